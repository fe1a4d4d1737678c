import { FacedownError, type Result } from "./errors.js";
import { wantedText, type Wanted } from "./wanted.js";

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
  /** The same as data, for a sentence in another language. */
  readonly wanted: Wanted;
}

/**
 * Copies a value from outside, reading each part of it once: plain JSON within the limits, or the first place where it is
 * not. What JSON leaves out (symbols, what is not enumerable) is left out. Bounded, never throws.
 */
export function readJson(
  value: unknown,
  path: string,
  limits: JsonLimits = stateLimits,
): Result<Json, JsonProblem> {
  const trail: (string | number)[] = [];
  let left = limits.values;
  let problem: JsonProblem | undefined;
  const tooMany: Wanted = { is: "size", of: "values", most: limits.values };
  const fail = (found: unknown, level: number, wanted: Wanted): Json | undefined => {
    const where = trail.slice(0, level).map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`));
    problem = { path: path + where.join(""), value: found, expected: wantedText(wanted), wanted };
    return undefined;
  };
  const list = (found: readonly unknown[], level: number): Json | undefined => {
    const { length } = found;
    if (length > left) return fail(found, level, tooMany);
    const copy: Json[] = [];
    for (let i = 0; i < length; i++) {
      trail[level] = i;
      const inner = visit(found[i], level + 1);
      if (inner === undefined) return undefined;
      copy.push(inner);
    }
    return copy;
  };
  const fields = (found: object, level: number): Json | undefined => {
    const prototype: unknown = Object.getPrototypeOf(found);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null)
      return fail(found, level, { is: "plain", what: "object" });
    const keys = Object.keys(found);
    if (keys.length > left) return fail(found, level, tooMany);
    const copy: Record<string, Json> = {};
    for (const key of keys) {
      if (key === "__proto__") return fail(key, level, { is: "plain", what: "key" });
      if (key.length > limits.text) return fail(key, level, { is: "size", of: "key", most: limits.text });
      trail[level] = key;
      const descriptor = Object.getOwnPropertyDescriptor(found, key);
      if (!descriptor || !("value" in descriptor))
        return fail(undefined, level + 1, { is: "plain", what: "value" });
      const inner = visit(descriptor.value, level + 1);
      if (inner === undefined) return undefined;
      copy[key] = inner;
    }
    return copy;
  };
  const visit = (found: unknown, level: number): Json | undefined => {
    if (--left < 0) return fail(found, level, tooMany);
    if (found === null || typeof found === "boolean") return found;
    if (typeof found === "number") {
      if (!Number.isFinite(found)) return fail(found, level, { is: "plain", what: "number" });
      return Object.is(found, -0) ? fail(found, level, { is: "plain", what: "zero" }) : found;
    }
    if (typeof found === "string")
      return found.length > limits.text
        ? fail(found, level, { is: "text", least: null, most: limits.text })
        : found;
    if (typeof found !== "object") return fail(found, level, { is: "plain", what: "json" });
    if (level === limits.depth) return fail(found, level, { is: "size", of: "levels", most: limits.depth });
    return Array.isArray(found) ? list(found, level) : fields(found, level);
  };
  try {
    const copy = visit(value, 0);
    if (copy !== undefined) return { ok: true, value: copy };
  } catch {
    fail(undefined, 0, { is: "plain", what: "json" });
  }
  return { ok: false, error: problem as JsonProblem };
}

/** Finds the first place where a value is not plain JSON within the limits. Bounded, never throws. */
export function jsonProblem(
  value: unknown,
  path: string,
  limits: JsonLimits = stateLimits,
): JsonProblem | undefined {
  const read = readJson(value, path, limits);
  return read.ok ? undefined : read.error;
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

/** Whether two values of plain JSON have the same text: equal, and their keys in the same order. */
export function sameText(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameText(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length) return false;
  return keys.every(
    (key, i) =>
      key === others[i] && sameText((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** Freezes a value of plain JSON to its leaves and gives it back. What is frozen already is taken to be so throughout. */
export function freezeJson<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key in value) {
      const inner = value[key];
      if (typeof inner === "object" && inner !== null) freezeJson(inner);
    }
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
