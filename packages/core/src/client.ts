import { FacedownError, isObject } from "./errors.js";
import { listChoices, refuseMove, sampleInput, type Sight } from "./legality.js";
import { flatMove, readMove } from "./moves.js";
import { assertRandom, type Random } from "./random.js";
import {
  assertGame,
  type AnyGame,
  type MoveNamed,
  type MoveOf,
  type OutcomeOf,
  type Rejection,
  type ViewOf,
} from "./rules.js";
import { assertSeat, type Seat } from "./seats.js";

/** The part of a packet on which legality depends. */
export interface Known<G extends AnyGame> {
  readonly view: ViewOf<G>;
  readonly outcome: OutcomeOf<G> | null;
}

/** What a seat may do, worked out from what it was sent. */
export interface LegalMoves<G extends AnyGame> {
  /** The legal moves that can be listed: of one name, or all. */
  readonly choices: <T extends MoveOf<G>["type"]>(type?: T) => MoveNamed<G, T>[];
  /** Some legal move of this name, or `undefined`. */
  readonly sample: <T extends MoveOf<G>["type"]>(type: T, random: Random) => MoveNamed<G, T> | undefined;
  /** Why a move would be refused; `undefined` when it is legal. Takes any value. */
  readonly explain: (move: MoveOf<G>) => Rejection | undefined;
}

/**
 * What a seat may do, from its packet alone: a client that has the game's code needs no server to draw its menu or to
 * check before it sends. The same as the table says, since legality is a function of the view. Throws `bad-seat`.
 */
export function legalMoves<G extends AnyGame>(game: G, seat: Seat, known: Known<G>): LegalMoves<G> {
  assertGame(game);
  assertSeat(seat, game.seats.max);
  if (!isObject(known) || !isObject(known.view))
    throw new FacedownError("bad-option", "known", known, "a packet, or its view and outcome");
  const sight: Sight = {
    inside: game.inside,
    isOver: known.outcome !== null,
    phase: (known.view as { readonly phase?: string }).phase,
    sightOf: () => known.view,
  };
  return {
    choices: (type) =>
      (type === undefined ? game.moveNames : game.moveNames.filter((name) => name === type)).flatMap((name) =>
        (listChoices(sight, seat, name) ?? []).map((input) => flatMove({ type: name, input }) as never),
      ),
    sample: (type, random) => {
      assertRandom(random);
      if (!game.moveNames.includes(type)) return undefined;
      const input = sampleInput(sight, seat, type, random);
      return input && (flatMove({ type, input }) as never);
    },
    explain: (move) => {
      const read = readMove(game, move);
      return read.ok ? refuseMove(sight, seat, read.step) : read.rejection;
    },
  };
}
