import {
  defineRules,
  each,
  type Consent,
  type Dealer,
  type Sealed,
  type Seat,
  type Seats,
  type ViewOfRules,
  type Zone,
} from "@facedown/core";
import { roleOf, type AnswerNumber, type Identity, type Sided } from "./cards.js";
import type { Settings } from "./options.js";
import type { Reason } from "./outcome.js";
import { rulebook } from "./rules.js";

/** Where a game is: answering and talking three times, finding places, launching, revealed. */
export type Phase = "answer" | "discuss" | "choosePlace" | "launch" | "over";

/** A player. */
export interface Player {
  /** The index of the character in the pack. */
  character: number;
  /** The three identity cards. */
  hand: Zone<Identity>;
}

/** A rocket card and who is on it. */
export interface Rocket {
  /** Whose standees stand on it. */
  crew: Seats;
  /** Those aboard who agree to launch. Nobody once it has launched. */
  ready: Seats;
  launched: boolean;
}

/** A player's wish to board an occupied rocket, said aloud. */
export interface Request {
  /** Who asks. */
  seat: Seat;
  /** The index of the rocket. */
  rocket: number;
  /** What those aboard say. */
  consent: Consent;
}

/** The whole table. */
export interface State {
  phase: Phase;
  settings: Settings;
  /** The question that is being answered or discussed, from 0; the last one after the questions phase. */
  round: number;
  /** The identity cards that were not dealt. */
  identities: Zone<Identity>;
  players: Player[];
  /** The face-down piles: indices of questions, adjective and noun cards. */
  piles: { questions: Zone<number>; adjectives: Zone<Sided>; nouns: Zone<Sided> };
  /** Nouns whose symbol no question asked for. */
  discards: Zone<Sided>;
  /** The questions on the table, in order; the adjectives and nouns beside them lie at the same index. */
  questions: Zone<number>;
  adjectives: Zone<Sided>;
  nouns: Zone<Sided>;
  /** The answers to each of the three questions. */
  answers: Sealed<AnswerNumber>[];
  /** Those who need no more discussion. */
  done: Seats;
  /** The rockets on which players put their last standee, where they choose them in secret. */
  places: Sealed<number>;
  rockets: Rocket[];
  /** In the order in which they were made. */
  requests: Request[];
}

/** Why a request came to nothing. */
export type Dropped = "canceled" | "replaced" | "moved" | "launched";

/** Why a rocket launched: all aboard agreed, its only player was the last one, or the time was up. */
export type LaunchCause = "agreed" | "last" | "deadline";

/** What is told beside what the dealer's own verbs tell. Rockets and cards are indices. */
export interface Events {
  /** A question is read by a player (TH-A4), with the cards that make its five answers. */
  questionRead: { round: number; reader: Seat; question: number; adjective: Sided; noun: Sided };
  done: { seat: Seat };
  discussionClosed: { round: number };
  /** The last standees are placed: a rocket for each seat. */
  standeesPlaced: { rockets: readonly number[] };
  requested: { seat: Seat; rocket: number };
  agreed: { seat: Seat; requester: Seat; rocket: number };
  refused: { seat: Seat; requester: Seat; rocket: number };
  consentWithdrawn: { seat: Seat; requester: Seat; rocket: number };
  requestDropped: { seat: Seat; rocket: number; why: Dropped };
  boarded: { seat: Seat; from: number; to: number };
  launchAgreed: { seat: Seat; rocket: number };
  launchWithdrawn: { seat: Seat; rocket: number };
  /** Somebody boarded or left, so those aboard have to agree anew. */
  launchCleared: { rocket: number; seats: Seats };
  launched: { rocket: number; crew: Seats; why: LaunchCause };
  deadlineReached: {};
  /** All hands aboard have been shown. */
  rocketRevealed: { rocket: number; crew: Seats; aliens: Seats };
  judged: { seat: Seat; success: boolean; reason: Reason };
}

/** Why moves are refused: ids of rules and what their sentences need. */
export interface Rejections {
  /** There is no such rocket. */
  "TH-7": { readonly rockets: number };
  /** An alien may answer these numbers alone. */
  "TH-17": { readonly allowed: readonly AnswerNumber[] };
  /** The discussion ends otherwise. */
  "TH-22": { readonly why: "done already" | "host ends it" | "players end it" };
  /** Boarding one's own rocket, or asking for one that is free. */
  "TH-28": { readonly why: "aboard" | "free"; readonly rocket: number };
  /** Boarding without consent, or consent where it is of no use. */
  "TH-29": {
    readonly why: "occupied" | "asked already" | "no request" | "said already" | "said nothing";
  };
  /** What has launched is gone, and what launches needs everybody. */
  "TH-33": { readonly why: "you launched" | "it launched" | "agreed already" | "not agreed" | "no deadline" };
}

const seen = defineRules<State, Events, Rejections>()({
  visible: {
    phase: "public",
    settings: "public",
    round: "public",
    identities: "count",
    players: each({ character: "public", hand: "cells" }),
    piles: { questions: "count", adjectives: "count", nouns: "count" },
    discards: "cells",
    questions: "cells",
    adjectives: "cells",
    nouns: "cells",
    answers: each("cells"),
    done: "public",
    places: "cells",
    rockets: "public",
    requests: "public",
  },
  derived: {
    /** What each player is, as far as the viewer's own eyes tell. */
    roles: (view) => view.players.map(({ hand }) => roleOf(hand)),
  },
  events: {
    questionRead: {
      round: "public",
      reader: "public",
      question: "public",
      adjective: "public",
      noun: "public",
    },
    done: { seat: "public" },
    discussionClosed: { round: "public" },
    standeesPlaced: { rockets: "public" },
    requested: { seat: "public", rocket: "public" },
    agreed: { seat: "public", requester: "public", rocket: "public" },
    refused: { seat: "public", requester: "public", rocket: "public" },
    consentWithdrawn: { seat: "public", requester: "public", rocket: "public" },
    requestDropped: { seat: "public", rocket: "public", why: "public" },
    boarded: { seat: "public", from: "public", to: "public" },
    launchAgreed: { seat: "public", rocket: "public" },
    launchWithdrawn: { seat: "public", rocket: "public" },
    launchCleared: { rocket: "public", seats: "public" },
    launched: { rocket: "public", crew: "public", why: "public" },
    deadlineReached: {},
    rocketRevealed: { rocket: "public", crew: "public", aliens: "public" },
    judged: { seat: "public", success: "public", reason: "public" },
  },
  rulebook,
});

/** What a viewer sees of the table. */
export interface View extends ViewOfRules<typeof seen> {}

/** The rules that the phases are written with. */
export const rules = seen.as<View>();

/** The dealer of this game. */
export type TableDealer = Dealer<Events, {}>;
