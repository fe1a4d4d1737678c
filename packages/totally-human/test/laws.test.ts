import { laws } from "@facedown/testing";
import { test } from "vitest";
import { totallyHuman, type AnswerNumber } from "@facedown/totally-human";
import { scarceGame } from "./support/packs.js";

/** Half of the hands are aliens', so that answers are often forced. */
const manyAliens = Array.from({ length: 15 }, (_, i) => ({
  number: ((i % 5) + 1) as AnswerNumber,
  alien: i % 5 === 0,
}));

const anHour = 3_600_000;

laws(totallyHuman, {
  test,
  timeout: anHour,
  options: [
    { minPlayers: 2 },
    { minPlayers: 2, discussionEnds: "host", identityDeck: manyAliens },
    { minPlayers: 2, discussionEnds: "host", multipleRequests: true },
    { minPlayers: 2, discussionEnds: "host", launchStart: "choose", rocketCount: 3 },
    { minPlayers: 2, discussionEnds: "host", negotiationDeadline: 60 },
  ],
  seats: [2, 2, 3, 3, 4],
  most: 50,
});

// Noun piles that run out: discards are shuffled back with random sides.
laws(scarceGame, {
  test: (name, run) => test(`scarce nouns: ${name}`, run, anHour),
  only: ["two engines", "nothing leaks", "conservation", "imagining does not peek"],
  options: [{ minPlayers: 2, discussionEnds: "host" }],
  seats: [2],
  most: 20,
});
