/** The types of robo-symbols. */
export const types = ["battery", "gear", "tool", "bulb"] as const;
/** The colors of robo-symbols. */
export const colors = ["yellow", "red", "blue", "green"] as const;
/** How many robo-symbols are on a card. */
export const numbers = [1, 2, 3, 4] as const;

/** A type of robo-symbol. */
export type SymbolType = (typeof types)[number];
/** A color of robo-symbol. */
export type Color = (typeof colors)[number];
/** A number of robo-symbols. */
export type SymbolNumber = (typeof numbers)[number];

/** A Memory card: so many robo-symbols of one type and one color. */
export interface MemoryCard {
  readonly type: SymbolType;
  readonly color: Color;
  readonly number: SymbolNumber;
}

/** A Short Circuit card: all six are alike. */
export const shortCircuit = "shortCircuit";

/** Any card. */
export type Card = MemoryCard | typeof shortCircuit;

/** How many Short Circuit cards there are. */
export const shortCircuitCount = 6;

/** A deck of Memory cards that the game brings along. */
export type DeckName = "rulebook164" | "unique64";

/** All 64 combinations of features, by type, then color, then number. */
export const combinations: readonly MemoryCard[] = /* @__PURE__ */ types.flatMap((type) =>
  colors.flatMap((color) => numbers.map((number) => Object.freeze({ type, color, number }))),
);

/** The combinations, as indices of type, color and number, whose third copy completes the balance of the diagonals. */
const completing = ["002", "110", "223", "331"];

/** Whether the deck of the rulebook's number holds a third copy. */
function isThrice({ type, color, number }: MemoryCard): boolean {
  const at = [types.indexOf(type), colors.indexOf(color), numbers.indexOf(number)] as const;
  return (at[0] + at[1] + at[2]) % 4 < 2 || completing.includes(at.join(""));
}

const rulebookDeck: readonly MemoryCard[] = /* @__PURE__ */ combinations.flatMap((card) =>
  isThrice(card) ? [card, card, card] : [card, card],
);

/** The Memory cards of a deck: one brought along, or a list of one's own. */
export function memoryCardsOf(deck: DeckName | readonly MemoryCard[]): readonly MemoryCard[] {
  if (typeof deck !== "string") return deck;
  return deck === "unique64" ? combinations : rulebookDeck;
}
