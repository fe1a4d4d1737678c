import { describe, expect, test } from "vitest";
import {
  adjectiveAlternative,
  nounAlternative,
  questionAlternative,
  standardPack,
  type Question,
} from "../../src/pack/pack.js";

const hugs: Question = { text: "Who gives the best hugs?", symbols: ["square"] };
const any: Question = { text: "Which is it?", symbols: ["square", "circle", "triangle"] };

describe("in English", () => {
  test("an adjective side names its five adjectives in line", () => {
    expect(adjectiveAlternative(standardPack.adjectives[0]![0], "en")).toBe(
      "Adjectives in line: 1 Lukewarm, 2 Heartbroken, 3 Award-Winning, 4 Sticky, 5 Invisible.",
    );
  });

  test("a noun side names its symbol and its five nouns in line", () => {
    expect(nounAlternative(standardPack.nouns[0]![1], "en")).toBe(
      "Nouns with a circle, in line: 1 Toaster, 2 Sock, 3 Pancake, 4 Trumpet, 5 Umbrella.",
    );
  });

  test("a question card names its question and its symbols", () => {
    expect(questionAlternative(hugs, "en")).toBe(
      "Question: Who gives the best hugs? Answered by nouns with a square.",
    );
    expect(questionAlternative(any, "en")).toBe(
      "Question: Which is it? Answered by nouns with a square or a circle or a triangle.",
    );
  });
});

describe("in Spanish", () => {
  test("an adjective side names its five adjectives in line", () => {
    expect(adjectiveAlternative(["feliz", "a pilas", "azul", "con bigote", "cursi"], "es")).toBe(
      "Adjetivos en orden: 1 feliz, 2 a pilas, 3 azul, 4 con bigote, 5 cursi.",
    );
  });

  test("a noun side names its symbol and its five nouns in line", () => {
    const nouns = ["Boda", "Siesta", "Volcán", "Circo", "Faro"] as const;
    expect(nounAlternative({ symbol: "triangle", nouns }, "es")).toBe(
      "Sustantivos con un triángulo, en orden: 1 Boda, 2 Siesta, 3 Volcán, 4 Circo, 5 Faro.",
    );
  });

  test("a question card names its question and its symbols", () => {
    expect(questionAlternative({ text: "¿Quién ronca más fuerte?", symbols: ["square"] }, "es")).toBe(
      "Pregunta: ¿Quién ronca más fuerte? Responden sustantivos con un cuadrado.",
    );
    expect(questionAlternative({ ...any, text: "¿Cuál?" }, "es")).toBe(
      "Pregunta: ¿Cuál? Responden sustantivos con un cuadrado, un círculo o un triángulo.",
    );
    expect(questionAlternative({ text: "¿Cuál?", symbols: ["circle", "triangle"] }, "es")).toBe(
      "Pregunta: ¿Cuál? Responden sustantivos con un círculo o un triángulo.",
    );
  });
});

test("a language's region or script does not matter", () => {
  expect(questionAlternative(hugs, "es-419")).toBe(questionAlternative(hugs, "es"));
  expect(questionAlternative(hugs, "en-GB")).toBe(questionAlternative(hugs, "en"));
  expect(questionAlternative(hugs, "es")).not.toBe(questionAlternative(hugs, "en"));
});

test.each(["de", "est", "es_MX", "constructor", ""])(
  "%j, which has no sentences here, reads English",
  (language) => {
    expect(questionAlternative(hugs, language)).toBe(questionAlternative(hugs, "en"));
    const [adjectives] = standardPack.adjectives[0]!;
    expect(adjectiveAlternative(adjectives, language)).toBe(adjectiveAlternative(adjectives, "en"));
    const [nouns] = standardPack.nouns[0]!;
    expect(nounAlternative(nouns, language)).toBe(nounAlternative(nouns, "en"));
  },
);
