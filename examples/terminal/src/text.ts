/** Text without control characters: what somebody typed or a pack holds cannot steer the terminal. */
export function clean(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, " ");
}

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a field or a move as words: `launchFlags` reads `Launch flags`. */
export function humanize(name: string): string {
  return capital(name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase());
}

/** Breaks a line at spaces so that it fits into `width` columns; what follows the first is indented. */
export function wrap(line: string, width: number, indent = "  "): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    const hang = lines.length === 0 ? 0 : indent.length;
    const space = rest.lastIndexOf(" ", width);
    const at = space > hang ? space : width;
    lines.push(rest.slice(0, at).trimEnd());
    rest = indent + rest.slice(at).trimStart();
  }
  return [...lines, rest];
}

/** The line cut to the width, with a mark where it was cut. */
export function shorten(line: string, width: number): string {
  return line.length <= width ? line : `${line.slice(0, width - 1).trimEnd()}…`;
}

/** The lines with neighbors that say the same told once: `A card goes … (3 times)`. */
export function toldOnce(lines: readonly string[]): string[] {
  const told: { readonly line: string; times: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.line === line) last.times++;
    else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
}

/** A list of things as text: `a, b or c`. */
export function either(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "nothing")
    : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;
}
