import type { OptionsOf } from "@facedown/core";
import type { LawOptions, PlaythroughOptions } from "@facedown/testing";
import type { areYouAHuman, MemoryCard } from "@facedown/are-you-a-human";

/** Five cards: every other round needs those of the round before. */
const scarce: MemoryCard[] = (["gear", "gear", "tool", "tool", "bulb"] as const).map((type, i) => ({
  type,
  color: i < 3 ? "red" : "blue",
  number: 1,
}));

type Games = PlaythroughOptions<typeof areYouAHuman> & Pick<LawOptions, "expected">;

const noTeams = "there are no teams";

/** Games of each mode, short enough for many. */
export const modes = {
  versus: {
    options: [
      {},
      { cardsOnTable: 6, deck: "unique64" },
      { cardsOnTable: 5, shortCircuits: 4, rounds: 2, shortCircuitChain: true },
      { cardsOnTable: 5, shortCircuits: 2, deck: scarce, tieForFirst: "random", allowPass: true },
      {
        cardsOnTable: 3,
        shortCircuits: 0,
        rounds: 4,
        reuseCards: true,
        firstPlayer: 1,
        memorizeSeconds: null,
      },
      { cardsOnTable: 4, layout: [0, 3, 1, 2].map((x) => ({ x, y: 2 * x })), memorizeSeconds: 5 },
    ],
    seats: [2, 3, 4],
    most: 40,
    expected: { "move suggest": noTeams },
  },
  solo: {
    options: [
      {},
      { mode: "solo", cardsOnTable: 6, shortCircuits: 3 },
      { cardsOnTable: 4, rounds: 2, deck: scarce, allowPass: true },
    ],
    seats: [1],
    most: 40,
    expected: {
      "move suggest": noTeams,
      "move decline": "a player alone chooses every card, so there is no bonus",
      "rejection AH-4": "the cards are covered as soon as the only player is ready",
      "rejection AH-8": "nobody else guesses",
    },
  },
  teams: {
    options: [
      { mode: "teams" },
      { mode: "teams", cardsOnTable: 6, shortCircuits: 4, captainRotation: "turn" },
      { mode: "teams", cardsOnTable: 4, captainRotation: "round", firstPlayer: 2, shortCircuitChain: true },
      { mode: "teams", cardsOnTable: 5, teams: [0, 1, 1, 0, 1], captains: [3, 4], allowPass: true },
    ],
    seats: [2, 3, 4, 5],
    most: 40,
  },
  large: {
    options: [
      { rounds: 1 },
      { cardsOnTable: 5, shortCircuits: 4, rounds: 2, allowPass: true },
      { cardsOnTable: 6, shortCircuits: 3, rounds: 2, layout: { columns: 4 } },
      { cardsOnTable: 10, shortCircuits: 2, shortCircuitChain: true },
    ],
    seats: [5, 6],
    most: 40,
    expected: { "move suggest": noTeams },
  },
} satisfies Readonly<Record<string, Games>>;

/** Games of all modes. */
export const allModes = {
  options: Object.values(modes).flatMap<Partial<OptionsOf<typeof areYouAHuman>>>(({ options }) => options),
  seats: [1, 2, 3, 4, 5],
  most: 40,
};
