import { FacedownError, type Result } from "./errors.js";
import { inputLimits, readJson, type JsonLimits, type JsonProblem } from "./json.js";

/** What a schema says of a value it refuses. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The part of Standard Schema 1 (standardschema.dev) that is used here: Valibot, Zod, ArkType and others fulfil it.
 * A schema must be synchronous and refuse what it does not know.
 */
export interface Schema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    /** Reads a value: what it is, or what is wrong with it. */
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: Value; readonly issues?: undefined }
      | { readonly issues: readonly SchemaIssue[] }
      | Promise<unknown>;
    readonly types?: { readonly input: unknown; readonly output: Value } | undefined;
  };
}

/** What would be right, out of a message such as "Invalid type: Expected number but received "2"". */
function wanted(message: string): string {
  return /^Invalid .*?: Expected (.+?) but received /su.exec(message)?.[1] ?? message;
}

function pathOf(issue: SchemaIssue): string {
  return (issue.path ?? [])
    .map((part) => (typeof part === "object" ? part.key : part))
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("");
}

function at(value: unknown, issue: SchemaIssue): unknown {
  let found = value;
  for (const part of issue.path ?? []) {
    const key = typeof part === "object" ? part.key : part;
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<PropertyKey, unknown>)[key];
  }
  return found;
}

/**
 * Reads a value from outside by a schema: plain JSON within the limits first, then the schema. Gives where it is wrong
 * and what would be right. Throws `bad-game` for a schema that is not synchronous.
 */
export function readBy<Value>(
  schema: Schema<Value>,
  value: unknown,
  path: string,
  limits: JsonLimits = inputLimits,
): Result<Value, JsonProblem> {
  const plain = readJson(value, path, limits);
  if (!plain.ok) return plain;
  const read = schema["~standard"].validate(plain.value);
  if ("then" in read)
    throw new FacedownError("bad-game", path, schema["~standard"].vendor, "a synchronous schema");
  if (read.issues === undefined) return { ok: true, value: (read as { value: Value }).value };
  const [issue] = read.issues;
  if (issue === undefined)
    return { ok: false, error: { path, value: plain.value, expected: "another value" } };
  return {
    ok: false,
    error: { path: path + pathOf(issue), value: at(plain.value, issue), expected: wanted(issue.message) },
  };
}
