import { expect, test } from "vitest";
import { standardPack } from "../../src/pack/pack.js";

const { questions, adjectives, nouns, characters, rockets } = standardPack;
const adjectiveTexts = adjectives.flat(2);
const nounTexts = nouns.flat().flatMap((side) => [...side.nouns]);
const alternatives = [...characters, ...rockets].map(({ alternative }) => alternative);

test("adjectives and nouns are written as in a title, in letters, hyphens and single spaces", () => {
  const small = new Set(["in", "the", "of", "and", "for", "on"]);
  for (const text of [...adjectiveTexts, ...nounTexts]) {
    expect(text).toMatch(/^[A-Za-z]+(?:[- ][A-Za-z]+)*$/);
    for (const [i, word] of text.split(/[- ]/).entries())
      if (i === 0 || !small.has(word.toLowerCase())) expect(word, text).toMatch(/^[A-Z]/);
  }
  for (const text of adjectiveTexts) expect(text).not.toContain(" ");
});

test("a question is one line of plain letters that ends with a question mark", () => {
  for (const { text } of questions) expect(text).toMatch(/^[A-Z][A-Za-z ,.'-]+\?$/);
});

test("a text alternative is one sentence", () => {
  for (const text of alternatives) expect(text).toMatch(/^[A-Z][A-Za-z ,'-]+\.$/);
});

test("red, blue, green and pink are among the characters", () => {
  expect(characters.map(({ id }) => id)).toEqual(expect.arrayContaining(["red", "blue", "green", "pink"]));
});
