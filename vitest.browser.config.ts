import { defineConfig } from "vitest/config";

const conditions = ["@facedown/source", "module", "node", "development|production"];

/** The tests of pages in a real browser, kept apart: they build the pages, and are slow. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["{examples/*,docs}/test/**/*.browser.test.ts"],
    globalSetup: "test/temporary-folder.ts",
    testTimeout: 30_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
