import type { Match } from "@facedown/core";
import { Chooser, madeIn, mostMovePick, type Base } from "../base.js";
import { broken, LawBroken } from "../broken.js";
import { RulesBroke, type Made } from "../rules-broke.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf } from "./positions.js";

function check(base: Base): void {
  const made = madeIn(base);
  try {
    playOn(base, made);
  } catch (error) {
    throw error instanceof LawBroken ? error : new RulesBroke(error, { made });
  }
}

function playOn(base: Base, made: Made[]): void {
  const { game, pool } = base;
  const chooser = new Chooser(game, pool);
  const pick = pickerOf(base);
  let match: Match = base.last;
  for (
    let tried = 0;
    match.outcome === null && match.length < game.usual && tried < 3 * game.usual;
    tried++
  ) {
    const deed = chooser.next(match, pick(mostMovePick + 1));
    if (!deed || "undo" in deed)
      return broken({
        path: "outcome",
        message: `after ${match.length} moves nobody can move, and there is no outcome`,
      });
    made.push({ deed });
    const played = match.play(deed.by as never, deed.move as never);
    made[made.length - 1] = { deed, became: played.ok ? "done" : played.rejection };
    if (played.ok) match = played.match;
  }
  if (match.outcome === null)
    broken({ path: "usual", message: `${match.length} moves were made, and there is no outcome` });
}

/** Within `usual` moves there is an outcome, the table's timers firing. */
export const itEndsLaw: LawDefinition = { hears: false, check };
