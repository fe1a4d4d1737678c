import { startMatch, type Match } from "@facedown/core";
import { now } from "../measure/clock.js";
import { heap } from "../measure/heap.js";
import { median } from "../measure/median.js";
import { growing } from "./game.js";

type Long = Match<typeof growing>;

const setup = { seats: 4, options: { cards: 40, row: 40 }, seed: "long" };
/** Whole states are kept every so many moves, so memory is read at multiples of this. */
const stride = 640;

function move(match: Long): Long {
  const played = match.play(match.length % 4, { type: "turn", row: 0, at: (match.length * 7) % 40 });
  if (!played.ok) throw new Error(`refused: ${played.rejection.code}`);
  return played.match;
}

function after(moves: number): Long {
  let match: Long = startMatch(growing, setup);
  while (match.length < moves) match = move(match);
  return match;
}

/** What one more move costs after this many: microseconds by turns, and bytes kept. */
export interface LongMatches {
  readonly at: readonly number[];
  /** Microseconds, by number of moves. */
  readonly time: readonly number[];
  /** The median over the rounds of the last one's time over the first one's. */
  readonly ratio: number;
  /** Bytes a move that stay in memory, over the next 640 moves. */
  readonly bytes: readonly number[];
}

/** Compares moves after different numbers of moves, in turns. */
export function longMatches(at: readonly number[], time: number, rounds: number): LongMatches {
  const matches = at.map(after);
  const batch = (match: Long): number => {
    const start = now();
    for (let calls = 64; ; calls += 64) {
      for (let i = 0; i < 64; i++) move(match);
      const spent = now() - start;
      if (spent >= time) return (1000 * spent) / calls;
    }
  };
  for (const match of matches) for (let i = 0; i < 4; i++) batch(match);
  const times = Array.from({ length: rounds }, (_, round) => {
    const order = round % 2 === 0 ? matches : [...matches].reverse();
    const found = order.map(batch);
    return round % 2 === 0 ? found : found.reverse();
  });
  for (const moves of at) kept(moves);
  const bytes = at.map((moves) => median([0, 1, 2].map(() => kept(moves))));
  return {
    at,
    time: at.map((_, which) => median(times.map((found) => found[which]!))),
    ratio: median(times.map((found) => found.at(-1)! / found[0]!)),
    bytes,
  };
}

/** The mean of eight matches, so that what the engine itself allocates meanwhile weighs little. */
function kept(moves: number): number {
  const matches = Array.from({ length: 8 }, () => after(moves));
  const before = heap();
  for (let each = 0; each < matches.length; each++)
    for (let i = 0; i < stride; i++) matches[each] = move(matches[each]!);
  const bytes = (heap() - before) / stride / matches.length;
  if (!matches.every(({ length }) => length === moves + stride)) throw new Error("not all moves were made");
  return bytes;
}
