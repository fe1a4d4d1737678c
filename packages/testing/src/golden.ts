import {
  createRandom,
  describe,
  sameJson,
  startMatch,
  type AnyGame,
  type Frame,
  type Json,
  type Match,
  type MoveOf,
  type Viewer,
} from "@facedown/core";
import { keep } from "./files.js";
import type { RegisterTest } from "./laws.js";

/** Which games are written down. */
export interface TranscriptOptions {
  /** The seed of the match and of its random players. */
  readonly seed: string;
  /** How many play. Default: the fewest. */
  readonly seats?: number;
  /** The game's options. Default: its own. */
  readonly options?: Readonly<Record<string, Json>>;
  /** How many moves at the most. Default: 200. */
  readonly most?: number;
}

/** What `golden` takes. */
export interface GoldenOptions {
  /** `import { test } from "vitest"`, or another runner's. */
  readonly test: RegisterTest;
  /** The folder of the files: `new URL("./golden/", import.meta.url)`. */
  readonly folder: URL;
  /** The games to write down. */
  readonly games: readonly TranscriptOptions[];
}

const nameOf = (viewer: Viewer): string => (viewer === "spectator" ? viewer : `seat ${viewer}`);

/** What changed in a view since the packet before, one field a line. */
function viewLines(before: object | undefined, view: object): string[] {
  const old = before as Readonly<Record<string, unknown>> | undefined;
  return Object.entries(view)
    .filter(([key, value]) => !old || !sameJson(old[key], value))
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`);
}

class Stream {
  readonly lines: string[] = [];
  #last: Frame<AnyGame> | undefined;
  #at = 0;
  readonly #viewer: Viewer;
  readonly #say: (event: unknown, view: unknown) => string;

  constructor(viewer: Viewer, say: (event: unknown, view: unknown) => string) {
    this.#viewer = viewer;
    this.#say = say;
  }

  /** Takes a position down, if it holds anything new for the viewer. */
  take(match: Match): void {
    const frame = match.frame(this.#viewer);
    const { events, waiting, timers } = frame;
    const view = frame.view as object;
    const outcome = frame.outcome as Json;
    const last = this.#last;
    this.#last = frame;
    const open = [waiting, timers, outcome] as const;
    const sameOpen = last !== undefined && sameJson(open, [last.waiting, last.timers, last.outcome]);
    if (last && last.view === view && events.length === 0 && sameOpen) return;
    this.lines.push("", `packet ${this.#at++}`);
    for (const event of events) {
      const sentence = this.#say(event, view);
      this.lines.push(sentence === "" ? "- (no sentence)" : `- ${sentence}`, `  ${JSON.stringify(event)}`);
    }
    this.lines.push(...viewLines(last?.view as object | undefined, view));
    if (!sameOpen) {
      this.lines.push(`  waiting: ${waiting.join(" ") || "nobody"}`);
      for (const { name, id, seconds } of timers) this.lines.push(`  timer: ${name} ${id}, ${seconds} s`);
      if (outcome !== null) this.lines.push(`  outcome: ${JSON.stringify(outcome)}`);
    }
  }
}

/**
 * What every seat and the spectator receive of one seeded game of random players, as readable text by the name of the
 * viewer. The same for ever, as long as the game and what it tells are the same.
 */
export function transcripts<G extends AnyGame>(
  game: G,
  options: TranscriptOptions,
): ReadonlyMap<string, string> {
  const { seed, seats = game.seats.min, most = 200 } = options;
  const setup = { seats, seed, ...(options.options && { options: options.options }) };
  let match: Match<G> = startMatch(game, setup as never);
  const random = createRandom(`transcript ${seed}`);
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), "spectator"];
  const streams = viewers.map((viewer) => {
    const words = describe(game, "en", viewer);
    const stream = new Stream(viewer, (event, view) => words.event(event as never, view));
    stream.lines.push(
      `${game.name} ${game.version}, seed "${seed}", ${seats} seats: what the ${nameOf(viewer)} receives`,
    );
    return stream;
  });
  const take = (): void => {
    for (const stream of streams) stream.take(match);
  };
  take();
  while (match.outcome === null && match.length < most) {
    const next = step(match, random);
    if (!next) break;
    match = next;
    take();
  }
  return new Map(viewers.map((viewer, i) => [nameOf(viewer), `${streams[i]?.lines.join("\n") ?? ""}\n`]));
}

/** A random move of a seat that is waited for, or of any other, or of the table when no seat has one. */
function step<G extends AnyGame>(
  match: Match<G>,
  random: ReturnType<typeof createRandom>,
): Match<G> | undefined {
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  const waited = random.shuffle(match.waiting);
  for (const seat of [...waited, ...random.shuffle(seats.filter((each) => !match.waiting.includes(each)))])
    for (const type of random.shuffle(match.game.moveNames)) {
      const move = match.sample(seat, type as MoveOf<G>["type"], random);
      const played = move && match.play(seat, move);
      if (played?.ok) return played.match;
    }
  for (const type of random.shuffle(match.game.moveNames)) {
    const move = match.sample("table", type as never, random);
    const played = move && match.play("table", move);
    if (played?.ok) return played.match;
  }
  return undefined;
}

/**
 * Registers a test a game and viewer, which holds the transcript against a kept file: what a seat receives does not change
 * unnoticed. A file that is missing fails; `FACEDOWN_UPDATE=1` writes all anew. Throws when there is nothing to keep.
 */
export function golden<G extends AnyGame>(game: G, { test, folder, games }: GoldenOptions): void {
  if (games.length === 0) throw new Error("games: expected at least one game to write down, got none");
  for (const options of games) {
    const texts = transcripts(game, options);
    const slug = `${options.seed}-${options.seats ?? game.seats.min}`.replaceAll(/[^a-zA-Z0-9-]+/g, "-");
    for (const [name, text] of texts)
      test(`golden of ${game.name}: seed ${options.seed}, ${name}`, () => {
        keep(new URL(`${slug}/${name.replace(" ", "-")}.txt`, folder), text);
      });
  }
}
