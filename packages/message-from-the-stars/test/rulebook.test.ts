import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";

const folder = new URL("./", import.meta.url);

/** The titles of all tests of this package: what stands in the first argument of a call that registers one. */
const titles = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("rulebook.test.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .flatMap((text) => [
    ...text.matchAll(
      /(?:test|describe)(?:\.\w+)*(?:\([^"`]*\))?(?:<[^(]*>)?\(\s*["`]([^"`]*)|^\s*\[?\s*["`](MS-[^"`]*)/gm,
    ),
  ])
  .map(([, title, row]) => title ?? row ?? "")
  .join("\n");

const cited = new Set(titles.match(/\bMS-[AP]?\d+/g));

describe("the rulebook", () => {
  const rules = Object.entries(messageFromTheStars.rulebook).filter(([id]) => /^MS-\d+$/.test(id));

  test("has every rule from MS-1 to MS-46", () => {
    expect(rules.map(([id]) => id)).toEqual(Array.from({ length: 46 }, (_, i) => `MS-${i + 1}`));
  });

  test.each(rules)("%s is named by the title of a test, or says why no program can break it", (id, rule) => {
    if (rule.at === undefined) expect([...cited]).toContain(id);
    else expect(rule.why ?? "").not.toBe("");
  });

  test.each(Array.from({ length: 16 }, (_, i) => `MS-P${i + 1}`))(
    "%s is named by the title of a test",
    (id) => {
      expect([...cited]).toContain(id);
    },
  );
});
