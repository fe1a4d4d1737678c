/** The cards that players offer: one of each number, from 1 to 30. */
export const numbers: readonly number[] = Array.from({ length: 30 }, (_, i) => i + 1);

/** How many cards a player is dealt, and so how many rounds there can be. */
export const handSize = 5;
