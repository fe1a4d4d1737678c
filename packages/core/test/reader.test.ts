import { expect, test } from "vitest";
import { defineRules, describe, nobody, only, startMatch, zone, type Zone } from "@facedown/core";

interface State {
  hands: Zone<number>[];
}

const rules = defineRules<State>()({ visible: { hands: "cells" } });

const game = rules.game({
  name: "reader",
  version: 1,
  seats: { min: 2, max: 2 },
  usual: 1,
  setup: () => ({ hands: [zone(only(0), [7]), zone(only(1), [8])] }),
  moves: { pass: rules.move({ apply: () => undefined }) },
  toAct: () => nobody,
  outcome: () => undefined,
  words: {
    en: {
      moves: {
        pass: (_, { view, viewer }) =>
          viewer === "spectator" ? "Pass" : `Keep the ${view.hands[viewer]?.[0] ?? "card"}`,
      },
      events: {},
      rejections: {},
      phases: {},
      places: { hands: () => "a hand" },
      card: (face) => JSON.stringify(face),
      options: {},
      outcome: () => "over",
      facts: {},
    },
  },
});

test("a sentence knows who reads it, and no more than that reader's view", () => {
  const match = startMatch(game, { seats: 2, seed: "r" });
  const said = ([0, 1, "spectator"] as const).map((viewer) =>
    describe(game, "en", viewer).move({ type: "pass" }, match.view(viewer)),
  );
  expect(said).toEqual(["Keep the 7", "Keep the 8", "Pass"]);
  expect(describe(game).move({ type: "pass" }, match.view(0))).toBe("Pass");
});
