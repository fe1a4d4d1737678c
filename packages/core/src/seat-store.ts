import { FacedownError, isObject } from "./errors.js";
import type { AnyGame, MoveNamed, MoveOf } from "./rules.js";
import { shareJson } from "./share.js";
import { movesOf, type SeatSnapshot } from "./snapshot-seat.js";
import type { Packet } from "./packets.js";
import type { PlayerSeat, PlayResult } from "./player-seat.js";

/** How a store is made. */
export interface SeatStoreOptions {
  /** The time in milliseconds, from any beginning, for `timeLeft`. Default: `performance.now()`. */
  readonly now?: () => number;
  /**
   * How many seconds the timers that run already have left, by name, as their table's host knows it: for a page that sits
   * down later. Default: as many as they run for.
   */
  readonly left?: Readonly<Record<string, number>>;
}

/**
 * What a page holds of a seat, without any framework: a snapshot that changes as a whole, and who wants to know when. It
 * listens to its seat only while somebody listens to it, so making one has no effect and needs no end.
 */
export interface SeatStore<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** What the seat sees now. The same object until something changed; parts that did not change are the same objects. */
  readonly getSnapshot: () => SeatSnapshot<G>;
  /** What it saw when the store was made: what a server draws, and a page first, so that both agree. */
  readonly getFirstSnapshot: () => SeatSnapshot<G>;
  /** Calls the listener when there is another snapshot. Gives what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener with a part of the snapshot, at once and whenever this part says something else. */
  readonly watch: <T>(select: (snapshot: SeatSnapshot<G>) => T, listener: (value: T) => void) => () => void;
  /** Calls the listener with each packet after the one numbered `after`: each event once, in order. Default: from now on. */
  readonly hear: (listener: (packet: Packet<G>) => void, after?: number) => () => void;
  /** The legal moves that can be listed in this snapshot: the same objects while they are the same moves. */
  readonly choices: <T extends MoveOf<G>["type"]>(type?: T) => readonly MoveNamed<G, T>[];
  /** The legal moves of a snapshot of this store, which may be older than the latest: for a rendering that began before. */
  readonly choicesIn: <T extends MoveOf<G>["type"]>(
    snapshot: SeatSnapshot<G>,
    type?: T,
  ) => readonly MoveNamed<G, T>[];
  /** Some legal move of this name, or `undefined`. */
  readonly sample: PlayerSeat<G>["sample"];
  /** Why a move would be refused, without playing it. */
  readonly explain: PlayerSeat<G>["explain"];
  /** Makes a move. */
  readonly play: PlayerSeat<G>["play"];
  /** Takes the seat's last move back. */
  readonly undo: () => Promise<PlayResult>;
  /**
   * How many seconds a running timer has left, from when this store first heard of it unless `left` said otherwise;
   * `undefined` when it does not run.
   */
  readonly timeLeft: (timer: string) => number | undefined;
  /**
   * Goes on with another seat of the same game: after a reconnection, for a page that a server drew, or when the device
   * changes hands. Throws `bad-game` for a seat of another game.
   */
  readonly attach: (seat: PlayerSeat<G>) => void;
}

type ListOf<G extends AnyGame> = readonly MoveOf<G>[];

/** What is listed of one snapshot, and what was listed of the one before: so that the same moves are the same objects. */
class Listing<G extends AnyGame> {
  readonly moves: ReturnType<typeof movesOf<G>>;
  readonly #earlier: ReadonlyMap<string, ListOf<G>>;
  readonly #listed = new Map<string, ListOf<G>>();

  constructor(game: G, snapshot: SeatSnapshot<G>, before?: Listing<G>) {
    this.moves = movesOf(game, snapshot.viewer, snapshot);
    this.#earlier = new Map(before && [...before.#earlier, ...before.#listed]);
  }

  choices(type?: MoveOf<G>["type"]): ListOf<G> {
    const key = type ?? "";
    const known = this.#listed.get(key);
    if (known) return known;
    const list = shareJson(this.#earlier.get(key), this.moves.choices(type) as ListOf<G>);
    this.#listed.set(key, list);
    return list;
  }
}

interface Hearing<G extends AnyGame> {
  readonly listener: (packet: Packet<G>) => void;
  after: number;
  stop: () => void;
}

/** Throws `bad-option` unless this is a seat. */
function assertPlayerSeat(seat: unknown): void {
  if (!isObject(seat) || typeof seat["subscribe"] !== "function" || typeof seat["getSnapshot"] !== "function")
    throw new FacedownError("bad-option", "seat", seat, "a seat, as `table.seat(0)` gives it");
}

/** Of as many timers that ended it is known when they began: they go on when a move is taken back. */
const mostEnded = 100;

/**
 * A store over a seat: of a table here, in a worker or elsewhere.
 *
 * @example
 * ```ts twoslash
 * import { createTable } from "@facedown/core";
 * import { createSeatStore } from "@facedown/core/store";
 * import { totallyHuman } from "@facedown/totally-human";
 *
 * const store = createSeatStore(createTable(totallyHuman, { seats: 3 }).seat(0));
 * const stop = store.watch(({ view }) => view.phase, (phase) => console.log(phase));
 * stop();
 * ```
 */
export function createSeatStore<G extends AnyGame>(
  first: PlayerSeat<G>,
  { now = () => performance.now(), left = {} }: SeatStoreOptions = {},
): SeatStore<G> {
  assertPlayerSeat(first);
  const { game } = first;
  const listeners = new Set<() => void>();
  const hearings = new Set<Hearing<G>>();
  const began = new Map<string, { readonly id: string | number; readonly at: number }>();
  const ended = new Map<string, number>();
  let seat = first;
  let packet = seat.getSnapshot();
  let stop: (() => void) | undefined;

  const keepTime = ({ timers, events }: Packet<G>): void => {
    const isUndone = events.some(({ type }) => type === "undone");
    if (events.some(({ type }) => type === "rewound")) ended.clear();
    for (const [name, { id, at }] of began) {
      if (timers.some((timer) => timer.name === name && timer.id === id)) continue;
      began.delete(name);
      ended.set(JSON.stringify([name, id]), at);
      if (ended.size > mostEnded) ended.delete(ended.keys().next().value as string);
    }
    for (const { name, id } of timers) {
      if (began.has(name)) continue;
      const key = JSON.stringify([name, id]);
      began.set(name, { id, at: (isUndone ? ended.get(key) : undefined) ?? now() });
      ended.delete(key);
    }
  };
  const seen = (): SeatSnapshot<G> => ({ ...packet, viewer: seat.viewer, canUndo: seat.canUndo() });

  const firstSnapshot = Object.freeze(seen());
  let snapshot = firstSnapshot;
  let listing = new Listing(game, snapshot);
  keepTime(packet);
  for (const { name, id, seconds } of packet.timers)
    if (Object.hasOwn(left, name))
      began.set(name, { id, at: now() - 1000 * (seconds - (left[name] as number)) });

  /** Reads the seat anew. Gives whether there is another snapshot. */
  const read = (): boolean => {
    packet = seat.getSnapshot();
    keepTime(packet);
    const next = shareJson(snapshot, seen());
    if (next === snapshot) return false;
    snapshot = Object.freeze(next);
    listing = new Listing(game, snapshot, listing);
    return true;
  };
  const refresh = (): void => {
    if (read()) for (const listener of [...listeners]) listener();
  };
  const current = (): SeatSnapshot<G> => {
    if (packet !== seat.getSnapshot()) read();
    return snapshot;
  };
  /** A move may change what can be undone although it sends its seat nothing. */
  const settled = (result: PlayResult): PlayResult => {
    refresh();
    return result;
  };
  const listen = (): void => {
    stop = seat.subscribe(refresh, { after: seat.getSnapshot().at });
  };
  const hear = (hearing: Hearing<G>): void => {
    const heard = (latest: Packet<G>): void => {
      hearing.after = latest.at;
      hearing.listener(latest);
    };
    hearing.stop = seat.subscribe(heard, { after: hearing.after });
  };
  const subscribe = (listener: () => void): (() => void) => {
    const own = (): void => {
      listener();
    };
    listeners.add(own);
    if (!stop) listen();
    return () => {
      listeners.delete(own);
      if (listeners.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };

  return Object.freeze<SeatStore<G>>({
    game,
    getSnapshot: current,
    getFirstSnapshot: () => firstSnapshot,
    subscribe,
    watch: (select, listener) => {
      let value = select(current());
      listener(value);
      return subscribe(() => {
        const next = shareJson(value, select(current()));
        if (Object.is(next, value)) return;
        value = next;
        listener(value);
      });
    },
    hear: (listener, after = seat.getSnapshot().at) => {
      const hearing: Hearing<G> = { listener, after, stop: () => undefined };
      hearings.add(hearing);
      hear(hearing);
      return () => {
        hearings.delete(hearing);
        hearing.stop();
      };
    },
    choices: (type) => {
      current();
      return listing.choices(type) as never;
    },
    choicesIn: (of, type) =>
      (of === snapshot ? listing : new Listing(game, of, listing)).choices(type) as never,
    sample: (type) => {
      current();
      return listing.moves.sample(type);
    },
    explain: (move) => {
      current();
      return listing.moves.explain(move);
    },
    play: (move, options) => seat.play(move, options).then(settled),
    undo: () => seat.undo().then(settled),
    timeLeft: (name) => {
      const timer = current().timers.find((each) => each.name === name);
      const since = began.get(name);
      return timer && since && Math.max(0, timer.seconds - (now() - since.at) / 1000);
    },
    attach: (other) => {
      assertPlayerSeat(other);
      if (other.game.name !== game.name)
        throw new FacedownError("bad-game", "seat.game", other.game.name, game.name);
      const isSame = other.viewer === seat.viewer;
      stop?.();
      seat = other;
      if (stop) listen();
      for (const hearing of hearings) {
        hearing.stop();
        if (!isSame) hearing.after = other.getSnapshot().at;
        hear(hearing);
      }
      refresh();
    },
  });
}
