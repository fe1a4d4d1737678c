import { describe, expect, test } from "vitest";
import { replay, referee, toRecord } from "@facedown/core";
import { areYouAHuman, mostPoints, pointsOf } from "@facedown/are-you-a-human";
import { byRound, randomGame, randomGames, tables, told } from "./support/random-game.js";

const games = randomGames(12);
const mode = ({ steps }: (typeof games)[number]) => steps[0]!.before.settings.mode;

describe("in random games of every mode", () => {
  test("the games are worth looking at: bonuses, Short Circuits and all kinds of points are met", () => {
    const guesses = games.flatMap(({ steps }) => told(steps, "guessed"));
    expect(new Set(guesses.map(({ points }) => points))).toEqual(new Set([0, 1, 3, 6]));
    expect(games.flatMap(({ steps }) => told(steps, "bonusEarned")).length).toBeGreaterThan(100);
    expect(games.flatMap(({ steps }) => told(steps, "bonusDeclined")).length).toBeGreaterThan(5);
  });

  test("AH-P1: a guess scores 0, 1, 3 or 6, and 1 for a Short Circuit only alone", () => {
    for (const game of games)
      for (const { names, points, card } of told(game.steps, "guessed")) {
        expect([0, 1, 3, 6]).toContain(points);
        if (names === "shortCircuit")
          expect(points).toBe(mode(game) === "solo" && card === "shortCircuit" ? 1 : 0);
      }
  });

  test("AH-P2: in each round there are as many guesses as cards, and as many turns less the bonus guesses", () => {
    for (const { steps } of games)
      for (const round of byRound(steps)) {
        const cards = round[0]!.before.table.length;
        expect(told(round, "guessed")).toHaveLength(cards);
        const guesses = round.filter(({ events }) => events.some(({ type }) => type === "guessed"));
        const bonuses = guesses.filter(({ before }) => before.bonus).length;
        // A turn begins with each pointing that is no bonus.
        const turns = round.filter(
          ({ before, events }) => !before.bonus && events.some(({ type }) => type === "pointed"),
        );
        expect(turns).toHaveLength(cards - bonuses);
      }
  });

  test("AH-P3: in each round every card is flipped exactly once, and what is open stays open", () => {
    for (const { steps } of games)
      for (const round of byRound(steps)) {
        const flipped = told(round, "guessed").map(({ at }) => at);
        expect([...flipped].sort((a, b) => a - b)).toEqual(round[0]!.before.table.map((_, at) => at));
        for (const { before, after } of round) {
          if (before.phase === "memorize" || after.round !== before.round) continue;
          before.table.forEach((face, at) => {
            if (face !== null) expect(after.table[at]).toEqual(face);
          });
        }
      }
  });

  test("AH-P4: stock, table and played cards are the declared deck at all times, and there are six Short Circuits", () => {
    for (const { steps } of games) {
      const all = steps.map(({ match }) => {
        const { stock, table, spent, supply } = referee(match);
        return [stock, table, spent, supply]
          .flatMap(({ cards }) => cards.map(({ face }) => JSON.stringify(face)))
          .sort()
          .join();
      });
      expect(new Set(all).size).toBe(1);
      expect(all[0]!.match(/shortCircuit/g)).toHaveLength(6);
    }
  });

  test("AH-P7: points never go down, and a round brings at most six for each Memory card, and one for each Short Circuit alone", () => {
    for (const { steps } of games) {
      for (const { before, after } of steps)
        after.sides.forEach(({ score }, side) => {
          expect(score).toBeGreaterThanOrEqual(before.sides[side]!.score);
        });
      for (const round of byRound(steps)) {
        const made = told(round, "guessed").reduce((sum, { points }) => sum + points, 0);
        expect(made).toBeLessThanOrEqual(mostPoints({ ...round[0]!.before.settings, rounds: 1 }));
      }
    }
  });

  test("AH-P8: turns pass to the left, bonus guesses or not", () => {
    for (const { steps } of games)
      for (const round of byRound(steps)) {
        const order = round
          .filter(({ before }) => before.phase === "point")
          .map(({ before }) => before)
          .filter(({ bonus }) => !bonus)
          .map(({ active }) => active);
        order.slice(1).forEach((side, i) => {
          expect(side).toBe((order[i]! + 1) % round[0]!.before.sides.length);
        });
      }
  });

  test("AH-P9: who begins a later round has the fewest points of all", () => {
    for (const { steps } of games)
      for (const { before, events } of steps)
        for (const event of events)
          if (event.type === "covered" && before.round > 0) {
            const all = before.sides.map(({ score }) => score);
            expect(all[(event as unknown as { first: number }).first]).toBe(Math.min(...all));
          }
  });

  test("AH-P12: the points of a side follow from what everybody hears", () => {
    for (const game of games) {
      const { steps } = game;
      const { sides } = steps.at(-1)!.after;
      const sums = sides.map(() => 0);
      for (const { seat, names, card } of told(steps, "guessed")) {
        const side = sides.findIndex(({ members }) => ((members >> seat) & 1) === 1);
        sums[side]! += names === null ? 0 : pointsOf(names, card, mode(game) === "solo" ? 1 : 0);
      }
      expect(sides.map(({ score }) => score)).toEqual(sums);
      expect(steps.at(-1)!.match.outcome?.scores).toEqual(sums);
    }
  });

  test("AH-P13: but for bonus guesses and alone, who points is the next to guess within the round", () => {
    for (const game of games) {
      if (mode(game) === "solo") continue;
      for (const round of byRound(game.steps)) {
        const pointed = told(round, "pointed").filter(({ seat, guesser }) => seat !== guesser);
        pointed.slice(1).forEach(({ guesser }, i) => {
          expect(guesser).toBe(pointed[i]!.seat);
        });
      }
    }
  });
});

describe("AH-P10: a game is its seed and its moves", () => {
  test("AH-P10: a record becomes the same game again, after JSON", () => {
    for (const [at, [seats, options]] of tables.entries()) {
      const { match } = randomGame(seats, options, `again ${at}`).at(-1)!;
      const again = replay(areYouAHuman, JSON.parse(JSON.stringify(toRecord(match))));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect(referee(again.value)).toEqual(referee(match));
      expect(again.value.outcome).toEqual(match.outcome);
      expect(JSON.parse(JSON.stringify(referee(match)))).toEqual(referee(match));
    }
  });
});
