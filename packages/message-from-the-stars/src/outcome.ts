import { perfectScore } from "./options.js";
import type { View } from "./state.js";

/** What a team made. */
export interface TeamPoints {
  /** The scientists' words that their alien guessed: 0 to 3. */
  readonly scientistWords: number;
  /** The alien's words that its scientists guessed: 0 to 3. */
  readonly alienWords: number;
  /** The letters of the cipher that the scientists guessed: 0 to 6. */
  readonly letters: number;
  /** The sum: 0 to 12. */
  readonly total: number;
}

/** How the game ended. */
export interface Outcome {
  /** The points of the team, or of team 0 and team 1. */
  readonly teams: readonly TeamPoints[];
  /** The team with more points; `null` for a draw, and where only one team plays. */
  readonly winner: 0 | 1 | null;
  /** Whether a team made all twelve points. */
  readonly perfect: boolean;
  /** Whether one team made as many points as it wanted to; `null` where it wanted none. */
  readonly reached: boolean | null;
}

/** How points come out (MS-28, MS-38). */
export function outcomeOfTeams(teams: readonly TeamPoints[], target: number | null): Outcome {
  const [first, second] = teams.map(({ total }) => total);
  const isDraw = first === undefined || second === undefined || first === second;
  return {
    teams,
    winner: isDraw ? null : first > second ? 0 : 1,
    perfect: teams.some(({ total }) => total === perfectScore),
    reached: target === null || teams.length > 1 ? null : teams[0]!.total >= target,
  };
}

/** How the game ended; `undefined` until all guesses are judged. */
export function outcomeOf(view: View): Outcome | undefined {
  if (view.phase !== "over") return undefined;
  const teams = view.sides.flatMap(({ team, kind, points }): TeamPoints[] => {
    if (kind === "alien") return [];
    const alien = view.sides.find((side) => side.team === team && side.kind === "alien")!;
    const [scientistWords, alienWords, letters] = [alien.points.words!, points.words!, points.letters!];
    return [{ scientistWords, alienWords, letters, total: scientistWords + alienWords + letters }];
  });
  return outcomeOfTeams(teams, view.settings.target);
}
