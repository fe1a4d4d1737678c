import { expect, test, vi } from "vitest";
import { startMatch } from "@facedown/core";
import { createMessageFromTheStars, englishPack } from "@facedown/message-from-the-stars";
import { englishDictionary } from "../src/dictionary.js";

vi.setConfig({ testTimeout: 60_000 }); // 275,000 words are read

test("takes words of the list, and names that were added", () => {
  const dictionary = englishDictionary(["Gandalf"]);
  for (const word of ["FLIBBERTIGIBBET", "CO-OPERATE", "GANDALF"]) expect(dictionary.has(word)).toBe(true);
  for (const word of ["XYZZY", "QWERTZUIOP"]) expect(dictionary.has(word)).toBe(false);
  expect(englishDictionary().has("GANDALF")).toBe(false);
});

test("every word of the English cards is in the list, save for a name", () => {
  const { has } = englishDictionary(["Wednesday"]);
  const cards = [...englishPack.alien, ...englishPack.scientists];
  expect(cards.flatMap(({ columns }) => columns.flat()).filter((word) => !has(word))).toEqual([]);
});

test("the game refuses what is not in it, and names the list in records", () => {
  const game = createMessageFromTheStars({ dictionary: englishDictionary() });
  const match = startMatch(game, { seats: 2, seed: "words" });
  expect(match.explain(0, { type: "transmit", word: "xyzzy" })?.code).toBe("MS-A6");
  expect(match.explain(0, { type: "transmit", word: "okapi" })).toBeUndefined();
  expect(game.content.map(({ id }) => id)).toContain("an-array-of-english-words");
});
