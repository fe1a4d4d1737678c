import { expect, test } from "vitest";
import { nextSeat, only, turnsFrom, type TurnOrder } from "@facedown/core";

test.each<[first: number, order: TurnOrder, turns: number[]]>([
  [0, { seats: 1 }, [0]],
  [0, { seats: 4 }, [0, 1, 2, 3]],
  [2, { seats: 4 }, [2, 3, 0, 1]],
  [2, { seats: 4, direction: "clockwise" }, [2, 3, 0, 1]],
  [1, { seats: 4, direction: "counterclockwise" }, [1, 0, 3, 2]],
  [2, { seats: 4, out: only(3) }, [2, 0, 1]],
  [2, { seats: 4, out: only(2) }, [3, 0, 1]],
  [2, { seats: 4, out: only(0, 1, 2, 3) }, []],
  [30, { seats: 31, out: only(0) }, [30, ...Array.from({ length: 29 }, (_, i) => i + 1)]],
])("turns from %i: %o", (first, order, turns) => {
  expect(turnsFrom(first, order)).toEqual(turns);
});

test.each<[seat: number, order: TurnOrder, next: number]>([
  [0, { seats: 3 }, 1],
  [2, { seats: 3 }, 0],
  [0, { seats: 3, direction: "counterclockwise" }, 2],
  [0, { seats: 3, out: only(1) }, 2],
  [1, { seats: 3, out: only(1) }, 2],
  [1, { seats: 3, out: only(0, 2) }, 1],
  [1, { seats: 3, out: only(0, 1) }, 2],
  [0, { seats: 1 }, 0],
])("after %i: %o", (seat, order, next) => {
  expect(nextSeat(seat, order)).toBe(next);
});

test("nobody follows when all are out, and a seat must be at the table", () => {
  expect(() => nextSeat(0, { seats: 2, out: only(0, 1) })).toThrow(
    expect.objectContaining({ code: "bad-seat", path: "order.out" }),
  );
  expect(() => turnsFrom(3, { seats: 3 })).toThrow("first: expected a seat from 0 to 2, got 3");
  expect(() => turnsFrom(0, { seats: 40 })).toThrow(expect.objectContaining({ code: "bad-seat" }));
});
