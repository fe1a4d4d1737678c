import { fork, type ChildProcess } from "node:child_process";
import { bundle } from "./bundle.js";
import { median } from "./median.js";
import type { Order, Round } from "./worker.js";

/** The sides of one comparison: for each name the expression that makes it, and the file that exports it. */
export interface Contest {
  readonly name: string;
  readonly sides: Readonly<Record<string, { readonly file: string; readonly side: string }>>;
}

/** How thoroughly to measure. */
export interface Thoroughness {
  readonly rounds: number;
  /** Milliseconds a side and round. */
  readonly time: number;
  /** Milliseconds a side before the first round. */
  readonly warmUp: number;
  readonly clock: "wall" | "cpu";
}

/** What came of a contest. */
export interface Outcome {
  /** Moves a second of each side, round by round. */
  readonly rates: Readonly<Record<string, readonly number[]>>;
  /** How many games every pair of neighbors has ended alike in. */
  readonly compared: number;
}

function ask(child: ChildProcess, order: Order): Promise<Round> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error("a side has broken off"));
    child.once("exit", ended);
    child.once("message", (round) => {
      child.off("exit", ended);
      resolve(round as Round);
    });
    child.send(order);
  });
}

/** Throws unless all sides have ended the games that all of them have played alike; gives their number. */
export function sameEnds(name: string, digests: Readonly<Record<string, readonly number[]>>): number {
  const games = Math.min(...Object.values(digests).map(({ length }) => length));
  for (let game = 0; game < games; game++) {
    const ends = Object.entries(digests).map(([side, list]) => `${side} ${list[game]}`);
    if (new Set(Object.values(digests).map((list) => list[game])).size > 1)
      throw new Error(`${name}: game ${game} ended differently: ${ends.join(", ")}`);
  }
  return games;
}

async function start(contest: Contest, clock: string): Promise<(readonly [string, ChildProcess])[]> {
  const children: (readonly [string, ChildProcess])[] = [];
  for (const [name, { file, side }] of Object.entries(contest.sides)) {
    const program = `
      import { serve } from "./measure/worker.js";
      import { ${side.replace(/\(.*/s, "")} } from "${file}";
      serve(${side});`;
    const script = await bundle(`${contest.name} ${name}`.replace(/[^a-z0-9]+/gi, "-"), program);
    const env = { ...process.env, NODE_ENV: "production", BENCH_CLOCK: clock, NODE_OPTIONS: "" };
    children.push([name, fork(script, { execArgv: [], env })]);
  }
  return children;
}

/** Lets the sides play in turns, each in a process of its own, and compares how their games end. */
export async function interleave(
  contest: Contest,
  { rounds, time, warmUp, clock }: Thoroughness,
): Promise<Outcome> {
  const children = await start(contest, clock);
  const rates: Record<string, number[]> = Object.fromEntries(children.map(([name]) => [name, []]));
  let compared = 0;
  try {
    for (const [, child] of children) await ask(child, { first: 1_000_000, time: warmUp });
    for (let round = 0; round < rounds; round++) {
      const digests: Record<string, readonly number[]> = {};
      const order = round % 2 === 0 ? children : [...children].reverse();
      for (const [name, child] of order) {
        const played = await ask(child, { first: round * 100_000, time });
        rates[name]!.push((played.moves / played.time) * 1000);
        digests[name] = played.digests;
      }
      compared += sameEnds(contest.name, digests);
    }
  } finally {
    for (const [, child] of children) {
      child.removeAllListeners("exit");
      child.kill();
    }
  }
  return { rates, compared };
}

/** How many times as fast one side is as another: the median over the rounds, each measured side by side. */
export function ratio({ rates }: Outcome, side: string, to: string): number {
  const other = rates[to]!;
  return median(rates[side]!.map((rate, round) => rate / other[round]!));
}
