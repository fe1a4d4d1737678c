import { sees, type Random, type Secret, type Viewer } from "@facedown/core";
import { shortCircuit, type Card } from "./cards.js";
import type { State } from "./state.js";

/**
 * Fills in what the viewer does not see now: as many Short Circuits as are missing lie anywhere face down on the table,
 * Memory cards elsewhere. What the viewer has memorized is not in the state, so it plays no part.
 */
export function imagineHidden({
  state: { stock, table, settings },
  viewer,
  random,
}: {
  readonly state: State;
  readonly viewer: Viewer;
  readonly random: Random;
}): void {
  const unseen = ({ cards }: { readonly cards: readonly Secret<Card>[] }): Secret<Card>[] =>
    cards.filter((card) => !sees(card, viewer));
  const [down, rest] = [unseen(table), unseen(stock)];
  const open = table.cards.filter((card) => sees(card, viewer) && card.face === shortCircuit).length;
  const memoryCards = [...down, ...rest].map(({ face }) => face).filter((face) => face !== shortCircuit);
  const circuits: Card[] = Array.from({ length: settings.shortCircuits - open }, () => shortCircuit);
  const onTable = random.shuffle([...circuits, ...memoryCards.splice(0, down.length - circuits.length)]);
  const faces = [...onTable, ...memoryCards];
  [...down, ...rest].forEach((card, at) => {
    (card as { face: Card }).face = faces[at]!;
  });
}
