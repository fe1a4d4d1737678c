/** One game that a side has played. */
export interface Played {
  /** How many moves were timed. */
  readonly moves: number;
  /** How long they took, in milliseconds. */
  readonly time: number;
  /** The state at the end in the form that all sides give alike: JSON, the keys in order. */
  readonly final: unknown;
}

/** One of the programs that are compared. */
export interface Side {
  /** Plays the game of this number; the same number is the same game on every side. */
  readonly play: (game: number) => Played | Promise<Played>;
}

/** A number for any JSON, read to the last digit: FNV-1a over its text. */
export function digest(value: unknown): number {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
