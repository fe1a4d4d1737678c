import { describe, expect, test } from "vitest";
import {
  allFeatures,
  allGuesses,
  combinations,
  countFeatures,
  featureSets,
  featuresOf,
  isRight,
  pointsOf,
  type MemoryCard,
} from "@facedown/are-you-a-human";
import { card, named } from "./support/table.js";

const gear = card("red gear 2") as MemoryCard;
const points = (names: string, face: string) => pointsOf(named(names), card(face), 0);

describe("what may be named", () => {
  test("AH-9, AH-A6: any non-empty set of features in any values: 124 ways, and Short Circuit", () => {
    expect(allFeatures).toHaveLength(3 * 4 + 3 * 16 + 64);
    expect(allGuesses).toHaveLength(125);
    expect(new Set(allGuesses.map((guess) => JSON.stringify(guess))).size).toBe(125);
    expect(featureSets.map((set) => set.length)).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });
});

describe("points", () => {
  test("AH-11: one feature scores 1, two 3, three 6, if all are right", () => {
    for (const [names, score] of [
      ["red", 1],
      ["gear", 1],
      ["2", 1],
      ["red gear", 3],
      ["red 2", 3],
      ["gear 2", 3],
      ["red gear 2", 6],
    ] as const)
      expect(points(names, "red gear 2"), names).toBe(score);
  });

  test("AH-12: one wrong feature, and the guess scores nothing", () => {
    for (const names of ["blue", "blue gear", "red gear 3", "red bulb 2", "green gear 2", "red 1"])
      expect(points(names, "red gear 2"), names).toBe(0);
  });

  test("AH-12, AH-P1: over all guesses and cards points are 0, 1, 3 or 6, and 0 where anything is wrong", () => {
    let right = 0;
    for (const guess of allFeatures)
      for (const face of combinations) {
        const wrong = Object.entries(guess).filter(
          ([name, value]) => face[name as keyof MemoryCard] !== value,
        );
        const score = pointsOf(guess, face, 0);
        expect(isRight(guess, face)).toBe(wrong.length === 0);
        expect(score).toBe(wrong.length > 0 ? 0 : [0, 1, 3, 6][countFeatures(guess)]);
        right += wrong.length === 0 ? 1 : 0;
      }
    expect(right).toBe(64 * 7);
  });

  test("AH-13: naming less than one knows brings the points of what was named", () => {
    for (const set of featureSets)
      expect(pointsOf(featuresOf(gear, set), gear, 0)).toBe([0, 1, 3, 6][set.length]);
  });

  test("AH-P6: where three features score 6, each smaller set would have scored by its size", () => {
    for (const face of combinations) {
      expect(pointsOf(face, face, 0)).toBe(6);
      for (const set of featureSets)
        expect(pointsOf(featuresOf(face, set), face, 0)).toBe([0, 1, 3, 6][set.length]);
    }
  });

  test("AH-14, AH-A8, AH-A9: Short Circuit is right for a Short Circuit alone, and features never are", () => {
    expect(isRight("shortCircuit", "shortCircuit")).toBe(true);
    expect(isRight("shortCircuit", gear)).toBe(false);
    for (const guess of allFeatures) expect(isRight(guess, "shortCircuit")).toBe(false);
    for (const guess of allGuesses) expect(pointsOf(guess, "shortCircuit", 0)).toBe(0);
    expect(pointsOf("shortCircuit", gear, 1)).toBe(0);
  });

  test("AH-24, AH-P1: alone, a Short Circuit that is named scores 1", () => {
    expect(pointsOf("shortCircuit", "shortCircuit", 1)).toBe(1);
    for (const guess of allFeatures) expect(pointsOf(guess, "shortCircuit", 1)).toBe(0);
  });
});
