import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  advice,
  browserPath,
  isRequired,
  openFolder,
  type Site,
} from "../../../examples/playground/test/browser/browser.js";
import { serious } from "../../../examples/playground/test/browser/serious.js";

const docs = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = join(docs, ".vitepress", "dist");

/** One page of each kind; each section's first page, so that a new section is looked at too. */
function mainPages(): string[] {
  const home = readFileSync(join(dist, "start", "first-game.html"), "utf8");
  const links = [...home.matchAll(/<a class="VPLink link link"[^>]* href="\/([^"#]+)"/g)].map(
    ([, link]) => link!,
  );
  const first = new Map(links.reverse().map((link) => [link.split("/")[0], link]));
  const made = ["", "learns.html", "rules.html"].map((page) => `games/human-punishment/${page}`);
  return [
    ...new Set(["", "start/first-game.html", "start/your-ui.html", "api/", ...made, ...first.values()]),
  ];
}

const looks = [
  ["light", { colorScheme: "light", viewport: { width: 1280, height: 900 } }],
  ["dark", { colorScheme: "dark", viewport: { width: 1280, height: 900 } }],
  ["at a phone's width", { colorScheme: "light", viewport: { width: 360, height: 740 } }],
] as const;

async function isReady(page: Page): Promise<void> {
  await page.locator("h1, .VPHero .name").first().waitFor();
  if ((await page.locator(".live-table[data-game]").count()) > 0)
    await page.locator(".live-table[data-game] .eyes").first().waitFor();
}

if (isRequired)
  test("there is a browser", () => {
    expect(browserPath, advice).toBeDefined();
  });

describe.skipIf(browserPath === undefined)(
  `the site in a browser${browserPath ? "" : ` (${advice})`}`,
  { timeout: 180_000 },
  () => {
    let site: Site;
    beforeAll(async () => {
      if (!existsSync(join(dist, "index.html")))
        throw new Error("the site is not built: `npm run docs:build -- --site`");
      site = await openFolder(dist);
    }, 60_000);
    afterAll(async () => {
      await site.close();
    });

    test.each(looks)("has no serious fault for anybody, %s", async (_, look) => {
      const pages = mainPages();
      expect(pages.length).toBeGreaterThan(4);
      const found: string[] = [];
      for (const path of pages) {
        const { page, problems, close } = await site.open(look);
        await page.goto(site.url + path);
        await isReady(page);
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        // Problems: errors, and whatever a page would load from another host.
        const faults = [...(await serious(page)), ...problems, ...(isWide ? ["scrolls sideways"] : [])];
        found.push(...faults.map((fault) => `${path}: ${fault}`));
        await close();
      }
      expect(found).toEqual([]);
    });

    test("the table of the home page is played with the keyboard alone", async () => {
      const { page, problems, close } = await site.open();
      await page.goto(site.url);
      await isReady(page);
      const eye = (name: string) => page.getByRole("region", { name: `${name}: what is seen here` });
      const laid = (name: string) => eye(name).locator('[data-place="laid.0"] .cell');
      const first = page.getByRole("button", { name: /^Seat 1: lay / }).first();
      const label = await first.innerText();
      await first.focus();
      await page.keyboard.press("Enter");
      await laid("Seat 1").waitFor();
      expect(label).toContain(await laid("Seat 1").locator("span").first().innerText());
      expect(await laid("Seat 2").getAttribute("class")).toContain("hidden");
      expect(await laid("Spectator").getAttribute("class")).toContain("hidden");
      // The button is gone, and the focus is where it was.
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      expect(await focused()).toBe("What Seat 1 may do");
      await eye("Seat 2").getByText("packets sent").click();
      expect(await eye("Seat 2").locator("pre").first().innerText()).toContain('"laid"');
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await laid("Seat 1").waitFor({ state: "detached" });
      expect(problems).toEqual([]);
      await close();
    });

    test("search finds a guide and an export", async () => {
      const { page, problems, close } = await site.open();
      await page.goto(site.url);
      for (const [words, link] of [
        ["fair deal", "/more/fair-deal.html"],
        ["createTable", "/api/@facedown/core/main.html#createtable"],
      ] as const) {
        await page.getByRole("button", { name: "Search" }).first().click();
        await page.locator(".VPLocalSearchBox input").fill(words);
        const found = page.locator(`.VPLocalSearchBox a.result[href^="${link}"]`);
        await found.first().waitFor();
        await page.keyboard.press("Escape");
      }
      expect(problems).toEqual([]);
      await close();
    });
  },
);
