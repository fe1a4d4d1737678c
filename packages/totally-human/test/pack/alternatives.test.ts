import { expect, test } from "vitest";
import {
  adjectiveAlternative,
  nounAlternative,
  questionAlternative,
  standardPack,
} from "../../src/pack/pack.js";

test("an adjective side names its five adjectives in line", () => {
  expect(adjectiveAlternative(standardPack.adjectives[0]![0])).toBe(
    "Adjectives in line: 1 Lukewarm, 2 Heartbroken, 3 Award-Winning, 4 Sticky, 5 Invisible.",
  );
});

test("a noun side names its symbol and its five nouns in line", () => {
  expect(nounAlternative(standardPack.nouns[0]![1])).toBe(
    "Nouns with a circle, in line: 1 Toaster, 2 Sock, 3 Pancake, 4 Trumpet, 5 Umbrella.",
  );
});

test("a question card names its question and its symbols", () => {
  expect(questionAlternative({ text: "Who gives the best hugs?", symbols: ["square"] })).toBe(
    "Question: Who gives the best hugs? Answered by nouns with a square.",
  );
  expect(questionAlternative({ text: "Which is it?", symbols: ["square", "circle", "triangle"] })).toBe(
    "Question: Which is it? Answered by nouns with a square or a circle or a triangle.",
  );
});
