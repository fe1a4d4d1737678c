import {
  defineRules,
  each,
  type Dealer,
  type Reactions,
  type Seat,
  type Seats,
  type Secret,
  type Slots,
  type ViewOfRules,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";
import type { Settings } from "./options.js";
import { mostPlayers, teams, type Color, type Team } from "./pack/types.js";
import { rulebook } from "./rules.js";
import type { Action, ActionKind, Slot, Task } from "./tasks.js";

/**
 * What is waited for: an action, reactions to it, the answer to a shot, reactions before damage, leave to look at an ID, a
 * pick for a card, a new target, a discard.
 */
export type Phase =
  "choose" | "react" | "answer" | "brace" | "permit" | "pick" | "retarget" | "discard" | "over";

/** Whom a loyalty card has to do with. It moves with the card. */
export interface Bond {
  /** Those who got the card at the deal or by an exchange. */
  readonly owners: Seats;
  /** Those who investigated it and had never had it, in order. */
  readonly readers: readonly Seat[];
}

/** A team that a player was sworn to in public. */
export type Sworn = "legion" | "fallen";

/** A player. */
export interface Player {
  /** The ID card. */
  identity: Zone<string>;
  /** The loyalty cards, left and right. */
  loyalties: Slots<string>;
  /** The face-down programs. */
  hand: Zone<string>;
  /** The face-up permanent programs. */
  permanents: Zone<string>;
  /** Which cards lie face up. That all have seen a card does not mean that it lies face up. */
  up: { id: boolean; loyalties: [boolean, boolean] };
  bonds: [Bond, Bond];
  /** Hit points: 0 for those who are eliminated. */
  hp: 0 | 1 | 2;
  /** The locked weapons that are open to this player. */
  unlocked: string[];
  sworn: Sworn | null;
  /** Takes two actions a turn until it next loses hit points. */
  awake: boolean;
  /** The next shot does more damage, and nobody may react to it. */
  deadly: boolean;
  /** The next turn is skipped. */
  stalled: boolean;
  /** Lets everybody look at its ID without being asked. */
  allows: boolean;
}

/** A weapon card. */
export interface HeldWeapon {
  readonly kind: string;
  /** Who holds it; `null` where it lies in the center or at the side. */
  holder: Seat | null;
  targets: readonly Seat[];
}

/** The turn. */
export interface Turn {
  active: Seat;
  /** The weapon, as an index, that the active player has held since the turn began; `null` for none. */
  weapon: number | null;
  /** How many more actions follow this one by programs. */
  more: number;
  /** Whether one more action follows because its player is awake. */
  awake: boolean;
  /** The kinds of actions that may not be chosen again this turn. */
  barred: readonly ActionKind[];
  /** Whether the active player was eliminated: the rest of its turn is lost. */
  lost: boolean;
  /** How many programs each player has played in this turn, by seat (HP-A-38). */
  played: number[];
  /** How many abilities were set off in this turn (HP-A-39). */
  abilities: number;
}

/**
 * What the checks found of Humans: still there or not yet missed, wiped out, or that everybody survives alone (HP-E-15).
 */
export type Mode = "open" | "wiped" | "alone";

/** How a game ended. */
export interface Ending {
  /** The team of the winners; `null` when nobody won. */
  readonly team: Team | null;
  readonly winners: Seats;
  /** By a check, or because the power failed (HP-E-20). */
  readonly why: "check" | "power";
}

/** The whole table. */
export interface State {
  phase: Phase;
  settings: Settings;
  players: Player[];
  /** The cards that are not in the game: IDs by color, the Boss cards, loyalties. */
  box: Record<Color | "boss" | "loyalties", Zone<string>>;
  /** The ID that was left over. */
  gone: Zone<string>;
  /** Where the loyalty cards of the chart are mixed; empty once they are dealt. */
  pool: Zone<string>;
  /** The program stack. */
  stack: Zone<string>;
  /** The program that is being resolved. */
  stage: Zone<string>;
  /** Programs that somebody looks at to keep one. */
  dug: Zone<string>;
  weapons: HeldWeapon[];
  /** What each check found, seen by those who were eliminated in it. */
  checks: Secret<Mode>[];
  /**
   * What each check of an elimination taught those who were shown it: the teams of those who lived then, by seat, `null` for
   * those who did not (HP-E-8, HP-E-18).
   */
  learned: Secret<readonly (Team | null)[]>[];
  turn: Turn;
  announced: Action | null;
  reactions: Reactions<number>;
  /** What is still to happen: the last one happens now. */
  tasks: Task[];
  /** Whose turn was the first one. */
  first: Seat;
  /** From 1. */
  round: number;
  /** How many turns nobody has lost hit points for, and how many repeated checks there were in them. */
  quiet: { turns: number; checks: number };
  firstOut: Seat | null;
  /** How many decisions of one player have been waited for, and how many windows have been opened. */
  waits: number;
  windows: number;
  ending: Ending | null;
}

/** What is told beside what the dealer's own verbs tell. Weapons are indices. */
export interface Events {
  turnBegun: { seat: Seat; round: number; armed: boolean };
  turnSkipped: { seat: Seat };
  announced: { seat: Seat; action: Action };
  /** A program is turned up and read aloud (HP-M-3). */
  played: { seat: Seat; program: string };
  /** An ability of a face-up ID or permanent program is used. */
  ability: { seat: Seat; card: string };
  investigated: { seat: Seat; target: Seat; card: Slot };
  allowed: { seat: Seat; by: Seat; always: boolean };
  handedOver: { seat: Seat; to: Seat };
  weaponTaken: { seat: Seat; weapon: number; from: Seat | null };
  weaponReturned: { seat: Seat; weapon: number };
  aimed: { seat: Seat; weapon: number; targets: readonly Seat[] };
  shot: { seat: Seat; weapon: number; targets: readonly Seat[] };
  turnedUp: { seat: Seat; card: Slot };
  covered: { seat: Seat; card: Slot };
  exchanged: { seat: Seat; card: Slot; other: Seat; otherCard: Slot };
  /** Damage is about to hit. */
  threatened: { seat: Seat; amount: number };
  hurt: { seat: Seat; amount: number; hp: number };
  healed: { seat: Seat; hp: number };
  eliminated: { seat: Seat };
  revived: { seat: Seat; hp: number };
  sworn: { seat: Seat; team: Sworn };
  unlocked: { seat: Seat; weapon: string };
  marked: { seat: Seat; mark: "awake" | "deadly" | "stalled"; on: boolean };
  barred: { kind: ActionKind };
  moreActions: { seat: Seat };
  /** Damage on one player is less, or hits another. */
  plated: { seat: Seat; amount: number };
  steppedIn: { seat: Seat; instead: Seat };
  passWithdrawn: { seat: Seat };
  /** A standing leave to look at the own ID is taken back. */
  leaveWithdrawn: { seat: Seat };
  /** A check is over; who announced it, or `null` for a repeated one. */
  checked: { announcer: Seat | null };
  powerFailed: {};
}

/** Why moves are refused: ids of rules and what their sentences need. */
export interface Rejections {
  /** It is another player's turn, or decision. */
  "HP-R-1": { readonly seats: Seats };
  /** The action is for those who began the turn without a weapon. */
  "HP-R-2": {};
  /** The action is for those who began the turn with a weapon. */
  "HP-R-3": {};
  /** There is an action that may be taken. */
  "HP-R-7": {};
  /** This kind of action was barred for the turn. */
  "HP-G-5": {};
  /** The aim is no new one, or the weapon has none. */
  "HP-G-2": {};
  "HP-U-1": { readonly why: "nobody" | "yourself" | "eliminated" | "hidden" | "face up" };
  "HP-U-2": {};
  "HP-U-3": {};
  /** No such weapon lies there. */
  "HP-U-4": {};
  /** The stack is empty. */
  "HP-U-5": {};
  "HP-W-1": {};
  "HP-W-3": {};
  /** The weapon may not be aimed so. */
  "HP-W-4": { readonly targets: number };
  /** This weapon does not heal. */
  "HP-W-10": {};
  /** Such a card is not shown to a weapon, or lies face up. */
  "HP-W-14": {};
  /** The program may not be played now, or its first effect finds nobody. */
  "HP-M-4": { readonly why: "no program" | "not now" | "no target" };
  /** The player has played as many programs in this turn as it may. */
  "HP-A-38": {};
  "HP-M-5": {};
  /** There is nothing to discard there. */
  "HP-M-10": {};
  /** You are not asked, or have no such answer. */
  "HP-M-14": {};
  /** Nothing stands that could be taken back. */
  "HP-M-18": {};
  "HP-N-5": {};
  "HP-N-6": {};
  "HP-N-8": {};
  /** The card is not about this. */
  "HP-X-6": {};
}

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1));
const seatSet = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** mostPlayers - 1));

/** What a check announces: that the game goes on, or who has won (HP-E-11). */
export type Verdict = "continues" | { readonly team: Team | null; readonly winners: number };

const visible = {
  phase: "public",
  settings: "public",
  players: each({
    identity: "cells",
    loyalties: "cells",
    hand: "cells",
    permanents: "cells",
    up: "public",
    bonds: "public",
    hp: "public",
    unlocked: "public",
    sworn: "public",
    awake: "public",
    deadly: "public",
    stalled: "public",
    allows: "public",
  }),
  box: { human: "hidden", machine: "hidden", outlaw: "hidden", boss: "hidden", loyalties: "hidden" },
  gone: "hidden",
  pool: "hidden",
  stack: "count",
  stage: "cells",
  dug: "cells",
  weapons: "public",
  checks: "cells",
  learned: "cells",
  turn: "public",
  announced: "public",
  reactions: { answers: "cells", turn: "public", aimed: "public" },
  tasks: "public",
  first: "public",
  round: "public",
  quiet: "public",
  firstOut: "public",
  waits: "public",
  windows: "public",
  ending: "public",
} as const;

const plain = "public";

const events = {
  turnBegun: { seat: plain, round: plain, armed: plain },
  turnSkipped: { seat: plain },
  announced: { seat: plain, action: plain },
  played: { seat: plain, program: plain },
  ability: { seat: plain, card: plain },
  investigated: { seat: plain, target: plain, card: plain },
  allowed: { seat: plain, by: plain, always: plain },
  handedOver: { seat: plain, to: plain },
  weaponTaken: { seat: plain, weapon: plain, from: plain },
  weaponReturned: { seat: plain, weapon: plain },
  aimed: { seat: plain, weapon: plain, targets: plain },
  shot: { seat: plain, weapon: plain, targets: plain },
  turnedUp: { seat: plain, card: plain },
  covered: { seat: plain, card: plain },
  exchanged: { seat: plain, card: plain, other: plain, otherCard: plain },
  threatened: { seat: plain, amount: plain },
  hurt: { seat: plain, amount: plain, hp: plain },
  healed: { seat: plain, hp: plain },
  eliminated: { seat: plain },
  revived: { seat: plain, hp: plain },
  sworn: { seat: plain, team: plain },
  unlocked: { seat: plain, weapon: plain },
  marked: { seat: plain, mark: plain, on: plain },
  barred: { kind: plain },
  moreActions: { seat: plain },
  plated: { seat: plain, amount: plain },
  steppedIn: { seat: plain, instead: plain },
  passWithdrawn: { seat: plain },
  leaveWithdrawn: { seat: plain },
  checked: { announcer: plain },
  powerFailed: {},
} as const;

const facts = {
  /** Who reacts first, clockwise; `null` for nobody (HP-M-16). */
  reacts: v.nullable(seat),
  /** The teams of the living, by seat; `null` for those who are eliminated (HP-E-8). */
  teams: v.pipe(v.array(v.nullable(v.picklist(teams))), v.maxLength(mostPlayers), v.readonly()),
  verdict: v.union([
    v.literal("continues"),
    v.strictObject({ team: v.nullable(v.picklist(teams)), winners: seatSet }),
  ]),
  /** Which program of the hand is discarded when the time is up; −1 for a permanent one. */
  oldest: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(199)),
};

const seen = defineRules<State, Events, Rejections>()({ visible, events, facts, rulebook });

/** What a viewer sees of the table. */
export interface View extends ViewOfRules<typeof seen> {}

/** The rules that the moves are written with. */
export const rules = seen.as<View>();

/** The rules with what a viewer's own view tells it besides. */
export function rulesWith<Derived>(
  derived: Derived &
    Readonly<Record<string, (view: ViewOfRules<typeof seen>, viewer: Seat | "spectator") => unknown>>,
) {
  return defineRules<State, Events, Rejections>()({ visible, events, facts, rulebook, derived });
}

/** The facts that are disclosed. */
export interface Facts {
  reacts: Seat | null;
  teams: readonly (Team | null)[];
  verdict: Verdict;
  oldest: number;
}

/** The dealer of this game. */
export type TableDealer = Dealer<Events, Facts>;
