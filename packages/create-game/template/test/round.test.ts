import { describe as wordsOf } from "@facedown/core";
import { expect, test } from "vitest";
import { nightMarket, standardPack } from "../src/index.js";
import { choose, round, table } from "./support/table.js";

const hands = [
  [1, 5, 9, 13, 30],
  [2, 6, 10, 14, 29],
  [3, 7, 11, 15, 28],
];

test("R-3: a ware lies open for all before anybody chooses", () => {
  const match = table({ hands, worths: [5] });
  for (const viewer of [0, 1, 2, "spectator"] as const)
    expect(match.view(viewer).offer.map((ware) => standardPack.wares[ware!]!.worth)).toEqual([5]);
});

test("R-4: all choose at the same time, and others see that somebody has chosen, not what", () => {
  let match = table({ hands });
  expect(match.waiting).toEqual([0, 1, 2]);
  match = choose(match, 1, 29);
  expect(match.waiting).toEqual([0, 2]);
  expect(match.view(1).chosen[1]).toEqual({ asked: true, sealed: true, choice: 4 });
  for (const viewer of [0, 2, "spectator"] as const)
    expect(match.view(viewer).chosen[1]).toEqual({ asked: true, sealed: true, choice: null });
});

test("R-4: a card that is not in the hand cannot be chosen", () => {
  const match = round(table({ hands }), [1, 2, 3]);
  expect(match.explain(0, { type: "choose", place: 3 })).toBeUndefined();
  expect(match.explain(0, { type: "choose", place: 4 })).toEqual({ code: "R-4", parameters: { cards: 4 } });
});

test("R-5: a card that is chosen stays chosen", () => {
  const match = choose(table({ hands }), 0, 1);
  expect(match.explain(0, { type: "choose", place: 1 })).toEqual({ code: "R-5", parameters: {} });
  expect(match.choices(0)).toEqual([]);
});

test("R-6: the cards are turned up together, when the last has chosen", () => {
  let match = choose(choose(table({ hands }), 0, 9), 2, 11);
  expect(match.view("spectator").played).toEqual([]);
  match = choose(match, 1, 10);
  expect(match.view("spectator").played).toEqual([9, 10, 11]);
});

test("R-7: the highest card takes the ware, and the cards stay on the table", () => {
  const match = round(round(table({ hands, worths: [4, 2] }), [13, 29, 15]), [30, 2, 3]);
  const { players, played } = match.view("spectator");
  expect(players.map(({ stall }) => stall.map((ware) => standardPack.wares[ware!]!.worth))).toEqual([
    [2],
    [4],
    [],
  ]);
  expect(played).toEqual([13, 29, 15, 30, 2, 3]);
});

test("R-7: everybody is told who took what", () => {
  const match = round(table({ hands, worths: [4] }), [13, 29, 15]);
  const words = wordsOf(nightMarket);
  const { events, view } = match.frame("spectator");
  expect(events.filter(({ type }) => type === "sold").map((event) => words.event(event, view))).toEqual([
    "Seat 2 takes a lantern that hums (4 points) with the 29.",
  ]);
});
