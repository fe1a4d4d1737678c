import { expect, test } from "vitest";
import {
  allSealed,
  everyone,
  hasSealed,
  nobody,
  only,
  sealed,
  seatList,
  stillToChoose,
  type SealedView,
} from "@facedown/core";
import { askAll, openChoices, sealChoice, withdrawChoice } from "../src/sealed.js";

test("those asked choose in any order; it is complete when all have", () => {
  const bids = sealed<number>(3, only(0, 2));
  expect(bids).toEqual({ asked: 5, choices: [null, null, null] });
  expect(seatList(stillToChoose(bids))).toEqual([0, 2]);
  expect(sealChoice(bids, 2, 7)).toBe(false);
  expect([hasSealed(bids, 0), hasSealed(bids, 2), hasSealed(bids, 9)]).toEqual([false, true, false]);
  expect(allSealed(bids)).toBe(false);
  sealChoice(bids, 0, 5, only(0, 1));
  expect(bids.choices).toEqual([{ face: 5, shownTo: 3 }, null, { face: 7, shownTo: 4 }]);
  expect(allSealed(bids)).toBe(true);
  expect(sealChoice(bids, 2, 8)).toBe(true);
});

test("when nobody is asked nothing is complete", () => {
  expect(allSealed(sealed(2))).toBe(false);
  expect(stillToChoose(sealed(2))).toBe(nobody);
});

test("only seats at the table are asked", () => {
  expect(sealed(2, everyone).asked).toBe(only(0, 1));
  const bids = sealed<number>(2);
  askAll(bids, everyone);
  expect(bids.asked).toBe(only(0, 1));
});

test("asking anew forgets, taking back empties", () => {
  const bids = sealed<number>(2, only(0, 1));
  sealChoice(bids, 0, 5);
  sealChoice(bids, 1, 6);
  expect([withdrawChoice(bids, 0), withdrawChoice(bids, 0)]).toEqual([true, false]);
  expect(bids.choices).toEqual([null, { face: 6, shownTo: 2 }]);
  askAll(bids, only(1));
  expect(bids).toEqual({ asked: 2, choices: [null, null] });
});

test("opening shows to everyone and drops the rest unopened", () => {
  const bids = sealed<number>(3, only(0, 1, 2));
  sealChoice(bids, 0, 5);
  sealChoice(bids, 1, 6);
  expect(openChoices(bids, only(1))).toBe(true);
  expect(bids.choices).toEqual([null, { face: 6, shownTo: everyone }, null]);
  expect(openChoices(bids)).toBe(false);
});

test("who is still to choose can be read from a view", () => {
  const view: SealedView<number> = [
    { asked: true, sealed: false, choice: null },
    { asked: true, sealed: true, choice: 3 },
    { asked: false, sealed: false, choice: null },
  ];
  expect(stillToChoose(view)).toBe(only(0));
});

test("a seat that is not asked, or not at the table, seals nothing", () => {
  const bids = sealed<number>(2, only(0));
  expect(() => sealChoice(bids, 1, 5)).toThrow(expect.objectContaining({ code: "bad-sealed", value: 1 }));
  expect(() => sealChoice(bids, 2, 5)).toThrow(expect.objectContaining({ code: "bad-seat", value: 2 }));
  expect(() => withdrawChoice(bids, -1)).toThrow(expect.objectContaining({ code: "bad-seat", value: -1 }));
  expect(bids).toEqual({ asked: 1, choices: [null, null] });
});
