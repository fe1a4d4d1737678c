import type { AnyGame } from "@facedown/core";
import type { LawName, LawOptions, LawReport } from "./law.js";

/** Runs one law of a game: a plain function, for any test runner. Throws only for options that are wrong. */
export function runLaw<G extends AnyGame>(game: G, law: LawName, options: LawOptions<G> = {}): LawReport {
  throw new Error(`${law} is not written yet: ${game.name} ${Object.keys(options).join()}`);
}
