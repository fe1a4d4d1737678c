import type { PlaythroughOptions } from "@facedown/testing";
import type { nightMarket } from "../../src/index.js";

/** The games that laws and disclosures look at: every option, over its values. */
export const randomGames: PlaythroughOptions<typeof nightMarket> = {
  seats: [2, 3, 3, 4, 5],
  options: [{}, { rounds: 1 }, { rounds: 3 }],
};
