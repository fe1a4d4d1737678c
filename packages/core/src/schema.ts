import { FacedownError, isObject, type Result } from "./errors.js";
import { inputLimits, readJson, type Json, type JsonLimits, type JsonProblem } from "./json.js";
import { fieldsOf, knownChecks, schemaAt, wantedBy } from "./schema-wanted.js";
import { wantedText, type Wanted } from "./wanted.js";

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

type Key = string | number;

/** What Valibot and others say in their issues beyond the standard. */
interface RichIssue extends SchemaIssue {
  readonly kind?: unknown;
  readonly type?: unknown;
  readonly expected?: unknown;
  readonly code?: unknown;
  readonly keys?: unknown;
}

const ofObjects: readonly unknown[] = ["strict_object", "object", "loose_object", "variant"];

function keysOf(issue: RichIssue): Key[] {
  const keys = (issue.path ?? []).map((part) => (typeof part === "object" ? part.key : part));
  if (issue.code === "unrecognized_keys" && Array.isArray(issue.keys)) keys.push(issue.keys[0] as string);
  return keys.map((key) => (typeof key === "number" ? key : String(key)));
}

function at(value: unknown, keys: readonly Key[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Record<Key, unknown>)[key];
  }
  return found;
}

/** What a library's own message says would be right, as in `Invalid type: Expected number but received "2"`. */
function wantedByMessage(message: string): Wanted {
  const text = /^Invalid .*?: expected (.+?),?(?: but)? received /isu.exec(message)?.[1];
  if (text !== undefined) return { is: "words", text };
  return /^Invalid [^:]*: Received /u.test(message) ? { is: "other" } : { is: "words", text: message };
}

function isOwnMessage(message: string): boolean {
  return !/^Invalid [^:]*: (?:expected|received) /iu.test(message);
}

function wantedAt(schema: unknown, issue: RichIssue): Wanted {
  const { message, kind, type } = issue;
  if (isOwnMessage(message) || (kind === "validation" && !knownChecks.includes(type)))
    return wantedByMessage(message);
  return wantedBy(schema) ?? wantedByMessage(message);
}

/** Where a value is wrong and what would be right, of what a schema says: the one place where its issues become words. */
function problemOf(schema: unknown, issue: RichIssue, value: Json, path: string): JsonProblem {
  const problem = (keys: readonly Key[], wanted: Wanted): JsonProblem => ({
    path: path + keys.map((key) => (typeof key === "number" ? `[${key}]` : `.${key}`)).join(""),
    value: at(value, keys),
    expected: wantedText(wanted),
    wanted,
  });
  const keys = keysOf(issue);
  const schemaOf = (of: readonly Key[]): unknown => of.reduce(schemaAt, schema);
  const above = keys.slice(0, -1);
  const isExtra = issue.expected === "never";
  if (issue.code === "unrecognized_keys" || (isExtra && ofObjects.includes(issue.type)))
    return problem(keys, { is: "no field", fields: fieldsOf(schemaOf(above)) });
  if (isExtra && issue.type === "strict_tuple") return problem(above, wantedAt(schemaOf(above), issue));
  const parent = at(value, above);
  // To some a list is an object that lacks keys.
  if (ofObjects.includes(issue.type) && Array.isArray(parent))
    return problem(above, wantedBy(schemaOf(above)) ?? { is: "object", fields: null, least: null });
  const [last] = keys.slice(-1);
  const isMissing = last !== undefined && isObject(parent) && !Object.hasOwn(parent, last);
  if (!isMissing) return problem(keys, wantedAt(schemaOf(keys), issue));
  // Such an issue is the object's, and its message names the field and not what belongs there.
  const isOfObject = ofObjects.includes(issue.type);
  const of = isOfObject ? wantedBy(schemaOf(keys)) : wantedAt(schemaOf(keys), issue);
  return problem(keys, { is: "missing", of: of ?? { is: "other" } });
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
  const [issue = { message: "Invalid value: Received it" }] = read.issues;
  return { ok: false, error: problemOf(schema, issue, plain.value, path) };
}
