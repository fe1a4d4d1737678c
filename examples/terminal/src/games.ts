import type { AnyGame } from "@facedown/core";
import { interrupt, memory, partners, promise } from "@facedown/testing/fixtures";

/** The games that can be played here, by name. Another game is another line. */
export const games: ReadonlyMap<string, AnyGame> = new Map(
  ([memory, partners, interrupt, promise] as readonly AnyGame[]).map((game) => [game.name, game]),
);
