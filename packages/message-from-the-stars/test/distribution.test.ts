import { describe, expect, test } from "vitest";
import { createRandom, startSimulation } from "@facedown/core";
import {
  cipherChances,
  cipherClasses,
  cipherCount,
  cipherOf,
  classOf,
  classWeights,
  colorCounts,
  drawChances,
  drawCipher,
  englishAlphabet,
  lettersOf,
  messageFromTheStars,
  type ByClass,
} from "@facedown/message-from-the-stars";

const twoMinutes = 120_000;

const counts = colorCounts(englishAlphabet);

/** The chance of each class, as exact fractions. */
const exact = [
  16389 / 203320,
  969 / 10465,
  2907 / 41860,
  434133 / 1545232,
  486189 / 1545232,
  26047 / 406640,
  39733 / 406640,
];
const units = [63, 72, 54, 84, 108, 42, 54];

/** χ² with six degrees of freedom exceeds this once in a thousand times. */
const bound = 22.46;

function chiSquare(found: readonly number[], chances: readonly number[]): number {
  const total = found.reduce((sum, each) => sum + each, 0);
  return found.reduce(
    (sum, each, at) => sum + (each - total * chances[at]!) ** 2 / (total * chances[at]!),
    0,
  );
}

function histogram(draws: number, draw: (at: number) => ReturnType<typeof cipherOf>): number[] {
  const found = new Map<string, number>();
  for (let at = 0; at < draws; at++) {
    const which = classOf(draw(at), englishAlphabet);
    found.set(which, (found.get(which) ?? 0) + 1);
  }
  return cipherClasses.map((which) => found.get(which) ?? 0);
}

const inOrder = (byClass: ByClass): number[] => cipherClasses.map((which) => byClass[which]);

describe("MS-P7: how ciphers come out", () => {
  test("the chances of the classes are the exact fractions", () => {
    inOrder(drawChances(counts)).forEach((chance, at) => {
      expect(chance).toBeCloseTo(exact[at]!, 12);
    });
    const red = drawChances({ green: 9, black: 11, red: 6 });
    expect(red["trust red, suspicion green"] + red["trust red, suspicion black"]).toBeCloseTo(81 / 136, 12);
  });

  test("the classes share the ciphers 63:72:54:84:108:42:54", () => {
    expect(inOrder(classWeights(counts))).toEqual(units);
    expect(cipherCount(counts)).toBe(3960 * units.reduce((sum, each) => sum + each, 0));
  });

  test("the chances of single ciphers add up to 1, whatever the source", () => {
    for (const source of ["deck", "uniform", "manual"] as const) {
      const each = inOrder(cipherChances(counts, source));
      expect(each.reduce((sum, chance, at) => sum + chance * units[at]! * 3960, 0)).toBeCloseTo(1, 10);
    }
  });

  test(
    "200,000 drawn ciphers fit the exact fractions, and do not fit an even choice",
    { timeout: twoMinutes },
    () => {
      const random = createRandom("200,000 decks");
      const letters = lettersOf(englishAlphabet);
      const found = histogram(200_000, () => {
        const deck = random.shuffle(letters);
        return cipherOf(drawCipher(deck, englishAlphabet).slots.map((at) => deck[at]!));
      });
      expect(chiSquare(found, exact)).toBeLessThan(bound);
      expect(
        chiSquare(
          found,
          units.map((unit) => unit / 477),
        ),
      ).toBeGreaterThan(1000);
    },
  );

  test.each([
    ["deck", exact],
    ["uniform", units.map((unit) => unit / 477)],
  ] as const)("20,000 games with the source %s fit", { timeout: twoMinutes }, (cipherSource, chances) => {
    const found = histogram(20_000, (at) => {
      const { state } = startSimulation(messageFromTheStars, {
        seats: 2,
        seed: `${cipherSource} ${at}`,
        options: { cipherSource },
      });
      return cipherOf(state.cipher.cards.map(({ face }) => face));
    });
    expect(chiSquare(found, chances)).toBeLessThan(bound);
  });

  test("within a class all letters of a color are equally likely", { timeout: twoMinutes }, () => {
    const found = new Map<string, number>();
    const games = 20_000;
    for (let at = 0; at < games; at++) {
      const { state } = startSimulation(messageFromTheStars, {
        seats: 2,
        seed: `letters ${at}`,
        options: { cipherSource: "uniform" },
      });
      const first = state.cipher.cards[0]!.face;
      found.set(first, (found.get(first) ?? 0) + 1);
    }
    const each = englishAlphabet.green.map((letter) => found.get(letter) ?? 0);
    expect(
      chiSquare(
        each,
        each.map(() => 1 / 9),
      ),
    ).toBeLessThan(26.12); // eight degrees of freedom, once in a thousand times
  });
});
