import type { AnyGame, Viewer } from "@facedown/core";
import type { Moment } from "../base.js";
import type { LawOptions } from "../law.js";
import { bitOf } from "../receiving.js";

/** The kinds of moments that twins are counted at: the move, in which situation, and each fact it told this viewer. */
export type KindsOf = (moment: Moment, viewer: Viewer | "anybody") => readonly string[];

function factsTold({ releases }: Moment, viewer: Viewer | "anybody"): string[] {
  const told = releases.filter(
    ({ cell, to }) => cell === undefined && (viewer === "anybody" || (to & bitOf(viewer)) !== 0),
  );
  return [...new Set(told.map(({ what }) => what))];
}

/** Tells moments apart as these options ask for. */
export function kindsBy<G extends AnyGame>(options: LawOptions<G>): KindsOf {
  const moves = new WeakMap<Moment, string>();
  const moveOf = (moment: Moment): string => {
    const known = moves.get(moment);
    if (known !== undefined) return known;
    const where = moment.ok ? options.situation?.(moment.before.view("spectator") as never) : undefined;
    const name = where === undefined ? moment.kind : `${moment.kind} in ${where}`;
    moves.set(moment, name);
    return name;
  };
  return (moment, viewer) => [moveOf(moment), ...factsTold(moment, viewer)];
}
