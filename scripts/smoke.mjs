#!/usr/bin/env node
// Installs packed tarballs in a folder outside the workspace, compiles test/smoke there against their published
// types, and runs the result as an ES module and as CommonJS.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./pnpm.mjs";

const tarballs = process.argv.slice(2);
const outside = mkdtempSync(join(tmpdir(), "facedown-outside-"));
const types = ["@types/node@20.19.43", "@types/react@19"];
const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const tsconfig = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023"],
    module: "NodeNext",
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
  },
  include: ["*.mts", "*.cts"],
};

function must(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    cwd: outside,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? `exit code ${status}`}`);
}

try {
  cpSync(join(root, "test", "smoke"), outside, { recursive: true });
  writeFileSync(join(outside, "package.json"), JSON.stringify({ name: "outside", private: true }));
  writeFileSync(join(outside, "tsconfig.json"), JSON.stringify(tsconfig));
  must(
    "npm",
    "install",
    "--no-audit",
    "--no-fund",
    "--no-package-lock",
    "--prefer-offline",
    ...types,
    ...tarballs,
  );
  must(process.execPath, tsc, "-p", ".");
  for (const built of ["use.mjs", "use.cjs"]) must(process.execPath, built);
} finally {
  rmSync(outside, { recursive: true, force: true });
}
