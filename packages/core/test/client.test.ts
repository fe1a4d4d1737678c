import { expect, test } from "vitest";
import { createRandom, legalMoves } from "@facedown/core";
import { bids, playOut, startBids } from "./support/bids.js";
import { hostileValues, plainJunk } from "./support/hostile.js";

const match = playOut(startBids(), "client", 6);

test.each([0, 1])("seat %i works out from its packet, sent as JSON, what the table says", (seat) => {
  const packet = JSON.parse(JSON.stringify(match.frame(seat))) as ReturnType<typeof match.frame>;
  const legal = legalMoves(bids, seat, packet);
  expect(legal.choices()).toEqual(match.choices(seat));
  for (const name of [...bids.moveNames, "fold", "__proto__"] as "bid"[]) {
    expect(legal.choices(name)).toEqual(match.choices(seat, name));
    expect(legal.sample(name, createRandom("x"))).toEqual(match.sample(seat, name, createRandom("x")));
  }
  for (const [, value] of [...hostileValues(), ...plainJunk])
    expect(legal.explain(value as never)).toEqual(match.explain(seat, value as never));
  for (const value of [1, 2, 3] as const)
    expect(legal.explain({ type: "bid", value })).toEqual(match.explain(seat, { type: "bid", value }));
});

test("after the end nothing is legal", () => {
  const over = legalMoves(bids, 0, { ...match.frame(0), outcome: { total: 1 } });
  expect([over.choices(), over.explain({ type: "idle" })]).toEqual([
    [],
    { code: "game-over", parameters: {} },
  ]);
});

test.each([4, 31, -1, 0.5, "0", null])("%o is no seat of the game", (seat) => {
  expect(() => legalMoves(bids, seat as 0, match.frame(0))).toThrow(
    expect.objectContaining({ code: "bad-seat" }),
  );
});
