import { FacedownError } from "@facedown/core";
import { teams, type Team } from "./pack/types.js";

/** The chance of each team, from 0 to 1; together they are 1. */
export type TeamChances = Readonly<Record<Team, number>>;

/** No chance of any. */
export const none: TeamChances = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };

/** A number for each team. */
export function each(of: (team: Team) => number): TeamChances {
  return {
    human: of("human"),
    machine: of("machine"),
    outlaw: of("outlaw"),
    legion: of("legion"),
    fallen: of("fallen"),
  };
}

/** What a viewer can work out about the teams. */
export interface Deduction {
  /** The chances of each seat's team: one of them is 1 for who sees all its cards, such as the viewer itself. */
  readonly teams: readonly TeamChances[];
  /** The standard error of each chance: 0 only where it was worked out, or the viewer sees all cards of that seat. */
  readonly errors: readonly TeamChances[];
  /** What was taken for granted. */
  readonly model: string;
}

/** The likeliest team of a player; of several as likely the first in the order of teams. Throws `bad-option`. */
export function likeliestTeam(chances: TeamChances): Team {
  const isRight =
    typeof (chances as unknown) === "object" &&
    (chances as unknown) !== null &&
    teams.every((team) => typeof (chances[team] as unknown) === "number");
  if (!isRight) throw new FacedownError("bad-option", "chances", chances, "the chance of each team");
  return teams.reduce((best, team) => (chances[team] > chances[best] ? team : best));
}
