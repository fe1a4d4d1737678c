import { within, type Problem, shown } from "./problem.js";

/** A pack's strings lie five levels deep: pack, list, card, side, five texts. */
const deepest = 5;
const mostEntries = 1000;
const mostValues = 100_000;

/** A copy of a value from outside that can be read without surprise, or why there is none. */
export type Snapshot =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.expected);
  }
}

function refuse(path: string, value: unknown, expected: string): never {
  throw new Refused({ path, value: shown(value), expected });
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/**
 * Copies plain data to the depth of a pack: deeper containers come out empty, which no pack has there. Runs no accessor,
 * keeps no `__proto__` key, and stops at 1,000 entries of one container or 100,000 values in all.
 */
export function snapshot(value: unknown): Snapshot {
  let left = mostValues;

  const field = (from: object, key: string, path: string, depth: number): unknown => {
    const descriptor = Object.getOwnPropertyDescriptor(from, key);
    if (descriptor === undefined) refuse(path, undefined, "a list without gaps");
    if (!("value" in descriptor)) refuse(path, undefined, "a value, not an accessor");
    return copy(descriptor.value, path, depth);
  };

  const copy = (found: unknown, path: string, depth: number): unknown => {
    if (--left < 0) refuse(path, found, `a pack of at most ${mostValues} values`);
    if (typeof found !== "object" || found === null) return found;
    if (Array.isArray(found)) {
      if (found.length > mostEntries) refuse(path, found, `at most ${mostEntries} entries`);
      if (depth === 0) return [];
      return Array.from({ length: found.length }, (_, index) =>
        field(found, String(index), within(path, index), depth - 1),
      );
    }
    if (!isPlain(found)) refuse(path, found, "plain data, as JSON has it");
    if (depth === 0) return {};
    const keys = Object.keys(found);
    if (keys.length > mostEntries) refuse(path, found, `at most ${mostEntries} keys`);
    const made: Record<string, unknown> = {};
    for (const key of keys) {
      if (key === "__proto__") refuse(within(path, key), undefined, "no such key");
      made[key] = field(found, key, within(path, key), depth - 1);
    }
    return made;
  };

  try {
    return { ok: true, value: copy(value, "", deepest) };
  } catch (thrown) {
    const problem =
      thrown instanceof Refused
        ? thrown.problem
        : { path: "", value: "what cannot be read", expected: "plain data, as JSON has it" };
    return { ok: false, problem };
  }
}
