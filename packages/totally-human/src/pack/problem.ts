/** Where a pack is wrong and how. */
export interface Problem {
  /** The field, such as `questions[3].text`; empty for the pack itself. */
  readonly path: string;
  /** What stands there, as it would be typed or in a few words, in at most 100 characters; safe to print. */
  readonly value: string;
  /** What would be right, in words. */
  readonly expected: string;
}

const longest = 80;
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

function quoted(text: string): string {
  const start = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  const escaped = JSON.stringify(start)
    .slice(1, -1)
    .replaceAll(invisible, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  return escaped.length > longest ? `"${escaped.slice(0, longest - 1)}…"` : `"${escaped}"`;
}

/** A value in a few words. Looks at the outermost level only, so that it is quick for any value. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "boolean":
      return String(value);
    case "undefined":
      return "nothing";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? `a list of ${value.length}` : "an object";
    default:
      return `a ${typeof value}`;
  }
}

/** The path of a field within `path`: `questions[3]`, `questions[3].text`, `["strange key"]`. */
export function within(path: string, key: string | number): string {
  if (typeof key === "number") return `${path}[${key}]`;
  if (!/^[a-z_$][\w$]{0,40}$/i.test(key)) return `${path}[${quoted(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}
