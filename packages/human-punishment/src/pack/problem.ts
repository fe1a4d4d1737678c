/** Where a pack is wrong and how. */
export interface Problem {
  /** The field, such as `identities[3].copies`; empty for the pack itself. */
  readonly path: string;
  /** What stands there, in at most 100 characters. */
  readonly value: string;
  /** What would be right, in words. */
  readonly expected: string;
}

const longest = 80;

/** A value in a few words. */
export function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, longest)).slice(0, longest);
  if (typeof value === "object" && value !== null)
    return Array.isArray(value) ? `a list of ${value.length}` : "an object";
  if (Object.is(value, -0)) return "-0";
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value)
    : value === undefined
      ? "nothing"
      : `a ${typeof value}`;
}

/** The path of a field within `path`: `programs[3]`, `programs[3].fx`. */
export function within(path: string, key: string | number): string {
  if (typeof key === "number" || /^\d+$/.test(key)) return `${path}[${key}]`;
  if (!/^[a-z_$][\w$]{0,40}$/i.test(key)) return `${path}[${shown(key)}]`;
  return path === "" ? key : `${path}.${key}`;
}
