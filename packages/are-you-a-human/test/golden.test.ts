import { golden, keepDisclosures } from "@facedown/testing";
import { test } from "vitest";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { allModes } from "./support/playthroughs.js";

golden(areYouAHuman, {
  test,
  folder: new URL("./golden/", import.meta.url),
  games: [
    { seed: "kitchen", seats: 2, options: { cardsOnTable: 6, shortCircuits: 2, rounds: 2 } },
    { seed: "attic", seats: 1, options: { cardsOnTable: 5, rounds: 1, deck: "unique64" } },
    {
      seed: "cellar",
      seats: 4,
      options: {
        mode: "teams",
        cardsOnTable: 6,
        shortCircuits: 4,
        rounds: 2,
        captainRotation: "turn",
        shortCircuitChain: true,
        allowPass: true,
      },
    },
  ],
});

keepDisclosures(areYouAHuman, {
  test,
  file: new URL("./golden/disclosures.txt", import.meta.url),
  ...allModes,
  runs: 200,
});
