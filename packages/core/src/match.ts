import { assertActor, Engine, type Done, type Running } from "./engine.js";
import type { Step } from "./legality.js";
import { mixSeed, type Share } from "./entropy.js";
import { assertObject, isObject, FacedownError, type Result } from "./errors.js";
import { hear } from "./events.js";
import { copyJson, freezeJson, readJson, sameJson, stateLimits, type JsonProblem } from "./json.js";
import { flatMove, readMove } from "./moves.js";
import { derive, project, type DerivedSeen } from "./project.js";
import { assertRandom, createSeed, isSystemSeed, seedKey, type Random, type Seed } from "./random.js";
import {
  assertGame,
  type AnyGame,
  type EventOf,
  type MoveNamed,
  type MoveOf,
  type OptionsOf,
  type OutcomeOf,
  type Rejection,
  type StateOf,
  type TableMoveNamed,
  type TableMoveOf,
  type ViewOf,
} from "./rules.js";
import { readBy } from "./schema.js";
import { assertSeat, seatList, viewerBit, viewerOf, type Actor, type Seat, type Viewer } from "./seats.js";

/** What is needed to start a match. */
export interface MatchSetup<G extends AnyGame> {
  /** How many play. */
  readonly seats: number;
  /** The game's options; what is left out takes its default. */
  readonly options?: Partial<OptionsOf<G>>;
  /** Default: 256 fresh bits from the system. */
  readonly seed?: Seed;
  /** 32 bytes in hexadecimal that blind the commitment. Default: fresh with a fresh seed, else none. */
  readonly salt?: string;
  /** What each seat added to the seed, from a fair start. Default: the seed alone decides. */
  readonly shares?: readonly (Share | null)[];
}

/** All that a viewer receives of a position and of the step that led to it. */
export interface Frame<G extends AnyGame> {
  readonly view: ViewOf<G>;
  /** What this viewer heard of the last step, or of the setup. */
  readonly events: readonly EventOf<G>[];
  /** The seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly timers: readonly Running[];
  /** How the game ended, or `null`. */
  readonly outcome: OutcomeOf<G> | null;
}

/** What became of a move. */
export type Played<G extends AnyGame> =
  { readonly ok: true; readonly match: Match<G> } | { readonly ok: false; readonly rejection: Rejection };

/** A move as this actor may send it. */
export type MoveBy<G extends AnyGame, By extends Actor> = By extends "table" ? TableMoveOf<G> : MoveOf<G>;

/** A move of the journal, as it goes over the wire. */
export interface JournalEntry {
  readonly by: Actor;
  readonly move: { readonly type: string };
}

interface Node {
  readonly before: Node | undefined;
  readonly length: number;
  readonly by: Actor;
  readonly step: Step;
  readonly drew: boolean;
  /** Whether it showed cells or hid them. */
  readonly shown: boolean;
  /** The state and the number of draws after it, kept with every 64th. */
  readonly kept: Kept | undefined;
}

interface Kept {
  readonly state: object;
  readonly draws: number;
}

interface Seen {
  readonly state: object;
  readonly base: object;
  readonly parts: Readonly<Record<string, DerivedSeen>>;
  readonly view: object;
}

interface Open {
  readonly waiting: readonly Seat[];
  readonly timers: readonly Running[];
  readonly outcome: unknown;
}

interface Run {
  readonly engine: Engine;
  readonly seed: Seed;
  readonly salt: string | undefined;
  readonly shares: readonly (Share | null)[] | undefined;
  readonly start: Kept;
  readonly startDone: Done;
  readonly arranged: object | undefined;
  readonly seen: (Seen | undefined)[];
}

/** What the library itself reads of a match. */
export interface Within {
  readonly run: Run;
  readonly state: object;
  readonly draws: number;
  readonly node: Node | undefined;
  readonly done: Done;
}

/** The number of moves after which a match takes no more: a hundred times what is usual, since people talk. */
export function longestMatch(game: AnyGame): number {
  return 100 * game.usual;
}

const keepEvery = 64;
const nothing: Done = { told: [], drew: false, shown: false, hid: false };

/**
 * A game in play, as an immutable value: each move gives another match, and an old one stays good (a fork is just keeping
 * it). Holds secrets: send frames to players, never a match.
 */
export class Match<G extends AnyGame = AnyGame> {
  readonly game: G;
  /** How many play. */
  readonly seats: number;
  /** The options, defaults filled in. */
  readonly options: OptionsOf<G>;
  /** How many moves have been made. */
  readonly length: number;
  /** For the library alone. */
  declare readonly inside: Within;

  constructor(game: G, inside: Within) {
    this.game = game;
    this.seats = inside.run.engine.seats;
    this.options = inside.run.engine.options;
    this.length = inside.node?.length ?? 0;
    Object.defineProperty(this, "inside", { value: inside });
  }

  #known: Open | undefined;

  #engine(): Engine {
    const { run, state, draws } = this.inside;
    run.engine.load(state, draws);
    return run.engine;
  }

  /** What this viewer sees: frozen, and the same objects as before where nothing changed. Throws `bad-seat`. */
  view(viewer: Viewer): ViewOf<G> {
    const { run, state } = this.inside;
    const bit = viewerBit(viewer, this.seats);
    const at = bit < 0 ? 31 : viewer;
    const last = run.seen[at as number];
    if (last?.state === state) return last.view;
    const { plan, derived } = this.game.inside;
    const base = project(plan, state, bit, last?.state, last?.base) as object;
    if (last?.base === base) {
      run.seen[at as number] = { ...last, state };
      return last.view;
    }
    const names = Object.keys(derived);
    const parts: Record<string, DerivedSeen> = {};
    const view: Record<string, unknown> = names.length === 0 ? (base as never) : { ...base };
    for (const name of names) {
      const from = derived[name] as (typeof derived)[string];
      const part = derive(from, base, viewerOf(bit), last?.parts[name], last?.base);
      parts[name] = part;
      view[name] = part.value;
    }
    run.seen[at as number] = { state, base, parts, view: Object.freeze(view) };
    return view;
  }

  /** What everybody receives alike, worked out once. */
  #open(): Open {
    if (this.#known) return this.#known;
    const engine = this.#engine();
    const outcome = engine.outcome();
    const waiting = seatList(engine.waiting());
    return (this.#known = freezeJson({
      waiting,
      timers: engine.timers(),
      outcome: outcome === undefined ? null : copyJson(outcome),
    }));
  }

  /** All that this viewer receives of this position. Throws `bad-seat`. */
  frame(viewer: Viewer): Frame<G> {
    const view = this.view(viewer);
    const events = hear(this.inside.done.told, viewerBit(viewer, this.seats)) as EventOf<G>[];
    return Object.freeze({ view, events: Object.freeze(events), ...this.#open() });
  }

  /** The seats the table waits for. */
  get waiting(): readonly Seat[] {
    return this.#open().waiting;
  }

  /** The timers that run. */
  get timers(): readonly Running[] {
    return this.#open().timers;
  }

  /** How the game ended, or `null`. */
  get outcome(): OutcomeOf<G> | null {
    return this.#open().outcome;
  }

  /** The legal moves that can be listed: of one name, or all. Throws `bad-seat`. */
  choices<T extends MoveOf<G>["type"]>(by: Seat, type?: T): MoveNamed<G, T>[];
  choices<T extends TableMoveOf<G>["type"]>(by: "table", type?: T): TableMoveNamed<G, T>[];
  choices(by: Actor, type?: string): unknown[] {
    assertActor(by, this.seats);
    const engine = this.#engine();
    const names =
      type === undefined ? this.game.moveNames : this.game.moveNames.filter((name) => name === type);
    return names.flatMap((name) =>
      (engine.choices(by, name) ?? []).map((input) => flatMove({ type: name, input })),
    );
  }

  /** Some legal move of this name, or `undefined`: for moves whose inputs cannot be listed. Throws `bad-seat`. */
  sample<T extends MoveOf<G>["type"]>(by: Seat, type: T, random: Random): MoveNamed<G, T> | undefined;
  sample<T extends TableMoveOf<G>["type"]>(
    by: "table",
    type: T,
    random: Random,
  ): TableMoveNamed<G, T> | undefined;
  sample(by: Actor, type: string, random: Random): unknown {
    assertActor(by, this.seats);
    assertRandom(random);
    if (!this.game.moveNames.includes(type)) return undefined;
    const input = this.#engine().sample(by, type, random);
    return input && flatMove({ type, input });
  }

  /** Why this move would be refused; `undefined` when it is legal. Changes nothing; takes any value. Throws `bad-seat`. */
  explain<By extends Actor>(by: By, move: MoveBy<G, By>): Rejection | undefined {
    assertActor(by, this.seats);
    const read = readMove(this.game, move);
    return read.ok ? this.#engine().refuse(by, read.step) : read.rejection;
  }

  /** Makes a move: another match, or why not. Takes any value from outside. Throws `bad-seat`, and for rules that break. */
  play<By extends Actor>(by: By, move: MoveBy<G, By>): Played<G> {
    assertActor(by, this.seats);
    const read = readMove(this.game, move);
    if (!read.ok) return read;
    const most = longestMatch(this.game);
    if (this.length >= most) return { ok: false, rejection: { code: "too-long", parameters: { most } } };
    const rejection = this.#engine().refuse(by, read.step);
    return rejection ? { ok: false, rejection } : { ok: true, match: this.#after(by, read.step) };
  }

  #after(by: Actor, step: Step): Match<G> {
    const { run, node } = this.inside;
    const engine = this.#engine();
    const done = engine.step(by, step);
    const { state, draws } = engine;
    const length = this.length + 1;
    const kept = length % keepEvery === 0 ? { state, draws } : undefined;
    const next: Node = {
      before: node,
      length,
      by,
      step: freezeJson(step),
      drew: done.drew,
      shown: done.shown || done.hid,
      kept,
    };
    return new Match(this.game, { run, state, draws, node: next, done });
  }

  /** The match as it was after `length` moves. Throws `bad-move` for a number it has not reached. */
  at(length: number): Match<G> {
    if (!Number.isInteger(length) || length < 0 || length > this.length)
      throw new FacedownError("bad-move", "length", length, `a number of moves from 0 to ${this.length}`);
    if (length === this.length) return this;
    const { run, node: last } = this.inside;
    const later: Node[] = [];
    let node = last;
    for (; node && (node.length >= length || !node.kept); node = node.before)
      if (node.length <= length) later.push(node);
    const done = node ? nothing : run.startDone;
    let match: Match<G> = new Match(this.game, { run, ...(node?.kept ?? run.start), node, done });
    for (const each of later.reverse()) match = match.#after(each.by, each.step);
    return match;
  }

  /** The moves made so far, as they go over the wire. Holds secrets. */
  journal(): JournalEntry[] {
    const list: JournalEntry[] = [];
    for (let node = this.inside.node; node; node = node.before)
      list.push({ by: node.by, move: flatMove(node.step) });
    return list.reverse();
  }

  /**
   * Takes back a seat's own last move. Refused when that is final by the rules, when it showed or hid a cell, disclosed a fact or used chance, and when a
   * later move was noticed by the seat. Later moves that it could not notice are kept, save those that are not legal without
   * it; the answer never depends on them.
   */
  undo(seat: Seat): Played<G> {
    assertSeat(seat, this.seats);
    const refused = (code: string): Played<G> => ({ ok: false, rejection: { code, parameters: {} } });
    const later: Node[] = [];
    let node = this.inside.node;
    for (; node && node.by !== seat; node = node.before) later.push(node);
    if (!node) return refused("nothing-to-undo");
    if (node.drew || node.shown) return refused("undo-shown");
    if (this.game.inside.definition.moves[node.step.type]?.final) return refused("undo-final");
    const before = this.at(node.length - 1);
    let kept = before;
    let played = before.#after(node.by, node.step);
    for (const each of later.reverse()) {
      const next = played.#after(each.by, each.step);
      if (next.isNoticed(seat, played)) return refused("undo-noticed");
      if (!kept.#engine().refuse(each.by, each.step)) kept = kept.#after(each.by, each.step);
      played = next;
    }
    return { ok: true, match: kept };
  }

  /** Whether this viewer receives anything new here after `before`: a view, an event, whom the table waits for. */
  isNoticed(viewer: Viewer, before: Match<G>): boolean {
    assertMatch(before, "before");
    const old = before.frame(viewer);
    const { view, events, waiting, timers, outcome } = this.frame(viewer);
    return (
      events.length > 0 ||
      view !== old.view ||
      !sameJson([waiting, timers, outcome], [old.waiting, old.timers, old.outcome])
    );
  }

  /** Throws: a match holds secrets. */
  toJSON(): never {
    throw new FacedownError(
      "not-json",
      "match",
      this.game.name,
      "frame(viewer) for players, or toRecord(match) for the host",
    );
  }
}

/** Throws `bad-option` unless this is a match; one of another copy of the library is. */
export function assertMatch(match: unknown, path = "match"): asserts match is Match {
  if (!isObject(match) || !isObject(match["inside"]) || !isObject(match["inside"]["run"]))
    throw new FacedownError("bad-option", path, match, "a match, as `startMatch` gives it");
}

/** Reads options from outside: the game's options with defaults filled in, or what is wrong. */
export function readOptions<G extends AnyGame>(
  game: G,
  options: unknown = {},
): Result<OptionsOf<G>, JsonProblem> {
  assertGame(game);
  const plain = readJson(options, "options");
  if (!plain.ok) return plain;
  const { value } = plain;
  const refused = (expected: string) =>
    ({
      ok: false,
      error: { path: "options", value, expected, wanted: { is: "words", text: expected } },
    }) as const;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refused("an object");
  const schema = game.inside.definition.options;
  if (!schema)
    return Object.keys(value).length === 0 ? { ok: true, value: Object.freeze({}) } : refused("no options");
  const read = readBy(schema, value, "options", stateLimits);
  return read.ok ? { ok: true, value: freezeJson(copyJson(read.value)) as OptionsOf<G> } : read;
}

const defaults = new WeakMap<AnyGame, ReturnType<typeof readOptions>>();

function defaultsOf<G extends AnyGame>(game: G): ReturnType<typeof readOptions<G>> {
  let known = defaults.get(game);
  if (!known) defaults.set(game, (known = readOptions(game)));
  return known;
}

/** Throws `bad-option` unless this is a setup of any kind. */
export function assertSetup(setup: unknown): asserts setup is object {
  assertObject(setup, "bad-option", "setup", "an object with seats");
}

/** Checks seats and options together and gives the options with defaults. Throws `bad-option` or `bad-seat`. */
export function acceptSetup<G extends AnyGame>(game: G, seats: unknown, options: unknown): OptionsOf<G> {
  assertGame(game);
  const { min, max } = game.seats;
  if (typeof seats !== "number" || !Number.isInteger(seats) || seats < min || seats > max)
    throw new FacedownError("bad-option", "seats", seats, `a number of seats from ${min} to ${max}`);
  const read = options === undefined ? defaultsOf(game) : readOptions(game, options);
  if (!read.ok) throw new FacedownError("bad-option", read.error.path, read.error.value, read.error.expected);
  const problem = game.inside.definition.accepts?.({ seats, options: read.value as never });
  if (problem) throw new FacedownError("bad-option", problem.path, problem.value, problem.expected);
  return read.value;
}

/** Throws `bad-seed` unless there is a share, or `null`, for each seat. */
export function assertShares(shares: unknown, seats: number): void {
  if (!Array.isArray(shares) || shares.length !== seats)
    throw new FacedownError("bad-seed", "shares", shares, `a share or null for each of ${seats} seats`);
}

/** The key of all chance in a match: of its seed, and of what the seats added to it. Throws `bad-seed`. */
export function chanceKey(
  seed: Seed,
  { seats, shares }: Pick<MatchSetup<AnyGame>, "seats" | "shares">,
): Uint32Array {
  if (shares === undefined) return seedKey(seed);
  assertShares(shares, seats);
  return seedKey(mixSeed(seed, shares));
}

function begin<G extends AnyGame>(
  game: G,
  setup: MatchSetup<G>,
): { engine: Engine; done: Done } & Pick<Run, "seed" | "salt" | "shares"> {
  assertSetup(setup);
  const options = acceptSetup(game, setup.seats, setup.options);
  const seed = setup.seed ?? createSeed();
  if (setup.salt !== undefined && !isSystemSeed(setup.salt))
    throw new FacedownError("bad-seed", "salt", setup.salt, "64 hexadecimal digits");
  const salt = setup.salt ?? (setup.seed === undefined ? createSeed() : undefined);
  const engine = new Engine(game, setup.seats, options, chanceKey(seed, setup), "immutable");
  const shares = setup.shares && freezeJson(copyJson(setup.shares));
  return { engine, done: engine.setup(), seed, salt, shares };
}

/**
 * Starts a match. Throws `bad-option`, `bad-seat` or `bad-seed` with the field, and for rules that break.
 *
 * @example
 * ```ts twoslash
 * import { startMatch } from "@facedown/core";
 * import { totallyHuman } from "@facedown/totally-human";
 *
 * const start = startMatch(totallyHuman, { seats: 3, seed: "kitchen" });
 * const played = start.play(0, start.choices(0, "answer")[0]!);
 * if (played.ok) console.log(played.match.length, start.length); // 1 0
 * ```
 */
export function startMatch<G extends AnyGame>(game: G, setup: MatchSetup<G>): Match<G> {
  const { engine, done, ...chance } = begin(game, setup);
  const { state, draws } = engine;
  const run: Run = {
    engine,
    ...chance,
    start: { state, draws },
    startDone: done,
    arranged: undefined,
    seen: [],
  };
  return new Match(game, { run, state, draws, node: undefined, done });
}

/** What `arrange` takes beside what a match needs. */
export interface Arrangement<G extends AnyGame> extends MatchSetup<G> {
  /** The position itself; or changes to the state that the setup deals. */
  readonly state: StateOf<G> | ((state: StateOf<G>) => void);
}

function position(wanted: unknown, dealt: object): object {
  let state = wanted;
  if (typeof wanted === "function") {
    state = copyJson(dealt);
    (wanted as (state: unknown) => void)(state);
  }
  const plain = readJson(state, "state");
  if (!plain.ok)
    throw new FacedownError("not-json", plain.error.path, plain.error.value, plain.error.expected);
  if (typeof plain.value !== "object" || plain.value === null || Array.isArray(plain.value))
    throw new FacedownError("bad-state", "state", plain.value, "a state");
  return plain.value;
}

/** A match that begins at a position of your making: for tests and puzzles. Throws `not-json`, `bad-state` and what `startMatch` throws. */
export function arrange<G extends AnyGame>(game: G, arrangement: Arrangement<G>): Match<G> {
  const { engine, done: _, ...chance } = begin(game, arrangement);
  const state = freezeJson(position(arrangement.state, engine.state));
  engine.load(state, 0);
  const run: Run = {
    engine,
    ...chance,
    start: { state, draws: 0 },
    startDone: nothing,
    arranged: state,
    seen: [],
  };
  return new Match(game, { run, state, draws: 0, node: undefined, done: nothing });
}

/** The whole state, secrets included. For the referee, tests and tools: never send it to a player. */
export function referee<G extends AnyGame>(match: Match<G>): StateOf<G> {
  assertMatch(match);
  return match.inside.state;
}
