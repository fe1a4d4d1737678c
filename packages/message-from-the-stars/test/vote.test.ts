import { runLaw } from "@facedown/testing";
import { expect, test } from "vitest";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { randomGames } from "./support/playthroughs.js";

const vote = {
  seats: 4,
  options: { submission: "unanimous" },
  seed: "seed 0",
  twins: 1,
  deeds: [
    { by: 0, move: { type: "transmit", word: "MEETING" } },
    { by: 1, move: { type: "transmit", word: "OKAPI" } },
    { by: 2, move: { type: "agree" } },
    { by: 3, move: { type: "agree" } },
  ],
} as const;

test(
  "a vote that the last one completes before all is no leak of the votes before it",
  { timeout: 120_000 },
  () => {
    const look = (excused: Readonly<Record<string, string>>) => {
      const twins = Array.from({ length: 12 }, (_, i) => ({ ...vote, twins: i }));
      const { failure } = runLaw(messageFromTheStars, "nothing leaks", {
        ...randomGames,
        excused,
        regressions: twins,
        runs: 1,
        shrink: false,
      });
      return failure?.message ?? "";
    };
    expect(look({})).not.toContain("agree, is not made");
    expect(look(randomGames.excused!)).not.toContain("agree, is not made");
  },
);
