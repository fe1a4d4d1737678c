import { unbounded, type Bounds, type Wanted } from "./wanted.js";

type Loose = Readonly<Record<string, unknown>>;

function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

const wrappers: readonly unknown[] = ["optional", "exact_optional", "nullish", "nullable", "undefinedable"];
const leasts: readonly unknown[] = ["min_value", "min_length", "min_entries"];
const mosts: readonly unknown[] = ["max_value", "max_length"];
const exacts: readonly unknown[] = ["length", "value"];
const wholes: readonly unknown[] = ["integer", "safe_integer"];

/** What the checks of a pipe say that can be put into words. Others are left to the message of their issue. */
export const knownChecks: readonly unknown[] = [...leasts, ...mosts, ...exacts, ...wholes, "non_empty"];

/** The schema without what wraps it. */
function bare(schema: unknown): unknown {
  let inner = schema;
  while (isLoose(inner) && wrappers.includes(inner["type"])) inner = inner["wrapped"];
  return inner;
}

/** The fields of an object's schema by their names: of Valibot's `entries`, or of a `shape` as others have. */
function entriesOf(schema: unknown): Loose | undefined {
  const inner = bare(schema);
  if (!isLoose(inner)) return undefined;
  const entries = inner["entries"] ?? inner["shape"];
  return isLoose(entries) ? entries : undefined;
}

/** The names of the fields that a schema knows. */
export function fieldsOf(schema: unknown): readonly string[] | null {
  const entries = entriesOf(schema);
  return entries === undefined ? null : Object.keys(entries);
}

/** The schema of one field or one item of what a schema reads; `undefined` where that cannot be told. */
export function schemaAt(schema: unknown, key: PropertyKey): unknown {
  const inner = bare(schema);
  if (!isLoose(inner)) return undefined;
  const entries = entriesOf(inner);
  if (entries) return Object.hasOwn(entries, key) ? entries[key as string] : undefined;
  if (inner["item"] !== undefined) return inner["item"];
  if (typeof key === "number") return list(inner["items"])[key];
  const known = list(inner["options"]).filter((option) => entriesOf(option) !== undefined);
  return known.length === 1 ? schemaAt(known[0], key) : undefined;
}

function boundsOf(checks: readonly Loose[]): Bounds {
  let { least, most } = unbounded;
  for (const { type, requirement } of checks) {
    const bound = type === "non_empty" ? 1 : requirement;
    if (typeof bound !== "number") continue;
    if (leasts.includes(type) || exacts.includes(type) || type === "non_empty")
      least = Math.max(least ?? bound, bound);
    if (mosts.includes(type) || exacts.includes(type)) most = Math.min(most ?? bound, bound);
  }
  return { least, most };
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function plainValues(values: readonly unknown[]): Wanted | undefined {
  return values.length > 0 && values.every(isPlain) ? { is: "value", of: values } : undefined;
}

function eitherOf(options: readonly (Wanted | undefined)[]): Wanted | undefined {
  const of: Wanted[] = [];
  for (const option of options) {
    if (option === undefined) return undefined;
    of.push(option);
  }
  return of.length === 0 ? undefined : { is: "either", of };
}

function sameEach(items: readonly unknown[]): Wanted | null {
  const [first, ...others] = items.map((item) => wantedBy(item) ?? null);
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? (first ?? null) : null;
}

/**
 * What a schema wants, as far as it tells that itself, as Valibot's schemas do; `undefined` for others. Never throws for a
 * schema of any kind.
 */
export function wantedBy(schema: unknown): Wanted | undefined {
  if (!isLoose(schema)) return undefined;
  const checks = list(schema["pipe"]).filter(isLoose);
  const bounds = boundsOf(checks);
  switch (schema["type"]) {
    case "nullable":
    case "nullish":
      return eitherOf([wantedBy(schema["wrapped"]), { is: "value", of: [null] }]);
    case "optional":
    case "exact_optional":
      return wantedBy(schema["wrapped"]);
    case "literal":
      return plainValues([schema["literal"]]);
    case "picklist":
    case "enum":
      return plainValues(list(schema["options"]));
    case "boolean":
      return { is: "value", of: [true, false] };
    case "null":
      return { is: "value", of: [null] };
    case "number":
      return { is: checks.some(({ type }) => wholes.includes(type)) ? "whole number" : "number", ...bounds };
    case "string":
      return { is: "text", ...bounds };
    case "array":
      return { is: "list", each: wantedBy(schema["item"]) ?? null, ...bounds };
    case "tuple":
    case "strict_tuple": {
      const items = list(schema["items"]);
      return { is: "list", each: sameEach(items), least: items.length, most: items.length };
    }
    case "object":
    case "strict_object":
      return { is: "object", fields: fieldsOf(schema), least: bounds.least };
    case "union":
    case "variant":
      return eitherOf(list(schema["options"]).map(wantedBy));
    default:
      return undefined;
  }
}
