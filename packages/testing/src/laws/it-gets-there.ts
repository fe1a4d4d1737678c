import type { AnyGame, Match } from "@facedown/core";
import { refusalOf } from "../asking.js";
import { probesAt } from "../probes.js";
import type { Base } from "../base.js";
import type { Finding } from "../broken.js";
import { actorOf, viewersOf, wordsOf } from "../receiving.js";
import type { Tally } from "../tally.js";
import type { LawContext, LawDefinition } from "./definition.js";
import { positions } from "./positions.js";

/** Everything that must be reached, by name. */
function allOf(game: AnyGame): string[] {
  const { inside, moveNames } = game;
  const { definition, during, facts } = inside;
  const words = Object.values(wordsOf(game) ?? {})[0] as
    { readonly rejections: object; readonly phases: object } | undefined;
  const phases = new Set([
    ...Object.keys(words?.phases ?? {}),
    ...Object.values(during).flatMap((names) => names ?? []),
  ]);
  return [
    ...moveNames.map((name) => `move ${name}`),
    ...Object.keys(words?.rejections ?? {}).map((code) => `rejection ${code}`),
    ...[...phases].map((name) => `phase ${name}`),
    ...Object.keys(definition.timers ?? {}).map((name) => `timer ${name}`),
    ...Object.keys(facts).map((name) => `fact ${name}`),
    "outcome",
  ];
}

function reached(match: Match, tally: Tally): void {
  const { phase } = match.inside.state as { readonly phase?: unknown };
  if (typeof phase === "string") tally.add(`phase ${phase}`);
  for (const { name } of match.timers) tally.add(`timer ${name}`);
  for (const { event } of match.inside.done.told) {
    const { type, fact } = event as { readonly type: string; readonly fact?: unknown };
    tally.add(type === "disclosed" ? `fact ${String(fact)}` : `event ${type}`);
  }
  if (match.outcome !== null) tally.add("outcome");
}

function check(base: Base, { tally }: LawContext): void {
  for (const { ok, kind, rejection } of base.moments) {
    if (ok) tally.add(`move ${kind}`);
    else if (rejection) tally.add(`rejection ${rejection.code}`);
  }
  for (const match of positions(base)) reached(match, tally);
  base.moments.forEach(({ after }, step) => {
    for (const probe of probesAt(base, step))
      for (const viewer of viewersOf(after)) {
        const rejection = refusalOf(after, actorOf(viewer), probe);
        if (rejection) tally.add(`rejection ${rejection.code}`);
      }
  });
}

function end({ game, options, tally }: LawContext): Finding | undefined {
  const least = options.atLeast ?? 1;
  const missing = allOf(game).filter((name) => tally.of(name) < least && !(options.expected?.[name] ?? ""));
  if (missing.length === 0) return undefined;
  const list = missing.map((name) => `${name} (${tally.of(name)} of ${least})`).join(", ");
  return {
    path: missing[0] as string,
    message: [
      `not reached often enough: ${list}.`,
      "Let the playthroughs reach it: options: [...] that allow it, seats: [...] that it needs, more of them with runs:, longer",
      `ones with most:. Or say why they need not: expected: { ${JSON.stringify(missing[0])}: "why" }`,
    ].join("\n"),
  };
}

/** Each move is made, each rejection given, each phase, timer and fact reached. */
export const itGetsThereLaw: LawDefinition = { hears: false, check, end };
