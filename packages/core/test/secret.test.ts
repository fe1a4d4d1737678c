import { expect, test } from "vitest";
import { everyone, isPublic, nobody, only, secret, sees, watching } from "@facedown/core";
import { concealCell, showCell } from "../src/secret.js";

test("a cell is a value and who may see it; nobody, unless it is said", () => {
  expect(secret("ace")).toEqual({ face: "ace", shownTo: nobody });
  expect(secret("ace", only(1))).toEqual({ face: "ace", shownTo: 2 });
  expect(secret("ace", only(1), "blue")).toEqual({ face: "ace", shownTo: 2, back: "blue" });
});

test("who sees it", () => {
  const cell = secret("ace", only(1));
  expect([sees(cell, 0), sees(cell, 1), sees(cell, "spectator")]).toEqual([false, true, false]);
  expect(isPublic(cell)).toBe(false);
  expect(isPublic(secret("ace", everyone))).toBe(true);
});

test("showing adds and tells whether it is news; concealing takes away", () => {
  const cell = secret("ace", only(1));
  expect(showCell(cell, only(1))).toBe(false);
  expect(showCell(cell, only(1, 2))).toBe(true);
  expect(cell.shownTo).toBe(only(1, 2));
  concealCell(cell, only(1, 5));
  expect(cell.shownTo).toBe(only(2));
  concealCell(cell, only(5));
  expect(cell.shownTo).toBe(only(2));
});

test("a watcher hears who sees a cell anew, in order, and only while it listens", () => {
  const heard: number[] = [];
  const watcher = { shown: (_: object, newly: number) => heard.push(newly) };
  const cell = watching(watcher, () => {
    const made = secret("ace", only(0));
    showCell(made, only(0, 3));
    showCell(made, only(3));
    return made;
  });
  showCell(cell, only(4));
  expect(heard).toEqual([only(0), only(3)]);
  expect(() =>
    watching(watcher, () => {
      throw new Error("inside");
    }),
  ).toThrow("inside");
  showCell(cell, only(5));
  expect(heard).toHaveLength(2);
});
