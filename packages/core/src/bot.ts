import type { Frame } from "./match.js";
import type { Random } from "./random.js";
import type { AnyGame, MoveNamed, MoveOf, StateOf } from "./rules.js";
import type { Seat } from "./seats.js";

/** What a bot knows: what its seat received, and nothing else. */
export interface BotContext<G extends AnyGame> {
  readonly game: G;
  readonly seat: Seat;
  /** What its seat received last. */
  readonly packet: Frame<G>;
  /** The legal moves that can be listed: of one name, or all. */
  readonly choices: <T extends MoveOf<G>["type"]>(type?: T) => readonly MoveNamed<G, T>[];
  /** Some legal move of one name, or `undefined`. */
  readonly sample: <T extends MoveOf<G>["type"]>(type: T) => MoveNamed<G, T> | undefined;
  /** A full state that it cannot tell from the real one. */
  readonly imagine: () => StateOf<G>;
  /** Its own generator: what it thinks never shifts the game's dice. */
  readonly random: Random;
}

/** Chooses a move for a seat, or `undefined` to wait. */
export type Bot<G extends AnyGame = AnyGame> = (
  context: BotContext<G>,
) => MoveOf<G> | undefined | Promise<MoveOf<G> | undefined>;

/** Picks a kind of move that is possible, then one of that kind; so that rare kinds are seen. */
export function randomBot<G extends AnyGame>(): Bot<G> {
  return ({ game, sample, random }) => {
    for (const type of random.shuffle(game.moveNames)) {
      const move = sample(type as MoveOf<G>["type"]);
      if (move !== undefined) return move;
    }
    return undefined;
  };
}
