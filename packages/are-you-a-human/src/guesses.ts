import * as v from "valibot";
import { colors, combinations, numbers, shortCircuit, types, type Card, type MemoryCard } from "./cards.js";

/** Some features of a card: at least one (AH-A6). */
export type Features = Readonly<Partial<MemoryCard>>;

/** What is named before a card is flipped: features, or that it is a Short Circuit. */
export type Guess = Features | typeof shortCircuit;

/** One of the three features of a card. */
export type FeatureName = keyof MemoryCard;

/** The points for this many features, all of them right. */
export const pointsForFeatures = [0, 1, 3, 6] as const;

/** The seven sets of features that may be named, the smallest first. */
export const featureSets: readonly (readonly FeatureName[])[] = [
  ["type"],
  ["color"],
  ["number"],
  ["type", "color"],
  ["type", "number"],
  ["color", "number"],
  ["type", "color", "number"],
];

/** Reads features that are named: at least one. */
export const featuresSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.strictObject({
    type: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.picklist(types)),
    color: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.picklist(colors)),
    number: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.picklist(numbers)),
  }),
  /* @__PURE__ */ v.minEntries(1),
  /* @__PURE__ */ v.readonly(),
);

/** Reads a guess. */
export const guessSchema = /* @__PURE__ */ v.union([featuresSchema, /* @__PURE__ */ v.literal(shortCircuit)]);

/** These features of a card. */
export function featuresOf({ type, color, number }: MemoryCard, set: readonly FeatureName[]): Features {
  return {
    ...(set.includes("type") && { type }),
    ...(set.includes("color") && { color }),
    ...(set.includes("number") && { number }),
  };
}

function different(set: readonly FeatureName[]): Features[] {
  const found = new Map<string, Features>();
  for (const card of combinations) {
    const features = featuresOf(card, set);
    found.set(JSON.stringify(features), features);
  }
  return [...found.values()];
}

/** All 124 ways to name features: one, then two, then three. */
export const allFeatures: readonly Features[] = /* @__PURE__ */ featureSets.flatMap(different);

/** All 125 guesses: Short Circuit first. */
export const allGuesses: readonly Guess[] = [shortCircuit, ...allFeatures];

/** How many features a guess names. */
export function countFeatures(guess: Guess): number {
  return guess === shortCircuit ? 0 : Object.keys(guess).length;
}

/** Whether all that is named is right. */
export function isRight(guess: Guess, card: Card): boolean {
  if (guess === shortCircuit || card === shortCircuit) return guess === card;
  const { type = card.type, color = card.color, number = card.number } = guess;
  return type === card.type && color === card.color && number === card.number;
}

/**
 * The points of a guess: 1, 3 or 6 for one, two or three features that are all right, else 0 (AH-11, AH-12). A Short
 * Circuit that is named brings `forShortCircuit`: 1 to a player alone (AH-24), 0 to others.
 */
export function pointsOf(guess: Guess, card: Card, forShortCircuit: 0 | 1): number {
  if (!isRight(guess, card)) return 0;
  return guess === shortCircuit ? forShortCircuit : pointsForFeatures[countFeatures(guess)]!;
}
