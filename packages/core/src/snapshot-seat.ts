import { legalMoves, type LegalMoves } from "./client.js";
import { createRandom } from "./random.js";
import type { AnyGame, MoveOf, Rejection } from "./rules.js";
import type { Viewer } from "./seats.js";
import type { Packet } from "./packets.js";
import type { PlayerSeat, PlayResult } from "./player-seat.js";

/** All that a component reads of a seat at one time: plain JSON, and the same object until something changes. */
export interface SeatSnapshot<G extends AnyGame = AnyGame> extends Packet<G> {
  readonly viewer: Viewer;
  /** Whether `undo` would be allowed now. */
  readonly canUndo: boolean;
}

const notHere: Rejection = Object.freeze({ code: "left-seat", parameters: Object.freeze({}) });

/** What this viewer may do, from its packet alone; nothing for the spectator. */
export function movesOf<G extends AnyGame>(
  game: G,
  viewer: Viewer,
  packet: Pick<Packet<G>, "view" | "outcome" | "at">,
): Pick<PlayerSeat<G>, "choices" | "sample" | "explain"> {
  if (viewer === "spectator")
    return {
      choices: () => [],
      sample: () => undefined,
      explain: () => ({ code: "not-yours", parameters: {} }),
    };
  let legal: LegalMoves<G> | undefined;
  const moves = (): LegalMoves<G> => (legal ??= legalMoves(game, viewer, packet));
  return {
    choices: (type) => moves().choices(type),
    sample: (type) => moves().sample(type, createRandom(`sample ${packet.at}`)),
    explain: (move: MoveOf<G>) => moves().explain(move),
  };
}

/**
 * A seat that stands still: it shows what a snapshot says, and every move is refused (`left-seat`). For a page that a
 * server has drawn, until its store is attached to the table.
 */
export function seatFromSnapshot<G extends AnyGame>(game: G, snapshot: SeatSnapshot<G>): PlayerSeat<G> {
  const { viewer, canUndo, ...packet } = snapshot;
  const refused: PlayResult = { ok: false, rejection: notHere };
  return Object.freeze({
    game,
    viewer,
    view: snapshot.view,
    getSnapshot: () => packet as Packet<G>,
    subscribe: (listener: (packet: Packet<G>) => void, options?: { readonly after?: number }) => {
      if (options?.after !== packet.at) listener(packet);
      return () => undefined;
    },
    ...movesOf(game, viewer, snapshot),
    play: () => Promise.resolve(refused),
    canUndo: () => canUndo,
    undo: () => Promise.resolve(refused),
  });
}
