import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { games } from "../../src/games.js";
import { advice, browserPath, isRequired, openSite, type Site, type Visit } from "./browser.js";
import { clicksToCommit, firstLoad } from "./costs.js";
import { hurry, playOut, start } from "./play.js";
import { serious } from "./serious.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

if (isRequired)
  test("there is a browser", () => {
    expect(browserPath, advice).toBeDefined();
  });

const click = (button: Locator): Promise<void> => button.click({ timeout: 2000 });
/** Goes to the button with the Tab key, as somebody without a mouse does, and presses it. */
const key = async (button: Locator): Promise<void> => {
  const { keyboard } = button.page();
  const isThere = (): Promise<boolean> =>
    button.evaluate((element) => element === document.activeElement, undefined, { timeout: 500 });
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs === mostTabs) throw new Error(`${mostTabs} times Tab does not lead there`);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
};
/** More than the page has places for the focus. */
const mostTabs = 120;

const ways = [
  ["by mouse", click],
  ["by keyboard", key],
] as const;
/** Each game both ways where a browser is required, else one way each. */
const plays = games.flatMap(({ title }, at) =>
  ways.flatMap(([way, press], which) =>
    isRequired || which === at % 2 ? [[title, way, press] as const] : [],
  ),
);
const withBoards = ["Totally Human", "Are You a Human?", "A Message From the Stars", "Human Punishment"];

/** All that the board says, once it is there. */
async function boardText(page: Page): Promise<string> {
  await page.locator(".board").filter({ hasNotText: "One moment" }).waitFor();
  return page.locator(".board").innerText();
}

describe.skipIf(browserPath === undefined)(
  `the playground in a browser${browserPath ? "" : ` (${advice})`}`,
  () => {
    let site: Site;
    let visit: Visit;
    beforeAll(async () => {
      site = await openSite(root);
    }, 120_000);
    afterAll(async () => {
      await site.close();
    });
    const visiting = async (...options: Parameters<Site["open"]>): Promise<Page> => {
      visit = await site.open(...options);
      await visit.page.goto(site.url);
      await visit.page.getByRole("heading", { name: "Facedown playground" }).waitFor();
      return visit.page;
    };
    afterEach(async () => {
      const { problems } = visit;
      await visit.close();
      expect(problems).toEqual([]);
    });

    test("the first load is under 150 kB when packed", async () => {
      await visiting();
      const { bytes, files } = await firstLoad(visit);
      console.log(`first load: ${(bytes / 1000).toFixed(1)} kB gzipped, ${files} files`);
      expect(bytes).toBeLessThan(150_000);
    });

    test.each(plays)("a whole game of %s is played %s", { timeout: 90_000 }, async (title, _, press) => {
      const page = await visiting();
      await start(page, { title, seed: "browser" });
      await hurry(page);
      expect(await playOut(page, press)).toBeGreaterThan(0);
      expect(await page.getByRole("log").locator("li").count()).toBeGreaterThan(3);
    });

    describe("two people at one device", () => {
      /** Keeps everything that arrives on the page from the worker. */
      const listen = (page: Page) =>
        page.addInitScript(() => {
          const heard: unknown[] = ((globalThis as any).heard = []);
          for (const { prototype } of [MessagePort, Worker] as { prototype: EventTarget }[]) {
            const add = prototype.addEventListener;
            prototype.addEventListener = function (
              this: EventTarget,
              type: string,
              listener: any,
              more: any,
            ) {
              if (type === "message" && !(this as any).isHeard) {
                (this as any).isHeard = true;
                add.call(this, "message", (event) =>
                  heard.push(structuredClone((event as MessageEvent).data)),
                );
              }
              add.call(this, type, listener, more);
            };
          }
        });

      test("neither the messages of the worker nor the page hold a hidden card of anybody else", async () => {
        visit = await site.open();
        const { page } = visit;
        await listen(page);
        await page.goto(site.url);
        await start(page, { seats: 3, seed: "two people", people: [1, 2] });
        await page.getByRole("heading", { name: "Pass the device to Red" }).waitFor();
        expect(await page.locator("[data-spot]").count()).toBe(0);
        const packets = async () =>
          page.evaluate(() => (globalThis as any).heard.filter((each: any) => each.type === "packet"));
        expect(await packets()).toEqual([]);

        const hands = async (name: string): Promise<void> => {
          await page.getByRole("button", { name: `I am ${name}` }).click();
          await page.getByRole("heading", { name: "What you can do" }).waitFor();
        };
        const mine = async (): Promise<Set<unknown>> =>
          new Set((await packets()).map(({ viewer }: { viewer: unknown }) => viewer));
        await hands("Red");
        expect(await mine()).toEqual(new Set([0]));
        await page.locator('[data-kind="answer"] button').first().click();
        await page.getByText("Red has chosen").first().waitFor();
        await page.getByRole("button", { name: "Blue" }).click();
        await page.getByRole("heading", { name: "Pass the device to Blue" }).waitFor();
        expect(await page.locator("[data-spot]").count()).toBe(0);
        expect(await page.getByText("Red has chosen").count()).toBe(0);
        await hands("Blue");
        expect(await mine()).toEqual(new Set([0, 1]));
        for (const { viewer, packet } of await packets()) {
          packet.view.players.forEach(({ hand }: { hand: unknown[] }, seat: number) => {
            expect(hand.every((card) => (card === null) === (seat !== viewer))).toBe(true);
          });
          for (const { sealed, choice } of packet.view.answers[0].filter(
            (_: unknown, at: number) => at !== viewer,
          ))
            if (sealed) expect(choice).toBeNull();
        }
        const all = JSON.stringify(await page.evaluate(() => (globalThis as any).heard));
        expect(all).not.toContain('"seed"');
      });
    });

    test("the number of seats is typed key by key, and put right when the field is left or the game begun", async () => {
      const page = await visiting();
      await page.getByRole("radio", { name: "A Message From the Stars" }).check();
      const seats = page.getByLabel("Seats", { exact: true });
      const boxes = page.getByRole("checkbox", { name: /^Seat \d/ });
      const type = async (text: string): Promise<void> => {
        await seats.press("ControlOrMeta+A");
        await page.keyboard.type(text);
      };
      await type("3");
      await type("12");
      expect(await seats.inputValue()).toBe("12");
      await page.keyboard.press("Tab");
      expect(await seats.inputValue()).toBe("12");
      expect(await boxes.count()).toBe(12);
      await type("99");
      await page.keyboard.press("Tab");
      expect(await seats.inputValue()).toBe("31");
      await type("1");
      expect(await seats.inputValue()).toBe("1");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "What you can do" }).waitFor();
      await boardText(page);
      await page.getByText("You are Alien").waitFor();
    });

    test("the focus goes to the moves when the button of a move is gone, and stays with who is elsewhere", async () => {
      const page = await visiting();
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      await start(page, { title: "Memory (a test game)", seats: 2, seed: "focus", people: [2] });
      const forAll = page.locator(".others button", { hasText: "for all" });
      const moves = page.locator(".moves button");
      await key(forAll.first());
      await moves.first().waitFor();
      expect(await focused()).toBe("What you can do");
      await page.keyboard.press("Tab");
      expect(await focused()).toBe(await moves.first().textContent());
      await page.keyboard.press("Enter");
      await moves.first().waitFor({ state: "detached" });
      expect(await focused()).toBe("What you can do");
      await page.getByLabel("Pace").focus();
      const told = await page.getByRole("log").locator("li").count();
      await expect.poll(() => page.getByRole("log").locator("li").count()).toBeGreaterThan(told);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
    });

    test("a reload loses nothing, and a new game clears the table", async () => {
      const page = await visiting();
      await start(page, { seed: "reload" });
      await page.locator('[data-kind="answer"] button').first().click();
      await page.getByText("Red has chosen").first().waitFor();
      const before = await boardText(page);
      await page.waitForTimeout(300);
      await page.reload();
      await page.getByText("Red has chosen").first().waitFor();
      expect(await boardText(page)).toBe(before);
      page.on("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "New game" }).click();
      await page.getByRole("heading", { name: "Facedown playground" }).waitFor();
    });

    test("a second tab leaves the table of the first one alone, and says so", async () => {
      const page = await visiting();
      await start(page, { seed: "first tab" });
      await page.getByRole("heading", { name: "What you can do" }).waitFor();
      expect(await page.getByText("Another tab keeps its table").count()).toBe(0);
      await page.waitForTimeout(300);
      const second = await page.context().newPage();
      await second.goto(site.url);
      await start(second, { title: "Are You a Human?", seed: "second tab" });
      await second.getByText("Another tab keeps its table").waitFor();
      await second.close();
      await page.reload();
      await page.getByRole("heading", { name: "Totally Human" }).waitFor();
    });

    test("a damaged file is refused with the reason, and the game on the table is not lost", async () => {
      const page = await visiting();
      await start(page, { seed: "file" });
      const before = await boardText(page);
      const file = (text: string) => ({
        name: "a.json",
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
      const input = page.getByLabel("The file of a saved game");
      for (const [text, reason] of [
        ["{", /It is no JSON/],
        ['{"record":{"facedown":1}}', /record\.\w+ is not right \(not-a-record\)/],
      ] as const) {
        await input.setInputFiles(file(text));
        await page.getByRole("alert").filter({ hasText: reason }).waitFor();
        await page.getByRole("button", { name: "All right" }).click();
      }
      expect(await boardText(page)).toBe(before);
      const asked: string[] = [];
      page.on("dialog", (dialog) => {
        asked.push(dialog.message());
        void dialog.accept();
      });
      await page.getByRole("button", { name: "Share" }).click();
      const link = await page.getByLabel("A link that opens this game:").inputValue();
      expect(asked).toEqual([expect.stringContaining("can see every card")]);
      const other = await site.open();
      await other.page.goto(link);
      await other.page.getByRole("heading", { name: "What you can do" }).waitFor();
      expect(await boardText(other.page)).toBe(before);
      expect(other.problems).toEqual([]);
      await other.close();
    });

    test("the timeline goes back, another way is tried, and the first one is still there", async () => {
      const page = await visiting();
      await start(page, { seed: "ways" });
      await page.locator('[data-kind="answer"] button').first().click();
      await page.getByText("Red has chosen").first().waitFor();
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await page.getByText("You look at an earlier position").waitFor();
      await page.getByRole("button", { name: "Try another way from here" }).click();
      await page.getByText("Ways tried before").waitFor();
      await page.getByRole("button", { name: /^1 \(\d+ move/ }).click();
      await page.getByText("Red has chosen").first().waitFor();
    });

    test("undo takes a move back, and says what stands in its way", async () => {
      const page = await visiting();
      await start(page, { seed: "undo" });
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await page.getByRole("alert").waitFor();
      await page.locator('[data-kind="answer"] button').first().click();
      await page.getByText("Red has chosen").first().waitFor();
      await page.getByRole("button", { name: "Undo" }).press("Enter");
      await page.getByRole("alert").waitFor({ state: "detached" });
    });

    test("the referee sees through the eyes of each, with what differs marked", async () => {
      const page = await visiting();
      page.on("dialog", (dialog) => void dialog.accept());
      await start(page, { seats: 3, seed: "referee" });
      await page.getByRole("button", { name: "Referee" }).click();
      const eyes = page.getByRole("region", { name: "Referee mode" });
      await eyes.getByRole("heading", { name: "The referee: everything" }).waitFor();
      await eyes.getByRole("heading", { name: "Blue", level: 3 }).first().waitFor();
      await expect.poll(() => eyes.locator(".eye").count()).toBe(5);
      expect(await eyes.locator(".eye").nth(1).locator(".differs").count()).toBeGreaterThan(0);
      expect(await eyes.locator(".eye").last().locator(".differs").count()).toBe(0);
    });

    test.each(["light", "dark"] as const)(
      "axe finds nothing serious, in %s colors",
      { timeout: 60_000 },
      async (colorScheme) => {
        const page = await visiting({ colorScheme });
        page.on("dialog", (dialog) => void dialog.accept());
        expect(await serious(page)).toEqual([]);
        await start(page, { seats: 3, seed: "axe", people: [1, 2] });
        await page.getByRole("heading", { name: "Pass the device to Red" }).waitFor();
        expect(await serious(page)).toEqual([]);
        await page.getByRole("button", { name: "I am Red" }).click();
        await page.getByRole("heading", { name: "What you can do" }).waitFor();
        await page.getByText("For developers").click();
        await page.getByRole("button", { name: "Referee" }).click();
        await page.getByRole("heading", { name: "The referee: everything" }).waitFor();
        expect(await serious(page)).toEqual([]);
      },
    );

    test("boards of their own: a move is made on the table itself, and axe finds nothing serious there", async () => {
      const page = await visiting();
      await start(page, { seed: "boards" });
      await page.locator(".answer button").first().click();
      await page.getByText("Red has chosen").first().waitFor();
      page.on("dialog", (dialog) => void dialog.accept());
      await page.getByRole("button", { name: "New game" }).click();
      await start(page, { title: "Are You a Human?", seats: 1, seed: "boards" });
      await page.getByRole("button", { name: "I know them" }).click();
      await page.getByRole("button", { name: /^B2: / }).click();
      expect(await serious(page)).toEqual([]);
      await page.getByRole("button", { name: "red", exact: true }).click();
      await page.getByRole("button", { name: "gear", exact: true }).click();
      await page.locator(".naming .primary").click();
      await page.locator(".grid .face").first().waitFor();
    });

    test.each([
      ["an alien", 1],
      ["a scientist", 2],
    ])(
      "A Message From the Stars is played on its board alone by %s",
      { timeout: 60_000 },
      async (_, seat) => {
        const page = await visiting();
        await start(page, { title: "A Message From the Stars", seats: 2, seed: "board", people: [seat] });
        await hurry(page);
        const board = page.locator(".message-from-the-stars");
        for (const word of ["ZIGZAG", "OKAPI", "FJORD", "QUICHE"]) {
          await board.getByLabel("The word to send").fill(word);
          await board.getByRole("button", { name: "Send" }).click();
          await board.locator("td").filter({ hasText: word }).first().waitFor();
        }
        const columns = board.locator(".columns-of-card ol", { has: page.getByRole("button") });
        await columns.first().getByRole("button").first().waitFor();
        expect(await columns.count()).toBe(3);
        for (const column of await columns.all()) await column.getByRole("button").first().click();
        await board.getByRole("button", { name: "Guess these words" }).click();
        if (seat === 2) {
          await board.getByRole("button", { name: "Guess these letters" }).click();
          await board.getByText("Guessed", { exact: true }).waitFor();
        }
        await page.getByRole("heading", { name: "The game is over" }).waitFor();
        expect(await serious(page)).toEqual([]);
      },
    );

    test(
      "from a click to what it changes on the page: script time, median of 50",
      { timeout: 60_000 },
      async () => {
        const page = await visiting();
        const times = await clicksToCommit(page, 50);
        const median = times.toSorted((one, other) => one - other)[25] ?? Infinity;
        console.log(`click to commit: ${median.toFixed(1)} ms of script, median of 50`);
        expect(median).toBeLessThan(40);
      },
    );

    test.each(withBoards)("a phone shows all of %s without scrolling sideways", async (title) => {
      const page = await visiting({ viewport: { width: 360, height: 740 } });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await width()).toBe(360);
      await start(page, { title, seed: "phone" });
      await page.getByRole("heading", { name: "What you can do" }).waitFor();
      await boardText(page);
      await page.getByText("What can be worked out").click();
      await page.locator(".deduction p").filter({ hasNotText: "One moment" }).waitFor();
      expect(await width()).toBe(360);
    });

    test.each(withBoards.flatMap((title) => [[title, "light"] as const, [title, "dark"] as const]))(
      "axe finds nothing serious on the table of %s with what can be worked out, in %s colors",
      async (title, colorScheme) => {
        const page = await visiting({ colorScheme });
        await start(page, { title, seed: "axe", people: [1, 2] });
        await page.getByRole("button", { name: /^I am/ }).click();
        await page.getByRole("heading", { name: "What you can do" }).waitFor();
        await boardText(page);
        await page.getByText("What can be worked out").click();
        await page.locator(".deduction p").filter({ hasNotText: "One moment" }).waitFor();
        expect(await serious(page)).toEqual([]);
      },
    );
  },
);
