import { expect, test } from "vitest";
import { referee } from "@facedown/core";
import { act, playAll, rig, teamOf, type GameMatch } from "./support/rigged.js";

/** Seat 0 gives the Legion card to seat 1. */
function traded(): GameMatch {
  const match = rig({
    seats: 6,
    players: {
      0: { loyalties: ["legion", "human"], hand: ["badge-trade"] },
      1: { loyalties: ["machine", "machine-x2"] },
      2: { loyalties: ["human", "human"] },
    },
  });
  return playAll(
    match,
    [0, { type: "play", position: 0 }],
    [0, { type: "pickLoyalty", card: 0 }],
    [0, { type: "pickPlayer", player: 1 }],
    [0, { type: "pickLoyalty", card: 0 }],
  );
}

test("HP-L-5, HP-A-33 the first player who investigates a Legion card and never had it is Legion, whoever of its owners looked before", () => {
  const former = act(traded(), 0, { type: "investigate", target: 1, card: 0 });
  expect(referee(former).players[1]!.bonds[0].readers).toEqual([]);
  const read = act(act(former, 1, { type: "draw" }), 2, { type: "investigate", target: 1, card: 0 });
  expect([0, 1, 2].map((seat) => teamOf(read, seat))).toEqual(["legion", "legion", "legion"]);
  expect(read.view(2).team).toBe("legion");
});

test("HP-L-5 whoever looked first stays the first, also when it has the card later", () => {
  const match = rig({
    seats: 6,
    players: { 0: { hand: ["badge-trade"] }, 1: { loyalties: ["legion", "machine"] } },
  });
  const first = act(match, 0, { type: "investigate", target: 1, card: 0 });
  const had = act(first, 1, { type: "draw" });
  const second = act(had, 2, { type: "investigate", target: 1, card: 0 });
  expect([0, 1, 2].map((seat) => teamOf(second, seat) === "legion")).toEqual([true, true, false]);
});
