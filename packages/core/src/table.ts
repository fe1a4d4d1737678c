import { commitment } from "./audit.js";
import type { Bot, BotContext } from "./bot.js";
import type { CardCommitments } from "./card-commitments.js";
import { systemClock, type Clock } from "./clock.js";
import { FacedownError } from "./errors.js";
import { imagine } from "./imagine.js";
import { sameJson, sameText } from "./json.js";
import { startMatch, type Frame, type Match, type MatchSetup } from "./match.js";
import { createRandom, createStream, purposes } from "./random.js";
import type { AnyGame, EventOf, MoveNamed, MoveOf, Rejection, TableMoveOf, ViewOf } from "./rules.js";
import { assertSeat, type Actor, type Seat, type Viewer } from "./seats.js";

/**
 * What a seat is sent: JSON, numbered by the seat's own counter. A step that changes nothing for a seat sends it nothing
 * and moves no counter of its.
 */
export interface Packet<G extends AnyGame = AnyGame> extends Frame<G> {
  /** The number of packets this viewer was sent before. */
  readonly at: number;
  /** The legal moves that can be listed, for a subscriber who asked for them. */
  readonly choices?: readonly MoveOf<G>[];
  /** A commitment for each card, at a table that commits to its cards: for `createCardCheck`. */
  readonly cards?: CardCommitments;
  /** Set when events are missing that are too old to be kept. */
  readonly gap?: true;
}

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
  /** Takes this seat's last move back, if nobody could notice and nothing was shown since. */
  readonly undo: () => Promise<PlayResult>;
}

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
   * that no card is exchanged (`createCardCheck`). Costs two hashes a new card, and about 100 bytes a card and packet.
   * Default: none.
   */
  readonly commitCards?: (match: Match<G>, viewer: Viewer) => CardCommitments;
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
  /** The commitment to the deal, to be given to all players before the first move. Throws `bad-seed` for a seed that is a phrase. */
  readonly commitment: () => string;
  /** Ends timers, bots and subscriptions; no more moves are taken. */
  readonly close: () => void;
}

const keptPackets = 1000;
const keptResults = 1000;

interface Clockwork {
  readonly id: string | number;
  readonly stop: () => void;
  expired: boolean;
}

interface Asking {
  readonly seat: Seat;
  stop?: () => void;
  isLate?: boolean;
}

interface Ear<G extends AnyGame> {
  readonly viewer: Viewer;
  packet: Packet<G>;
  /** The events of the latest packets, oldest first. */
  readonly log: { readonly at: number; readonly events: readonly EventOf<G>[] }[];
  readonly listeners: Set<(packet: Packet<G>) => void>;
}

/** Starts a match at a table. Throws as `startMatch` does. */
export function createTable<G extends AnyGame>(game: G, setup: TableSetup<G>): Table<G> {
  return openTable(startMatch(game, setup), setup);
}

/** Sets a table for a match in play, such as one that was replayed from a record. */
export function openTable<G extends AnyGame>(
  start: Match<G>,
  setup: Pick<TableSetup<G>, "bots" | "pace" | "patience" | "commitCards" | "clock" | "onError"> = {},
): Table<G> {
  const { game, seats } = start;
  const clock = setup.clock ?? systemClock;
  const onError = (error: unknown): void => {
    try {
      // eslint-disable-next-line no-console -- the last resort: nobody else listens
      (setup.onError ?? console.error)(error);
    } catch {
      // Whoever hears of errors may not stop the table.
    }
  };
  let match = start;
  let closed = false;
  const committed = (at: Match<G>, viewer: Viewer): Pick<Packet<G>, "cards"> =>
    setup.commitCards ? { cards: setup.commitCards(at, viewer) } : {};

  const ears = [...Array.from({ length: seats }, (_, seat) => seat), "spectator" as const].map(
    (viewer): Ear<G> => {
      const packet = Object.freeze({ at: 0, ...start.frame(viewer), ...committed(start, viewer) });
      return { viewer, packet, log: [{ at: 0, events: packet.events }], listeners: new Set() };
    },
  );
  const earOf = (viewer: Viewer): Ear<G> => ears[viewer === "spectator" ? seats : viewer] as Ear<G>;

  const guarded = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      onError(error);
    }
  };

  const waitingTasks: (() => void)[] = [];
  let busy = false;
  const inTurn = <T>(task: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      waitingTasks.push(() => {
        try {
          resolve(task());
        } catch (error) {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- passed on as it is
          reject(error);
        }
      });
      if (busy) return;
      busy = true;
      for (let next = waitingTasks.shift(); next; next = waitingTasks.shift()) next();
      busy = false;
    });

  const packetFor = (
    { viewer, packet }: Ear<G>,
    next: Match<G>,
    eventsFor: (viewer: Viewer, frame: Frame<G>, changed: boolean) => readonly EventOf<G>[],
  ): Packet<G> | undefined => {
    const frame = next.frame(viewer);
    const { waiting, timers, outcome } = packet;
    // By what it says, not by which object it is: somebody may have looked at another position meanwhile.
    const view = sameText(frame.view, packet.view) ? packet.view : frame.view;
    const changed =
      view !== packet.view ||
      !sameJson([frame.waiting, frame.timers, frame.outcome], [waiting, timers, outcome]);
    const events = eventsFor(viewer, frame, changed);
    if (!changed && events.length === 0) return undefined;
    const told = { events: Object.freeze([...events]), ...committed(next, viewer) };
    return Object.freeze({ at: packet.at + 1, ...frame, view, ...told });
  };

  /** Goes on from another match, and sends what is new. Rules that break throw before anything has changed. */
  const goOn = (
    next: Match<G>,
    eventsFor: (viewer: Viewer, frame: Frame<G>, changed: boolean) => readonly EventOf<G>[],
  ): void => {
    const packets = ears.map((ear) => packetFor(ear, next, eventsFor));
    match = next;
    const news = ears.flatMap((ear, i) => {
      const packet = packets[i];
      if (!packet) return [];
      ear.packet = packet;
      // What was seen and is hidden now is not for a second look.
      if (next.inside.done.hid) ear.log.length = 0;
      ear.log.push({ at: packet.at, events: packet.events });
      if (ear.log.length > keptPackets) ear.log.shift();
      return [...ear.listeners].map((listener) => ({ ear, packet, listener }));
    });
    for (const { ear, packet, listener } of news)
      if (ear.listeners.has(listener))
        guarded(() => {
          listener(packet);
        });
    keepTime();
    wakeBots();
  };

  const running = new Map<string, Clockwork>();
  const forgetExpired = (): void => {
    for (const [name, { expired }] of running) if (expired) running.delete(name);
  };
  const keepTime = (): void => {
    const due = closed ? [] : match.timers;
    for (const [name, { id, stop }] of running) {
      if (due.some((timer) => timer.name === name && timer.id === id)) continue;
      stop();
      running.delete(name);
    }
    for (const { name, id, seconds } of due) {
      if (running.has(name)) continue;
      const stop = clock.after(seconds * 1000, () => {
        clockwork.expired = true;
        const move = String(game.inside.definition.timers?.[name]?.expire);
        void inTurn(() => make("table", { type: move })).then((result) => {
          if (!result.ok)
            onError(
              new FacedownError(
                "rules-broke",
                `timers.${name}`,
                result.rejection.code,
                "a move that is legal when its timer runs out",
              ),
            );
        }, onError);
      });
      const clockwork: Clockwork = { id, stop, expired: false };
      running.set(name, clockwork);
    }
  };

  const broke = (error: unknown): PlayResult => {
    onError(error);
    return { ok: false, rejection: { code: "rules-broke", parameters: {} } };
  };
  const make = (by: Actor, move: unknown): PlayResult => {
    try {
      const played = match.play(by as never, move as never);
      if (!played.ok) return played;
      goOn(played.match, (_, frame) => frame.events);
      return { ok: true };
    } catch (error) {
      return broke(error);
    }
  };

  const bots = new Map<Seat, Bot<G>>(
    Object.entries(setup.bots ?? {}).map(([seat, bot]) => {
      assertSeat(Number(seat), seats, "bots");
      if (typeof (bot as unknown) !== "function")
        throw new FacedownError("bad-option", `bots[${seat}]`, bot, "a bot: a function");
      return [Number(seat), bot];
    }),
  );
  const heardLast = new Map<Seat, Packet<G>>();
  const timesAsked = new Map<Seat, number>();
  let lastBot = -1;
  let asking: Asking | undefined;
  const wakeBots = (): void => {
    if (closed || asking || bots.size === 0) return;
    const ready = match.waiting.filter(
      (seat) => bots.has(seat) && heardLast.get(seat) !== earOf(seat).packet,
    );
    const seat = ready.find((each) => each > lastBot) ?? ready[0];
    if (seat === undefined) return;
    const mine: Asking = { seat };
    asking = mine;
    const goOnWithout = (): void => {
      if (asking !== mine) return;
      asking = undefined;
      wakeBots();
    };
    mine.stop = clock.after(setup.pace ?? 0, () => {
      lastBot = seat;
      const patience = setup.patience ?? 60_000;
      const stop = clock.after(patience, () => {
        mine.isLate = true;
        onError(
          new FacedownError(
            "bad-move",
            `bots[${seat}]`,
            "no answer",
            `a move within ${patience} milliseconds`,
          ),
        );
        goOnWithout();
      });
      mine.stop = stop;
      void askBot(mine)
        .catch(onError)
        .finally(() => {
          stop();
          goOnWithout();
        });
    });
  };
  const askBot = async (mine: Asking): Promise<void> => {
    const { seat } = mine;
    const asked = match;
    const bot = bots.get(seat);
    if (!bot || !asked.waiting.includes(seat)) return;
    const { packet } = earOf(seat);
    const times = timesAsked.get(seat) ?? 0;
    heardLast.set(seat, packet);
    timesAsked.set(seat, times + 1);
    const stream = createStream(asked.inside.run.engine.key);
    stream.begin(purposes.bot, times, seat);
    const { random } = stream;
    const context: BotContext<G> = {
      game,
      seat,
      packet,
      choices: (type) => asked.choices(seat, type),
      sample: (type) => asked.sample(seat, type, random),
      imagine: () => imagine(asked, seat, random),
      random,
    };
    const move = await bot(context);
    if (move === undefined || closed || mine.isLate || bots.get(seat) !== bot) return;
    const result = await inTurn(() => make(seat, move));
    if (result.ok) heardLast.delete(seat);
    else if (match === asked)
      onError(
        new FacedownError(
          "bad-move",
          `bots[${seat}]`,
          result.rejection.code,
          "a legal move, or undefined to wait",
        ),
      );
  };

  const refused = (code: string): PlayResult => ({ ok: false, rejection: { code, parameters: {} } });
  const assertOpen = (): void => {
    if (closed) throw new FacedownError("bad-move", "table", "closed", "a table that is open");
  };
  const open = (viewer: Viewer): { seat: PlayerSeat<G>; leave: () => void } => {
    const ear = earOf(viewer);
    const mine = new Set<(packet: Packet<G>) => void>();
    const results = new Map<string, Promise<PlayResult>>();
    let last: Packet<G> | undefined;
    const snapshot = (): Packet<G> => last ?? ear.packet;
    const mayPlay = (): boolean => viewer !== "spectator" && last === undefined;
    const notHere = (): PlayResult => refused(viewer === "spectator" ? "not-yours" : "left-seat");
    const seat: PlayerSeat<G> = {
      game,
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
          ear.listeners.add(own);
          mine.add(own);
        }
        const packet = snapshot();
        if (after === undefined)
          guarded(() => {
            own(packet);
          });
        else if (after !== packet.at)
          guarded(() => {
            own(since(ear, packet, after));
          });
        return () => {
          ear.listeners.delete(own);
          mine.delete(own);
        };
      },
      choices: (type) => (mayPlay() ? match.choices(viewer as Seat, type) : []),
      sample: (type) =>
        mayPlay() ? match.sample(viewer as Seat, type, createRandom(`sample ${ear.packet.at}`)) : undefined,
      explain: (move) => {
        if (mayPlay()) return match.explain(viewer as Seat, move);
        const result = notHere();
        return result.ok ? undefined : result.rejection;
      },
      play: (move, { id } = {}) => {
        if (id !== undefined && (typeof id !== "string" || id.length > 100))
          return Promise.reject(
            new FacedownError("bad-move", "options.id", id, "a text of at most 100 characters"),
          );
        const known = id === undefined ? undefined : results.get(id);
        if (known) return known;
        const attempt = (): Promise<PlayResult> =>
          inTurn(() => (mayPlay() ? make(viewer as Seat, move) : notHere()));
        if (id === undefined) return attempt();
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
      canUndo: () => {
        try {
          return mayPlay() && match.undo(viewer as Seat).ok;
        } catch (error) {
          return broke(error).ok;
        }
      },
      undo: () =>
        inTurn(() => {
          if (!mayPlay()) return notHere();
          try {
            const undone = match.undo(viewer as Seat);
            if (!undone.ok) return undone;
            const event = Object.freeze({ type: "undone", seat: viewer }) as EventOf<G>;
            forgetExpired();
            goOn(undone.match, (who, _, changed) => (changed || who === viewer ? [event] : []));
            return { ok: true };
          } catch (error) {
            return broke(error);
          }
        }),
    };
    return {
      seat: Object.freeze(seat),
      leave: () => {
        last ??= ear.packet;
        for (const listener of mine) ear.listeners.delete(listener);
        mine.clear();
      },
    };
  };

  const held = ears.map(({ viewer }) => open(viewer));
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
    play: (move) => inTurn(() => (closed ? refused("left-seat") : make("table", move))),
    handOver: (seat, to) => {
      assertOpen();
      assertSeat(seat, seats);
      if (to !== "person" && to !== "nobody" && typeof (to as unknown) !== "function")
        throw new FacedownError("bad-option", "to", to, '"person", "nobody" or a bot');
      held[seat]?.leave();
      const ear = earOf(seat);
      ear.log.splice(0, ear.log.length - 1);
      const next = open(seat);
      held[seat] = next;
      bots.delete(seat);
      heardLast.delete(seat);
      if (asking?.seat === seat) {
        asking.stop?.();
        asking = undefined;
      }
      if (typeof to === "function") bots.set(seat, to);
      const move = to === "nobody" ? game.inside.definition.leave?.(seat) : undefined;
      if (move) void inTurn(() => make("table", move)).catch(onError);
      wakeBots();
      return next.seat;
    },
    rewind: (length) => {
      assertOpen();
      const earlier = match.at(length);
      void inTurn(() => {
        forgetExpired();
        const event = Object.freeze({ type: "rewound" }) as EventOf<G>;
        goOn(earlier, (_, __, changed) => (changed ? [event] : []));
      }).catch(onError);
    },
    commitment: () => commitment(match),
    close: () => {
      closed = true;
      asking?.stop?.();
      keepTime();
      for (const { leave } of held) leave();
    },
  };
  keepTime();
  wakeBots();
  return Object.freeze(table);
}

function since<G extends AnyGame>(ear: Ear<G>, packet: Packet<G>, after: number): Packet<G> {
  const missed = ear.log.filter(({ at }) => at > after && at <= packet.at);
  const whole =
    Number.isInteger(after) && after >= -1 && after < packet.at && (ear.log[0]?.at ?? 0) <= after + 1;
  const events = missed.flatMap((each) => each.events);
  return Object.freeze({ ...packet, events, ...(whole ? {} : { gap: true as const }) });
}
