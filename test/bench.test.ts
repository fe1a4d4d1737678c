import { describe, expect, test } from "vitest";
import * as robots from "../bench/are-you-a-human/facedown.js";
import { handWritten as robotsByHand } from "../bench/are-you-a-human/hand-written.js";
import { picksOf, rounds, seats } from "../bench/draw-and-answer/deal.js";
import * as draw from "../bench/draw-and-answer/sides.js";
import * as punishment from "../bench/human-punishment/facedown.js";
import { sameEnds } from "../bench/measure/interleave.js";
import { median } from "../bench/measure/median.js";
import { digest, type Side } from "../bench/measure/side.js";
import * as stars from "../bench/message-from-the-stars/facedown.js";
import { handWritten as starsByHand } from "../bench/message-from-the-stars/hand-written.js";
import { plainLoop } from "../bench/message-from-the-stars/solver.js";
import * as totallyHuman from "../bench/totally-human/facedown.js";
import { handWritten } from "../bench/totally-human/hand-written.js";
import { judge } from "../bench/report.js";

async function ends(side: Side, games: number): Promise<unknown[]> {
  const list: unknown[] = [];
  for (let game = 0; game < games; game++) list.push((await side.play(game)).final);
  return list;
}

describe("what the benchmarks compare is the same game", () => {
  const sides = {
    "hand-written, listed": draw.handWritten({ lists: true }),
    Simulation: draw.simulation({}),
    "Simulation, listed": draw.simulation({ lists: true }),
    Match: draw.match({ packets: true }),
    "Match, listed": draw.match({ lists: true }),
    Table: draw.table(),
  };
  test.each(Object.entries(sides))("draw-and-answer: %s ends as written by hand", async (_, side) => {
    const expected = await ends(draw.handWritten({}), 5);
    expect(new Set(expected.map(digest)).size).toBe(5);
    expect(await ends(side, 5)).toEqual(expected);
  });

  test.each([
    ["Simulation", totallyHuman.simulation(), 40],
    ["Match", totallyHuman.match({ packets: true }), 5],
  ] as const)("Totally Human: %s ends as written by hand", async (_, side, games) => {
    const expected = await ends(handWritten(), games);
    expect(new Set(expected.map(digest)).size).toBe(games);
    expect(await ends(side, games)).toEqual(expected);
  });

  test.each([
    ["Simulation", robots.simulation(), 40],
    ["Match", robots.match({ packets: true }), 5],
  ] as const)("Are You a Human?: %s ends as written by hand", async (_, side, games) => {
    const expected = await ends(robotsByHand(), games);
    expect(new Set(expected.map(digest)).size).toBe(games);
    expect(await ends(side, games)).toEqual(expected);
  });

  test.each([
    ["Simulation", stars.simulation(), 40],
    ["Match", stars.match({ packets: true }), 5],
  ] as const)("A Message From the Stars: %s ends as written by hand", async (_, side, games) => {
    const expected = await ends(starsByHand(), games);
    expect(new Set(expected.map(digest)).size).toBe(games);
    expect(await ends(side, games)).toEqual(expected);
  });

  test("Human Punishment: both engines end alike", async () => {
    const expected = await ends(punishment.simulation(5), 3);
    expect(new Set(expected.map(digest)).size).toBe(3);
    expect(await ends(punishment.match(5, { packets: true }), 3)).toEqual(expected);
  });

  test("the plain loop over all ciphers finds what was counted elsewhere", () => {
    expect(plainLoop(undefined)).toBe(50_624);
  });

  test("every card of a hand is picked sooner or later", () => {
    const picks = Array.from({ length: 40 }, (_, game) => picksOf(game));
    for (let at = 0; at < seats * rounds; at++) {
      const held = rounds - Math.floor(at / seats);
      expect([...new Set(picks.map((list) => list[at]))].sort()).toEqual(
        Array.from({ length: held }, (_, pick) => pick),
      );
    }
  });
});

describe("how the benchmarks judge", () => {
  test("games that end differently fail, and say where", () => {
    expect(sameEnds("game", { one: [1, 2, 3], other: [1, 2] })).toBe(2);
    expect(() => sameEnds("game", { one: [1, 2, 3], other: [1, 4] })).toThrow(
      "game: game 1 ended differently: one 2, other 4",
    );
  });

  test("digests read to the last digit", () => {
    expect(digest({ scores: [1, 2] })).not.toBe(digest({ scores: [1, 3] }));
    expect(digest({ scores: [1, 2] })).toBe(digest({ scores: [1, 2] }));
  });

  test("medians and goals", () => {
    expect([median([5, 1, 9]), median([4, 1, 2, 9])]).toEqual([5, 3]);
    expect(() => median([])).toThrow();
    expect(judge(8, "more", 8).reached).toBe(true);
    expect(judge(8, "less", 7.9).reached).toBe(false);
  });
});
