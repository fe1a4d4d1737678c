import type { AnyGame } from "@facedown/core";

/** A way to play a game: another pack of cards, another language. */
export interface Variant {
  readonly id: string;
  readonly title: string;
  /** The language of the sentences. */
  readonly language: string;
  /** Loads the game's code. */
  readonly load: () => Promise<AnyGame>;
}

/** A game of the list. */
export interface GameEntry {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly variants: readonly [Variant, ...Variant[]];
}

/** A variant of an entry; the first one for a name that it does not have. */
export function variantOf(entry: GameEntry, id: string): Variant {
  return entry.variants.find((variant) => variant.id === id) ?? entry.variants[0];
}
