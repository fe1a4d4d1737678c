import { defineConfig, type Options } from "tsup";

/** What all that is built here has in common. */
export const common = { target: "es2022", sourcemap: true, treeshake: true } as const satisfies Options;

/** How a package is built: each entry as ES module and CommonJS, each with its own types. */
export const library = (entry: NonNullable<Options["entry"]>): Options => ({
  ...common,
  entry,
  format: ["esm", "cjs"],
  dts: { compilerOptions: { ignoreDeprecations: "6.0" } },
  clean: true,
  splitting: true,
});

/** The build of a package with `src/index.ts` alone. */
export default defineConfig(library(["src/index.ts"]));
