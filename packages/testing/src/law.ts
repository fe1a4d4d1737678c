import type { AnyGame, ViewOf } from "@facedown/core";
import type { PlaythroughOptions, Regression } from "./playthrough.js";

/** The laws, in the order in which they are run. */
export const lawNames = [
  "replay",
  "two engines",
  "json",
  "legality from the view",
  "legal is offered",
  "junk is refused",
  "nothing leaks",
  "at a table",
  "conservation",
  "somebody can act",
  "it ends",
  "it gets there",
  "imagining does not peek",
  "words",
  "invariants",
] as const;

/** The name of a law. */
export type LawName = (typeof lawNames)[number];

/** What `runLaw` takes. */
export interface LawOptions<G extends AnyGame = AnyGame> extends PlaythroughOptions<G> {
  /** How many playthroughs. Default: the environment's `FACEDOWN_RUNS`, else 300. */
  readonly runs?: number;
  /** Where the random playthroughs begin: an integer. Default: the environment's `FACEDOWN_SEED`, else 1. */
  readonly seed?: number;
  /** The `fastCheckPath` of a failure, to run that playthrough alone. */
  readonly path?: string;
  /** Whether a shorter game is looked for once one fails. Default: true. */
  readonly shrink?: boolean;
  /** Strings of your own that players may send as junk, beside the library's. */
  readonly strings?: readonly string[];
  /** What "it gets there" need not reach, such as `"rejection TH-9"`, each with the reason. */
  readonly expected?: Readonly<Record<string, string>>;
  /**
   * What cannot hold for this game, each with the reason: a twin that never lives (`"T2"`), a law (`"conservation"`), an
   * input that T5 takes for a secret (`"T5 place.at"`), a secret vote whose end everybody hears (`"T6 agree"`), or a place whose unseen cells no twin changes (`"unseen notes"`).
   */
  readonly excused?: Readonly<Record<string, string>>;
  /**
   * The public situation in which a move is made, where one name stands for more than one thing: which window is open,
   * say. The law of leaks then counts its twins for each apart, as `T1 at answer in shot`, and each must live.
   */
  situation?(view: ViewOf<G>): string | undefined;
  /**
   * The moves of which only the mover may notice that they were made, and those whose own cells they change: private notes,
   * say. What a game does not call so, everybody may notice.
   */
  readonly unnoticed?: readonly string[];
  /** How often "it gets there" wants each to be reached. Default: 1. */
  readonly atLeast?: number;
  /**
   * Counterexamples that were found before; they run first. A list, or the folder where each is a JSON file (needs Node),
   * `new URL("./regressions/", import.meta.url)`: then a failure says which file to keep there.
   */
  readonly regressions?: readonly Regression[] | URL;
}

/** How a law was broken. */
export interface LawFailure {
  readonly law: LawName;
  /** The viewer that shows it: `"seat 2"`, `"spectator"`, or empty where no viewer matters. */
  readonly seat: string;
  /** Where: a path in what the viewer receives (`events[0].card`), in the state, or the name of what broke. */
  readonly path: string;
  /** What is wrong, in one or two sentences. */
  readonly message: string;
  /** Set where no law but the rules broke: the same text for the same break. */
  readonly broke?: string;
  /** The shortest game found that shows it, a line a move. */
  readonly game: readonly string[];
  /** To run it again: `{ seed, path }`. */
  readonly seed: number;
  readonly fastCheckPath: string;
  /** To keep it under `test/regressions/`; absent where no single game shows it. */
  readonly regression?: Regression;
  /** All of the above as a text for people. */
  readonly text: string;
}

/** What became of a law. */
export interface LawReport {
  readonly law: LawName;
  readonly ok: boolean;
  /** How many playthroughs were tried, regressions included. */
  readonly runs: number;
  /** What was met, by name: live comparisons of each twin, moves, rejections, phases. */
  readonly counts: Readonly<Record<string, number>>;
  readonly failure?: LawFailure;
}
