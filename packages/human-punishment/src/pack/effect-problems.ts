import { shown, within, type Problem } from "./problem.js";
import type { Effect, Effects, Pack, Target, Trigger, Triggers } from "./types.js";

/** When a list of effects is resolved. */
type Moment = "reveal" | Trigger | "any" | "announce" | "brace" | "turn" | "action";

/** What effects are looked at with. */
export interface EffectContext {
  /** The ids of the weapons that are locked. */
  readonly locked: readonly string[];
  /** The names of the functions that the game is made with. */
  readonly functions: readonly string[];
}

const noSource = "another target: nobody set this off (source is for on.hurt and on.otherOut)";

function* targetProblems(to: Target, path: string, moment: Moment): Generator<Problem> {
  if (to === "source" && moment !== "hurt" && moment !== "otherOut")
    yield { path, value: shown(to), expected: noSource };
  if (to === "threatened" && moment !== "brace")
    yield {
      path,
      value: shown(to),
      expected: 'another target: nobody is threatened but in an "only": "brace"',
    };
}

function* unlessIn(right: Moment, moment: Moment, { kind }: Effect, path: string): Generator<Problem> {
  const expected =
    right === "turn" ? "a program for one's own turn" : `a program for any time, "only": "${right}"`;
  if (moment !== right) yield { path, value: shown(kind), expected };
}

function* effectProblems(
  effect: Effect,
  path: string,
  moment: Moment,
  context: EffectContext,
): Generator<Problem> {
  switch (effect.kind) {
    case "damage":
      yield* targetProblems(effect.to, within(path, "to"), moment);
      break;
    case "revive":
      if (effect.who === "source" && moment !== "otherOut")
        yield { path: within(path, "who"), value: shown(effect.who), expected: '"chosen", or on.otherOut' };
      break;
    case "unlock":
      if (!context.locked.includes(effect.weapon))
        yield {
          path: within(path, "weapon"),
          value: shown(effect.weapon),
          expected: `the id of a locked weapon: ${context.locked.join(", ") || "the pack has none"}`,
        };
      break;
    case "plate":
    case "stepIn":
      yield* unlessIn("brace", moment, effect, path);
      break;
    case "bar":
      yield* unlessIn("announce", moment, effect, path);
      break;
    case "again":
      yield* unlessIn("turn", moment, effect, path);
      break;
    case "oneOf":
      for (const [at, list] of effect.of.entries())
        yield* listProblems(list, within(within(path, "of"), at), moment, context);
      break;
    case "custom":
      if (!context.functions.includes(effect.name))
        yield {
          path: within(path, "name"),
          value: shown(effect.name),
          expected: `the name of a function that the game is made with: ${context.functions.join(", ") || "it has none"}`,
        };
      if (effect.to) yield* targetProblems(effect.to, within(path, "to"), moment);
      break;
    default:
  }
}

function* listProblems(
  effects: Effects,
  path: string,
  moment: Moment,
  context: EffectContext,
): Generator<Problem> {
  for (const [at, effect] of effects.entries())
    yield* effectProblems(effect, within(path, at), moment, context);
}

function* triggerProblems(
  on: Triggers | undefined,
  path: string,
  context: EffectContext,
): Generator<Problem> {
  for (const trigger of ["hurt", "otherOut", "kill"] as const)
    yield* listProblems(on?.[trigger] ?? [], within(path, trigger), trigger, context);
}

/** What is wrong with the effects of a pack's cards: what they are about, and when they happen. */
export function* allEffectProblems(pack: Pack, context: EffectContext): Generator<Problem> {
  for (const [at, card] of pack.identities.entries()) {
    const path = `identities[${at}]`;
    yield* listProblems(card.reveal ?? [], `${path}.reveal`, "reveal", context);
    yield* triggerProblems(card.on, `${path}.on`, context);
  }
  for (const [at, card] of pack.programs.entries()) {
    const path = `programs[${at}]`;
    if (card.timing === "any") yield* listProblems(card.fx, `${path}.fx`, card.only ?? "any", context);
    if (card.timing === "turn") yield* listProblems(card.fx, `${path}.fx`, "turn", context);
    if (card.timing !== "permanent") continue;
    yield* triggerProblems(card.on, `${path}.on`, context);
    yield* listProblems(card.action ?? [], `${path}.action`, "action", context);
  }
}
