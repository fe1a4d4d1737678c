import type { Seat } from "@facedown/core";
import type { Showable, Trigger } from "./pack/types.js";

/** The kinds of actions. */
export const actionKinds = [
  "investigate",
  "equip",
  "draw",
  "drop",
  "aim",
  "shoot",
  "heal",
  "activate",
] as const;
/** A kind of action. */
export type ActionKind = (typeof actionKinds)[number];

/** One of a player's three cards: the loyalty card on the left or on the right, or the ID between them. */
export type Slot = 0 | 1 | "id";

/** What the active player announces (HP-R-6). */
export type Action =
  | { readonly kind: "investigate"; readonly target: Seat; readonly card: Slot }
  | { readonly kind: "equip"; readonly weapon: string; readonly targets: readonly Seat[] }
  | { readonly kind: "draw" }
  | { readonly kind: "drop" }
  | { readonly kind: "aim"; readonly targets: readonly Seat[] }
  | { readonly kind: "shoot"; readonly targets: readonly Seat[] }
  | { readonly kind: "heal"; readonly targets: readonly Seat[] }
  | { readonly kind: "activate"; readonly position: number };

/** Damage that is about to hit. */
export interface Hit {
  readonly seat: Seat;
  readonly amount: number;
}

/** Where a card lies whose effects are resolved: a face-up ID, a face-up permanent program, the program on the stage. */
export type CardPlace =
  | { readonly at: "id"; readonly seat: Seat }
  | { readonly at: "permanents"; readonly seat: Seat; readonly position: number }
  | { readonly at: "stage" };

/** Which list of a card's effects. */
export type EffectList = "reveal" | "fx" | "action" | Trigger;

/** What was picked for an effect: a seat, a position, an option, or targets. */
export type Picked = number | readonly Seat[];

/** An effect of a card. */
export interface EffectTask {
  readonly kind: "effect";
  readonly owner: Seat;
  /** Who set it off: the shooter, or the eliminated player. */
  readonly source: Seat | null;
  readonly card: CardPlace;
  readonly list: EffectList;
  /** The effect's index in the list; for one inside a choice also the option and the index there, and so on. */
  readonly path: readonly number[];
  readonly picks: readonly Picked[];
  /** That the owner need not live: its ability fires because it was eliminated (HP-I-4). */
  readonly late: boolean;
}

/** What is still to happen. All of it is public. */
export type Task =
  /** The markers pass on. */
  | { readonly kind: "next" }
  /** The active player discards to its limit. */
  | { readonly kind: "discard" }
  /** The active player takes another action, if it has one. */
  | { readonly kind: "more" }
  /** The active player plays programs and announces an action. */
  | { readonly kind: "choose" }
  /** After a reaction the active player chooses anew. */
  | { readonly kind: "rechoose" }
  /** Others may react to what was announced. */
  | { readonly kind: "window" }
  /** What was announced resolves. */
  | { readonly kind: "resolve" }
  /** A target turns a card up or takes damage: of a shot, or of a program. */
  | {
      readonly kind: "answer";
      readonly seat: Seat;
      readonly shows: Showable;
      readonly damage: number;
      readonly shot: boolean;
    }
  /** What the targets of a shot said comes together. */
  | { readonly kind: "gather"; readonly by: Seat; readonly hits: readonly Hit[]; readonly sure: boolean }
  /** All may react to damage that is about to hit. */
  | { readonly kind: "brace"; readonly by: Seat; readonly hits: readonly Hit[] }
  /** Damage hits. `by` is the shooter; `null` where no weapon was fired. */
  | { readonly kind: "hit"; readonly by: Seat | null; readonly hits: readonly Hit[] }
  /** The shooter drops the weapon and draws. */
  | { readonly kind: "finish"; readonly seat: Seat; readonly weapon: number }
  | EffectTask
  /** The program on the stage goes to the bottom of the stack. */
  | { readonly kind: "unstage" }
  /** A player is asked whether its ID may be looked at. */
  | { readonly kind: "permit"; readonly seat: Seat; readonly by: Seat }
  /** A weapon whose target was eliminated turns to another. */
  | { readonly kind: "retarget"; readonly weapon: number }
  /** An ability of a face-up card is set off. */
  | {
      readonly kind: "trigger";
      readonly owner: Seat;
      readonly card: CardPlace;
      readonly list: EffectList;
      readonly source: Seat | null;
      readonly late: boolean;
    };
