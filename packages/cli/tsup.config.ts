import { defineConfig } from "tsup";
import { common, library } from "../../tsup.base.js";

export default defineConfig([
  { ...library(["src/index.ts"]), clean: ["!main.js", "!main.js.map"] },
  // The command itself is started, never imported.
  { ...common, entry: ["src/main.ts"], format: ["esm"] },
]);
