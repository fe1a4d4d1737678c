import { golden, keepDisclosures } from "@facedown/testing";
import { test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";
import { randomGames } from "./support/playthroughs.js";

golden(totallyHuman, {
  test,
  folder: new URL("./golden/", import.meta.url),
  games: [
    { seed: "kitchen", seats: 3 },
    {
      seed: "cellar",
      seats: 5,
      options: { launchStart: "choose", discussionEnds: "host", multipleRequests: true, rocketCount: 4 },
    },
  ],
});

keepDisclosures(totallyHuman, {
  test,
  file: new URL("./golden/disclosures.txt", import.meta.url),
  ...randomGames,
  runs: 200,
});
