import type { AnyGame } from "@facedown/core";

type Rule = (...given: never[]) => unknown;

const blamed = new WeakMap<object, string>();

/** The name of the function below which all frames of a stack are the library's. */
export const ruleFrame = "facedownRule";

function blaming(name: string, rule: Rule): Rule {
  return function facedownRule(this: unknown, ...given) {
    try {
      return rule.apply(this, given);
    } catch (error) {
      if (typeof error === "object" && error !== null && !blamed.has(error)) blamed.set(error, name);
      throw error;
    }
  };
}

type Parts = Readonly<Record<string, unknown>>;

function blamingParts<T extends object>(path: string, parts: T, depth: number): T {
  const named = Object.entries(parts as Parts).map(([key, part]): [string, unknown] => {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof part === "function") return [key, blaming(name, part as Rule)];
    const isDeeper = depth > 0 && typeof part === "object" && part !== null;
    return [key, isDeeper ? blamingParts(name, part, depth - 1) : part];
  });
  return Object.fromEntries(named) as T;
}

/** The same game, whose rules note which of them threw. */
export function withBlame(game: AnyGame): AnyGame {
  const { inside } = game;
  const { definition } = inside;
  const { moves, settle, timers, invariants } = definition;
  const blamingDefinition = {
    ...blamingParts("", definition, 0),
    moves: blamingParts("moves", moves, 1),
    ...(settle && { settle: blamingParts("settle", settle, 1) }),
    ...(timers && { timers: blamingParts("timers", timers, 1) }),
    ...(invariants && { invariants: blamingParts("invariants", invariants, 0) }),
  };
  const derived = blamingParts("derived", inside.derived, 0);
  return { ...game, inside: { ...inside, definition: blamingDefinition, derived } };
}

/** The rule that threw this, or what caused it, such as `moves.play.apply`; `undefined` where none noted it. */
export function ruleThatThrew(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const name = blamed.get(each);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** A rule as people call it: `the move play`, `the consequence deal`. */
export function ruleInWords(rule: string): string {
  const [part = "", name = "", role = ""] = rule.split(".");
  if (part === "moves") return role === "apply" ? `the move ${name}` : `the ${role} of the move ${name}`;
  if (part === "settle")
    return role === "then" ? `the consequence ${name}` : `the condition of the consequence ${name}`;
  if (part === "timers") return `the timer ${name}`;
  if (part === "invariants") return `the invariant ${name}`;
  if (part === "derived") return `the derived field ${name}`;
  return `the ${part}`;
}
