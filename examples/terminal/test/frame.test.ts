import { createRandom } from "@facedown/core";
import { expect, test } from "vitest";
import { layOut, type Scene } from "../src/frame.js";
import { columnsOf, inCommon, shorten, toldOnce, wrap } from "../src/text.js";

const wide = [
  "word",
  "日本語",
  "👩‍🚀🛸",
  "e\u0301toile",
  "long-and-wide-日本語日本語日本語日本語日本語日本語日本語",
];
const sentence = (count: number, kinds: readonly string[] = ["word"]): string =>
  Array.from({ length: count }, (_, i) => `${kinds[i % kinds.length]!}${i}`).join(" ");

test.each([
  ["Latin letters", ["word", "canción"], 400],
  ["wide characters and emoji", wide, 40],
])(
  "a scene of any length, in %s, fits into any window from 40 by 14 on, its menu, own cards and help with it",
  (_, kinds, scenes) => {
    const random = createRandom("frames");
    const some = (most: number): string[] =>
      Array.from({ length: random.int(most) }, () => sentence(1 + random.int(25), kinds));
    let cuts = 0;
    for (let i = 0; i < scenes; i++) {
      const columns = 40 + random.int(80);
      const rows = 14 + random.int(30);
      const scene: Scene = {
        title: `You are ${sentence(random.int(9), kinds)}`,
        own: ["Own: 1, 2", ...some(3)],
        open: some(40),
        log: some(60),
        status: ["Waiting for Pink.", ...(random.int(2) ? ["Timer: 3 seconds."] : [])],
        notice: random.int(2) ? ["Not possible: no."] : [],
        pending: random.int(2) ? ["Pink asks.", ...some(3)] : [],
        menu: ["First choice", ...some(30)],
        keys: [
          "Enter waits",
          "u undo",
          "t host",
          "p pass keyboard",
          "q quit",
          "r rules",
          "v table",
          "l log",
          "? help",
        ],
        prompt: "> ",
      };
      const lines = layOut(scene, { columns, rows });
      const texts = lines.map(({ text }) => text);
      expect(lines.length).toBeLessThanOrEqual(rows - 1);
      for (const text of texts) expect(columnsOf(text)).toBeLessThanOrEqual(columns);
      expect(texts).toContain("Own: 1, 2");
      if (scene.pending?.length) expect(texts).toContain("Pink asks.");
      expect(texts.some((text) => /^ ?1 {2}First choice$/.test(text))).toBe(true);
      expect(texts.at(-1)).toContain("? help");
      if (texts.some((text) => text.includes(" more: "))) cuts++;
    }
    expect(cuts).toBeGreaterThan(scenes / 5);
  },
);

test("every choice of a long menu is on one of its pages", () => {
  const menu = Array.from({ length: 40 }, (_, i) => `Choice ${i}.`);
  const seen = new Set<string>();
  for (let page = 0; page < 12; page++)
    for (const { text } of layOut({ title: "", menu, page, prompt: "" }, { columns: 40, rows: 20 }))
      for (const [choice] of text.matchAll(/Choice \d+\./g)) seen.add(choice);
  expect(seen.size).toBe(40);
});

test("where nothing has to fit, nothing is left out", () => {
  const many = Array.from({ length: 200 }, (_, i) => `line ${i}`);
  const lines = layOut(
    { title: "", open: many, log: many, menu: many, prompt: "" },
    { columns: 80, rows: Infinity },
  );
  for (const line of many)
    expect(lines.filter(({ text }) => text.endsWith(line) && /(^|\d {2})line/.test(text))).toHaveLength(3);
});

test.for([
  ["a bb ccc", 8, ["a bb ccc"]],
  ["a bb ccc", 5, ["a bb", "  ccc"]],
  ["abcdefgh", 5, ["abcde", "  fgh"]],
  ["", 5, [""]],
  ["日本語 日本", 8, ["日本語", "  日本"]],
  ["日本語日本語", 5, ["日本", "  語", "  日", "  本", "  語"]],
  ["🛸👩‍🚀 go", 4, ["🛸👩‍🚀", "  go"]],
  ["日本", 1, ["日", "  本"]],
  ["cafe\u0301 e\u0301", 7, ["cafe\u0301 e\u0301"]],
] as const)("wrap %j to %i", ([line, width, lines]) => {
  expect(wrap(line, width)).toEqual(lines);
});

test.for([
  [["Take the Pistol", "Take the Rifle"], "Take the …"],
  [["Look at the ID of Red", "Look at the left card of Red"], "Look at the … of Red"],
  [["Go", "Go there"], "Go …"],
  [["Pass", "Play"], undefined],
  [["Pass", "Pass"], undefined],
  [[], undefined],
] as const)("what %j have in common is %j", ([labels, common]) => {
  expect(inCommon(labels)).toBe(common);
});

test("what is told twice in a row is told once", () => {
  expect(toldOnce(["a", "a", "b", "a"])).toEqual(["a (2 times)", "b", "a"]);
  expect(shorten("abcdef", 4)).toBe("abc…");
});

test("a line is cut between characters, however wide they are", () => {
  expect(shorten("日本語", 6)).toBe("日本語");
  expect(shorten("日本語", 5)).toBe("日本…");
  expect(shorten("日本語", 4)).toBe("日…");
  expect(shorten("a👩‍🚀b", 3)).toBe("a…");
  expect(shorten("e\u0301e\u0301e\u0301", 2)).toBe("e\u0301…");
});
