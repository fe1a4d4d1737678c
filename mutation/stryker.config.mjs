// Mutation testing of the package that FACEDOWN_MUTATE names; run by scripts/mutation.mjs.
const name = process.env["FACEDOWN_MUTATE"] ?? "core";

export default {
  packageManager: "pnpm",
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation/vitest.config.ts", related: false },
  mutate: [`packages/${name}/src/**/*.ts`],
  coverageAnalysis: "perTest",
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  reporters: ["progress-append-only", "json"],
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  concurrency: 2,
  disableTypeChecks: false,
  timeoutMS: 20_000,
  ignorePatterns: ["docs", "coverage", "packages/*/dist", "examples", "bench"],
  tempDirName: ".cache/mutation/sandbox",
  cleanTempDir: "always",
};
