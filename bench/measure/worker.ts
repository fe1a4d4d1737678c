import { digest, type Side } from "./side.js";

/** What a side is asked: to play games from this number on until their moves have taken so many milliseconds. */
export interface Order {
  readonly first: number;
  readonly time: number;
}

/** What it has done. */
export interface Round {
  readonly moves: number;
  /** In milliseconds. */
  readonly time: number;
  /** One a game, in order. */
  readonly digests: readonly number[];
}

async function playFor(side: Side, { first, time: wanted }: Order): Promise<Round> {
  let [moves, time] = [0, 0];
  const digests: number[] = [];
  while (time < wanted || digests.length === 0) {
    const played = await side.play(first + digests.length);
    moves += played.moves;
    time += played.time;
    digests.push(digest(played.final));
  }
  return { moves, time, digests };
}

/** Serves a side in a process of its own. */
export function serve(side: Side): void {
  process.on("message", (order: Order) => {
    void playFor(side, order).then(
      (round) => process.send!(round),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
