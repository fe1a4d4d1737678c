import { describe, expect, test } from "vitest";
import { matchingNounCards } from "../../src/pack/consistency.js";
import { nounSymbols, readPack, spanishPack, standardPack } from "../../src/pack/pack.js";

function repeated(texts: readonly string[]): string[] {
  const same = texts.map((text) => text.trim().toLowerCase());
  return same.filter((text, i) => same.indexOf(text) !== i);
}

describe.each([standardPack, spanishPack])("$id", (pack) => {
  const { questions, adjectives, nouns, characters, rockets } = pack;
  const adjectiveTexts = adjectives.flat(2);
  const nounSides = nouns.flat();
  const nounTexts = nounSides.flatMap((side) => [...side.nouns]);
  const alternatives = [...characters, ...rockets].map(({ alternative }) => alternative);

  test("TH-1: 64 questions, 35 adjective cards, 53 noun cards, 8 characters, 6 rockets", () => {
    expect(questions).toHaveLength(64);
    expect(adjectives).toHaveLength(35);
    expect(nouns).toHaveLength(53);
    expect(characters).toHaveLength(8);
    expect(rockets).toHaveLength(6);
  });

  test("TH-1: cards are double-sided with five entries a side: 350 adjectives and 530 nouns", () => {
    for (const card of [...adjectives, ...nouns]) expect(card).toHaveLength(2);
    for (const side of adjectives.flat()) expect(side).toHaveLength(5);
    for (const side of nounSides) expect(side.nouns).toHaveLength(5);
    expect(adjectiveTexts).toHaveLength(350);
    expect(nounTexts).toHaveLength(530);
  });

  test("no text appears twice, and no adjective is a noun as well", () => {
    expect(repeated(questions.map(({ text }) => text))).toEqual([]);
    expect(repeated([...adjectiveTexts, ...nounTexts])).toEqual([]);
    for (const key of ["id", "name", "color"] as const)
      expect(repeated(characters.map((each) => each[key]))).toEqual([]);
    for (const key of ["id", "name"] as const) expect(repeated(rockets.map((each) => each[key]))).toEqual([]);
    expect(repeated(alternatives)).toEqual([]);
  });

  test.each(nounSymbols)("a %s is on at least 25 questions and on at least 30 noun sides", (symbol) => {
    expect(questions.filter(({ symbols }) => symbols.includes(symbol)).length).toBeGreaterThanOrEqual(25);
    expect(nounSides.filter((side) => side.symbol === symbol).length).toBeGreaterThanOrEqual(30);
  });

  test("each question has a symbol, and at least 15 have two or three", () => {
    for (const { symbols } of questions) expect(symbols.length).toBeGreaterThanOrEqual(1);
    expect(questions.filter(({ symbols }) => symbols.length > 1).length).toBeGreaterThanOrEqual(15);
  });

  test("the two sides of a noun card have different symbols", () => {
    for (const [front, back] of nouns) expect(front.symbol).not.toBe(back.symbol);
  });

  test("TH-A7: at least three noun cards match each question", () => {
    for (const { symbols } of questions) expect(matchingNounCards(pack, symbols)).toBeGreaterThanOrEqual(3);
  });

  test("the pack is frozen to its leaves", () => {
    const open = (value: unknown): boolean =>
      typeof value === "object" &&
      value !== null &&
      (!Object.isFrozen(value) || Object.values(value).some((inner) => open(inner)));
    expect(open(pack)).toBe(false);
  });

  test("the pack is accepted from JSON and comes back equal", () => {
    expect(readPack(JSON.parse(JSON.stringify(pack)))).toEqual({ ok: true, value: pack });
  });
});
