import { expect, test } from "vitest";
import { rulesPage } from "../generate/rules-page.js";
import { titlesIn } from "../generate/titles.js";
import { trace } from "../generate/trace.js";

const tests = titlesIn(
  "a.test.ts",
  `describe("XY-1, XY-2: <both>", () => { test.each([1, 2])("they {{ hold }}", () => {}); });`,
);
const rulebook = {
  "XY-1": { text: "Cards lie *there*.", chapter: "Setup" },
  "XY-2": { text: "Nobody peeks.", chapter: "Play & talk" },
  "XY-3": { text: "Talk is free.", chapter: "Play & talk", at: "table talk", why: "Talk is no move." },
} as const;
const page = rulesPage({
  book: { title: "Some Game", name: "some-game", prefix: "XY" },
  traced: trace(rulebook, "XY", [{ file: "test/a.test.ts", tests }]),
  refusing: new Set(["XY-2"]),
});

test("rules stand by chapter, each under an anchor of its own", () => {
  expect(page.match(/^##+ .*/gm)).toEqual([
    "## Setup",
    "### XY-1 {#xy-1}",
    "## Play &amp; talk",
    "### XY-2 {#xy-2}",
    "### XY-3 {#xy-3}",
  ]);
  expect(page).toContain("Cards lie \\*there\\*.");
});

test("tests are counted, and lead to the other rules that they name", () => {
  expect(page).toContain("<summary>2 tests</summary>");
  expect(page).toContain(
    '<li>XY-1, <a href="#xy-2">XY-2</a>: &lt;both&gt; › they &#123;&#123; hold }} (2 cases)</li>',
  );
});

test("a rule that no program can break says why, and one that refuses says so", () => {
  expect(page).toContain("**No program can break this (table talk).** Talk is no move.");
  expect(page.match(/refused with this id/g)).toHaveLength(1);
  expect(page).toContain("3 rules");
  expect(page).toContain("1 are for people to keep");
});
