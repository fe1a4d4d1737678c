import { laws } from "@facedown/testing";
import { test } from "vitest";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { printTwins } from "../../../test/report.js";
import { modes } from "./support/playthroughs.js";

const anHour = 3_600_000;

// Four modes share what one game has, unless it is said how many runs there are.
const runs = process.env["FACEDOWN_RUNS"] === undefined ? { runs: 75 } : {};

for (const [mode, games] of Object.entries(modes))
  laws(areYouAHuman, {
    test: (name, run) => test(`${mode}: ${name}`, run, anHour),
    report: printTwins,
    ...runs,
    ...games,
  });
