import type { Watched } from "../watching.js";

/** What a page of an engine knows beside the code. */
export interface EngineWords {
  /** The games that are looked at for examples, and for which phase follows which. */
  readonly watched: readonly Watched[];
  /** The rule or decision that made each option one; `null` where it is the library's own. */
  readonly optionRules: Readonly<Record<string, string | null>>;
}

/** By the game's name. */
export const engineWords: Readonly<Record<string, EngineWords>> = {
  "totally-human": {
    watched: [
      { seats: 4, options: {}, games: 6 },
      {
        seats: 5,
        options: { launchStart: "choose", negotiationDeadline: 60, multipleRequests: true },
        games: 6,
      },
      { seats: 3, options: { discussionEnds: "host", rocketCount: 2 }, games: 6 },
      { seats: 8, options: { rocketCount: 2 }, games: 2 },
    ],
    optionRules: {
      minPlayers: "TH-A1",
      identityDeck: "TH-A2",
      launchStart: "TH-A3",
      discussionEnds: "TH-A6",
      multipleRequests: "TH-A13",
      negotiationDeadline: "TH-A15",
      rocketCount: "TH-A17",
      characters: "TH-3",
    },
  },
  "are-you-a-human": {
    watched: [
      { seats: 2, options: { allowPass: true }, games: 4 },
      { seats: 1, options: {}, games: 2 },
      { seats: 4, options: { mode: "teams", captainRotation: "turn", shortCircuits: 6 }, games: 5 },
    ],
    optionRules: {
      mode: "AH-A2",
      deck: "AH-A1",
      cardsOnTable: "AH-A5",
      shortCircuits: "AH-A25",
      layout: "AH-A24",
      memorizeSeconds: "AH-A18",
      rounds: "AH-A27",
      firstPlayer: "AH-A14",
      tieForFirst: "AH-A15",
      reuseCards: "AH-A17",
      allowPass: "AH-A7",
      shortCircuitChain: "AH-A11",
      teams: "AH-A2",
      captains: "AH-22",
      captainRotation: "AH-A21",
    },
  },
  "message-from-the-stars": {
    watched: [
      { seats: 3, options: {}, games: 3 },
      {
        seats: 6,
        options: { mode: "teams", submission: "unanimous", cipherSource: "manual", manualScoring: true },
        games: 3,
      },
      { seats: 4, options: { submission: "captain", hard: true }, games: 3 },
    ],
    optionRules: {
      mode: "MS-31",
      hard: "MS-40",
      aliens: "MS-2",
      teams: "MS-A22",
      captains: "MS-A15",
      submission: "MS-A15",
      cipherSource: "MS-7",
      manualScoring: "MS-A3",
      allowPhrases: "MS-A4",
      longestWord: "MS-A5",
      containsRule: "MS-A7",
      sentenceWords: "MS-A9",
      forbidRepeats: "MS-A11",
      strictGuess: "MS-A13",
      target: "MS-A16",
    },
  },
  "human-punishment": {
    watched: [
      { seats: 5, options: { quietRounds: 1 }, games: 6 },
      { seats: 8, options: {}, games: 4 },
      { seats: 4, options: { lastRound: 3 }, games: 4 },
    ],
    optionRules: {
      firstPlayer: "HP-P-12",
      loyaltySupply: "HP-A-2",
      lastSurvivorTest: "HP-A-10",
      quietRounds: "HP-E-19",
      lastRound: "HP-E-20",
      deadWatchChecks: "HP-A-26",
      fallenStayTeam: "HP-A-28",
      reactSeconds: null,
      decideSeconds: null,
      turnSeconds: "HP-A-40",
    },
  },
};
