import { describe, expect, test } from "vitest";
import { describe as words } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import {
  allOf,
  cover,
  guessMove,
  heard,
  play,
  playRound,
  refusal,
  scores,
  small,
  table,
  turn,
} from "./support/table.js";

describe("AH-24: one player alone", () => {
  test("AH-24, AH-7: the player picks any card and guesses it", () => {
    const match = cover(table({ seats: 1, cards: ["red gear 2"] }));
    expect(match.view(0)).toMatchObject({ guesser: 0, pointer: 0, phase: "point" });
    expect(match.choices(0, "point")).toHaveLength(16);
    const picked = play(match, 0, { type: "point", at: 0 });
    expect(scores(play(picked, 0, guessMove("red gear")))).toEqual([3]);
  });

  test("AH-24, AH-A23: a Short Circuit that is named scores 1, and there is no bonus guess", () => {
    const match = turn(cover(table({ seats: 1, cards: ["short"] })), 0, "short");
    expect(scores(match)).toEqual([1]);
    expect(heard(match, "guessed")[0]?.points).toBe(1);
    expect(match.view(0)).toMatchObject({ bonus: false, phase: "point" });
    expect(refusal(match, 0, { type: "decline" })).toEqual({
      code: "AH-14",
      parameters: { why: "no bonus" },
    });
  });

  test("AH-24: named on a Memory card it scores 0, as do features on a Short Circuit", () => {
    const match = turn(
      turn(cover(table({ seats: 1, cards: ["short", "red gear 2"] })), 0, "red"),
      1,
      "short",
    );
    expect(scores(match)).toEqual([0]);
  });

  test("AH-24, AH-20: whoever names everything makes 243 points in three rounds", () => {
    let match = table({ seats: 1 });
    while (match.outcome === null) match = playRound(match, (_, face) => allOf(face));
    expect(match.outcome).toEqual({ scores: [243], winners: [], most: 243 });
    expect(words(areYouAHuman).outcome(match.outcome, match.view(0))).toBe(
      "Seat 1 has made 243 of 243 points.",
    );
  });

  test("AH-24: the end reports the points made, with nobody to win against", () => {
    const match = turn(turn(cover(small(["red gear 2", "short"], { seats: 1 })), 0, "red"), 1, "short");
    expect(match.outcome).toEqual({ scores: [2], winners: [], most: 7 });
  });

  test("AH-A23: as many rounds as the table says", () => {
    const match = playRound(table({ seats: 1, options: { rounds: 2, cardsOnTable: 4 } }));
    expect([match.outcome, match.view(0).round]).toEqual([null, 1]);
    expect(playRound(match).outcome).not.toBeNull();
  });
});
