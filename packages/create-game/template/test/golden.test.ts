import { golden, keepDisclosures } from "@facedown/testing";
import { test } from "vitest";
import { nightMarket } from "../src/index.js";
import { randomGames } from "./support/random-games.js";

golden(nightMarket, {
  test,
  folder: new URL("./golden/", import.meta.url),
  games: [
    { seed: "kitchen", seats: 3, options: { rounds: 3 } },
    { seed: "cellar", seats: 2 },
  ],
});

keepDisclosures(nightMarket, {
  test,
  file: new URL("./golden/disclosures.txt", import.meta.url),
  ...randomGames,
  runs: 100,
});
