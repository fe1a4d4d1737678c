import { FacedownError } from "./errors.js";

/** Plain JSON. States, inputs, packets and records are made of nothing else. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** How deep and how large a value from outside may be. */
export interface JsonLimits {
  /** The greatest number of nested arrays and objects. */
  readonly depth: number;
  /** The greatest number of values, containers included. */
  readonly values: number;
  /** The greatest length of one string, in UTF-16 units. */
  readonly text: number;
}

/** What a move's input may be: 16 levels, 4,096 values, strings of 8,192. */
export const inputLimits: JsonLimits = { depth: 16, values: 4096, text: 8192 };

/** What a state or a record may be: 64 levels, ten million values, strings of a million. */
export const stateLimits: JsonLimits = { depth: 64, values: 10_000_000, text: 1_000_000 };

/** Where a value is not plain JSON, and what would be right. */
export interface JsonProblem {
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
}

/** Finds the first place where a value is not plain JSON within the limits. Bounded, never throws. */
export function jsonProblem(
  value: unknown,
  path: string,
  limits: JsonLimits = stateLimits,
): JsonProblem | undefined {
  let left = limits.values;
  const problem = (at: string, found: unknown, expected: string): JsonProblem => ({
    path: at,
    value: found,
    expected,
  });
  const visit = (found: unknown, at: string, depth: number): JsonProblem | undefined => {
    if (--left < 0) return problem(at, found, `at most ${limits.values} values`);
    if (found === null || typeof found === "boolean") return undefined;
    if (typeof found === "number") {
      if (!Number.isFinite(found)) return problem(at, found, "a finite number");
      return Object.is(found, -0) ? problem(at, found, "0 rather than -0") : undefined;
    }
    if (typeof found === "string")
      return found.length > limits.text ? problem(at, found, `a text of at most ${limits.text}`) : undefined;
    if (typeof found !== "object") return problem(at, found, "plain JSON");
    if (depth === 0) return problem(at, found, `at most ${limits.depth} levels`);
    if (Array.isArray(found)) {
      if (found.length > left) return problem(at, found, `at most ${limits.values} values`);
      for (let i = 0; i < found.length; i++) {
        const inner = visit(found[i], `${at}[${i}]`, depth - 1);
        if (inner) return inner;
      }
      return undefined;
    }
    const prototype: unknown = Object.getPrototypeOf(found);
    if (prototype !== Object.prototype && prototype !== null) return problem(at, found, "a plain object");
    for (const key of Object.keys(found)) {
      if (key === "__proto__") return problem(at, key, "no key named __proto__");
      const descriptor = Object.getOwnPropertyDescriptor(found, key);
      if (!descriptor || !("value" in descriptor))
        return problem(`${at}.${key}`, undefined, "a value, not an accessor");
      const inner = visit(descriptor.value, `${at}.${key}`, depth - 1);
      if (inner) return inner;
    }
    return undefined;
  };
  try {
    return visit(value, path, limits.depth);
  } catch {
    return problem(path, undefined, "plain JSON");
  }
}

/** Throws `not-json` with the path, unless the value is plain JSON within the limits. */
export function assertJson(value: unknown, path: string, limits: JsonLimits = stateLimits): void {
  const found = jsonProblem(value, path, limits);
  if (found) throw new FacedownError("not-json", found.path, found.value, found.expected);
}

/** A deep copy of plain JSON. */
export function copyJson<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copyJson(value[i] as unknown);
    return list as T;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyJson(value[key]);
  return copy as T;
}

/** Whether two values of plain JSON are equal; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys)
    if (
      !Object.hasOwn(b, key) ||
      !sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
    )
      return false;
  return true;
}

/** Freezes a value of plain JSON to its leaves and gives it back. What is frozen already is taken to be so throughout. */
export function freezeJson<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freezeJson(inner);
  }
  return value;
}

/** JSON with the keys of every object in order, so that equal values have equal texts. For hashes. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const fields = value as Record<string, unknown>;
  const parts = Object.keys(fields).sort();
  return `{${parts.map((key) => `${JSON.stringify(key)}:${canonicalJson(fields[key])}`).join(",")}}`;
}
