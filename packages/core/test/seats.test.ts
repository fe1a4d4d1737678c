import { describe, expect, test } from "vitest";
import {
  allSeats,
  common,
  countSeats,
  everyone,
  except,
  includes,
  mostSeats,
  nobody,
  only,
  seatList,
  seatsWhere,
  spectator,
  union,
  without,
  type Seat,
} from "@facedown/core";
import { assertSeat, viewerBit, viewerOf } from "../src/seats.js";

const noSeats: readonly unknown[] = [
  31,
  32,
  33,
  -1,
  0.5,
  NaN,
  Infinity,
  -0,
  "2",
  null,
  undefined,
  {},
  [],
  true,
  1n,
];

test("bits 0 to 30 are seats and bit 31 is the spectator", () => {
  expect([nobody, everyone, spectator]).toEqual([0, -1, -2147483648]);
  expect([only(), only(0), only(0, 3), only(30)]).toEqual([0, 1, 9, 0x40000000]);
  expect(except(2)).toBe(~4);
  expect(mostSeats).toBe(31);
});

test("a set of seats is not everyone: the spectator is missing", () => {
  expect(allSeats(31)).toBe(0x7fffffff);
  expect(allSeats(31)).not.toBe(everyone);
  expect(union(allSeats(31), spectator)).toBe(everyone);
  expect(includes(except(2), "spectator")).toBe(true);
});

test.each([
  [0, 0],
  [1, 1],
  [3, 7],
  [30, 0x3fffffff],
])("the seats of a table of %i", (count, mask) => {
  expect(allSeats(count)).toBe(mask);
  expect(countSeats(allSeats(count))).toBe(count);
  expect(seatList(allSeats(count))).toEqual(Array.from({ length: count }, (_, seat) => seat));
});

test("sets join, meet and part", () => {
  expect(seatList(union(only(1), only(4), spectator))).toEqual([1, 4]);
  expect(union()).toBe(nobody);
  expect(seatList(common(only(1, 2, 3), only(2, 3, 4)))).toEqual([2, 3]);
  expect(seatList(without(only(1, 2, 3), only(2)))).toEqual([1, 3]);
  expect(without(everyone, except(5))).toBe(only(5));
  expect(countSeats(everyone)).toBe(31);
  expect(seatList(seatsWhere(6, (seat) => seat % 2 === 1))).toEqual([1, 3, 5]);
});

test("each viewer has a bit and each bit its viewer", () => {
  for (let seat = 0; seat < 31; seat++) expect(viewerOf(viewerBit(seat))).toBe(seat);
  expect(viewerOf(viewerBit("spectator"))).toBe("spectator");
  expect(includes(only(3), 3)).toBe(true);
  expect(includes(only(3), 4)).toBe(false);
});

describe.each(noSeats.map((seat) => [String(seat), seat] as const))("%s is no seat", (_, value) => {
  const seat = value as Seat;
  test.each<[name: string, call: () => unknown]>([
    ["only", () => only(seat)],
    ["only, after others", () => only(1, seat)],
    ["except", () => except(seat)],
    ["includes", () => includes(everyone, seat)],
    ["viewerBit", () => viewerBit(seat)],
    ["assertSeat", () => assertSeat(seat)],
  ])("%s", (__, call) => {
    expect(call).toThrow(
      expect.objectContaining({ code: "bad-seat", value, expected: "a seat from 0 to 30" }),
    );
  });
});

test("a seat is checked against the table", () => {
  expect(() => assertSeat(4, 4)).toThrow("seat: expected a seat from 0 to 3, got 4");
  expect(() => assertSeat(3, 4)).not.toThrow();
  expect(() => viewerBit(2, 2)).toThrow("viewer: expected a seat from 0 to 1, got 2");
});

test.each([-1, 32, 0.5, NaN, Infinity])("%d is no number of seats", (count) => {
  expect(() => allSeats(count)).toThrow(expect.objectContaining({ code: "bad-seat", path: "count" }));
  expect(() => seatsWhere(count, () => true)).toThrow(expect.objectContaining({ code: "bad-seat" }));
});
