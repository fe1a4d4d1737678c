import { expect, test } from "vitest";
import { each, everyone, nobody, only, secret, sealed, slots, zone } from "@facedown/core";
import { copyState, shareState, weigh } from "../src/copying.js";
import { freezeJson } from "../src/json.js";
import { planOf } from "../src/project.js";

const plan = planOf(
  {
    phase: "public",
    notes: "public",
    deck: "count",
    grid: "cells",
    players: each({ name: "public", hand: "cells" }),
    bids: "cells",
    die: "cells",
    gone: "hidden",
  },
  "visible",
);

const position = () =>
  freezeJson({
    phase: "play",
    notes: [
      { by: 0, words: ["a", "b"] },
      { by: 1, words: [] },
    ],
    deck: zone(nobody, [1, 2, 3]),
    grid: slots(everyone, [{ side: 0 }, "empty" as const]),
    players: [
      { name: "A", hand: zone(only(0), [4, 5]) },
      { name: "B", hand: zone(only(1), [6]) },
    ],
    bids: { ...sealed<number>(2), choices: [secret(7, only(0)), null] },
    die: secret(3, only(1)),
    gone: zone(nobody, [9]),
  });

type Position = ReturnType<typeof position>;
type Open<T> = T extends object ? { -readonly [K in keyof T]: Open<T[K]> } : T;

const changed = (change: (copy: Open<Position>) => void): { before: Position; after: Position } => {
  const before = position();
  const copy = copyState(plan, before) as Open<Position>;
  change(copy);
  return { before, after: shareState(plan, before, copy) as Position };
};

test("a copy is equal and open, and shares nothing that a rule may change", () => {
  const before = position();
  const copy = copyState(plan, before) as Position;
  expect(copy).toEqual(before);
  expect(Object.keys(copy)).toEqual(Object.keys(before));
  for (const part of [
    copy,
    copy.notes,
    copy.notes[0],
    copy.deck,
    copy.deck.cards,
    copy.deck.cards[0],
    copy.bids.choices,
    copy.die,
  ])
    expect(Object.isFrozen(part)).toBe(false);
  expect(copy.grid).toHaveProperty("fixed", true);
});

test("a state that did not change is the same object", () => {
  const { before, after } = changed(() => undefined);
  expect(after).toBe(before);
});

test.each<
  [string, (copy: Open<Position>) => void, (part: Position) => unknown[], (part: Position) => unknown[]]
>([
  [
    "a card moves",
    (s) => s.players[0]?.hand.cards.push(s.deck.cards.pop() as never),
    (s) => [s.deck, s.players, s.players[0], s.players[0]?.hand],
    (s) => [s.notes, s.grid, s.players[1], s.bids, s.die, s.deck.cards[0]],
  ],
  [
    "a plain value deep down",
    (s) => s.notes[0]?.words.push("c"),
    (s) => [s.notes, s.notes[0]],
    (s) => [s.notes[1], s.players],
  ],
  [
    "a card is shown",
    (s) => ((s.deck.cards[1] as unknown as { shownTo: number }).shownTo = 1),
    (s) => [s.deck, s.deck.cards[1]],
    (s) => [s.deck.cards[0], s.deck.cards[2]],
  ],
  [
    "an audience",
    (s) => ((s.deck as unknown as { audience: number }).audience = 1),
    (s) => [s.deck],
    (s) => [s.deck.cards],
  ],
  [
    "a choice is taken back",
    (s) => ((s.bids.choices as unknown[])[0] = null),
    (s) => [s.bids, s.bids.choices],
    (s) => [s.die],
  ],
  ["a bare cell", (s) => ((s as { die: unknown }).die = secret(3, only(0))), (s) => [s.die], (s) => [s.bids]],
  ["a place is emptied", (s) => ((s.grid.cards as unknown[])[0] = "empty"), (s) => [s.grid], (s) => [s.deck]],
  ["a player leaves", (s) => s.players.pop(), (s) => [s.players], (s) => [s.players[0]]],
])("%s: that alone is new, all of it frozen", (_, change, fresh, kept) => {
  const { before, after } = changed(change);
  const plain = structuredClone(before) as unknown as Open<Position>;
  change(plain);
  expect(after).toEqual(plain);
  expect(Object.isFrozen(after)).toBe(true);
  const old = fresh(before);
  fresh(after).forEach((part, i) => {
    expect(part).not.toBe(old[i]);
    if (part !== undefined) expect(Object.isFrozen(part)).toBe(true);
  });
  const same = kept(before);
  kept(after).forEach((part, i) => {
    expect(part).toBe(same[i]);
  });
});

test("weighing stops at its limit", () => {
  const many = {
    ...position(),
    deck: zone(
      nobody,
      Array.from({ length: 5000 }, (_, i) => i),
    ),
  };
  expect(weigh(plan, many, 1000)).toBeGreaterThan(1000);
  expect(weigh(plan, position(), 1000)).toBeLessThan(60);
});

test("another order of keys is kept: in public parts, in dictionaries and among fields", () => {
  const ordered = planOf({ box: "public", piles: each({ top: "cells", name: "public" }) }, "visible");
  const before = freezeJson({
    box: { a: { c: 0, d: 0 }, b: 0 },
    piles: { x: { top: secret(1), name: "X" }, y: { top: secret(2), name: "Y" } },
  });
  const { box, piles } = before;
  for (const after of [
    { ...before, box: { b: 0, a: box.a } },
    { ...before, box: { a: { d: 0, c: 0 }, b: 0 } },
    { ...before, piles: { y: piles.y, x: piles.x } },
    { ...before, piles: { x: { name: "X", top: piles.x.top }, y: piles.y } },
    { piles, box },
  ])
    expect(JSON.stringify(shareState(ordered, before, copyState(ordered, after)))).toBe(
      JSON.stringify(after),
    );
});
