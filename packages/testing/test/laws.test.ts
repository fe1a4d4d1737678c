import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { everyone } from "@facedown/core";
import { expect, test, vi } from "vitest";
import { disclosures, keepDisclosures, lawNames, laws, regressionsIn, runLaw } from "../src/index.js";
import { interrupt, promise } from "../src/fixtures/index.js";
import { after, bend, consequence } from "./fixtures/bend.js";
import { highCard } from "./high-card.js";

vi.setConfig({ testTimeout: 60_000 });

const honest = highCard();
const leaking = highCard({ leaks: true });

/** Who dodges is told by how much is drawn: a leak that few twins meet. */
const told = bend(
  interrupt,
  after("answer", ({ state, seat, dealer }) => {
    if (state.answers.choices[seat]?.face === 2) dealer.showTo(state.deck.cards[0], everyone);
  }),
);

laws(honest, { test });
keepDisclosures(honest, {
  test,
  runs: 100,
  file: new URL("./golden/high-card-disclosures.txt", import.meta.url),
});

test("conservation asks nothing of cells that may hold anything, save that each is in one stock", () => {
  const { inside } = honest;
  const withStocks = (plays: object) => ({
    ...honest,
    inside: {
      ...inside,
      definition: {
        ...inside.definition,
        stocks: (context: { state: any }) => ({
          ...inside.definition.stocks!(context),
          plays: { cells: context.state.plays.choices, ...plays },
        }),
      },
    },
  });
  const conserve = (plays: object) =>
    runLaw(withStocks(plays) as typeof honest, "conservation", { seed: 1, runs: 50 });
  expect(conserve({ blank: 1 }).ok).toBe(true);
  expect(conserve({ values: [1] }).failure?.path).toBe("stocks.plays");
  expect(conserve({ cells: [], blank: 1 }).failure?.message).toContain("a cell is in no stock");
});

test("a failure says who, where, what, and the shortest game that shows it", () => {
  const { ok, failure } = runLaw(leaking, "nothing leaks", { seed: 1, runs: 100 });
  expect(ok).toBe(false);
  expect(failure?.game).toHaveLength(1);
  expect(failure?.text).toMatchInlineSnapshot(`
    "high-card: the law "nothing leaks" is broken
      who:   seat 1
      where: view.last
      seat 1 can tell two games apart that look the same to it (T3).
      The other game: move 1, play, has card 2 instead of 1.
      Different after step 1: view.last
        in this game:      1
        in the other game: 2
    The shortest game found (2 seats, options {}, "seed 0"):
      1. seat 0: play {"card":1}
    Run it again: { seed: 1, path: "0:0:1:0:1" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"play","card":1}}],"twins":1349867681}"
  `);
});

test("a failure is found again by its seed and path, and as a kept counterexample", () => {
  const { failure } = runLaw(leaking, "nothing leaks", { seed: 1, runs: 100 });
  const again = runLaw(leaking, "nothing leaks", { seed: failure!.seed, path: failure!.fastCheckPath });
  expect(again.failure?.path).toBe(failure!.path);
  const kept = runLaw(leaking, "nothing leaks", { runs: 1, regressions: [failure!.regression!] });
  expect(kept.ok).toBe(false);
  expect(kept.runs).toBe(1);
  expect(runLaw(honest, "nothing leaks", { runs: 40, regressions: [failure!.regression!] }).ok).toBe(true);
});

test.each([1, 3])(
  "what was found by looking for a shorter game is found again by its path: seed %i",
  (seed) => {
    const { failure } = runLaw(told, "nothing leaks", { seed, runs: 60 });
    expect(failure).toBeDefined();
    const again = runLaw(told, "nothing leaks", { seed: failure!.seed, path: failure!.fastCheckPath });
    expect(again.failure?.game).toEqual(failure!.game);
  },
);

test("counterexamples are read from a folder in the order of their names", () => {
  const folder = mkdtempSync(join(tmpdir(), "facedown-regressions-"));
  const url = pathToFileURL(`${folder}/`);
  const one = { seats: 2, options: {}, seed: "a", deeds: [], twins: 1 };
  writeFileSync(join(folder, "b.json"), JSON.stringify({ ...one, seed: "b" }));
  writeFileSync(join(folder, "a.json"), JSON.stringify(one));
  writeFileSync(join(folder, "notes.txt"), "no counterexample");
  expect(regressionsIn(url).map(({ seed }) => seed)).toEqual(["a", "b"]);
  expect(regressionsIn(new URL("./nowhere/", url))).toEqual([]);
  writeFileSync(join(folder, "c.json"), "{}");
  expect(() => regressionsIn(url)).toThrow("c.json: expected a counterexample");
});

test("with a folder, a failure says which file to keep; kept there it runs first", () => {
  const folder = mkdtempSync(join(tmpdir(), "facedown-regressions-"));
  const regressions = pathToFileURL(`${folder}/`);
  const options = { seed: 1, runs: 100, regressions };
  const { failure } = runLaw(leaking, "nothing leaks", options);
  const [, file = "", text = ""] = /^Keep it as (\S+): (.+)$/m.exec(failure!.text) ?? [];
  expect(file).toMatch(/nothing-leaks-[0-9a-z]{6}\.json$/);
  writeFileSync(file, text);
  const again = runLaw(leaking, "nothing leaks", options);
  expect(again.runs).toBe(1);
  expect(again.failure?.text).toContain(`The kept game ${basename(file)}`);
  expect(again.failure?.text).not.toContain("Keep it");
  expect(runLaw(honest, "nothing leaks", { ...options, runs: 40 }).runs).toBe(41);
});

/** The game with another part of its definition. */
function altered(change: object): typeof honest {
  const { inside } = honest;
  return { ...honest, inside: { ...inside, definition: { ...inside.definition, ...change } } };
}

test("a law that compares nothing fails, unless it is excused by name", () => {
  const { moves } = honest.inside.definition;
  const play = { ...moves["play"], check: () => ({ code: "never", parameters: {} }), choices: () => [] };
  const silent = altered({ moves: { ...moves, play } });
  const options = { runs: 3, most: 4, seed: 3 };
  expect(runLaw(silent, "nothing leaks", options).failure?.message).toContain("T3 was never compared");
  expect(runLaw(silent, "nothing leaks", { ...options, excused: { T3: "nobody plays" } }).ok).toBe(true);
});

test(
  "a kind of twin that is always told apart before a kind of move fails, unless it is excused by name",
  { timeout: 60_000 },
  () => {
    const open = consequence("cast", (then, context) => {
      then(context);
      for (const tide of context.state.tides) context.dealer.showTo(tide, everyone);
    });
    const told = bend(promise, open);
    const excused = { "T2 at board": "all see", "T2 at pledge": "all see", "T2 at reply": "all see" };
    const options = { runs: 90, seed: 1, seats: [2], most: 24 };
    const report = runLaw(told, "nothing leaks", options);
    expect(report.failure?.path).toMatch(/^T2 at (board|pledge|reply)$/);
    expect(report.failure?.message).toContain("excused: {");
    const most = { ...excused, "T2 at ebb": "all see" };
    expect(runLaw(told, "nothing leaks", { ...options, excused: most }).ok).toBe(true);
  },
);

test("twins are counted at each fact, and apart for each situation that a test names; each must live", () => {
  const dice = { runs: 60, seed: 1, most: 40 };
  const { counts } = runLaw(interrupt, "nothing leaks", {
    ...dice,
    situation: ({ hits }) => (hits.some((hit) => hit > 0) ? "danger" : undefined),
  });
  const lived = Object.keys(counts).filter((name) => name.startsWith("T1 "));
  expect(lived.some((name) => / fact dodger other$/.test(name))).toBe(true);
  expect(lived.some((name) => / answer in danger other$/.test(name))).toBe(true);
  expect(lived.some((name) => / answer other$/.test(name))).toBe(true);
});

test("a move that a game's test calls unnoticed may be noticed only by those whose cells it changes", () => {
  const failed = runLaw(honest, "nothing leaks", { runs: 3, unnoticed: ["play"] });
  expect(failed.failure?.message).toContain("notices that play was made, and nobody may");
});

test("laws are registered one a test; an excused one and one with nothing to hold are skipped with the reason", () => {
  const run: string[] = [];
  const skipped: string[] = [];
  const register = Object.assign((name: string) => run.push(name), {
    skip: (name: string) => skipped.push(name),
  });
  laws(altered({ invariants: {} }), { test: register, excused: { words: "it has none yet" } });
  expect(run).toHaveLength(lawNames.length - 2);
  expect(skipped).toEqual([
    "law of high-card: words (it has none yet)",
    "law of high-card: invariants (the game names no invariants)",
  ]);
});

test("the environment sets runs and seed", () => {
  process.env["FACEDOWN_RUNS"] = "7";
  try {
    expect(runLaw(honest, "it ends").runs).toBe(7);
    process.env["FACEDOWN_RUNS"] = "many";
    expect(() => runLaw(honest, "it ends")).toThrow("FACEDOWN_RUNS: expected an integer");
  } finally {
    delete process.env["FACEDOWN_RUNS"];
  }
});

test("who learns what is the same for the same seed, and names a showing to the wrong audience", () => {
  const lines = disclosures(honest, { runs: 60 });
  expect(disclosures(honest, { runs: 60 })).toEqual(lines);
  expect(lines).toContain("setup · hands.*[] → owner");
  expect(lines).toContain("play · new plays[] → mover");
});
