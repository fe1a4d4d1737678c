import type { Json } from "@facedown/core";

/** A JSON Schema, as far as it is read here. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: Json;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Of all elements, or of each by its place. */
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly minItems?: number;
}

/** How an option is asked for. */
export type Field =
  | { readonly kind: "boolean"; readonly usual: Json }
  | { readonly kind: "choice"; readonly choices: readonly Json[]; readonly usual: Json }
  | {
      readonly kind: "number";
      readonly min: number | null;
      readonly max: number | null;
      readonly mayBeNone: boolean;
      readonly isWhole: boolean;
      readonly usual: Json;
    }
  | { readonly kind: "json"; readonly usual: Json };

const isNull = ({ type }: JsonSchema): boolean => type === "null";

function choicesOf({ type, const: only, enum: some, anyOf }: JsonSchema): readonly Json[] | undefined {
  if (only !== undefined) return [only];
  if (some) return some;
  if (type === "null") return [null];
  const parts = anyOf?.map(choicesOf);
  return parts?.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** How the value of a schema is asked for. */
export function fieldOf(schema: JsonSchema): Field {
  const usual = schema.default ?? null;
  if (schema.type === "boolean") return { kind: "boolean", usual };
  const choices = choicesOf(schema);
  if (choices) return { kind: "choice", choices, usual };
  const parts = (schema.anyOf ?? [schema]).filter((part) => !isNull(part));
  const [part] = parts;
  if (parts.length === 1 && part && (part.type === "number" || part.type === "integer")) {
    const { minimum = null, maximum = null, type } = part;
    const mayBeNone = schema.anyOf?.some(isNull) ?? false;
    return { kind: "number", min: minimum, max: maximum, mayBeNone, isWhole: type === "integer", usual };
  }
  return { kind: "json", usual };
}

/** How the options of a schema are asked for, by name. */
export function fieldsOf({ properties = {} }: JsonSchema): [name: string, field: Field][] {
  return Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema)]);
}

const most = 200;

/** All values of a schema when they are few; `undefined` when they are not. */
export function valuesOf(schema: JsonSchema): readonly Json[] | undefined {
  if (schema.type === "boolean") return [false, true];
  const choices = choicesOf(schema);
  if (choices) return choices;
  const { type, minimum, maximum, properties, anyOf } = schema;
  if (type === "integer" && minimum !== undefined && maximum !== undefined && maximum - minimum < most)
    return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at);
  if (anyOf) {
    const parts = anyOf.map(valuesOf);
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (type !== "object" || !properties) return undefined;
  let all: Readonly<Record<string, Json>>[] = [{}];
  for (const [name, property] of Object.entries(properties)) {
    const values = valuesOf(property);
    if (!values || values.length * all.length > most) return undefined;
    all = all.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
  }
  return all;
}

/** Some value of a schema, the least there is; `undefined` for a schema that is not read here. */
export function exampleOf(schema: JsonSchema): Json | undefined {
  const [choice] = choicesOf(schema) ?? [];
  if (choice !== undefined) return choice;
  const { type, anyOf, minimum, properties = {}, items = {}, minItems = 0 } = schema;
  if (anyOf) return anyOf.map(exampleOf).find((value) => value !== undefined);
  switch (type) {
    case "boolean":
      return false;
    case "string":
      return "";
    case "number":
    case "integer":
      return minimum ?? 0;
    case "array": {
      const parts = "length" in items ? items : Array.from({ length: minItems }, () => items);
      const values = parts.map(exampleOf);
      return values.every((value) => value !== undefined) ? values : undefined;
    }
    case "object": {
      const fields = Object.entries(properties).map(
        ([name, property]) => [name, exampleOf(property)] as const,
      );
      const isWhole = fields.every(([, value]) => value !== undefined);
      return isWhole ? (Object.fromEntries(fields) as Json) : undefined;
    }
    default:
      return undefined;
  }
}
