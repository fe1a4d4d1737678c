import { describe, expect, test } from "vitest";
import {
  englishAlphabet,
  spanishAlphabet,
  spell,
  spellLetter,
  type Alphabet,
} from "@facedown/message-from-the-stars";

const read = (typed: string, alphabet: Alphabet = englishAlphabet, allowPhrases = false) => {
  const spelling = spell(alphabet, typed, { allowPhrases });
  return spelling.ok ? spelling.word.text : spelling.problem;
};

describe("MS-15: what is no word", () => {
  test.each([
    ["", { why: "empty" }],
    ["   ", { why: "empty" }],
    ["two words", { why: "space" }],
    ["tab\tbed", { why: "space" }],
    ["R2D2", { why: "sign", sign: "2" }],
    ["12", { why: "sign", sign: "1" }],
    ["-dash", { why: "sign", sign: "-" }],
    ["dash-", { why: "sign", sign: "-" }],
    ["two--fold", { why: "sign", sign: "-" }],
    ["what?", { why: "sign", sign: "?" }],
    ["москва", { why: "sign", sign: "м" }],
    ["🂡", { why: "sign", sign: "🂡" }],
    ["ß", { why: "sign", sign: "ß" }],
  ])("%j", (typed, problem) => {
    expect(read(typed)).toEqual(problem);
  });
});

describe("MS-A4: how words are written", () => {
  test.each([
    ["chopper", "CHOPPER"],
    ["  Dumbo ", "DUMBO"],
    ["Counter-Revolutionary", "COUNTER-REVOLUTIONARY"],
    ["rock’n’roll", "ROCK'N'ROLL"],
    ["naïve", "NAIVE"],
    ["nai\u0308ve", "NAIVE"],
    ["İstanbul", "ISTANBUL"],
  ])("%j is %s", (typed, text) => {
    expect(read(typed)).toBe(text);
  });

  test("a letter of the alphabet stays itself, in any normal form; other marks fall off", () => {
    expect(read("niño", spanishAlphabet)).toBe("NIÑO");
    expect(read("nin\u0303o", spanishAlphabet)).toBe("NIÑO");
    expect(read("canción", spanishAlphabet)).toBe("CANCION");
    expect(read("niño")).toBe("NINO");
  });

  test("an alphabet may say how a sign is written in its letters", () => {
    const german = { ...englishAlphabet, forms: { ß: "SS" } };
    expect(read("Straße", german)).toBe("STRASSE");
  });

  test("phrases are words where they are allowed, and score their letters", () => {
    const spelling = spell(englishAlphabet, "big bad wolf", { allowPhrases: true });
    expect(spelling).toMatchObject({
      ok: true,
      word: { text: "BIG BAD WOLF", parts: ["BIG", "BAD", "WOLF"] },
    });
  });

  test("letters alone are read too", () => {
    expect([spellLetter(englishAlphabet, "e"), spellLetter(englishAlphabet, "É")]).toEqual(["E", "E"]);
    for (const other of ["", "ab", "4", "-"]) expect(spellLetter(englishAlphabet, other)).toBeUndefined();
  });
});
