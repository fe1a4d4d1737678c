import type { LawOptions } from "@facedown/testing";
import { humanPunishment } from "@facedown/human-punishment";

const opened =
  "what was answered in a window is opened when it closes, unless somebody reacted before: then it lives on, which is rare";

/** Twins of answers in windows seldom live until one of these moves is made. */
const rarelyLive = Object.fromEntries(
  humanPunishment.moveNames
    .filter((move) => !["respond", "timeUp", "withdraw"].includes(move))
    .map((move) => [`T3 at ${move}`, opened]),
);

/** The games that laws and disclosures look at. */
export const randomGames: LawOptions<typeof humanPunishment> = {
  options: [
    {},
    { decideSeconds: 60, quietRounds: 1 },
    { lastSurvivorTest: "first", deadWatchChecks: true, firstPlayer: 1 },
    { fallenStayTeam: true, lastRound: 6, reactSeconds: 0 },
  ],
  seats: [4, 4, 5, 6, 8],
  most: 700,
  expected: {
    "move handOver":
      "few hold the one Legion program when their ID is to be looked at: see cards/secrets.test.ts",
    "move forgo": "there is nearly always something to do: see turn.test.ts",
    "rejection HP-U-5": "the stack is hardly ever empty: see turn.test.ts",
    "rejection HP-N-6": "few hold the Legion program and two more secret loyalties: see turn.test.ts",
  },
  excused: {
    ...rarelyLive,
    "unseen box.boss": "the three Boss cards are set aside, as everybody knows",
    "unseen box.loyalties": "which loyalty cards the chart leaves in the box, everybody knows",
  },
};
