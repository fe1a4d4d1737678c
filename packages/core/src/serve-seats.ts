import { FacedownError } from "./errors.js";
import { createReporter } from "./report.js";
import type { AnyGame } from "./rules.js";
import { idOf, readToTable, type SeatPort, type ToSeat, type ToTable } from "./seat-messages.js";
import { assertSeat, type Viewer } from "./seats.js";
import type { Packet } from "./packets.js";
import type { PlayerSeat } from "./player-seat.js";
import type { Table } from "./table.js";

/** What `serveSeats` takes. */
export interface ServeOptions {
  /** Who may be asked for over this port; nobody else's packets ever cross it. */
  readonly viewers: readonly Viewer[];
  /** Hears of each message that could not be followed: where it is wrong and what would be right. Default: nobody does. */
  readonly onRefused?: (problem: { readonly path: string; readonly expected: string }) => void;
  /** Hears of messages that cannot be sent, as when a socket is gone, and of an `onRefused` that breaks. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Lets the other end of a port sit at a table: it is sent the packets of the viewers it asks for, among those that it may
 * ask for, and the results of its moves. Every other message is refused, with the field that is wrong. Gives what ends it:
 * the other end is told, and its moves are refused. A port's right to a seat ends when the seat changes hands (`table.handOver`): whoever holds it then is served
 * over a port of its own. Throws `bad-option` without `viewers`, and `bad-seat` for viewers that the table does not have.
 */
export function serveSeats<G extends AnyGame>(
  table: Table<G>,
  port: SeatPort,
  options: ServeOptions,
): () => void {
  const viewers = readViewers(options, table.seats);
  const { report, guarded } = createReporter(options.onError);
  const seatOf = (viewer: Viewer): PlayerSeat<G> =>
    viewer === "spectator" ? table.spectator : table.seat(viewer);
  const granted = new Map(viewers.map((viewer) => [viewer, seatOf(viewer)]));
  const sitting = new Map<
    Viewer,
    { readonly id: string; readonly seat: PlayerSeat<G>; readonly stop: () => void }
  >();
  const send = (message: ToSeat<G>): void => {
    guarded(() => {
      port.postMessage(message);
    });
  };
  const refuse = (id: string | null, path: string, expected: string): void => {
    send({ type: "refused", id, path, expected });
    guarded(() => options.onRefused?.({ path, expected }));
  };

  const sit = ({ id, viewer, after }: ToTable & { readonly type: "sit" }): void => {
    if (sitting.has(viewer)) {
      refuse(id, "message.viewer", "a viewer who does not sit here yet");
      return;
    }
    const seat = seatOf(viewer);
    if (seat !== granted.get(viewer)) {
      refuse(id, "message.viewer", "a seat that has not changed hands since this port was opened");
      return;
    }
    const tell = (packet: Packet<G>): void => {
      send({ type: "packet", id, viewer, packet, canUndo: seat.canUndo() });
    };
    const latest = seat.getSnapshot();
    if (after === latest.at) tell({ ...latest, events: [] });
    sitting.set(viewer, { id, seat, stop: seat.subscribe(tell, after === null ? {} : { after }) });
  };

  const follow = (message: ToTable): void => {
    const { viewer } = message;
    const id = "id" in message ? message.id : null;
    if (!granted.has(viewer)) {
      refuse(id, "message.viewer", `one of ${viewers.join(", ") || "nobody"}`);
      return;
    }
    if (message.type === "sit") {
      sit(message);
      return;
    }
    const here = sitting.get(viewer);
    if (!here) {
      refuse(id, "message.viewer", "a viewer who sits here");
      return;
    }
    const { seat, stop } = here;
    if (message.type === "leave") {
      stop();
      sitting.delete(viewer);
      return;
    }
    const made =
      message.type === "undo"
        ? seat.undo()
        : seat.play(message.move as never, message.attempt === null ? {} : { id: message.attempt });
    made
      .then((result) => {
        send({ type: "result", id: message.id, viewer, result, canUndo: seat.canUndo() });
      })
      .catch(report);
  };

  const hear = ({ data }: { readonly data: unknown }): void => {
    const read = readToTable(data);
    if (read.ok) follow(read.value);
    else refuse(idOf(data), read.error.path, read.error.expected);
  };
  port.addEventListener("message", hear);
  port.start?.();
  return () => {
    port.removeEventListener("message", hear);
    for (const [viewer, { id, stop }] of sitting) {
      stop();
      send({ type: "left", id, viewer });
    }
    sitting.clear();
  };
}

function readViewers(options: ServeOptions | undefined, seats: number): readonly Viewer[] {
  const viewers: unknown = options?.viewers;
  if (!Array.isArray(viewers))
    throw new FacedownError("bad-option", "options.viewers", viewers, 'a list of seats and "spectator"');
  for (const viewer of viewers) if (viewer !== "spectator") assertSeat(viewer as never, seats, "viewers");
  return viewers as readonly Viewer[];
}
