import { laws } from "@facedown/testing";
import { test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { printTwins } from "../../../test/report.js";
import { usualRuns } from "../../../test/usual-runs.js";
import { randomGames } from "./support/playthroughs.js";

const anHour = 3_600_000;
const regressions = new URL("./regressions/", import.meta.url);

laws(messageFromTheStars, {
  test,
  timeout: anHour,
  report: printTwins,
  regressions,
  ...usualRuns(150),
  ...randomGames,
});
