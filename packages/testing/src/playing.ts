import {
  simulate,
  startMatch,
  startSimulation,
  type AnyGame,
  type Json,
  type Match,
  type Rejection,
  type Seat,
  type Simulation,
} from "@facedown/core";
import type { Cell } from "./cells.js";
import { setupStep, type Chance } from "./chance.js";
import { Hearing, type Release } from "./hearing.js";
import type { Deed } from "./playthrough.js";

/** What a match starts from. */
export interface Start {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seed: string;
}

/** What became of a deed. */
export interface Done {
  /** Whether it was done. */
  readonly ok: boolean;
  readonly rejection: Rejection | undefined;
  readonly releases: readonly Release[];
  readonly created: readonly Cell[];
}

/** Moves of a match, as the match keeps them. */
type Steps = NonNullable<Match["inside"]["node"]>[];

const nothing = { releases: [], created: [] };

/**
 * A game played twice at once, as a match for what viewers receive and in place for what is heard of cells. Without hearing
 * it is the match alone.
 */
export class Playing {
  match: Match;
  hearing: Hearing | undefined;
  readonly #chance: Chance;
  readonly #start: Start;
  readonly #game: AnyGame;
  /** Whether shuffles must be known back to the setup, also after a move is taken back. */
  readonly #remembers: boolean;
  #simulation: Simulation | undefined;

  private constructor(match: Match, start: Start, chance: Chance, remembers: boolean) {
    this.match = match;
    this.#game = match.game;
    this.#start = start;
    this.#chance = chance;
    this.#remembers = remembers;
  }

  /** From the setup on. */
  static start(game: AnyGame, start: Start, chance: Chance, hears: boolean): Playing {
    const match = hears
      ? chance.again({}, () => startMatch(game, start as never))
      : startMatch(game, start as never);
    const playing = new Playing(match, start, chance, true);
    if (hears) playing.#hear(true);
    return playing;
  }

  /** From a match on, hearing what happens from now on. */
  static from(match: Match, start: Start, chance: Chance): Playing {
    const playing = new Playing(match, start, chance, false);
    playing.hearing = new Hearing(match.game, chance);
    playing.#simulation = simulate(match);
    return playing;
  }

  /** The state in place; of the match, where nothing is heard. */
  get state(): unknown {
    return (this.#simulation?.state as unknown) ?? this.match.inside.state;
  }

  #hear(fresh: boolean): void {
    const chance = this.#chance;
    const hearing = new Hearing(this.#game, chance);
    const start = (): Simulation => {
      const simulation = startSimulation(hearing.listenTo(this.#game), this.#start as never);
      hearing.adopt(simulation.state);
      hearing.end(simulation.state);
      return simulation;
    };
    const { watcher } = hearing;
    const simulation = fresh ? chance.during(setupStep, watcher, start) : chance.again(watcher, start);
    this.hearing = hearing;
    this.#simulation = simulation;
  }

  /** Does something for the first time, as this step. */
  do(step: number, deed: Deed): Done {
    return "undo" in deed ? this.#undo(deed.undo) : this.#play(step, deed.by, deed.move);
  }

  #play(step: number, by: Seat | "table", move: unknown): Done {
    const { match, hearing } = this;
    const simulation = this.#simulation;
    const make = (): ReturnType<Match["play"]> => match.play(by as never, move as never);
    const played = simulation ? this.#chance.during(step, {}, make) : make();
    if (!played.ok) return { ok: false, rejection: played.rejection, ...nothing };
    this.match = played.match;
    if (!simulation || !hearing) return { ok: true, rejection: undefined, ...nothing };
    const { type, input } = played.match.inside.node?.step ?? { type: "", input: {} };
    hearing.begin(simulation.state);
    this.#chance.during(step, hearing.watcher, () => simulation.play(by, type, input));
    hearing.end(simulation.state);
    const created = hearing.created.map(({ face, shownTo }) => ({ face, shownTo }));
    return { ok: true, rejection: undefined, releases: hearing.releases, created };
  }

  #undo(seat: Seat): Done {
    const undone = this.answerToUndo(seat);
    if (!undone.ok) return { ok: false, rejection: undone.rejection, ...nothing };
    this.match = undone.match;
    if (this.#simulation && !this.#remembers) this.#simulation = simulate(this.match);
    else if (this.#simulation) this.#replay();
    return { ok: true, rejection: undefined, ...nothing };
  }

  /** What would become of taking this seat's last move back. */
  answerToUndo(seat: Seat): ReturnType<Match["undo"]> {
    const { match } = this;
    return this.#simulation ? this.#chance.again({}, () => match.undo(seat)) : match.undo(seat);
  }

  #replay(): void {
    this.#hear(false);
    const { hearing } = this;
    const simulation = this.#simulation;
    if (!hearing || !simulation) return;
    const steps: Steps = [];
    for (let { node } = this.match.inside; node; node = node.before) steps.push(node);
    for (const { by, step } of steps.reverse()) {
      hearing.begin(simulation.state);
      this.#chance.again(hearing.watcher, () => simulation.play(by, step.type, step.input));
    }
  }
}
