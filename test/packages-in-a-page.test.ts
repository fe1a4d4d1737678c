import { expect, test } from "vitest";
import { placesOfMarks } from "../scripts/pure.mjs";
import { problemsOf } from "../scripts/sizes/measure.mjs";

const budgets = { core: { all: 1000, one: { name: "nextSeat", size: 100 } }, cli: { all: 500 } };

test("a package within its budgets has no problem", () => {
  expect(problemsOf({ core: { all: 1000, one: 100 }, cli: { all: 500 } }, budgets)).toEqual([]);
});

test("a package above a budget, without one, or of which one export brings much along, is told", () => {
  expect(problemsOf({ core: { all: 1001, one: 101 } }, budgets)).toEqual([
    "core has 1001 B, more than its budget of 1000 B",
    "nextSeat of core alone has 101 B, more than its budget of 100 B",
  ]);
  expect(problemsOf({ core: { all: 150, one: 100 } }, budgets)).toEqual([
    "nextSeat of core alone has 100 B and brings much of the 150 B in all along",
  ]);
  expect(problemsOf({ react: { all: 1 } }, budgets)).toEqual(["react has no budget in sizes.json"]);
});

const marked = (text: string) =>
  placesOfMarks("a.ts", text).reduceRight((marked, at) => `${marked.slice(0, at)}#${marked.slice(at)}`, text);

test("the calls that make a constant at the top of a module are marked, with those in what they are given", () => {
  expect(marked("export const a = f(g(1), [new H()]), b = { c: i().j(k()) } as const;")).toBe(
    "export const a = #f(#g(1), [#new H()]), b = { c: #i().j(#k()) } as const;",
  );
});

test("what happens later, or happens for its effect, is not marked", () => {
  const text = "const a = () => f(); function b() { return g(); } class C { d = h(); } i(); let e: typeof f;";
  expect(marked(text)).toBe(text);
});
