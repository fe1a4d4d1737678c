import { actionMoves } from "./announce.js";
import { answerMoves } from "./answers.js";
import type { MoveContext } from "./context.js";
import { pickMoves } from "./picks.js";
import { programMoves } from "./programs.js";
import { tableMoves } from "./table.js";

/** All that players and the table can do. */
export function movesOf(context: MoveContext) {
  return {
    ...actionMoves(context),
    ...programMoves(context),
    ...answerMoves(context),
    ...pickMoves(context),
    ...tableMoves(context),
  };
}

/** The names of the moves and what each is made of. */
export type Moves = ReturnType<typeof movesOf>;
