import { describe, expect, test } from "vitest";
import { describe as describeWords } from "@facedown/core";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { play, refusal, send, table, toEnd, type GameMatch, type GameMove } from "./support/table.js";

const write = (score: number): GameMove => ({ type: "writeScore", score });
const phase = (match: GameMatch) => match.view("spectator").phase;

describe("MS-A3: aliens that work scores out themselves", () => {
  const start = table({ options: { manualScoring: true } });
  const sent = play(start, 0, send("CHOPPER"));

  test("a word is told with the score that its alien has written", () => {
    expect([phase(sent), sent.waiting]).toEqual(["score", [0]]);
    expect(sent.view(1).sides[0]!.sent).toEqual([]);
    const scored = play(sent, 0, write(-8));
    expect(scored.view(1).sides[0]!.sent).toEqual([{ word: "CHOPPER", score: -8 }]);
    expect(phase(scored)).toBe("scientists");
  });

  test("the alien reads beside its choices which word it is to score, and nobody else does", () => {
    const words = describeWords(messageFromTheStars);
    expect(words.pending(sent.view(0))).toEqual(["Alien sends CHOPPER: its score is to be written."]);
    expect(words.pending(sent.view(1))).toEqual([]);
  });

  test("only the right one can be written, by the alien alone", () => {
    for (const score of [8, -7, 0, 16])
      expect(refusal(sent, 0, write(score))).toEqual({ code: "MS-A3", parameters: { why: "wrong" } });
    expect(refusal(sent, 1, write(-8)).parameters).toEqual({ why: "not yours" });
    expect(sent.choices(0, "writeScore")).toEqual([{ type: "writeScore", score: -8 }]);
    expect(sent.explain(0, { type: "writeScore", score: -8.5 })?.code).toBe("bad-input");
  });

  test("the scientists' word is shown to the alien first", () => {
    const back = play(play(sent, 0, write(-8)), 1, send("BORAX"));
    expect(back.view(0).committed[1]!.choice).toEqual({ word: "BORAX" });
    expect(back.view("spectator").committed[1]!.choice).toBeNull();
    const scored = play(back, 0, write(0));
    expect(scored.view(2).sides[1]!.sent).toEqual([{ word: "BORAX", score: 0 }]);
    expect(Object.is(scored.view(2).sides[1]!.sent[0]!.score, -0)).toBe(false);
  });

  test("with two teams each alien scores for its own, and both are told at once", () => {
    const teams = table({ options: { mode: "teams", manualScoring: true } });
    const aliens = play(play(teams, 0, send("CHOPPER")), 1, send("HORCRUXES"));
    expect(aliens.waiting).toEqual([0, 1]);
    const one = play(aliens, 1, write(-16));
    expect(one.view(2).sides[2]!.sent).toEqual([]);
    expect(one.waiting).toEqual([0]);
    expect(refusal(one, 1, write(-16)).parameters).toEqual({ why: "not yours" });
    const both = play(one, 0, write(-8));
    expect(both.view(3).sides[2]!.sent).toEqual([{ word: "HORCRUXES", score: -16 }]);
    const back = play(play(both, 2, send("BORAX")), 3, send("EX"));
    expect([back.view(0).committed[3]!.choice, back.view(1).committed[2]!.choice]).toEqual([null, null]);
  });
});

test("where the game works scores out there is nothing to write", () => {
  expect(refusal(table(), 0, write(0)).code).toBe("not-now");
  expect(toEnd(table()).outcome?.perfect).toBe(true);
});
