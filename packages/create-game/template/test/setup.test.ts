import { faces, readOptions, referee, startMatch } from "@facedown/core";
import { expect, test } from "vitest";
import { nightMarket, numbers, standardPack } from "../src/index.js";

const start = (seats: number, seed = "setup") => startMatch(nightMarket, { seats, seed });

test("R-1: each player gets five of the thirty cards, none twice, and the rest stays in the deck", () => {
  for (const seats of [2, 5]) {
    const { deck, players } = referee(start(seats));
    const hands = players.map(({ hand }) => faces(hand));
    for (const hand of hands) expect(hand).toHaveLength(5);
    expect([...hands.flat(), ...faces(deck)].sort((a, b) => a - b)).toEqual(numbers);
  }
});

test("R-1: nobody else sees a hand", () => {
  const match = start(3);
  for (const viewer of [0, 1, 2, "spectator"] as const) {
    const view = match.view(viewer);
    expect(view.deck).toBe(15);
    for (const seat of [0, 1, 2]) {
      const own = faces(referee(match).players[seat]!.hand);
      expect(view.players[seat]!.hand).toEqual(seat === viewer ? own : [null, null, null, null, null]);
    }
  }
});

test("R-2: the wares lie face down, and any may be the first", () => {
  expect(start(2).view("spectator").pile).toBe(standardPack.wares.length - 1);
  const first = Array.from({ length: 200 }, (_, i) => start(2, `first ${i}`).view(0).offer[0]);
  expect(new Set(first).size).toBe(standardPack.wares.length);
});

test("options left out are the defaults, and others are refused", () => {
  expect(readOptions(nightMarket, {})).toEqual({ ok: true, value: { rounds: 5 } });
  for (const options of [{ rounds: 0 }, { rounds: 6 }, { rounds: 1.5 }, { speed: 1 }])
    expect(readOptions(nightMarket, options).ok, JSON.stringify(options)).toBe(false);
});
