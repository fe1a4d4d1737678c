import { actionMoves } from "./announce.js";
import { answerMoves } from "./answers.js";
import type { MoveContext } from "./context.js";
import { pickMoves } from "./picks.js";
import { programMoves } from "./programs.js";
import { tableMoves } from "./table.js";

/**
 * All that players and the table can do. What may be chosen between in one moment stands apart where it can, since random
 * players of the laws take the next move of this order that is legal.
 */
export function movesOf(context: MoveContext) {
  const { takeDamage, handOver, reveal, allow } = answerMoves(context);
  const { shoot, equip, investigate, ...actions } = actionMoves(context);
  return {
    takeDamage,
    handOver,
    shoot,
    equip,
    ...actions,
    investigate,
    reveal,
    allow,
    ...programMoves(context),
    ...pickMoves(context),
    ...tableMoves(context),
  };
}

/** The names of the moves and what each is made of. */
export type Moves = ReturnType<typeof movesOf>;
