import { expect, test } from "vitest";
import { popTask, pushTasks, settleTasks, topTask } from "@facedown/core";

test("tasks happen in the order in which they are pushed, before those that were there", () => {
  const tasks = ["last"];
  pushTasks(tasks, "first", "second");
  expect(topTask(tasks)).toBe("first");
  expect([popTask(tasks), popTask(tasks), popTask(tasks)]).toEqual(["first", "second", "last"]);
  expect(topTask(tasks)).toBeUndefined();
  expect(() => popTask(tasks)).toThrow(expect.objectContaining({ code: "bad-state", path: "tasks" }));
});

test("settling runs what needs no decision, and what that pushes before what was below", () => {
  const tasks: string[] = [];
  const ran: string[] = [];
  pushTasks(tasks, "blow", "wait", "end");
  settleTasks(tasks, {
    waits: (task) => task === "wait",
    run: (task) => {
      ran.push(task);
      if (task === "blow") pushTasks(tasks, "fall", "check");
    },
  });
  expect(ran).toEqual(["blow", "fall", "check"]);
  expect(tasks).toEqual(["end", "wait"]);
});

test("settling ends when nothing is left", () => {
  const tasks = [1, 2];
  settleTasks(tasks, { waits: () => false, run: () => undefined });
  expect(tasks).toEqual([]);
});

test("a task that pushes itself for ever is an error", () => {
  const tasks = ["spin"];
  const run = (task: string) => tasks.push(task);
  expect(() => {
    settleTasks(tasks, { waits: () => false, run, most: 5 });
  }).toThrow(expect.objectContaining({ code: "never-settles", path: "tasks", value: 5 }));
});

test.each([Number.NaN, -1, 0.5, Infinity, "9" as never])(
  "a bound of %o is refused before anything runs",
  (most) => {
    const ran: number[] = [];
    expect(() => {
      settleTasks([1], { waits: () => false, run: (task) => ran.push(task), most });
    }).toThrow(expect.objectContaining({ code: "bad-option", path: "most", value: most }));
    expect(ran).toEqual([]);
  },
);
