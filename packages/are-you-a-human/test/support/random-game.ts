import { createRandom, startMatch, type Actor, type Random } from "@facedown/core";
import { areYouAHuman, type Card, type Events, type View } from "@facedown/are-you-a-human";
import { faceAt, guessMove, allOf, type GameMatch, type GameMove, type GameOptions } from "./table.js";

/** One step of a random game, as everybody sees it. */
export interface Step {
  readonly by: Actor;
  readonly before: View;
  readonly after: View;
  readonly events: readonly { readonly type: string }[];
  readonly match: GameMatch;
}

/** The settings of random games, with the number of players. */
export const tables: readonly (readonly [number, GameOptions])[] = [
  [2, { cardsOnTable: 8 }],
  [3, { cardsOnTable: 10, shortCircuits: 6 }],
  [4, { cardsOnTable: 9, shortCircuits: 4, shortCircuitChain: true, reuseCards: true }],
  [1, { cardsOnTable: 9, shortCircuits: 5 }],
  [5, { mode: "teams", cardsOnTable: 9, shortCircuits: 5, captainRotation: "turn", allowPass: true }],
  [4, { mode: "teams", cardsOnTable: 8, shortCircuits: 5, captainRotation: "round", tieForFirst: "random" }],
  [6, { cardsOnTable: 12, shortCircuits: 6, deck: "unique64" }],
];

/** A guess that is often right, since players remember: all of it, a part of it, or anything. */
function guessFor(match: GameMatch, face: Card, random: Random): GameMove {
  const right = guessMove(allOf(face));
  if (random.int(3) > 0) return right;
  const guesser = match.view("spectator").guesser!;
  return random.pick<GameMove>(match.choices(guesser));
}

function randomMove(match: GameMatch, random: Random): { readonly by: Actor; readonly move: object } {
  const { phase, pointed } = match.view("spectator");
  if (phase === "memorize" && random.int(4) === 0) return { by: "table", move: { type: "cover" } };
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const able = seats.filter((seat) => match.choices(seat).length > 0);
  const by = random.pick(random.int(4) === 0 ? able : match.waiting);
  if (phase === "guess" && match.waiting.includes(by))
    return { by, move: guessFor(match, faceAt(match, pointed!), random) };
  return { by, move: random.pick(match.choices(by)) };
}

/** A whole random game, step by step. */
export function randomGame(seats: number, options: GameOptions, seed: string): Step[] {
  const random = createRandom(seed);
  let match: GameMatch = startMatch(areYouAHuman, { seats, options, seed });
  const steps: Step[] = [];
  while (match.outcome === null) {
    const { by, move } = randomMove(match, random);
    const played = match.play(by as never, move as never);
    if (!played.ok) throw new Error(JSON.stringify([by, move, played.rejection]));
    const after = played.match;
    steps.push({
      by,
      before: match.view("spectator"),
      after: after.view("spectator"),
      events: after.frame("spectator").events,
      match: after,
    });
    match = after;
  }
  return steps;
}

/** A few random games of every table. */
export function randomGames(count: number): { readonly seats: number; readonly steps: Step[] }[] {
  return tables.flatMap(([seats, options], at) =>
    Array.from({ length: count }, (_, i) => ({
      seats,
      steps: randomGame(seats, options, `random ${at} ${i}`),
    })),
  );
}

/** What was told of one name, in order. */
export function told<Name extends keyof Events>(steps: readonly Step[], type: Name) {
  return steps.flatMap(({ events }) =>
    events.filter((event) => event.type === type),
  ) as unknown as (Events[Name] & {
    readonly type: Name;
  })[];
}

/** The steps of each round, up to the one that ends it. */
export function byRound(steps: readonly Step[]): Step[][] {
  const rounds: Step[][] = [];
  for (const step of steps) (rounds[step.before.round] ??= []).push(step);
  return rounds;
}
