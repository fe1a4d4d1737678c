import type { PlaythroughOptions } from "@facedown/testing";
import type { AnswerNumber, totallyHuman } from "@facedown/totally-human";

/** Half of the hands are aliens', so that answers are often forced. */
const manyAliens = Array.from({ length: 15 }, (_, i) => ({
  number: ((i % 5) + 1) as AnswerNumber,
  alien: i % 5 === 0,
}));

/** The games that laws and disclosures look at: every option, short enough for many. */
export const randomGames: PlaythroughOptions<typeof totallyHuman> = {
  options: [
    { minPlayers: 2 },
    { minPlayers: 2, discussionEnds: "host", identityDeck: manyAliens },
    { minPlayers: 2, discussionEnds: "host", multipleRequests: true },
    { minPlayers: 2, discussionEnds: "host", launchStart: "choose", rocketCount: 3 },
    { minPlayers: 2, discussionEnds: "host", negotiationDeadline: 60 },
  ],
  seats: [2, 2, 3, 3, 4, 5, 8],
  most: 50,
};
