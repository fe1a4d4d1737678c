import { defineConfig } from "tsup";

const common = { target: "es2022", sourcemap: true, treeshake: true } as const;

export default defineConfig([
  {
    ...common,
    entry: ["src/index.ts"],
    format: ["esm", "cjs"],
    dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
    clean: ["!main.js", "!main.js.map"],
  },
  // The command itself is started, never imported.
  { ...common, entry: ["src/main.ts"], format: ["esm"] },
]);
