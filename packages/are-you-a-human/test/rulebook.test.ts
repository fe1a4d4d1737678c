import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { areYouAHuman } from "@facedown/are-you-a-human";

const folder = new URL("./", import.meta.url);

/** The titles of all tests of this package: what stands in the first argument of a call that registers one. */
const titles = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("rulebook.test.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .flatMap((text) => [...text.matchAll(/(?:test|describe)(?:\.\w+)*(?:<[^(]*>)?\(\s*["`]([^"`]*)/g)])
  .map(([, title]) => title ?? "")
  .join("\n");

const cited = new Set(titles.match(/\bAH-[AP]?\d+/g));
const upTo = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

describe("the rulebook", () => {
  const rules = Object.entries(areYouAHuman.rulebook);

  test("has every rule from AH-1 to AH-28", () => {
    expect(rules.map(([id]) => id)).toEqual(upTo("AH-", 28));
  });

  test.each(rules)("%s is named by the title of a test, or says why no program can break it", (id, rule) => {
    if (rule.at === undefined) expect([...cited]).toContain(id);
    else expect(rule.why ?? "").not.toBe("");
  });

  test.each([...upTo("AH-P", 13), ...upTo("AH-A", 27)])(
    "property or decision %s is named by the title of a test",
    (id) => {
      expect([...cited]).toContain(id);
    },
  );
});
