import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { secretIn } from "../scripts/secret-patterns.mjs";

const folder = new URL("../.github/workflows/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: Record<string, string>;
};
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), "utf8")] as const,
);

/** What stands behind each `key:` of a text. */
const values = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^[ -]*${key}: *(.*)$`, "gm"))].map(([, value = ""]) => value);

describe.each(workflows)("the workflow %s", (_, text) => {
  it("uses actions of a named version", () => {
    const used = values(text, "uses");
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  });

  it("asks for few rights: none or to read, and more only where a job needs it", () => {
    expect(text).toMatch(/^permissions:( \{\}|\n {2}contents: read)$/m);
    expect(text).not.toContain("write-all");
  });

  it("ends, and does not run twice at once", () => {
    expect(text).toMatch(/^concurrency:$/m);
    expect(values(text, "timeout-minutes")).toHaveLength(values(text, "runs-on").length);
  });

  it("names no registry, and keeps no secret but the one that the host makes", () => {
    expect(text).not.toMatch(/registry-url|NODE_AUTH_TOKEN|NPM_TOKEN/);
    for (const [, name] of text.matchAll(/secrets\.(\w+)/g)) expect(name).toBe("GITHUB_TOKEN");
  });

  it("runs only what is there", () => {
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name);
    for (const name of commands) expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

test("the tests run under each Node that is supported", () => {
  const checks = workflows.find(([name]) => name === "checks.yml")?.[1] ?? "";
  expect(values(checks, "node-version")).toContain("20");
  expect(values(checks, "node")).toEqual(["[22, 24]"]);
});

test("what looks like a secret is found, and what does not is not", () => {
  const long = "a1B2".repeat(9);
  expect(secretIn(`token = "npm_${long}"`)).toBe("a token of npm");
  expect(secretIn(`ghp_${long}`)).toBe("a token of GitHub");
  expect(secretIn("-----BEGIN OPENSSH PRIVATE " + "KEY-----")).toBe("a private key");
  expect(secretIn("https://me:" + "word@example.com")).toBe("a name and a password in an address");
  expect(secretIn("npm_config_loglevel and https://example.com/a:b@c")).toBeUndefined();
  expect(secretIn("`https://${user}:${word}@example.com`")).toBeUndefined();
});
