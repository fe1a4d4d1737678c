import { describe, expect, test } from "vitest";
import { createRandom, startMatch, startSimulation } from "@facedown/core";
import {
  canBeDrawn,
  cipherClasses,
  cipherOf,
  cipherProblem,
  classOf,
  colorOf,
  drawCipher,
  englishAlphabet,
  lettersIn,
  lettersOf,
  messageFromTheStars,
  type Alphabet,
  type Cipher,
} from "@facedown/message-from-the-stars";
import { example, play, refusal, stateOf, table, type GameMove } from "./support/table.js";

const letters = lettersOf(englishAlphabet);
const random = createRandom("ciphers");
const problem = (cipher: Cipher) => cipherProblem(cipher, englishAlphabet);
const drawn = (deck: readonly string[], alphabet: Alphabet = englishAlphabet): Cipher =>
  cipherOf(drawCipher(deck, alphabet).slots.map((at) => deck[at]!));
const setCipher = (cipher: object): GameMove => ({ type: "setCipher", ...cipher }) as GameMove;

/** The first cipher drawn from these letters, whatever comes after them. */
const after = (start: string): Cipher =>
  drawn([...Array.from(start), ...letters.filter((letter) => !start.includes(letter))]);

test("MS-6: three letters of trust and two that amplify, no more and no fewer", () => {
  expect(problem({ ...example, trust: ["E", "P"] } as never)).toEqual({ rule: "MS-6", why: "trust" });
  expect(problem({ ...example, trust: ["E", "P", "H", "B"] } as never)).toEqual({
    rule: "MS-6",
    why: "trust",
  });
  expect(problem({ ...example, amplify: ["R"] } as never)).toEqual({ rule: "MS-6", why: "amplify" });
  expect(problem(example)).toBeUndefined();
});

describe("MS-5: the cipher is drawn letter by letter", () => {
  test("MS-A2: each letter goes to the leftmost empty slot that takes its color", () => {
    expect(after("EPHRXO")).toEqual(example);
    expect(after("PEHXRO")).toEqual({ trust: ["E", "P", "H"], amplify: ["R", "X"], suspicion: "O" });
    expect(after("AEILBCDF")).toEqual({ trust: ["A", "B", "C"], amplify: ["E", "D"], suspicion: "I" });
  });

  test("MS-A1: a letter without a slot, and a second red one, go beneath the deck", () => {
    const deck = [...Array.from("QZJBCDFGAE"), ...letters.filter((letter) => !"QZJBCDFGAE".includes(letter))];
    const { slots, refused } = drawCipher(deck, englishAlphabet);
    expect(slots.map((at) => deck[at])).toEqual(["A", "Q", "B", "E", "C", "D"]);
    expect(refused.map((at) => deck[at])).toEqual(["Z", "J", "F", "G"]);
  });

  test("letters are all different, and the alien alone sees them", () => {
    const match = startMatch(messageFromTheStars, { seats: 4, seed: "letters" });
    const real = stateOf(match).cipher.cards.map(({ face }) => face);
    expect(new Set(real).size).toBe(6);
    expect(match.view(0).cipher).toEqual(real);
    for (const viewer of [1, 2, 3, "spectator"] as const)
      expect(match.view(viewer).cipher).toEqual(Array(6).fill(null));
  });

  test("the alien hears which letters were refused; nobody else learns that there were any", () => {
    let heard = 0;
    for (let i = 0; i < 40; i++) {
      const match = startMatch(messageFromTheStars, { seats: 3, seed: `refused ${i}` });
      const told = match.frame(0).events.flatMap((event) => (event.type === "lettersRefused" ? [event] : []));
      heard += told.length;
      for (const { letters: refused } of told)
        for (const letter of refused) expect(match.view(0).cipher).not.toContain(letter);
      for (const viewer of [1, 2, "spectator"] as const) {
        const text = JSON.stringify(match.frame(viewer));
        expect(text).not.toContain("lettersRefused");
        expect(match.frame(viewer).events.filter(({ type }) => type === "moved")).toHaveLength(8);
      }
    }
    expect(heard).toBeGreaterThan(10);
  });
});

test("MS-8: the printed example is a cipher that may be drawn", () => {
  expect(problem(example)).toBeUndefined();
});

describe("MS-6: what a cipher is", () => {
  test.each([
    ["E, P, H; R, X; O", example, undefined],
    ["no green letter in trust", { ...example, trust: ["B", "P", "H"] }, { rule: "MS-6", why: "trust" }],
    ["two green letters in trust", { ...example, trust: ["E", "A", "H"] }, { rule: "MS-6", why: "trust" }],
    ["no green letter in amplify", { ...example, amplify: ["B", "X"] }, { rule: "MS-6", why: "amplify" }],
    ["two green letters in amplify", { ...example, amplify: ["R", "A"] }, { rule: "MS-6", why: "amplify" }],
    ["a second red letter", { ...example, suspicion: "Q" }, { rule: "MS-6", why: "red" }],
    ["a letter twice", { ...example, suspicion: "E" }, { rule: "MS-5", why: "twice", letter: "E" }],
    ["what is no letter", { ...example, suspicion: "Ñ" }, { rule: "MS-5", why: "no letter", letter: "Ñ" }],
  ] as const)("%s", (_, cipher, expected) => {
    expect(problem(cipher)).toEqual(expected);
  });

  test(
    "MS-P5: of 20,000 random letters those are valid that have the colors, and a drawing can give each of them",
    { timeout: 120_000 },
    () => {
      const classes = new Set<string>();
      for (let i = 0; i < 20_000; i++) {
        const cipher = cipherOf(random.sample(letters, 6));
        const colors = (of: readonly string[]) => of.map((letter) => colorOf(englishAlphabet, letter));
        const count = (of: readonly string[], color: string) =>
          colors(of).filter((each) => each === color).length;
        const fits =
          count(cipher.trust, "green") === 1 &&
          count(cipher.amplify, "green") === 1 &&
          count(lettersIn(cipher), "red") <= 1;
        expect(problem(cipher) === undefined).toBe(fits);
        if (!fits) continue;
        classes.add(classOf(cipher, englishAlphabet));
        const green = (of: readonly string[]) =>
          of.filter((letter) => englishAlphabet.green.includes(letter));
        const others = (of: readonly string[]) => of.filter((letter) => !green(of).includes(letter));
        const order = [
          ...[...green(cipher.trust), ...green(cipher.amplify)],
          ...[...others(cipher.trust), ...others(cipher.amplify), cipher.suspicion],
        ];
        const again = after(order.join(""));
        expect([new Set(again.trust), new Set(again.amplify), again.suspicion]).toEqual([
          new Set(cipher.trust),
          new Set(cipher.amplify),
          cipher.suspicion,
        ]);
      }
      expect(classes).toEqual(new Set(cipherClasses));
    },
  );
});

describe("MS-P6: how many letters are drawn", () => {
  test(
    "20,000 shuffled decks: valid, at most 19 draws, all 26 letters kept, never two red ones",
    { timeout: 120_000 },
    () => {
      let most = 0;
      for (let i = 0; i < 20_000; i++) {
        const deck = random.shuffle(letters);
        const { slots, refused } = drawCipher(deck, englishAlphabet);
        most = Math.max(most, slots.length + refused.length);
        expect(new Set([...slots, ...refused]).size).toBe(slots.length + refused.length);
        expect(problem(cipherOf(slots.map((at) => deck[at]!)))).toBeUndefined();
      }
      expect(most).toBeLessThanOrEqual(19);
      const worst = [...englishAlphabet.red, ...englishAlphabet.black, ...englishAlphabet.green];
      const { slots, refused } = drawCipher(worst, englishAlphabet);
      expect(slots.length + refused.length).toBe(19);
    },
  );

  test("MS-1: deck and cipher are the 26 letter cards in every game", () => {
    for (let i = 0; i < 50; i++) {
      const { state } = startSimulation(messageFromTheStars, {
        seats: 3,
        seed: `all ${i}`,
        options: { cipherSource: i % 2 === 0 ? "deck" : "uniform" },
      });
      const all = [...state.deck.cards, ...state.cipher.cards].map(({ face }) => face);
      expect(all.toSorted()).toEqual(letters.toSorted());
    }
  });
});

test("MS-P8: a drawing ends for just those numbers of letters that a pack may have", () => {
  const signs = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  for (let green = 0; green < 5; green++)
    for (let black = 0; black < 7; black++)
      for (let red = 0; red < 4; red++) {
        const alphabet = {
          green: signs.slice(0, green),
          black: signs.slice(green, green + black),
          red: signs.slice(green + black, green + black + red),
        };
        for (let i = 0; i < 5; i++) {
          const { slots } = drawCipher(random.shuffle(lettersOf(alphabet)), alphabet);
          expect(!slots.includes(-1)).toBe(canBeDrawn({ green, black, red }));
        }
      }
});

describe("MS-7: a cipher that the alien chooses", () => {
  const match = table({ options: { cipherSource: "manual" } });

  test("is waited for, and shown to nobody else", () => {
    expect(match.waiting).toEqual([0]);
    const chosen = play(match, 0, setCipher(example));
    expect(chosen.view("spectator").phase).toBe("alien");
    expect(chosen.view(0).cipher).toEqual(["E", "H", "P", "R", "X", "O"]);
    expect(chosen.view(1).cipher).toEqual(Array(6).fill(null));
  });

  test("may be typed in any case and order", () => {
    const typed = { trust: ["p", "e", "h"], amplify: ["x", "r"], suspicion: "o" };
    expect(play(match, 0, setCipher(typed)).view(0).cipher).toEqual(["E", "H", "P", "R", "X", "O"]);
  });

  test.each([
    [{ ...example, trust: ["B", "P", "H"] }, "MS-6", { why: "trust" }],
    [{ ...example, amplify: ["R", "A"] }, "MS-6", { why: "amplify" }],
    [{ ...example, suspicion: "Q" }, "MS-6", { why: "red" }],
    [{ ...example, suspicion: "E" }, "MS-5", { why: "twice", letter: "E" }],
    [{ ...example, suspicion: "4" }, "MS-5", { why: "no letter", letter: "4" }],
  ])("%j is refused with %s", (cipher, code, parameters) => {
    expect(refusal(match, 0, setCipher(cipher))).toEqual({ code, parameters });
  });

  test("is not for scientists to choose", () => {
    expect(refusal(match, 1, setCipher(example)).code).toBe("MS-10");
  });

  test("MS-A18: with two teams either alien may choose it, and both see it", () => {
    const teams = table({ options: { mode: "teams", cipherSource: "manual" } });
    const chosen = play(teams, 1, setCipher(example));
    expect(chosen.view(0).cipher).toEqual(chosen.view(1).cipher);
    expect(chosen.view(0).cipher).toContain("X");
    expect(chosen.view(2).cipher).toEqual(Array(6).fill(null));
  });
});
