import { describe, expect, test } from "vitest";
import { createRandom } from "@facedown/core";
import {
  Ciphers,
  englishAlphabet,
  lettersIn,
  lettersOf,
  longestWord,
  scoreWord,
  spanishAlphabet,
  type Cipher,
} from "@facedown/message-from-the-stars";
import { example } from "./support/table.js";

const of = (word: string, cipher: Cipher = example): number => scoreWord(cipher, word).score;
const random = createRandom("scores");
const letters = lettersOf(englishAlphabet);
const someCipher = (): Cipher => Ciphers.every(englishAlphabet).sample(random);
const someWord = (): string =>
  Array.from({ length: 1 + random.int(12) }, () => random.pick(letters)).join("");
const outside = (cipher: Cipher): string =>
  random.pick(letters.filter((letter) => !lettersIn(cipher).includes(letter)));

/** Many random ciphers, each with a word half of whose letters are the cipher's. */
const pairs = Array.from({ length: 3000 }, () => {
  const cipher = someCipher();
  const own = Array.from({ length: random.int(6) }, () => random.pick(lettersIn(cipher)));
  return { cipher, word: random.shuffle([...Array.from(someWord()), ...own]).join("") };
});

test("MS-21: the rulebook's three examples, and how they come about", () => {
  expect(scoreWord(example, "CHOPPER")).toEqual({ score: -8, trust: 4, amplify: 1, suspicion: true });
  expect(scoreWord(example, "HORCRUXES")).toEqual({ score: -16, trust: 2, amplify: 3, suspicion: true });
  expect(scoreWord(example, "BORAX")).toEqual({ score: 0, trust: 0, amplify: 2, suspicion: true });
});

test("MS-20, MS-A30: BORAX is 0 and not −0", () => {
  expect(Object.is(of("BORAX"), -0)).toBe(false);
  expect(Object.is(of("BORAX"), 0)).toBe(true);
});

test("MS-16: each occurrence of a trust letter adds 1", () => {
  expect([of("ME"), of("MEE"), of("EPH"), of("PEPPY")]).toEqual([1, 2, 3, 4]);
});

test("MS-17: each occurrence of an amplify letter then doubles", () => {
  expect([of("ER"), of("ERR"), of("ERRX"), of("PEXR")]).toEqual([2, 4, 8, 8]);
});

test("MS-18: the suspicion letter makes the score negative", () => {
  expect([of("EO"), of("OERR"), of("E")]).toEqual([-1, -4, 1]);
});

test("MS-19: add, then double, then the sign, wherever the letters stand", () => {
  for (const word of ["OREPX", "XPERO", "PERXO", "ROXEP", "EPORX"]) expect(of(word)).toBe(-8);
});

test("MS-22: case makes no difference", () => {
  expect([of("chopper"), of("ChoPPer"), of("Horcruxes")]).toEqual([-8, -8, -16]);
});

test("MS-23: a repeated suspicion letter has no further effect", () => {
  expect([of("EO"), of("EOO"), of("OEOO")]).toEqual([-1, -1, -1]);
});

test("MS-14: hyphens, apostrophes and accents score nothing", () => {
  expect([of("CHOP-PER"), of("chop'per"), of("chöpper"), of("chop per")]).toEqual([-8, -8, -8, -8]);
  expect(() => of("CHOPPER5")).toThrow(expect.objectContaining({ code: "bad-move" }));
});

test("MS-20: no trust letter is 0 however often it is doubled; a score that cannot be told exactly is refused", () => {
  expect(of("R".repeat(2000))).toBe(0);
  expect(of(`E${"R".repeat(52)}`)).toBe(2 ** 52);
  expect(() => of(`E${"R".repeat(53)}`)).toThrow(expect.objectContaining({ code: "bad-move", path: "word" }));
});

test("a cipher with letters that are none of the alphabet scores nothing: it is refused", () => {
  const lower = { ...example, trust: ["e", "p", "h"] } as const;
  for (const [cipher, value] of [
    [lower, "e"],
    [{ ...example, suspicion: "Ñ" }, "Ñ"],
  ] as const)
    expect(() => scoreWord(cipher, "CHOPPER")).toThrow(
      expect.objectContaining({ code: "bad-move", path: "cipher", value }),
    );
});

test("another alphabet has its own letters: Ñ is no N in Spanish", () => {
  const cipher: Cipher = { trust: ["N", "B", "D"], amplify: ["A", "M"], suspicion: "Ñ" };
  const spanish = (word: string): number => scoreWord(cipher, word, spanishAlphabet).score;
  expect([spanish("nana"), spanish("ñaña"), spanish("ñandú"), spanish("niña")]).toEqual([8, 0, -4, -2]);
});

describe("for random ciphers and words", () => {
  test("MS-P1: the size is trust · 2^amplify; the sign is suspicion's, and zero has none", () => {
    for (const { cipher, word } of pairs) {
      const count = (among: readonly string[]) =>
        Array.from(word).filter((letter) => among.includes(letter)).length;
      const size = count(cipher.trust) * 2 ** count(cipher.amplify);
      const score = of(word, cipher);
      expect(Math.abs(score)).toBe(size);
      expect(score < 0).toBe(word.includes(cipher.suspicion) && size > 0);
      expect(Object.is(score, -0)).toBe(false);
    }
  });

  test("MS-P2: zero means no trust letter, odd means no amplify letter", () => {
    for (const { cipher, word } of pairs) {
      const has = (among: readonly string[]) => among.some((letter) => word.includes(letter));
      const score = of(word, cipher);
      expect(score === 0).toBe(!has(cipher.trust));
      if (score % 2 !== 0) expect(has(cipher.amplify)).toBe(false);
    }
  });

  test("MS-P3: order, case, hyphens and the order of letters in the cipher play no part", () => {
    for (const { cipher, word } of pairs) {
      const score = of(word, cipher);
      const [a, b, c] = random.shuffle(cipher.trust) as [string, string, string];
      const [d, e] = random.shuffle(cipher.amplify) as [string, string];
      expect(of(random.shuffle(Array.from(word)).join(""), cipher)).toBe(score);
      expect(of(word.toLowerCase(), cipher)).toBe(score);
      expect(of(Array.from(word).join("-"), cipher)).toBe(score);
      expect(of(word, { ...cipher, trust: [a, b, c], amplify: [d, e] })).toBe(score);
    }
  });

  test("MS-P4: what one more letter does", () => {
    for (const { cipher, word } of pairs) {
      const score = of(word, cipher);
      const more = (letter: string): number => of(word + letter, cipher);
      expect(more(outside(cipher))).toBe(score);
      if (!word.includes(cipher.suspicion)) expect(more(random.pick(cipher.trust))).toBeGreaterThan(score);
      expect(more(random.pick(cipher.amplify))).toBe(2 * score);
      expect(more(cipher.suspicion)).toBe(score === 0 ? 0 : -Math.abs(score));
    }
  });
});

test("MS-P13: the longest words have scores that are counted exactly", () => {
  for (let trust = 0; trust <= longestWord; trust++) {
    const { score } = scoreWord(example, "E".repeat(trust) + "R".repeat(longestWord - trust));
    expect(Number.isSafeInteger(score)).toBe(true);
  }
  expect(of(`E${"R".repeat(longestWord - 1)}`)).toBe(2 ** (longestWord - 1));
});
