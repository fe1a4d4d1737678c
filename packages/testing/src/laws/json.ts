import { jsonProblem, readOptions, toRecord, type AnyMove, type Inside, type Match } from "@facedown/core";
import { frameOf } from "../asking.js";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { holdsCells } from "../cells.js";
import { firstDifference, short } from "../difference.js";
import { viewerName, viewersOf } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { somePositions } from "./positions.js";

type Fields = Readonly<Record<string, unknown>>;

function survives(value: unknown, path: string, seat = ""): void {
  const problem = jsonProblem(value, path);
  if (problem)
    return broken({
      seat,
      path: problem.path,
      message: `expected ${problem.expected}, got ${short(problem.value)}`,
    });
  const found = firstDifference(value, JSON.parse(JSON.stringify(value)) as unknown, path);
  if (found)
    broken({
      seat,
      path: found.path,
      message: `${short(found.one)} comes back from JSON as ${short(found.other)}`,
    });
}

function noCells(value: unknown, path: string): void {
  if (typeof value !== "object" || value === null) return;
  if (holdsCells(value))
    return broken({
      path,
      message: `a public field holds cells, and with them what some may not see: ${short(value)}`,
    });
  for (const [key, inner] of Object.entries(value)) noCells(inner, `${path}.${key}`);
}

/** Finds cells inside what is public: types are followed to a depth of eight, states are deeper. */
function publicIsPlain(plan: Inside["plan"], value: unknown, path: string): void {
  if (typeof value !== "object" || value === null) return;
  if (plan.kind === "public") noCells(value, path);
  else if (plan.kind === "fields")
    for (const [key, inner] of plan.fields) publicIsPlain(inner, (value as Fields)[key], `${path}.${key}`);
  else if (plan.kind === "each")
    for (const [key, inner] of Object.entries(value)) publicIsPlain(plan.plan, inner, `${path}.${key}`);
}

function eventsArePlain(match: Match): void {
  for (const { event, plan } of match.inside.done.told)
    publicIsPlain(plan, event, `events.${(event as { readonly type: string }).type}`);
}

function parsedOnce({ game, moments }: Base): void {
  for (const { ok, deed, after } of moments) {
    const step = after.inside.node?.step;
    if (!ok || "undo" in deed || !step) continue;
    const { input: schema } = game.inside.definition.moves[step.type] as AnyMove;
    if (!schema) continue;
    const read = schema["~standard"].validate(step.input);
    const value: unknown = "value" in read ? read.value : undefined;
    const found = firstDifference(step.input, value, `moves.${step.type}.input`);
    if (found)
      broken({
        path: found.path,
        message: `what was read as ${short(found.one)} is read again as ${short(found.other)}`,
      });
  }
}

/** State, record and packets survive JSON; what is public holds no cells; reading what was read changes nothing. */
export const jsonLaw: LawDefinition = {
  hears: false,
  check: (base) => {
    const { game, last } = base;
    const options = readOptions(game, last.options);
    const found = firstDifference(last.options, options.ok ? options.value : options.error, "options");
    if (found)
      broken({ path: found.path, message: `read again, ${short(found.one)} is ${short(found.other)}` });
    for (const match of somePositions(base, 8)) {
      survives(match.inside.state, "state");
      publicIsPlain(game.inside.plan, match.inside.state, "state");
      eventsArePlain(match);
      for (const viewer of viewersOf(match)) survives(frameOf(match, viewer), "packet", viewerName(viewer));
    }
    survives(toRecord(last), "record");
    parsedOnce(base);
  },
};
