import { FacedownError } from "./errors.js";
import type { Match, Played } from "./match.js";
import type { Line, Packet } from "./packets.js";
import { createRandom } from "./random.js";
import type { Reporter } from "./report.js";
import type { AnyGame, EventOf, MoveNamed, MoveOf, Rejection, ViewOf } from "./rules.js";
import type { Actor, Seat, Viewer } from "./seats.js";

/** What became of a move, for whoever made it. */
export type PlayResult = { readonly ok: true } | { readonly ok: false; readonly rejection: Rejection };

/** How a move is sent. */
export interface PlayOptions {
  /** A name for this attempt, up to 100 characters: the same again gives the same result and plays nothing. For retries. */
  readonly id?: string;
}

/** Where to go on listening. */
export interface SubscribeOptions {
  /**
   * The `at` of the last packet that arrived: what came since is sent in one packet, or nothing if nothing came. Events
   * from before cells were hidden, or before the seat changed hands, are not sent again: there is a `gap`.
   */
  readonly after?: number;
  /** Whether each packet shall list the legal moves: for a client without the game's code. Default: no. */
  readonly choices?: boolean;
}

/**
 * All that one viewer may know of a table, and nothing else. A terminal, a UI, a worker or a socket holds one of these; a
 * remote one looks the same, which is why `play` is asynchronous.
 */
export interface PlayerSeat<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly viewer: Viewer;
  /** What this viewer sees now. */
  readonly view: ViewOf<G>;
  /** The latest packet; the same object until another is sent. */
  readonly getSnapshot: () => Packet<G>;
  /** Sends the latest packet (or what came since `after`) at once and each later one. Gives what ends it. */
  readonly subscribe: (listener: (packet: Packet<G>) => void, options?: SubscribeOptions) => () => void;
  /** The legal moves that can be listed. */
  readonly choices: <T extends MoveOf<G>["type"]>(type?: T) => MoveNamed<G, T>[];
  /** Some legal move of this name, or `undefined`. */
  readonly sample: <T extends MoveOf<G>["type"]>(type: T) => MoveNamed<G, T> | undefined;
  /** Why a move would be refused, without playing it. */
  readonly explain: (move: MoveOf<G>) => Rejection | undefined;
  /** Makes a move. Takes any value from outside; nobody else can notice a refusal. */
  readonly play: (move: MoveOf<G>, options?: PlayOptions) => Promise<PlayResult>;
  /** Whether `undo` would be allowed now. */
  readonly canUndo: () => boolean;
  /**
   * Takes this seat's last move back, unless it showed or hid a cell, disclosed a fact or used chance, or the seat has
   * noticed a later move. Others who noticed it hear `undone`.
   */
  readonly undo: () => Promise<PlayResult>;
}

/** What a seat needs of its table. */
export interface Seating<G extends AnyGame> {
  readonly match: () => Match<G>;
  readonly line: Line<G>;
  readonly inTurn: <T>(task: () => T) => Promise<T>;
  readonly make: (by: Actor, move: unknown) => PlayResult;
  /** Goes on from where a move is taken back, and tells this event. */
  readonly takeBack: (undone: Match<G>, event: EventOf<G>) => void;
  /** Does something with the rules, and gives a refusal if they break. */
  readonly orBroke: <T extends { readonly ok: boolean }>(
    run: () => T,
  ) => T | Extract<PlayResult, { ok: false }>;
  readonly guarded: Reporter["guarded"];
}

const keptResults = 1000;

/** A refusal without parameters. */
export function refused(code: string): Extract<PlayResult, { ok: false }> {
  return { ok: false, rejection: { code, parameters: {} } };
}

/** A seat for whoever sits down now, and what ends it for them. */
export function openSeat<G extends AnyGame>(
  table: Seating<G>,
): { readonly seat: PlayerSeat<G>; readonly leave: () => void } {
  const { line, inTurn, guarded } = table;
  const { viewer } = line;
  const mine = new Set<(packet: Packet<G>) => void>();
  const results = new Map<string, Promise<PlayResult>>();
  let last: Packet<G> | undefined;
  const snapshot = (): Packet<G> => last ?? line.packet;
  /** The seat that may play, or why there is none. */
  const player = (): Seat | Extract<PlayResult, { ok: false }> =>
    viewer === "spectator" ? refused("not-yours") : last === undefined ? viewer : refused("left-seat");
  const as = <T>(run: (seat: Seat) => T): T | Extract<PlayResult, { ok: false }> => {
    const seat = player();
    return typeof seat === "number" ? run(seat) : seat;
  };
  const undone = (by: Seat): Played<G> => table.match().undo(by);

  const seat: PlayerSeat<G> = {
    game: table.match().game,
    viewer,
    get view() {
      return snapshot().view;
    },
    getSnapshot: snapshot,
    subscribe: (listener, wanted) => {
      const { after, choices = false } = (wanted as SubscribeOptions | null | undefined) ?? {};
      const own = (packet: Packet<G>): void => {
        listener(choices ? Object.freeze({ ...packet, choices: seat.choices() }) : packet);
      };
      if (last === undefined) {
        line.listeners.add(own);
        mine.add(own);
      }
      const packet = snapshot();
      if (after !== packet.at)
        guarded(() => {
          own(after === undefined ? packet : line.since(packet, after));
        });
      return () => {
        line.listeners.delete(own);
        mine.delete(own);
      };
    },
    choices: (type) => {
      const by = player();
      return typeof by === "number" ? table.match().choices(by, type) : [];
    },
    sample: (type) => {
      const by = player();
      if (typeof by !== "number") return undefined;
      return table.match().sample(by, type, createRandom(`sample ${line.packet.at}`));
    },
    explain: (move) => {
      const by = player();
      return typeof by === "number" ? table.match().explain(by, move) : by.rejection;
    },
    play: (move, options) => {
      const id = (options as PlayOptions | null | undefined)?.id;
      if (id !== undefined && (typeof id !== "string" || id.length > 100))
        return Promise.reject(
          new FacedownError("bad-move", "options.id", id, "a text of at most 100 characters"),
        );
      const known = id === undefined ? undefined : results.get(id);
      if (known) return known;
      const attempt = (): Promise<PlayResult> => inTurn(() => as((by) => table.make(by, move)));
      if (id === undefined) return attempt();
      // Kept before it is made: a listener may try again at once.
      let begin = (): void => undefined;
      const result = new Promise<PlayResult>((resolve) => {
        begin = () => {
          resolve(attempt());
        };
      });
      results.set(id, result);
      if (results.size > keptResults) results.delete(results.keys().next().value as string);
      begin();
      return result;
    },
    canUndo: () => as((by) => table.orBroke(() => undone(by))).ok,
    undo: () =>
      inTurn(() =>
        as((by) =>
          table.orBroke((): PlayResult => {
            const back = undone(by);
            if (!back.ok) return back;
            table.takeBack(back.match, Object.freeze({ type: "undone", seat: by }));
            return { ok: true };
          }),
        ),
      ),
  };
  return {
    seat: Object.freeze(seat),
    leave: () => {
      last ??= line.packet;
      for (const listener of mine) line.listeners.delete(listener);
      mine.clear();
    },
  };
}
