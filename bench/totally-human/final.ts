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
