import type { Book } from "./books.js";
import { anchorOf, count, html, markdown } from "./markdown.js";
import type { Titled } from "./titles.js";
import { idsIn, type Proof, type TracedRule } from "./trace.js";

/** What a page of rules is made of. */
export interface RulesPage {
  readonly book: Pick<Book, "title" | "name" | "prefix">;
  readonly traced: readonly TracedRule[];
  /** The ids with which moves are refused. */
  readonly refusing: ReadonlySet<string>;
}

function sum(tests: readonly Titled[]): number {
  return tests.reduce((total, { cases }) => total + cases, 0);
}

function linked(title: string, prefix: string, own: string): string {
  return idsIn(title, prefix)
    .filter((id, at, all) => id !== own && all.indexOf(id) === at)
    .reduce(
      (text, id) => text.replace(new RegExp(`\\b${id}\\b(?!")`, "g"), `<a href="#${anchorOf(id)}">${id}</a>`),
      html(title),
    );
}

function testLine({ path, cases }: Titled, prefix: string, own: string): string {
  const many = cases > 1 ? ` (${cases} cases)` : "";
  return `<li>${path.map((title) => linked(title, prefix, own)).join(" › ")}${many}</li>`;
}

function proofList(proofs: readonly Proof[], prefix: string, own: string): string {
  const files = proofs.map(
    ({ file, tests }) =>
      `<li><code>${file}</code>\n<ul>\n${tests.map((each) => testLine(each, prefix, own)).join("\n")}\n</ul></li>`,
  );
  const tests = count(
    proofs.reduce((total, { tests: some }) => total + sum(some), 0),
    "test",
  );
  const where = proofs.length > 1 ? ` in ${proofs.length} files` : "";
  return `<details class="proof"><summary>${tests}${where}</summary>\n<ul>\n${files.join("\n")}\n</ul>\n</details>`;
}

function ruleSection({ id, rule, proofs }: TracedRule, { book, refusing }: RulesPage): string {
  const parts = [`### ${id} {#${anchorOf(id)}}`, markdown(rule.text)];
  if (rule.at !== undefined)
    parts.push(`**No program can break this (${rule.at}).** ${markdown(rule.why ?? "")}`);
  if (refusing.has(id)) parts.push("Moves that break it are refused with this id.");
  if (proofs.length > 0) parts.push(proofList(proofs, book.prefix, id));
  return parts.join("\n\n");
}

/** The page of all rules of a game: sentence, and the tests that cite it, by chapter. */
export function rulesPage(page: RulesPage): string {
  const { book, traced } = page;
  const chapters = new Map<string, TracedRule[]>();
  for (const each of traced)
    chapters.set(each.rule.chapter, [...(chapters.get(each.rule.chapter) ?? []), each]);
  const tested = traced.filter(({ proofs }) => proofs.length > 0).length;
  const marked = traced.filter(({ rule }) => rule.at !== undefined);
  const both = marked.filter(({ proofs }) => proofs.length > 0).length;
  const talk =
    marked.length > 0
      ? ` ${marked.length} are for people to keep, which no program can break${both > 0 ? ` (${both} with a test all the same)` : ""}; each says why.`
      : "";
  const head = [
    "---",
    `title: Rules, with their tests`,
    `description: "Every rule of ${book.title} by id, in our own words, with the tests that cite it"`,
    "order: 3",
    "outline: 2",
    "editLink: false",
    "---",
    "",
    `# ${book.title}: the rules, with their tests`,
    "",
    `${count(traced.length, "rule")}, each in our own words and under an id that tests and refused moves name. ${tested} are named by the title of at least one test, listed below it; this page is made from the package's own list and tests, and is not made at all while a rule lacks its test.${talk}`,
    "",
    "A title in which “…” stands is one that the test puts together while it runs.",
  ];
  const body = [...chapters].map(([chapter, rules]) =>
    [`## ${markdown(chapter)}`, ...rules.map((each) => ruleSection(each, page))].join("\n\n"),
  );
  return `${[head.join("\n"), ...body].join("\n\n")}\n`;
}
