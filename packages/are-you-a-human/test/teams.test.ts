import { describe, expect, test } from "vitest";
import type { Rejection } from "@facedown/core";
import {
  cover,
  guessMove,
  heard,
  named,
  play,
  playRound,
  refusal,
  scores,
  seatsOf,
  table,
  turn,
  type GameMatch,
  type GameOptions,
} from "./support/table.js";

const why = ({ code, parameters }: Rejection) => [code, parameters["why"] ?? null];

/** Teams 0, 2, 4 and 1, 3; captains 0 and 3. */
const team = (options: GameOptions = {}, cards = ["red gear 2"]): GameMatch =>
  cover(table({ seats: 5, cards, options: { mode: "teams", captains: [0, 3], ...options } }));
const pointed = (match: GameMatch, at = 0) => play(match, match.view(0).pointer!, { type: "point", at });
const captains = (match: GameMatch) => match.view(0).sides.map(({ captain }) => captain);

describe("AH-22: two teams", () => {
  test("AH-22, AH-A20: the captain of the other team points, and nobody else", () => {
    const match = team();
    expect(match.view(0)).toMatchObject({ guesser: 0, pointer: 3 });
    for (const seat of [0, 1, 2, 4])
      expect(refusal(match, seat, { type: "point", at: 0 })).toEqual({
        code: "AH-7",
        parameters: { why: "not you", pointer: 3 },
      });
  });

  test("AH-22: the captain guesses for the team, and nobody else", () => {
    const match = pointed(team());
    expect(match.waiting).toEqual([0]);
    for (const seat of [1, 2, 3, 4]) expect(refusal(match, seat, guessMove("red")).code).toBe("AH-8");
    const next = play(match, 0, guessMove("red gear 2"));
    expect(scores(next)).toEqual([6, 0]);
    expect(next.view(0)).toMatchObject({ guesser: 3, pointer: 0 });
  });

  test("AH-22, AH-A22: members suggest, once for each card; suggestions bind nobody and cost nothing", () => {
    let match = play(pointed(team()), 2, { type: "suggest", names: named("blue bulb") });
    expect(heard(match, "suggested")).toEqual([{ type: "suggested", seat: 2, names: named("blue bulb") }]);
    expect(match.undo(2)).toMatchObject({ ok: false, rejection: { code: "undo-final" } });
    match = play(match, 4, { type: "suggest", names: "shortCircuit" });
    expect(match.view(1).suggestions).toEqual([
      { seat: 2, names: named("blue bulb") },
      { seat: 4, names: "shortCircuit" },
    ]);
    expect(why(refusal(match, 2, { type: "suggest", names: named("red") }))).toEqual([
      "AH-22",
      "suggested already",
    ]);
    const next = play(match, 0, guessMove("red gear 2"));
    expect(scores(next)).toEqual([6, 0]);
    expect(next.view(0).suggestions).toEqual([]);
    expect(match.waiting).toEqual([0]);
  });

  test("AH-22: neither the captain nor the other team suggests, nor anybody without teams", () => {
    const match = pointed(team());
    const names = named("red");
    expect(why(refusal(match, 0, { type: "suggest", names }))).toEqual(["AH-22", "captain"]);
    for (const seat of [1, 3])
      expect(why(refusal(match, seat, { type: "suggest", names }))).toEqual(["AH-22", "other team"]);
    expect(match.choices(2, "suggest")).toHaveLength(125);
    for (const seat of [0, 1, 3]) expect(match.choices(seat, "suggest")).toEqual([]);
    const alone = play(cover(table({ seats: 2 })), 1, { type: "point", at: 0 });
    expect(why(refusal(alone, 1, { type: "suggest", names }))).toEqual(["AH-22", "no teams"]);
  });

  test("AH-22: a bonus guess is the captain's, points are the team's, and the turn passes to the other team", () => {
    const match = turn(team({}, ["short", "red gear 2"]), 0, "short");
    expect(match.view(0)).toMatchObject({ guesser: 0, pointer: 0, bonus: true });
    const next = turn(match, 1, "red gear");
    expect([scores(next), next.view(0).guesser]).toEqual([[3, 0], 3]);
  });

  test("AH-4, AH-22: all members memorize, and all together cover the cards", () => {
    let match = table({ seats: 5, options: { mode: "teams" } });
    expect(match.waiting).toEqual(seatsOf(match));
    for (const seat of seatsOf(match)) {
      expect(match.view(seat).phase).toBe("memorize");
      match = play(match, seat, { type: "ready" });
    }
    expect(match.view(0).phase).toBe("point");
  });

  test("AH-26, AH-22: a whole game of seven in teams of five and two has an outcome for two sides", () => {
    let match = table({ seats: 7, options: { mode: "teams", teams: [0, 0, 0, 0, 0, 1, 1] } });
    while (match.outcome === null) match = playRound(match);
    expect(match.outcome.scores).toHaveLength(2);
    expect(match.outcome.winners.length).toBeGreaterThan(0);
  });

  test("AH-19: the team with fewer points begins the next round", () => {
    const match = playRound(
      team({ cardsOnTable: 2, shortCircuits: 0 }, ["red gear 2", "red gear 2"]),
      (at) => (at === 0 ? "red gear 2" : "red"),
    );
    expect(cover(match).view(0).guesser).toBe(3);
  });

  test("AH-6: the team of the first player begins", () => {
    expect(team({ firstPlayer: 1 }).view(0)).toMatchObject({ guesser: 3, pointer: 0 });
  });
});

describe("AH-23, AH-A21: captains", () => {
  test("AH-23, AH-A21: by default captains stay", () => {
    let match = team();
    for (let at = 0; at < 6; at++) match = turn(match, at, "gear");
    expect(captains(match)).toEqual([0, 3]);
  });

  test("AH-A21: or the next member follows after each turn of the team, around the table", () => {
    let match = team({ captainRotation: "turn" });
    const seen: number[][] = [captains(match)];
    for (let at = 0; at < 6; at++) {
      const { pointer } = match.view(0);
      match = turn(match, at, "gear");
      seen.push(captains(match));
      // AH-P13: who pointed guesses next, also where captains change.
      expect(match.view(0).guesser).toBe(pointer);
    }
    expect(seen).toEqual([
      [0, 3],
      [2, 3],
      [2, 1],
      [4, 1],
      [4, 3],
      [0, 3],
      [0, 1],
    ]);
  });

  test("AH-A21: a bonus guess belongs to the turn: the captain changes after it", () => {
    const match = turn(team({ captainRotation: "turn" }, ["short", "red gear 2"]), 0, "short");
    expect(captains(match)).toEqual([0, 3]);
    const next = turn(match, 1, "red");
    expect(captains(next)).toEqual([2, 3]);
    expect(heard(next, "captainChanged")).toEqual([{ type: "captainChanged", side: 0, captain: 2 }]);
  });

  test("AH-A21: or after each round, both at once", () => {
    let match = table({
      seats: 5,
      options: { mode: "teams", captainRotation: "round", cardsOnTable: 4, shortCircuits: 0 },
    });
    const seen = [captains(match)];
    while (match.outcome === null) {
      match = playRound(match);
      seen.push(captains(match));
    }
    expect(seen).toEqual([
      [0, 1],
      [2, 3],
      [4, 1],
      [4, 1],
    ]);
  });

  test("AH-23: a team of one keeps its captain, and nothing is told", () => {
    const match = turn(
      cover(table({ seats: 2, options: { mode: "teams", captainRotation: "turn" } })),
      0,
      "gear",
    );
    expect(captains(match)).toEqual([0, 1]);
    expect(heard(match, "captainChanged")).toEqual([]);
  });
});
