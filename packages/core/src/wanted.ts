type Plain = string | number | boolean | null;

/** How much there may be, both ends included; `null` for no bound. */
export interface Bounds {
  readonly least: number | null;
  readonly most: number | null;
}

/**
 * What would be right in a place where a value from outside is not, as plain data: `CoreWords` says it in a language.
 *
 * - `no field`: the place itself is not known; the `fields` that are, or `null` where that cannot be told.
 * - `missing`: nothing stands there, and something must.
 * - `value`: one of these.
 * - `number`, `whole number`: within bounds. `text`: of so many characters. `list`: of so many values.
 * - `object`: with these fields, or at least so many of them.
 * - `either`: one of several.
 * - `plain`: what JSON cannot hold stands there. `size`: less than stands there.
 * - `words`: what the author of the schema wrote, in whatever language. `other`: something else, and no more is known.
 */
export type Wanted =
  | { readonly is: "no field"; readonly fields: readonly string[] | null }
  | { readonly is: "missing"; readonly of: Wanted }
  | { readonly is: "value"; readonly of: readonly Plain[] }
  | ({ readonly is: "number" | "whole number" | "text" } & Bounds)
  | ({ readonly is: "list"; readonly each: Wanted | null } & Bounds)
  | { readonly is: "object"; readonly fields: readonly string[] | null; readonly least: number | null }
  | { readonly is: "either"; readonly of: readonly Wanted[] }
  | { readonly is: "plain"; readonly what: "json" | "object" | "number" | "zero" | "value" | "key" }
  | { readonly is: "size"; readonly of: "values" | "levels" | "key"; readonly most: number }
  | { readonly is: "words"; readonly text: string }
  | { readonly is: "other" };

/** Nothing is known of how much there may be. */
export const unbounded: Bounds = { least: null, most: null };

const plain = {
  json: "plain JSON",
  object: "a plain object",
  number: "a finite number",
  zero: "0 rather than -0",
  value: "a value, not an accessor",
  key: "no key named __proto__",
} as const;

const size = {
  values: (most: number) => `at most ${most} values`,
  levels: (most: number) => `at most ${most} levels`,
  key: (most: number) => `keys of at most ${most} characters`,
} as const;

/** Several as one: “1, 2 or 3”, with the word that joins the last two. */
function joined(texts: readonly string[], word: string): string {
  const last = texts[texts.length - 1] ?? "";
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(", ")} ${word} ${last}`;
}

function amount({ least, most }: Bounds): string {
  if (least === null) return most === null ? "" : `at most ${most}`;
  if (most === null) return `at least ${least}`;
  return least === most ? String(least) : `${least} to ${most}`;
}

function numberText(name: string, { least, most }: Bounds): string {
  if (least === null) return most === null ? name : `${name} of at most ${most}`;
  return most === null ? `${name} of at least ${least}` : `${name} from ${least} to ${most}`;
}

function countText(name: string, unit: string, bounds: Bounds): string {
  const { least, most } = bounds;
  if (least === null && most === null) return name;
  return `${name} of ${amount(bounds)} ${unit}${(most ?? least) === 1 ? "" : "s"}`;
}

function objectText(fields: readonly string[] | null, least: number | null): string {
  if (fields === null) return "an object";
  if (fields.length === 0) return "an object without fields";
  const names = `${fields.length === 1 ? "field" : "fields"} ${joined(fields, "and")}`;
  return least === null ? `an object with the ${names}` : `an object with at least ${least} of the ${names}`;
}

/** Each of several that would be right, said by `say`. */
export function eachOf(of: readonly Wanted[], say: (wanted: Wanted) => string): string[] {
  return of.flatMap((one) =>
    one.is === "value" ? one.of.map((value) => JSON.stringify(value)) : [say(one)],
  );
}

/** What would be right, in English, as it stands after “expected”. */
export function wantedText(wanted: Wanted): string {
  switch (wanted.is) {
    case "no field": {
      const { fields } = wanted;
      if (fields === null) return "no such field";
      if (fields.length === 0) return "no such field; there are none";
      return `no such field; the ${fields.length === 1 ? "only field is" : "fields are"} ${joined(fields, "and")}`;
    }
    case "missing":
      return wanted.of.is === "other" ? "a value" : wantedText(wanted.of);
    case "value":
      return joined(eachOf([wanted], wantedText), "or");
    case "number":
      return numberText("a number", wanted);
    case "whole number":
      return numberText("a whole number", wanted);
    case "text":
      return countText("a text", "character", wanted);
    case "list":
      return `${countText("a list", "value", wanted)}${wanted.each ? `, each ${wantedText(wanted.each)}` : ""}`;
    case "object":
      return objectText(wanted.fields, wanted.least);
    case "either":
      return joined(eachOf(wanted.of, wantedText), "or");
    case "plain":
      return plain[wanted.what];
    case "size":
      return size[wanted.of](wanted.most);
    case "words":
      return wanted.text;
    default:
      return "another value";
  }
}
