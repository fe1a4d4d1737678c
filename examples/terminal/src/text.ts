import stringWidth from "string-width";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const widths = new Map<string, number>();

/** How many columns one character takes, as a reader counts characters. */
function widthOf(character: string): number {
  let width = widths.get(character);
  if (width === undefined) widths.set(character, (width = stringWidth(character)));
  return width;
}

/** Whether each unit of the text is a character of one column, as Latin letters and common punctuation are. */
const isNarrow = (text: string): boolean => /^[ -~\u00a1-\u00ac\u00ae-\u02ff–—‘’“”…─]*$/.test(text);

/** How many columns of a terminal a text takes: two for each wide character and each emoji. */
export function columnsOf(text: string): number {
  if (isNarrow(text)) return text.length;
  let columns = 0;
  for (const { segment } of segmenter.segment(text)) columns += widthOf(segment);
  return columns;
}

/** How much of a text, in UTF-16 units, fits into so many columns without breaking a character. */
function fitting(text: string, columns: number): number {
  if (isNarrow(text)) return Math.min(text.length, columns);
  let left = columns;
  for (const { segment, index } of segmenter.segment(text)) {
    left -= widthOf(segment);
    if (left < 0) return index;
  }
  return text.length;
}

/** The length of a text's first character, in UTF-16 units. */
function firstCharacter(text: string): number {
  for (const { segment } of segmenter.segment(text)) return segment.length;
  return 0;
}

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
  for (;;) {
    const end = fitting(rest, width);
    const hang = lines.length === 0 ? 0 : indent.length;
    const space = rest.lastIndexOf(" ", end);
    const at = space > hang ? space : Math.max(end, hang + firstCharacter(rest.slice(hang)));
    if (end === rest.length || at === rest.length) return [...lines, rest];
    lines.push(rest.slice(0, at).trimEnd());
    rest = indent + rest.slice(at).trimStart();
  }
}

/** The line cut to the width, with a mark where it was cut. */
export function shorten(line: string, width: number): string {
  return columnsOf(line) <= width ? line : `${line.slice(0, fitting(line, width - 1)).trimEnd()}…`;
}

/** The lines with neighbors that say the same told once: `A card goes … (3 times)`, in the words of `say`. */
export function toldOnce(
  lines: readonly string[],
  say = (line: string, times: number): string => `${line} (${times} times)`,
): string[] {
  const told: { readonly line: string; times: number }[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last?.line === line) last.times++;
    else told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => (times === 1 ? line : say(line, times)));
}

/** A list of things as text: `a, b or c`. */
export function either(names: readonly string[], or = "or"): string {
  return names.length < 2
    ? (names[0] ?? "–")
    : `${names.slice(0, -1).join(", ")} ${or} ${names.at(-1) ?? ""}`;
}

/**
 * What labels have in common, from their beginnings and their ends, word by word, with a mark for the rest:
 * `Take the … and aim it`. `undefined` when they share no word, or are one and the same.
 */
export function inCommon(labels: readonly string[]): string | undefined {
  const [first = [], ...others] = labels.map((label) => label.split(" "));
  const shared = (at: (words: readonly string[], i: number) => string | undefined, most: number): number => {
    let count = 0;
    while (count < most && others.every((words) => at(words, count) === at(first, count))) count++;
    return count;
  };
  const shortest = Math.min(first.length, ...others.map(({ length }) => length));
  const start = shared((words, i) => words[i], shortest);
  const end = shared((words, i) => words.at(-1 - i), shortest - start);
  if (start + end === 0 || labels.every((label) => label === labels[0])) return undefined;
  return [...first.slice(0, start), "…", ...first.slice(first.length - end)].join(" ");
}
