import { describe, expect, test } from "vitest";
import { faces, referee } from "@facedown/core";
import { outcomeFor, type MemoryCard } from "@facedown/are-you-a-human";
import {
  allOf,
  cover,
  heard,
  playRound,
  refusal,
  scores,
  small,
  table,
  turn,
  type GameMatch,
  type GameOptions,
} from "./support/table.js";

const texts = (of: { readonly cards: readonly { readonly face: unknown }[] }) =>
  of.cards.map(({ face }) => JSON.stringify(face)).sort();

/** A game of two-card rounds whose players make these points in the first one, in turn. */
function afterFirstRound(
  guesses: readonly string[],
  options: GameOptions = {},
  seats = guesses.length,
): GameMatch {
  const deck: MemoryCard[] = Array.from({ length: 30 }, () => ({ type: "gear", color: "red", number: 2 }));
  let match = cover(
    table({ seats, options: { deck, cardsOnTable: guesses.length, shortCircuits: 0, ...options } }),
  );
  guesses.forEach((guess, at) => {
    match = turn(match, at, guess);
  });
  return match;
}

describe("AH-17: the end of a round", () => {
  test("AH-17: a round goes on while one card lies face down, and is over with the last one", () => {
    let match = cover(table({ seats: 3, options: { cardsOnTable: 6, shortCircuits: 0 } }));
    for (let at = 0; at < 6; at++) {
      expect(match.view(0).round).toBe(0);
      match = turn(match, at, "gear");
    }
    expect(match.view(0)).toMatchObject({ round: 1, phase: "memorize" });
    expect(heard(match, "roundEnded")).toEqual([{ type: "roundEnded", round: 0, scores: scores(match) }]);
  });
});

describe("AH-18: the next round", () => {
  const first = cover(table({ seats: 2, options: { cardsOnTable: 6 } }));
  const second = playRound(first, (_, face) => allOf(face));

  test("AH-18: points are kept, the table is cleared, and new cards are to be memorized", () => {
    expect(scores(second).reduce((sum, score) => sum + score)).toBe(18);
    expect(second.view(0)).toMatchObject({
      phase: "memorize",
      round: 1,
      bonus: false,
      pointed: null,
      ready: 0,
    });
    expect(second.view(0).table).toHaveLength(6);
    expect(second.view(1).table).not.toContain(null);
    expect(second.choices(0)).toEqual([{ type: "ready" }]);
    expect(heard(second, "roundBegan")).toEqual([{ type: "roundBegan", round: 1 }]);
  });

  test("AH-A17: the Memory cards before are set aside, Short Circuits go back to their supply", () => {
    const before = referee(first);
    const after = referee(second);
    const played = before.table.cards.filter(({ face }) => face !== "shortCircuit");
    expect(texts(after.spent)).toEqual(texts({ cards: played }));
    expect(after.stock.cards).toHaveLength(before.stock.cards.length - 3);
    expect(second.view(0).supply).toBe(3);
    expect(texts({ cards: after.table.cards.filter(({ face }) => face === "shortCircuit") })).toHaveLength(3);
    // No card of the first round can lie there again before the stock is used up.
    const taken = new Set(after.table.cards);
    for (const card of before.table.cards) expect(taken.has(card)).toBe(false);
  });

  test("AH-A17: with too few in the stock all that were set aside are shuffled back first", () => {
    const deck: MemoryCard[] = ([1, 2, 3, 4] as const).map((number) => ({
      type: "gear",
      color: "red",
      number,
    }));
    const match = playRound(
      table({ seats: 2, seed: "few", options: { deck, cardsOnTable: 3, shortCircuits: 0, rounds: 2 } }),
    );
    expect(match.view(0)).toMatchObject({ round: 1, stock: 1, spent: [] });
    expect(match.frame(0).events.filter(({ type }) => type === "shuffled")).toEqual([
      { type: "shuffled", zone: "stock" },
      { type: "shuffled", zone: "table" },
    ]);
    const { stock, table: cards } = referee(match);
    expect([...faces(stock), ...faces(cards)].map((face) => (face as MemoryCard).number).sort()).toEqual([
      1, 2, 3, 4,
    ]);
  });

  test("AH-A17: with the option they are shuffled back after every round", () => {
    const reused = playRound(table({ seats: 2, options: { cardsOnTable: 6, reuseCards: true } }));
    expect(reused.view(0)).toMatchObject({ spent: [], stock: 164 - 3 });
    expect(playRound(table({ seats: 2, options: { cardsOnTable: 6 } })).view(0)).toMatchObject({
      stock: 164 - 6,
    });
  });
});

describe("AH-19: who begins a later round", () => {
  const begins = (match: GameMatch) => cover(match).view(0).guesser;

  test("AH-19, AH-P9: the one with the fewest points, wherever the turn was", () => {
    expect(begins(afterFirstRound(["red gear 2", "red", "red gear"]))).toBe(1);
    expect(begins(afterFirstRound(["red", "red gear 2", "red gear"]))).toBe(0);
    expect(begins(afterFirstRound(["red gear", "red gear 2", "red"]))).toBe(2);
  });

  test("AH-19, AH-A15: of several with the fewest, the one whose turn would come first", () => {
    // Three guesses among four players: it would be seat 3's turn, then seat 0's.
    expect(begins(afterFirstRound(["blue", "red", "blue"], {}, 4))).toBe(3);
    const four = (guesses: string[]) => begins(afterFirstRound(guesses, {}, 4));
    expect(four(["blue", "red", "blue", "red"])).toBe(0);
    expect(four(["red", "blue", "blue", "red"])).toBe(1);
    // Five guesses: seat 0 guessed twice, it would be seat 1's turn. Seats 0 and 3 are tied: 3 comes first.
    expect(four(["blue", "red", "red", "blue", "blue"])).toBe(3);
  });

  test("AH-A15: or one of them by chance", () => {
    const found = Array.from({ length: 40 }, (_, i) => {
      const deck: MemoryCard[] = Array.from({ length: 9 }, () => ({ type: "gear", color: "red", number: 2 }));
      const options = { deck, cardsOnTable: 3, shortCircuits: 0, tieForFirst: "random" } as const;
      let match = cover(table({ seats: 3, seed: `tie ${i}`, options }));
      for (const [at, guess] of ["blue", "red", "blue"].entries()) match = turn(match, at, guess);
      return begins(match);
    });
    expect(new Set(found)).toEqual(new Set([0, 2]));
  });
});

describe("AH-20: the end of the game", () => {
  test("AH-20, AH-A27: three rounds are played, or as many as the table says", () => {
    let match = table({ seats: 2, options: { cardsOnTable: 2, shortCircuits: 0 } });
    for (const round of [0, 1, 2]) {
      expect([match.view(0).round, match.outcome]).toEqual([round, null]);
      match = playRound(match);
    }
    expect(match.outcome).not.toBeNull();
    expect(match.view(0).phase).toBe("over");
    const one = playRound(table({ seats: 2, options: { cardsOnTable: 2, shortCircuits: 0, rounds: 1 } }));
    expect(one.outcome).not.toBeNull();
  });

  test("AH-20: the most points win, and nothing can be done any more", () => {
    const match = [
      [0, "red gear"],
      [1, "red gear 2"],
    ].reduce(
      (now, [at, guess]) => turn(now, at as number, guess as string),
      cover(small(["red gear 2", "red gear 2"])),
    );
    expect(match.outcome).toEqual({ scores: [3, 6], winners: [1], most: 12 });
    expect([match.waiting, match.choices(0), match.choices(1), match.choices("table")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(refusal(match, 0, { type: "point", at: 0 }).code).toBe("game-over");
    expect(match.view("spectator").table).not.toContain(null);
  });

  test("AH-20, AH-A16: equals share the victory", () => {
    const settings = table({ seats: 3 }).view(0).settings;
    expect(outcomeFor([7, 9, 9], settings).winners).toEqual([1, 2]);
    expect(outcomeFor([0, 0, 0], settings).winners).toEqual([0, 1, 2]);
    expect(outcomeFor([10, 9, 9], settings).winners).toEqual([0]);
  });
});

describe("AH-21: three players and sixteen cards", () => {
  test("AH-21, AH-A3: each round has 16 guesses, 6 of the player who begins and 5 of the others", () => {
    let match = table({ seats: 3 });
    for (const round of [0, 1, 2]) {
      match = cover(match);
      const first = match.view(0).guesser!;
      const guesses = [0, 0, 0];
      while (match.outcome === null && match.view(0).phase === "point" && match.view(0).round === round) {
        guesses[match.view(0).guesser!]!++;
        match = turn(match, match.view(0).table.indexOf(null), "gear");
      }
      expect(guesses.reduce((sum, count) => sum + count)).toBe(16);
      expect(guesses).toEqual([0, 1, 2].map((seat) => (seat === first ? 6 : 5)));
    }
    expect(match.outcome).not.toBeNull();
  });

  test("AH-A3: fifteen or eighteen may be shared evenly instead", () => {
    for (const cardsOnTable of [15, 18])
      expect(table({ seats: 3, options: { cardsOnTable } }).view(0).table).toHaveLength(cardsOnTable);
  });
});
