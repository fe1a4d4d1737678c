import { lawNames, laws } from "@facedown/testing";
import { test } from "vitest";
import { totallyHuman } from "@facedown/totally-human";
import { usualRuns } from "../../../test/usual-runs.js";
import { slowLaws } from "./leaks/slow.js";
import { randomGames } from "./support/playthroughs.js";

const anHour = 3_600_000;
const regressions = new URL("./regressions/", import.meta.url);

// The slow ones are in a file of their own, so that both run at once.
const only = lawNames.filter((name) => !slowLaws.includes(name));

laws(totallyHuman, { test, only, timeout: anHour, regressions, ...usualRuns(150), ...randomGames });
