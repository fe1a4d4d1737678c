import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../.changeset/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
const config = JSON.parse(readFileSync(new URL("config.json", folder), "utf8")) as { fixed: string[][] };

/** How many sentences a text has; what is in code marks is a word. */
const sentences = (text: string) =>
  text.replace(/`[^`]*`/g, "code").split(/[.!?]+(?=\s+["(]?[A-Z]|$)/).length - 1;

test("a sentence is counted where it ends, not where a name or code has a point", () => {
  expect(sentences("Are You a Human? as a package: `a. B` is new, in 1.2 too.")).toBe(1);
  expect(sentences("It is new. Nobody knew.")).toBe(2);
  expect(sentences("No end")).toBe(0);
});

test.each(names)("the changeset %s tells users in one sentence what is different for them", (name) => {
  const [, packages = "", text = ""] = /^---\n(.+?)\n---\n\n(.+)\n$/s.exec(
    readFileSync(new URL(name, folder), "utf8"),
  )!;
  for (const line of packages.split("\n"))
    expect(line).toMatch(/^"(@facedown\/[a-z-]+|facedown)": (patch|minor|major)$/);
  expect(text).not.toContain("\n\n");
  expect(sentences(text.replace(/\n/g, " "))).toBe(1);
});

test("core and testing have one version", () => {
  const together = config.fixed.find((group) => group.includes("@facedown/core"));
  expect(together).toContain("@facedown/testing");
});
