import type { Viewer } from "@facedown/core";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { seenCells } from "../cells-alike.js";
import { short } from "../difference.js";
import { Receipts } from "../leak.js";
import { packets, viewerName, viewersOf, type Received } from "../receiving.js";
import { releasesTo } from "../releases.js";
import { viewerInWords } from "../twins.js";
import type { LawContext } from "./definition.js";

/**
 * The viewers beside the mover who did not notice that a move was made; nobody for a kind of move that is excused by name,
 * `"T6 agree"`.
 */
export function unnoticedBy(
  base: Base,
  receipts: Receipts,
  step: number,
  excused: (name: string) => boolean,
): Viewer[] {
  const moment = base.moments[step];
  if (!moment?.ok || "undo" in moment.deed || excused(`T6 ${moment.deed.move.type}`)) return [];
  const { by } = moment.deed;
  const received = receipts.at(step);
  const viewers = viewersOf(base.first);
  return viewers.filter((viewer, at) => viewer !== by && received[at]?.[0] === "false");
}

/**
 * Holds the moves that a game's test calls unnoticed to it: beside the mover only those notice that one was made whose own
 * cells changed, or who were shown something.
 */
export function assertUnnoticed(base: Base, { options, tally }: LawContext): void {
  const unnoticed = new Set(options.unnoticed ?? []);
  const receipts = new Receipts(base, packets);
  base.moments.forEach(({ ok, deed, before, after, releases }, step) => {
    if (!ok || "undo" in deed || !unnoticed.has(deed.move.type)) return;
    tally.add("unnoticed moves");
    const received = receipts.at(step);
    viewersOf(base.first).forEach((viewer, at) => {
      if (viewer === deed.by || (received[at] as Received)[0] === "false") return;
      if (releasesTo(viewer, releases).length > 0 || seenCells(before, viewer) !== seenCells(after, viewer))
        return;
      const [events = "[]"] = [(received[at] as Received)[packets.parts.indexOf("events")]];
      broken({
        seat: viewerName(viewer),
        path: `moves.${deed.move.type}`,
        message:
          `${viewerInWords(viewer)} notices that ${deed.move.type} was made, and nobody may: unnoticed: ` +
          `["${deed.move.type}"]. Its packet has ${events === "[]" ? "another view" : `the events ${short(JSON.parse(events))}`}.`,
      });
    });
  });
}
