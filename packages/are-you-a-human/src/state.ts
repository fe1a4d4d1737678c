import { defineRules, type Dealer, type Seat, type Seats, type ViewOfRules, type Zone } from "@facedown/core";
import type { Card } from "./cards.js";
import type { Guess } from "./guesses.js";
import { difficultyOf, type Settings } from "./options.js";
import { rulebook } from "./rules.js";

/** Where a game is: memorizing, a card being pointed at, being guessed, at the end. */
export type Phase = "memorize" | "point" | "guess" | "over";

/** Who plays for points together: a player, or a team. */
export interface Side {
  readonly members: Seats;
  /** Who points and guesses for the side; in a team its captain. */
  captain: Seat;
  score: number;
}

/** What a member of a team suggests (AH-A22). */
export interface Suggestion {
  readonly seat: Seat;
  readonly names: Guess;
}

/** The whole table. */
export interface State {
  phase: Phase;
  settings: Settings;
  /** The round, from 0. */
  round: number;
  /** The Memory cards that were not dealt yet, face down. */
  stock: Zone<Card>;
  /** The Short Circuits that are not in this round. */
  supply: Zone<Card>;
  /** The cards of this round, each at the position of the same index in the layout. */
  table: Zone<Card>;
  /** The Memory cards of earlier rounds, face up. */
  spent: Zone<Card>;
  sides: Side[];
  /** The side whose turn it is; while memorizing, the one whose turn would be next. */
  active: number;
  /** Whether the turn goes on with a bonus guess. */
  bonus: boolean;
  /** The index of the card that is to be guessed; `null` when none is pointed at. */
  pointed: number | null;
  /** What team members suggest for this guess, in the order in which they did. */
  suggestions: Suggestion[];
  /** Those who have memorized enough. */
  ready: Seats;
}

/** What is told beside what the dealer's own verbs tell. Cards on the table are told by their index. */
export interface Events {
  /** The cards of a round lie there, face up. Their faces are in the view alone, so that nothing keeps them. */
  roundBegan: { round: number };
  ready: { seat: Seat };
  /** All cards are face down, and this side begins. */
  covered: { round: number; first: number };
  pointed: { seat: Seat; guesser: Seat; at: number };
  suggested: { seat: Seat; names: Guess };
  /** A card was flipped; `names` is `null` for a pass. */
  guessed: { seat: Seat; side: number; at: number; names: Guess | null; card: Card; points: number };
  bonusEarned: { seat: Seat };
  bonusDeclined: { seat: Seat };
  captainChanged: { side: number; captain: Seat };
  /** All cards lie open; the points of each side so far. */
  roundEnded: { round: number; scores: readonly number[] };
}

/** Why moves are refused: ids of rules and what their sentences need. */
export interface Rejections {
  /** Memorizing ends otherwise. */
  "AH-4": { readonly why: "ready already" };
  /** Somebody else points, or there is no card to be pointed at. */
  "AH-7": { readonly why: "not you" | "open" | "no card"; readonly pointer: Seat };
  /** Somebody else guesses. */
  "AH-8": { readonly guesser: Seat };
  /** One has to guess. */
  "AH-9": { readonly why: "no pass" };
  /** There is no bonus guess to be declined. */
  "AH-14": { readonly why: "no bonus" };
  /** Suggestions are not for this player to make. */
  "AH-22": { readonly why: "no teams" | "other team" | "captain" | "suggested already" };
}

/** The side whose turn comes after this one: to the left. */
export function nextSide(side: number, sides: readonly unknown[]): number {
  return (side + 1) % sides.length;
}

/** What tells whose move it is. */
export interface Turn {
  readonly phase: Phase;
  readonly settings: Pick<Settings, "mode">;
  readonly sides: readonly Pick<Side, "captain">[];
  readonly active: number;
  readonly bonus: boolean;
}

/** Who guesses; `null` when nobody does. */
export function guesserOf({ phase, sides, active }: Turn): Seat | null {
  return phase === "point" || phase === "guess" ? sides[active]!.captain : null;
}

/** Who points: the neighbor to the left, or on a bonus guess and in a solo game the guesser (AH-7). */
export function pointerOf(turn: Turn): Seat | null {
  const { settings, sides, active, bonus } = turn;
  if (bonus || settings.mode === "solo") return guesserOf(turn);
  return guesserOf(turn) === null ? null : sides[nextSide(active, sides)]!.captain;
}

const seen = defineRules<State, Events, Rejections>()({
  visible: {
    phase: "public",
    settings: "public",
    round: "public",
    stock: "count",
    supply: "count",
    table: "cells",
    spent: "cells",
    sides: "public",
    active: "public",
    bonus: "public",
    pointed: "public",
    suggestions: "public",
    ready: "public",
  },
  derived: {
    /** Who guesses; `null` while memorizing and at the end. */
    guesser: (view) => guesserOf(view),
    /** Who points at the card that is guessed; `null` while memorizing and at the end. */
    pointer: (view) => pointerOf(view),
    /** How hard the table is against the basic one. */
    difficulty: (view) => difficultyOf(view.settings),
  },
  events: {
    roundBegan: { round: "public" },
    ready: { seat: "public" },
    covered: { round: "public", first: "public" },
    pointed: { seat: "public", guesser: "public", at: "public" },
    suggested: { seat: "public", names: "public" },
    guessed: {
      seat: "public",
      side: "public",
      at: "public",
      names: "public",
      card: "public",
      points: "public",
    },
    bonusEarned: { seat: "public" },
    bonusDeclined: { seat: "public" },
    captainChanged: { side: "public", captain: "public" },
    roundEnded: { round: "public", scores: "public" },
  },
  rulebook,
});

/** What a viewer sees of the table. */
export interface View extends ViewOfRules<typeof seen> {}

/** The rules that the phases are written with. */
export const rules = seen.as<View>();

/** The dealer of this game. */
export type TableDealer = Dealer<Events, {}>;
