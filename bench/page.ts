import { join } from "node:path";
import { browserPath, openSite } from "../examples/playground/test/browser/browser.js";
import { clicksToCommit, firstLoad } from "../examples/playground/test/browser/costs.js";
import { root } from "./measure/bundle.js";
import { median } from "./measure/median.js";

/** What the playground costs in a real browser. */
export interface PageCosts {
  /** Packed, in bytes. */
  readonly firstLoad: number;
  /** Milliseconds of script for each click. */
  readonly clicks: readonly number[];
  readonly click: number;
}

/** Measures the playground; `undefined` on a machine without a browser. */
export async function pageCosts(clicks: number): Promise<PageCosts | undefined> {
  if (browserPath === undefined) return undefined;
  const site = await openSite(join(root, "examples", "playground"));
  try {
    const visit = await site.open();
    await visit.page.goto(site.url);
    const { bytes } = await firstLoad(visit);
    const times = await clicksToCommit(visit.page, clicks);
    await visit.close();
    return { firstLoad: bytes, clicks: times, click: median(times) };
  } finally {
    await site.close();
  }
}
