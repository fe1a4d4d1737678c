import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { describe, expect, test } from "vitest";
import { build } from "vite";
import { runPlay } from "../../../../packages/cli/src/play.js";
import { advice, browserPath } from "./browser.js";
import { hurry, playOut } from "./play.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const module = join(root, "..", "..", "packages", "testing", "src", "fixtures", "memory", "game.ts");

describe.skipIf(browserPath === undefined)(
  `facedown play in a browser${browserPath ? "" : ` (${advice})`}`,
  () => {
    test(
      "the page lists the games of a module, and one is played to its end",
      { timeout: 90_000 },
      async () => {
        const page = mkdtempSync(join(tmpdir(), "facedown-own-"));
        process.env["NODE_ENV"] = "production";
        const configFile = join(root, "vite.config.ts");
        await build({
          root,
          mode: "own",
          configFile,
          logLevel: "warn",
          build: { outDir: page, emptyOutDir: true },
        });
        const { lines, serving } = await runPlay([module, "--port", "0"], page);
        if (!serving) throw new Error(lines.join("\n"));
        const browser = await chromium.launch({
          executablePath: browserPath ?? "",
          args: ["--no-sandbox", "--disable-gpu"],
        });
        try {
          const tab = await browser.newPage();
          const problems: string[] = [];
          tab.on("pageerror", (error) => problems.push(error.message));
          await tab.goto(serving.url);
          tab.setDefaultTimeout(10_000);
          await tab.getByRole("radio").first().waitFor();
          expect(await tab.getByRole("radio").count()).toBe(1);
          await tab.getByRole("button", { name: /^Play / }).click();
          await hurry(tab);
          expect(await playOut(tab, (button) => button.click({ timeout: 2000 }))).toBeGreaterThan(0);
          expect(problems).toEqual([]);
        } finally {
          await browser.close();
          await serving.close();
          rmSync(page, { recursive: true, force: true });
        }
      },
    );
  },
);
