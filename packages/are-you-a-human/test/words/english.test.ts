import { describe as group, expect, test } from "vitest";
import { describe, startMatch } from "@facedown/core";
import { areYouAHuman, combinations } from "@facedown/are-you-a-human";
import {
  cover,
  guessMove,
  heard,
  named,
  play,
  playRound,
  refusal,
  small,
  table,
  turn,
  turns,
  type GameMatch,
  type GameMove,
} from "../support/table.js";

const words = describe(areYouAHuman);

const says = (match: GameMatch) =>
  match
    .frame("spectator")
    .events.filter(({ type }) => type !== "shown" && type !== "moved" && type !== "shuffled")
    .map((event) => words.event(event, match.view("spectator")));
const refuses = (match: GameMatch, by: number, move: GameMove) =>
  words.rejection(refusal(match, by, move), match.view(by));
const team = () =>
  cover(table({ seats: 3, cards: ["red gear 2"], options: { mode: "teams", captainRotation: "turn" } }));

group("sentences", () => {
  const start = small(["red gear 2", "short", "blue bulb 4"], { seats: 3 });
  const covered = cover(start);

  test("AH-2: each card is called by color, type and number, which is its text alternative", () => {
    const match = table({ seats: 2 });
    const texts = new Set(
      combinations.map((card) =>
        words.event(
          { type: "shown", at: { zone: "table", index: 0 }, to: -1, card } as never,
          match.view("spectator"),
        ),
      ),
    );
    expect(texts.size).toBe(64);
    expect([...texts]).toContain("Red Gear 2 in the grid is shown to everyone.");
  });

  test("moves are called by what is named and where the card lies", () => {
    const view = start.view(0);
    const call = (move: GameMove) => words.move(move, view);
    expect(call({ type: "ready" })).toBe("I know them: cover the cards");
    expect(call({ type: "point", at: 2 })).toBe("Point at A2");
    expect(call(guessMove("red"))).toBe("Name Red");
    expect(call(guessMove("2"))).toBe("Name 2");
    expect(call(guessMove("gear 2"))).toBe("Name Gear 2");
    expect(call(guessMove("red gear 2"))).toBe("Name Red Gear 2");
    expect(call(guessMove("short"))).toBe("Name Short Circuit");
    expect(call({ type: "suggest", names: named("red bulb") })).toBe("Suggest Red Bulb");
    expect(call({ type: "decline" })).toBe("Leave the bonus guess");
    expect(words.move({ type: "cover" }, view)).toBe("Cover the cards");
  });

  test("AH-28: a round is told in whole sentences", () => {
    expect(says(startMatch(areYouAHuman, { seats: 2, seed: "told" }))).toEqual([
      "Round 1 of 3: the cards lie face up. Memorize them.",
    ]);
    expect(says(play(start, 1, { type: "ready" }))).toEqual(["Seat 2 has memorized enough."]);
    expect(says(covered)).toEqual(["The cards are covered. Seat 1 begins."]);
    const pointed = play(covered, 1, { type: "point", at: 0 });
    expect(says(pointed)).toEqual(["Seat 2 points at A1 for Seat 1."]);
    expect(says(play(pointed, 0, guessMove("red")))).toEqual([
      "Seat 1 names Red; A1 is Red Gear 2: 1 point.",
    ]);
    const bonus = turn(covered, 1, "short");
    expect(says(bonus)).toEqual([
      "Seat 1 names Short Circuit; B1 is Short Circuit: 0 points.",
      "Seat 1 may guess another card.",
    ]);
    expect(says(play(bonus, 0, { type: "point", at: 2 }))).toEqual(["Seat 1 picks the card at A2."]);
    expect(says(play(bonus, 0, { type: "decline" }))).toEqual(["Seat 1 leaves the bonus guess."]);
    const end = turns(bonus, [
      [2, "blue bulb 4"],
      [0, "red gear"],
    ]);
    expect(says(end)).toEqual([
      "Seat 2 names Red Gear; A1 is Red Gear 2: 3 points.",
      "Round 1 is over: Seat 1 has 6 points, Seat 2 has 3 points and Seat 3 has 0 points.",
    ]);
    expect(words.outcome(end.outcome!, end.view(2))).toBe(
      "Seat 1 wins. Points: Seat 1: 6, Seat 2: 3, Seat 3: 0.",
    );
    const tie = playRound(covered, () => "short");
    expect(words.outcome(tie.outcome!, tie.view(2))).toBe(
      "Seat 1, Seat 2 and Seat 3 share the victory. Points: Seat 1: 0, Seat 2: 0, Seat 3: 0.",
    );
  });

  test("AH-22: teams are called by their number, captains by their seat", () => {
    const pointed = play(team(), 1, { type: "point", at: 0 });
    expect(says(play(pointed, 2, { type: "suggest", names: named("red") }))).toEqual([
      "Seat 3 suggests Red.",
    ]);
    expect(says(play(pointed, 0, guessMove("red")))).toEqual([
      "Seat 1 names Red; A1 is Red Gear 2: 1 point.",
      "Seat 3 is captain of Team 1 now.",
    ]);
    expect(
      words.standing(play(pointed, 2, { type: "suggest", names: named("red") }).view(0))?.slice(-4),
    ).toEqual([
      "Seat 1 guesses the card at A1.",
      "Seat 3 suggests Red.",
      "Team 1 has 0 points: captain Seat 1, with Seat 3.",
      "Team 2 has 0 points: captain Seat 2.",
    ]);
  });

  test("what stands on the table is told row by row, as far as it is seen", () => {
    expect(words.standing(play(start, 2, { type: "ready" }).view(0))).toEqual([
      "Round 1 of 1: 2 Memory cards and 1 Short Circuit, easier in one way and harder in another than the basic game.",
      "Row 1: A1 Red Gear 2, B1 Short Circuit.",
      "Row 2: A2 Blue Bulb 4.",
      "Seat 3 knows the cards.",
      "Seat 1 has 0 points.",
      "Seat 2 has 0 points.",
      "Seat 3 has 0 points.",
    ]);
    expect(words.standing(turn(covered, 1, "short").view(0))).toEqual([
      expect.stringMatching(/^Round 1 of 1: /),
      "Row 1: A1 face down, B1 Short Circuit.",
      "Row 2: A2 face down.",
      "Seat 1 may guess another card.",
      "Seat 1 has 0 points.",
      "Seat 2 has 0 points.",
      "Seat 3 has 0 points.",
    ]);
    expect(words.standing(covered.view(0))).toContain("Seat 2 points at a card for Seat 1.");
    expect(words.standing(cover(table({ seats: 1 })).view(0))).toContain("Seat 1 picks a card.");
  });

  test("beside the choices stands who does what, and what a captain is advised", () => {
    expect(words.pending(start.view(0))).toEqual([]);
    expect(words.pending(covered.view(0))).toEqual(["Seat 2 points at a card for Seat 1."]);
    const pointed = play(team(), 1, { type: "point", at: 0 });
    expect(words.pending(play(pointed, 2, { type: "suggest", names: named("red") }).view(0))).toEqual([
      "Seat 1 guesses the card at A1.",
      "Seat 3 suggests Red.",
    ]);
  });

  test("each rejection has a sentence of its own for each reason", () => {
    const ready = play(start, 0, { type: "ready" });
    const next = turn(covered, 0, "red");
    const pointed = play(team(), 1, { type: "point", at: 0 });
    const suggested = play(pointed, 2, { type: "suggest", names: named("red") });
    const suggest: GameMove = { type: "suggest", names: named("red") };
    const sentences = [
      refuses(ready, 0, { type: "ready" }),
      refuses(covered, 0, { type: "point", at: 0 }),
      refuses(next, 2, { type: "point", at: 0 }),
      refuses(next, 2, { type: "point", at: 9 }),
      refuses(pointed, 1, guessMove("red")),
      refuses(pointed, 0, { type: "pass" }),
      refuses(covered, 1, { type: "decline" }),
      refuses(play(covered, 1, { type: "point", at: 0 }), 1, suggest),
      refuses(pointed, 1, suggest),
      refuses(pointed, 0, suggest),
      refuses(suggested, 2, suggest),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(heard(next, "guessed")).toHaveLength(1);
  });

  test("AH-27: every option, phase and place has its words", () => {
    const names = Object.keys(start.options);
    expect(names).toHaveLength(15);
    for (const name of names) expect(words.option(name).help).toMatch(/^["A-Z{].*\.$/);
    expect(words.option("shortCircuits").help).toContain("easier");
    expect([start, covered].map((match) => words.phase(match.view(0)))).toEqual([
      "Memorize the cards",
      "Pointing",
    ]);
    expect(words.places(covered.view(0)).map(({ text }) => text)).toEqual([
      "the stock: 162 cards",
      "the spare Short Circuits: 5 cards",
      "the grid: 3 cards, face down",
      "the pile of played cards: empty",
    ]);
  });
});
