import {
  createRandom,
  type AnyGame,
  type AnyMove,
  type Match,
  type Rejection,
  type Seat,
} from "@facedown/core";
import { choicesOf, sampleOf, type WireMove } from "./asking.js";
import { eachCell, type Cell } from "./cells.js";
import { Chance } from "./chance.js";
import type { Release, Shuffle } from "./hearing.js";
import { Pool } from "./inputs.js";
import { picker } from "./picker.js";
import { Playing, type Start } from "./playing.js";
import type { Deed, Playthrough, Regression } from "./playthrough.js";
import { RulesBroke, type Made } from "./rules-broke.js";

/** One step of a game that was played out. */
export interface Moment {
  readonly deed: Deed;
  /** The move's name, `undo`, or a move's name after `refused`. */
  readonly kind: string;
  readonly before: Match;
  readonly after: Match;
  readonly ok: boolean;
  readonly rejection: Rejection | undefined;
  readonly releases: readonly Release[];
  readonly created: readonly Cell[];
  /** How many moves had been collected for probes when it was over. */
  readonly known: number;
}

/** A shuffle, and who saw each of its cards until the game was left. */
export interface SeenShuffle extends Shuffle {
  readonly seen: readonly number[];
}

/** A game that was played out: what laws look at and make twins of. */
export interface Base {
  readonly game: AnyGame;
  readonly start: Start;
  readonly first: Match;
  readonly last: Match;
  /** What the setup released. */
  readonly dealt: readonly Release[];
  readonly moments: readonly Moment[];
  readonly chance: Chance;
  readonly shuffles: readonly SeenShuffle[];
  /** Where shuffled cells lay in the end, such as `players.2.hand`. */
  readonly shuffledPlaces: ReadonlySet<string>;
  readonly pool: Pool;
  readonly twins: number;
}

/** What an actor can do with a move of this name: how many choices there are, and each of them. */
interface Menu {
  readonly size: number;
  readonly at: (index: number) => WireMove | undefined;
}

/** The moves of one name that an actor may make; sampled where they cannot be listed. */
export function menuOf(match: Match, by: Seat | "table", type: string, salt: number): Menu {
  const move = match.game.inside.definition.moves[type] as AnyMove;
  if (move.choices || !move.input) {
    const choices = choicesOf(match, by, type);
    return { size: choices.length, at: (index) => choices[index % choices.length] };
  }
  const sample = (index: number): WireMove | undefined =>
    sampleOf(match, by, type, createRandom(`${salt} ${index}`));
  const first = sample(0);
  return { size: first ? 8 : 0, at: (index) => (index % 8 === 0 ? first : sample(index % 8)) };
}

const ways = 64;
const wayUnit = 2 ** 20;
/** Below: a seat that is waited for comes first. */
const anySeatFrom = 42;
/** From here on the table comes first. */
const tableFrom = 53;
const attemptFrom = 60;
const undoFrom = 63;

/** What a pick means: who comes first, or an illegal attempt or an undo; which kind of move; which choice of it. */
function meaning(pick: number): { readonly way: number; readonly kind: number; readonly choice: number } {
  return {
    way: Math.floor(pick / wayUnit) % ways,
    kind: pick % 1024,
    choice: Math.floor(pick / 1024) % 1024,
  };
}

/** The greatest pick. */
export const mostPick: number = ways * wayUnit - 1;

/** The greatest pick that is a move, neither an illegal attempt nor an undo. */
export const mostMovePick: number = attemptFrom * wayUnit - 1;

/** Chooses what is done next in a random game. */
export class Chooser {
  readonly #game: AnyGame;
  readonly #pool: Pool;
  readonly #seatMoves: readonly string[];
  readonly #tableMoves: readonly string[];

  constructor(game: AnyGame, pool: Pool) {
    this.#game = game;
    this.#pool = pool;
    const isTables = (type: string): boolean => game.inside.definition.moves[type]?.by === "table";
    this.#seatMoves = game.moveNames.filter((type) => !isTables(type));
    this.#tableMoves = game.moveNames.filter(isTables);
  }

  /** What is done next; `undefined` when nobody can do anything. */
  next(match: Match, pick: number): Deed | undefined {
    const { way, kind, choice } = meaning(pick);
    if (way >= undoFrom && match.length > 0) return { undo: this.#lastSeat(match) ?? kind % match.seats };
    if (way >= attemptFrom) {
      const tried = this.#attempt(match, kind, choice);
      if (tried) return tried;
    }
    if (match.outcome !== null) return undefined;
    const all = Array.from({ length: match.seats }, (_, seat) => seat);
    const asked = way < anySeatFrom ? match.waiting : [];
    const seats = (): Deed | undefined =>
      this.#bySeat(match, asked, kind, choice) ?? this.#bySeat(match, all, kind, choice);
    const table = (): Deed | undefined => this.#byTable(match, kind, choice);
    return way >= tableFrom ? (table() ?? seats()) : (seats() ?? table());
  }

  #lastSeat(match: Match): Seat | undefined {
    for (let node = match.inside.node; node; node = node.before) if (node.by !== "table") return node.by;
    return undefined;
  }

  #attempt(match: Match, kind: number, choice: number): Deed | undefined {
    const pick = picker(kind * 1024 + choice);
    const type = this.#game.moveNames[pick(this.#game.moveNames.length)] ?? "";
    const move = pick(2) === 0 ? this.#pool.one(pick) : this.#pool.mixed(type, pick);
    const isTables = this.#game.inside.definition.moves[move?.type ?? ""]?.by === "table";
    return move && { by: isTables ? "table" : pick(match.seats), move };
  }

  #bySeat(match: Match, seats: readonly Seat[], kind: number, choice: number): Deed | undefined {
    const moves = this.#seatMoves;
    for (let i = 0; i < moves.length; i++) {
      const type = moves[(kind + i) % moves.length] as string;
      for (let j = 0; j < seats.length; j++) {
        const seat = seats[(Math.floor(kind / moves.length) + j) % seats.length] as Seat;
        const move = this.#one(match, seat, type, choice);
        if (move) return { by: seat, move };
      }
    }
    return undefined;
  }

  #byTable(match: Match, kind: number, choice: number): Deed | undefined {
    const moves = this.#tableMoves;
    for (let i = 0; i < moves.length; i++) {
      const move = this.#one(match, "table", moves[(kind + i) % moves.length] as string, choice);
      if (move) return { by: "table", move };
    }
    return undefined;
  }

  #one(match: Match, by: Seat | "table", type: string, choice: number): WireMove | undefined {
    const menu = menuOf(match, by, type, choice);
    if (menu.size === 0) return undefined;
    for (const index of [choice, choice + 1]) {
      const move = menu.at(index);
      if (move) this.#pool.add(move);
    }
    return menu.at(choice);
  }
}

function deedsOf(
  source: Playthrough | Regression,
  chooser: Chooser,
): (match: Match, i: number) => Deed | undefined {
  if ("deeds" in source) return (_, i) => source.deeds[i];
  return (match, i) => {
    const pick = source.picks[i];
    return pick === undefined ? undefined : chooser.next(match, pick);
  };
}

/**
 * Plays a playthrough or a kept counterexample to its end; hears its cells when a law needs it. Throws `RulesBroke` where
 * the rules throw.
 */
export function playOut(game: AnyGame, source: Playthrough | Regression, hears: boolean): Base {
  const made: Made[] = [];
  try {
    return playAll(game, source, hears, made);
  } catch (error) {
    throw new RulesBroke(error, { made });
  }
}

function playAll(game: AnyGame, source: Playthrough | Regression, hears: boolean, made: Made[]): Base {
  const start: Start = { seats: source.seats, options: source.options, seed: source.seed };
  const chance = new Chance();
  const playing = Playing.start(game, start, chance, hears);
  const pool = new Pool(game);
  const nextDeed = deedsOf(source, new Chooser(game, pool));
  const { match: first } = playing;
  const dealt = playing.hearing?.releases ?? [];
  const moments: Moment[] = [];
  for (let i = 0; ; i++) {
    const before = playing.match;
    const deed = nextDeed(before, i);
    if (deed === undefined) break;
    if ("move" in deed) pool.add(deed.move);
    made.push({ deed });
    const done = playing.do(i, deed);
    made[i] = { deed, became: done.rejection ?? "done" };
    const name = "undo" in deed ? "undo" : deed.move.type;
    moments.push({
      deed,
      kind: done.ok ? name : `refused ${name}`,
      before,
      after: playing.match,
      known: pool.size,
      ...done,
    });
  }
  const kept = moments.slice(0, keptSteps(source, moments.length));
  const last = kept.length - 1;
  return {
    game,
    start,
    first,
    last: kept[last]?.after ?? first,
    dealt,
    moments: kept,
    chance,
    shuffles: (playing.hearing?.shuffles ?? [])
      .filter(({ step }) => step <= last)
      .map((shuffle) => seenUntil(shuffle, last)),
    shuffledPlaces: shuffledPlaces(playing),
    pool,
    twins: source.twins,
  };
}

/** How many steps are looked at: a game that is over has shown everything, so some are left before. */
function keptSteps(source: Playthrough | Regression, steps: number): number {
  return "cut" in source && source.cut !== null ? Math.floor((steps * source.cut) / 1000) : steps;
}

function seenUntil(shuffle: Shuffle, last: number): SeenShuffle {
  const seen: number[] = [...shuffle.audience];
  for (const { at, newly, step } of shuffle.sightings) if (step <= last) seen[at] = (seen[at] ?? 0) | newly;
  return { ...shuffle, seen };
}

function shuffledPlaces({ match, state, hearing }: Playing): Set<string> {
  const places = new Set<string>();
  if (hearing)
    eachCell(match.game.inside.plan, state, (cell, { place }) => {
      if (hearing.wasShuffled(cell)) places.add(place);
    });
  return places;
}

/** A deed as a line for people. */
export function deedLine(deed: Deed): string {
  if ("undo" in deed) return `seat ${deed.undo} takes its last move back`;
  const { type, ...input } = deed.move;
  const fields = Object.keys(input).length === 0 ? "" : ` ${JSON.stringify(input)}`;
  return `${deed.by === "table" ? "the table" : `seat ${deed.by}`}: ${type}${fields}`;
}

/** What was done in a game, and what became of it. */
export function madeIn({ moments }: Base): Made[] {
  return moments.map(({ deed, rejection }) => ({ deed, became: rejection ?? "done" }));
}

/** The lines of a game: a deed each, with what it was refused for, and where the rules broke. */
export function gameLines(made: readonly Made[]): string[] {
  return made.map(({ deed, became }) => {
    if (became === "done") return deedLine(deed);
    return `${deedLine(deed)} (${became ? `refused: ${became.code}` : "here the rules broke"})`;
  });
}

function keptDeed({ deed: { refused: _, ...deed }, became }: Made): Deed {
  return became === undefined || became === "done" ? deed : { ...deed, refused: true };
}

/** A game as it is kept for later. */
export function regressionOf(
  { seats, options, seed }: Start,
  made: readonly Made[],
  twins: number,
): Regression {
  return { seats, options, seed, deeds: made.map(keptDeed), twins };
}
