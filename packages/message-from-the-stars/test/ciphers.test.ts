import { describe, expect, test } from "vitest";
import { createRandom } from "@facedown/core";
import {
  cipherCount,
  cipherChances,
  cipherOf,
  cipherProblem,
  Ciphers,
  classOf,
  colorCounts,
  englishAlphabet,
  lettersOf,
  scoreWord,
  spanishAlphabet,
  tipsOf,
  waysOf,
  type Alphabet,
  type Cipher,
} from "@facedown/message-from-the-stars";
import { example } from "./support/table.js";

const every = Ciphers.every(englishAlphabet);
const signs = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
const random = createRandom("solver");
const twoMinutes = 120_000;

function alphabetOf(green: number, black: number, red: number): Alphabet {
  return {
    green: signs.slice(0, green),
    black: signs.slice(green, green + black),
    red: signs.slice(green + black, green + black + red),
  };
}

/** All ciphers of a small alphabet, by trying every choice of letters. */
function byHand(alphabet: Alphabet): Cipher[] {
  const letters = lettersOf(alphabet);
  const found: Cipher[] = [];
  for (const a of letters)
    for (const b of letters)
      for (const c of letters)
        for (const d of letters)
          for (const e of letters) {
            if (!(a < b && b < c && d < e)) continue;
            for (const f of letters) {
              const cipher = cipherOf([a, b, c, d, e, f]);
              if (!cipherProblem(cipher, alphabet)) found.push(cipher);
            }
          }
  return found;
}

const text = ({ trust, amplify, suspicion }: Cipher): string =>
  [[...trust].sort().join(""), [...amplify].sort().join(""), suspicion].join(" ");

describe("MS-P8: how many ciphers there are", () => {
  test("1,888,920 in English", () => {
    expect(every.count).toBe(1_888_920);
  });

  test("6,163,560 for 10, 13 and 10 letters, as in the Russian edition", { timeout: twoMinutes }, () => {
    const russian = {
      green: Array.from("АВЕИЛНОРСТ"),
      black: Array.from("БГДЗЙКМПУЧЫЬЯ"),
      red: Array.from("ЁЖФХЦШЩЪЭЮ"),
    };
    expect(Ciphers.every(russian).count).toBe(6_163_560);
    const cipher = cipherOf(Array.from("ОБЙАХЬ"));
    const score = (word: string) => scoreWord(cipher, word, russian).score;
    expect([score("биологизировать"), score("анахронность"), score("рычать")]).toEqual([-8, -16, 0]);
    expect(Ciphers.every(russian).after("БИОЛОГИЗИРОВАТЬ", -8).has(cipher)).toBe(true);
  });

  test.each([
    [2, 3, 1],
    [3, 4, 0],
    [4, 3, 2],
    [3, 5, 3],
    [2, 4, 4],
  ])(
    "as many as by hand, and the same ones: %i green, %i black, %i red",
    { timeout: twoMinutes },
    (green, black, red) => {
      const alphabet = alphabetOf(green, black, red);
      const expected = byHand(alphabet);
      const ciphers = Ciphers.every(alphabet);
      expect(ciphers.count).toBe(expected.length);
      expect(cipherCount({ green, black, red })).toBe(expected.length);
      expect([...ciphers].map(text).sort()).toEqual(expected.map(text).sort());
      for (const cipher of expected) expect(ciphers.has(cipher)).toBe(true);
    },
  );

  test("what is no cipher is not among them", () => {
    for (const letters of ["EAPRXO", "BPHRXO", "EPHRXQ", "EPHRAO", "EPHRXE", "EPHRXÑ"])
      expect(every.has(cipherOf(Array.from(letters)))).toBe(false);
  });
});

describe("MS-45: the tips, checked against all ciphers", () => {
  const counts = [
    ["COUNTER-REVOLUTIONARY", 0, 115_040],
    ["CORNUCOPIA", 3, 50_624],
    ["CALCULATOR", -8, 37_830],
    ["NONCONFORMIST", 6, 77_496],
  ] as const;

  test.each(counts)("%s = %i holds for as many ciphers as were counted elsewhere", (word, score, count) => {
    expect(every.after(word, score).count).toBe(count);
  });

  test("the four tips come from different ciphers", () => {
    const all = counts.reduce((left, [word, score]) => left.after(word, score), every);
    expect(all.count).toBe(0);
    expect([...all]).toEqual([]);
    expect(() => all.sample(random)).toThrow(expect.objectContaining({ code: "bad-random" }));
  });

  test("zero rules every letter out of trust", () => {
    const { ruledOut } = tipsOf(englishAlphabet, [{ word: "COUNTER-REVOLUTIONARY", score: 0 }]);
    expect(ruledOut.trust.toSorted().join("")).toBe("ACEILNORTUVY");
    expect([ruledOut.amplify, ruledOut.suspicion]).toEqual([[], []]);
  });

  test("MS-45: an odd score rules every letter out of amplify below zero too", () => {
    for (const score of [3, -3, 1, -1]) {
      const { ruledOut } = tipsOf(englishAlphabet, [{ word: "CORNUCOPIA", score }]);
      expect(ruledOut.amplify.toSorted().join("")).toBe("ACINOPRU");
    }
    expect(tipsOf(englishAlphabet, [{ word: "CORNUCOPIA", score: -2 }]).ruledOut.amplify).toEqual([]);
  });

  test("an odd score rules every letter out of amplify, a positive one out of suspicion", () => {
    const { ruledOut } = tipsOf(englishAlphabet, [{ word: "CORNUCOPIA", score: 3 }]);
    expect(ruledOut.amplify.toSorted().join("")).toBe("ACINOPRU");
    expect(ruledOut.suspicion).toEqual(ruledOut.amplify);
    expect(ruledOut.trust).toEqual([]);
  });

  test("a negative score has suspicion among its letters", () => {
    expect(
      tipsOf(englishAlphabet, [{ word: "CALCULATOR", score: -8 }])
        .suspects.toSorted()
        .join(""),
    ).toBe("ACLORTU");
  });

  test("6 is 3 · 2 or 6, and for NONCONFORMIST never 6 trust letters", () => {
    expect(waysOf(6)).toEqual([
      { trust: 6, amplify: 0 },
      { trust: 3, amplify: 1 },
    ]);
    expect([Infinity, -Infinity, NaN, 0.3, 2 ** 60].map(waysOf)).toEqual([[], [], [], [], []]);
    expect([waysOf(0), waysOf(-5)]).toEqual([[], [{ trust: 5, amplify: 0 }]]);
    for (const cipher of every.after("NONCONFORMIST", 6).after("NO", 0))
      expect(cipher.trust).not.toContain("N");
    let sampled = 0;
    for (; sampled < 3000; sampled++) {
      const cipher = every.after("NONCONFORMIST", 6).sample(random);
      expect(scoreWord(cipher, "NONCONFORMIST")).toMatchObject({ trust: 3, amplify: 1 });
      if (sampled === 30) break;
    }
    expect(sampled).toBe(30);
  });

  test("a proven red letter rules out all the others", () => {
    const { red, ruledOut } = tipsOf(englishAlphabet, [
      { word: "EX", score: -1 },
      { word: "E", score: 1 },
    ]);
    expect(red).toBe("X");
    for (const role of ["trust", "amplify", "suspicion"] as const)
      expect(ruledOut[role]).toEqual(expect.arrayContaining(["J", "K", "Q", "V", "Z"]));
    expect(every.after("EX", -1).after("E", 1).chances()["Z"]).toEqual({
      trust: 0,
      amplify: 0,
      suspicion: 0,
    });
  });

  test("what the tips rule out is ruled out for all ciphers that are left", { timeout: twoMinutes }, () => {
    const words = ["CHOPPER", "EXPERT", "QUICHE", "OKAPI", "ZEPPELIN", "LYNX", "TROPHY", "BANJO", "WALTZ"];
    for (let i = 0; i < 40; i++) {
      const cipher = every.sample(random);
      const heard = random.sample(words, 4).map((word) => ({ word, score: scoreWord(cipher, word).score }));
      const left = heard.reduce((ciphers, { word, score }) => ciphers.after(word, score), every);
      const chances = left.chances();
      const { ruledOut } = tipsOf(englishAlphabet, heard);
      for (const role of ["trust", "amplify", "suspicion"] as const)
        for (const letter of ruledOut[role]) expect(chances[letter]![role]).toBe(0);
    }
  });
});

describe("MS-P9: what is left after words and scores", () => {
  const words = ["CHOPPER", "quiche", "LYNX", "Counter-Revolutionary", "BORAX", "JAZZ"];

  test("holds the true cipher, never grows, and is the same in any order", { timeout: twoMinutes }, () => {
    for (let i = 0; i < 30; i++) {
      const cipher = every.sample(random);
      const heard = words.map((word) => ({ word, score: scoreWord(cipher, word).score }));
      let [left, count] = [every, every.count];
      for (const { word, score } of heard) {
        left = left.after(word, score);
        expect(left.has(cipher)).toBe(true);
        expect(left.count).toBeLessThanOrEqual(count);
        count = left.count;
      }
      const other = random
        .shuffle(heard)
        .reduce((ciphers, { word, score }) => ciphers.after(word, score), every);
      expect(other.count).toBe(count);
      expect(other.chance).toBeCloseTo(left.chance, 12);
    }
  });

  test("is just those ciphers under which the word has the score", { timeout: twoMinutes }, () => {
    const alphabet = alphabetOf(4, 5, 3);
    const all = byHand(alphabet);
    for (let i = 0; i < 40; i++) {
      const word = Array.from({ length: 1 + random.int(8) }, () => random.pick(lettersOf(alphabet))).join("");
      const score = scoreWord(random.pick(all), word, alphabet).score;
      const expected = all.filter((cipher) => scoreWord(cipher, word, alphabet).score === score);
      expect([...Ciphers.every(alphabet).after(word, score)].map(text).sort()).toEqual(
        expected.map(text).sort(),
      );
    }
  });
});

describe("chances, under the way ciphers are made", () => {
  const alphabet = alphabetOf(4, 5, 3);
  const all = byHand(alphabet);

  test.each(["deck", "uniform"] as const)(
    "are those of a plain sum over all ciphers: %s",
    { timeout: twoMinutes },
    (source) => {
      const each = cipherChances(colorCounts(alphabet), source);
      const weigh = (cipher: Cipher): number => each[classOf(cipher, alphabet)];
      for (const word of ["AEGL", "FILL"]) {
        const ciphers = Ciphers.every(alphabet, { source });
        const total = all.reduce((sum, cipher) => sum + weigh(cipher), 0);
        for (const { score, chance } of ciphers.scores(word)) {
          const fits = all.filter((cipher) => scoreWord(cipher, word, alphabet).score === score);
          const sum = fits.reduce((weight, cipher) => weight + weigh(cipher), 0);
          expect(chance).toBeCloseTo(sum / total, 10);
          const left = ciphers.after(word, score);
          expect(left.chance).toBeCloseTo(sum, 10);
          for (const [letter, chances] of Object.entries(left.chances()))
            for (const role of ["trust", "amplify", "suspicion"] as const) {
              const having = fits.filter((cipher) => [cipher[role]].flat().includes(letter));
              const weight = having.reduce((part, cipher) => part + weigh(cipher), 0);
              expect(chances[role]).toBeCloseTo(weight / sum, 10);
            }
          for (const next of ["DIG", "ABE", "LEG"]) {
            const narrowed = left.scores(next).reduce((part, { chance: part2 }) => part + part2, 0);
            expect(narrowed).toBeCloseTo(1, 10);
          }
        }
      }
    },
  );

  test("differ from an even choice: a red letter is likelier in trust", () => {
    const red = (source: "deck" | "uniform"): number =>
      englishAlphabet.red.reduce(
        (sum, letter) => sum + Ciphers.every(englishAlphabet, { source }).chances()[letter]!.trust,
        0,
      );
    expect(red("deck")).toBeCloseTo(81 / 136, 9);
    expect(red("uniform")).toBeCloseTo(64 / 159, 9);
  });

  test("all chances of an effect add up to its number of letters", () => {
    for (const ciphers of [every, every.after("CHOPPER", -8)]) {
      const chances = Object.values(ciphers.chances());
      const sum = (role: "trust" | "amplify" | "suspicion") =>
        chances.reduce((part, each) => part + each[role], 0);
      expect(sum("trust")).toBeCloseTo(3, 9);
      expect(sum("amplify")).toBeCloseTo(2, 9);
      expect(sum("suspicion")).toBeCloseTo(1, 9);
    }
  });

  test("samples come out by their chances", { timeout: twoMinutes }, () => {
    const left = every.after("CHOPPER", -8).after("HORCRUXES", -16).after("BORAX", 0);
    expect(left.count).toBe(36);
    expect(left.has(example)).toBe(true);
    const chances = left.chances();
    const found = new Map<string, number>();
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const cipher = left.sample(random);
      for (const letter of cipher.trust) found.set(letter, (found.get(letter) ?? 0) + 1);
    }
    for (const [letter, { trust }] of Object.entries(chances))
      expect(Math.abs((found.get(letter) ?? 0) / draws - trust)).toBeLessThan(0.018);
  });
});

describe("how much a word tells", () => {
  test("over all ciphers it is the same as over the same ciphers one by one", { timeout: twoMinutes }, () => {
    const narrowed = every.after("ZZ", 0); // a set of its own that holds nearly all
    const other = every.scores("ZZ").filter(({ score }) => score !== 0);
    expect(narrowed.chance + other.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const word of ["CHOPPER", "AEILNORST", "JAZZ", "QUICHE"])
      for (const { score, chance } of every.scores(word))
        expect(every.after(word, score).chance).toBeCloseTo(chance, 9);
  });

  test("is nothing once the score is known, and never more than there is to know", () => {
    const left = every.after("CHOPPER", -8);
    expect(left.information("CHOPPER")).toBeCloseTo(0, 9);
    expect(left.information("CRAYON")).toBeGreaterThan(0.5);
    expect(left.information("CRAYON")).toBeLessThan(Math.log2(left.count));
  });

  test("what is no word is refused", () => {
    for (const word of ["", "R2D2", "E".repeat(64)])
      expect(() => every.information(word)).toThrow(expect.objectContaining({ code: "bad-move" }));
  });

  test("Spanish has its own ciphers", () => {
    expect(Ciphers.every(spanishAlphabet).count).toBe(cipherCount(colorCounts(spanishAlphabet)));
    expect(Ciphers.every(spanishAlphabet).after("NIÑO", 0).chances()["Ñ"]!.trust).toBe(0);
  });
});

test("a first word over all ciphers takes no more than a few megabytes", () => {
  const before = process.memoryUsage().arrayBuffers;
  const left = Ciphers.every({ ...englishAlphabet }).after("CORNUCOPIA", 3);
  expect(left.count).toBe(50_624);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
});
