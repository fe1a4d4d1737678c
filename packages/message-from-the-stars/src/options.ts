import { includes, mostSeats, nobody, only, type SetupProblem } from "@facedown/core";
import * as v from "valibot";
import { cipherSources, type CipherSource } from "./distribution.js";
import { alienSeats, sidesOf } from "./sides.js";

/** The greatest length of a word, in letters: its score stays an integer that JavaScript counts exactly (MS-A5). */
export const longestWord = 50;

/** The most points a team can make. */
export const perfectScore = 12;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1));
const differentSeats = v.pipe(
  v.array(seat),
  v.check((seats) => new Set(seats).size === seats.length, "seats of which none is there twice"),
  v.readonly(),
);

/** The options of a game, with their defaults. */
export const optionsSchema = v.strictObject({
  mode: v.optional(v.picklist(["coop", "teams"]), "coop"),
  hard: v.optional(v.boolean(), false),
  aliens: v.optional(v.nullable(differentSeats), null),
  teams: v.optional(
    v.nullable(v.pipe(v.array(v.picklist([0, 1])), v.maxLength(mostSeats), v.readonly())),
    null,
  ),
  captains: v.optional(v.nullable(differentSeats), null),
  submission: v.optional(v.picklist(["any", "captain", "unanimous"]), "any"),
  cipherSource: v.optional(v.picklist(cipherSources), "deck"),
  manualScoring: v.optional(v.boolean(), false),
  allowPhrases: v.optional(v.boolean(), false),
  longestWord: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestWord)),
    longestWord,
  ),
  containsRule: v.optional(v.picklist(["substring", "wholeWord"]), "substring"),
  sentenceWords: v.optional(v.picklist(["content", "free"]), "content"),
  forbidRepeats: v.optional(v.boolean(), false),
  strictGuess: v.optional(v.boolean(), false),
  target: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(perfectScore))),
    null,
  ),
});

/** The options of a game, defaults filled in. */
export interface Options extends v.InferOutput<typeof optionsSchema> {}

/** The options that moves depend on. */
export interface Settings {
  /** One alien and its scientists against the stars, or two teams against each other. */
  readonly mode: "coop" | "teams";
  /** A round fewer for one team; secret alien transmissions for two. */
  readonly hard: boolean;
  /** Who may send a word or a guess for a side: any of its players, its captain, or all of one mind. */
  readonly submission: "any" | "captain" | "unanimous";
  readonly cipherSource: CipherSource;
  /** Whether the alien works scores out itself; a wrong one is refused. */
  readonly manualScoring: boolean;
  readonly allowPhrases: boolean;
  /** The most letters that a word may have. */
  readonly longestWord: number;
  readonly containsRule: "substring" | "wholeWord";
  readonly sentenceWords: "content" | "free";
  readonly forbidRepeats: boolean;
  /** Whether a guessed cipher must have the colors that a cipher has. */
  readonly strictGuess: boolean;
  /** How many points one team wants to make; `null` for none. */
  readonly target: number | null;
}

/** The settings of these options. */
export function settingsOf({ aliens: _, teams: __, captains: ___, ...settings }: Options): Settings {
  return settings;
}

/** How many rounds of transmissions are played: 4, or 3 in hard mode and between teams (MS-9, MS-33, MS-40). */
export function roundsOf({ mode, hard }: Pick<Settings, "mode" | "hard">): number {
  return mode === "coop" && !hard ? 4 : 3;
}

/** What is wrong with this number of players under these options. */
export function setupProblem(options: Options, seats: number): SetupProblem | undefined {
  const { mode, aliens, teams, target } = options;
  const isTeams = mode === "teams";
  const wrong = (path: string, value: unknown, expected: string): SetupProblem => ({ path, value, expected });
  if (seats < (isTeams ? 4 : 2))
    return wrong("seats", seats, isTeams ? "at least 4 players for two teams" : "at least 2 players");
  if (teams !== null && !isTeams) return wrong("options.teams", teams, 'null, or "mode": "teams"');
  if (target !== null && isTeams) return wrong("options.target", target, 'null, or "mode": "coop"');
  if (teams !== null && teams.length !== seats)
    return wrong("options.teams", teams, `the team of each of the ${seats} seats, 0 or 1`);
  const wanted = isTeams ? "the seats of two aliens, the first of team 0" : "the seat of one alien";
  if (aliens !== null && (aliens.length !== (isTeams ? 2 : 1) || aliens.some((each) => each >= seats)))
    return wrong("options.aliens", aliens, wanted);
  const sides = sidesOf(options, seats);
  if (aliens !== null && alienSeats(sides) !== only(...aliens))
    return wrong("options.aliens", aliens, wanted);
  if (sides.some(({ members }) => members === nobody))
    return wrong("options.teams", teams, "an alien and at least one scientist in each team");
  return captainProblem(options, sides, wrong);
}

function captainProblem(
  { captains }: Options,
  sides: ReturnType<typeof sidesOf>,
  wrong: (path: string, value: unknown, expected: string) => SetupProblem,
): SetupProblem | undefined {
  if (captains === null) return undefined;
  const scientists = sides.filter(({ kind }) => kind === "scientists");
  const fits =
    captains.length === scientists.length &&
    captains.every((captain, at) => includes(scientists[at]!.members, captain));
  return fits
    ? undefined
    : wrong("options.captains", captains, "a scientist of each team, that of team 0 first");
}
