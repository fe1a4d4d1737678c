import type { Dealer } from "./dealer.js";
import { isObject, FacedownError } from "./errors.js";
import { coreEvents, type CoreEventView, type EventView, type EventVisibility } from "./events.js";
import type { Json } from "./json.js";
import { lazyMaker, planOf, type DerivedParts, type Plan } from "./project.js";
import type { Random } from "./random.js";
import type { Schema } from "./schema.js";
import { mostSeats, type Seat, type Seats, type Viewer } from "./seats.js";
import type { MapOf, NoOther, PlacesIn, ViewIn } from "./visibility.js";
import type { Words } from "./words.js";

/** Why a move is refused: a rule's id or one of the library's own codes, and parameters. Never a sentence. */
export interface Rejection<Code extends string = string> {
  readonly code: Code;
  readonly parameters: Readonly<Record<string, Json>>;
}

/** A rule of the rulebook, in our own words. */
export interface Rule {
  /** What the rule says. */
  readonly text: string;
  /** The chapter of the rulebook it comes from. */
  readonly chapter: string;
  /** Set for a rule that no program can break: talk at the table, or what a component is like. */
  readonly at?: "table talk" | "component";
  /** Why no program can break it. */
  readonly why?: string;
}

/** The phases of a state: the type of its plain field `phase`. */
export type PhaseOf<State> = State extends { phase: infer Phase extends string } ? Phase : never;

/** A move that a seat makes. */
export interface SeatMove<State, View, Input, Events, Facts> {
  readonly by?: "seat";
  /** Reads the input; absent for a move without any. Its fields stand beside `type` on the wire. */
  readonly input?: Schema<Input>;
  /** The phases in which the move exists. Default: all. */
  readonly during?: PhaseOf<State> | readonly PhaseOf<State>[];
  /** The fields of the input that other seats must not learn. */
  readonly secret?: readonly (keyof NoInfer<Input>)[];
  /** Set for a move that by the rules stands once it is made: it cannot be taken back. Default: undo decides. */
  readonly final?: true;
  /** Whether the move is legal for who sees this: `undefined`, or why not. Never sees the state. */
  readonly check?: (context: {
    readonly view: View;
    readonly seat: Seat;
    readonly input: Input;
  }) => Rejection | undefined;
  /** All legal inputs, when they are finitely many. Not needed for a move without input. */
  readonly choices?: (context: { readonly view: View; readonly seat: Seat }) => readonly NoInfer<Input>[];
  /** Some legal input, when they are not finitely many; `undefined` when none is legal. */
  readonly sample?: (context: {
    readonly view: View;
    readonly seat: Seat;
    readonly random: Random;
  }) => NoInfer<Input> | undefined;
  /** Changes the state. Never throws once `check` has passed. */
  readonly apply: (context: {
    readonly state: State;
    readonly seat: Seat;
    readonly input: Input;
    readonly dealer: Dealer<Events, Facts>;
  }) => void;
}

/** A move that the table makes: a timer is due, the host decides. Checked on the spectator's view. */
export interface TableMove<State, View, Input, Events, Facts> {
  readonly by: "table";
  /** Reads the input; absent for a move without any. */
  readonly input?: Schema<Input>;
  /** The phases in which the move exists. Default: all. */
  readonly during?: PhaseOf<State> | readonly PhaseOf<State>[];
  /** The fields of the input that seats must not learn. */
  readonly secret?: readonly (keyof NoInfer<Input>)[];
  /** Of no meaning here: a seat takes back moves of its own. */
  readonly final?: never;
  /** Whether the move is legal on the spectator's view: `undefined`, or why not. */
  readonly check?: (context: { readonly view: View; readonly input: Input }) => Rejection | undefined;
  /** All legal inputs, when they are finitely many. */
  readonly choices?: (context: { readonly view: View }) => readonly NoInfer<Input>[];
  /** Some legal input, when they are not finitely many. */
  readonly sample?: (context: { readonly view: View; readonly random: Random }) => NoInfer<Input> | undefined;
  /** Changes the state. Never throws once `check` has passed. */
  readonly apply: (context: {
    readonly state: State;
    readonly input: Input;
    readonly dealer: Dealer<Events, Facts>;
  }) => void;
}

/** A move of any game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its parts are of any type
export type AnyMove = SeatMove<any, any, any, any, any> | TableMove<any, any, any, any, any>;

/** The type of a move's input. */
export type InputOf<Move> =
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- inferred from a move of any game
  Move extends SeatMove<any, any, infer Input, any, any> | TableMove<any, any, infer Input, any, any>
    ? Input
    : never;

/** A running timer of the table. */
export interface Due {
  /** How long it runs, in seconds from 0. */
  readonly seconds: number;
  /** While name and id stay the same the timer keeps running, and once it has run out it does not run again; another id restarts it. Where a move is taken back, the timers from before it go on with what they had left. */
  readonly id: string | number;
}

/** A timer: when it runs, and the table's move that is made when it has run out. */
export interface Timer<View, Names> {
  /** Whether it runs now, as everybody may know; `undefined` when it does not. */
  readonly due: (context: { readonly view: View }) => Due | undefined;
  /** The table's move, without input, that is made when it has run out. */
  readonly expire: Names;
}

/** What follows without a decision. */
export interface Consequence<State, Events, Facts> {
  /** Whether it follows now. Reads the state, changes nothing. */
  readonly when: (context: { readonly state: State }) => boolean;
  /** What follows: changes the state. */
  readonly then: (context: { readonly state: State; readonly dealer: Dealer<Events, Facts> }) => void;
}

/** A cell of a stock; empty places and choices not made may stand beside it, so that lists can be passed as they are. */
export type StockCell = { readonly face: unknown; readonly shownTo: Seats } | "empty" | null;

/** Cells among which faces may be exchanged, for all that somebody knows who does not see them. */
export interface Stock {
  /** The cells, in an order that tells nothing. */
  readonly cells: readonly StockCell[];
  /** The values each may take; absent where the cells only exchange what they have. */
  readonly values?: readonly Json[];
  /**
   * Set where a cell may hold anything, such as what a player wrote: what `imagine` puts where its viewer does not see. A
   * game may then put something better there. Conservation asks nothing of such cells.
   */
  readonly blank?: Json;
}

/** What a game's content came from: a pack of cards, a dictionary. Records name it. */
export interface Content {
  readonly id: string;
  readonly version: number;
  /** The SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
}

/** A number of seats or an option that a game refuses. */
export interface SetupProblem {
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
}

type Names<Moves, By> = {
  [K in keyof Moves & string]: Moves[K] extends { readonly by: "table" }
    ? By extends "table"
      ? K
      : never
    : By extends "table"
      ? never
      : K;
}[keyof Moves & string];

type Inputs<Moves> = { [K in keyof Moves]: InputOf<Moves[K]> };
type EventsByName<Events> = {
  [K in keyof Events & string]: Extract<EventView<Events>, { readonly type: K }>;
};

/** What `rules.game` takes. */
export interface Definition<
  State,
  View,
  Events,
  Rejections,
  Facts,
  Map,
  Moves,
  Options,
  Outcome,
  Timers extends string = string,
> {
  /** The game's name: lower case, digits and hyphens. Records name it. */
  readonly name: string;
  /** Raised whenever old records would play differently. From 1. */
  readonly version: number;
  /** How many may play. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Reads the options, with their defaults: `{}` must give a game. Default: no options. */
  readonly options?: Schema<Options>;
  /** Refuses what seats and options together do not allow. */
  readonly accepts?: (context: {
    readonly seats: number;
    readonly options: Options;
  }) => SetupProblem | undefined;
  /** The state at the start. */
  readonly setup: (context: {
    readonly seats: number;
    readonly options: Options;
    readonly dealer: Dealer<Events, Facts>;
  }) => State;
  readonly moves: Moves;
  /** Whom the table waits for, as everybody may know. Any seat may act whenever a move allows it. */
  readonly toAct: (context: { readonly view: View }) => Seats;
  readonly timers?: { readonly [K in Timers]: Timer<View, Names<Moves, "table">> };
  /** After a move the first whose `when` holds runs, again until none does. */
  readonly settle?: { readonly [name: string]: Consequence<State, Events, Facts> };
  /** How the game ended, as everybody may know; `undefined` until then. */
  readonly outcome: (context: { readonly view: View }) => Outcome | undefined;
  /** Every cell in exactly one stock. Needed for `imagine` and the law of conservation. */
  readonly stocks?: (context: { readonly state: State }) => { readonly [name: string]: Stock };
  /** Named truths of every reachable state. */
  readonly invariants?: {
    /** Whether it holds. */
    readonly [name: string]: (context: { readonly state: State }) => boolean;
  };
  /** Fills in what `viewer` does not see, where drawing at random and trying again is hopeless. `state` is a copy to change; the faces the viewer does not see are not to be read. */
  readonly imagine?: (context: {
    readonly state: State;
    readonly viewer: Viewer;
    readonly random: Random;
  }) => void;
  /** A number of moves within which every game ends: three times the longest of 10,000 random games. */
  readonly usual: number;
  /** How the table's move is called that is made for a seat that is left to nobody. Default: none. */
  readonly leave?: (seat: Seat) => { readonly type: Names<Moves, "table"> } & Readonly<Record<string, Json>>;
  /** How a record of an older version becomes one of this, or why it cannot: `{ refuse: "…" }`. */
  readonly migrate?: {
    /** The record as one of the next version, or why it cannot be. */
    readonly [version: number]: (
      record: Readonly<Record<string, Json>>,
    ) => Readonly<Record<string, Json>> | { readonly refuse: string };
  };
  /** What the content came from. */
  readonly content?: readonly Content[];
  /** The rules of the rulebook by id. */
  readonly rulebook?: Readonly<Record<string, Rule>>;
  /** What players read, by language. `en` first. */
  readonly words?: {
    readonly [language: string]: Words<
      View,
      Inputs<Moves>,
      EventsByName<Events>,
      Rejections,
      PhaseOf<State>,
      PlacesIn<Map>,
      Options,
      Outcome,
      Facts,
      NoInfer<Timers>
    >;
  };
}

/** The types of a game. */
export interface GameTypes {
  state: unknown;
  view: unknown;
  moves: unknown;
  events: unknown;
  options: unknown;
  outcome: unknown;
  facts: unknown;
}

/** A definition of any game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its parts are of any type
export type AnyDefinition = Definition<any, any, any, any, any, any, Record<string, AnyMove>, any, any>;

/** What the engines read of a game. */
export interface Inside {
  readonly definition: AnyDefinition;
  readonly plan: Plan;
  readonly derived: DerivedParts;
  readonly eventPlans: ReadonlyMap<string, Plan>;
  readonly facts: Readonly<Record<string, Schema<unknown>>>;
  /** Makes a view that projects what is read of it; whether its lists are frozen is the last parameter. */
  readonly look: (state: object, bit: Seats, frozen: boolean) => object;
  readonly during: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A game, ready to be played by any engine. Made by `rules.game`. */
export interface Game<Types extends GameTypes = GameTypes> {
  readonly name: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly usual: number;
  readonly content: readonly Content[];
  readonly rulebook: Readonly<Record<string, Rule>>;
  /** The names of the moves. */
  readonly moveNames: readonly string[];
  /** For the engines alone. */
  readonly inside: Inside;
  /** Carries the types; not there at run time. */
  readonly types?: Types;
}

/** Throws `bad-game` unless this is a game. */
export function assertGame(game: unknown): asserts game is AnyGame {
  if (!isObject(game) || !isObject(game["inside"]) || !isObject(game["inside"]["definition"]))
    throw new FacedownError("bad-game", "game", game, "a game, as `rules.game` makes it");
}

/** Any game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its types are any
export type AnyGame = Game<any>;

type TypesOf<G> = G extends Game<infer Types> ? Types : never;
type Flat<Name extends string, Input> = Frozenly<{ type: Name } & Omit<Input, "type">>;
type Frozenly<T> = { readonly [K in keyof T]: T[K] };

/** What a viewer of the game sees. */
export type ViewOf<G extends AnyGame> = TypesOf<G>["view"];
/** The whole state of the game, secrets included. */
export type StateOf<G extends AnyGame> = TypesOf<G>["state"];
/** The game's options, defaults filled in. */
export type OptionsOf<G extends AnyGame> = TypesOf<G>["options"];
/** How a game can end. */
export type OutcomeOf<G extends AnyGame> = TypesOf<G>["outcome"];
/** What a viewer of the game hears. */
export type EventOf<G extends AnyGame> = EventView<TypesOf<G>["events"]> | CoreEventView;
/** A move as a seat sends it: `{ type: "answer", number: 4 }`. */
export type MoveOf<G extends AnyGame> = MovesBy<TypesOf<G>["moves"], "seat">;
/** A move as the table makes it. */
export type TableMoveOf<G extends AnyGame> = MovesBy<TypesOf<G>["moves"], "table">;

/** The seats' moves of one name, or of several. */
export type MoveNamed<G extends AnyGame, Name> = Extract<MoveOf<G>, { readonly type: Name }>;
/** The table's moves of one name, or of several. */
export type TableMoveNamed<G extends AnyGame, Name> = Extract<TableMoveOf<G>, { readonly type: Name }>;

type MovesBy<Moves, By> = { [K in Names<Moves, By>]: Flat<K, InputOf<Moves[K]>> }[Names<Moves, By>];

type DerivedView<Derived> = {
  readonly [K in keyof Derived]: Derived[K] extends (...parts: never) => infer Value ? Value : never;
};

/** What `defineRules` takes. */
export interface RulesConfig<State, Rejections, Map, Derived, FactSchemas> {
  /** Who sees what, to the leaves. */
  readonly visible: Map & NoOther<Map, State>;
  /** What a viewer's own view tells it besides: it cannot tell what the viewer could not work out. */
  readonly derived?: Derived &
    Readonly<Record<string, (view: ViewIn<State, Map>, viewer: Viewer) => unknown>>;
  /** Facts that may be disclosed, each with a schema of finitely many values. */
  readonly facts?: FactSchemas;
  /** The rules of the rulebook; every id that a move is refused with must be one of them. */
  readonly rulebook?: Readonly<Record<keyof Rejections & string, Rule>>;
}

type NeedsEvents<Events> = [keyof Events] extends [never]
  ? { readonly events?: EventVisibility<Events> }
  : { /** The visibility of every event's fields. */ readonly events: EventVisibility<Events> };

type FactsOf<Schemas> = { [K in keyof Schemas]: Schemas[K] extends Schema<infer Value> ? Value : never };

/** Makes the moves and the game of one state; what `defineRules` gives. */
export interface Rules<State, View, Events, Rejections, Facts, Map> {
  readonly visible: Map;
  /** A move that a seat makes. */
  readonly move: <const Input extends object = Record<never, never>>(
    move: SeatMove<State, View, Input, Events, Facts>,
  ) => SeatMove<State, View, Input, Events, Facts>;
  /** A move that the table makes. */
  readonly tableMove: <const Input extends object = Record<never, never>>(
    move: Omit<TableMove<State, View, Input, Events, Facts>, "by">,
  ) => TableMove<State, View, Input, Events, Facts>;
  /** Refuses a move: a rule's id and its parameters. */
  readonly reject: <Code extends keyof Rejections & string>(
    code: Code,
    ...parameters: Record<never, never> extends Rejections[Code]
      ? [parameters?: Rejections[Code]]
      : [parameters: Rejections[Code]]
  ) => Rejection<Code>;
  /** The same rules under a name for the view, so that hovers and declarations stay short. */
  readonly as: <Named extends View>() => Rules<State, Named, Events, Rejections, Facts, Map>;
  /** The game. */
  readonly game: <
    const Moves extends Readonly<Record<string, AnyMove>>,
    Options = Record<never, never>,
    Outcome = Json,
    Timers extends string = never,
  >(
    definition: Definition<State, View, Events, Rejections, Facts, Map, Moves, Options, Outcome, Timers>,
  ) => Game<{
    state: State;
    view: View;
    moves: Moves;
    events: Events;
    options: Options;
    outcome: Outcome;
    facts: Facts;
  }>;
}

/** The view of rules: `export interface View extends ViewOfRules<typeof seen> {}`. */
export type ViewOfRules<R> =
  R extends Rules<infer _State, infer View, infer _Events, infer _Rejections, infer _Facts, infer _Map>
    ? View
    : never;

/** Rejections whose parameters are anything, for games without a list of rules. */
export type AnyRejections = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/**
 * Begins a game: its state, who sees what of it, its events and its reasons to refuse.
 * `defineRules<State, Events, Rejections>()({ visible, events, … })`.
 */
export function defineRules<
  State extends object,
  Events extends object = Record<never, never>,
  Rejections extends object = AnyRejections,
>(): <
  const Map extends MapOf<State>,
  Derived = Record<never, never>,
  FactSchemas extends Readonly<Record<string, Schema<unknown>>> = Record<never, never>,
>(
  config: RulesConfig<State, Rejections, Map, Derived, FactSchemas> & NeedsEvents<Events>,
) => Rules<State, ViewIn<State, Map> & DerivedView<Derived>, Events, Rejections, FactsOf<FactSchemas>, Map> {
  return (config) => {
    const plan = planOf(config.visible, "visible");
    if (plan.kind !== "fields")
      throw new FacedownError("bad-game", "visible", config.visible, "a map of the state's fields");
    const derived = (config.derived ?? {}) as DerivedParts;
    const eventPlans = new Map<string, Plan>();
    for (const [name, fields] of Object.entries((config.events ?? {}) as Record<string, object>)) {
      if (coreEvents.has(name))
        throw new FacedownError(
          "bad-game",
          `events.${name}`,
          name,
          "a name that the dealer's own events do not have",
        );
      eventPlans.set(name, planOf({ type: "public", ...fields }, `events.${name}`));
    }
    const look = lazyMaker(plan.fields, derived);
    const facts = (config.facts ?? {}) as Readonly<Record<string, Schema<unknown>>>;
    const inside = { plan, derived, eventPlans, facts, look };
    const rules = {
      visible: config.visible,
      move: (move: object) => move,
      tableMove: (move: object) => ({ ...move, by: "table" }),
      reject: (code: string, parameters: Rejection["parameters"] = {}) => ({ code, parameters }),
      as: () => rules,
      game: (definition: AnyDefinition) =>
        makeGame({ rulebook: config.rulebook as Record<string, Rule>, ...definition }, inside),
    };
    return rules as never;
  };
}

function makeGame(definition: AnyDefinition, inside: Omit<Inside, "definition" | "during">): AnyGame {
  const { name, version, seats, usual, moves } = definition;
  const must = (holds: boolean, path: string, value: unknown, expected: string): void => {
    if (!holds) throw new FacedownError("bad-game", path, value, expected);
  };
  must(/^[a-z][a-z0-9-]{0,63}$/.test(name), "name", name, "lower-case letters, digits and hyphens");
  must(Number.isInteger(version) && version >= 1, "version", version, "an integer from 1");
  must(
    Number.isInteger(seats.min) && seats.min >= 1 && seats.min <= seats.max && Number.isInteger(seats.max),
    "seats.min",
    seats.min,
    "an integer from 1 to seats.max",
  );
  must(seats.max <= mostSeats, "seats.max", seats.max, `at most ${mostSeats}`);
  must(Number.isInteger(usual) && usual >= 1, "usual", usual, "a number of moves from 1");
  for (const [move, made] of Object.entries(moves)) {
    must(/^[a-zA-Z][a-zA-Z0-9]*$/.test(move), `moves.${move}`, move, "letters and digits");
    const isMove = isObject(made) && typeof made["apply"] === "function";
    must(isMove, `moves.${move}`, made, "a move as `rules.move({ apply })` or `rules.tableMove` makes it");
  }
  for (const [timer, { expire }] of Object.entries(definition.timers ?? {}))
    must(moves[expire]?.by === "table", `timers.${timer}.expire`, expire, "the name of a move of the table");
  const during = Object.fromEntries(
    Object.entries(moves).map(([move, { during: phases }]) => [
      move,
      phases === undefined ? undefined : ([phases].flat() as readonly string[]),
    ]),
  );
  return {
    name,
    version,
    seats,
    usual,
    content: definition.content ?? [],
    rulebook: definition.rulebook ?? {},
    moveNames: Object.keys(moves),
    inside: { ...inside, definition, during },
  };
}
