import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { manualClock, systemClock } from "@facedown/core";

test("a manual clock stands still, and runs what falls due in order", () => {
  const clock = manualClock();
  const ran: string[] = [];
  clock.after(20, () => ran.push("b"));
  clock.after(10, () => ran.push("a"));
  clock.after(20, () => ran.push("c"));
  const off = clock.after(15, () => ran.push("never"));
  clock.pass(9);
  expect(ran).toEqual([]);
  off();
  off();
  clock.pass(1);
  expect(ran).toEqual(["a"]);
  clock.pass(100);
  expect(ran).toEqual(["a", "b", "c"]);
});

test("what is set off by what falls due runs in the same time when it is due in it", () => {
  const clock = manualClock();
  const ran: number[] = [];
  const again = (): void => {
    ran.push(ran.length);
    if (ran.length < 5) clock.after(10, again);
  };
  clock.after(10, again);
  clock.pass(35);
  expect(ran).toEqual([0, 1, 2]);
  clock.pass(15);
  expect(ran).toHaveLength(5);
});

test("time that passes inside of time does not run backwards", () => {
  const clock = manualClock();
  const ran: string[] = [];
  clock.after(10, () => {
    clock.pass(100);
    clock.after(10, () => ran.push("late"));
  });
  clock.pass(20);
  clock.pass(9);
  expect(ran).toEqual([]);
  clock.pass(1);
  expect(ran).toEqual(["late"]);
});

test.each([-1, NaN, Infinity])("%d is no time that can pass", (time) => {
  expect(() => manualClock().pass(time)).toThrow(
    expect.objectContaining({ code: "bad-option", path: "milliseconds" }),
  );
});

test("a manual clock that would never stop says so", () => {
  const clock = manualClock();
  const again = (): void => void clock.after(0, again);
  again();
  expect(() => clock.pass(1)).toThrow(expect.objectContaining({ code: "never-settles" }));
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the system's clock runs once, or not when it is called off", () => {
  const ran: string[] = [];
  systemClock.after(1000, () => ran.push("a"));
  const off = systemClock.after(1000, () => ran.push("never"));
  off();
  vi.advanceTimersByTime(999);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(ran).toEqual(["a"]);
});

test("the system's clock waits longer than a timer of the platform can (2^31 − 1 ms)", () => {
  const ran: string[] = [];
  const days = 30 * 24 * 3600 * 1000;
  systemClock.after(days, () => ran.push("a"));
  vi.advanceTimersByTime(days - 1);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(["a"]);
});
