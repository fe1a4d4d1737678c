import {
  createRandom,
  legalMoves,
  simulate,
  type AnyMove,
  type Match,
  type Rejection,
  type Seat,
} from "@facedown/core";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { firstDifference, short } from "../difference.js";
import type { WireMove } from "../inputs.js";
import { pickOf } from "../picker.js";
import { viewerName } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf, somePositions } from "./positions.js";

type Loose = (context: object) => unknown;

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
  const onJson = legalMoves(game, seat, { view: view as never, outcome: match.outcome as never });
  for (const type of game.moveNames) {
    same(match.choices(seat, type as never), onJson.choices(type as never), `moves.${type}.choices`, name);
    if (!game.inside.definition.moves[type]?.sample) continue;
    const [one, other] = [0, 0].map(() => createRandom("sample"));
    same(
      match.sample(seat, type as never, one as never) ?? null,
      onJson.sample(type as never, other as never) ?? null,
      `moves.${type}.sample`,
      name,
    );
  }
  for (const move of probes)
    same(
      match.explain(seat, move as never) ?? null,
      onJson.explain(move as never) ?? null,
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
  for (const [type, move] of Object.entries(definition.moves) as [string, AnyMove][]) {
    if (move.by !== "table") continue;
    const absent = isOver || (during[type] && !during[type].includes(view.phase ?? ""));
    if (absent) continue;
    const { choices, check } = move as { readonly choices?: Loose; readonly check?: Loose };
    const flat = (inputs: unknown): unknown => (inputs as object[]).map((input) => ({ type, ...input }));
    if (choices)
      same(match.choices("table", type as never), flat(choices({ view })), `moves.${type}.choices`, "table");
    for (const probe of probes) {
      if (probe.type !== type || !check) continue;
      const { type: _, ...input } = probe;
      const rejection = match.explain("table", probe as never);
      if (rejection?.code === "bad-input") continue;
      same(
        rejection ?? null,
        (check({ view, input }) as Rejection | undefined) ?? null,
        `moves.${type}.check`,
        "table",
      );
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
  void [simulation.waiting, simulation.timers, simulation.outcome];
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
