import { assertActor, Engine, type Running } from "./engine.js";
import { FacedownError } from "./errors.js";
import { assertJson, copyJson } from "./json.js";
import { assertSetup, assertMatch, acceptSetup, chanceKey, type Match, type MatchSetup } from "./match.js";
import { createSeed, type Random } from "./random.js";
import type { AnyGame, OutcomeOf, Rejection, StateOf, ViewOf } from "./rules.js";
import { seatList, viewerBit, type Actor, type Seat, type Seats, type Viewer } from "./seats.js";

/**
 * A game played in place, on a state of its own: for bots, search and statistics. The same rules as a match at many times
 * the speed; no journal, no events, no undo. Views and the state are live until the next move: copy what must last.
 */
export class Simulation<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly seats: number;
  readonly #engine: Engine;
  #length = 0;

  constructor(game: G, engine: Engine) {
    this.game = game;
    this.seats = engine.seats;
    this.#engine = engine;
    engine.listen(false);
  }

  /** How many moves it has made. */
  get length(): number {
    return this.#length;
  }

  /** The whole state, secrets included, live. */
  get state(): StateOf<G> {
    return this.#engine.state;
  }

  /** What a viewer sees: reads what is asked for, cannot be spread or serialized. Throws `bad-seat`. */
  view(viewer: Viewer): ViewOf<G> {
    return this.#engine.look(viewerBit(viewer, this.seats));
  }

  /** The seats the table waits for, as a set. */
  get waiting(): Seats {
    return this.#engine.waiting();
  }

  /** The seats the table waits for, as a list. */
  get waitingSeats(): Seat[] {
    return seatList(this.#engine.waiting());
  }

  get timers(): Running[] {
    return this.#engine.timers();
  }

  /** How the game ended, or `null`. */
  get outcome(): OutcomeOf<G> | null {
    return this.#engine.outcome() ?? null;
  }

  /** The legal inputs of a move; `undefined` when they cannot be listed. */
  choices(by: Actor, type: string): readonly object[] | undefined {
    assertActor(by, this.seats);
    return Object.hasOwn(this.#engine.definition.moves, type) ? this.#engine.choices(by, type) : [];
  }

  /** Some legal input of a move, or `undefined`. */
  sample(by: Actor, type: string, random: Random): object | undefined {
    assertActor(by, this.seats);
    return this.game.moveNames.includes(type) ? this.#engine.sample(by, type, random) : undefined;
  }

  /** Makes a move with an input that has been read already: `undefined`, or why not. Throws for rules that break; then it is of no use any more. */
  play(by: Actor, type: string, input: object = {}): Rejection | undefined {
    assertActor(by, this.seats);
    if (!Object.hasOwn(this.#engine.definition.moves, type))
      return { code: "unknown-move", parameters: { move: type, moves: this.game.moveNames } };
    const step = { type, input: copyJson(input) };
    const rejection = this.#engine.refuse(by, step);
    if (rejection) return rejection;
    this.#engine.step(by, step);
    this.#length++;
    return undefined;
  }
}

/** A simulation that goes on from a match, which stays as it is. */
export function simulate<G extends AnyGame>(match: Match<G>): Simulation<G> {
  assertMatch(match);
  const { run, state, draws } = match.inside;
  run.engine.load(state, draws);
  return new Simulation(match.game, run.engine.inPlace());
}

/** A simulation from the start. Throws as `startMatch` does. */
export function startSimulation<G extends AnyGame>(game: G, setup: MatchSetup<G>): Simulation<G> {
  assertSetup(setup);
  const options = acceptSetup(game, setup.seats, setup.options);
  const engine = new Engine(
    game,
    setup.seats,
    options,
    chanceKey(setup.seed ?? createSeed(), setup),
    "in place",
  );
  engine.listen(false);
  engine.setup();
  return new Simulation(game, engine);
}

/** A simulation from a state, such as an imagined one; the state is copied. Throws `not-json`, and as `startMatch` does. */
export function simulateState<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  setup: MatchSetup<G>,
): Simulation<G> {
  assertSetup(setup);
  const options = acceptSetup(game, setup.seats, setup.options);
  assertJson(state, "state");
  if (typeof state !== "object" || state === null)
    throw new FacedownError("bad-state", "state", state, "a state");
  const engine = new Engine(
    game,
    setup.seats,
    options,
    chanceKey(setup.seed ?? createSeed(), setup),
    "in place",
  );
  engine.load(copyJson<object>(state), 0);
  return new Simulation(game, engine);
}
