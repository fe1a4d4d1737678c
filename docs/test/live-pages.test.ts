// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { afterEach, expect, test } from "vitest";
import { mount, type MountedTable } from "./mount-live-table.js";

const pages = globSync("docs/{concepts,test,more}/*.md");
const tables = pages.flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(/<LiveTable game="([^"]+)" :seats="(\d+)"/g)].map(
    ([, game = "", seats]) => [page, game, Number(seats)] as const,
  ),
);

let mounted: MountedTable | undefined;
afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
});

test("there are live tables on pages", () => {
  expect(tables.length).toBeGreaterThan(5);
});

test.each(tables)("%s: the table of %s for %d is set, and played by its buttons", async (_, game, seats) => {
  mounted = await mount({ game, seats });
  const { root, press } = mounted;
  for (let move = 0; move < 3; move++) {
    const buttons = root.querySelectorAll<HTMLButtonElement>(".choices button");
    expect(buttons.length, `after ${move} moves`).toBeGreaterThan(0);
    await press(buttons[0]!);
  }
  expect(root.querySelector("[role=alert]")).toBeNull();
  expect(root.querySelectorAll(".eye").length).toBe(seats + 1);
});
