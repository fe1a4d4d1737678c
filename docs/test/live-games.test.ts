import type { AnyGame } from "@facedown/core";
import { lawNames, laws } from "@facedown/testing";
import { test } from "vitest";

/** The games of the pages on concepts, and how many games for leaks, where the rarest of them need more. */
const games: Readonly<Record<string, number>> = {
  code: 40,
  cup: 40,
  "one-card": 40,
  peek: 40,
  suits: 40,
  window: 150,
};

for (const [name, runs] of Object.entries(games)) {
  const file = new URL(`../live/${name}.ts`, import.meta.url);
  const { game } = (await import(file.href)) as { readonly game: AnyGame };
  const hasTruths = game.inside.definition.invariants !== undefined;
  const others = lawNames.filter((law) => law !== "nothing leaks" && (law !== "invariants" || hasTruths));
  laws(game, { test, only: ["nothing leaks"], runs, seed: 1 });
  laws(game, { test, only: others, runs: 20, seed: 1 });
}
