import type { DeductionView } from "./deduction-view.js";
import { teams, type Team } from "./pack/types.js";
import { each, type TeamChances } from "./team-chances.js";

/** The last that a check showed the viewer: teams by seat, `null` for those who did not live then. */
function lastLearned({ learned }: Pick<DeductionView, "learned">): readonly (Team | null)[] {
  return learned.findLast((shown) => shown !== null) ?? [];
}

/** How likely it is that a team that was shown has not changed without a trace: a rule of thumb, as `imagine` has one. */
const hasHeld = 0.95;

/** The team that the viewer was last shown a player to be of, where that may still be so (HP-E-18). */
export function shownTeam(
  view: Pick<DeductionView, "learned" | "players">,
  seat: number,
  chances: TeamChances,
): Team | undefined {
  const team = lastLearned(view)[seat] ?? undefined;
  const isOpenNow = teams.some((each) => chances[each] === 1) || view.players[seat]!.sworn !== null;
  return team !== undefined && !isOpenNow && chances[team] > 0 ? team : undefined;
}

/** The same chances, or their errors, where a team was shown: mostly it has held. */
export function weigh(chances: TeamChances, shown: Team | undefined, certain: 0 | 1): TeamChances {
  if (shown === undefined) return chances;
  return each((team) => (team === shown ? certain * hasHeld : 0) + (1 - hasHeld) * chances[team]);
}
