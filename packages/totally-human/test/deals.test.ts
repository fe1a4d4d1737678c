import { describe, expect, test } from "vitest";
import { weighDeals, type Holder, type Kind } from "../src/deals.js";

const kinds: readonly Kind[] = [
  { alien: false, count: 3 },
  { alien: true, count: 2 },
];

/** A seat with three cards, of which one or two are aliens. */
const holder: Holder = {
  cards: 3,
  human: 0.5,
  alien: [
    { counts: [2, 1], chance: 0.25 },
    { counts: [1, 2], chance: 1 },
  ],
};

describe("weighing deals", () => {
  test("TH-4: one seat, by hand", () => {
    const weights = weighDeals(kinds, [holder]);
    // In order: 3·2·1 plain hands; 3 places for one alien of 2, with 3·2 plain ones; 3 places for a plain one of 3.
    const expected = { human: 6 * 0.5, alien: [3 * 2 * 6 * 0.25, 3 * 3 * 2 * 1] };
    expect(weights).toEqual({ total: 30, seats: [expected], aliens: [3, 27] });
  });

  test("TH-4: what one seat holds no other does", () => {
    const two: Holder = { ...holder, cards: 2, alien: [{ counts: [1, 1], chance: 1 }] };
    const weights = weighDeals(kinds, [holder, two]);
    if (typeof weights === "number") throw new Error("some deal explains it");
    // Five cards for five places. One alien: 3·3·2 for the first seat, and 2 plain cards at 0.5 for the second. Two: 3·2·3·2
    // at 0.25 for the first, and what is left in either order for the second.
    expect(weights.aliens).toEqual([0, 18 * 2 * 0.5, 36 * 0.25 * 2]);
    expect(weights.total).toBe(36);
    expect(weights.seats).toEqual([
      { human: 0, alien: [18, 18] },
      { human: 18, alien: [18] },
    ]);
  });

  test("gives the first seat that no deal explains", () => {
    const human: Holder = { ...holder, alien: [] };
    expect(weighDeals(kinds, [human, human])).toBe(1);
    expect(weighDeals(kinds, [{ ...human, human: 0 }, human])).toBe(0);
  });

  test("refuses what would take minutes", () => {
    const many = Array.from({ length: 10 }, (_, kind) => ({ alien: kind > 4, count: 20 }));
    const hand = {
      cards: 3,
      human: 1,
      alien: many
        .map((_, kind) => ({ counts: many.map((__, i) => (i === kind ? 1 : i === 9 ? 2 : 0)), chance: 1 }))
        .slice(0, 9),
    };
    expect(() => weighDeals(many, [hand, hand, hand], 100)).toThrow(
      /^identityDeck: expected at most 100 makeups of hands/,
    );
    expect(typeof weighDeals(many, [hand, hand, hand], 1000)).toBe("object");
  });

  test("scales chances however small, so that products do not vanish", () => {
    const tiny = (scale: number): Holder => ({
      ...holder,
      human: holder.human * scale,
      alien: holder.alien.map((makeup) => ({ ...makeup, chance: makeup.chance * scale })),
    });
    const many = kinds.map((kind) => ({ ...kind, count: 24 }));
    const share = (scale: number): number => {
      const weights = weighDeals(
        many,
        Array.from({ length: 8 }, () => tiny(scale)),
      );
      if (typeof weights === "number") throw new Error("some deal explains it");
      return weights.seats[3]!.human / weights.total;
    };
    expect(share(1e-60)).toBeCloseTo(share(1), 13);
  });
});
