import type { Match } from "@facedown/core";
import { Chooser, mostMovePick, type Base } from "../base.js";
import { broken } from "../broken.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf } from "./positions.js";

function check(base: Base): void {
  const { game, pool } = base;
  const chooser = new Chooser(game, pool);
  const pick = pickerOf(base);
  let match: Match = base.last;
  while (match.outcome === null && match.length < game.usual) {
    const deed = chooser.next(match, pick(mostMovePick + 1));
    if (!deed || "undo" in deed)
      return broken({
        path: "outcome",
        message: `after ${match.length} moves nobody can move, and there is no outcome`,
      });
    const played = match.play(deed.by as never, deed.move as never);
    if (!played.ok)
      return broken({
        path: `moves.${deed.move.type}`,
        message: `a choice is refused: ${played.rejection.code}`,
      });
    match = played.match;
  }
  if (match.outcome === null)
    broken({ path: "usual", message: `${game.usual} moves were made, and there is no outcome` });
}

/** Within `usual` moves there is an outcome, the table's timers firing. */
export const itEndsLaw: LawDefinition = { hears: false, check };
