import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";

const folder = new URL("./", import.meta.url);

/** The titles of all tests of this package: what stands in the first argument of a call that registers one. */
const titles = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("rulebook.test.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .flatMap((text) => [
    ...text.matchAll(/(?:test|describe)(?:\.\w+)*(?:<[^(]*>)?\(\s*["`]([^"`]*)|^\s*\[?\s*["`](TH-[^"`]*)/gm),
  ])
  .map(([, title, row]) => title ?? row ?? "")
  .join("\n");

const cited = new Set(titles.match(/\bTH-[AP]?\d+/g));

describe("the rulebook", () => {
  const rules = Object.entries(totallyHuman.rulebook).filter(([id]) => /^TH-\d+$/.test(id));

  test("has every rule from TH-1 to TH-49", () => {
    expect(rules.map(([id]) => id)).toEqual(Array.from({ length: 49 }, (_, i) => `TH-${i + 1}`));
  });

  test.each(rules)("%s is named by the title of a test, or says why no program can break it", (id, rule) => {
    if (rule.at === undefined) expect([...cited]).toContain(id);
    else expect(rule.why ?? "").not.toBe("");
  });
});
