import { choose } from "./round.js";

/** All that players can do. */
export const moves = { choose };

/** The names of the moves and what each is made of. */
export type Moves = typeof moves;
