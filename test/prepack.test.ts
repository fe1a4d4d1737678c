import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../scripts/prepack.mjs", import.meta.url));
const build = fileURLToPath(new URL("../scripts/build.mjs", import.meta.url));

const manifest = {
  name: "@facedown/example",
  exports: { ".": { "@facedown/source": "./src/index.ts", import: { default: "./dist/index.js" } } },
  bin: { example: "./dist/main.js" },
};

function packed(cwd: string): { readonly code: number | null; readonly said: string } {
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: "utf8" });
  return { code: status, said: stderr };
}

test("a package without what was built of it is not packed, and says how to build it", () => {
  const folder = mkdtempSync(join(tmpdir(), "facedown-prepack-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  expect(packed(folder)).toEqual({
    code: 1,
    said: "@facedown/example is not built: ./dist/main.js and ./dist/index.js are missing. Run npm run build at the root of the repository first.\n",
  });
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist", "index.js"), "");
  expect(packed(folder).said).toContain("not built: ./dist/main.js is missing");
  writeFileSync(join(folder, "dist", "main.js"), "");
  expect(packed(folder)).toEqual({ code: 0, said: "" });
});

test("npm run build -- --help says what can be built, and builds nothing", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [build, "--help"], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect(stdout).toContain("npm run build -- core cli");
  expect(stdout).toContain("human-punishment");
  expect(stdout).not.toContain("/dist\n");
});

test("npm run build refuses what is no package by name", () => {
  const { status, stderr } = spawnSync(process.execPath, [build, "--watch"], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toContain("no package --watch; there are: ");
});
