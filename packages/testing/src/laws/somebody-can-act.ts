import type { Match, Seat } from "@facedown/core";
import { refusalOf } from "../asking.js";
import { menuOf, type Base } from "../base.js";
import { broken } from "../broken.js";
import { viewerName } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { positions } from "./positions.js";

function canAct(match: Match, by: Seat | "table"): boolean {
  return match.game.moveNames.some((type) => menuOf(match, by, type, 1).size > 0);
}

function inPlay(match: Match): void {
  const { waiting, timers, game } = match;
  for (const { name } of timers) {
    const move = { type: game.inside.definition.timers?.[name]?.expire };
    const rejection = refusalOf(match, "table", move);
    if (rejection)
      broken({
        path: `timers.${name}`,
        message: `it runs, and its move ${String(move.type)} is refused: ${rejection.code}`,
      });
  }
  if (timers.length > 0) return;
  for (const seat of waiting)
    if (!canAct(match, seat))
      broken({
        seat: viewerName(seat),
        path: "waiting",
        message: "it is waited for, has no move, and no timer runs",
      });
  const actors = [...Array.from({ length: match.seats }, (_, seat) => seat), "table" as const];
  if (waiting.length === 0 && !actors.some((by) => canAct(match, by)))
    broken({ path: "waiting", message: "there is no outcome, and nobody can do anything" });
}

function over(match: Match): void {
  for (const by of [...Array.from({ length: match.seats }, (_, seat) => seat), "table" as const])
    if (canAct(match, by))
      broken({ seat: String(by), path: "outcome", message: "there is an outcome, and it can still move" });
  if (match.waiting.length + match.timers.length > 0)
    broken({ path: "waiting", message: "there is an outcome, and somebody is waited for or a timer runs" });
}

/** Each seat that is waited for has a move, or a timer runs; after the outcome nobody has. */
export const somebodyCanActLaw: LawDefinition = {
  hears: false,
  check: (base: Base) => {
    for (const match of positions(base)) {
      if (match.outcome === null) inPlay(match);
      else over(match);
    }
  },
};
