import { FacedownError, type Content } from "@facedown/core";

/** Throws `bad-game` with the field unless it is right. */
export function must(holds: boolean, path: string, value: unknown, expected: string): void {
  if (!holds) throw new FacedownError("bad-game", path, value, expected);
}

/** The fields of an object from outside. Throws `bad-game` for anything else. */
export function fieldsOf<Name extends string>(
  value: unknown,
  path: string,
  expected: string,
): { readonly [name in Name]?: unknown } {
  must(typeof value === "object" && value !== null, path, value, expected);
  return value as { readonly [name in Name]?: unknown };
}

/** Throws `bad-game` unless records can name it. */
export function assertNamed(
  { id, version }: { readonly id?: unknown; readonly version?: unknown },
  path = "",
): void {
  const isName = typeof id === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  must(isName, `${path}id`, id, "lower-case words joined by hyphens");
  must(
    Number.isSafeInteger(version) && Number(version) >= 1,
    `${path}version`,
    version,
    "a whole number from 1",
  );
}

/** Throws `bad-game` unless this says what something is, for records. */
export function assertContent(content: unknown, path: string): asserts content is Content {
  const named = fieldsOf<"id" | "version" | "hash">(content, path, "what it is: { id, version, hash }");
  assertNamed(named, `${path}.`);
  const { hash } = named;
  must(
    typeof hash === "string" && /^[0-9a-f]{64}$/.test(hash),
    `${path}.hash`,
    hash,
    "64 hexadecimal digits",
  );
}
