import { mostSeats, type SetupProblem } from "@facedown/core";
import * as v from "valibot";
import { colors, memoryCardsOf, numbers, shortCircuitCount, types } from "./cards.js";
import { positionsOf, usualColumns, type Position } from "./layout.js";

/** One player alone, each for themselves, or two teams. */
export type Mode = "solo" | "versus" | "teams";

/** The basic number of cards on the table (AH-3). */
export const basicCards = 16;
/** The basic number of Short Circuits among them. */
export const basicShortCircuits = 3;
/** From so many players on, each for themselves, the cards must be divisible among them (AH-25). */
export const largeGroup = 5;
/** The fewest Short Circuits of such a group. */
export const largeGroupShortCircuits = 2;

const mostMemoryCards = 200;
/** The most cards that can lie on the table. */
export const mostCards = mostMemoryCards + shortCircuitCount;
const mostRounds = 10;
const mostSeconds = 60 * 60;
const farthest = 99;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const seat = whole(0, mostSeats - 1);

const memoryCard = v.strictObject({
  type: v.picklist(types),
  color: v.picklist(colors),
  number: v.picklist(numbers),
});

const position = v.strictObject({ x: whole(0, farthest), y: whole(0, farthest) });

function isEachOnce(positions: readonly Position[]): boolean {
  return new Set(positions.map(({ x, y }) => `${x} ${y}`)).size === positions.length;
}

/** The options, with their defaults. */
export const optionsSchema = /* @__PURE__ */ v.strictObject({
  mode: v.optional(v.nullable(v.picklist(["solo", "versus", "teams"])), null),
  deck: v.optional(
    v.union([
      v.picklist(["rulebook164", "unique64"]),
      v.pipe(v.array(memoryCard), v.minLength(1), v.maxLength(mostMemoryCards), v.readonly()),
    ]),
    "rulebook164",
  ),
  cardsOnTable: v.optional(v.nullable(whole(1, mostCards)), null),
  shortCircuits: v.optional(whole(0, shortCircuitCount), basicShortCircuits),
  layout: v.optional(
    v.nullable(
      v.pipe(
        v.union([
          v.strictObject({ columns: whole(1, mostCards) }),
          v.pipe(v.array(position), v.maxLength(mostCards), v.readonly()),
        ]),
        v.check(
          (layout) => "columns" in layout || isEachOnce(layout),
          "positions of which none is listed twice",
        ),
      ),
    ),
    null,
  ),
  memorizeSeconds: v.optional(v.nullable(whole(1, mostSeconds)), 60),
  rounds: v.optional(whole(1, mostRounds), 3),
  firstPlayer: v.optional(v.nullable(seat), null),
  tieForFirst: v.optional(v.picklist(["order", "random"]), "order"),
  reuseCards: v.optional(v.boolean(), false),
  allowPass: v.optional(v.boolean(), false),
  shortCircuitChain: v.optional(v.boolean(), false),
  teams: v.optional(v.nullable(v.pipe(v.array(v.picklist([0, 1])), v.readonly())), null),
  captains: v.optional(v.nullable(v.pipe(v.tuple([seat, seat]), v.readonly())), null),
  captainRotation: v.optional(v.picklist(["fixed", "turn", "round"]), "fixed"),
});

/** The options of a game, defaults filled in. */
export interface Options extends v.InferOutput<typeof optionsSchema> {}

/** The options that moves and rounds depend on, with what is chosen by the number of players. */
export interface Settings {
  readonly mode: Mode;
  /** How many Memory cards lie on the table in each round. */
  readonly memoryCards: number;
  /** How many Short Circuits lie among them. */
  readonly shortCircuits: number;
  /** Where each card lies, in the order of the table. */
  readonly layout: readonly Position[];
  /** After how many seconds the cards are covered; `null` for when the host or all players say so. */
  readonly memorizeSeconds: number | null;
  readonly rounds: number;
  /** The seat whose side begins the first round; `null` for one by chance. */
  readonly firstPlayer: number | null;
  /** Who begins when several sides have the fewest points: the one whose turn would come first, or one by chance. */
  readonly tieForFirst: "order" | "random";
  /** Whether the cards of a round are shuffled back at once; otherwise only when the stock is too small. */
  readonly reuseCards: boolean;
  /** Whether a player may name nothing. */
  readonly allowPass: boolean;
  /** Whether a Short Circuit that is named on a bonus guess brings another. */
  readonly shortCircuitChain: boolean;
  /** When the captain of a team changes: never, after each of its turns, or after each round. */
  readonly captainRotation: "fixed" | "turn" | "round";
}

/** The mode of a table, which follows from the number of players unless it is chosen. */
export function modeOf({ mode }: Pick<Options, "mode">, seats: number): Mode {
  return mode ?? (seats === 1 ? "solo" : "versus");
}

function isLargeGroup(mode: Mode, seats: number): boolean {
  return mode === "versus" && seats >= largeGroup;
}

/** How many cards lie on the table unless it is said: sixteen, or the next multiple for a large group (AH-A5). */
export function usualCards(mode: Mode, seats: number): number {
  return isLargeGroup(mode, seats) ? Math.ceil(basicCards / seats) * seats : basicCards;
}

/** The settings of these options for so many players. */
export function settingsOf(options: Options, seats: number): Settings {
  const mode = modeOf(options, seats);
  const cards = options.cardsOnTable ?? usualCards(mode, seats);
  const { shortCircuits, memorizeSeconds, rounds, firstPlayer, tieForFirst } = options;
  const { reuseCards, allowPass, shortCircuitChain, captainRotation } = options;
  return {
    mode,
    memoryCards: cards - shortCircuits,
    shortCircuits,
    layout: positionsOf(options.layout ?? { columns: usualColumns(cards) }, cards),
    memorizeSeconds,
    rounds,
    firstPlayer,
    tieForFirst,
    reuseCards,
    allowPass,
    shortCircuitChain,
    captainRotation,
  };
}

/** The team of each seat: as chosen, or every other player (AH-A2). */
export function teamsOf({ teams }: Pick<Options, "teams">, seats: number): readonly (0 | 1)[] {
  return teams ?? Array.from({ length: seats }, (_, at) => (at % 2) as 0 | 1);
}

/** How hard a table is against the basic one of 13 Memory cards and 3 Short Circuits (AH-27). */
export type Difficulty = "basic" | "easier" | "harder" | "mixed";

/** Fewer Memory cards and more Short Circuits are easier; where one is easier and the other harder it is mixed. */
export function difficultyOf({
  memoryCards,
  shortCircuits,
}: Pick<Settings, "memoryCards" | "shortCircuits">): Difficulty {
  const more = Math.sign(memoryCards - (basicCards - basicShortCircuits));
  const fewer = Math.sign(basicShortCircuits - shortCircuits);
  if (more === 0 && fewer === 0) return "basic";
  if (more >= 0 && fewer >= 0) return "harder";
  return more <= 0 && fewer <= 0 ? "easier" : "mixed";
}

function problem(path: string, value: unknown, expected: string): SetupProblem {
  return { path, value, expected };
}

function modeProblem(options: Options, seats: number): SetupProblem | undefined {
  const mode = modeOf(options, seats);
  const { firstPlayer } = options;
  if (mode === "solo" && seats !== 1) return problem("seats", seats, "1 player for a solo game");
  if (mode !== "solo" && seats === 1) return problem("seats", seats, `at least 2 players for mode "${mode}"`);
  if (firstPlayer !== null && firstPlayer >= seats)
    return problem("options.firstPlayer", firstPlayer, `a seat from 0 to ${seats - 1}`);
  if (mode === "teams") return teamProblem(options, seats);
  for (const name of ["teams", "captains"] as const)
    if (options[name] !== null) return problem(`options.${name}`, options[name], 'null, or "mode": "teams"');
  return undefined;
}

function teamProblem(options: Options, seats: number): SetupProblem | undefined {
  const teams = teamsOf(options, seats);
  const { captains } = options;
  if (teams.length !== seats)
    return problem("options.teams", teams, `a team, 0 or 1, for each of the ${seats} seats`);
  if (!teams.includes(0) || !teams.includes(1))
    return problem("options.teams", teams, "at least one player in each team");
  if (captains?.some((captain, team) => teams[captain] !== team))
    return problem("options.captains", captains, "a member of team 0 and a member of team 1");
  return undefined;
}

function cardProblem(options: Options, seats: number): SetupProblem | undefined {
  const { mode, memoryCards, shortCircuits, layout } = settingsOf(options, seats);
  const cards = memoryCards + shortCircuits;
  const most = memoryCardsOf(options.deck).length;
  if (memoryCards < 1 || memoryCards > most)
    return problem(
      "options.cardsOnTable",
      cards,
      `${shortCircuits + 1} to ${shortCircuits + most} cards, ${shortCircuits} of them Short Circuits`,
    );
  if (layout.length !== cards)
    return problem("options.layout", layout.length, `${cards} positions, one for each card`);
  if (!isLargeGroup(mode, seats)) return undefined;
  if (cards % seats !== 0)
    return problem("options.cardsOnTable", cards, `a number of cards that is divisible by ${seats} players`);
  return shortCircuits < largeGroupShortCircuits
    ? problem(
        "options.shortCircuits",
        shortCircuits,
        `at least ${largeGroupShortCircuits} for ${largeGroup} and more players`,
      )
    : undefined;
}

/** What is wrong with this number of players under these options. */
export function setupProblem(options: Options, seats: number): SetupProblem | undefined {
  return modeProblem(options, seats) ?? cardProblem(options, seats);
}
