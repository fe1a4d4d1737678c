import { createRandom, openTable, startMatch } from "@facedown/core";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { games } from "../src/games.js";
import { randomOpponents } from "../src/opponents.js";
import { play } from "../src/play.js";
import { Sitting } from "../src/sitting.js";
import { fakeScreen } from "./fake-screen.js";
import { folder, run } from "./run.js";
import { tokenGame } from "./token-game.js";

vi.setConfig({ testTimeout: 60_000 });

const names = [...games.keys()];

/** What somebody types who knows nothing: numbers, Enter, an example where one is asked for, and a host's decision. */
function typist(seed: string): (shown: string) => string {
  const random = createRandom(seed);
  return (shown) => {
    const [, example] = /^For example: .*?: (.*)\)\.$/m.exec(shown) ?? [];
    if (example !== undefined) return example;
    return random.pick(["1", "1", "1", "2", "3", "", "", "t"]);
  };
}

test.for(names)("%s: a person plays a whole game with keys alone", async (name) => {
  const game = games.get(name)!;
  const seats = Math.min(5, game.seats.max);
  const table = openTable(startMatch(game, { seats, seed: "kitchen" }));
  let lines = 0;
  const type = typist(name);
  const screen = fakeScreen((shown) => (lines++ < 5000 ? type(shown) : undefined));
  const opponent = randomOpponents(table);
  const save = (): string => "nowhere";
  await play(new Sitting({ table, people: [0], screen, opponent, save, pace: 0 }));
  table.close();
  expect(table.match.outcome).not.toBeNull();
  expect(table.match.journal().some(({ by }) => by === 0)).toBe(true);
  expect(screen.output.at(-1)).toContain("the end");
});

test("a whole game through a pipe, from the setup menu to the outcome", async () => {
  const setup = ["fixture-memory", "3", "", "kitchen", "2"];
  const rest = ["t", "1", ...Array.from({ length: 60 }, () => "1"), ""];
  const whole = await run([], { input: [...setup, ...rest].join("\n") });
  expect(whole.stdout).toContain("You are Seat 2 · Study the row · Fixture Memory");
  expect(whole.stderr).toBe("");
  expect(whole.code).toBe(0);
  expect(whole.stdout).toMatch(/Seat 1: \d; Seat 2: \d; Seat 3: \d/);
  expect(whole.stdout).toContain("The seed was kitchen");
  // eslint-disable-next-line no-control-regex -- nothing steers a terminal that is not there
  expect(whole.stdout).not.toMatch(/\u001b/);
});

test("the setup menu asks again where seats, options and numbers do not go together", async () => {
  const wrong = ["nine", "1", "99", "2", "7", "0", "3", "", "kitchen"];
  const right = ["4", "5", "yes", "", "kitchen", "pink", "s x.json"];
  const { code, stdout } = await run([], { input: [...wrong, ...right, ""].join("\n") });
  expect(code).toBe(0);
  expect(stdout).toContain('"nine" is not one of them');
  expect(stdout).toContain("Type a number from 2 to 8.");
  expect(stdout).toContain("Not possible: expected ");
  expect(stdout).toContain("This does not go together:\nseats: at least 3 players");
  expect(stdout).toContain("You are Pink");
  expect(stdout).toContain("Several requests at a time: no → yes");
});

test("a timer that runs is called by what it does, and says how to end it", async () => {
  const { stdout } = await run(["--game", "fixture-memory", "--seed", "a"]);
  expect(stdout).toContain("Time to study the row: 60 seconds. It stands still; t ends it.");
});

test("an illegal move that is typed is told why, and nothing has happened", async () => {
  const args = ["--game", "fixture-partners", "--seed", "a"];
  const lines = [
    '{"type":"send","word":"aa"}',
    "commit ab",
    "send zz",
    "send abc",
    '{"type":"fly"}',
    "blah",
    "99",
    "{",
  ];
  const { stdout } = await run(args, { input: `${lines.join("\n")}\n` });
  expect(stdout).toContain("Not possible: The letter a is in this word twice.");
  expect(stdout).toContain("Not possible: This is not possible in this phase.");
  expect(stdout).toContain("1 to 4 letters from a to g");
  expect(stdout).toContain("The even side sends abc.");
  expect(stdout).toContain("There is no move called fly.");
  expect(stdout).toContain('"blah" is not on the menu');
  expect(stdout).toContain("There is no 99 on the menu");
  expect(stdout).toContain('"{" is not on the menu');
});

test("undo says why a move cannot be taken back: there is none, or a partner has seen it", async () => {
  const { stdout } = await run(["--game", "fixture-partners", "--seed", "a", "--people", "0,1,2,3"], {
    input: "\nu\n2\n1\n1\nu\nu\n",
  });
  const [before, noted, after] = [
    "There is no move of yours to take back.",
    "7 cards: out",
    "Not possible: Something has been shown or rolled since.",
  ].map((text) => stdout.indexOf(text));
  expect(before).toBeGreaterThan(0);
  expect(noted).toBeGreaterThan(before!);
  expect(after).toBeGreaterThan(noted!);
});

test("moves in words: what the menu calls them; never another by counting differently", async () => {
  const { stdout } = await run(["--game", "fixture-promise", "--seed", "a"], {
    input: "load 2\nboard boat 2\nboard 1\nboard\n",
  });
  expect(stdout).toContain("Seat 1 has chosen 2.");
  expect(stdout).toContain("Seat 1 boards boat 2.");
  expect(stdout).not.toContain("Seat 1 boards boat 3.");
});

test("bad keys and endless waiting do no harm", async () => {
  const random = createRandom("bad keys");
  const junk = Array.from({ length: 300 }, () =>
    String.fromCodePoint(
      ...Array.from({ length: random.int(12) }, () =>
        random.pick([9, 27, 91, 65, 0, 7, 8, 127, 0x202e, 0x1f600, 32, 45, 123]),
      ),
    ),
  );
  for (const input of [
    `${junk.join("\n")}\n`,
    "w\n".repeat(300),
    "\n".repeat(300),
    "t\n".repeat(99),
    "no end of line",
  ]) {
    const { code, stdout, stderr } = await run(["--game", "totally-human", "--seed", "a"], { input });
    expect(code).toBe(0);
    expect(stderr).toContain("--resume");
    // eslint-disable-next-line no-control-regex -- what was typed cannot steer the terminal
    expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f\u202e]/);
  }
});

test("the end of the input saves the game for its owner alone, and --resume goes on with it", async () => {
  const cwd = folder();
  const first = await run(["--game", "totally-human", "--seed", "kitchen", "--people", "1", "--seats", "4"], {
    cwd,
    input: "1\n1\n",
  });
  expect(first.code).toBe(0);
  expect(first.stderr).toContain("holds every secret");
  const [, file = ""] = /--resume (\S+)/.exec(first.stderr) ?? [];
  expect(file).toBe("totally-human-1.facedown.json");
  const saved = join(cwd, file);
  expect(statSync(saved).mode & 0o777).toBe(0o600);
  const { record } = JSON.parse(readFileSync(saved, "utf8")) as { record: { journal: unknown[] } };

  const second = await run(["--resume", file], { cwd, input: "1\n" });
  expect(second.stdout).toContain("You are Blue");
  expect(second.stdout).toContain("Blue has talked enough.");
  expect(second.stderr).toContain(file);
  const later = JSON.parse(readFileSync(saved, "utf8")) as { record: { journal: unknown[] } };
  expect(later.record.journal.length).toBeGreaterThan(record.journal.length);
  expect(later.record.journal.slice(0, record.journal.length)).toEqual(record.journal);
});

test("q and s save too, s where it is told to", async () => {
  const cwd = folder();
  const { code, stdout, stderr } = await run(["--game", "fixture-promise", "--seed", "a"], {
    cwd,
    input: "s mine.json\n1\nq\n1\n",
  });
  expect(code).toBe(0);
  expect(stdout).toContain("Saved in ");
  expect(stderr).toMatch(/--resume mine\.json/);
  expect((await run(["--resume", "mine.json"], { cwd })).stdout).toContain("In the harbor");
});

test("one step of each random player for one of the person's, where anybody may act at any moment", async () => {
  const table = openTable(startMatch(games.get("totally-human")!, { seats: 5, seed: "steps" }));
  const lengths: number[] = [];
  let lines = 0;
  const screen = fakeScreen(() => {
    lengths.push(table.match.length);
    return lines++ < 60 ? "w" : undefined;
  });
  const sitting = new Sitting({
    table,
    people: [0],
    screen,
    opponent: randomOpponents(table),
    save: () => "nowhere",
    pace: 0,
  });
  await expect(play(sitting)).rejects.toThrow("end of input");
  table.close();
  const steps = lengths.slice(1).map((length, i) => length - lengths[i]!);
  expect(Math.max(...steps)).toBeLessThanOrEqual(4);
  expect(Math.max(...steps)).toBeGreaterThan(0);
});

test("a free text is asked for with an example, refused with its reason, and taken", async () => {
  const table = openTable(startMatch(tokenGame, { seats: 2, seed: "a" }));
  const script = ["3", "no!", "quiet", "1", "1"];
  const screen = fakeScreen(() => script.shift());
  const sitting = new Sitting({
    table,
    people: [0],
    screen,
    opponent: randomOpponents(table),
    save: () => "nowhere",
    pace: 0,
  });
  await play(sitting);
  table.close();
  const all = screen.output.join("\n");
  expect(all).toContain("hush");
  expect(all).toContain("Text > ");
  expect(all).toContain("Not possible: loud");
  expect(all).toContain("quiet");
  expect(table.match.journal()).toContainEqual({ by: 0, move: { type: "whisper", text: "quiet" } });
});
