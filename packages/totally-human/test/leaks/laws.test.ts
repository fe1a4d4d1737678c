import { laws } from "@facedown/testing";
import { test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";
import { printTwins } from "../../../../test/report.js";
import { usualRuns } from "../../../../test/usual-runs.js";
import { scarceGame } from "../support/packs.js";
import { randomGames } from "../support/playthroughs.js";
import { slowLaws } from "./slow.js";

const anHour = 3_600_000;
const regressions = new URL("../regressions/", import.meta.url);

laws(totallyHuman, {
  test,
  only: slowLaws,
  timeout: anHour,
  report: printTwins,
  regressions,
  ...usualRuns(150),
  ...randomGames,
});

// Noun piles that run out: discards are shuffled back with random sides.
laws(scarceGame, {
  test: (name, run) => test(`scarce nouns: ${name}`, run, anHour),
  only: ["two engines", "nothing leaks", "conservation", "imagining does not peek"],
  options: [{ minPlayers: 2, discussionEnds: "host" }],
  ...usualRuns(150),
  seats: [2],
  most: 20,
});
