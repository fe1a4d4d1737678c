import { keepDisclosures } from "@facedown/testing";
import { test } from "vitest";
import { humanPunishment } from "@facedown/human-punishment";
import { randomGames } from "./support/playthroughs.js";

keepDisclosures(humanPunishment, {
  test,
  file: new URL("./golden/disclosures.txt", import.meta.url),
  ...randomGames,
  runs: 100,
});
