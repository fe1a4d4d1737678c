import type { Role } from "./cards.js";

/** Why a player succeeds or fails. */
export type Reason =
  /** An alien with at least one human aboard: succeeds. */
  | "humans aboard"
  /** An alien alone or among aliens: fails. */
  | "no human aboard"
  /** A human on the single largest rocket without aliens: succeeds. */
  | "largest"
  /** A human with an alien aboard: fails. */
  | "alien aboard"
  /** A human on a rocket without aliens that is not the largest: fails. */
  | "smaller"
  /** A human on one of several largest rockets without aliens: fails. */
  | "tied";

/** How the game ended for a player. */
export interface Result {
  readonly role: Role;
  readonly success: boolean;
  readonly reason: Reason;
}

/** How a game ended: a result for each seat. There is no ranking, and perhaps nobody succeeds. */
export interface Outcome {
  readonly results: readonly Result[];
}

/** A player as the resolution sees it. */
export interface Judged {
  readonly role: Role;
  /** Any name of the rocket. */
  readonly rocket: number;
}

/** Who succeeds: a result for each player, in their order. */
export function judge(players: readonly Judged[]): Result[] {
  const aboard = (rocket: number): Judged[] => players.filter((player) => player.rocket === rocket);
  const has = (crew: readonly Judged[], role: Role): boolean => crew.some((player) => player.role === role);

  const colonies = [...new Set(players.map(({ rocket }) => rocket))]
    .map(aboard)
    .filter((crew) => !has(crew, "alien"))
    .map((crew) => crew.length);
  const largest = Math.max(0, ...colonies);
  const single = colonies.filter((crew) => crew === largest).length === 1;

  return players.map(({ role, rocket }): Result => {
    const crew = aboard(rocket);
    if (role === "alien")
      return has(crew, "human")
        ? { role, success: true, reason: "humans aboard" }
        : { role, success: false, reason: "no human aboard" };
    if (has(crew, "alien")) return { role, success: false, reason: "alien aboard" };
    if (crew.length < largest) return { role, success: false, reason: "smaller" };
    return single ? { role, success: true, reason: "largest" } : { role, success: false, reason: "tied" };
  });
}
