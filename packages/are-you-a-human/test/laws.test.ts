import { laws } from "@facedown/testing";
import { test } from "vitest";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { printTwins } from "../../../test/report.js";
import { usualRuns } from "../../../test/usual-runs.js";
import { modes } from "./support/playthroughs.js";

const anHour = 3_600_000;

for (const [mode, games] of Object.entries(modes))
  laws(areYouAHuman, {
    test: (name, run) => test(`${mode}: ${name}`, run, anHour),
    report: printTwins,
    ...usualRuns(50),
    ...games,
  });
