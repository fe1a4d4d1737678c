import type { Bot } from "./bot.js";
import { createBotDriver } from "./bot-driver.js";
import type { CommitCards } from "./card-commitments.js";
import { systemClock, type Clock } from "./clock.js";
import { assertObject, FacedownError, isObject } from "./errors.js";
import { assertMatch, startMatch, type Match, type MatchSetup } from "./match.js";
import { Line, type EventsFor } from "./packets.js";
import { openSeat, refused, type PlayerSeat, type PlayResult } from "./player-seat.js";
import { createQueue } from "./queue.js";
import { createReporter } from "./report.js";
import type { AnyGame, EventOf, TableMoveOf } from "./rules.js";
import { assertSeat, type Actor, type Seat, type Viewer } from "./seats.js";
import { createTimekeeper } from "./timekeeper.js";

/** Who holds a seat from now on. */
export type Holder<G extends AnyGame> = "person" | "nobody" | Bot<G>;

/** What `createTable` takes. */
export interface TableSetup<G extends AnyGame> extends MatchSetup<G> {
  /** Seats that bots hold from the start. */
  readonly bots?: Readonly<Record<Seat, Bot<G>>>;
  /** How long a bot waits before its move, in milliseconds. Default: 0. */
  readonly pace?: number;
  /**
   * How long a bot may think, in milliseconds: then its answer is waited for no longer, `onError` hears of it, and the
   * other bots go on. Default: 60,000.
   */
  readonly patience?: number;
  /**
   * Give `cardCommitments` itself, and each packet holds a commitment for each card, so that a seat's own client can check
   * that no card is exchanged (`createCardCheck`). Costs a hash a new card, and about 100 bytes a card and packet.
   * Default: none.
   */
  readonly commitCards?: (start: Match<G>) => CommitCards<G>;
  /** Default: the system's clock. */
  readonly clock?: Clock;
  /** Hears of listeners, bots and rules that break. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/** A match that people sit at: seats that change hands, timers that run, packets. The host's: it can see everything. */
export interface Table<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly seats: number;
  /** The match as it is now. Holds secrets. */
  readonly match: Match<G>;
  /** All that this seat may know. The same object until the seat changes hands. Throws `bad-seat`. */
  readonly seat: (seat: Seat) => PlayerSeat<G>;
  /** What those see who hold no cards. */
  readonly spectator: PlayerSeat<G>;
  /** Makes a move of the table, such as closing a discussion. */
  readonly play: (move: TableMoveOf<G>) => Promise<PlayResult>;
  /**
   * Gives a seat to somebody else; whoever held it hears nothing more. For nobody the game's own move for leaving is made,
   * if it has one. Throws `bad-seat`, `bad-option`, and `bad-move` when the table is closed.
   */
  readonly handOver: (seat: Seat, to: Holder<G>) => PlayerSeat<G>;
  /**
   * Goes back to an earlier position, as a referee may; who notices hears `rewound`. The same moves roll the same dice
   * again, as those who saw them know. Throws `bad-move`.
   */
  readonly rewind: (length: number) => void;
  /** Ends timers, bots and subscriptions; no more moves are taken. */
  readonly close: () => void;
}

/**
 * Starts a match at a table. Throws as `startMatch` does.
 *
 * @example
 * ```ts twoslash
 * import { createTable, randomBot } from "@facedown/core";
 * import { totallyHuman } from "@facedown/totally-human";
 *
 * const table = createTable(totallyHuman, { seats: 3, bots: { 1: randomBot(), 2: randomBot() } });
 * const me = table.seat(0);
 * me.subscribe((packet) => console.log(packet.view.players[1]?.hand)); // [ null, null, null ]
 * await me.play(me.choices("answer")[0]!);
 * ```
 */
export function createTable<G extends AnyGame>(game: G, setup: TableSetup<G>): Table<G> {
  return openTable(startMatch(game, setup), setup);
}

/** Throws `bad-option` with the field, for those that a match does not read. */
function assertTableSetup(setup: unknown): void {
  assertObject(setup, "bad-option", "setup", "an object, such as { bots: { 1: randomBot() } }");
  const {
    pace = 0,
    patience = 0,
    commitCards,
    clock = systemClock,
    onError,
  } = setup as Record<string, unknown>;
  for (const [name, time] of Object.entries({ pace, patience }))
    if (typeof time !== "number" || !(time >= 0))
      throw new FacedownError("bad-option", name, time, "milliseconds, 0 or more");
  for (const [name, value] of Object.entries({ commitCards, onError }))
    if (value !== undefined && typeof value !== "function")
      throw new FacedownError("bad-option", name, value, "a function");
  if (!isObject(clock) || typeof clock["after"] !== "function")
    throw new FacedownError("bad-option", "clock", clock, "a clock, with a function `after`");
  if (clock["now"] !== undefined && typeof clock["now"] !== "function")
    throw new FacedownError("bad-option", "clock.now", clock["now"], "a function, or nothing");
}

/** Sets a table for a match in play, such as one that was replayed from a record. */
export function openTable<G extends AnyGame>(
  start: Match<G>,
  setup: Pick<TableSetup<G>, "bots" | "pace" | "patience" | "commitCards" | "clock" | "onError"> = {},
): Table<G> {
  assertMatch(start);
  assertTableSetup(setup);
  const { game, seats } = start;
  const clock = setup.clock ?? systemClock;
  const inTurn = createQueue();
  let match = start;
  let isClosed = false;

  const { report: onError, guarded } = createReporter(setup.onError);
  const orBroke = <T>(run: () => T): T | ReturnType<typeof refused> => {
    try {
      return run();
    } catch (error) {
      onError(error);
      return refused("rules-broke");
    }
  };

  const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
  const commitCards = setup.commitCards?.(start);
  const lines = viewers.map((viewer) => new Line(viewer, start, commitCards));
  const lineOf = (viewer: Viewer): Line<G> => lines[viewer === "spectator" ? seats : viewer] as Line<G>;

  /** Goes on from another match, and sends what is new. Rules that break throw before anything has changed. */
  const goOn = (next: Match<G>, eventsFor: EventsFor<G>): void => {
    const packets = lines.map((line) => line.packetFor(next, eventsFor));
    match = next;
    const news = lines.flatMap((line, i) => {
      const packet = packets[i];
      if (!packet) return [];
      if (next.inside.done.hid) line.forget();
      line.add(packet);
      return [...line.listeners].map((listener) => ({ line, packet, listener }));
    });
    for (const { line, packet, listener } of news)
      if (line.listeners.has(listener))
        guarded(() => {
          listener(packet);
        });
    time.keep(isClosed ? [] : match.timers);
    bots.wake();
  };
  const make = (by: Actor, move: unknown): PlayResult =>
    orBroke((): PlayResult => {
      if (isClosed) return refused("left-seat");
      const played = match.play(by as never, move as never);
      if (!played.ok) return played;
      goOn(played.match, (_, frame) => frame.events);
      return { ok: true };
    });

  const expire = async (name: string): Promise<void> => {
    const type = String(game.inside.definition.timers?.[name]?.expire);
    const result = await inTurn(() => make("table", { type }));
    if (result.ok) return;
    const expected = "a move that is legal when its timer runs out";
    onError(new FacedownError("rules-broke", `timers.${name}`, result.rejection.code, expected));
  };
  const time = createTimekeeper(clock, (name) => void expire(name).catch(onError));
  const bots = createBotDriver(
    {
      clock,
      pace: setup.pace ?? 0,
      patience: setup.patience ?? 60_000,
      match: () => match,
      isClosed: () => isClosed,
      packetOf: (seat) => lineOf(seat).packet,
      play: (seat, move) => inTurn(() => make(seat, move)),
      onError,
    },
    setup.bots,
  );

  /**
   * Goes back to an earlier position. This event is told to whoever sees another view now, and to whoever had noticed one
   * of the steps that are taken back, which go from `length` to `end`.
   */
  const goBack = (
    earlier: Match<G>,
    [length, end]: readonly [number, number],
    event: EventOf<G>,
    because: "undone" | "set",
  ): void => {
    const noticed = new Set<Viewer>();
    let before = match.at(length);
    for (const { by, move } of match.journal().slice(length, end)) {
      const played = before.play(by as never, move as never);
      if (!played.ok) break;
      for (const viewer of viewers)
        if (!noticed.has(viewer) && played.match.isNoticed(viewer, before)) noticed.add(viewer);
      if (noticed.size === viewers.length) break;
      before = played.match;
    }
    time.forgetExpired();
    time.goBack(because);
    // What was seen at positions that are gone is not for a second look.
    for (const line of lines) line.forget();
    goOn(earlier, (viewer, _, changed) => (changed || noticed.has(viewer) ? [event] : []));
  };
  const open = (viewer: Viewer): ReturnType<typeof openSeat<G>> =>
    openSeat({
      match: () => match,
      line: lineOf(viewer),
      inTurn,
      make,
      takeBack: (undone, event) => {
        const last = match.journal().findLastIndex(({ by }) => by === viewer);
        goBack(undone, [last, last + 1], event, "undone");
      },
      orBroke,
      guarded,
    });
  const held = viewers.map(open);
  const assertOpen = (): void => {
    if (isClosed) throw new FacedownError("bad-move", "table", "closed", "a table that is open");
  };

  const table: Table<G> = {
    game,
    seats,
    get match() {
      return match;
    },
    seat: (seat) => {
      assertSeat(seat, seats);
      return (held[seat] as (typeof held)[number]).seat;
    },
    spectator: (held[seats] as (typeof held)[number]).seat,
    play: (move) => inTurn(() => make("table", move)),
    handOver: (seat, to) => {
      assertOpen();
      assertSeat(seat, seats);
      if (to !== "person" && to !== "nobody" && typeof (to as unknown) !== "function")
        throw new FacedownError("bad-option", "to", to, '"person", "nobody" or a bot');
      held[seat]?.leave();
      lineOf(seat).begin();
      const next = open(seat);
      held[seat] = next;
      bots.seat(seat, typeof to === "function" ? to : undefined);
      const move = to === "nobody" ? game.inside.definition.leave?.(seat) : undefined;
      if (move) void inTurn(() => make("table", move)).catch(onError);
      bots.wake();
      return next.seat;
    },
    rewind: (length) => {
      assertOpen();
      const earlier = match.at(length);
      const event = Object.freeze({ type: "rewound" }) as EventOf<G>;
      void inTurn(() => {
        if (!isClosed) goBack(earlier, [length, match.length], event, "set");
      }).catch(onError);
    },
    close: () => {
      isClosed = true;
      bots.stop();
      time.keep([]);
      for (const { leave } of held) leave();
    },
  };
  time.keep(match.timers);
  bots.wake();
  return Object.freeze(table);
}
