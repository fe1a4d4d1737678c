import { defineConfig } from "vitest/config";

const source = "@facedown/source";

export default defineConfig({
  resolve: { conditions: [source, "module", "node", "development|production"] },
  ssr: { resolve: { conditions: [source, "module", "node", "development|production"] } },
  test: {
    include: ["packages/*/test/**/*.test.{ts,tsx}", "examples/*/test/**/*.test.ts", "test/**/*.test.ts"],
    passWithNoTests: true,
    typecheck: {
      enabled: true,
      include: ["packages/*/test/**/*.test-d.ts"],
      tsconfig: "./tsconfig.test-d.json",
    },
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}"],
      reporter: ["text", "html", "json-summary"],
    },
  },
});
