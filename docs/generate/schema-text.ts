import { english } from "@facedown/core";

/** What is read of a Valibot schema. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly pipe?: readonly Action[];
}

interface Action {
  readonly kind: string;
  readonly type: string;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

const number = new Intl.NumberFormat("en-US");

function asNumber(value: unknown): string {
  return number.format(value as number);
}

function list(texts: readonly string[]): string {
  const [last = "", ...rest] = [...texts].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(", ")} or ${last}`;
}

function literal(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function within(actions: readonly Action[], least: string, most: string): [unknown, unknown] {
  const of = (type: string): unknown => actions.find((action) => action.type === type)?.requirement;
  return [of(least), of(most)];
}

function numberText(actions: readonly Action[]): string {
  const isWhole = actions.some(({ type }) => type === "integer" || type === "safe_integer");
  const [least, most] = within(actions, "min_value", "max_value");
  const kind = isWhole ? "a whole number" : "a number";
  if (least === undefined && most === undefined) return kind;
  if (most === undefined) return `${kind} from ${asNumber(least)}`;
  return least === undefined
    ? `${kind} up to ${asNumber(most)}`
    : `${kind} from ${asNumber(least)} to ${asNumber(most)}`;
}

function lengthText(actions: readonly Action[], thing: string): string {
  const [least, most] = within(actions, "min_length", "max_length");
  if (least === undefined && most === undefined) return "";
  if (least === undefined) return `, at most ${asNumber(most)}${thing}`;
  return most === undefined
    ? `, at least ${asNumber(least)}${thing}`
    : `, ${asNumber(least)} to ${asNumber(most)}${thing}`;
}

const mostChoices = 8;

function choicesText(values: readonly unknown[]): string {
  if (values.length <= mostChoices) return list(values.map(literal));
  return `one of ${values.length} values: ${values.slice(0, 3).map(literal).join(", ")} …`;
}

function itemsText(items: readonly string[]): string {
  const isSame = items.every((item) => item === items[0]);
  return `a list of ${items.length}${isSame ? `, each ${items[0]!}` : `: ${items.join("; ")}`}`;
}

function fieldsText(entries: Readonly<Record<string, Shape>>): string {
  const fields = Object.entries(entries).map(([name, field]) => {
    const optional = field.type === "optional" || field.type === "exact_optional" ? "?" : "";
    return `\`${name}${optional}\` (${textOf(field)})`;
  });
  return `an object of ${english.list(fields)}`;
}

function textOf(shape: Shape): string {
  const actions = shape.pipe?.filter(({ kind }) => kind !== "schema") ?? [];
  const checks = actions.flatMap(({ type, message }) =>
    type === "check" && typeof message === "string" ? [`: ${message}`] : [],
  );
  return kindText(shape, actions) + checks.join("");
}

function kindText(shape: Shape, actions: readonly Action[]): string {
  switch (shape.type) {
    case "optional":
    case "exact_optional":
    case "lazy":
      return textOf(shape.wrapped!);
    case "nullable":
      return `${textOf(shape.wrapped!)}, or \`null\``;
    case "boolean":
      return "`true` or `false`";
    case "literal":
      return literal(shape.literal);
    case "picklist":
      return choicesText(shape.options ?? []);
    case "number":
      return numberText(actions);
    case "string":
      return `a text${lengthText(actions, " characters")}`;
    case "array":
      return `a list${lengthText(actions, "")}, each ${textOf(shape.item!)}`;
    case "tuple":
    case "strict_tuple":
      return itemsText(shape.items!.map(textOf));
    case "union":
      return (shape.options as readonly Shape[]).map(textOf).join("; or ");
    case "strict_object":
      return fieldsText(shape.entries!);
    case "record":
      return "an object";
    default:
      throw new Error(`no words for a schema of type "${shape.type}"`);
  }
}

/** What values a Valibot schema takes, in words; code stands in backquotes. Throws for a kind that is new to it. */
export function schemaText(schema: unknown): string {
  return textOf(schema as Shape);
}

/** A field of an object's schema. */
export interface Field {
  readonly name: string;
  readonly schema: unknown;
  /** Its default as JSON, where it has one. */
  readonly default: string | undefined;
}

/** The fields of the schema of an object; none for no schema. */
export function fieldsOf(schema: unknown): Field[] {
  const entries = (schema as Shape | undefined)?.entries ?? {};
  return Object.entries(entries).map(([name, field]) => ({
    name,
    schema: field,
    default: "default" in field && field.default !== undefined ? JSON.stringify(field.default) : undefined,
  }));
}
