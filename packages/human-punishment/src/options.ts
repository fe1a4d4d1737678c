import type { SetupProblem } from "@facedown/core";
import * as v from "valibot";
import { mostPlayers, type Pack } from "./pack/types.js";

const seconds = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 0);
const mostRounds = 1000;

/** The options of a game, with their defaults. */
export const optionsSchema = v.strictObject({
  firstPlayer: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1))),
    null,
  ),
  loyaltySupply: v.optional(v.picklist(["chart", "box"]), "chart"),
  lastSurvivorTest: v.optional(v.picklist(["every", "first"]), "every"),
  quietRounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostRounds)), 6),
  lastRound: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostRounds)), 200),
  deadWatchChecks: v.optional(v.boolean(), false),
  fallenStayTeam: v.optional(v.boolean(), false),
  reactSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)), 30),
  decideSeconds: seconds,
  turnSeconds: seconds,
});

/** The options of a game, defaults filled in. */
export interface Options extends v.InferOutput<typeof optionsSchema> {}

/** The options that the rules ask for once the game has begun. */
export interface Settings {
  /** Whether every check can find that there is no Human any more, or the first one alone (HP-A-10). */
  readonly lastSurvivorTest: "every" | "first";
  /** After so many rounds in which nobody loses hit points the check is repeated; 0 for never (HP-E-19). */
  readonly quietRounds: number;
  /** The round with which the game ends at the latest (HP-E-20). */
  readonly lastRound: number;
  /** Whether all who are eliminated learn the teams at each check (HP-A-26). */
  readonly deadWatchChecks: boolean;
  /** Whether Fallen stay a team once everybody has to survive alone, as Legion does (HP-A-28). */
  readonly fallenStayTeam: boolean;
  /** How long a window for reactions is open, in seconds; 0 for as long as it takes. */
  readonly reactSeconds: number;
  /** How long other decisions of one player may take, in seconds; 0 for as long as it takes. */
  readonly decideSeconds: number;
  /** How long the choice of an action may take, anew after each program, in seconds; 0 for as long as it takes. */
  readonly turnSeconds: number;
}

/** The settings of these options. */
export function settingsOf({ firstPlayer: _, loyaltySupply: __, ...settings }: Options): Settings {
  return settings;
}

/** What is wrong with options and a number of seats; `undefined` when nothing is. */
export function setupProblem(options: Options, seats: number, pack: Pack): SetupProblem | undefined {
  const { firstPlayer, loyaltySupply } = options;
  if (firstPlayer !== null && firstPlayer >= seats)
    return { path: "options.firstPlayer", value: firstPlayer, expected: `a seat from 0 to ${seats - 1}` };
  const beyond = pack.charts[seats]?.beyond ?? {};
  if (loyaltySupply === "box" && Object.keys(beyond).length > 0)
    return {
      path: "options.loyaltySupply",
      value: loyaltySupply,
      expected: `"chart", since the box has too few loyalty cards for ${seats} players`,
    };
  return undefined;
}
