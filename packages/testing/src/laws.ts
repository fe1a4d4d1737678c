import type { AnyGame } from "@facedown/core";
import { lawNames, type LawFailure, type LawName, type LawOptions, type LawReport } from "./law.js";
import { absence, runLaw } from "./run-law.js";

/** What registers a test: `test` of Vitest, or of any runner that takes a name and a function. */
export interface RegisterTest {
  (name: string, run: () => void, timeout?: number): unknown;
  /** Registers a test that is not run, where the runner knows such. */
  readonly skip?: (name: string, run: () => void) => unknown;
}

/** What `laws` takes. */
export interface LawsOptions<G extends AnyGame> extends LawOptions<G> {
  /** `import { test } from "vitest"`, or another runner's. */
  readonly test: RegisterTest;
  /** The laws to register. Default: all. */
  readonly only?: readonly LawName[];
  /** How long one law may take, in milliseconds. Default: 300,000. */
  readonly timeout?: number;
  /** Hears of each law that was run: what was met, and how often each kind of twin lived. */
  readonly report?: (report: LawReport) => void;
}

/** The text of a failure; in a few words where the same break of the rules was told in full under another law. */
function toldOnce({ law, broke, path, text }: LawFailure, told: Map<string, LawName>): string {
  const before = broke === undefined ? undefined : told.get(broke);
  if (broke !== undefined && before === undefined) told.set(broke, law);
  if (before === undefined || before === law) return text;
  return `${text.split("\n")[0]}\n  where: ${path}\n  the rules broke, as under law "${before}"`;
}

/**
 * Registers one test a law. A law that is excused, or that has nothing to hold, is registered as skipped, with the reason
 * in its name.
 */
export function laws<G extends AnyGame>(game: G, options: LawsOptions<G>): void {
  const { test, only = lawNames, timeout = 300_000 } = options;
  const told = new Map<string, LawName>();
  for (const law of only) {
    const reason = absence(game, law, options);
    const name = `law of ${game.name}: ${law}`;
    const run = (): void => {
      const report = runLaw(game, law, options);
      options.report?.(report);
      const { failure } = report;
      if (failure) throw new Error(toldOnce(failure, told));
    };
    if (reason === undefined) test(name, run, timeout);
    else test.skip?.(`${name} (${reason})`, run);
  }
}
