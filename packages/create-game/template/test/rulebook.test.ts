import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { nightMarket } from "../src/index.js";

const folder = new URL("./", import.meta.url);

const titles = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("rulebook.test.ts"))
  .flatMap((file) => [...readFileSync(new URL(file, folder), "utf8").matchAll(/^\s*test\(\s*"([^"]*)"/gm)])
  .map(([, title]) => title)
  .join("\n");

const cited = new Set(titles.match(/\bR-\d+/g));

test.each(Object.entries(nightMarket.rulebook))(
  "%s is named by the title of a test, or says why no program can break it",
  (id, rule) => {
    if (rule.at === undefined) expect([...cited]).toContain(id);
    else expect(rule.why ?? "").not.toBe("");
  },
);

test("every rule that a test names is in the rulebook", () => {
  expect(Object.keys(nightMarket.rulebook)).toEqual(expect.arrayContaining([...cited]));
});
