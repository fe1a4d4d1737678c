import {
  everyone,
  nobody,
  only,
  seatList,
  seatsWhere,
  secret,
  union,
  type Seat,
  type Seats,
} from "@facedown/core";
import type { Team } from "./pack/types.js";
import { isAlive, living, type Play } from "./scene.js";
import type { Ending, Mode, State } from "./state.js";
import { teamOf } from "./team.js";
import { judge, modeAfter, type Facing } from "./verdict.js";

/** What the checks know of Humans. */
export function modeOf({ checks }: Pick<State, "checks">): Mode {
  return checks[checks.length - 1]?.face ?? "open";
}

/** The teams of all players. */
function teamsOf(play: Play): Team[] {
  return play.table.players.map((_, seat) => teamOf(play, seat));
}

/** The game is over: all cards of the players are turned up, secret loyalties too (HP-N-2). */
function end({ table, dealer }: Play, ending: Ending): void {
  table.ending = ending;
  table.tasks.length = 0;
  table.announced = null;
  for (const { identity, loyalties, hand, up } of table.players) {
    for (const cards of [identity, loyalties, hand]) dealer.reveal(cards);
    up.id = true;
    up.loyalties = [true, true];
  }
}

/** Who is shown what a check finds. */
function watchersOf(play: Play, batch: readonly Seat[]): Seats {
  if (!play.table.settings.deadWatchChecks) return only(...batch);
  return seatsWhere(play.table.players.length, (seat) => !isAlive(play, seat));
}

/**
 * The check of the teams of those who live (HP-E-7 to HP-E-11): those eliminated now learn them, and everybody hears whether the
 * game goes on. Tells whether it does.
 */
export function check(play: Play, batch: readonly Seat[], withoutHumans: Mode): boolean {
  const { table, dealer } = play;
  const { fallenStayTeam } = table.settings;
  const facing: Facing = {
    teams: teamsOf(play),
    living: living(play),
    batch,
    mode: modeOf(table),
    withoutHumans,
    fallenStayTeam,
  };
  const mode = modeAfter(facing);
  const watchers = batch.length === 0 ? nobody : watchersOf(play, batch);
  table.checks.push(secret(mode, watchers));
  if (batch.length > 0) {
    const seen = facing.teams.map((team, seat) => (isAlive(play, seat) ? team : null));
    table.learned.push(secret(dealer.disclose("teams", seen, watchers), watchers));
  }
  dealer.tell({ type: "checked", announcer: batch[0] ?? null });
  const verdict = dealer.disclose("verdict", judge({ ...facing, mode }), everyone);
  if (verdict === "continues") return true;
  const winners = union(...seatList(verdict.winners as Seats).map((seat) => only(seat)));
  end(play, { team: verdict.team, winners, why: "check" });
  return false;
}

/** The game ends without a winner (HP-E-20). */
export function failPower(play: Play): void {
  play.dealer.tell({ type: "powerFailed" });
  end(play, { team: null, winners: nobody, why: "power" });
}
