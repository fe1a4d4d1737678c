import { expect, test } from "vitest";
import {
  answerWindow,
  closeWindow,
  endTurnPasses,
  everyone,
  isPass,
  isWindowFull,
  isWindowOpen,
  lapsePasses,
  nobody,
  noReactions,
  only,
  openWindow,
  passForTheRest,
  standingPasses,
  type Pass,
  type Reactions,
  type Seat,
} from "@facedown/core";

import { askAll, openChoices, sealChoice } from "../src/sealed.js";

type Answer = Pass | number;

/** A window in which these seats answer so, and what was disclosed and opened when it closed. */
function closing(answers: Readonly<Record<Seat, Answer>>, order: readonly Seat[]) {
  const heard: unknown[] = [];
  const dealer = {
    ask: askAll,
    seal: sealChoice,
    open: (of: Reactions<number>["answers"], seats = everyone) => {
      openChoices(of, seats);
      heard.push(of.choices.map((choice) => choice?.face ?? null));
    },
  } as unknown as Parameters<typeof openWindow>[0];
  const reactions = noReactions<number>(4);
  const asked = Object.keys(answers).map(Number);
  openWindow(dealer, reactions, only(...asked));
  for (const seat of asked) answerWindow(dealer, reactions, seat, answers[seat]!);
  const close = () => closeWindow(dealer, reactions, { order, disclose: (seat) => heard.push(seat) });
  return { dealer, reactions, heard, close };
}

test("the first reaction clockwise counts; those behind it are dropped unopened", () => {
  const { close, heard, reactions } = closing({ 0: 5, 1: "pass", 2: 7, 3: "pass" }, [1, 2, 3, 0]);
  expect(close()).toEqual({ seat: 2, reaction: 7 });
  expect(heard).toEqual([2, [null, "pass", 7, null]]);
  expect(isWindowOpen(reactions)).toBe(false);
  expect(reactions.answers.choices).toEqual([null, null, null, null]);
});

test("when all pass, nobody is disclosed and every pass is opened", () => {
  const { close, heard } = closing({ 0: "pass", 2: "pass for the turn" }, [1, 2, 3, 0]);
  expect(close()).toBeUndefined();
  expect(heard).toEqual([null, ["pass", null, "pass for the turn", null]]);
});

test("passes for longer stand once they are opened, and those behind the first reaction do not", () => {
  const { close, dealer, reactions } = closing(
    { 0: "pass for the turn", 1: "pass for the turn", 2: "pass until aimed at", 3: 0 },
    [1, 2, 3, 0],
  );
  expect(close()).toEqual({ seat: 3, reaction: 0 });
  expect([reactions.turn, reactions.aimed]).toEqual([only(1), only(2)]);
  expect(standingPasses(reactions)).toBe(only(1, 2));
  expect(openWindow(dealer, reactions, only(0, 1, 2))).toBe(true);
  expect(reactions.answers.asked).toBe(only(0));
});

test("no window opens when nobody is left to ask", () => {
  const { close, dealer, reactions } = closing({ 1: "pass for the turn" }, [1]);
  close();
  expect(openWindow(dealer, reactions, only(1))).toBe(false);
  expect(openWindow(dealer, reactions, nobody)).toBe(false);
  expect(isWindowOpen(reactions)).toBe(false);
});

test("standing passes are taken back or lapse, those for the turn when it ends", () => {
  const { close, reactions } = closing(
    { 0: "pass for the turn", 1: "pass until aimed at", 2: "pass" },
    [0, 1, 2],
  );
  close();
  endTurnPasses(reactions);
  expect(standingPasses(reactions)).toBe(only(1));
  lapsePasses(reactions, only(1, 2));
  expect(standingPasses(reactions)).toBe(nobody);
});

test("an answer may be changed while the window is open", () => {
  const { dealer, reactions, close } = closing({ 0: 3, 1: "pass" }, [0, 1]);
  answerWindow(dealer, reactions, 0, "pass");
  expect(close()).toBeUndefined();
});

test("when the time is up the others pass, this once", () => {
  const { dealer, reactions, close, heard } = closing({}, [0, 1, 2]);
  openWindow(dealer, reactions, only(0, 1, 2));
  answerWindow(dealer, reactions, 1, 4);
  expect(isWindowFull(reactions)).toBe(false);
  passForTheRest(dealer, reactions);
  expect(isWindowFull(reactions)).toBe(true);
  expect(close()).toEqual({ seat: 1, reaction: 4 });
  expect(heard).toEqual([1, ["pass", 4, null, null]]);
  expect(standingPasses(reactions)).toBe(nobody);
});

test("a window closes only when it is full, and a seat that is not asked answers nothing", () => {
  const { dealer, reactions, close } = closing({}, [0, 1]);
  expect(close).toThrow(expect.objectContaining({ code: "bad-sealed" }));
  openWindow(dealer, reactions, only(0));
  expect(close).toThrow(expect.objectContaining({ code: "bad-sealed" }));
  expect(() => {
    answerWindow(dealer, reactions, 1, "pass");
  }).toThrow(expect.objectContaining({ code: "bad-sealed", value: 1 }));
});

test("a window that stands open is not opened over, which would wipe its answers", () => {
  const { dealer, reactions, close } = closing({ 0: 3, 1: "pass" }, [0, 1]);
  for (const seats of [only(2), only(0, 1), nobody])
    expect(() => openWindow(dealer, reactions, seats)).toThrow(
      expect.objectContaining({ code: "bad-sealed", path: "answers", value: only(0, 1) }),
    );
  expect(close()).toEqual({ seat: 0, reaction: 3 });
  expect(openWindow(dealer, reactions, only(2))).toBe(true);
});

test.each([
  ["leaves out a seat that was asked", [0, 1]],
  ["is empty", []],
  ["names a seat that was asked twice", [0, 1, 2, 1]],
])("an order that %s is refused, and nothing is disclosed or opened", (_, order) => {
  const { reactions, close, heard } = closing({ 0: "pass", 1: "pass", 2: 7 }, order);
  expect(close).toThrow(expect.objectContaining({ code: "bad-sealed", path: "order", value: order }));
  expect(heard).toEqual([]);
  expect(isWindowFull(reactions)).toBe(true);
});

test("passes are told from reactions of any kind", () => {
  expect(["pass", "pass for the turn", "pass until aimed at"].every(isPass)).toBe(true);
  expect([0, { card: 1 }, undefined, "react"].some(isPass)).toBe(false);
});
