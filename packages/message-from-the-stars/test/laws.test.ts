import { laws } from "@facedown/testing";
import { test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { printTwins } from "../../../test/report.js";
import { usualRuns } from "../../../test/usual-runs.js";
import { randomGames } from "./support/playthroughs.js";

const anHour = 3_600_000;

laws(messageFromTheStars, { test, timeout: anHour, report: printTwins, ...usualRuns(150), ...randomGames });
