import type { AnyGame } from "@facedown/core";
import * as fc from "fast-check";
import { playOut, type Base } from "./base.js";
import { withBlame } from "./blame.js";
import { LawBroken } from "./broken.js";
import { environmentInteger } from "./environment.js";
import { failureOf, type Again } from "./failure.js";
import type { LawName, LawOptions, LawReport } from "./law.js";
import { atATableLaw } from "./laws/at-a-table.js";
import { conservationLaw } from "./laws/conservation.js";
import type { LawContext, LawDefinition } from "./laws/definition.js";
import { imaginingLaw } from "./laws/imagining.js";
import { invariantsLaw } from "./laws/invariants.js";
import { itEndsLaw } from "./laws/it-ends.js";
import { itGetsThereLaw } from "./laws/it-gets-there.js";
import { jsonLaw } from "./laws/json.js";
import { junkIsRefusedLaw } from "./laws/junk-is-refused.js";
import { legalIsOfferedLaw } from "./laws/legal-is-offered.js";
import { legalityLaw } from "./laws/legality.js";
import { nothingLeaksLaw } from "./laws/nothing-leaks.js";
import { replayLaw } from "./laws/replay.js";
import { somebodyCanActLaw } from "./laws/somebody-can-act.js";
import { twoEnginesLaw } from "./laws/two-engines.js";
import { wordsLaw } from "./laws/words.js";
import type { Playthrough, Regression } from "./playthrough.js";
import { playthroughs } from "./playthroughs.js";
import { folderOf, keptRegressions } from "./regressions.js";
import { SeatFields } from "./seat-fields.js";
import { assertNotStale } from "./stale.js";
import { Tally } from "./tally.js";

const definitions: Readonly<Record<LawName, LawDefinition>> = {
  replay: replayLaw,
  "two engines": twoEnginesLaw,
  json: jsonLaw,
  "legality from the view": legalityLaw,
  "legal is offered": legalIsOfferedLaw,
  "junk is refused": junkIsRefusedLaw,
  "nothing leaks": nothingLeaksLaw,
  "at a table": atATableLaw,
  conservation: conservationLaw,
  "somebody can act": somebodyCanActLaw,
  "it ends": itEndsLaw,
  "it gets there": itGetsThereLaw,
  "imagining does not peek": imaginingLaw,
  words: wordsLaw,
  invariants: invariantsLaw,
};

const defaultRuns = 300;
const defaultSeed = 1;

/** Why a law says nothing of a game: the game's own excuse, or that there is nothing to hold; `undefined` when it does. */
export function absence(
  game: AnyGame,
  law: LawName,
  options: Pick<LawOptions, "excused">,
): string | undefined {
  const excuse = options.excused?.[law] ?? "";
  return excuse === "" ? definitions[law].absent?.(game) : excuse;
}

const mostKept = 300;
const kept = new WeakMap<AnyGame, Map<string, Base>>();

/** Plays a game out; the same for all laws of a game that try it, while there is room to keep it. */
function played(game: AnyGame, source: Playthrough | Regression): Base {
  const games = kept.get(game) ?? new Map<string, Base>();
  kept.set(game, games);
  const key = JSON.stringify(source);
  const known = games.get(key);
  if (known) return known;
  const base = playOut(game, source, true);
  if (games.size < mostKept) games.set(key, base);
  return base;
}

/** Holds one game to a law. */
function hold(law: LawDefinition, source: Playthrough | Regression, context: LawContext): void {
  const { game, isShrinking } = context;
  const base = isShrinking ? playOut(game, source, law.hears) : played(game, source);
  if ("deeds" in source) assertNotStale(source, base);
  law.check(base, context);
}

/** Where rules broke, the same break again, met with rules that say which of them it was. */
function blamed(
  error: unknown,
  law: LawDefinition,
  source: Playthrough | Regression,
  context: LawContext,
): unknown {
  if (error instanceof LawBroken) return error;
  const game = withBlame(context.game);
  for (const isShrinking of [true, false])
    try {
      law.check(playOut(game, source, law.hears), { ...context, game, tally: new Tally(), isShrinking });
    } catch (again) {
      if (!(again instanceof LawBroken)) return again;
    }
  return error;
}

/**
 * Runs one law of a game: a plain function, for any test runner. The same options run the same playthroughs. Throws
 * only where the environment holds no numbers.
 */
export function runLaw<G extends AnyGame>(game: G, law: LawName, options: LawOptions<G> = {}): LawReport {
  const definition = definitions[law];
  const tally = new Tally();
  const seatFields = new SeatFields();
  const seed = options.seed ?? environmentInteger("FACEDOWN_SEED") ?? defaultSeed;
  const asked = options.runs ?? environmentInteger("FACEDOWN_RUNS") ?? defaultRuns;
  const context = (isShrinking: boolean): LawContext => ({
    game,
    options: options,
    tally,
    seatFields,
    isShrinking,
  });
  const report = (
    runs: number,
    error?: unknown,
    again?: Again,
    source?: Playthrough | Regression,
  ): LawReport => ({
    law,
    ok: error === undefined,
    runs,
    counts: tally.all(),
    ...(error !== undefined && {
      failure: failureOf(
        game,
        law,
        source ? blamed(error, definition, source, context(true)) : error,
        again ?? { seed, path: "" },
        source,
        folderOf(options.regressions),
      ),
    }),
  });

  const regressions = keptRegressions(options.regressions);
  for (const [i, regression] of regressions.entries())
    try {
      hold(definition, regression, context(true));
    } catch (error) {
      return report(i + 1, error, { seed, path: "" }, regression);
    }

  // A path leads to a game that was found with as many twins as are made while a shorter one is looked for.
  let failed = options.path !== undefined;
  const property = fc.property(playthroughs(game, options), (source) => {
    try {
      hold(definition, source, context(failed));
    } catch (error) {
      failed = true;
      throw error;
    }
  });
  const { path } = options;
  const details = fc.check(property, {
    numRuns: asked,
    seed,
    endOnFailure: options.shrink === false,
    ...(path !== undefined && { path }),
  });
  const runs = regressions.length + details.numRuns;
  if (details.failed) {
    const again = { seed: details.seed, path: details.counterexamplePath ?? "" };
    return report(
      runs,
      details.errorInstance ?? new Error("no playthrough could be made"),
      again,
      details.counterexample?.[0],
    );
  }
  const finding = path === undefined ? definition.end?.(context(false)) : undefined;
  return report(runs, finding && new LawBroken(finding));
}
