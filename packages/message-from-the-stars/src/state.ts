import {
  defineRules,
  each,
  type Dealer,
  type Sealed,
  type Seat,
  type Seats,
  type Secret,
  type ViewOfRules,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";
import type { Cipher, Role } from "./cipher.js";
import { longestWord, type Settings } from "./options.js";
import { rulebook } from "./rules.js";
import type { Kind } from "./sides.js";

/**
 * Where a game is: the alien chooses a cipher (where it may), aliens send a word, scientists do, the alien writes a score
 * (where it does that itself), the three steps of the final guess, the end.
 */
export type Phase =
  "cipher" | "alien" | "scientists" | "score" | "guessScientists" | "guessAlien" | "guessCipher" | "over";

/** A word that was sent, and its score. */
export interface Transmission {
  word: Secret<string>;
  score: Secret<number>;
}

/** What a side sends or guesses: a word, a row of each column from 0 to 5, or the letters of the cipher. */
export type Choice =
  { readonly word: string } | { readonly rows: readonly number[] } | { readonly letters: Cipher };

/** What a player of a side proposes to send or guess, and who of the side agrees. */
export interface Proposal {
  readonly choice: Choice | null;
  readonly agreed: Seats;
}

/** What a side thinks of a letter and an effect; without a mark the question is open. */
export type Mark = "out" | "confirmed";

/** The console of a side and its notes. */
export interface Sheet {
  readonly notes: string;
  /** The marks, by effect and letter. */
  readonly marks: Readonly<Record<Role, Readonly<Record<string, Mark>>>>;
  /** The six places for letters, from left to right; an empty text where none is written. */
  readonly writeIns: readonly string[];
}

/** A side: one or several seats with one hand. */
export interface Side {
  team: 0 | 1;
  kind: Kind;
  members: Seats;
  captain: Seat;
  /** The message card, as an index into the pack's list. */
  card: Zone<number>;
  /** The row that was rolled for each column, from 0 to 5. */
  rolls: Secret<number>[];
  sent: Transmission[];
  proposal: Secret<Proposal>;
  sheet: Secret<Sheet>;
  /** What it guessed, once that is open. */
  guessed: { rows: readonly number[] | null; letters: Cipher | null };
  /** What its guesses were worth so far. */
  points: { words: number | null; letters: number | null };
}

/** The whole table. */
export interface State {
  phase: Phase;
  settings: Settings;
  /** The round of transmissions, from 0; how many there were, once they are over. */
  round: number;
  sides: Side[];
  /** The message cards that nobody holds. */
  piles: { alien: Zone<number>; scientists: Zone<number> };
  /** The letter cards that are not in the cipher. */
  deck: Zone<string>;
  /** The cipher, from left to right: three trust, two amplify, one suspicion. */
  cipher: Zone<string>;
  /** What sides have sent or guessed and others have not heard: at the seat of each captain. */
  committed: Sealed<Choice>;
  /** The aliens that have still to write a score. */
  scoring: Seats;
}

/** What is told beside what the dealer's own verbs tell. Sides are indices. */
export interface Events {
  /** The aliens saw letters that no slot took: they are not in the cipher. */
  lettersRefused: { letters: readonly Secret<string>[] };
  roundBegun: { round: number };
  proposed: { seat: Seat; proposal: Secret<Proposal> };
  agreed: { seat: Seat };
  transmitted: { side: number; round: number; word: Secret<string>; score: Secret<number> };
  cardShown: { side: number; card: Secret<number> };
  /** The rows a side guessed, and those that had been rolled. */
  wordsJudged: {
    side: number;
    of: number;
    rows: readonly number[];
    rolls: readonly Secret<number>[];
    points: number;
  };
  lettersJudged: { side: number; letters: Cipher; points: number };
}

/** Why moves are refused: ids of rules and what their sentences need. */
export interface Rejections {
  "MS-5": { readonly why: "no letter" | "twice"; readonly letter: string };
  "MS-6": { readonly why: "trust" | "amplify" | "red" };
  /** It is for others to send, or the side has sent its word. */
  "MS-10": { readonly why: "not your turn" | "sent already" };
  "MS-12": { readonly word: string; readonly why: "same" | "contains" | "derives" };
  "MS-15": { readonly why: "empty" | "space" | "sign"; readonly sign: string };
  /** It is for the alien to guess. */
  "MS-25": {};
  /** It is for the scientists to guess. */
  "MS-26": {};
  /** It is for the scientists to guess, or the letters are no six different ones. */
  "MS-27": { readonly why: "scientists" | "no letter" | "twice"; readonly letter: string };
  "MS-29": {};
  "MS-A3": { readonly why: "not yours" | "wrong" };
  "MS-A5": { readonly most: number };
  "MS-A6": { readonly word: string };
  "MS-A11": { readonly word: string };
  "MS-A13": { readonly why: "trust" | "amplify" | "red" };
  "MS-A15": { readonly why: "nothing proposed" | "agreed already" | "captain" };
}

/** Whether a number is ±trust · 2^amplify for a word of at most so many letters. */
function canBeScore(score: number): boolean {
  let odd = Math.abs(score);
  for (let doubled = 0; doubled < longestWord && odd % 2 === 0 && odd > 0; doubled++) odd /= 2;
  return odd <= longestWord && Math.abs(score) <= 2 ** (longestWord - 1);
}

const seen = defineRules<State, Events, Rejections>()({
  visible: {
    phase: "public",
    settings: "public",
    round: "public",
    sides: each({
      team: "public",
      kind: "public",
      members: "public",
      captain: "public",
      card: "cells",
      rolls: "cells",
      sent: each({ word: "cells", score: "cells" }),
      proposal: "cells",
      sheet: "cells",
      guessed: "public",
      points: "public",
    }),
    piles: { alien: "count", scientists: "count" },
    deck: "hidden",
    cipher: "cells",
    committed: "cells",
    scoring: "public",
  },
  events: {
    lettersRefused: { letters: "cells" },
    roundBegun: { round: "public" },
    proposed: { seat: "public", proposal: "cells" },
    agreed: { seat: "public" },
    transmitted: { side: "public", round: "public", word: "cells", score: "cells" },
    cardShown: { side: "public", card: "cells" },
    wordsJudged: { side: "public", of: "public", rows: "public", rolls: "cells", points: "public" },
    lettersJudged: { side: "public", letters: "public", points: "public" },
  },
  facts: {
    /** A word's score. */
    score: v.pipe(v.number(), v.integer(), v.check(canBeScore, "a score that a word can have")),
    /** How many words or letters of a guess are right. */
    points: v.picklist([0, 1, 2, 3, 4, 5, 6]),
  },
  rulebook,
});

/** What a viewer sees of the table. */
export interface View extends ViewOfRules<typeof seen> {}

/** The rules that the phases are written with. */
export const rules = seen.as<View>();

/** The facts that are disclosed. */
export interface Facts {
  score: number;
  points: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** The dealer of this game. */
export type TableDealer = Dealer<Events, Facts>;
