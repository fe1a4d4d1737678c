import { faces, type StateOf } from "@facedown/core";
import { totallyHuman, type Outcome, type Sided } from "@facedown/totally-human";
import type { Side } from "../measure/side.js";
import { matched, simulated, type Playouts } from "../playouts.js";
import { seats, type Final } from "./final.js";

const pair = ({ card, side }: Sided): readonly [number, number] => [card, side];

function finalOf(state: StateOf<typeof totallyHuman>, { results }: Outcome, moves: number): Final {
  return {
    moves,
    hands: state.players.map(({ hand }) =>
      faces(hand).map(({ number, alien }): readonly [number, boolean] => [number, alien]),
    ),
    answers: state.answers.map(({ choices }) => choices.map((choice) => choice!.face)),
    questions: faces(state.questions),
    adjectives: faces(state.adjectives).map(pair),
    nouns: faces(state.nouns).map(pair),
    discards: faces(state.discards).map(pair),
    crews: state.rockets.map(({ crew }) => crew),
    results: results.map(({ success, reason }): readonly [boolean, string] => [success, reason]),
  };
}

const playouts: Playouts<typeof totallyHuman> = { game: totallyHuman, seats, finalOf };

export const simulation = (): Side => simulated(playouts);
export const match = (options: { readonly packets?: boolean }): Side => matched(playouts, options);
