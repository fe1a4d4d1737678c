import { FacedownError, freezeJson, readJson } from "@facedown/core";
import * as v from "valibot";
import { cardProblems } from "./card-problems.js";
import { chartProblems } from "./chart-problems.js";
import { allEffectProblems, type EffectContext } from "./effect-problems.js";
import { originalPack } from "./original/pack.js";
import { shown, within, type Problem } from "./problem.js";
import { packSchema } from "./schema.js";
import type { Pack } from "./types.js";

/** A pack that may be played, or what is wrong with it: at least one problem, at most 50. */
export type PackReading =
  { readonly ok: true; readonly value: Pack } | { readonly ok: false; readonly problems: readonly Problem[] };

/** What a pack is read with. */
export interface PackOptions {
  /** The names of the functions that the game is made with, which effects of kind `custom` may call. Default: none. */
  readonly effects?: readonly string[];
}

const isOptions = (options: unknown): options is PackOptions => {
  if (typeof options !== "object" || options === null || Array.isArray(options)) return false;
  const { effects = [] } = options as { readonly effects?: unknown };
  return Array.isArray(effects) && effects.every((name) => typeof name === "string");
};

const mostProblems = 50;
const limits = { depth: 16, values: 20_000, text: 1000 };

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const parts = issue.path ?? [];
  const path = parts.reduce((at, { key }) => within(at, typeof key === "number" ? key : String(key)), "");
  const last = parts.at(-1);
  return { path, value: shown(last ? last.value : issue.input), expected: issue.message };
}

function* consistencyProblems(pack: Pack, context: EffectContext): Generator<Problem> {
  yield* cardProblems(pack);
  yield* allEffectProblems(pack, context);
  yield* chartProblems(pack);
}

/**
 * Reads a pack from outside, such as the result of `JSON.parse`: its shape, the numbers of its cards (43 IDs, 66 programs
 * with one copy of each secret loyalty, 22 loyalties and 7 weapons, unless it says `"counts": "custom"`), that no id or
 * name repeats, that effects are about what they can be about, and that each row of the charts can be set up from the
 * cards. Unknown keys are refused. Never throws. The pack that it gives is a copy of its own, frozen to its leaves.
 */
export function readPack(value: unknown, options: PackOptions = {}): PackReading {
  if (!isOptions(options)) {
    const expected = 'a list of the names of functions, as in { effects: ["mend"] }';
    return { ok: false, problems: [{ path: "options.effects", value: shown(options), expected }] };
  }
  const { effects = [] } = options;
  const copy = readJson(value, "pack", limits);
  if (!copy.ok) {
    const { path, value: found, expected } = copy.error;
    return { ok: false, problems: [{ path: path.replace(/^pack\.?/, ""), value: shown(found), expected }] };
  }
  const read = v.safeParse(packSchema, copy.value, { abortPipeEarly: true });
  if (!read.success) return { ok: false, problems: read.issues.map(problemOf).slice(0, mostProblems) };
  const pack = read.output;
  const locked = pack.weapons.filter((weapon) => weapon.locked).map(({ id }) => id);
  const problems: Problem[] = [];
  for (const problem of consistencyProblems(pack, { locked, functions: effects }))
    if (problems.push(problem) === mostProblems) break;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: freezeJson(pack) };
}

/**
 * The pack, once it is known to be right; the original pack as it is. Throws `bad-game` with the first thing that is
 * wrong: the field, what stands there, and what would be right.
 */
export function assertPack(pack: unknown, options: PackOptions = {}): Pack {
  if (pack === originalPack) return originalPack;
  const read = readPack(pack, options);
  if (read.ok) return read.value;
  const { path, value, expected } = read.problems[0]!;
  throw new FacedownError("bad-game", path === "" ? "pack" : `pack.${path}`, value, expected);
}
