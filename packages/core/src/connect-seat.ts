import { FacedownError } from "./errors.js";
import { readJson } from "./json.js";
import { createReporter } from "./report.js";
import type { AnyGame } from "./rules.js";
import { problemOfToSeat, type SeatPort, type ToSeat, type ToTable } from "./seat-messages.js";
import type { Viewer } from "./seats.js";
import { shareJson } from "./share.js";
import { movesOf } from "./snapshot-seat.js";
import type { Packet } from "./packets.js";
import type { PlayerSeat, PlayResult } from "./player-seat.js";

/** What `connectSeat` takes beside the port. */
export interface ConnectOptions {
  /** The `at` of the last packet that arrived before, when this is a reconnection. */
  readonly after?: number;
  /** Hears of messages that cannot be followed or sent, and of listeners that break. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * A seat at a table elsewhere. When the table is served no more, or a move cannot be sent, moves are refused (`left-seat`),
 * those that wait for their result too: whether one of these was made is not known.
 */
export interface RemoteSeat<G extends AnyGame = AnyGame> extends PlayerSeat<G> {
  /** Leaves: no more packets arrive, and moves that wait for their result are refused (`left-seat`). */
  readonly close: () => void;
}

let connections = 0;

/**
 * Sits down at a table at the other end of a port, where `serveSeats` listens. Resolves when the first packet is here; from
 * then on the seat is like one of a table of this page: legal moves are worked out here, from the packet. Rejects with a
 * `FacedownError` (`bad-seat`) that names what was refused, such as a viewer who sits at this port already, and with what the
 * port threw when it cannot be asked. Where nobody serves a table it waits.
 */
export function connectSeat<G extends AnyGame>(
  game: G,
  port: SeatPort,
  viewer: Viewer,
  { after, onError }: ConnectOptions = {},
): Promise<RemoteSeat<G>> {
  const connection = connections++;
  const waiting = new Map<string, (result: PlayResult) => void>();
  const listeners = new Set<(packet: Packet<G>) => void>();
  const sitId = `${connection}.sit`;
  let sent = 0;
  let packet: Packet<G> | undefined;
  let mayUndo = false;
  let isClosed = false;
  let hear: (event: { readonly data: unknown }) => void = () => undefined;

  const { report, guarded } = createReporter(onError);
  const send = (message: ToTable): boolean =>
    guarded(() => {
      port.postMessage(message);
    });
  const latest = (): Packet<G> => packet as Packet<G>;
  const left: PlayResult = { ok: false, rejection: { code: "left-seat", parameters: {} } };
  const ask = (message: (id: string) => ToTable): Promise<PlayResult> => {
    if (isClosed) return Promise.resolve(left);
    const id = `${connection}.${sent++}`;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      if (send(message(id))) return;
      waiting.delete(id);
      resolve(left);
    });
  };
  const end = (): void => {
    isClosed = true;
    port.removeEventListener("message", hear);
    listeners.clear();
    for (const resolve of waiting.values()) resolve(left);
    waiting.clear();
  };
  const close = (): void => {
    if (isClosed) return;
    end();
    send({ type: "leave", viewer });
  };

  const moves = (): ReturnType<typeof movesOf<G>> =>
    isClosed ? movesOf(game, "spectator", latest()) : movesOf(game, viewer, latest());
  const seat: RemoteSeat<G> = {
    game,
    viewer,
    get view() {
      return latest().view;
    },
    getSnapshot: latest,
    subscribe: (listener, options) => {
      const { after: heard, choices = false } = options ?? {};
      const own = (next: Packet<G>): void => {
        listener(choices ? Object.freeze({ ...next, choices: seat.choices() }) : next);
      };
      if (!isClosed) listeners.add(own);
      const now = latest();
      if (heard !== now.at)
        guarded(() => {
          own(
            heard === undefined || heard === now.at - 1 ? now : Object.freeze({ ...now, gap: true as const }),
          );
        });
      return () => {
        listeners.delete(own);
      };
    },
    choices: (type) => moves().choices(type),
    sample: (type) => moves().sample(type),
    explain: (move) => moves().explain(move),
    play: (move, { id: attempt } = {}) => {
      if (attempt !== undefined && (typeof attempt !== "string" || attempt.length > 100))
        return Promise.reject(
          new FacedownError("bad-move", "options.id", attempt, "a text of at most 100 characters"),
        );
      const plain = readJson(move, "move");
      if (!plain.ok) return Promise.resolve(refusedHere(plain.error));
      return ask((id) => ({ type: "play", id, viewer, move: plain.value, attempt: attempt ?? null }));
    },
    canUndo: () => mayUndo && !isClosed,
    undo: () => ask((id) => ({ type: "undo", id, viewer })),
    close,
  };

  return new Promise((resolve, reject) => {
    const take = (message: ToSeat<G> & { readonly type: "packet" }): void => {
      mayUndo = message.canUndo;
      packet = Object.freeze(shareJson(packet, message.packet));
      const next = packet;
      for (const listener of [...listeners])
        guarded(() => {
          listener(next);
        });
      resolve(seat);
    };
    const answer = (id: string, result: PlayResult): void => {
      waiting.get(id)?.(result);
      waiting.delete(id);
    };
    const refuse = ({ id, path, expected }: ToSeat<G> & { readonly type: "refused" }): void => {
      const error = new FacedownError("bad-seat", path, viewer, expected);
      if (id === sitId) {
        end();
        reject(error);
        return;
      }
      answer(id ?? "", refusedHere({ path, expected }));
      report(error);
    };
    const follow = (message: ToSeat<G>): void => {
      // Others may share the port, and may even ask for the same seat: only what answers this connection is for it.
      if (message.id !== null && !message.id.startsWith(`${connection}.`)) return;
      if (message.type === "packet") take(message);
      else if (message.type === "refused") refuse(message);
      else if (message.type === "left") end();
      else {
        mayUndo = message.canUndo;
        answer(message.id, message.result);
      }
    };
    hear = ({ data }) => {
      const problem = problemOfToSeat(data);
      if (!problem) follow(data as ToSeat<G>);
      else report(new FacedownError("bad-json", problem.path, problem.value, problem.expected));
    };
    port.addEventListener("message", hear);
    port.start?.();
    try {
      port.postMessage({ type: "sit", id: sitId, viewer, after: after ?? null } satisfies ToTable);
    } catch (error) {
      end();
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- whatever the port threw
      reject(error);
    }
  });
}

function refusedHere({ path, expected }: { readonly path: string; readonly expected: string }): PlayResult {
  return { ok: false, rejection: { code: "bad-input", parameters: { path, value: null, expected } } };
}
