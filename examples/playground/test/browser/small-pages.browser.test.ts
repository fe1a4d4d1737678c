import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { advice, browserPath, openSite, type Visit } from "./browser.js";

const examples = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Opens a small example, does something there, and makes sure that nothing went wrong. */
async function visiting(example: string, use: (page: Page) => Promise<void>): Promise<void> {
  const site = await openSite(join(examples, example));
  try {
    const visit: Visit = await site.open();
    await visit.page.goto(`${site.url}?seed=small`);
    await use(visit.page);
    expect(visit.problems).toEqual([]);
  } finally {
    await site.close();
  }
}

/** Clicks what is wanted first among the buttons until a text is there. */
async function clickUntil(page: Page, wanted: readonly RegExp[], end: RegExp): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await page.getByText(end).first().isVisible())) {
    if (Date.now() > deadline) throw new Error("it does not end");
    for (const name of wanted) {
      const button = page.getByRole("button", { name }).first();
      if (!(await button.isVisible())) continue;
      await button.click({ timeout: 1000 }).catch(() => undefined);
      break;
    }
    await page.waitForTimeout(30);
  }
}

describe.skipIf(browserPath === undefined)(
  `small pages in a browser${browserPath ? "" : ` (${advice})`}`,
  () => {
    test(
      "examples/vanilla is under 100 lines, and a whole game is played on it",
      { timeout: 90_000 },
      async () => {
        const lines = readFileSync(join(examples, "vanilla", "index.html"), "utf8").split("\n").length;
        expect(lines).toBeLessThan(100);
        await visiting("vanilla", (page) =>
          clickUntil(page, [/^Launch/, /Enough talk/, /^Answer/], /succeed|fails/),
        );
      },
    );

    test("examples/react-minimal shows one seat at a time", { timeout: 90_000 }, async () => {
      await visiting("react-minimal", async (page) => {
        for (const name of ["Red", "Blue", "Green"]) {
          await page.getByRole("button", { name: `I am ${name}` }).click();
          expect(await page.getByText(/identity cards: .*(Plain|Alien)/).count()).toBe(1);
          await page
            .getByRole("button", { name: /^Answer/ })
            .first()
            .click();
          await page.getByRole("button", { name: "Pass the device" }).click();
          expect(await page.getByText(/identity cards/).count()).toBe(0);
        }
        await page.getByRole("button", { name: "I am Red" }).click();
        await page
          .getByText(/is done|talked enough|discussion/i)
          .first()
          .waitFor();
      });
    });
  },
);
