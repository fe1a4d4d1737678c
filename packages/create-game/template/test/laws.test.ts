import { laws } from "@facedown/testing";
import { test } from "vitest";
import { nightMarket } from "../src/index.js";
import { randomGames } from "./support/random-games.js";

// `npm run laws -- --runs 5000` tries more.
const runs = Number(process.env["FACEDOWN_RUNS"] ?? 300);

laws(nightMarket, { test, runs, regressions: new URL("./regressions/", import.meta.url), ...randomGames });
