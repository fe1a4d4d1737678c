import { numbers } from "./cards.js";
import type { View } from "./state.js";

/** The cards that a viewer has not seen: each lies in the deck or in a hand of somebody else. */
export function unseenCards(view: View): number[] {
  const seen = new Set([...view.played, ...view.players.flatMap(({ hand }) => hand)]);
  return numbers.filter((card) => !seen.has(card));
}

/**
 * The chance that a card of this number is the highest of the round, as the viewer sees it, if each of the others plays
 * a card that could be any that the viewer has not seen.
 */
export function chanceToTake(view: View, card: number): number {
  const unseen = unseenCards(view);
  const lower = unseen.filter((other) => other < card).length;
  let chance = 1;
  for (let other = 0; other < view.players.length - 1; other++)
    chance *= Math.max(0, lower - other) / (unseen.length - other);
  return chance;
}
