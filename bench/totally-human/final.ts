/** What every side tells of a finished game of Totally Human. */
export interface Final {
  readonly moves: number;
  readonly hands: readonly (readonly (readonly [number: number, alien: boolean])[])[];
  /** By question and seat. */
  readonly answers: readonly (readonly number[])[];
  readonly questions: readonly number[];
  /** Card and side. */
  readonly adjectives: readonly (readonly [number, number])[];
  readonly nouns: readonly (readonly [number, number])[];
  readonly discards: readonly (readonly [number, number])[];
  /** Who left on which rocket, as a mask of seats. */
  readonly crews: readonly number[];
  readonly results: readonly (readonly [success: boolean, reason: string])[];
}

/** How many play. */
export const seats = 4;

/** The seed of a game: 256 bits in hexadecimal. */
export function seedOf(game: number): string {
  return game.toString(16).padStart(64, "0");
}

/** The seed of the players' own choices in a game. */
export function picksSeedOf(game: number): string {
  return (game + 2 ** 40).toString(16).padStart(64, "0");
}
