import { faces, type StateOf } from "@facedown/core";
import { humanPunishment, type Outcome } from "@facedown/human-punishment";
import type { Side } from "../measure/side.js";
import { matched, simulated, type Playouts } from "../playouts.js";

type Game = typeof humanPunishment;

const playouts = (seats: number): Playouts<Game> => ({
  game: humanPunishment,
  seats,
  finalOf: ({ players, stack, round, checks }: StateOf<Game>, outcome: Outcome, moves: number) => ({
    moves,
    round,
    outcome,
    checks: checks.map(({ face }) => face),
    hp: players.map(({ hp }) => hp),
    hands: players.map(({ hand }) => faces(hand)),
    stack: faces(stack),
  }),
});

export const simulation = (seats: number): Side => simulated(playouts(seats));
export const match = (seats: number, options: { readonly packets?: boolean }): Side =>
  matched(playouts(seats), options);
