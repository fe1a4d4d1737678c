import { jsonProblem, readOptions, replay, toRecord, type Match, type Rejection } from "@facedown/core";
import { refusalOf } from "../asking.js";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { short } from "../difference.js";
import { junk } from "../junk.js";
import { pickOf } from "../picker.js";
import { actorOf, packets, viewerName, viewersOf } from "../receiving.js";
import type { LawContext, LawDefinition } from "./definition.js";
import { pickerOf, somePositions } from "./positions.js";

const attempts = 24;
const longest = 1000;

/** Shows junk that may not be JSON. */
function shown(value: unknown): string {
  try {
    return short(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function wellRefused(rejection: Rejection, wrong: (message: string) => never): void {
  const { code, parameters } = rejection as { readonly code: unknown; readonly parameters: unknown };
  if (typeof code !== "string" || code === "")
    return wrong(`it is refused without a code: ${shown(rejection)}`);
  const problem = jsonProblem(parameters, "parameters");
  if (problem || typeof parameters !== "object" || parameters === null)
    wrong(`the parameters of its rejection ${code} are no plain JSON: ${shown(parameters)}`);
}

function attempt(match: Match, by: number | "table", tried: unknown): void {
  const seat = by === "table" ? "the table" : viewerName(by);
  const wrong = (message: string): never => broken({ seat, path: `move ${shown(tried)}`, message });
  const start = performance.now();
  let rejection: Rejection | undefined;
  try {
    rejection = refusalOf(match, by, tried);
    const played = match.play(by as never, tried as never);
    if (played.ok !== (rejection === undefined)) wrong(`explain and play do not agree: ${shown(rejection)}`);
  } catch (error) {
    if (error instanceof Error && error.name === "LawBroken") throw error;
    wrong(`it is not refused, it throws: ${String(error)}`);
  }
  if (performance.now() - start > longest) wrong(`it takes more than ${longest} ms`);
  if (rejection) wellRefused(rejection, wrong);
}

/** All that viewers could notice of a position. */
function noticed(match: Match): string {
  return JSON.stringify([
    match.inside.state,
    ...viewersOf(match).map((viewer) => packets.receive(match, match, viewer, [])),
  ]);
}

function fromOutside(base: Base, { options }: LawContext): void {
  const { game, last, pool } = base;
  const pick = pickerOf(base);
  const names = game.moveNames;
  const record: Record<string, unknown> = { ...toRecord(last) };
  for (let i = 0; i < 4; i++) {
    const tried = junk(pool, names, pick, options.strings ?? []);
    const field = pickOf(Object.keys(record), pick);
    const calls: [string, () => unknown][] = [
      ["options", () => readOptions(game, tried)],
      ["record", () => replay(game, tried)],
      [`record.${field}`, () => replay(game, { ...record, [field]: tried })],
    ];
    for (const [path, call] of calls)
      try {
        call();
      } catch (error) {
        broken({ path, message: `${shown(tried)} is not refused, it throws: ${String(error)}` });
      }
  }
}

function check(base: Base, context: LawContext): void {
  const { game, pool } = base;
  const pick = pickerOf(base);
  for (const match of somePositions(base, 3)) {
    const before = noticed(match);
    for (let i = 0; i < attempts; i++)
      attempt(
        match,
        actorOf(pickOf(viewersOf(match), pick)),
        junk(pool, game.moveNames, pick, context.options.strings ?? []),
      );
    if (noticed(match) !== before)
      broken({ path: "state", message: "attempts changed what somebody notices" });
  }
  fromOutside(base, context);
}

/** Any value is a legal input or is refused with a code: no throw, no hang, no trace for others. */
export const junkIsRefusedLaw: LawDefinition = { hears: false, check };
