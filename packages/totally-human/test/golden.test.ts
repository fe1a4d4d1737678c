import { golden } from "@facedown/testing";
import { test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";

golden(totallyHuman, {
  test,
  folder: new URL("./golden/", import.meta.url),
  games: [
    { seed: "kitchen", seats: 3 },
    {
      seed: "attic",
      seats: 5,
      options: { launchStart: "choose", discussionEnds: "host", multipleRequests: true, rocketCount: 4 },
    },
  ],
});
