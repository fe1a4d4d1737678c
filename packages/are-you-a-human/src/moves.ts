import { guess, guessShortCircuit, pass, suggest } from "./guessing.js";
import { cover, ready } from "./memorizing.js";
import { decline, point } from "./pointing.js";

/** All that players, and the table, can do. */
export const moves = { ready, cover, point, decline, guess, guessShortCircuit, pass, suggest };

/** The names of the moves and what each is made of. */
export type Moves = typeof moves;
