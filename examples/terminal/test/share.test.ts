import { openTable, startMatch } from "@facedown/core";
import { expect, test, vi } from "vitest";
import { randomOpponents } from "../src/opponents.js";
import { play } from "../src/play.js";
import { Sitting } from "../src/sitting.js";
import { fakeScreen } from "./fake-screen.js";
import { run } from "./run.js";
import { tokenGame, tokens } from "./token-game.js";

vi.setConfig({ testTimeout: 60_000 });

async function shared(people: number[], lines: string[], seats = 4) {
  const table = openTable(startMatch(tokenGame, { seats, seed: "kitchen" }));
  const screen = fakeScreen(() => lines.shift());
  const parts = { table, people, screen, opponent: randomOpponents(table), pace: 0 };
  const match = table.match;
  await play(new Sitting({ ...parts, save: () => "nowhere" }));
  table.close();
  return { output: screen.output, match };
}

/** Who holds the keyboard while a part of the output is shown; nobody from when the screen is hidden. */
function byHolder(output: readonly string[]): { holder: number | undefined; text: string }[] {
  let holder: number | undefined;
  return output.map((text) => {
    const [, seat] = /You are Seat (\d)/.exec(text) ?? [];
    holder = seat !== undefined ? Number(seat) - 1 : /\[hidden\]/.test(text) ? undefined : holder;
    return { holder, text };
  });
}

test("between two hand-overs the screen holds the cards of who has the keyboard, and of nobody else", async () => {
  // Seat 1 whispers and keeps a card; the keyboard goes to seat 3, who keeps one.
  const { output, match } = await shared([0, 2], ["", "3", "sesame", "1", "", "l", "v", "2"]);
  const { hands } = {
    hands: [0, 1, 2, 3].map((seat) => (match.view(seat) as { hands: string[][] }).hands[seat]!),
  };
  const seen = new Set<number>();
  for (const { holder, text } of byHolder(output)) {
    const found = tokens.filter((token) => text.includes(token));
    if (holder === undefined) expect(found).toEqual([]);
    else {
      for (const token of found) expect(hands[holder]).toContain(token);
      if (found.length > 0) seen.add(holder);
    }
    if (holder !== 0) expect(text).not.toContain("sesame");
  }
  expect([...seen].sort()).toEqual([0, 2]);
  expect(output.some((text) => text.includes("sesame"))).toBe(true);
  const handOvers = output.flatMap((text, i) => (/Hand the keyboard to/.test(text) ? [output[i - 1]] : []));
  expect(handOvers).toEqual(["[hidden]", "[hidden]"]);
});

test("the wrong name is not let in; another of the people may take the keyboard", async () => {
  const { output } = await shared([0, 2], ["seat 2", "seat 3", "", "1", "", "1"]);
  expect(output.join("\n")).toContain("There is no seat 2 at this keyboard.");
  const [first] = output.filter((text) => text.includes("You are"));
  expect(first).toContain("You are Seat 3");
});

test("p gives the keyboard to somebody else, w to the next", async () => {
  const { output } = await shared([0, 1, 2], ["", "p", "seat 3", "", "w", "", "1", "", "1", "", "1"], 3);
  const holders = byHolder(output).flatMap(({ holder }) => (holder === undefined ? [] : [holder]));
  expect(holders[0]).toBe(0);
  expect(holders).toContain(1);
  expect(holders[1]).toBe(2);
});

test("with several people nothing that only one of them may do decides who is called", async () => {
  const { output } = await shared([0, 1], ["", "1", "", "1"], 2);
  const called = output.flatMap((text) => /Hand the keyboard to (Seat \d)/.exec(text)?.[1] ?? []);
  expect(called).toEqual(["Seat 1", "Seat 2"]);
});

test("nobody at the keyboard: the game is watched as everybody may see it", async () => {
  const { output } = await shared(
    [],
    Array.from({ length: 20 }, () => ""),
  );
  expect(output.join("\n")).toContain("what everybody sees");
  for (const token of tokens) expect(output.join("\n")).not.toContain(token);
});

test("Totally Human with two people through a pipe: each sees its own identity cards only", async () => {
  const lines = ["", "1", "", "1", ...Array.from({ length: 30 }, () => "\n1")];
  const { stdout } = await run(["--game", "totally-human", "--seed", "kitchen", "--people", "0,3"], {
    input: `${lines.join("\n")}\n`,
  });
  const parts = stdout.split(/ Hand the keyboard to (\w+)\. \n/);
  expect(parts.length).toBeGreaterThan(4);
  const over = stdout.indexOf("Resolution") < 0 ? Infinity : stdout.indexOf("Resolution");
  let at = parts[0]!.length;
  const holders = new Set<string>();
  for (let i = 1; i + 1 < parts.length; i += 2) {
    const [holder = "", text = ""] = [parts[i], parts[i + 1]];
    at += holder.length + text.length;
    if (at > over) break;
    const faces = [...text.matchAll(/^(\w+)'s identity cards: 3 cards: (.*)$/gm)].map(([, name]) => name);
    for (const name of faces) expect(name).toBe(holder);
    if (faces.length > 0) holders.add(holder);
    for (const [, name, choice] of text.matchAll(/^(\w+) has chosen (\d)/gm))
      expect([name, choice]).toEqual([holder, choice]);
  }
  expect([...holders].sort()).toEqual(["Pink", "Red"]);
});
