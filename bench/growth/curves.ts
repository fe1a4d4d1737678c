import { startMatch, startSimulation, type Match, type MoveOf } from "@facedown/core";
import { now } from "../measure/clock.js";
import { heap } from "../measure/heap.js";
import { median } from "../measure/median.js";
import { growing } from "./game.js";

/** How large a table is. */
export interface Size {
  readonly seats: number;
  readonly cards: number;
  /** How many cards lie in one zone. */
  readonly row: number;
}

/** Microseconds and bytes for one move that touches one card. */
export interface Costs extends Size {
  /** `Match.play`, a card turned over. */
  readonly turn: number;
  /** `Match.play`, a card drawn and given back: the mean of the two. */
  readonly draw: number;
  /** A seat's view after a card was turned over. */
  readonly view: number;
  /** What a seat hears of it. */
  readonly events: number;
  /** `Simulation.play`, a card turned over. */
  readonly inPlace: number;
  /** Bytes of a seat's frame as JSON: the whole view, so it grows with what is seen. */
  readonly packet: number;
  /** Bytes of memory that a match takes before its first move. */
  readonly memory: number;
  /** Bytes of memory that a move keeps. */
  readonly kept: number;
}

/** Whole states are kept with every 64th move, so memory is read after a multiple of that. */
const stride = 640;
/** Several matches, so that what the engine itself allocates meanwhile weighs little. */
const atOnce = 16;

/** Milliseconds: for each of seven batches, and before the first. */
interface Spent {
  readonly time: number;
  readonly warmUp: number;
}

type Play = (match: Match<typeof growing>, move: MoveOf<typeof growing>) => Match<typeof growing>;

const play: Play = (match, move) => {
  const played = match.play(0, move);
  if (!played.ok) throw new Error(`refused: ${played.rejection.code}`);
  return played.match;
};

/** Microseconds a call: the median of seven batches. */
function cost({ time, warmUp }: Spent, run: (call: number) => void): number {
  let calls = 0;
  const batch = (least: number): number => {
    const [start, first] = [now(), calls];
    for (;;) {
      for (let i = 0; i < 8; i++) run(calls++);
      const spent = now() - start;
      if (spent >= least) return (1000 * spent) / (calls - first);
    }
  };
  batch(warmUp);
  return median(Array.from({ length: 7 }, () => batch(time)));
}

/** What a move costs at a table of this size. */
export function costsAt(size: Size, spent: Spent): Costs {
  const { seats, cards, row } = size;
  const setup = { seats, options: { cards, row }, seed: "growth" };
  const places = (call: number): MoveOf<typeof growing> => {
    const card = (call * 7) % cards;
    return { type: "turn", row: Math.floor(card / row), at: card % row };
  };
  const start = startMatch(growing, setup);
  let match = start;
  const turn = cost(spent, (call) => {
    if (match.length > 50_000) match = start;
    match = play(match, places(call));
  });
  match = start;
  const draw = cost(spent, () => {
    if (match.length > 50_000) match = start;
    match = play(match, { type: match.length % 2 === 0 ? "draw" : "giveBack" });
  });
  const [one, other] = [play(start, places(0)), play(play(start, places(0)), places(1))];
  const [seen] = [one.view(0), other.view(0)];
  let views: unknown = seen;
  const view = cost(spent, (call) => {
    views = (call % 2 === 0 ? one : other).view(0);
  });
  if (views === undefined) throw new Error("nothing was seen");
  let heard = 0;
  const events = cost(spent, () => {
    heard += one.frame(0).events.length;
  });
  if (heard === 0) throw new Error("nothing was heard");
  const sim = startSimulation(growing, setup);
  const inPlace = cost(spent, (call) => {
    const card = (call * 7) % cards;
    if (sim.play(0, "turn", { row: Math.floor(card / row), at: card % row })) throw new Error("refused");
  });
  const packet = Buffer.byteLength(JSON.stringify(one.frame(0)));
  const turned = (from: Match<typeof growing>, moves: number): Match<typeof growing> => {
    let latest = from;
    for (let call = 0; call < moves; call++) latest = play(latest, places(call));
    return latest;
  };
  const empty = heap();
  const matches = Array.from({ length: atOnce }, () => turned(startMatch(growing, setup), 1));
  const begun = heap();
  for (let each = 0; each < atOnce; each++) matches[each] = turned(matches[each]!, stride);
  const kept = (heap() - begun) / stride / atOnce;
  if (!matches.every(({ length }) => length === stride + 1)) throw new Error("not all moves were made");
  const memory = (begun - empty) / atOnce;
  return { ...size, turn, draw, view, events, inPlace, packet, memory, kept };
}
