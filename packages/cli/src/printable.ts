// Control characters, and what turns the direction of a line: a terminal would follow them.
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A line for a terminal: characters that would do something other than be seen are written as escapes, such as `\u001b`. */
export function printable(line: string): string {
  return line.replaceAll(
    unsafe,
    (found) => `\\u${found.codePointAt(0)?.toString(16).padStart(4, "0") ?? ""}`,
  );
}
