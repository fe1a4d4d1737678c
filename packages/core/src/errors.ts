/** What went wrong, as a word that programs can compare. */
export type ErrorCode =
  | "bad-seat"
  | "bad-json"
  | "bad-option"
  | "bad-seed"
  | "bad-game"
  | "bad-record"
  | "bad-state"
  | "bad-random"
  | "bad-zone"
  | "bad-sealed"
  | "bad-fact"
  | "bad-event"
  | "bad-move"
  | "not-json"
  | "never-settles"
  | "rules-broke"
  | "no-imagined-state"
  | "too-long";

const shortest = 120;

/** A value in at most 130 characters, for error texts; never throws and never runs long. */
export function brief(value: unknown): string {
  try {
    const text = short(value);
    return text.length > shortest ? `${text.slice(0, shortest)}…` : text;
  } catch {
    return "something that cannot be read";
  }
}

function short(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, shortest));
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return "a bigint";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) {
    const keys = Object.keys(value);
    return `an object with ${keys.length === 0 ? "no keys" : short(keys.slice(0, 5).join(", "))}`;
  }
  return Object.is(value, -0) ? "-0" : String(value);
}

/**
 * Misuse of the library, or rules that broke. The message reads `path: expected …, got …`.
 * Whatever threw it has changed nothing. Moves that the rules refuse are values, never errors.
 */
export class FacedownError extends Error {
  override readonly name = "FacedownError";
  /** What went wrong. */
  readonly code: ErrorCode;
  /** The field that is wrong, such as `options.seats` or `record.steps[3]`. */
  readonly path: string;
  /** The value found there. Not enumerable: it may hold a whole game, and who prints the error wants to read the rest. */
  declare readonly value: unknown;
  /** What would be right, in words. */
  readonly expected: string;

  constructor(code: ErrorCode, path: string, value: unknown, expected: string, cause?: unknown) {
    super(`${path}: expected ${expected}, got ${brief(value)}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.path = path;
    Object.defineProperty(this, "value", { value });
    this.expected = expected;
  }
}

/** Whether this is an object of any kind, and not `null`. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Throws unless something from outside is an object. */
export function assertObject(
  value: unknown,
  code: ErrorCode,
  path: string,
  expected: string,
): asserts value is object {
  if (!isObject(value)) throw new FacedownError(code, path, value, expected);
}

/** What can fail for reasons outside the program: the value, or what was wrong. */
export type Result<T, E = FacedownError> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };
