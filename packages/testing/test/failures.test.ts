import { size, type AnyGame } from "@facedown/core";
import { expect, test } from "vitest";
import { lawNames, laws, runLaw, type LawName } from "../src/index.js";
import { bend, define, move } from "./fixtures/bend.js";
import { highCard } from "./high-card.js";

const honest = highCard();

/** The text without line numbers, which move with this file. */
function steady(text: string | undefined): string | undefined {
  return text?.replace(/:\d+:\d+\)/g, ":…)");
}

/** Whoever plays a card above 2 takes one from the deck where none lies. */
const brokenMove: AnyGame = bend(
  honest,
  move("play", ({ apply }) => ({
    apply: function play(context: any) {
      apply(context);
      if (context.input.card > 2)
        context.dealer.move(context.state.deck, size(context.state.deck), context.state.hands[0]);
    },
  })),
);

const brokenConsequence: AnyGame = bend(
  honest,
  define(({ settle }) => ({
    settle: {
      ...settle,
      open: {
        ...settle.open,
        then: function open({ state }: any) {
          state.plays.nowhere.push(1);
        },
      },
    },
  })),
);

test("where a verb throws, a failure names the move, the verb's error, the line, and the game up to there", () => {
  const { failure } = runLaw(brokenMove, "json", { seed: 1, runs: 60 });
  expect(steady(failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "json" is broken
      who:   (no viewer in particular)
      where: moves.play.apply
      the rules broke in the move play: bad-zone, at: expected the place of a card among 2, got 2
        at Object.play (packages/testing/test/failures.test.ts:…)
    The shortest game found (2 seats, options {}, "seed 0"):
      1. seat 1: play {"card":4} (here the rules broke)
    Run it again: { seed: 1, path: "0:0:1:0:2:1:1:3:2:1:5:1:3:2:2:2" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":1,"move":{"type":"play","card":4}}],"twins":1349867681}"
  `);
});

test("where a consequence throws, a failure names it", () => {
  const { failure } = runLaw(brokenConsequence, "json", { seed: 1, runs: 60 });
  expect(steady(failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "json" is broken
      who:   (no viewer in particular)
      where: settle.open.then
      the rules broke in the consequence open: TypeError: Cannot read properties of undefined (reading 'push')
        at Object.open (packages/testing/test/failures.test.ts:…)
    The shortest game found (2 seats, options {}, "seed 0"):
      1. seat 0: play {"card":1}
      2. seat 1: play {"card":4} (here the rules broke)
    Run it again: { seed: 1, path: "0:0:1:1:2" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"play","card":1}},{"by":1,"move":{"type":"play","card":4}}],"twins":1349867681}"
  `);
  const kept = runLaw(brokenConsequence, "json", { runs: 1, regressions: [failure!.regression!] });
  expect(kept.failure?.broke).toBe(failure!.broke);
});

test("moves that a law makes itself are told when the rules break in them", () => {
  const { failure } = runLaw(brokenConsequence, "it ends", { seed: 1, runs: 60, most: 0 });
  expect(steady(failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "it ends" is broken
      who:   (no viewer in particular)
      where: settle.open.then
      the rules broke in the consequence open: TypeError: Cannot read properties of undefined (reading 'push')
        at Object.open (packages/testing/test/failures.test.ts:…)
    The shortest game found (2 seats, options {}, "seed 0"):
      1. seat 1: play {"card":4}
      2. seat 0: play {"card":2} (here the rules broke)
    Run it again: { seed: 1, path: "0:0:0" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":1,"move":{"type":"play","card":4}},{"by":0,"move":{"type":"play","card":2}}],"twins":1298244064}"
  `);
});

test("a setup that throws is told as such", () => {
  const noSetup = bend(
    honest,
    define(() => ({
      setup: () => {
        throw new RangeError("no cards");
      },
    })),
  );
  expect(steady(runLaw(noSetup, "replay", { seed: 1, runs: 5 }).failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "replay" is broken
      who:   (no viewer in particular)
      where: setup
      the rules broke in the setup: RangeError: no cards
        at Object.setup (packages/testing/test/failures.test.ts:…)
    The shortest game found (2 seats, options {}, "seed 0"):
      (here the rules broke, before any move)
    Run it again: { seed: 1, path: "0:0:0" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[],"twins":1349867681}"
  `);
});

test("rules that break in a check are told with the game in which they do", () => {
  const noCheck = bend(
    honest,
    move("play", () => ({
      check: ({ input }: any) => input.card.nowhere.length,
    })),
  );
  expect(steady(runLaw(noCheck, "replay", { seed: 1, runs: 5 }).failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "replay" is broken
      who:   (no viewer in particular)
      where: moves.play.check
      the rules broke in the check of the move play: TypeError: Cannot read properties of undefined (reading 'length')
        at check (packages/testing/test/failures.test.ts:…)
    The shortest game found (2 seats, options {}, "seed 0"):
      1. seat 0: play {"card":1} (here the rules broke)
    Run it again: { seed: 1, path: "0:0:1:0:1" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"play","card":1}}],"twins":1349867681}"
  `);
});

test("the same break is told in full under the first law, and shorter under the others", () => {
  const runs = new Map<string, () => void>();
  const only: LawName[] = lawNames.filter((law) => law !== "words");
  laws(brokenConsequence, { test: (name, run) => runs.set(name, run), only, runs: 40, seed: 1 });
  const texts = [...runs.values()].map((run) => {
    try {
      run();
    } catch (error) {
      return (error as Error).message;
    }
    return "passed";
  });
  expect(texts[0]).toContain("Keep it:");
  expect(texts.slice(1).filter((text) => text.includes("Keep it:"))).toEqual([]);
  expect(texts[1]).toMatchInlineSnapshot(`
    "high-card: the law "two engines" is broken
      where: settle.open.then
      the rules broke, as under law "replay""
  `);
});

test("a kept game whose moves are no longer legal fails, naming its file and the move", () => {
  const deeds = [
    { by: 0, move: { type: "play", card: 1 } },
    { by: 0, move: { type: "play", card: 9 } },
  ];
  const stale = { file: "two-plays.json", seats: 2, options: {}, seed: "seed 0", deeds, twins: 1 };
  const { ok, failure } = runLaw(honest, "json", { runs: 5, regressions: [stale] });
  expect(ok).toBe(false);
  expect(failure?.text).toMatchInlineSnapshot(`
    "high-card: the law "json" is broken
      who:   (no viewer in particular)
      where: two-plays.json
      two-plays.json holds nothing any more: its move 2, seat 0: play {"card":9}, was legal when it was kept and is refused now (bad-input).
      The rules have changed since: it may be deleted.
    The kept game two-plays.json (2 seats, options {}, "seed 0"):
      1. seat 0: play {"card":1}
      2. seat 0: play {"card":9} (refused: bad-input)
    Run it again: { seed: 1, path: "" }"
  `);
});

test("a kept game says which of its moves were refused, and those may be refused again", () => {
  const rejected = { by: 0, move: { type: "play", card: 9 }, refused: true } as const;
  const kept = { seats: 2, options: {}, seed: "seed 0", deeds: [rejected], twins: 1 };
  expect(runLaw(honest, "json", { runs: 5, regressions: [kept] }).ok).toBe(true);
  const unsaid = bend(
    honest,
    define(() => ({ invariants: { "somebody has played": () => false } })),
  );
  const { failure } = runLaw(unsaid, "invariants", { regressions: [kept] });
  expect(failure?.regression?.deeds).toEqual([rejected]);
});
