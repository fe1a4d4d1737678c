import { describe, expect, test } from "vitest";
import { faces, readOptions, referee, seatList, startMatch } from "@facedown/core";
import {
  areYouAHuman,
  difficultyOf,
  mostPoints,
  positionName,
  usualCards,
  usualColumns,
  type MemoryCard,
} from "@facedown/are-you-a-human";
import { cover, heard, table, type GameOptions } from "./support/table.js";

const start = (seats: number, options: GameOptions = {}, seed = "setup") =>
  startMatch(areYouAHuman, { seats, options, seed });
const settings = (seats: number, options: GameOptions = {}) => start(seats, options).view(0).settings;
const refused = (seats: number, options: GameOptions) => {
  try {
    start(seats, options);
  } catch (error) {
    return (error as { path: string }).path;
  }
  return undefined;
};

describe("the table", () => {
  test("AH-3: 13 Memory cards and 3 Short Circuits lie in four rows of four", () => {
    const { table: cards, settings: set, stock, supply } = start(2).view(0);
    expect(cards.filter((face) => face === "shortCircuit")).toHaveLength(3);
    expect(cards).toHaveLength(16);
    expect([stock, supply]).toEqual([164 - 13, 3]);
    expect(set.layout).toEqual(Array.from({ length: 16 }, (_, at) => ({ x: at % 4, y: Math.floor(at / 4) })));
  });

  test("AH-3: each place may hold a Short Circuit, and any combination may lie on the table", () => {
    const tables = Array.from({ length: 150 }, (_, i) => start(2, {}, `deal ${i}`).view(0).table);
    const places = tables.flatMap((cards) =>
      cards.flatMap((face, at) => (face === "shortCircuit" ? [at] : [])),
    );
    expect(new Set(places).size).toBe(16);
    // 450 Short Circuits, 28 at each of the 16 places on average.
    for (let at = 0; at < 16; at++) {
      const found = places.filter((place) => place === at).length;
      expect(found).toBeGreaterThan(8);
      expect(found).toBeLessThan(55);
    }
    expect(new Set(tables.flat().map((face) => JSON.stringify(face))).size).toBe(65);
  });

  test("AH-A24: a rectangle of any width, or positions of one's own, one for each card", () => {
    expect(settings(2, { layout: { columns: 8 } }).layout.at(-1)).toEqual({ x: 7, y: 1 });
    const layout = Array.from({ length: 16 }, (_, i) => ({ x: 3 * i, y: i % 2 }));
    expect(settings(2, { layout }).layout).toEqual(layout);
    expect(refused(2, { layout: layout.slice(1) })).toBe("options.layout");
    expect(readOptions(areYouAHuman, { layout: [layout[0], layout[0]] }).ok).toBe(false);
    expect(readOptions(areYouAHuman, { layout: { columns: 0 } }).ok).toBe(false);
    expect(readOptions(areYouAHuman, { layout: [{ x: -1, y: 0 }] }).ok).toBe(false);
  });

  test("AH-A24: rectangles are not too wide, and a number of cards that has none gets a shorter last row", () => {
    expect([16, 18, 20, 21, 15, 12, 4, 1].map(usualColumns)).toEqual([4, 6, 5, 7, 5, 4, 2, 1]);
    expect([17, 13, 22].map(usualColumns)).toEqual([5, 4, 5]);
  });

  test.each([Infinity, -Infinity, NaN, 0, -4, 2.5, 2 ** 60, "16"])("no rectangle of %s cards", (cards) => {
    expect(() => usualColumns(cards as number)).toThrow("cards: expected a whole number from 1 to");
  });

  test("positions are called as on a chessboard", () => {
    const names = [
      { x: 0, y: 0 },
      { x: 1, y: 2 },
      { x: 25, y: 9 },
      { x: 26, y: 0 },
      { x: 99, y: 98 },
    ].map(positionName);
    expect(names).toEqual(["A1", "B3", "Z10", "AA1", "CV99"]);
  });
});

describe("how many play", () => {
  test("AH-A2: one plays alone, two to four each for themselves, any number up to 31 in teams", () => {
    expect(settings(1).mode).toBe("solo");
    for (const seats of [2, 3, 4]) expect(settings(seats).mode).toBe("versus");
    for (const seats of [2, 5, 9, 31]) expect(settings(seats, { mode: "teams" }).mode).toBe("teams");
    expect(refused(1, { mode: "versus" })).toBe("seats");
    expect(refused(1, { mode: "teams" })).toBe("seats");
    expect(refused(2, { mode: "solo" })).toBe("seats");
    expect(refused(32, {})).toBe("seats");
  });

  test("AH-25, AH-A5: five and more share the smallest number of cards from 16 on that is divisible among them", () => {
    const cards = (seats: number) => start(seats).view(0).table.length;
    expect([5, 6, 7, 8, 9, 16, 31].map(cards)).toEqual([20, 18, 21, 16, 18, 16, 31]);
    expect(usualCards("versus", 5)).toBe(20);
    for (const seats of [5, 6, 7, 8])
      expect(
        start(seats)
          .view(0)
          .table.filter((face) => face === "shortCircuit"),
      ).toHaveLength(3);
  });

  test("AH-25, AH-A4: five and more are refused a total that is not divisible, Short Circuits included", () => {
    expect(refused(5, { cardsOnTable: 16 })).toBe("options.cardsOnTable");
    expect(refused(5, { cardsOnTable: 18 })).toBe("options.cardsOnTable");
    expect(refused(5, { cardsOnTable: 15 })).toBeUndefined();
    expect(refused(6, { cardsOnTable: 18, shortCircuits: 5 })).toBeUndefined();
  });

  test("AH-25: five and more are refused fewer than two Short Circuits", () => {
    for (const shortCircuits of [0, 1]) expect(refused(5, { shortCircuits })).toBe("options.shortCircuits");
    expect(refused(5, { shortCircuits: 2 })).toBeUndefined();
  });

  test("AH-25: any layout is accepted for five and more", () => {
    expect(refused(5, { layout: { columns: 20 } })).toBeUndefined();
    expect(refused(5, { layout: { columns: 3 } })).toBeUndefined();
    expect(refused(5, { layout: Array.from({ length: 20 }, (_, i) => ({ x: i, y: i })) })).toBeUndefined();
  });

  test("AH-P11: five and more are accepted if and only if all of that holds", () => {
    let accepted = 0;
    const deck: MemoryCard[] = Array.from({ length: 7 }, () => ({ type: "gear", color: "red", number: 1 }));
    for (let seats = 5; seats <= 8; seats++)
      for (let cardsOnTable = 1; cardsOnTable <= 16; cardsOnTable++)
        for (let shortCircuits = 0; shortCircuits <= 6; shortCircuits++) {
          const memory = cardsOnTable - shortCircuits;
          const right =
            cardsOnTable % seats === 0 && shortCircuits >= 2 && memory >= 1 && memory <= deck.length;
          const found = refused(seats, { cardsOnTable, shortCircuits, deck }) === undefined;
          expect(found, `${seats} ${cardsOnTable} ${shortCircuits}`).toBe(right);
          accepted += found ? 1 : 0;
        }
    expect(accepted).toBeGreaterThan(10);
  });

  test("AH-26: five and more may play in teams with the basic sixteen cards", () => {
    for (const seats of [5, 7, 11]) expect(start(seats, { mode: "teams" }).view(0).table).toHaveLength(16);
  });
});

describe("difficulty", () => {
  test("AH-27, AH-A25: from one Memory card to the whole deck, and none to six Short Circuits", () => {
    expect(refused(2, { cardsOnTable: 1, shortCircuits: 0 })).toBeUndefined();
    expect(refused(2, { cardsOnTable: 170, shortCircuits: 6 })).toBeUndefined();
    expect(start(2, { cardsOnTable: 170, shortCircuits: 6 }).view(0).stock).toBe(0);
    expect(refused(2, { cardsOnTable: 171, shortCircuits: 6 })).toBe("options.cardsOnTable");
    expect(refused(2, { cardsOnTable: 3, shortCircuits: 3 })).toBe("options.cardsOnTable");
    expect(refused(2, { cardsOnTable: 68, deck: "unique64" })).toBe("options.cardsOnTable");
    expect(refused(2, { cardsOnTable: 67, deck: "unique64" })).toBeUndefined();
    expect(readOptions(areYouAHuman, { shortCircuits: 7 }).ok).toBe(false);
  });

  test("AH-27: fewer Memory cards and more Short Circuits are easier, and labeled so", () => {
    const label = (memoryCards: number, shortCircuits: number) =>
      difficultyOf({ memoryCards, shortCircuits });
    expect(label(13, 3)).toBe("basic");
    expect([label(12, 3), label(13, 4), label(10, 6)]).toEqual(["easier", "easier", "easier"]);
    expect([label(14, 3), label(13, 2), label(20, 0)]).toEqual(["harder", "harder", "harder"]);
    expect([label(12, 2), label(14, 4)]).toEqual(["mixed", "mixed"]);
    expect(start(2).view(0).difficulty).toBe("basic");
    expect(start(2, { shortCircuits: 6 }).view(0).difficulty).toBe("easier");
    expect(start(5).view(0).difficulty).toBe("harder");
  });

  test("the most points: 78 a round and 234 in the basic game, 243 alone", () => {
    expect(mostPoints({ ...settings(2), rounds: 1 })).toBe(78);
    expect(mostPoints(settings(4))).toBe(234);
    expect(mostPoints(settings(1))).toBe(243);
  });
});

describe("who begins", () => {
  test("AH-6, AH-A14: the first player is the one that is set", () => {
    for (const firstPlayer of [0, 1, 2]) {
      const match = cover(table({ seats: 3, options: { firstPlayer } }));
      expect(match.view(0).guesser).toBe(firstPlayer);
      expect(heard(match, "covered")[0]?.first).toBe(firstPlayer);
    }
    expect(refused(3, { firstPlayer: 3 })).toBe("options.firstPlayer");
  });

  test("AH-6, AH-A14: or one by chance, the same for the same seed", () => {
    const first = (seed: string) => cover(start(4, {}, seed)).view(0).guesser;
    const found = Array.from({ length: 60 }, (_, i) => first(`first ${i}`));
    expect(new Set(found)).toEqual(new Set([0, 1, 2, 3]));
    expect(Array.from({ length: 60 }, (_, i) => first(`first ${i}`))).toEqual(found);
  });

  test("AH-6: nobody has begun while the cards are memorized", () => {
    const { guesser, pointer } = start(3).view(1);
    expect([guesser, pointer]).toEqual([null, null]);
  });
});

describe("teams", () => {
  const sides = (seats: number, options: GameOptions = {}) =>
    start(seats, { mode: "teams", ...options })
      .view(0)
      .sides.map(({ members, captain }) => [captain, seatList(members)]);

  test("AH-22, AH-A2: every other player is of a team, or as the table says, of any sizes", () => {
    expect(sides(5)).toEqual([
      [0, [0, 2, 4]],
      [1, [1, 3]],
    ]);
    expect(sides(5, { teams: [1, 1, 0, 1, 1] })).toEqual([
      [2, [2]],
      [0, [0, 1, 3, 4]],
    ]);
    expect(refused(3, { mode: "teams", teams: [0, 0, 0] })).toBe("options.teams");
    expect(refused(3, { mode: "teams", teams: [0, 1] })).toBe("options.teams");
  });

  test("AH-23: a captain is a member of its team, else the setup is refused", () => {
    expect(sides(4, { captains: [2, 3] })).toEqual([
      [2, [0, 2]],
      [3, [1, 3]],
    ]);
    expect(refused(4, { mode: "teams", captains: [1, 2] })).toBe("options.captains");
    expect(refused(4, { mode: "teams", captains: [0, 0] })).toBe("options.captains");
    expect(refused(4, { mode: "versus", captains: [0, 1] })).toBe("options.captains");
    expect(refused(4, { teams: [0, 1, 0, 1] })).toBe("options.teams");
    expect(refused(4, { mode: "teams", captains: [0, 5] })).toBe("options.captains");
  });
});

describe("options", () => {
  test("left out, they are the listed defaults", () => {
    expect(readOptions(areYouAHuman, {})).toEqual({
      ok: true,
      value: {
        mode: null,
        deck: "rulebook164",
        cardsOnTable: null,
        shortCircuits: 3,
        layout: null,
        memorizeSeconds: 60,
        rounds: 3,
        firstPlayer: null,
        tieForFirst: "order",
        reuseCards: false,
        allowPass: false,
        shortCircuitChain: false,
        teams: null,
        captains: null,
        captainRotation: "fixed",
      },
    });
  });

  test("others are refused", () => {
    for (const options of [
      { mode: "free" },
      { cardsOnTable: 0 },
      { cardsOnTable: 3.5 },
      { memorizeSeconds: 0 },
      { rounds: 0 },
      { rounds: 11 },
      { tieForFirst: "youngest" },
      { reuseCards: "yes" },
      { teams: [0, 2] },
      { captains: [0] },
      { captainRotation: "never" },
      { speed: 1 },
    ])
      expect(readOptions(areYouAHuman, options).ok, JSON.stringify(options)).toBe(false);
  });
});

test("a layout that lists a position twice is told so", () => {
  const { x, y } = { x: 0, y: 0 };
  expect(
    readOptions(areYouAHuman, {
      cardsOnTable: 2,
      layout: [
        { x, y },
        { x, y },
      ],
    }),
  ).toMatchObject({
    ok: false,
    error: { path: "options.layout", expected: "positions of which none is listed twice" },
  });
});

test("AH-P4: setting up deals no card twice and loses none", () => {
  const { stock, table: cards, supply, spent } = referee(start(4));
  expect([stock, cards, supply, spent].flatMap((zone) => faces(zone))).toHaveLength(170);
});
