import { FacedownError } from "@facedown/core";
import { memoryCardsOf, shortCircuit, type Card, type MemoryCard } from "./cards.js";
import { layingChances, type Kind } from "./chances.js";
import {
  allFeatures,
  countFeatures,
  featureSets,
  isRight,
  pointsForFeatures,
  type Features,
  type Guess,
} from "./guesses.js";
import type { Options } from "./options.js";
import type { View } from "./state.js";

/**
 * What is remembered of a card on the table: the whole card, or `"shortCircuit"`; some of its features; `{}` for a Memory
 * card of which no more is known; `null` for nothing.
 */
export type Remembered = Features | typeof shortCircuit | null;

/** How likely a place holds a card. */
export interface CardChance {
  readonly card: Card;
  /** From 0, which is left out, to 1. */
  readonly chance: number;
}

/** A guess, and what it is worth. */
export interface WeighedGuess {
  readonly names: Guess;
  /** The chance that it is right. */
  readonly chance: number;
  /** The points that it brings on average; for a Short Circuit those of the bonus guess. */
  readonly points: number;
}

/** What to say of a card that lies face down. */
export interface PlaceAdvice {
  /** The index of the card. */
  readonly at: number;
  /** The best guess of each of the seven sets of features, and Short Circuit, those with the most points first. */
  readonly guesses: readonly WeighedGuess[];
}

/** What may be told beside the view and the memory. */
export interface DeductionOptions {
  /** The option of the same name with which the game is played: the deck is known to all. Default: `"rulebook164"`. */
  readonly deck?: Options["deck"];
}

/**
 * What an ideal memory knows of each card on the table: `views` are those of the packets that one seat received, oldest
 * first. `null` for cards whose face this seat was never shown in this round, as when it came late.
 */
export function remember(views: Iterable<View>): (Card | null)[] {
  let round = -1;
  let known: (Card | null)[] = [];
  for (const view of views) {
    if (view.round !== round) known = view.table.map(() => null);
    round = view.round;
    view.table.forEach((card, at) => (known[at] = card ?? known[at] ?? null));
  }
  return known;
}

const keyOf = (card: Card): string =>
  card === shortCircuit ? card : `${card.color} ${card.type} ${card.number}`;

function mayBe(remembered: Remembered, card: Card): boolean {
  if (remembered === null) return true;
  if (remembered === shortCircuit || card === shortCircuit) return remembered === card;
  return countFeatures(remembered) === 0 || isRight(remembered, card);
}

interface CardKind extends Kind {
  readonly card: Card;
  /** Those that lie at a place that is not known. */
  count: number;
}

/** Places of which the same is remembered, and the kinds that it may be. */
interface Known {
  readonly places: readonly number[];
  readonly allows: readonly boolean[];
}

/** The cards that may lie face down: those of the deck that lie nowhere open, and the Short Circuits that are missing. */
function hiddenKinds(view: View, deck: readonly MemoryCard[]): CardKind[] {
  const left = new Map<string, { card: Card; count: number }>();
  for (const card of deck) {
    const kind = left.get(keyOf(card)) ?? { card, count: 0 };
    kind.count++;
    left.set(keyOf(card), kind);
  }
  const open = [...view.table, ...view.spent].filter((card) => card !== null);
  const wrong = (): FacedownError =>
    new FacedownError("bad-option", "deck", deck.length, "the deck of this game");
  for (const card of open) {
    if (card === shortCircuit) continue;
    const kind = left.get(keyOf(card));
    if (!kind || kind.count === 0) throw wrong();
    kind.count--;
  }
  const circuits = view.settings.shortCircuits - open.filter((card) => card === shortCircuit).length;
  const down = view.table.filter((card) => card === null).length;
  const kinds = [...left.values()].filter(({ count }) => count > 0);
  if (kinds.reduce((sum, { count }) => sum + count, 0) !== view.stock + down - circuits) throw wrong();
  const memoryKinds = kinds.map(({ card, count }) => ({ card, count, isAllUsed: false }));
  return circuits === 0
    ? memoryKinds
    : [{ card: shortCircuit, count: circuits, isAllUsed: true }, ...memoryKinds];
}

/** The places that lie face down, those of which the same is remembered together. */
function groupsOf(
  view: View,
  memory: readonly Remembered[],
): { readonly remembered: Remembered; places: number[] }[] {
  const groups = new Map<string, { readonly remembered: Remembered; places: number[] }>();
  view.table.forEach((card, at) => {
    if (card !== null) return;
    const remembered = memory[at] ?? null;
    const key =
      typeof remembered === "object" && remembered !== null
        ? JSON.stringify([remembered.type, remembered.color, remembered.number])
        : String(remembered);
    const group = groups.get(key) ?? { remembered, places: [] };
    group.places.push(at);
    groups.set(key, group);
  });
  return [...groups.values()];
}

/**
 * How likely each place of the table holds which card, for somebody who remembers `memory`: one entry for each card of the
 * table, shorter lists and `null` standing for nothing remembered. Exact: the cards were drawn by chance from the deck
 * without those that lie open, as many Short Circuits as are missing among them, and every way to lay them that agrees
 * with the memory is as likely as another.
 *
 * Throws `bad-option` when the deck is not that of this game, `bad-state` when no such table agrees with the memory, and
 * `too-long` for memories of so many different parts that it would take long: those of 16 cards are not.
 */
export function cardChances(
  view: View,
  memory: readonly Remembered[],
  { deck = "rulebook164" }: DeductionOptions = {},
): (readonly CardChance[])[] {
  const impossible = new FacedownError(
    "bad-state",
    "memory",
    memory,
    "what some table of this deck could be",
  );
  const kinds = hiddenKinds(view, memoryCardsOf(deck));
  const found: (readonly CardChance[])[] = view.table.map((card) => (card ? [{ card, chance: 1 }] : []));
  const open: Known[] = [];
  for (const { remembered, places } of groupsOf(view, memory)) {
    const allows = kinds.map(({ card }) => mayBe(remembered, card));
    const known = kinds[allows.indexOf(true)];
    if (!known) throw impossible;
    if (allows.lastIndexOf(true) > allows.indexOf(true)) open.push({ places, allows });
    else {
      known.count -= places.length;
      if (known.count < 0) throw impossible;
      for (const at of places) found[at] = [{ card: known.card, chance: 1 }];
    }
  }
  const chances = layingChances(
    kinds,
    open.map(({ places, allows }) => ({ size: places.length, allows })),
  );
  if (!chances) throw impossible;
  open.forEach(({ places }, group) => {
    const list = kinds
      .map(({ card }, kind) => ({ card, chance: chances[group]![kind]! }))
      .filter(({ chance }) => chance > 0);
    for (const at of places) found[at] = list;
  });
  return found;
}

function chanceOf(names: Guess, chances: readonly CardChance[]): number {
  const sum = chances.reduce((found, { card, chance }) => (isRight(names, card) ? found + chance : found), 0);
  return Math.min(1, sum); // sums of fractions may come out a little more
}

function weigh(names: Features, chances: readonly CardChance[]): WeighedGuess {
  const chance = chanceOf(names, chances);
  const points = chance * pointsForFeatures[countFeatures(names)]!;
  return { names, chance, points };
}

const byPoints = (one: WeighedGuess, other: WeighedGuess): number =>
  other.points - one.points || countFeatures(one.names) - countFeatures(other.names);

/**
 * What the best guess of each of the seven sets of features is worth on a card with these chances, and Short Circuit, which
 * brings `forShortCircuit` points if it is one (default: 0); the most points first, then the fewest features. For one, two
 * and three features these are 1, 3 and 6 times the chance that all are right, so that a second feature pays where it is
 * right more than one time in three once the first is, a third more than one time in two, and both together more than one
 * time in six.
 */
export function weighGuesses(chances: readonly CardChance[], forShortCircuit = 0): WeighedGuess[] {
  const all = allFeatures.map((names) => weigh(names, chances));
  const best = featureSets.map(
    (set) =>
      all
        .filter(
          ({ names }) =>
            set.length === countFeatures(names) && set.every((feature) => feature in Object(names)),
        )
        .sort((one, other) => other.chance - one.chance)[0]!,
  );
  const circuit = chanceOf(shortCircuit, chances);
  const named = { names: shortCircuit, chance: circuit, points: circuit * forShortCircuit } as const;
  return [...best, named].sort(byPoints);
}

/** The points of a bonus guess once the card at `at` is known to be a Short Circuit: those of the best other card. */
function bonusPoints(
  view: View,
  memory: readonly Remembered[],
  at: number,
  options: DeductionOptions,
): number {
  const known = view.table.map((_, place) => (place === at ? shortCircuit : (memory[place] ?? null)));
  const chances = cardChances(view, known, options);
  return Math.max(
    0,
    ...chances.map((each, place) =>
      place === at || view.table[place] !== null ? 0 : weighGuesses(each)[0]!.points,
    ),
  );
}

/**
 * The best guesses for each card that lies face down, for somebody who remembers `memory`; those worth the most come first.
 * A player who picks the card takes the first place; one who is pointed at a card looks it up by its index. A Short Circuit
 * is worth 1 point alone; else what the best bonus guess is worth then, none of a bonus after a bonus being counted. Throws
 * as {@link cardChances} does.
 */
export function advise(
  view: View,
  memory: readonly Remembered[],
  options: DeductionOptions = {},
): PlaceAdvice[] {
  const { mode, shortCircuitChain } = view.settings;
  const hasBonus = mode !== "solo" && (!view.bonus || shortCircuitChain);
  const bonuses = new Map<Remembered, number>();
  /** The same for all places that may be a Short Circuit and of which the same is remembered: nothing, or that they are. */
  const bonusOf = (at: number): number => {
    const remembered = memory[at] ?? null;
    const known = bonuses.get(remembered) ?? bonusPoints(view, memory, at, options);
    bonuses.set(remembered, known);
    return known;
  };
  return cardChances(view, memory, options)
    .flatMap((chances, at): PlaceAdvice[] => {
      if (view.table[at] !== null) return [];
      const isPossible = chanceOf(shortCircuit, chances) > 0;
      const worth = mode === "solo" ? 1 : hasBonus && isPossible ? bonusOf(at) : 0;
      return [{ at, guesses: weighGuesses(chances, worth) }];
    })
    .sort((one, other) => other.guesses[0]!.points - one.guesses[0]!.points || one.at - other.at);
}
