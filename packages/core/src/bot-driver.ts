import type { Bot, BotContext } from "./bot.js";
import type { Clock } from "./clock.js";
import { assertObject, FacedownError } from "./errors.js";
import { imagine } from "./imagine.js";
import type { Match } from "./match.js";
import type { Packet } from "./packets.js";
import type { PlayResult } from "./player-seat.js";
import { createStream, purposes } from "./random.js";
import type { AnyGame } from "./rules.js";
import { assertSeat, type Seat } from "./seats.js";

/** What bots need of their table. */
export interface BotTable<G extends AnyGame> {
  readonly clock: Clock;
  readonly pace: number;
  readonly patience: number;
  readonly match: () => Match<G>;
  readonly isClosed: () => boolean;
  readonly packetOf: (seat: Seat) => Packet<G>;
  readonly play: (seat: Seat, move: unknown) => Promise<PlayResult>;
  readonly onError: (error: unknown) => void;
}

/** Lets bots play: one at a time, each when the table waits for it and it has heard something new. */
export interface BotDriver<G extends AnyGame> {
  /** Asks the next bot, if one is ready. */
  readonly wake: () => void;
  /** Gives a seat to a bot, or to none. */
  readonly seat: (seat: Seat, bot: Bot<G> | undefined) => void;
  /** Asks no bot any more. */
  readonly stop: () => void;
}

interface Asking {
  readonly seat: Seat;
  stop: () => void;
  isLate: boolean;
}

function assertBot(bot: unknown, seat: string | number): void {
  if (typeof bot !== "function")
    throw new FacedownError("bad-option", `bots[${seat}]`, bot, "a bot: a function");
}

/** The driver of these bots. Throws `bad-seat` or `bad-option`. */
export function createBotDriver<G extends AnyGame>(
  table: BotTable<G>,
  start: Readonly<Record<Seat, Bot<G>>> = {},
): BotDriver<G> {
  const { clock, onError } = table;
  const bots = new Map<Seat, Bot<G>>();
  assertObject(start, "bad-option", "bots", "an object of bots by seat, such as { 1: randomBot() }");
  for (const [seat, bot] of Object.entries(start)) {
    assertSeat(String(Number(seat)) === seat ? Number(seat) : seat, table.match().seats, "bots");
    assertBot(bot, seat);
    bots.set(Number(seat), bot);
  }
  const heardLast = new Map<Seat, Packet<G>>();
  const timesAsked = new Map<Seat, number>();
  let lastBot = -1;
  let asking: Asking | undefined;

  const contextFor = (seat: Seat, match: Match<G>): BotContext<G> => {
    const times = timesAsked.get(seat) ?? 0;
    timesAsked.set(seat, times + 1);
    const stream = createStream(match.inside.run.engine.key);
    stream.begin(purposes.bot, times, seat);
    const { random } = stream;
    return {
      game: match.game,
      seat,
      packet: table.packetOf(seat),
      choices: (type) => match.choices(seat, type),
      sample: (type) => match.sample(seat, type, random),
      imagine: () => imagine(match, seat, random),
      random,
    };
  };

  const ask = async (mine: Asking): Promise<void> => {
    const { seat } = mine;
    const match = table.match();
    const bot = bots.get(seat);
    if (!bot || !match.waiting.includes(seat)) return;
    heardLast.set(seat, table.packetOf(seat));
    const move = await bot(contextFor(seat, match));
    if (move === undefined || mine.isLate || table.isClosed() || bots.get(seat) !== bot) return;
    const result = await table.play(seat, move);
    if (result.ok) heardLast.delete(seat);
    else if (table.match() === match)
      onError(
        new FacedownError(
          "bad-move",
          `bots[${seat}]`,
          result.rejection.code,
          "a legal move, or undefined to wait",
        ),
      );
  };

  const goOnAfter = (mine: Asking): void => {
    if (asking !== mine) return;
    asking = undefined;
    wake();
  };

  const begin = (mine: Asking): void => {
    const { patience } = table;
    lastBot = mine.seat;
    mine.stop = clock.after(patience, () => {
      mine.isLate = true;
      const expected = `a move within ${patience} milliseconds`;
      onError(new FacedownError("bad-move", `bots[${mine.seat}]`, "no answer", expected));
      goOnAfter(mine);
    });
    void ask(mine)
      .catch(onError)
      .finally(() => {
        mine.stop();
        goOnAfter(mine);
      });
  };

  const wake = (): void => {
    if (table.isClosed() || asking || bots.size === 0) return;
    const ready = table
      .match()
      .waiting.filter((seat) => bots.has(seat) && heardLast.get(seat) !== table.packetOf(seat));
    const seat = ready.find((each) => each > lastBot) ?? ready[0];
    if (seat === undefined) return;
    const mine: Asking = { seat, stop: () => undefined, isLate: false };
    asking = mine;
    mine.stop = clock.after(table.pace, () => {
      begin(mine);
    });
  };

  return {
    wake,
    seat: (seat, bot) => {
      bots.delete(seat);
      heardLast.delete(seat);
      if (asking?.seat === seat) {
        asking.isLate = true;
        asking.stop();
        asking = undefined;
      }
      if (bot) bots.set(seat, bot);
    },
    stop: () => {
      asking?.stop();
    },
  };
}
