import { describe, expect, test } from "vitest";
import {
  backedZone,
  bottomOf,
  cardAt,
  everyone,
  faces,
  nobody,
  only,
  secret,
  size,
  slots,
  topOf,
  zone,
  type At,
} from "@facedown/core";
import { arrangeCards, cellsOf, putCard, takeCard, turnOver } from "../src/zone.js";

test("a new zone holds its cards for its audience, the last one on top", () => {
  expect(zone(only(1), ["a", "b"])).toEqual({
    audience: 2,
    cards: [
      { face: "a", shownTo: 2 },
      { face: "b", shownTo: 2 },
    ],
  });
  expect(zone(nobody)).toEqual({ audience: 0, cards: [] });
  expect(backedZone(nobody, [{ face: "a", back: "red" }]).cards).toEqual([
    { face: "a", shownTo: 0, back: "red" },
  ]);
  expect(backedZone(nobody).cards).toEqual([]);
  expect(slots(everyone, ["a", "empty"])).toEqual({
    audience: -1,
    cards: [{ face: "a", shownTo: -1 }, "empty"],
    fixed: true,
  });
});

const pile = () => zone(nobody, ["a", "b", "c"]);
const row = () => slots(nobody, ["empty", "a", "empty", "b", "empty"]);

test("sizes, faces, top and bottom; empty places do not count", () => {
  expect([size(pile()), topOf(pile()), bottomOf(pile()), faces(pile())]).toEqual([3, 2, 0, ["a", "b", "c"]]);
  expect([size(row()), topOf(row()), bottomOf(row()), faces(row())]).toEqual([2, 3, 1, ["a", "b"]]);
  expect([topOf(zone(nobody)), bottomOf(zone(nobody)), topOf(slots(nobody, ["empty"]))]).toEqual([
    -1, -1, -1,
  ]);
  expect(cellsOf(row()).map(({ face }) => face)).toEqual(["a", "b"]);
});

describe("taking", () => {
  test.each<[at: At, face: string, rest: string[]]>([
    ["top", "c", ["a", "b"]],
    ["bottom", "a", ["b", "c"]],
    [1, "b", ["a", "c"]],
  ])("%s of a pile", (at, face, rest) => {
    const from = pile();
    expect(cardAt(from, at).face).toBe(face);
    expect(takeCard(from, at).face).toBe(face);
    expect(faces(from)).toEqual(rest);
  });

  test.each<[at: At, cards: string[]]>([
    ["top", ["empty", "a", "empty", "empty", "empty"]],
    ["bottom", ["empty", "empty", "empty", "b", "empty"]],
    [3, ["empty", "a", "empty", "empty", "empty"]],
  ])("%s of places leaves the place", (at, cards) => {
    const from = row();
    takeCard(from, at);
    expect(from.cards.map((card) => (card === "empty" ? card : card.face))).toEqual(cards);
  });

  test.each<At>([3, -1, 0.5, NaN, "middle" as never, "length" as never, "push" as never, null as never])(
    "there is no card at %s",
    (at) => {
      const from = pile();
      expect(() => takeCard(from, at)).toThrow(
        expect.objectContaining({
          code: "bad-zone",
          path: "at",
          value: at,
          expected: "the place of a card among 3",
        }),
      );
      expect(faces(from)).toEqual(["a", "b", "c"]);
    },
  );

  test("no card at an empty place, nor in an empty zone", () => {
    expect(() => cardAt(row(), 0)).toThrow(expect.objectContaining({ code: "bad-zone" }));
    expect(() => cardAt(zone(nobody), "top")).toThrow(expect.objectContaining({ code: "bad-zone" }));
    expect(() => cardAt(slots(nobody, ["empty"]), "bottom")).toThrow(
      expect.objectContaining({ code: "bad-zone" }),
    );
  });
});

describe("putting", () => {
  test.each<[at: At | undefined, index: number, cards: string[]]>([
    [undefined, 3, ["a", "b", "c", "x"]],
    ["top", 3, ["a", "b", "c", "x"]],
    ["bottom", 0, ["x", "a", "b", "c"]],
    [1, 1, ["a", "x", "b", "c"]],
    [3, 3, ["a", "b", "c", "x"]],
  ])("at %s of a pile", (at, index, cards) => {
    const into = pile();
    expect(putCard(into, secret("x"), at).index).toBe(index);
    expect(faces(into)).toEqual(cards);
  });

  test.each<[at: At, index: number]>([
    ["top", 0],
    ["bottom", 4],
    [2, 2],
  ])("at %s of places", (at, index) => {
    const into = row();
    expect(putCard(into, secret("x"), at).index).toBe(index);
    expect(cardAt(into, index).face).toBe("x");
    expect(into.cards).toHaveLength(5);
  });

  test.each<At>([4, -1, 0.5, NaN, "middle" as never])("there is no place %s in a pile of three", (at) => {
    const into = pile();
    expect(() => putCard(into, secret("x"), at)).toThrow(
      expect.objectContaining({ code: "bad-zone", value: at, expected: "a place from 0 to 3" }),
    );
    expect(faces(into)).toEqual(["a", "b", "c"]);
  });

  test.each<At>([1, 5, -1, "length" as never])("place %s is not free", (at) => {
    expect(() => putCard(row(), secret("x"), at)).toThrow(
      expect.objectContaining({ expected: "an empty place" }),
    );
  });

  test("places that are full take no more", () => {
    for (const at of ["top", "bottom"] as const)
      expect(() => putCard(slots(nobody, ["a"]), secret("x"), at)).toThrow(
        expect.objectContaining({ code: "bad-zone" }),
      );
  });

  test("a card that enters is shown to the audience as well, and it is told whether that is news", () => {
    const seenByOne = secret("x", only(1));
    expect(putCard(zone(only(2)), seenByOne).seen).toBe(true);
    expect(seenByOne.shownTo).toBe(only(1, 2));
    expect(putCard(zone(only(2)), seenByOne).seen).toBe(false);
  });
});

test("arranging is by old index, resets to the audience and leaves empty places where they are", () => {
  const of = row();
  putCard(of, secret("c", everyone), 4);
  arrangeCards(of, [2, 0, 1]);
  expect(of.cards).toEqual([
    "empty",
    { face: "c", shownTo: nobody },
    "empty",
    { face: "a", shownTo: nobody },
    { face: "b", shownTo: nobody },
  ]);
});

test("a card turned over shows its other side to those who see it", () => {
  const card = secret<{ card: number; side: 0 | 1 }>({ card: 7, side: 0 }, only(1));
  turnOver(card, 0);
  expect(card.face).toEqual({ card: 7, side: 0 });
  turnOver(card, 1);
  expect(card).toEqual({ face: { card: 7, side: 1 }, shownTo: only(1) });
});
