import { describe, expect, test } from "vitest";
import { createTable, startMatch } from "@facedown/core";
import {
  advise,
  allGuesses,
  areYouAHuman,
  cardChances,
  combinations,
  countFeatures,
  isRight,
  remember,
  weighGuesses,
  type Card,
  type CardChance,
  type MemoryCard,
  type Remembered,
  type View,
} from "@facedown/are-you-a-human";
import {
  card,
  cover,
  faceAt,
  named,
  small,
  table,
  turn,
  type GameMatch,
  type GameOptions,
} from "./support/table.js";

const text = (face: Card) =>
  face === "shortCircuit" ? "short" : `${face.color} ${face.type} ${face.number}`;
const asRecord = (chances: readonly CardChance[]) =>
  Object.fromEntries(chances.map(({ card: face, chance }) => [text(face), chance]));

/** Whether a card agrees with what is remembered, told anew. */
function agrees(remembered: Remembered, face: Card): boolean {
  if (remembered === null) return true;
  if (remembered === "shortCircuit") return face === "shortCircuit";
  if (face === "shortCircuit") return false;
  return Object.entries(remembered).every(([feature, value]) => face[feature as keyof MemoryCard] === value);
}

/** Every way to lay these cards, of which so many are Short Circuits, on the places, one card after the other. */
function* layings(
  cards: readonly Card[],
  places: readonly Remembered[],
  used: readonly number[] = [],
): Generator<Card[]> {
  const at = used.length;
  if (at === places.length) {
    yield used.map((each) => cards[each]!);
    return;
  }
  for (let each = 0; each < cards.length; each++)
    if (!used.includes(each) && agrees(places[at]!, cards[each]!))
      yield* layings(cards, places, [...used, each]);
}

/** All tables that agree with the view and the memory, each as often as there are ways to deal it. */
function allTables(view: View, memory: readonly Remembered[], deck: readonly MemoryCard[]): Card[][] {
  const left: Card[] = [...deck];
  for (const open of [...view.table, ...view.spent])
    if (open !== null && open !== "shortCircuit")
      left.splice(
        left.findIndex((each) => text(each) === text(open)),
        1,
      );
  const shorts = view.settings.shortCircuits - view.table.filter((face) => face === "shortCircuit").length;
  const places = view.table.map((face, at) => face ?? memory[at] ?? null);
  const down = places.filter((_, at) => view.table[at] === null);
  const all: Card[] = [...left, ...Array.from({ length: shorts }, (): Card => "shortCircuit")];
  const found: Card[][] = [];
  for (const laid of layings(all, down)) {
    if (laid.filter((face) => face === "shortCircuit").length !== shorts) continue;
    const rest = [...laid];
    found.push(view.table.map((face) => face ?? rest.shift()!));
  }
  return found;
}

/** The points of the best features to name on a card of these tables, by trying all. */
function bestFeatures(tables: readonly Card[][], at: number): number {
  return Math.max(
    ...allGuesses.map((names) => {
      const right = tables.filter((cards) => names !== "shortCircuit" && isRight(names, cards[at]!)).length;
      return ([0, 1, 3, 6][countFeatures(names)]! * right) / tables.length;
    }),
  );
}

const deck = ["red gear 1", "red gear 1", "red tool 2", "blue gear 2", "blue bulb 1", "green bulb 3"].map(
  (each) => card(each) as MemoryCard,
);

const own = (cards: readonly string[], options: GameOptions = {}, seats = 2): GameMatch =>
  cover(small(cards, { seats, options: { deck, ...options } }));

const memories: readonly (readonly [string, readonly Remembered[]])[] = [
  ["nothing", []],
  ["one card", [card("red gear 1"), null, null, null]],
  ["a Short Circuit", [null, null, null, "shortCircuit"]],
  ["a color", [named("red"), null, null, null]],
  ["a color here and a type there", [named("red"), named("gear"), null, null]],
  ["the same of two cards", [named("gear"), named("gear"), null, null]],
  ["that a card is a Memory card", [{}, null, null, null]],
  ["different parts of all", [named("red"), {}, named("2"), null]],
  ["all but one", [card("red gear 1"), card("red tool 2"), named("blue"), null]],
];

describe("chances of cards", () => {
  for (const cards of [
    ["red gear 1", "red tool 2", "blue gear 2", "short"],
    ["red gear 1", "short", "blue gear 2", "short"],
    ["red gear 1", "red tool 2", "blue bulb 1", "green bulb 3"],
  ])
    for (const [what, memory] of memories)
      test(`of ${cards.join(", ")}, remembering ${what}: as by going through all tables`, () => {
        const { view } = { view: own(cards).view(0) };
        const tables = allTables(view, memory, deck);
        if (tables.length === 0) {
          expect(() => cardChances(view, memory, { deck })).toThrow(
            expect.objectContaining({ code: "bad-state" }),
          );
          return;
        }
        const chances = cardChances(view, memory, { deck });
        chances.forEach((found, at) => {
          const counted: Record<string, number> = {};
          for (const laid of tables)
            counted[text(laid[at]!)] = (counted[text(laid[at]!)] ?? 0) + 1 / tables.length;
          const record = asRecord(found);
          expect(Object.keys(record).sort()).toEqual(Object.keys(counted).sort());
          for (const [face, chance] of Object.entries(counted)) expect(record[face]).toBeCloseTo(chance, 10);
        });
      });

  test("open cards are known, and tell of the others", () => {
    const match = turn(turn(own(["red gear 1", "red tool 2", "blue gear 2", "short"]), 3, "red"), 1, "red");
    const tables = allTables(match.view(1), [named("gear")], deck);
    const chances = cardChances(match.view(1), [named("gear")], { deck });
    expect(chances[3]).toEqual([{ card: "shortCircuit", chance: 1 }]);
    expect(asRecord(chances[2]!)["short"]).toBeUndefined();
    expect(asRecord(chances[2]!)["red gear 1"]).toBeCloseTo(
      tables.filter((laid) => text(laid[2]!) === "red gear 1").length / tables.length,
      10,
    );
  });

  test("cards of earlier rounds are not there any more", () => {
    const options = { deck, cardsOnTable: 2, shortCircuits: 0, rounds: 3 } as const;
    let match = cover(table({ cards: ["red gear 1", "blue bulb 1"], options }));
    match = cover(turn(turn(match, 0, "red"), 1, "red"));
    const record = asRecord(cardChances(match.view(0), [], { deck })[0]!);
    expect(record["blue bulb 1"]).toBeUndefined();
    expect(Object.keys(record)).toHaveLength(4);
    expect(record["red gear 1"]).toBeCloseTo(1 / 4, 12);
  });

  test("for the basic grid and nothing remembered: 13 in 16 for a Memory card, all alike by features", () => {
    const { view } = { view: cover(table({ seats: 2 })).view(0) };
    for (const chances of cardChances(view, [])) {
      const record = asRecord(chances);
      expect(record["short"]).toBeCloseTo(3 / 16, 12);
      const sum = (part: string) =>
        chances.reduce((all, { card: face, chance }) => (text(face).includes(part) ? all + chance : all), 0);
      for (const part of ["red", "gear", "4"]) expect(sum(part)).toBeCloseTo(13 / 64, 12);
    }
  });

  test("a table of all 170 cards, and one with a different part of each card remembered, are weighed in a moment", () => {
    const start = performance.now();
    const whole = cover(table({ options: { cardsOnTable: 170, shortCircuits: 6 } })).view(0);
    const chances = cardChances(whole, []);
    expect(asRecord(chances[99]!)["short"]).toBeCloseTo(6 / 170, 10);
    const match = cover(table({ seed: "parts" }));
    const parts = match.view(0).table.map((_, at): Remembered => {
      const face = faceAt(match, at);
      if (face === "shortCircuit") return null;
      return at % 4 === 0
        ? { color: face.color }
        : at % 4 === 1
          ? { type: face.type }
          : at % 4 === 2
            ? face
            : null;
    });
    for (const [at, each] of cardChances(match.view(0), parts).entries())
      expect(each.some(({ card: face }) => text(face) === text(faceAt(match, at)))).toBe(true);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  test("throws for another deck, and for a memory that cannot be", () => {
    const { view } = { view: own(["red gear 1", "red tool 2", "blue gear 2", "short"]).view(0) };
    expect(() => cardChances(view, [])).toThrow(expect.objectContaining({ code: "bad-option" }));
    expect(() => cardChances(view, [card("yellow bulb 4")], { deck })).toThrow(
      expect.objectContaining({ code: "bad-state" }),
    );
    const two: Remembered[] = ["shortCircuit", "shortCircuit"];
    expect(() => cardChances(view, two, { deck })).toThrow(expect.objectContaining({ code: "bad-state" }));
    const open = turn(own(["red gear 1", "red tool 2", "blue gear 2", "short"]), 0, "red").view(0);
    expect(() => cardChances(open, [], { deck: deck.slice(2) })).toThrow(
      expect.objectContaining({ code: "bad-option" }),
    );
  });
});

describe("the best guess", () => {
  const evenly = (faces: readonly Card[]): CardChance[] =>
    faces.map((each) => ({ card: each, chance: 1 / faces.length }));
  const bySize = (chances: readonly CardChance[]) =>
    [1, 2, 3].map((size) =>
      Math.max(
        ...weighGuesses(chances).flatMap(({ names, points }) =>
          countFeatures(names) === size ? [points] : [],
        ),
      ),
    );

  test("blind, for a card known to be a Memory card: 0.25, 0.1875 and 0.09375 points", () => {
    expect(bySize(evenly(combinations))).toEqual([0.25, 0.1875, 0.09375]);
    const view = cover(table({ options: { deck: "unique64" } })).view(0);
    expect(
      bySize(cardChances(view, [{}], { deck: "unique64" })[0]!).map((points) => points.toFixed(10)),
    ).toEqual(["0.2500000000", "0.1875000000", "0.0937500000"]);
  });

  test("blind, in the basic grid: thirteen sixteenths of that", () => {
    const view = cover(table({ options: { deck: "unique64" } })).view(0);
    bySize(cardChances(view, [], { deck: "unique64" })[0]!).forEach((points, i) => {
      expect(points).toBeCloseTo(([0.25, 0.1875, 0.09375][i]! * 13) / 16, 12);
    });
  });

  test("of four equal candidates alike in one feature all three are named: 1.5 points against 1", () => {
    const four = ["red gear 1", "red tool 2", "red bulb 3", "red battery 4"].map(card);
    const [best] = weighGuesses(evenly(four));
    expect(best).toMatchObject({ chance: 0.25, points: 1.5 });
    expect(countFeatures(best!.names)).toBe(3);
    expect(weighGuesses(evenly(four)).find(({ names }) => countFeatures(names) === 1)).toMatchObject({
      names: { color: "red" },
      points: 1,
    });
  });

  test("a second feature pays above one in three, a third above one in two", () => {
    // Red for sure; a gear with the chance p.
    const best = (p: number, faces: readonly [string, string, string]) =>
      countFeatures(
        weighGuesses([
          { card: card(faces[0]), chance: p },
          { card: card(faces[1]), chance: (1 - p) / 2 },
          { card: card(faces[2]), chance: (1 - p) / 2 },
        ])[0]!.names,
      );
    expect(best(0.51, ["red gear 1", "red gear 2", "red gear 3"])).toBe(3);
    expect(best(0.49, ["red gear 1", "red gear 2", "red gear 3"])).toBe(2);
    const spread = (p: number) =>
      weighGuesses([
        ...evenly([1, 2, 3, 4].map((number) => card(`red gear ${number}`))).map((each) => ({
          ...each,
          chance: p / 4,
        })),
        ...(["tool", "bulb", "battery"] as const).flatMap((type) =>
          [1, 2, 3, 4].map((number) => ({ card: card(`red ${type} ${number}`), chance: (1 - p) / 12 })),
        ),
      ])[0]!;
    expect(countFeatures(spread(0.34).names)).toBe(2);
    expect(countFeatures(spread(0.32).names)).toBe(1);
  });

  test("among all 124 ways to name features none is worth more than those listed", () => {
    for (const [, memory] of memories) {
      const { view } = { view: own(["red gear 1", "red tool 2", "blue gear 2", "short"]).view(0) };
      const tables = allTables(view, memory, deck);
      if (tables.length === 0) continue;
      cardChances(view, memory, { deck }).forEach((chances, at) => {
        const found = weighGuesses(chances).filter(({ names }) => names !== "shortCircuit");
        expect(found).toHaveLength(7);
        expect(found[0]!.points).toBeCloseTo(bestFeatures(tables, at), 10);
      });
    }
  });

  test("of thirteen cards another thing each, and three of which nothing is remembered", () => {
    const faces = table({ seed: "parts" }).view(0).table as readonly Card[];
    const { view } = { view: cover(table({ seed: "parts" })).view(0) };
    const parts = (face: Card, at: number): Remembered => {
      if (face === "shortCircuit") return null;
      const { type, color, number } = face;
      const sets = [{ type }, { color }, { number }, { type, color }, { color, number }, { type, number }];
      return sets[at % sets.length]!;
    };
    const memory = faces.map(parts);
    expect(new Set(memory.map((each) => JSON.stringify(each))).size).toBeGreaterThan(12);
    const chances = cardChances(view, memory);
    const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);
    for (const each of chances) expect(sum(each.map(({ chance }) => chance))).toBeCloseTo(1, 10);
    const circuits = chances.flatMap((each) => each.filter(({ card: found }) => found === "shortCircuit"));
    expect(sum(circuits.map(({ chance }) => chance))).toBeCloseTo(3, 10);
    expect(advise(view, memory)).toHaveLength(16);
  });

  test("alone, a Short Circuit is worth its chance", () => {
    const { view } = { view: own(["red gear 1", "red tool 2", "blue gear 2", "short"], {}, 1).view(0) };
    const [first] = advise(view, [null, null, null, "shortCircuit"], { deck });
    const last = advise(view, [null, null, null, "shortCircuit"], { deck }).find(({ at }) => at === 3);
    expect(last?.guesses[0]).toEqual({ names: "shortCircuit", chance: 1, points: 1 });
    // One of three cards left is a red gear 1: naming all of it is worth 6 points in three.
    expect([first?.at, first?.guesses[0]?.names]).toEqual([0, card("red gear 1")]);
    expect(first?.guesses[0]?.points).toBeCloseTo(2, 12);
  });

  test("against others, a Short Circuit is worth the best bonus guess, once it is one: as by going through all tables", () => {
    for (const memory of [
      [],
      [named("red"), null, null, null],
      [card("red gear 1"), null, null, null],
    ] as Remembered[][]) {
      const view = own(["red gear 1", "short", "blue gear 2", "short"]).view(0);
      const tables = allTables(view, memory, deck);
      for (const { at, guesses } of advise(view, memory, { deck })) {
        const then = tables.filter((laid) => laid[at] === "shortCircuit");
        const bonus = Math.max(
          0,
          ...[0, 1, 2, 3].map((other) => (other === at || then.length === 0 ? 0 : bestFeatures(then, other))),
        );
        const named = guesses.find(({ names }) => names === "shortCircuit")!;
        expect(named.chance).toBeCloseTo(then.length / tables.length, 10);
        expect(named.points).toBeCloseTo((then.length / tables.length) * bonus, 10);
      }
    }
  });

  test("on a bonus guess and for the last card a Short Circuit is worth nothing", () => {
    const first = own(["red gear 1", "short", "blue gear 2", "short"]);
    const bonus = turn(first, 1, "short").view(0);
    expect(bonus.bonus).toBe(true);
    for (const { guesses } of advise(bonus, [], { deck }))
      expect(guesses.find(({ names }) => names === "shortCircuit")?.points).toBe(0);
    const chain = turn(
      own(["red gear 1", "short", "blue gear 2", "short"], { shortCircuitChain: true }),
      1,
      "short",
    );
    expect(
      advise(chain.view(0), [], { deck })[0]?.guesses.find(({ names }) => names === "shortCircuit")?.points,
    ).toBeGreaterThan(0);
    const last = turn(own(["red gear 1", "short"]), 0, "red").view(0);
    expect(advise(last, [], { deck })).toMatchObject([{ at: 1 }]);
    expect(
      advise(last, [], { deck })[0]?.guesses.find(({ names }) => names === "shortCircuit"),
    ).toMatchObject({
      chance: 1,
      points: 0,
    });
  });

  test("cards are listed by what they are worth: who picks takes the first", () => {
    const view = own(["red gear 1", "short", "blue gear 2", "short"]).view(0);
    const list = advise(view, [null, null, card("blue gear 2")], { deck });
    expect(list[0]?.at).toBe(2);
    expect(list[0]?.guesses[0]).toEqual({ names: card("blue gear 2"), chance: 1, points: 6 });
    expect(list.map(({ guesses }) => guesses[0]!.points)).toEqual(
      list.map(({ guesses }) => guesses[0]!.points).sort((a, b) => b - a),
    );
  });
});

describe("an ideal memory", () => {
  test("knows every card from the packets that its seat received, and makes all points there are", async () => {
    const running = createTable(areYouAHuman, { seats: 1, seed: "ideal", options: { rounds: 2 } });
    const me = running.seat(0);
    const views: View[] = [];
    me.subscribe(({ view }) => views.push(view));
    while (running.match.outcome === null) {
      const { phase, pointed } = me.view;
      if (phase === "memorize") await me.play({ type: "ready" });
      const known = remember(views);
      if (phase === "point") await me.play({ type: "point", at: advise(me.view, known)[0]!.at });
      if (phase !== "guess") continue;
      const advice = advise(me.view, known).find(({ at }) => at === pointed);
      const { names } = advice!.guesses[0]!;
      expect(
        await me.play(names === "shortCircuit" ? { type: "guessShortCircuit" } : { type: "guess", names }),
      ).toEqual({
        ok: true,
      });
    }
    expect(running.match.outcome).toEqual({ scores: [162], winners: [], most: 162 });
    running.close();
  });

  test("who came after the minute knows what lies open and nothing else", () => {
    const match = turn(cover(table({ seats: 2, cards: ["red gear 1"] })), 0, "red");
    const known = remember([match.view(1)]);
    expect(known).toEqual([card("red gear 1"), ...Array.from({ length: 15 }, () => null)]);
  });

  test("a new round is learned anew", () => {
    const start = table({ seats: 2, options: { cardsOnTable: 2, shortCircuits: 0 } });
    const second = turn(turn(cover(start), 0, "red"), 1, "red");
    const views = [start, second].map((match) => match.view(0));
    expect(remember(views)).toEqual(second.view(0).table);
    expect(remember([start.view(0), cover(second).view(0)])).toEqual([null, null]);
    expect(remember([...views, cover(second).view(0)])).toEqual(second.view(0).table);
  });

  test("no deck has to be told but one that is not the usual", () => {
    const match = startMatch(areYouAHuman, { seats: 2, seed: "usual" });
    expect(advise(cover(match).view(0), remember([match.view(0)]))[0]?.guesses[0]?.points).toBe(6);
  });
});
