import { common, countSeats, everyone, includes, nobody, seatList, union, type Stock } from "@facedown/core";
import { shortCircuit, shortCircuitCount } from "./cards.js";
import { countPlayers } from "./memorizing.js";
import { guesserOf, type State } from "./state.js";

/** All cards are of one stock: each face-down card may be any that is not seen. */
export function stocksOf({ stock, supply, table, spent }: State): { readonly [name: string]: Stock } {
  return { cards: { cells: [stock, supply, table, spent].flatMap(({ cards }) => cards) } };
}

type Truth = (context: { readonly state: State }) => boolean;

const tableIsFull: Truth = ({ state: { table, settings } }) =>
  table.cards.length === settings.memoryCards + settings.shortCircuits &&
  table.cards.filter(({ face }) => face === shortCircuit).length === settings.shortCircuits;

const shortCircuitsAreInTheirPlaces: Truth = ({ state: { supply, stock, spent, settings } }) =>
  supply.cards.length === shortCircuitCount - settings.shortCircuits &&
  supply.cards.every(({ face }) => face === shortCircuit) &&
  [...stock.cards, ...spent.cards].every(({ face }) => face !== shortCircuit);

const cardsAreSeenByAllOrNobody: Truth = ({ state: { phase, stock, table, spent } }) =>
  stock.cards.every(({ shownTo }) => shownTo === nobody) &&
  spent.cards.every(({ shownTo }) => shownTo === everyone) &&
  table.cards.every(
    ({ shownTo }) => shownTo === everyone || (shownTo === nobody && phase !== "memorize" && phase !== "over"),
  );

const pointedAtFaceDown: Truth = ({ state: { phase, pointed, table } }) =>
  phase === "guess" ? table.cards[pointed ?? -1]?.shownTo === nobody : pointed === null;

const sidesAreApart: Truth = ({ state: { sides, settings } }) =>
  sides.every(
    ({ members, captain }, at) =>
      includes(members, captain) &&
      sides.slice(0, at).every((other) => common(other.members, members) === nobody) &&
      (settings.mode === "teams" || countSeats(members) === 1),
  ) && seatList(union(...sides.map(({ members }) => members))).length === countPlayers({ sides });

const suggestionsAreForThisGuess: Truth = ({ state }) =>
  state.suggestions.every(
    ({ seat }) =>
      state.phase === "guess" &&
      seat !== guesserOf(state) &&
      includes(state.sides[state.active]!.members, seat),
  );

const nobodyIsReadyBeforehand: Truth = ({ state: { phase, ready } }) =>
  phase === "memorize" || ready === nobody;

/** What is true of every position. */
export const invariants = {
  tableIsFull,
  shortCircuitsAreInTheirPlaces,
  cardsAreSeenByAllOrNobody,
  pointedAtFaceDown,
  sidesAreApart,
  suggestionsAreForThisGuess,
  nobodyIsReadyBeforehand,
};
