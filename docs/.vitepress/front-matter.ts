import { readFileSync } from "node:fs";

/** What the head of a page says of it. */
export interface FrontMatter {
  readonly title: string;
  /** Where the page stands among its neighbors; those without a number come last, by their files' names. */
  readonly order: number;
}

function fieldOf(head: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:\\s*(.+?)\\s*$`, "m").exec(head)?.[1];
  return found?.replace(/^(["'])(.*)\1$/, "$2");
}

/** The head of a page; without one, the title is the page's first heading. */
export function frontMatter(file: string): FrontMatter {
  const text = readFileSync(file, "utf8");
  const head = /^---\n([^]*?)\n---\n/.exec(text)?.[1] ?? "";
  const title = fieldOf(head, "title") ?? /^# (.+)$/m.exec(text)?.[1];
  if (title === undefined) throw new Error(`${file}: a page has a title`);
  return { title, order: Number(fieldOf(head, "order") ?? Infinity) };
}
