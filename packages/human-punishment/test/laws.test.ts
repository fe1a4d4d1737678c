import { lawNames, laws } from "@facedown/testing";
import { test } from "vitest";
import { humanPunishment } from "@facedown/human-punishment";
import { printTwins } from "../../../test/report.js";
import { usualRuns } from "../../../test/usual-runs.js";
import { randomGames } from "./support/playthroughs.js";

const anHour = 3_600_000;

// Twins that stay alike until a weapon is dropped are rare: a hundred games have none.
for (const [only, runs] of [
  [["nothing leaks"], 160],
  [lawNames.filter((law) => law !== "nothing leaks"), 80],
] as const)
  laws(humanPunishment, {
    test,
    only,
    timeout: anHour,
    report: printTwins,
    ...usualRuns(runs),
    ...randomGames,
  });
