import {
  cardCommitments,
  createCardCheck,
  createRandom,
  createTable,
  manualClock,
  type CardProblem,
  type Match,
  type Packet,
} from "@facedown/core";
import { expect, test } from "vitest";
import { games } from "../examples/terminal/src/games.js";

/** Where the view of a match has zones that are seen card by card. */
const zonesAt = (match: Match): string[] => {
  const names = Object.keys(cardCommitments(match)(match, "spectator"));
  return [...new Set(names.map((name) => name.replaceAll(/\b\d+\b/g, "*")))];
};

// The promise has secret cells, and no zone.
const withZones = [...games.keys()].filter((name) => name !== "fixture-promise");

test.each(withZones)("clients of %s follow every card through honest games", async (name) => {
  const game = games.get(name)!;
  let committed = 0;
  const problems: CardProblem[] = [];
  const errors: unknown[] = [];
  for (let played = 0; played < 4; played++) {
    const random = createRandom(`${name} ${played}`);
    const seats = Math.max(game.seats.min, Math.min(game.seats.max, 6) - (played % 2));
    const clock = manualClock();
    const table = createTable(game, {
      seats,
      seed: String(played).padStart(64, "0"),
      clock,
      commitCards: cardCommitments,
      onError: (error) => errors.push(error),
    });
    const zones = zonesAt(table.match);
    for (const seat of [...Array.from({ length: seats }, (_, at) => table.seat(at)), table.spectator]) {
      const check = createCardCheck({ zones, backed: zones });
      seat.subscribe((packet) => {
        const sent = JSON.parse(JSON.stringify(packet)) as Packet;
        committed += Object.values(sent.cards!).reduce((sum, { cards }) => sum + cards.length, 0);
        problems.push(...check.take(sent));
      });
    }
    for (let move = 0; move < 120 && table.match.outcome === null; move++) {
      const seat = table.seat(random.int(seats));
      const next = random
        .shuffle(game.moveNames)
        .map((type) => seat.sample(type as never))
        .find((sample) => sample !== undefined);
      if (next === undefined || random.int(20) === 0) clock.pass(600_000);
      else await seat.play(next);
      if (random.int(10) === 0) await seat.undo();
      if (random.int(30) === 0) table.rewind(random.int(table.match.length + 1));
    }
  }
  expect(errors).toEqual([]);
  expect(problems).toEqual([]);
  expect(committed).toBeGreaterThan(0);
});
