import { areYouAHuman, type Outcome } from "@facedown/are-you-a-human";
import { faces, type StateOf } from "@facedown/core";
import type { Side } from "../measure/side.js";
import { matched, simulated, type Playouts } from "../playouts.js";
import { seats, textOf, type Final } from "./final.js";

function finalOf(state: StateOf<typeof areYouAHuman>, { scores, winners }: Outcome, moves: number): Final {
  return {
    moves,
    stock: faces(state.stock).map(textOf),
    supply: state.supply.cards.length,
    table: faces(state.table).map(textOf),
    spent: faces(state.spent).map(textOf),
    scores,
    winners,
  };
}

const playouts: Playouts<typeof areYouAHuman> = { game: areYouAHuman, seats, finalOf };

export const simulation = (): Side => simulated(playouts);
export const match = (options: { readonly packets?: boolean }): Side => matched(playouts, options);
