import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { components } from "./docs/test/components.js";

const conditions = ["@facedown/source", "module", "node", "development|production"];
const floor = { lines: 85, branches: 80 };
const packages = readdirSync(new URL("packages", import.meta.url));

export default defineConfig({
  plugins: [components()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    globalSetup: "test/temporary-folder.ts",
    // Vitest would leave one core idle, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Games make much that lives for one move: with more room for what is new, a tenth of the time is saved.
    execArgv: ["--max-semi-space-size=64"],
    include: [
      "{packages,examples}/*/test/**/*.test.{ts,tsx}",
      "packages/create-game/template/test/**/*.test.ts",
      "{test,docs/test}/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
    // Ends what hangs; how long a test may take on a busy machine is not what it tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    typecheck: {
      enabled: true,
      include: ["packages/*/test/**/*.test-d.ts"],
      tsconfig: "./tsconfig.test-d.json",
    },
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.{ts,tsx}"],
      reporter: ["text", "html", "json-summary"],
      thresholds: Object.fromEntries(packages.map((name) => [`packages/${name}/src/**`, floor])),
    },
  },
});
