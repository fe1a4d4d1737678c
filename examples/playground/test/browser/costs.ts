import type { Page } from "playwright-core";
import type { Visit } from "./browser.js";
import { start } from "./play.js";

/** What the first load of the page brings, packed, in bytes. */
export async function firstLoad({ page, loaded }: Visit): Promise<{ bytes: number; files: number }> {
  await page.waitForLoadState("networkidle");
  return { bytes: [...loaded.values()].reduce((sum, size) => sum + size, 0), files: loaded.size };
}

/**
 * From a click to what it changes on the page: the milliseconds of script on the page for each of so many clicks, in a
 * game of Totally Human with three people that has just begun.
 */
export async function clicksToCommit(page: Page, clicks: number): Promise<number[]> {
  await start(page, { seats: 3, seed: "time", people: [1, 2, 3] });
  await page.getByRole("button", { name: "I am Red" }).click();
  await page.locator('[data-kind="answer"] button').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const scripted = async (): Promise<number> => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const times: number[] = [];
  for (let click = 0; click < clicks; click++) {
    const before = await scripted();
    await page.evaluate(async (at) => {
      const log = document.querySelector('[role="log"]');
      const buttons = document.querySelectorAll<HTMLButtonElement>('[data-kind="answer"] button');
      await new Promise<void>((resolve) => {
        const watching = new MutationObserver(() => {
          watching.disconnect();
          resolve();
        });
        if (log) watching.observe(log, { childList: true, subtree: true });
        buttons[at % buttons.length]?.click();
      });
    }, click);
    times.push((await scripted()) - before);
  }
  return times;
}
