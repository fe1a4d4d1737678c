import { everyone } from "@facedown/core";
import { shortCircuit } from "./cards.js";
import { hasFaceDown } from "./guessing.js";
import { outcomeFor, type Outcome } from "./outcome.js";
import type { State, TableDealer, View } from "./state.js";
import { rotateCaptain } from "./turns.js";

/** Shuffles the cards of earlier rounds back when the table wants it so, or when too few are left (AH-A17). */
function restock(state: State, dealer: TableDealer): void {
  const { stock, spent, settings } = state;
  if (!settings.reuseCards && stock.cards.length >= settings.memoryCards) return;
  dealer.moveAll(spent, stock);
  dealer.shuffle(stock);
}

/** Lays out the cards of a round, face up (AH-3, AH-4). */
export function layCards(state: State, dealer: TableDealer): void {
  const { stock, supply, table, settings } = state;
  dealer.deal(stock, [table], settings.memoryCards);
  dealer.deal(supply, [table], settings.shortCircuits);
  dealer.shuffle(table);
  // Shown without an event for each card: what is kept of a game to be read again holds no faces.
  for (const card of table.cards) dealer.showTo(card, everyone);
  state.phase = "memorize";
  dealer.tell({ type: "roundBegan", round: state.round });
}

/** Takes the open cards off the table: Short Circuits to their supply, Memory cards to those that were played. */
function clearTable(state: State, dealer: TableDealer): void {
  const { table, supply, spent } = state;
  while (table.cards.length > 0) {
    const { face } = table.cards.at(-1)!;
    dealer.move(table, "top", face === shortCircuit ? supply : spent);
  }
}

/** When no card lies face down, the round is over: the next one begins, or the game ends (AH-17, AH-18, AH-20). */
export const endRound = {
  when: ({ state }: { state: State }) => state.phase === "point" && !hasFaceDown(state),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    const { round, settings, sides } = state;
    dealer.tell({ type: "roundEnded", round, scores: sides.map(({ score }) => score) });
    if (round === settings.rounds - 1) {
      state.phase = "over";
      return;
    }
    if (settings.captainRotation === "round")
      for (const side of sides.keys()) rotateCaptain(state, dealer, side);
    clearTable(state, dealer);
    restock(state, dealer);
    state.round++;
    layCards(state, dealer);
  },
};

/** How the game ended; `undefined` until the last round is over. */
export function outcomeOf({ phase, sides, settings }: View): Outcome | undefined {
  if (phase !== "over") return undefined;
  return outcomeFor(
    sides.map(({ score }) => score),
    settings,
  );
}
