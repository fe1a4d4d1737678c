import { laws } from "@facedown/testing";
import { test } from "vitest";
import { humanPunishment } from "@facedown/human-punishment";
import { printTwins } from "../../../test/report.js";
import { usualRuns } from "../../../test/usual-runs.js";
import { randomGames } from "./support/playthroughs.js";

const anHour = 3_600_000;

laws(humanPunishment, {
  test,
  timeout: anHour,
  report: printTwins,
  ...usualRuns(100),
  ...randomGames,
});
