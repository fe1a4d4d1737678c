import { openTable, startMatch, type Table } from "@facedown/core";
import { afterEach, expect, test, vi } from "vitest";
import { games, isTestGame } from "../src/games.js";
import { speak } from "../src/language.js";
import { randomOpponents } from "../src/opponents.js";
import { play } from "../src/play.js";
import { pendingLines } from "../src/scene.js";
import { Sitting } from "../src/sitting.js";
import { wrap } from "../src/text.js";
import { fakeScreen } from "./fake-screen.js";

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  speak("en");
});

const size = { columns: 80, rows: 24 };
const real = [...games.values()].filter((game) => !isTestGame(game));
const cases = real.flatMap((game) =>
  ["en", "es"].flatMap((language) =>
    [Math.min(5, game.seats.max), Math.min(12, game.seats.max)].map(
      (seats) => [game.name, language, seats, game] as const,
    ),
  ),
);

/** What stands directly above the menu, or where there is none above the keys: as many lines as are asked for. */
function above(shown: string, lines: number): string[] {
  const all = shown.split("\n");
  const menu = all.findLastIndex((line) => line.startsWith("──"));
  const isMenu = menu >= 0 && /^ *\d+ {2}/.test(all[menu + 1] ?? "");
  const end = isMenu ? menu : all.length - 2;
  return all.slice(Math.max(0, end - lines), end);
}

/** Plays with a person at seat 0 who types numbers, and calls `look` at each screen. */
async function watch(table: Table, most: number, look: (shown: string) => void): Promise<void> {
  let keys = 0;
  const screen = fakeScreen((shown) => {
    look(shown);
    const [, example] = /^(?:For example|Por ejemplo): .*?\((?:.*: )?(.*)\)\.$/m.exec(shown) ?? [];
    return keys++ < most ? (example ?? ["1", "", "2", ""][keys % 4]) : undefined;
  }, size);
  const sitting = new Sitting({
    table,
    people: [0],
    screen,
    opponent: randomOpponents(table),
    save: () => "nowhere",
    pace: 0,
  });
  await play(sitting).catch((error: unknown) => {
    expect(String(error)).toContain("end of input");
  });
  table.close();
}

test.for(cases)(
  "%s in %s with %i seats: what has to be decided is directly above the menu of an 80×24 window",
  async ([, language, seats, game]) => {
    speak(language);
    const table = openTable(startMatch(game, { seats, seed: "kitchen" }));
    let seen = 0;
    await watch(table, 150, (shown) => {
      if (table.match.outcome !== null) return;
      const pending = pendingLines(table.seat(0)).flatMap((line) => wrap(line, size.columns));
      expect(shown.split("\n").length).toBeLessThanOrEqual(size.rows);
      expect(above(shown, pending.length), shown).toEqual(pending);
      if (pending.length > 0) seen++;
    });
    if (game.name !== "message-from-the-stars") expect(seen).toBeGreaterThan(10);
  },
);
