import { golden, keepDisclosures } from "@facedown/testing";
import { test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { randomGames } from "./support/playthroughs.js";

golden(messageFromTheStars, {
  test,
  folder: new URL("./golden/", import.meta.url),
  games: [
    { seed: "kitchen", seats: 3 },
    { seed: "cellar", seats: 4, options: { mode: "teams", hard: true, submission: "captain" } },
  ],
});

keepDisclosures(messageFromTheStars, {
  test,
  file: new URL("./golden/disclosures.txt", import.meta.url),
  ...randomGames,
  runs: 200,
});
