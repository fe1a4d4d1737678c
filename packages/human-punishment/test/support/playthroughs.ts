import type { LawOptions } from "@facedown/testing";
import type { humanPunishment } from "@facedown/human-punishment";

/** The games that laws and disclosures look at. */
export const randomGames: LawOptions<typeof humanPunishment> = {
  options: [
    {},
    { decideSeconds: 60, quietRounds: 1 },
    { lastSurvivorTest: "first", deadWatchChecks: true, firstPlayer: 1 },
    { fallenStayTeam: true, lastRound: 6, reactSeconds: 0 },
  ],
  seats: [4, 4, 5, 6, 8],
  most: 260,
};
