import type { Rule } from "@facedown/core";
import { describe, expect, test } from "vitest";
import { books, tracedRules } from "../generate/books.js";
import { titlesIn } from "../generate/titles.js";
import { idsIn, trace, traceProblems } from "../generate/trace.js";

const rule = (more: Partial<Rule> = {}): Rule => ({ text: "It is so.", chapter: "Setup", ...more });

function problems(rulebook: Readonly<Record<string, Rule>>, text: string): string[] {
  const traced = trace(rulebook, "XY", [{ file: "test/a.test.ts", tests: titlesIn("a.test.ts", text) }]);
  return traceProblems(traced, "XY", [{ file: "test/a.test.ts", text }]);
}

describe("ids of rules", () => {
  test("are found with letters and without", () => {
    expect(idsIn("XY-1, XY-P2; XY-E-19 and XY-A-15b. XY-Z, AXY-3, ZZ-4, (XY-V12)", "XY")).toEqual([
      ...["XY-1", "XY-P2", "XY-E-19", "XY-A-15b", "XY-V12"],
    ]);
  });
});

describe("a rulebook and the tests of its package", () => {
  const proven = `test("XY-1: it is so", () => {}); describe("XY-P2", () => { test("too", () => {}); });`;

  test("agree when each rule is in a title", () => {
    expect(problems({ "XY-1": rule(), "XY-P2": rule() }, proven)).toEqual([]);
  });

  test("do not when no title names a rule, for a comment is no test", () => {
    expect(problems({ "XY-1": rule(), "XY-P2": rule(), "XY-3": rule() }, `${proven} // XY-3`)).toEqual([
      "XY-3: no test names it, and nothing says why no program can break it",
    ]);
  });

  test("do not when the only test of a rule is skipped", () => {
    expect(problems({ "XY-1": rule() }, `test.skip("XY-1", () => {});`)).toHaveLength(1);
  });

  test("agree when a rule says why no program can break it, and do not without a sentence", () => {
    const why = "What is said is no move.";
    expect(problems({ "XY-1": rule({ at: "table talk", why }) }, "")).toEqual([]);
    expect(problems({ "XY-1": rule({ at: "component" }) }, "")).toEqual([
      "XY-1: at the component, with no sentence why",
    ]);
  });

  test("do not when a file names a rule that there is not", () => {
    expect(problems({ "XY-1": rule() }, `test("XY-1, XY-77: it is so", () => {}); // XY-77`)).toEqual([
      "test/a.test.ts: there is no XY-77",
    ]);
  });

  test("a longer id is not a shorter one", () => {
    expect(problems({ "XY-1": rule(), "XY-12": rule() }, `test("XY-12", () => {});`)).toHaveLength(1);
  });
});

describe.each(books)("$title", (book) => {
  test("has each rule on its page, with a test or the reason why there is none", () => {
    const traced = tracedRules(book);
    expect(traced.map(({ id }) => id)).toEqual(Object.keys(book.game.rulebook));
    expect(traced.length).toBeGreaterThan(60);
  });

  test("has a sentence for each rule that no other rule has", () => {
    const texts = Object.values(book.game.rulebook).map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9"“].*\.$/s);
  });
});
