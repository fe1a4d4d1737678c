import { allSeats, countSeats, everyone, includes, only, union } from "@facedown/core";
import { rules, type Side, type State, type TableDealer, type View } from "./state.js";
import { firstSide } from "./turns.js";

/** Says that this player has memorized enough; when all have, the cards are covered (AH-A18). */
export const ready = rules.move({
  during: "memorize",
  check: ({ view, seat }) =>
    includes(view.ready, seat) ? rules.reject("AH-4", { why: "ready already" }) : undefined,
  apply: ({ state, seat, dealer }) => {
    state.ready = union(state.ready, only(seat));
    dealer.tell({ type: "ready", seat });
  },
});

/** Turns all cards face down for everybody, and begins the first turn (AH-5, AH-6). */
function coverTable(state: State, dealer: TableDealer): void {
  for (const card of state.table.cards) dealer.hideFrom(card, everyone);
  state.ready = only();
  state.active = firstSide(state, dealer);
  state.phase = "point";
  dealer.tell({ type: "covered", round: state.round, first: state.active });
}

/** The time is up, or the host covers the cards. */
export const cover = rules.tableMove({
  during: "memorize",
  apply: ({ state, dealer }) => {
    coverTable(state, dealer);
  },
});

/** Counts down the time to memorize, if there is a limit. */
export const memorizing = {
  due: ({ view }: { view: View }) =>
    view.phase === "memorize" && view.settings.memorizeSeconds !== null
      ? { seconds: view.settings.memorizeSeconds, id: view.round }
      : undefined,
  expire: "cover",
} as const;

/** How many play. */
export function countPlayers({ sides }: { readonly sides: readonly Readonly<Side>[] }): number {
  return sides.reduce((count, { members }) => count + countSeats(members), 0);
}

/** The cards are covered when all players are ready. */
export const coverWhenReady = {
  when: ({ state }: { state: State }) =>
    state.phase === "memorize" && state.ready === allSeats(countPlayers(state)),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    coverTable(state, dealer);
  },
};
