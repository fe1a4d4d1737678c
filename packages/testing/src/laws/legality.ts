import {
  createRandom,
  legalMoves,
  simulate,
  type AnyGame,
  type AnyMove,
  type Match,
  type Random,
  type Rejection,
  type Seat,
} from "@facedown/core";
import { choicesOf, refusalOf, sampleOf, type WireMove } from "../asking.js";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { firstDifference, short } from "../difference.js";
import { pickOf } from "../picker.js";
import { viewerName } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf, somePositions } from "./positions.js";

type Loose = (context: object) => unknown;
type AskOnJson = (
  game: AnyGame,
  seat: Seat,
  known: { readonly view: object; readonly outcome: unknown },
) => {
  choices(type: string): WireMove[];
  sample(type: string, random: Random): WireMove | undefined;
  explain(move: unknown): Rejection | undefined;
};

function same(inEngine: unknown, onJson: unknown, path: string, seat: string): void {
  const found = firstDifference(inEngine, onJson, path);
  if (found)
    broken({
      seat,
      path: found.path,
      message: `inside the engine it gives ${short(found.one)}, on the same view as JSON ${short(found.other)}`,
    });
}

function unchanged(before: string, after: string, path: string, seat: string): void {
  const found = before === after ? undefined : firstDifference(JSON.parse(before), JSON.parse(after), path);
  if (found)
    broken({
      seat,
      path: found.path,
      message: `asking changed ${short(found.one)} to ${short(found.other)}`,
    });
}

function seatAsks(match: Match, seat: Seat, probes: readonly WireMove[]): void {
  const { game } = match;
  const name = viewerName(seat);
  const text = JSON.stringify(match.view(seat));
  const view = JSON.parse(text) as object;
  const onJson = (legalMoves as unknown as AskOnJson)(game, seat, {
    view,
    outcome: match.outcome as unknown,
  });
  for (const type of game.moveNames) {
    same(choicesOf(match, seat, type), onJson.choices(type), `moves.${type}.choices`, name);
    if (!game.inside.definition.moves[type]?.sample) continue;
    same(
      sampleOf(match, seat, type, createRandom("sample")) ?? null,
      onJson.sample(type, createRandom("sample")) ?? null,
      `moves.${type}.sample`,
      name,
    );
  }
  for (const move of probes)
    same(
      refusalOf(match, seat, move) ?? null,
      onJson.explain(move) ?? null,
      `moves.${move.type}.check`,
      name,
    );
  unchanged(text, JSON.stringify(view), "view", name);
}

/** The table's menu, timers, outcome and whom it waits for, on the spectator's view as JSON. */
function tableAsks(match: Match, probes: readonly WireMove[]): void {
  const { definition, during } = match.game.inside;
  const text = JSON.stringify(match.view("spectator"));
  const view = JSON.parse(text) as { readonly phase?: string };
  const isOver = match.outcome !== null;
  for (const [type, move] of Object.entries<AnyMove>(definition.moves)) {
    if (move.by !== "table") continue;
    const absent = isOver || (during[type] && !during[type].includes(view.phase ?? ""));
    if (absent) continue;
    const { choices, check } = move as { readonly choices?: Loose; readonly check?: Loose };
    const flat = (inputs: unknown): unknown => (inputs as object[]).map((input) => ({ type, ...input }));
    if (choices)
      same(choicesOf(match, "table", type), flat(choices({ view })), `moves.${type}.choices`, "table");
    for (const probe of probes) {
      if (probe.type !== type || !check) continue;
      const { type: _, ...input } = probe;
      const rejection = refusalOf(match, "table", probe);
      if (rejection?.code === "bad-input") continue;
      same(rejection ?? null, check({ view, input }) ?? null, `moves.${type}.check`, "table");
    }
  }
  const outcome = (definition.outcome as Loose)({ view }) ?? null;
  same(match.outcome, outcome, "outcome", "spectator");
  for (const { name, id, seconds } of match.timers) {
    const due = (definition.timers?.[name]?.due as Loose)({ view });
    same({ seconds, id }, due, `timers.${name}.due`, "spectator");
  }
  if (!isOver) {
    const waiting = (definition.toAct as Loose)({ view }) as number;
    const mask = match.waiting.reduce((sum, seat) => sum | (1 << seat), 0);
    same(mask, waiting & (2 ** match.seats - 1), "toAct", "spectator");
  }
  unchanged(text, JSON.stringify(view), "view", "spectator");
}

function inPlaceAsks(match: Match): void {
  const simulation = simulate(match);
  const before = JSON.stringify(simulation.state);
  for (const type of match.game.moveNames) {
    simulation.choices("table", type);
    for (let seat = 0; seat < match.seats; seat++) simulation.choices(seat, type);
  }
  const asked: unknown[] = [simulation.waiting, simulation.timers, simulation.outcome];
  if (asked.length === 0) return;
  unchanged(before, JSON.stringify(simulation.state), "state", "");
}

function check(base: Base): void {
  const pick = pickerOf(base);
  for (const match of somePositions(base, 8)) {
    const probes = Array.from({ length: 6 }, (_, i) =>
      i % 2 === 0 ? base.pool.one(pick) : base.pool.mixed(pickOf(base.game.moveNames, pick), pick),
    ).filter((move) => move !== undefined);
    for (let seat = 0; seat < match.seats; seat++) seatAsks(match, seat, probes);
    tableAsks(match, probes);
    inPlaceAsks(match);
  }
}

/** `check`, `choices` and `sample` give the same on the view as JSON, and change nothing. */
export const legalityLaw: LawDefinition = { hears: false, check };
