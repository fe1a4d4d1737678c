import { areYouAHuman } from "@facedown/are-you-a-human";
import type { AnyGame } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { interrupt, memory, partners, promise } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";

const all: readonly AnyGame[] = [
  totallyHuman,
  areYouAHuman,
  messageFromTheStars,
  humanPunishment,
  memory,
  partners,
  interrupt,
  promise,
];

/** The games that can be played here, by name. Another game is another name in the list above; the first is usual. */
export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.name, game]));
