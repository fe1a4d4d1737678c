import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { defineConfig } from "tsup";
import { common, library } from "../../tsup.base.js";

const playground = join(import.meta.dirname, "..", "..", "examples", "playground");

/** The page that `facedown play` serves. */
function buildPage(): void {
  const page = join(import.meta.dirname, "dist", "page");
  const args = [
    "build",
    playground,
    "--mode",
    "own",
    "--outDir",
    page,
    "--emptyOutDir",
    "--logLevel",
    "warn",
  ];
  execFileSync("vite", args, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
    shell: process.platform === "win32",
  });
}

export default defineConfig([
  { ...library(["src/index.ts"]), shims: true, clean: ["!main.js", "!main.js.map", "!page"] },
  // The command itself is started, never imported.
  {
    ...common,
    entry: ["src/main.ts"],
    format: ["esm"],
    onSuccess: () => {
      buildPage();
      return Promise.resolve();
    },
  },
]);
