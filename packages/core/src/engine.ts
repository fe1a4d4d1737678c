import { copyState, shareState, weigh } from "./copying.js";
import { createDealer, settlePlaces, type AnyDealer, type Bench } from "./dealer.js";
import { changed } from "./drafts.js";
import { FacedownError } from "./errors.js";
import type { Told } from "./events.js";
import { freezeJson, readJson, sameJson } from "./json.js";
import { listChoices, refuseMove, sampleInput, type Sight, type Step } from "./legality.js";
import { createStream, purposes, type Random, type Stream } from "./random.js";
import type { AnyDefinition, AnyGame, AnyMove, Inside, Rejection } from "./rules.js";
import {
  allSeats,
  assertSeat,
  common,
  nobody,
  only,
  spectator,
  viewerBit,
  type Actor,
  type Seat,
  type Seats,
} from "./seats.js";
import { watch } from "./watch.js";

/** How many consequences may follow one move before it is an error. */
export const mostRounds = 100;

type Mode = "immutable" | "in place";

/** A running timer: its name, and what `Due` says. */
export interface Running {
  readonly name: string;
  readonly id: string | number;
  readonly seconds: number;
}

/** What a step did, beside the state. */
export interface Done {
  readonly told: readonly Told[];
  /** Whether chance was used. */
  readonly drew: boolean;
  /** Whether a cell was shown to somebody who had not seen it, or a fact disclosed. */
  readonly shown: boolean;
  /** Whether a cell was hidden from somebody who saw it. */
  readonly hid: boolean;
}

/** Plays one game's rules on a state, immutable or in place. Every match and simulation has one. */
export class Engine implements Sight {
  readonly game: AnyGame;
  readonly inside: Inside;
  readonly definition: AnyDefinition;
  readonly seats: number;
  readonly options: object;
  readonly key: Uint32Array;
  /** How many steps have drawn so far: the number of the next stream. */
  draws = 0;
  /** Up to this weight an immutable state is copied for a step and shared afterwards; a heavier one is changed through drafts. */
  copiesUpTo = 1000;
  readonly #mode: Mode;
  #weight = 0;
  /** After how many steps it is weighed again: states do not become heavy at once. */
  #weighIn = 0;
  readonly #names: readonly string[];
  readonly #stream: Stream;
  readonly #bench: Bench;
  readonly #dealer: AnyDealer;
  #state: object = {};
  readonly #looks: (object | undefined)[] = new Array<object | undefined>(32).fill(undefined);
  #looked = false;
  #over: unknown;
  #overKnown = false;
  /** Whether the state is a copy that this step may change in place. */
  #copied = false;

  constructor(game: AnyGame, seats: number, options: object, key: Uint32Array, mode: Mode) {
    this.game = game;
    this.inside = game.inside;
    this.definition = game.inside.definition;
    this.seats = seats;
    this.options = options;
    this.key = key;
    this.#mode = mode;
    this.#names = Object.keys(game.inside.definition.settle ?? {});
    this.#stream = createStream(key);
    const { plan, eventPlans, facts } = game.inside;
    this.#bench = {
      plan,
      eventPlans,
      facts,
      stream: this.#stream,
      places: new Map(),
      base: undefined,
      root: undefined,
      listening: true,
      told: [],
      shown: false,
      hid: false,
    };
    this.#dealer = createDealer(this.#bench);
  }

  get state(): object {
    return this.#state;
  }

  /** Goes on from this state. */
  load(state: object, draws: number): void {
    if (state === this.#state && draws === this.draws) return;
    this.#state = state;
    this.draws = draws;
    this.#forget();
  }

  /** Whether events are told; without a listener they cost nothing. */
  listen(listening: boolean): void {
    this.#bench.listening = listening;
  }

  #forget(): void {
    if (this.#looked) {
      this.#looks.fill(undefined);
      this.#looked = false;
    }
    this.#overKnown = false;
  }

  /** What a viewer sees now, for checks: it projects what is read. */
  look(bit: Seats): object {
    const at = bit < 0 ? 31 : 31 - Math.clz32(bit);
    const known = this.#looks[at];
    if (known !== undefined) return known;
    this.#looked = true;
    return (this.#looks[at] = this.inside.look(this.#state, bit, this.#mode === "immutable"));
  }

  /** Sets the game up. */
  setup(): Done {
    this.#begin(purposes.setup, 0);
    this.#bench.base = this.#bench.root = undefined;
    let state: unknown;
    try {
      state = this.definition.setup({
        seats: this.seats,
        options: this.options as never,
        dealer: this.#dealer as never,
      });
    } catch (error) {
      throw broken("setup", error);
    }
    if (typeof state !== "object" || state === null)
      throw new FacedownError("rules-broke", "setup", state, "a state");
    const plain =
      this.#mode === "immutable" ? plainState(state) : (copyState(this.inside.plan, state) as object);
    if (this.#bench.listening) settlePlaces(this.#bench, state);
    this.#state = plain;
    this.#copied = true;
    this.#forget();
    this.#settle();
    this.#copied = false;
    if (this.#mode === "immutable") freezeJson(this.#state);
    this.draws = 0;
    return this.#done();
  }

  /** Makes a move that `refuse` does not refuse. Rules that break throw, and the state is as before when it is immutable. */
  step(actor: Actor, { type, input }: Step): Done {
    const move = this.definition.moves[type] as AnyMove;
    this.#begin(purposes.play, this.draws);
    const before = this.#state;
    const { plan } = this.inside;
    if (this.#mode === "immutable" && this.#weighIn-- <= 0) {
      this.#weight = weigh(plan, before, this.copiesUpTo);
      this.#weighIn = 32;
    }
    this.#copied = this.#mode === "immutable" && this.#weight <= this.copiesUpTo;
    if (this.#copied) this.#state = copyState(plan, before) as object;
    try {
      this.#change(`moves.${type}.apply`, (state, dealer) =>
        move.apply({
          state: state as never,
          seat: actor as Seat,
          input: input as never,
          dealer: dealer as never,
        }),
      );
      this.#settle();
      if (this.#copied) this.#state = shareState(plan, before, this.#state) as object;
    } catch (error) {
      if (this.#mode === "immutable") this.#state = before;
      watch.making = undefined;
      throw error;
    } finally {
      this.#copied = false;
      this.#forget();
    }
    if (this.#stream.drawn) this.draws++;
    return this.#done(actor, input);
  }

  #begin(purpose: number, number: number): void {
    watch.current?.begins?.(purpose, number);
    this.#stream.begin(purpose, number);
    this.#bench.told = [];
    this.#bench.shown = false;
    this.#bench.hid = false;
    watch.making = [];
  }

  /**
   * A face that rules have put into a new cell is news to who sees it, unless the mover alone does and it stood in its own
   * input. Where others see it, comparing would tell the mover what it is.
   */
  #done(actor: Actor = "table", input: object = {}): Done {
    const made = watch.making ?? [];
    watch.making = undefined;
    let { shown } = this.#bench;
    if (!shown && made.length > 0) {
      const own: unknown[] = [input, ...(Object.values(input) as unknown[])];
      const mine = actor === "table" ? nobody : only(actor);
      shown = made.some(
        ({ face, shownTo }) => (shownTo & ~mine) !== 0 || !own.some((value) => sameJson(value, face)),
      );
    }
    return { told: this.#bench.told, drew: this.#stream.drawn, shown, hid: this.#bench.hid };
  }

  #change(path: string, recipe: (state: object, dealer: AnyDealer) => unknown): void {
    const bench = this.#bench;
    bench.base = this.#state;
    try {
      if (this.#copied || this.#mode === "in place") {
        bench.root = this.#state;
        assertDone(path, recipe(this.#state, this.#dealer), this.#state);
      } else
        this.#state = changed(this.#state, (draft) => {
          bench.root = draft;
          assertDone(path, recipe(draft, this.#dealer), draft);
        });
    } catch (error) {
      throw broken(path, error);
    }
    this.#forget();
  }

  #settle(): void {
    const consequences = this.definition.settle;
    if (!consequences) return;
    const names = this.#names;
    for (let round = 0; ; round++) {
      const context = { state: this.#state as never };
      const name = names.find((each) => consequences[each]?.when(context));
      if (name === undefined) return;
      if (round === mostRounds)
        throw new FacedownError(
          "never-settles",
          `settle.${name}`,
          round,
          `a consequence that comes to rest within ${mostRounds} rounds`,
        );
      this.#change(`settle.${name}`, (state, dealer) =>
        consequences[name]?.then({ state: state as never, dealer: dealer as never }),
      );
    }
  }

  /** How the game ended, or `undefined`. */
  outcome(): unknown {
    if (!this.#overKnown) {
      this.#over = this.definition.outcome({ view: this.look(spectator) as never }) ?? undefined;
      this.#overKnown = true;
    }
    return this.#over;
  }

  /** Whom the table waits for; nobody once there is an outcome. */
  waiting(): Seats {
    if (this.outcome() !== undefined) return nobody;
    return common(this.definition.toAct({ view: this.look(spectator) as never }), allSeats(this.seats));
  }

  /** The timers that run now. */
  timers(): Running[] {
    const timers = this.definition.timers;
    if (!timers || this.outcome() !== undefined) return [];
    const view = this.look(spectator) as never;
    return Object.entries(timers).flatMap(([name, timer]) => {
      const due = timer.due({ view });
      if (!due) return [];
      if (typeof due.id !== "string" && !Number.isFinite(due.id))
        throw new FacedownError(
          "rules-broke",
          `timers.${name}.due`,
          due.id,
          "an id that is a text or a number",
        );
      if (!Number.isFinite(due.seconds) || due.seconds < 0)
        throw new FacedownError(
          "rules-broke",
          `timers.${name}.due`,
          due.seconds,
          "a number of seconds from 0",
        );
      return [{ name, id: due.id, seconds: due.seconds }];
    });
  }

  /** Whether there is an outcome. */
  get isOver(): boolean {
    return this.outcome() !== undefined;
  }

  /** The phase, which everybody sees; `undefined` for a game without phases. */
  get phase(): string | undefined {
    return (this.#state as { readonly phase?: string }).phase;
  }

  /** What an actor goes by: a seat's own view, the spectator's for the table. */
  sightOf(actor: Actor): object {
    return this.look(actor === "table" ? spectator : viewerBit(actor, this.seats));
  }

  /** Why this actor may not make this move now; `undefined` when it may. */
  refuse(actor: Actor, step: Step): Rejection | undefined {
    return refuseMove(this, actor, step);
  }

  /** All legal inputs of a move, or `undefined` when they are not listed and `sample` must do. */
  choices(actor: Actor, type: string): readonly object[] | undefined {
    return listChoices(this, actor, type);
  }

  /** Some legal input, or `undefined` when there is none. */
  sample(actor: Actor, type: string, random: Random): object | undefined {
    return sampleInput(this, actor, type, random);
  }

  /** A copy that plays in place on a state of its own. */
  inPlace(): Engine {
    const copy = new Engine(this.game, this.seats, this.options, this.key, "in place");
    copy.load(copyState(this.inside.plan, this.#state) as object, this.draws);
    return copy;
  }
}

function broken(path: string, error: unknown): FacedownError {
  if (error instanceof FacedownError) return error;
  const said = error instanceof Error ? error.message : error;
  return new FacedownError("rules-broke", path, said, "rules that do not throw", error);
}

/** A recipe changes the state that it is given: a promise or another state would be lost. */
function assertDone(path: string, result: unknown, state: object): void {
  if (typeof result !== "object" || result === null || result === state) return;
  if ("then" in result) {
    // Nobody waits for it; what becomes of it must not end the process.
    void Promise.resolve(result).catch(() => undefined);
    throw new FacedownError("rules-broke", path, "a promise", "rules that do not wait");
  }
  const fields = Object.keys(state);
  if (fields.length > 0 && fields.every((field) => Object.hasOwn(result, field)))
    throw new FacedownError(
      "rules-broke",
      path,
      "another state",
      "changes to `state` itself, and nothing given back",
    );
}

function plainState(state: object): object {
  const plain = readJson(state, "state");
  if (!plain.ok)
    throw new FacedownError("not-json", plain.error.path, plain.error.value, plain.error.expected);
  return plain.value as object;
}

/** Throws `bad-seat` unless this is the table or a seat of the game. */
export function assertActor(actor: unknown, seats: number): asserts actor is Actor {
  if (actor !== "table") assertSeat(actor, seats, "by");
}
