/** The colors that cards count for. */
export const colors = ["human", "machine", "outlaw"] as const;
/** A color that cards count for. */
export type Color = (typeof colors)[number];

/** The five teams. A player belongs to one at a time. */
export const teams = [...colors, "legion", "fallen"] as const;
/** A team. */
export type Team = (typeof teams)[number];

/**
 * Whom an effect may be about. Each is a function of public facts; hidden cards never decide who may be chosen.
 *
 * - `self`: the owner of the card.
 * - `other`: a living player, not the owner.
 * - `any`: a living player.
 * - `armed`: another living player who holds a weapon.
 * - `armedAimed`: a living player, perhaps the owner, who holds a weapon that has another legal target.
 * - `allArmed`: all living players who hold a weapon, the owner included; nobody is asked.
 * - `neighbors`: the next living player on each side of the owner; nobody is asked.
 * - `hasProgram`: another living player with a face-down program.
 * - `hasLoyalty`: another living player with a face-down loyalty card.
 * - `hasId`: another living player whose ID is face down.
 * - `hasUpLoyalty`: a living player, perhaps the owner, with a face-up loyalty card.
 * - `threatened`: a living player whom damage is about to hit.
 * - `out`: an eliminated player, never the owner.
 * - `source`: the player who set the ability off: the shooter of `hurt`, the eliminated player of `otherOut`.
 *
 * For `peekLoyalty` and `peekId` a player who is `hidden` is none of these.
 */
export const targets = [
  "self",
  "other",
  "any",
  "armed",
  "armedAimed",
  "allArmed",
  "neighbors",
  "hasProgram",
  "hasLoyalty",
  "hasId",
  "hasUpLoyalty",
  "threatened",
  "out",
  "source",
] as const;
/** Whom an effect may be about; see {@link targets}. */
export type Target = (typeof targets)[number];

/** A card that may be shown, or lie face down: a loyalty card or the ID. */
export type Showable = "loyalty" | "id";

/** 1 or 2: hit points lost, regained or returned with. */
export type Points = 1 | 2;

/**
 * Some players lose hit points. Several victims are one batch: they lose them together and are checked together. No
 * brace window opens (HP-A-25).
 */
export interface Damage {
  readonly kind: "damage";
  readonly amount: Points;
  readonly to: "self" | "other" | "any" | "armed" | "neighbors" | "allArmed" | "source";
}

/** A player regains hit points, up to 2. */
export interface Heal {
  readonly kind: "heal";
  readonly amount: Points;
  readonly to: "self" | "other" | "any";
}

/**
 * An eliminated player returns. With `join` the player is publicly Fallen from then on, unless sworn to a team already.
 * With `source` it is the player just eliminated, and only if sworn to no team.
 */
export interface Revive {
  readonly kind: "revive";
  readonly hp: Points;
  readonly who: "chosen" | "source";
  readonly join?: "fallen";
}

/** A player draws programs from the stack, as many as are there. */
export interface Draw {
  readonly kind: "draw";
  readonly count: number;
  readonly to: "self" | "other" | "any";
}

/** The owner takes a face-down program of another player, unseen: a seat, then a position. */
export interface TakeProgram {
  readonly kind: "takeProgram";
  readonly to: "hasProgram";
}

/** The owner takes all face-down programs of an eliminated player. */
export interface Loot {
  readonly kind: "loot";
}

/** The owner looks at one face-down loyalty card of another player, or at both. Counts as investigating. */
export interface PeekLoyalty {
  readonly kind: "peekLoyalty";
  readonly both: boolean;
  readonly to: "hasLoyalty";
}

/** The owner looks at the face-down ID of another player, who is asked first if it has a face-down program (HP-U-3). */
export interface PeekId {
  readonly kind: "peekId";
  readonly to: "hasId";
}

/** Another player turns a loyalty card of its choice, or its ID, face up. */
export type Reveal =
  | { readonly kind: "reveal"; readonly what: "loyalty"; readonly to: "hasLoyalty" }
  | { readonly kind: "reveal"; readonly what: "id"; readonly to: "hasId" };

/** As after a shot, but by a card: another player turns such a card face up or loses hit points. */
export interface RevealOrHurt {
  readonly kind: "revealOrHurt";
  readonly what: Showable;
  readonly amount: Points;
  readonly to: "other";
}

/** The weapon of another player returns to its place. */
export interface Disarm {
  readonly kind: "disarm";
  readonly to: "armed";
}

/**
 * The owner takes the weapon of another player and aims it; its own goes back first. It is not armed until its next turn,
 * unless it is `quick`. Needs no unlock.
 */
export interface TakeWeapon {
  readonly kind: "takeWeapon";
  readonly to: "armed";
}

/** A weapon that somebody holds gets a new legal target, other than its present one. */
export interface Aim {
  readonly kind: "aim";
  readonly to: "armedAimed";
}

/** A locked weapon is open to the owner for the rest of the game. */
export interface Unlock {
  readonly kind: "unlock";
  /** The id of a weapon that is `locked`. */
  readonly weapon: string;
}

/** A player is sworn to Legion, in public, for the rest of the game. */
export interface Join {
  readonly kind: "join";
  readonly team: "legion";
  readonly to: "other";
}

/** The owner exchanges a face-down loyalty card for one of another player's: own position, seat, position. */
export interface SwapLoyalty {
  readonly kind: "swapLoyalty";
  readonly to: "hasLoyalty";
}

/** A face-up loyalty card of a player is turned face down. All who saw it still know it, but it can be revealed again. */
export interface Cover {
  readonly kind: "cover";
  readonly to: "hasUpLoyalty";
}

/** Damage that is about to hit a threatened player is less. */
export interface Plate {
  readonly kind: "plate";
  readonly amount: Points;
}

/** Damage that is about to hit another player hits the owner instead. */
export interface StepIn {
  readonly kind: "stepIn";
}

/** The kind of action that was announced may not be chosen again this turn. */
export interface Bar {
  readonly kind: "bar";
}

/** One more action after this one. */
export interface Again {
  readonly kind: "again";
}

/** The next turn of another player is skipped, and so is the discard at its end. */
export interface Stall {
  readonly kind: "stall";
  readonly to: "other";
}

/** The owner looks at the top programs, keeps one, and the others go to the bottom in an order that chance decides. */
export interface Dig {
  readonly kind: "dig";
  readonly count: number;
}

/**
 * A public marker with an end of its own (HP-I-3). `awake`: two actions a turn, until the owner next loses hit points.
 * `deadly`: the next shot does 1 more damage and nobody may react to it; spent by that shot.
 */
export interface Mark {
  readonly kind: "status";
  readonly status: "awake" | "deadly";
}

/** The owner chooses one of these lists, among those that can do something. */
export interface OneOf {
  readonly kind: "oneOf";
  readonly of: readonly (readonly Effect[])[];
}

/**
 * The way out of the vocabulary: a function that is given to the game beside the pack, by its name. The pack itself stays
 * plain data, so that it can be written down and its hash be kept.
 */
export interface Custom {
  readonly kind: "custom";
  /** A name among the functions that the game is made with. */
  readonly name: string;
  /** Whom the function is about: chosen, or worked out, before it runs. Absent: nobody. */
  readonly to?: Target;
}

/**
 * What a card does: one step of it. A list of effects is resolved from left to right; each asks its questions one after
 * another; an effect without a legal target does nothing and the list goes on.
 */
export type Effect =
  | Damage
  | Heal
  | Revive
  | Draw
  | TakeProgram
  | Loot
  | PeekLoyalty
  | PeekId
  | Reveal
  | RevealOrHurt
  | Disarm
  | TakeWeapon
  | Aim
  | Unlock
  | Join
  | SwapLoyalty
  | Cover
  | Plate
  | StepIn
  | Bar
  | Again
  | Stall
  | Dig
  | Mark
  | OneOf
  | Custom;

/** The kinds of effects. */
export type EffectKind = Effect["kind"];

/** Effects in their order; at least one. */
export type Effects = readonly Effect[];

/** What sets off an ability that stays: see {@link Triggers}. */
export const triggers = ["hurt", "otherOut", "kill"] as const;
/** What sets off an ability that stays. */
export type Trigger = (typeof triggers)[number];

/** What happens while the card is face up and its owner lives, each time that it is set off. */
export interface Triggers {
  /** The owner lost hit points to a shot by another player and lives; `source` is the shooter. */
  readonly hurt?: Effects;
  /** Another player was eliminated and the game goes on: once for each; `source` is that player. */
  readonly otherOut?: Effects;
  /** The owner's shot eliminated somebody and the game goes on. */
  readonly kill?: Effects;
}

/** What is otherwise than the rules say, while the card is face up and its owner lives. */
export interface Modifiers {
  /** So much more damage by the owner's shots. */
  readonly shotBonus?: number;
  /** The most that one hit takes from the owner. */
  readonly cap?: Points;
  /** So many more programs may be kept. */
  readonly limit?: number;
  /** The owner's investigations show both face-down loyalty cards. */
  readonly scanBoth?: true;
  /** The owner's draw action draws two programs. */
  readonly drawTwo?: true;
  /** Nobody may investigate the owner. */
  readonly hidden?: true;
  /** No window opens for what the owner announces. */
  readonly noReactions?: true;
  /** The owner may name any target when it shoots, but not with a weapon of two targets. */
  readonly freeAim?: true;
  /** The owner may shoot with a weapon that it took this turn. */
  readonly quick?: true;
  /** Whoever is investigated by the owner is sworn to Legion. */
  readonly converts?: true;
  /** Nobody else may draw programs, by whatever action, weapon or card (HP-A-32). No card of the original pack says so. */
  readonly noDraws?: true;
}

/** All modifiers. */
export type Modifier = keyof Modifiers;

/** What all cards have. */
export interface Card {
  /** Lower-case words joined by hyphens. No two cards of a pack have the same, whatever their sort. */
  readonly id: string;
  /** What the card is called in the pack's language. No two of a sort have the same. */
  readonly name: string;
  /** What it does, in a sentence. Cards of the original pack have theirs among the words of the game. */
  readonly text?: string;
  /** How many there are in the box. */
  readonly copies: number;
}

/** An ID card. */
export interface Identity extends Card {
  /** The color that it counts for; a Boss is never dealt (HP-P-3). */
  readonly color: Color | "boss";
  /** The team of its owner from the deal on, whatever is counted (HP-T-6). */
  readonly always?: Team;
  /** Says that `on` and `modifiers` hold while the card is face up and its owner lives (HP-I-2). */
  readonly permanent?: true;
  /** `reveal` also fires when the card is turned up by its owner's elimination, if the game goes on (HP-I-4). */
  readonly late?: true;
  /** What happens at once when the card is turned up while its owner lives (HP-I-1). Once only. */
  readonly reveal?: Effects;
  readonly on?: Triggers;
  readonly modifiers?: Modifiers;
}

/** A program for any time: in an announcement's window, before damage, or in one's own turn (HP-M-4). */
export interface AnyTimeProgram extends Card {
  readonly timing: "any";
  /** It is for one of these windows only: after an announcement, or before damage hits. */
  readonly only?: "announce" | "brace";
  readonly fx: Effects;
}

/** A program for its owner's turn (HP-M-5). */
export interface TurnProgram extends Card {
  readonly timing: "turn";
  readonly fx: Effects;
}

/** A program that is turned up in its owner's turn and stays (HP-M-6). */
export interface PermanentProgram extends Card {
  readonly timing: "permanent";
  readonly on?: Triggers;
  readonly modifiers?: Modifiers;
  /** What its owner may do instead of another action; announced like any other. */
  readonly action?: Effects;
}

/** A secret loyalty: never played, and counts for its team while it is held (HP-N-3, HP-N-8). */
export interface SecretProgram extends Card {
  readonly timing: "secret";
  /** With `legion` its holder is Legion while it holds the card (HP-L-5). */
  readonly team: Color | "legion";
  /** What it counts: 1 or 2 for a color, 0 for Legion. */
  readonly weight: 0 | 1 | 2;
}

/** A program card. */
export type Program = AnyTimeProgram | TurnProgram | PermanentProgram | SecretProgram;

/** A loyalty card. */
export interface Loyalty extends Card {
  readonly team: Color | "legion";
  /** What it counts: 1 or 2 for a color, 0 for Legion. */
  readonly weight: 0 | 1 | 2;
}

/** A weapon card. */
export interface Weapon extends Card {
  /** What a target may turn up instead of taking damage. */
  readonly shows: Showable;
  /** The damage to each target. */
  readonly damage: Points;
  /** How many programs are drawn after the shot. */
  readonly draws: 0 | 1;
  /** How many players it is aimed at: 2 are next to each other; with 0 one is named at the shot. */
  readonly targets: 0 | 1 | 2;
  /** Instead of shooting, its holder may heal its target 1 HP. */
  readonly heals?: true;
  /** It lies at the side, open only to those who unlocked it (HP-P-2). */
  readonly locked?: true;
}

/** What is set up for one number of players. */
export interface ChartRow {
  /** How many ID cards of each color are mixed: one more than there are players (HP-P-5). */
  readonly ids: Readonly<Record<Color, number>>;
  /** How many loyalty cards of each id are mixed: two for each player (HP-P-8). */
  readonly loyalties: Readonly<Record<string, number>>;
  /** The ids of the weapons in the center, one for each card (HP-P-1). Locked weapons always lie at the side. */
  readonly weapons: readonly string[];
  /** How many of these loyalty cards are beyond those of the box (HP-A-2). Default: none. */
  readonly beyond?: Readonly<Record<string, number>>;
}

/** The least and the most players. */
export const fewestPlayers = 4;
/** The most players. */
export const mostPlayers = 16;

/** All that is printed on the cards of a game, and the setup charts. Plain JSON. */
export interface Pack {
  /** Lower-case words joined by hyphens, such as `original`. */
  readonly id: string;
  /** Counts the editions of this pack from 1 up. A record of a game names it. */
  readonly version: number;
  /** The language of its names: a BCP 47 tag such as `en` or `pt-BR`. */
  readonly language: string;
  /** What the pack is called in a list of packs. */
  readonly title: string;
  /** Says that the numbers of cards are the pack's own. Absent: {@link standardCounts}. */
  readonly counts?: "custom";
  readonly identities: readonly Identity[];
  readonly programs: readonly Program[];
  readonly loyalties: readonly Loyalty[];
  readonly weapons: readonly Weapon[];
  /** A row for each number of players from 4 to 16. */
  readonly charts: Readonly<Record<number, ChartRow>>;
}

/** The most programs of a pack, all copies counted: a hand holds as many at most. */
export const mostPrograms = 200;

/** The most Legion programs of a pack: nobody may discard one, and everybody may keep two programs (HP-M-9, HP-N-6). */
export const mostLegionPrograms = 2;

/** The sorts of cards. */
export type CardSort = "identities" | "programs" | "loyalties" | "weapons";

/** How many cards of each sort a pack has, unless it says `"counts": "custom"` (HP-C-1 to HP-C-4). */
export const standardCounts: Readonly<Record<CardSort, number>> = {
  identities: 43,
  programs: 66,
  loyalties: 22,
  weapons: 7,
};

/** How many cards a list has, all copies counted. */
export function countCards(cards: readonly Pick<Card, "copies">[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}
