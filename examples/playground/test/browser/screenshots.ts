// Writes the pictures of docs/public: each game at three moments, on a desk and on a phone, in light and in dark colors.
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { openSite } from "./browser.js";
import { fillExamples, hurry, nextMove, playOut, start } from "./play.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(dirname(dirname(root)), "docs", "public");
const games = [
  ["totally-human", "Totally Human", [1]],
  ["are-you-a-human", "Are You a Human?", [1]],
  ["message-from-the-stars", "A Message From the Stars", [2]],
  ["human-punishment", "Human Punishment", [1]],
] as const;
const screens = [
  ["desk", { width: 1280, height: 860 }],
  ["phone", { width: 390, height: 844 }],
] as const;

/** Plays until the phase is of this name, or for a number of moves. */
async function playTo(page: Page, phase: RegExp, most: number): Promise<void> {
  const shown = page.locator(".state strong").filter({ hasText: phase });
  for (let moves = 0; moves < most && !(await shown.isVisible()); moves++) {
    const move = await nextMove(page);
    const others = page.getByRole("button", { name: "Let the others move" });
    await fillExamples(page);
    if (move) await move.click({ timeout: 1000 }).catch(() => undefined);
    else if (await others.isEnabled()) await others.click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

/** Until random players are through and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1200);
  await page.evaluate(() => scrollTo(0, 0));
}

const moments: Readonly<Record<string, readonly RegExp[]>> = {
  "totally-human": [/answer/, /Launch/i],
  "message-from-the-stars": [/send|transm/i, /Final guess: the cipher/i],
  "are-you-a-human": [/memor/i, /Guess/i],
  "human-punishment": [/^An action$/, /^React/],
};

mkdirSync(folder, { recursive: true });
const wanted: readonly string[] = process.argv.slice(2);
const site = await openSite(root);
try {
  for (const [name, title, people] of games)
    for (const [screen, viewport] of screens)
      for (const colorScheme of ["light", "dark"] as const) {
        if (
          wanted.length > 0 &&
          !wanted.every((part) => [name, screen, colorScheme].some((each) => each === part))
        )
          continue;
        const { page, close } = await site.open({ viewport, colorScheme, reducedMotion: "reduce" });
        await page.goto(site.url);
        await start(page, { title, seed: "docs", seats: 4, people });
        await page.getByRole("heading", { name: "What you can do" }).waitFor();
        await hurry(page);
        const picture = async (moment: number): Promise<void> => {
          await settle(page);
          const file = `${name}-${moment}-${screen}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file) });
          process.stdout.write(`${file}\n`);
        };
        for (const [at, phase] of (moments[name] ?? []).entries()) {
          await playTo(page, phase, 60);
          await picture(at + 1);
        }
        await playOut(page, (button) => button.click({ timeout: 1000 }));
        await picture(3);
        await close();
      }
} finally {
  await site.close();
}
