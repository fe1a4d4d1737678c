import { everyone, except, nobody, only, size, spectator, union, type AnyGame } from "@facedown/core";
import { expect, test, vi } from "vitest";
import { lawNames, laws, runLaw, type LawName } from "../src/index.js";
import { firstDifference, short } from "../src/difference.js";
import { maskInWords } from "../src/masks.js";
import { bend, define, move } from "./fixtures/bend.js";
import { dishonest } from "./fixtures/dishonest/index.js";
import { highCard } from "./high-card.js";

vi.setConfig({ testTimeout: 60_000 });

const honest = highCard();

/** The text without line numbers, which move with this file, and without how a rule was called. */
function steady(text: string | undefined): string | undefined {
  return text?.replace(/:\d+:\d+\)/g, ":…)").replaceAll("at Object.", "at ");
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
        at play (packages/testing/test/failures.test.ts:…)
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
        at open (packages/testing/test/failures.test.ts:…)
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
        at open (packages/testing/test/failures.test.ts:…)
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
        at setup (packages/testing/test/failures.test.ts:…)
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

/** What the law "nothing leaks" says of a dishonest game. */
function leakIn(fault: string): string | undefined {
  return steady(runLaw(dishonest(fault), "nothing leaks", { runs: 100, seed: 1 }).failure?.text);
}

test("a leak to the viewer that the twin was made for says so", () => {
  expect(leakIn("asking only the holders of a reaction card")).toMatchInlineSnapshot(`
    "fixture-interrupt: the law "nothing leaks" is broken
      who:   seat 0
      where: view.answers[2].asked
      seat 0 can tell two games apart that look the same to it (T1).
      The other game: in shuffle 1 of the setup, cards 6 and 0 ("rest" and "dodge") change places; seat 0 never sees them.
      Different after step 1: view.answers[2].asked
        in this game:      false
        in the other game: true
    The shortest game found (3 seats, options {}, "seed 0"):
      1. seat 0: attack {"target":1}
    Run it again: { seed: 1, path: "1:1:0:1:0:0:1:0:1:2:1" }
    Keep it: {"seats":3,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"attack","target":1}}],"twins":10}"
  `);
});

test("where an index of a moved card tells which card it is, the text says what else to use", () => {
  expect(leakIn("a face-down pass without the shuffle")).toMatchInlineSnapshot(`
    "fixture-interrupt: the law "nothing leaks" is broken
      who:   seat 2
      where: events[0] (moved).from.index
      seat 2 can tell two games apart that look the same to it (T3).
      The other game: move 1, give, has card 1 instead of 0.
      Different after step 1: events[0] (moved).from.index
        in this game:      0
        in the other game: 1
      A card that is moved tells where in its zone it lay and lies; for a card that is chosen by its face use dealer.pass, which does not.
    The shortest game found (3 seats, options {}, "seed 0"):
      1. seat 0: give {"card":0,"to":1}
    Run it again: { seed: 1, path: "4:0:0:6:1:1:1:1:1:5:1:1:1:1:4:1:2" }
    Keep it: {"seats":3,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"give","card":0,"to":1}}],"twins":576143260}"
  `);
});

test("a leak to another viewer than the twin was made for says so", () => {
  const texts = ["deck order in the view", "the drawn card in a public event", "others' hands"].map(leakIn);
  expect(texts.join("\n\n")).toMatchInlineSnapshot(`
    "fixture-memory: the law "nothing leaks" is broken
      who:   seat 0
      where: view.order[3]
      seat 0 can tell two games apart that look the same to it (T1).
      The other game: in shuffle 1 of the setup, cards 3 and 6 ("star" and "moon") change places (made for the spectator, who never sees them; seat 0 has been shown the same in both games).
      Different after the setup: view.order[3]
        in this game:      "star"
        in the other game: "moon"
    The shortest game found (2 seats, options {}, "seed 0"):
      (no move: the setup alone)
    Run it again: { seed: 1, path: "0:0:0:0" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[],"twins":1185627313}

    fixture-memory: the law "nothing leaks" is broken
      who:   seat 1
      where: events[4] (drew).kind
      seat 1 can tell two games apart that look the same to it (T1).
      The other game: in shuffle 1 of the setup, 8 cards are permuted; seat 1 never sees them.
      Different after step 3: events[4] (drew).kind
        in this game:      "sun"
        in the other game: "moon"
    The shortest game found (2 seats, options {}, "seed 0"):
      1. the table: cover
      2. seat 1: point {"at":0}
      3. seat 0: guess {"kind":"sun"}
    Run it again: { seed: 1, path: "1:0:1:0:0:0:1:7:0:0:0:2:0:0:0:0:0:1:3:4" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":"table","move":{"type":"cover"}},{"by":1,"move":{"type":"point","at":0}},{"by":0,"move":{"type":"guess","kind":"sun"}}],"twins":2147483637}

    fixture-interrupt: the law "nothing leaks" is broken
      who:   seat 0
      where: view.held[2][1]
      seat 0 can tell two games apart that look the same to it (T1).
      The other game: in shuffle 1 of the setup, 10 cards are permuted (made for seat 1, who never sees them; seat 0 has been shown the same in both games).
      Different after the setup: view.held[2][1]
        in this game:      "rest"
        in the other game: "dodge"
    The shortest game found (3 seats, options {}, "seed 0"):
      (no move: the setup alone)
    Run it again: { seed: 1, path: "0:0:0" }
    Keep it: {"seats":3,"options":{},"seed":"seed 0","deeds":[],"twins":1185627313}"
  `);
});

test("sets of seats are told in words, and other numbers as they are", () => {
  expect(
    [only(1), union(only(0), only(2)), except(0), everyone, nobody, spectator, union(only(1), spectator)].map(
      maskInWords,
    ),
  ).toMatchInlineSnapshot(`
    [
      "seat 1",
      "seats 0 and 2",
      "everyone but seat 0",
      "everyone",
      "nobody",
      "the spectator",
      "seat 1 and the spectator",
    ]
  `);
  const cell = { face: 3, shownTo: only(1) };
  expect(short({ cell, shownTo: 3, asked: 2 })).toMatchInlineSnapshot(
    `"{"cell":{"face":3,"shownTo":"seat 1"},"shownTo":3,"asked":2}"`,
  );
  expect(firstDifference([cell], [{ ...cell, shownTo: everyone }], "deck")).toMatchObject({
    path: "deck[0].shownTo",
    one: { text: "seat 1" },
    other: { text: "everyone" },
  });
  const shown = { type: "shown", to: only(1) };
  expect(firstDifference([shown], [{ ...shown, to: except(2) }], "events")).toMatchObject({
    path: "events[0].to",
    one: { text: "seat 1" },
    other: { text: "everyone but seat 2" },
  });
  expect(firstDifference({ shownTo: 1 }, { shownTo: 2 }, "x")).toEqual({
    path: "x.shownTo",
    one: 1,
    other: 2,
  });
});

test("what is not reached is told with what would reach it", () => {
  const never = bend(
    honest,
    move("play", () => ({ choices: () => [], check: () => ({ code: "never", parameters: {} }) })),
  );
  expect(runLaw(never, "it gets there", { runs: 3, seed: 1 }).failure?.text).toMatchInlineSnapshot(`
    "high-card: the law "it gets there" is broken
      who:   (no viewer in particular)
      where: move play
      not reached often enough: move play (0 of 1).
      Let the playthroughs reach it: options: [...] that allow it, seats: [...] that it needs, more of them with runs:, longer
      ones with most:. Or say why they need not: expected: { "move play": "why" }
    Run it again: { seed: 1, path: "" }"
  `);
});

test("rules that break in another game than the one told are told with what is different there", () => {
  const secretly = bend(
    honest,
    move("play", ({ apply }) => ({
      apply: function play(context: any) {
        if (context.input.card === 2) throw new RangeError("two");
        apply(context);
      },
    })),
  );
  const deeds = [{ by: 0, move: { type: "play", card: 1 } }];
  const kept = { seats: 2, options: {}, seed: "seed 0", deeds, twins: 1349867681 };
  const { failure } = runLaw(secretly, "nothing leaks", { regressions: [kept] });
  expect(steady(failure?.text)).toMatchInlineSnapshot(`
    "high-card: the law "nothing leaks" is broken
      who:   (no viewer in particular)
      where: moves.play.apply
      the rules broke in the move play: RangeError: two
        at play (packages/testing/test/failures.test.ts:…)
      It happens in another game: move 1, play, has card 2 instead of 1.
    The kept game (2 seats, options {}, "seed 0"):
      1. seat 0: play {"card":1}
    Run it again: { seed: 1, path: "" }
    Keep it: {"seats":2,"options":{},"seed":"seed 0","deeds":[{"by":0,"move":{"type":"play","card":1}}],"twins":1349867681}"
  `);
});
