import { describe, expect, test } from "vitest";
import { createRandom, imagine, referee, type OptionsOf } from "@facedown/core";
import { mayHaveAnswered, type AnswerNumber } from "@facedown/totally-human";
import {
  answerAll,
  endTalk,
  play,
  seatsOf,
  table,
  toLaunch,
  type Game,
  type GameMatch,
  type State,
} from "./support/table.js";

const handOf = ({ players }: State, seat: number) => players[seat]!.hand.cards.map(({ face }) => face);
const answersOf = ({ answers }: State, seat: number): AnswerNumber[] =>
  answers.flatMap(({ choices }) => choices[seat]?.face ?? []);

function imagined(match: GameMatch, viewer: number | "spectator", count: number): State[] {
  const random = createRandom("imagined");
  return Array.from({ length: count }, () => imagine(match, viewer, random));
}

describe("imagining what one does not see", () => {
  const hands = ["4a 1 1", "1 2 3", "5a 2 2", "3 4 5"];
  const match = play(endTalk(answerAll(table({ hands }), [1, 2, 5, 5])), 1, { type: "answer", number: 3 });

  test("keeps the own cards and all that is open, and exchanges the rest", () => {
    for (const state of imagined(match, 0, 50)) {
      expect(handOf(state, 0)).toEqual(handOf(referee(match), 0));
      expect(state.answers[0]).toEqual(referee(match).answers[0]);
      expect(state.nouns).toEqual(referee(match).nouns);
      const all = (of: State) =>
        [...of.identities.cards, ...of.players.flatMap(({ hand }) => hand.cards)]
          .map(({ face }) => JSON.stringify(face))
          .sort();
      expect(all(state)).toEqual(all(referee(match)));
    }
  });

  test("TH-17: aliens have answered from their numbers, and hidden answers are possible too", () => {
    const states = imagined(match, 0, 300);
    let aliens = 0;
    for (const state of states)
      for (const seat of [1, 2, 3]) {
        expect(mayHaveAnswered(handOf(state, seat), answersOf(state, seat))).toBe(true);
        aliens += handOf(state, seat).some(({ alien }) => alien) ? 1 : 0;
      }
    expect(aliens).toBeGreaterThan(30);
    expect(new Set(states.map((state) => answersOf(state, 1)[1])).size).toBe(5);
  });

  test("the sides of cards in piles are by chance, like the order", () => {
    const [one, two] = imagined(match, 1, 2) as [State, State];
    const sides = ({ piles }: State) => piles.nouns.cards.map(({ face }) => face.side).join("");
    expect(sides(one)).not.toBe(sides(two));
  });

  test("says nothing of what is so: hands that nobody can tell apart come to the same", () => {
    const other = play(
      endTalk(answerAll(table({ hands: ["4a 1 1", "5a 2 3", "5 2 2", "3 4 5"] }), [1, 2, 5, 5])),
      1,
      {
        type: "answer",
        number: 3,
      },
    );
    expect(other.view(0)).toEqual(match.view(0));
    expect(imagined(other, 0, 5)).toEqual(imagined(match, 0, 5));
  });

  test("at the end everything is known", () => {
    let end = toLaunch(table({ hands }));
    for (const seat of seatsOf(end)) end = play(end, seat, { type: "launch" });
    for (const state of imagined(end, "spectator", 3)) expect(state.players).toEqual(referee(end).players);
  });

  test("a deck full of aliens, of which every hand is known by its answers, can be imagined", () => {
    const identityDeck: OptionsOf<Game>["identityDeck"] = Array.from({ length: 24 }, (_, i) => ({
      number: ((i % 5) + 1) as AnswerNumber,
      alien: true,
    }));
    const dealt = [
      "1a 2a 3a",
      "4a 5a 1a",
      "2a 3a 4a",
      "5a 1a 2a",
      "3a 4a 5a",
      "1a 2a 3a",
      "4a 5a 1a",
      "2a 3a 4a",
    ];
    const end = toLaunch(table({ hands: dealt, options: { identityDeck } }));
    for (const viewer of [0, "spectator"] as const)
      for (const state of imagined(end, viewer, 5))
        for (const seat of seatsOf(end))
          expect(
            handOf(state, seat)
              .map(({ number }) => number)
              .sort(),
          ).toEqual(answersOf(state, seat).sort());
  });
});
