import { readFileSync } from "node:fs";
import { join } from "node:path";
import { totallyHuman } from "@facedown/totally-human";
import { describe, expect, test } from "vitest";
import { books, packageFolder } from "../generate/books.js";
import { learnsPage, readDisclosures, unseenPlaces } from "../generate/learns-page.js";
import type { LearnWords } from "../generate/learn-words.js";
import { learnWords } from "../generate/words/words.js";

const textOf = (name: string): string =>
  readFileSync(join(packageFolder({ name }), "test/golden/disclosures.txt"), "utf8");

describe("a kept list of disclosures", () => {
  test("is read line by line", () => {
    const text = "# what it is\nplay · new plays[] → mover + others\nsetup · shuffled → everyone\n";
    expect(readDisclosures(`${text}respond · new → mover\nguess · fact score → everyone\n`)).toEqual([
      { move: "play", kind: "place", where: "plays[]", who: ["mover", "others"] },
      { move: "setup", kind: "place", where: "shuffled", who: ["everyone"] },
      { move: "respond", kind: "place", where: "", who: ["mover"] },
      { move: "guess", kind: "fact", where: "score", who: ["everyone"] },
    ]);
  });

  test("with a line of another form is refused", () => {
    expect(() => readDisclosures("play plays[] mover")).toThrow("no disclosure: play plays[] mover");
  });
});

test("places of which a view tells no face are counted and hidden ones", () => {
  expect(unseenPlaces(totallyHuman)).toEqual([
    "identities",
    "piles.questions",
    "piles.adjectives",
    "piles.nouns",
  ]);
});

describe("a page of who learns what", () => {
  const book = books[0]!;
  const words = learnWords[book.name]!;
  const page = (text: string, more: Partial<LearnWords> = {}): string =>
    learnsPage({ book, text, words: { ...words, ...more } });

  test("tells each kind of showing in words", () => {
    const made = page(
      "deadline · players.*.hand[] → everyone\nlaunch · players.*.hand[] → everyone\nsetup · players.*.hand[] → owner\n",
    );
    expect(made).toContain("## A player's identity cards");
    expect(made).toContain(
      "| the player to whom it belongs | the game is set up |\n| everyone, onlookers too | <ul><li>the time is up and all rockets launch</li><li>a player agrees to launch</li></ul> |",
    );
    expect(made).toContain("- the identity cards that were not dealt");
  });

  test("is not made while a place, a fact, a move or a hidden place has no words", () => {
    expect(() => page("answer · pockets[] → mover")).toThrow('no words for the place "pockets[]"');
    expect(() => page("answer · fact score → mover")).toThrow('no words for the fact "score"');
    expect(() => page("steal · players.*.hand[] → mover")).toThrow('no words for the move "steal"');
    expect(() => page("answer · answers.*[] → mover", { unseen: {} })).toThrow('no words for "identities"');
  });
});

test.each(books)("$title: each word is of use, and the page has every line", (book) => {
  const text = textOf(book.name);
  const words = learnWords[book.name]!;
  const lines = readDisclosures(text);
  const used = (kind: "place" | "fact") =>
    new Set(lines.filter((line) => line.kind === kind).map(({ where }) => where));
  expect(new Set(Object.keys(words.places))).toEqual(used("place"));
  expect(new Set(Object.keys(words.facts))).toEqual(used("fact"));
  expect(new Set(Object.keys(words.moves))).toEqual(new Set(lines.map(({ move }) => move)));
  expect(Object.keys(words.unseen).sort()).toEqual(unseenPlaces(book.game).sort());
  expect(learnsPage({ book, text, words })).toContain(text.trim());
});
