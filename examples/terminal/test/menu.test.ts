import { openTable, startMatch, toRecord, type PlayerSeat } from "@facedown/core";
import { afterEach, expect, test } from "vitest";
import { games } from "../src/games.js";
import { speak } from "../src/language.js";
import { entriesIn, kindsFor, menuOf, type Entry } from "../src/menu.js";
import { cardLines, ruleLines, tableLines } from "../src/scene.js";
import { askSetup } from "../src/setup.js";
import { fakeScreen } from "./fake-screen.js";

afterEach(() => {
  speak("en");
});

const punishment = games.get("human-punishment")!;

/** A table of Human Punishment where the first seat is about to act. */
function acting(seats: number): PlayerSeat {
  const match = startMatch(punishment, { seats, seed: "kitchen", options: { firstPlayer: 0 } });
  return openTable(match).seat(0);
}

const labels = (entries: readonly Entry[]): string[] => entries.map(({ label }) => label);

/** Follows lines of the menu that start so, one after another. */
function follow(seat: PlayerSeat, ...starts: readonly string[]): string[] {
  let entries = menuOf(seat, kindsFor(seat));
  for (const start of starts) {
    const entry = entries.find(({ label }) => label.startsWith(start));
    if (!entry || !("group" in entry)) throw new Error(`no ${start} in ${labels(entries).join("; ")}`);
    const kind = kindsFor(seat).find(({ type }) => type === entry.group.type)!;
    entries = entriesIn(seat, kind, entry.group);
  }
  return labels(entries);
}

test("many moves are chosen in steps: what, with which weapon, at whom", () => {
  const seat = acting(12);
  const first = follow(seat);
  expect(first.length).toBeLessThan(9);
  expect(first).toEqual(["Take the … (33 ways)", "Draw a program", "Investigate the … (22 ways)"]);
  const weapons = follow(seat, "Take the …");
  expect(weapons).toEqual([
    "Take the Pistol (1 damage or a loyalty card) and aim it at Seat … (11 ways)",
    "Take the Rifle (2 damage or the ID) and aim it at Seat … (11 ways)",
    "Take the Companion (1 damage or a loyalty card; or heals 1 HP) and aim it at Seat … (11 ways)",
  ]);
  const targets = follow(seat, "Take the …", "Take the Rifle");
  expect(targets).toHaveLength(11);
  expect(targets[3]).toBe("Take the Rifle (2 damage or the ID) and aim it at Seat 5");
  expect(follow(seat, "Investigate", "Investigate the … loyalty card of Seat 2")).toEqual([
    "Investigate the left loyalty card of Seat 2",
    "Investigate the right loyalty card of Seat 2",
  ]);
});

test("where no field divides many moves, the first word does in which they differ", () => {
  const game = games.get("are-you-a-human")!;
  const table = openTable(
    startMatch(game, { seats: 1, seed: "kitchen", options: { memorizeSeconds: null } }),
  );
  const seat = table.seat(0);
  for (const type of ["ready", "point"]) {
    const [move] = seat.choices(type);
    if (!move || !table.match.play(0, move).ok) throw new Error(`no ${type}`);
    void seat.play(move);
  }
  const first = follow(seat, "Name …");
  expect(first.length).toBeLessThan(20);
  expect(first).toContain("Name Red … (25 ways)");
});

test("every move is on the menu, in one group or another", () => {
  const seat = acting(12);
  const all = (entries: readonly Entry[]): string[] =>
    entries.flatMap((entry) => {
      if (!("group" in entry)) return [entry.label];
      const kind = kindsFor(seat).find(({ type }) => type === entry.group.type)!;
      return all(entriesIn(seat, kind, entry.group));
    });
  const moves = kindsFor(seat).reduce((sum, { choices }) => sum + choices.length, 0);
  const found = all(menuOf(seat, kindsFor(seat)));
  expect([found.length, new Set(found).size]).toEqual([moves, moves]);
  expect(moves).toBeGreaterThan(50);
});

test("in Spanish a menu is all Spanish", () => {
  speak("es");
  expect(follow(acting(12)).join("\n")).not.toMatch(/Equip|Take|ways|first|Investigate|Draw/);
  expect(follow(acting(12), "Tomar")[0]).toBe(
    "Tomar «Pistola» (1 de daño o una lealtad) y apuntar a Asiento … (11 formas)",
  );
});

test("what is written on the cards that a player sees can be read: its own first, then the weapons", () => {
  const seat = acting(5);
  const common = startMatch(punishment, { seats: 5, seed: "kitchen" }).view("spectator");
  const lines = cardLines(seat, common);
  expect(lines[0]).toMatch(/^Retaliator: While face up: /);
  expect(lines.filter((line) => line.startsWith("Pistol: "))).toHaveLength(1);
  expect(lines.join("\n")).not.toMatch(/face-down card:|empty/);
  expect(tableLines(seat, 5).join("\n")).toContain("Retaliator");
});

test("a game without texts on its cards has none to read", () => {
  const match = startMatch(games.get("fixture-memory")!, { seats: 2, seed: "a" });
  expect(cardLines(openTable(match).seat(0), match.view("spectator"))).toEqual([]);
});

test("places where nothing lies are not named, and which loyalty card is which is", () => {
  const lines = tableLines(acting(12), 12, undefined).join("\n");
  expect(lines).not.toMatch(/: empty$/m);
  expect(lines).toMatch(/The loyalty cards of Seat 1: .* \(left\), .* \(right\)$/m);
});

test("rules in another language than all else say so", () => {
  const english = ruleLines(punishment);
  speak("es");
  expect(ruleLines(punishment)).toEqual(["El reglamento solo está en inglés.", ...english]);
});

test("the options that do not fit are on the next page of the setup menu", async () => {
  const lines = ["human-punishment", "5", "n", "9", "20", "", "kitchen", "1"];
  const shown: string[] = [];
  const screen = fakeScreen(
    (text) => {
      shown.push(text);
      return lines.shift();
    },
    { columns: 80, rows: 24 },
  );
  const { match } = await askSetup(screen);
  expect(shown[2]).toContain("(page 1 of 2: n)");
  expect(shown[2]).not.toMatch(/^ ?9 {2}Time to decide/m);
  expect(shown[3]).toMatch(/^ ?9 {2}Time to decide: as long as it takes/m);
  expect(toRecord(match).options).toMatchObject({ decideSeconds: 20 });
});
