import type { Locator, Page } from "playwright-core";

/** What is chosen on the setup screen; what is left out stays as it is. */
export interface Setting {
  readonly title?: string;
  readonly seats?: number;
  readonly seed?: string;
  /** The seats that people hold, counted from 1. */
  readonly people?: readonly number[];
}

/** Chooses on the setup screen and starts. */
export async function start(
  page: Page,
  { title = "Totally Human", seats, seed, people }: Setting,
): Promise<void> {
  await page.getByRole("radio", { name: title }).check();
  await page.getByRole("button", { name: `Play ${title}` }).waitFor();
  if (seats !== undefined) await page.getByLabel("Seats", { exact: true }).fill(String(seats));
  if (seed !== undefined) await page.getByLabel("Seed").fill(seed);
  if (people)
    for (const box of await page.getByRole("checkbox", { name: /^Seat \d/ }).all()) {
      const [number] = /\d+/.exec((await box.locator("xpath=..").textContent()) ?? "") ?? [];
      await box.setChecked(people.includes(Number(number)));
    }
  await page.getByRole("button", { name: `Play ${title}` }).click();
}

/** Makes random players quick. */
export async function hurry(page: Page): Promise<void> {
  await page.getByLabel("Pace").selectOption("fast");
}

const rank = ["launch", "done", "answer", "agree", "transmit", "guessWords", "guessCipher"];

/** The move that a test makes: one that brings the game on, else the first. */
export async function nextMove(page: Page): Promise<Locator | undefined> {
  const moves = page.getByRole("region", { name: "What you can do" });
  for (const kind of rank) {
    const wanted = moves.locator(`[data-kind="${kind}"] button`).first();
    if (await wanted.isVisible()) return wanted;
  }
  const first = moves.getByRole("button").first();
  return (await first.isVisible()) ? first : undefined;
}

/** Writes into each field what it gives as an example. */
export async function fillExamples(page: Page): Promise<void> {
  for (const field of await page.locator(".typed input:visible").all())
    await field
      .getAttribute("placeholder", { timeout: 500 })
      .then((text) => field.fill(text ?? "", { timeout: 500 }))
      .catch(() => undefined);
}

/** Plays whoever sits at the screen until the game is over; `press` is how a button is used. */
export async function playOut(
  page: Page,
  press: (button: Locator) => Promise<void>,
  limit = 60_000,
): Promise<number> {
  const end = Date.now() + limit;
  const over = page.getByRole("heading", { name: "The game is over" });
  const others = page.getByRole("button", { name: "Let the others move" });
  const host = page.locator(".others button", { hasText: "for all" }).first();
  let made = 0;
  while (!(await over.isVisible())) {
    if (Date.now() > end) throw new Error(`the game is not over after ${made} moves`);
    const move = await nextMove(page);
    await fillExamples(page);
    if (move) {
      await press(move).catch(() => undefined);
      made++;
    } else if (await others.isEnabled().catch(() => false)) await press(others).catch(() => undefined);
    else if (await host.isVisible()) await press(host).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  return made;
}
