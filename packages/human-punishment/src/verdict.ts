import { includes, only, seatsWhere, type Seat, type Seats } from "@facedown/core";
import type { Settings } from "./options.js";
import type { Team } from "./pack/types.js";
import type { Mode, Verdict } from "./state.js";

/** What a check looks at. */
export interface Facing {
  /** The team of each player, by seat, whether it lives or not. */
  readonly teams: readonly Team[];
  readonly living: Seats;
  /** Those who are eliminated now; nobody at a repeated check. */
  readonly batch: readonly Seat[];
  readonly mode: Mode;
  /** What this check finds where no Human lives, and none was eliminated by it or before it (HP-A-10). */
  readonly withoutHumans: Mode;
  readonly fallenStayTeam: boolean;
}

/**
 * What a check finds where no Human lives and none was eliminated: each finds that all survive alone, or the check of the
 * first elimination does and those before it, which are repeated ones, find nothing (HP-A-10).
 */
export function withoutHumans(
  { lastSurvivorTest }: Pick<Settings, "lastSurvivorTest">,
  when: "before the first" | "first" | "later",
): Mode {
  if (lastSurvivorTest === "every" || when === "first") return "alone";
  return when === "later" ? "wiped" : "open";
}

/** What the checks know of Humans after this one (HP-E-12, HP-E-14, HP-E-15). */
export function modeAfter({ teams, living, batch, mode, withoutHumans: found }: Facing): Mode {
  if (mode === "alone") return "alone";
  if (teams.some((team, seat) => team === "human" && includes(living, seat))) return "open";
  if (mode === "wiped" || batch.some((seat) => teams[seat] === "human")) return "wiped";
  return found;
}

function staysTeam(team: Team, { mode, fallenStayTeam }: Pick<Facing, "mode" | "fallenStayTeam">): boolean {
  if (mode !== "alone") return team !== "outlaw";
  return team === "legion" || (team === "fallen" && fallenStayTeam);
}

/** The team that has won on the full picture, and who of it; `undefined` when the game goes on (HP-E-6). `mode` is the new one. */
export function judge(facing: Facing): Verdict {
  const { teams, living, mode } = facing;
  const alive = teams.flatMap((_, seat) => (includes(living, seat) ? [seat] : []));
  const all = (team: Team): boolean => alive.every((seat) => teams[seat] === team);
  const together = (team: Team): Verdict => ({
    team,
    winners: seatsWhere(teams.length, (seat) => teams[seat] === team),
  });
  const [survivor] = alive;
  if (survivor === undefined) return { team: null, winners: 0 };
  const own = teams[survivor]!;
  if (alive.length === 1)
    return staysTeam(own, facing) ? together(own) : { team: own, winners: only(survivor) };
  if (all("legion")) return together("legion");
  if (all("fallen") && staysTeam("fallen", facing)) return together("fallen");
  if (mode === "alone") return "continues";
  if (all("human")) return together("human");
  const hasMachine = alive.some((seat) => teams[seat] === "machine");
  return mode === "wiped" && hasMachine ? together("machine") : "continues";
}
