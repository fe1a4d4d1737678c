import type { Settings } from "./options.js";
import { pointsForFeatures } from "./guesses.js";

/** How the game ended. */
export interface Outcome {
  /** The points of each side: of each seat in a versus game, of the two teams, of the only player. */
  readonly scores: readonly number[];
  /** The sides with the most points, who share the victory (AH-A16); none in a solo game. */
  readonly winners: readonly number[];
  /** The most points that all sides together could have made. */
  readonly most: number;
}

/** The most points that all sides together can make in a game with these settings. */
export function mostPoints({
  mode,
  memoryCards,
  shortCircuits,
  rounds,
}: Pick<Settings, "mode" | "memoryCards" | "shortCircuits" | "rounds">): number {
  return rounds * (pointsForFeatures[3] * memoryCards + (mode === "solo" ? shortCircuits : 0));
}

/** Who wins with these points. */
export function outcomeFor(scores: readonly number[], settings: Settings): Outcome {
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, side) => (score === best ? [side] : []));
  return { scores, winners: settings.mode === "solo" ? [] : winners, most: mostPoints(settings) };
}
