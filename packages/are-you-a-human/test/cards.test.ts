import { describe, expect, test } from "vitest";
import { faces, readOptions, referee, startMatch } from "@facedown/core";
import {
  areYouAHuman,
  colors,
  combinations,
  memoryCardsOf,
  numbers,
  types,
  type MemoryCard,
} from "@facedown/are-you-a-human";

const text = ({ type, color, number }: MemoryCard) => `${color} ${type} ${number}`;

function tally(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of texts) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

const features: ((card: MemoryCard) => string)[] = [
  ({ type }) => type,
  ({ color }) => color,
  ({ number }) => String(number),
];

describe("AH-2: the features of a Memory card", () => {
  test("AH-2: there are four types, four colors and the numbers 1 to 4", () => {
    expect(types).toEqual(["battery", "gear", "tool", "bulb"]);
    expect(colors).toEqual(["yellow", "red", "blue", "green"]);
    expect(numbers).toEqual([1, 2, 3, 4]);
  });

  test("AH-2: each card has one of each, and the 64 combinations are different", () => {
    for (const card of combinations) {
      expect(types).toContain(card.type);
      expect(colors).toContain(card.color);
      expect(numbers).toContain(card.number);
      expect(Object.keys(card)).toHaveLength(3);
    }
    expect(new Set(combinations.map(text)).size).toBe(64);
  });
});

describe("AH-1, AH-A1: the decks", () => {
  test("AH-1, AH-A1: by default 164 cards, each combination two or three times and each feature 41 times", () => {
    const deck = memoryCardsOf("rulebook164");
    expect(deck).toHaveLength(164);
    const copies = tally(deck.map(text));
    expect(copies.size).toBe(64);
    expect(tally([...copies.values()].map(String))).toEqual(
      new Map([
        ["3", 36],
        ["2", 28],
      ]),
    );
    for (const feature of features) expect([...tally(deck.map(feature)).values()]).toEqual([41, 41, 41, 41]);
  });

  test("AH-A1: every pair of feature values occurs ten or eleven times among the 164", () => {
    const deck = memoryCardsOf("rulebook164");
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const pairs = tally(deck.map((card) => `${features[one]!(card)} ${features[other]!(card)}`));
      expect(pairs.size).toBe(16);
      expect(new Set(pairs.values())).toEqual(new Set([10, 11]));
    }
  });

  test("AH-A1: or each combination once", () => {
    expect(memoryCardsOf("unique64")).toEqual(combinations);
  });

  test("AH-A1: or a list of one's own, which is dealt as it is", () => {
    const deck: MemoryCard[] = [
      { type: "gear", color: "red", number: 1 },
      { type: "gear", color: "red", number: 1 },
      { type: "bulb", color: "blue", number: 4 },
    ];
    const match = startMatch(areYouAHuman, {
      seats: 2,
      seed: "own",
      options: { deck, cardsOnTable: 5, shortCircuits: 3 },
    });
    const { stock, table } = referee(match);
    const dealt = [...faces(stock), ...faces(table)].filter((face) => face !== "shortCircuit");
    expect(dealt.map((face) => text(face)).sort()).toEqual(deck.map(text).sort());
    for (const wrong of [[], [{ type: "cog", color: "red", number: 1 }], "half"])
      expect(readOptions(areYouAHuman, { deck: wrong }).ok).toBe(false);
  });

  test("AH-1: a game has 164 Memory cards and 6 Short Circuits, on the table and beside it", () => {
    const { stock, supply, table } = referee(startMatch(areYouAHuman, { seats: 3, seed: "all" }));
    const all = [stock, supply, table].flatMap((zone) => faces(zone));
    expect(all.filter((face) => face === "shortCircuit")).toHaveLength(6);
    expect(
      all
        .filter((face) => face !== "shortCircuit")
        .map(text)
        .sort(),
    ).toEqual(memoryCardsOf("rulebook164").map(text).sort());
  });
});
