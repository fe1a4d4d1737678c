import { readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { books } from "../generate/books.js";
import { commentsIn, interfaceIn } from "../generate/comments.js";
import {
  eventsPart,
  movesPart,
  optionsPart,
  phasesPart,
  refusalsPart,
  type EngineParts,
} from "../generate/engine-parts.js";
import { markdown } from "../generate/markdown.js";
import { fieldsOf, schemaText } from "../generate/schema-text.js";
import { watch } from "../generate/watching.js";
import { engineWords } from "../generate/words/engine.js";

describe("what a schema takes, in words", () => {
  const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400));

  test.each<[string, unknown]>([
    ["a whole number from 1 to 86,400", whole],
    ["a whole number from 1 to 86,400, or `null`", v.optional(v.nullable(whole), null)],
    ['`"all"` or `"host"`', v.picklist(["all", "host"])],
    ["`0`, `1` or `2`", v.picklist([0, 1, 2])],
    ['one of 12 values: `"A"`, `"B"`, `"C"` …', v.picklist("ABCDEFGHIJKL".split(""))],
    [
      '`"box"`; or a list, 1 to 9, each `true` or `false`',
      v.union([v.literal("box"), v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(9), v.readonly())]),
    ],
    [
      "an object of `x` (a number) and `y?` (a text, at most 5 characters)",
      v.strictObject({ x: v.number(), y: v.optional(v.pipe(v.string(), v.maxLength(5))) }),
    ],
    ["a list of 2, each a number", v.tuple([v.number(), v.number()])],
    [
      "a number: one that is odd",
      v.pipe(
        v.number(),
        v.check((n) => n % 2 === 1, "one that is odd"),
      ),
    ],
  ])("%s", (text, schema) => {
    expect(schemaText(schema)).toBe(text);
  });

  test("of a kind that has no words is an error, not a gap", () => {
    expect(() => schemaText(v.date())).toThrow('no words for a schema of type "date"');
  });

  test("has fields with their defaults", () => {
    const schema = v.strictObject({ a: v.optional(v.nullable(v.number()), null), b: v.number() });
    expect(fieldsOf(schema).map(({ name, default: given }) => [name, given])).toEqual([
      ["a", "null"],
      ["b", undefined],
    ]);
  });
});

test("comments are found before constants, functions and properties", () => {
  const text = `
    /** Draws a card (XY-1). */
    export const draw = rules.move({});
    /** Not this one. */
    const notes = {
      /** Lets go. */
      drop: plain("drop"),
      /** Keeps. */
      keep,
    };
    /** Speaks
     * up. */
    export function speakOf() {}`;
  const found = commentsIn([{ file: "a.ts", text }]);
  expect(["draw", "drop", "keep", "speakOf"].map((name) => found.get(name))).toEqual([
    ...["Draws a card (XY-1).", "Lets go.", "Keeps.", "Speaks up."],
  ]);
});

test("members of an interface have types and comments", () => {
  const text = `export interface Events {
    /** It is over. */
    ended: { seat: Seat; why: 'a' | 'b' }; quiet: {} }`;
  expect(interfaceIn([{ file: "a.ts", text }], "Events")).toMatchObject([
    { name: "ended", comment: "It is over.", members: [{ name: "seat", type: "Seat" }, { name: "why" }] },
    { name: "quiet", members: [] },
  ]);
  expect(() => interfaceIn([{ file: "a.ts", text }], "Others")).toThrow("no interface Others");
});

test("text on a page is no markup", () => {
  expect(markdown("a*b_c | <i> {{ x }} `d|e_f`")).toBe(
    "a\\*b\\_c \\| &lt;i&gt; &#123;&#123; x }} <code v-pre>d&#124;e&#95;f</code>",
  );
});

describe.each(books)("the engine of $title", (book) => {
  const words = engineWords[book.name]!;
  const [kind] = words.watched;
  const parts: EngineParts = { book, words, seen: watch(book.game, [{ ...kind!, games: 1 }]) };
  const { definition, eventPlans } = book.game.inside;
  const rows = (part: string): string[] =>
    part
      .split("\n")
      .filter((line) => line.startsWith("| "))
      .slice(2);

  test("has a row for each option, move, event and refusal", () => {
    expect(rows(optionsPart(parts))).toHaveLength(fieldsOf(definition.options).length);
    expect(rows(movesPart(parts))).toHaveLength(book.game.moveNames.length);
    expect(rows(eventsPart(parts))).toHaveLength(eventPlans.size);
    expect(rows(refusalsPart(parts)).length).toBeGreaterThan(5);
    expect(Object.keys(words.optionRules)).toEqual(fieldsOf(definition.options).map(({ name }) => name));
  });

  test("has a box for each phase, and leads nowhere else", () => {
    const picture = phasesPart(parts);
    const boxes = [...picture.matchAll(/<li id="phase-(\w+)">/g)].map(([, phase]) => phase);
    expect(boxes).toContain("over");
    for (const [, phase] of picture.matchAll(/href="#phase-(\w+)"/g)) expect(boxes).toContain(phase);
    for (const phases of Object.values(book.game.inside.during))
      for (const phase of phases ?? []) expect(boxes).toContain(phase);
  });

  test("is not told while an option names no rule", () => {
    const without = { ...parts, words: { ...words, optionRules: {} } };
    expect(() => optionsPart(without)).toThrow("no rule is named for the option");
  });

  test("has a page that shows every part", () => {
    const page = readFileSync(new URL(`../games/${book.name}/index.md`, import.meta.url), "utf8");
    for (const part of ["options", "moves", "events", "phases", "refusals"])
      expect(page).toContain(`<!--@include: @/.generated/${book.name}/${part}.md-->`);
    expect(page).toContain("independent implementation, not affiliated");
  });
});
