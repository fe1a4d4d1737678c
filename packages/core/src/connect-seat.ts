import { FacedownError } from "./errors.js";
import { readJson } from "./json.js";
import type { AnyGame } from "./rules.js";
import type { SeatPort, ToSeat, ToTable } from "./seat-messages.js";
import type { Viewer } from "./seats.js";
import { shareJson } from "./share.js";
import { movesOf } from "./snapshot-seat.js";
import type { Packet } from "./packets.js";
import type { PlayerSeat, PlayResult } from "./player-seat.js";

/** What `connectSeat` takes beside the port. */
export interface ConnectOptions {
  /** The `at` of the last packet that arrived before, when this is a reconnection. */
  readonly after?: number;
  /** Hears of messages that cannot be followed and of listeners that break. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** A seat at a table elsewhere. */
export interface RemoteSeat<G extends AnyGame = AnyGame> extends PlayerSeat<G> {
  /** Leaves: no more packets arrive, and moves that wait for their result are refused (`left-seat`). */
  readonly close: () => void;
}

let connections = 0;

/**
 * Sits down at a table at the other end of a port, where `serveSeats` listens. Resolves when the first packet is here; from
 * then on the seat is like one of a table of this page: legal moves are worked out here, from the packet. Rejects with a
 * `FacedownError` (`bad-seat`) that names what was refused.
 */
export function connectSeat<G extends AnyGame>(
  game: G,
  port: SeatPort,
  viewer: Viewer,
  { after, onError = reportError }: ConnectOptions = {},
): Promise<RemoteSeat<G>> {
  const connection = connections++;
  const waiting = new Map<string, (result: PlayResult) => void>();
  const listeners = new Set<(packet: Packet<G>) => void>();
  const sitId = `${connection}.sit`;
  let sent = 0;
  let packet: Packet<G> | undefined;
  let mayUndo = false;
  let isClosed = false;

  const send = (message: ToTable): void => {
    port.postMessage(message);
  };
  const latest = (): Packet<G> => packet as Packet<G>;
  const guarded = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };
  const left: PlayResult = { ok: false, rejection: { code: "left-seat", parameters: {} } };
  const ask = (message: (id: string) => ToTable): Promise<PlayResult> => {
    if (isClosed) return Promise.resolve(left);
    const id = `${connection}.${sent++}`;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send(message(id));
    });
  };
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    port.removeEventListener("message", hear);
    listeners.clear();
    if (packet) send({ type: "leave", viewer });
    for (const resolve of waiting.values()) resolve(left);
    waiting.clear();
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

  let settle: { resolve: (seat: RemoteSeat<G>) => void; reject: (error: unknown) => void };
  const follow = (message: ToSeat<G>): void => {
    if (message.type === "packet") {
      mayUndo = message.canUndo;
      packet = Object.freeze(shareJson(packet, message.packet));
      const next = packet;
      for (const listener of [...listeners])
        guarded(() => {
          listener(next);
        });
      settle.resolve(seat);
    } else if (message.type === "result") {
      mayUndo = message.canUndo;
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    } else {
      const error = new FacedownError("bad-seat", message.path, viewer, message.expected);
      if (message.id === sitId) {
        settle.reject(error);
        close();
        return;
      }
      waiting.get(message.id ?? "")?.(refusedHere(message));
      waiting.delete(message.id ?? "");
      onError(error);
    }
  };
  const hear = ({ data }: { readonly data: unknown }): void => {
    const problem = problemOf(data);
    if (problem) onError(problem);
    else if (isFor(data as ToSeat<G>, viewer, connection)) follow(data as ToSeat<G>);
  };

  return new Promise((resolve, reject) => {
    settle = { resolve, reject };
    port.addEventListener("message", hear);
    port.start?.();
    send({ type: "sit", id: sitId, viewer, after: after ?? null });
  });
}

function refusedHere({ path, expected }: { readonly path: string; readonly expected: string }): PlayResult {
  return { ok: false, rejection: { code: "bad-input", parameters: { path, value: null, expected } } };
}

function reportError(error: unknown): void {
  // eslint-disable-next-line no-console -- the last resort: nobody else listens
  console.error(error);
}

/** Several seats may share a port: whose message it is. */
function isFor(message: ToSeat, viewer: Viewer, connection: number): boolean {
  if (message.type === "refused") return message.id === null || message.id.startsWith(`${connection}.`);
  return message.viewer === viewer;
}

const fields: Readonly<Record<ToSeat["type"], readonly string[]>> = {
  packet: ["viewer", "packet", "canUndo"],
  result: ["id", "viewer", "result", "canUndo"],
  refused: ["id", "path", "expected"],
};

/** What is wrong with a message of the table, as far as its form goes. */
function problemOf(data: unknown): FacedownError | undefined {
  if (typeof data !== "object" || data === null)
    return new FacedownError("bad-json", "message", data, "an object with a type");
  const message = data as Readonly<Record<string, unknown>>;
  const { type } = message;
  if (typeof type !== "string" || !Object.hasOwn(fields, type))
    return new FacedownError("bad-json", "message.type", type, `one of ${Object.keys(fields).join(", ")}`);
  const missing = fields[type as ToSeat["type"]].find((field) => !Object.hasOwn(message, field));
  return missing === undefined
    ? undefined
    : new FacedownError("bad-json", `message.${missing}`, undefined, "a field of this name");
}
