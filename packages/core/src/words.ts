import type { CoreEventView } from "./events.js";
import type { Json } from "./json.js";
import type { Seat, Viewer } from "./seats.js";
import type { Wanted } from "./wanted.js";

/** What a sentence may use: the reader's own view, and how seats are called. */
export interface WordsContext<View> {
  readonly view: View;
  /** Who reads it: for "the 5 in your hand" where the input holds a place. */
  readonly viewer: Viewer;
  /** What a seat is called, such as "Pink". */
  readonly name: (seat: Seat) => string;
}

/** Parts of a sentence, ready to be put in. */
type Parts = { readonly [part: string]: string };

/** What is told of a zone. */
export interface ZoneWords {
  readonly name: string;
  /** How many cards lie there. */
  readonly count: number;
  /** The cards that the reader sees, as a list. */
  readonly shown: string;
  /** How many the reader does not see. */
  readonly down: number;
}

/** The library's own sentences in one language. English comes with core. */
export interface CoreWords {
  /** What a seat is called. */
  readonly seat: (seat: Seat) => string;
  /** Who holds no cards. */
  readonly spectator: string;
  /** All seats and the spectator. */
  readonly everyone: string;
  /** No one. */
  readonly nobody: string;
  /** Several names as one: "Pink, Blue and Red". */
  readonly list: (names: readonly string[]) => string;
  /** Cards that the reader does not see. */
  readonly faceDown: (count: number) => string;
  /** A place without a card. */
  readonly emptyPlace: string;
  /** What lies in a zone. */
  readonly zone: (zone: ZoneWords) => string;
  /** A choice in secret that nobody has made yet. */
  readonly unchosen: (name: string) => string;
  /** A zone of which only the count is known. */
  readonly countOnly: (zone: { readonly name: string; readonly count: number }) => string;
  /** Whom the table waits for; empty for nobody. With `reader` also for who reads this, whom `names` leaves out. */
  readonly waiting: (names: string, reader?: boolean) => string;
  /** A timer that runs: what it is called, and how many seconds it has. */
  readonly timer: (name: string, seconds: number) => string;
  readonly events: {
    readonly [K in CoreEventView["type"]]: (
      parts: Parts & { readonly [part in WordsPart]: string },
    ) => string;
  };
  /** What is wrong with a move's input, at a place of it such as `move.card`, and what would be right. */
  readonly input: (path: string, wanted: Wanted) => string;
  readonly rejections: {
    readonly [K in CoreRejection]: (parameters: Readonly<Record<string, Json>>) => string;
  };
}

type WordsPart =
  "card" | "from" | "to" | "zone" | "at" | "seat" | "seats" | "choice" | "choices" | "fact" | "value";

/** Why the library itself refuses a move. */
export type CoreRejection =
  | "game-over"
  | "unknown-move"
  | "bad-input"
  | "not-now"
  | "not-yours"
  | "left-seat"
  | "nothing-to-undo"
  | "undo-final"
  | "undo-shown"
  | "undo-noticed"
  | "too-long"
  | "rules-broke";

/** Something on the table that has a text. */
export interface Piece {
  readonly name: string;
  /** What it does. */
  readonly text: string;
}

/** What is said of an option. */
export interface OptionWords {
  readonly name: string;
  readonly help: string;
  /** What values are called, by what `String` makes of them: `{ null: "by chance" }`. Default: the values themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What timers are called; left out by a game that has none. */
type TimerWords<Timers extends string> = [Timers] extends [never]
  ? { readonly timers?: Readonly<Record<string, never>> }
  : {
      /** What each timer is called, as it stands before a number of seconds: `Until the bell rings`. */
      readonly timers: { readonly [K in Timers]: string };
    };

/**
 * Everything a player reads of a game, in one language: the text alternative of all that a UI draws. Each function gets
 * what its reader may see and nothing more.
 */
export type Words<
  View,
  Moves,
  Events,
  Rejections,
  Phase extends string,
  Places extends string,
  Options,
  Outcome,
  Facts,
  Timers extends string = never,
> = TimerWords<Timers> & {
  /** What a move is called on a button or in a menu: `Answer 4`. */
  readonly moves: { readonly [K in keyof Moves]: (input: Moves[K], context: WordsContext<View>) => string };
  /** What happened. */
  readonly events: {
    readonly [K in keyof Events]: (event: Events[K], context: WordsContext<View>) => string;
  };
  /**
   * The dealer's own events that this game tells in its own words, or that need no sentence, since another event says it:
   * `""` is none, and `undefined` the library's. What is disclosed has its sentences in `facts`. Default: the library's.
   */
  readonly dealt?: {
    readonly [K in CoreEventView["type"]]?: (
      event: Extract<CoreEventView, { readonly type: K }>,
      context: WordsContext<View>,
    ) => string | undefined;
  };
  /** Why a move is refused. */
  readonly rejections: {
    readonly [K in keyof Rejections]: (parameters: Rejections[K], context: WordsContext<View>) => string;
  };
  /** What a phase is called. */
  readonly phases: { readonly [K in Phase]: string };
  /** What a place with cards is called; `keys` are the indices or names in its path: for `players.*.hand`, `["2"]`. */
  readonly places: {
    readonly [K in Places]: (keys: readonly string[], context: WordsContext<View>) => string;
  };
  /**
   * What is said of a place that is no place for cards while nothing is there, after its name: `none yet`. Default: the
   * library's words for a place without cards.
   */
  readonly none?: { readonly [K in Places]?: string };
  /** A card's face, as text; `place` is where it lies. */
  readonly card: (face: Json, place: string, context: WordsContext<View>) => string;
  /**
   * What is written on a card beside its name: what it does, in a sentence or two; empty for a card that says no more.
   * Asked for faces that the reader sees. Default: nothing is written on cards.
   */
  readonly cardText?: (face: Json, place: string, context: WordsContext<View>) => string;
  /** What the positions of a place are called, from 0, where it matters which is which: `left` and `right`. */
  readonly slots?: { readonly [K in Places]?: (position: number, context: WordsContext<View>) => string };
  /** What lies on the table and has a text, but is no card of a zone: a weapon, a board. Default: nothing. */
  readonly pieces?: (context: WordsContext<View>) => readonly Piece[];
  /** What an option is called and does. */
  readonly options: { readonly [K in keyof Options]: OptionWords };
  /** How the game ended. */
  readonly outcome: (outcome: Outcome, context: WordsContext<View>) => string;
  /**
   * What the plain public fields say, a sentence each, in the order in which a player reads a table: the question that is
   * asked, who stands where, what is asked of whom. Default: nothing.
   */
  readonly standing?: (context: WordsContext<View>) => readonly string[];
  /**
   * What has to be answered or decided now, a sentence each: what was announced, the damage that is about to hit, what a
   * card asks for. A UI shows it beside the choices; where `standing` says the same, it says it once. Default: nothing.
   */
  readonly pending?: (context: WordsContext<View>) => readonly string[];
  /** What was disclosed. */
  readonly facts: { readonly [K in keyof Facts]: (value: Facts[K], context: WordsContext<View>) => string };
  /** What a seat is called. Default: the library's word for it. */
  readonly seat?: (seat: Seat, view: View) => string;
  /** The library's own sentences in this language. Default: English. */
  readonly core?: CoreWords;
};
