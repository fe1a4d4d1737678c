import { english, type AnyGame } from "@facedown/core";
import type { Book } from "./books.js";
import type { Learned, LearnWords } from "./learn-words.js";
import { count, markdown, narrowTable } from "./markdown.js";

/** A line of the kept file: after which move which cell, or fact, came to whom. */
export interface Disclosure {
  readonly move: string;
  readonly kind: "place" | "fact";
  /** A place without "new ", empty for a cell that is in an event alone; or the name of a fact. */
  readonly where: string;
  /** `everyone`, or roles: `mover`, `target`, `owner`, `others`. */
  readonly who: readonly string[];
}

/** Reads a kept file of disclosures. Throws for a line it cannot read. */
export function readDisclosures(text: string): Disclosure[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const read = /^(\w+) · (fact )?(?:new(?: |$)(?!→)|new(?= →))?(.*?) ?→ ([\w +]+)$/.exec(line);
    const [, move = "", fact, where = "", who = ""] = read ?? [];
    if (!read) throw new Error(`no disclosure: ${line}`);
    return { move, kind: fact ? "fact" : "place", where, who: who.split(" + ") };
  });
}

/** The places of a game of which a view tells no face: only a count, or nothing. */
export function unseenPlaces(game: AnyGame): string[] {
  const found: string[] = [];
  const walk = (plan: AnyGame["inside"]["plan"], path: readonly string[]): void => {
    if (plan.kind === "fields") for (const [key, part] of plan.fields) walk(part, [...path, key]);
    else if (plan.kind === "each") walk(plan.plan, [...path, "*"]);
    else if (plan.kind === "count" || plan.kind === "hidden") found.push(path.join("."));
  };
  walk(game.inside.plan, []);
  return found;
}

const roles: Readonly<Record<string, string>> = {
  mover: "the player who moves",
  target: "the player whom the move names",
  owner: "the player to whom it belongs",
  others: "some of the others, never all",
  spectator: "onlookers",
};

function audience(who: readonly string[], { others, owner }: Learned): string {
  if (who[0] === "everyone") return "everyone, onlookers too";
  const own: Readonly<Record<string, string | undefined>> = { others, owner };
  return english.list(who.map((role) => own[role] ?? roles[role] ?? role));
}

/** Audiences from the narrowest to the widest. */
const order = ["owner", "mover", "target", "others", "spectator", "everyone"];

function reach({ who }: Disclosure): number {
  return who.reduce((sum, role) => sum + 2 ** order.indexOf(role), 0);
}

function wordsFor({ kind, where, move }: Disclosure, words: LearnWords): Learned {
  const found = kind === "fact" ? words.facts[where] : words.places[where];
  if (!found) throw new Error(`no words for the ${kind} "${where}" that "${move}" shows`);
  return found;
}

function whenOf(move: string, words: LearnWords): string {
  const when = words.moves[move];
  if (when === undefined) throw new Error(`no words for the move "${move}"`);
  return when;
}

function whenText(whens: readonly string[]): string {
  const [first = "", ...more] = whens.map(markdown);
  return more.length === 0
    ? first
    : `<ul>${[first, ...more].map((when) => `<li>${when}</li>`).join("")}</ul>`;
}

function sectionOf(lines: readonly Disclosure[], words: LearnWords): string {
  const [first] = lines;
  if (!first) return "";
  const learned = wordsFor(first, words);
  const note = lines.map((line) => wordsFor(line, words).note).find((text) => text !== undefined);
  const whens = new Map<string, string[]>();
  for (const line of [...lines].sort((a, b) => reach(a) - reach(b))) {
    const who = audience(line.who, learned);
    const when = whenOf(line.move, words);
    const known = whens.get(who) ?? [];
    if (!known.includes(when)) whens.set(who, [...known, when]);
  }
  const rows = [...whens].map(([who, when]) => [markdown(who), whenText(when)]);
  return [
    `## ${markdown(learned.what)}`,
    ...(note === undefined ? [] : [markdown(note)]),
    narrowTable(["who comes to see it", "when …"], rows),
  ].join("\n\n");
}

function unseenSection(game: AnyGame, words: LearnWords): string {
  const named = unseenPlaces(game).map((place) => {
    const text = words.unseen[place];
    if (text === undefined) throw new Error(`no words for "${place}", which nobody is shown`);
    return `- ${markdown(text)}`;
  });
  return [
    "## What nobody is shown while it lies there",
    "A view holds a number of cards at most, and of these faces none. A card that leaves such a place is listed above where somebody then sees it.",
    named.join("\n"),
  ].join("\n\n");
}

/** What a page of who learns what is made of. */
export interface LearnsPage {
  readonly book: Pick<Book, "title" | "name" | "game">;
  /** The kept file. */
  readonly text: string;
  readonly words: LearnWords;
}

/** The page of who learns what, in plain words. Throws where a line or a place has none. */
export function learnsPage({ book, text, words }: LearnsPage): string {
  const lines = readDisclosures(text);
  const sections = new Map<string, Disclosure[]>();
  for (const { what } of [...Object.values(words.places), ...Object.values(words.facts)])
    sections.set(what, []);
  for (const line of lines) sections.get(wordsFor(line, words).what)?.push(line);
  const head = [
    "---",
    "title: Who learns what",
    `description: "Everything hidden in ${book.title}, and who comes to see it when"`,
    "order: 2",
    "outline: 2",
    "editLink: false",
    "---",
    "",
    `# ${book.title}: who learns what`,
    "",
    markdown(words.summary),
    "",
    `This is not a promise of what should be, but a record of what is. Random games of every mode were played, and each way in which a hidden card or a fact about one came to be seen was written down: ${count(lines.length, "way")}, told here in plain words. The list is kept with the package, and its tests fail as soon as a game shows anything in a way that is not on it. That views, events, menus and refusals tell nothing beyond it is what the [laws](../../test/laws) hold.`,
    "",
    "An audience can be larger than it looks: what everybody but one player knew before comes to “everyone” when that one learns it too.",
  ].join("\n");
  const kept = [
    "## The kept list",
    "The list itself, as the tests compare it: a move, where a cell lay, and who came to see it.",
    `<details><summary>${count(lines.length, "line")}</summary>\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n\n</details>`,
  ].join("\n\n");
  const body = [...sections.values()].filter((some) => some.length > 0).map((some) => sectionOf(some, words));
  return `${[head, ...body, unseenSection(book.game, words), kept].join("\n\n")}\n`;
}
