import { manualClock } from "@facedown/core";
import { expect, test } from "vitest";
import { pausable } from "../src/pausable.js";

test("time stands still while a clock is paused, and goes on where it stood", () => {
  const under = manualClock();
  let real = 1000;
  const pass = (milliseconds: number): void => {
    real += milliseconds;
    under.pass(milliseconds);
  };
  const clock = pausable(under, () => real);
  const ran: string[] = [];
  clock.after(30, () => ran.push("first"));
  const callOff = clock.after(50, () => ran.push("called off"));
  pass(20);
  clock.pause();
  clock.pause();
  pass(500);
  expect([clock.now(), ran]).toEqual([20, []]);
  clock.after(15, () => ran.push("begun in a pause"));
  callOff();
  clock.resume();
  clock.resume();
  pass(9);
  expect(ran).toEqual([]);
  pass(1);
  expect(ran).toEqual(["first"]);
  pass(5);
  expect([clock.now(), ran]).toEqual([35, ["first", "begun in a pause"]]);
  pass(1000);
  expect(ran).toHaveLength(2);
});
