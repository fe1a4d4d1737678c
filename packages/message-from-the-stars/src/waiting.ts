import { nobody, only, union, type Seats } from "@facedown/core";
import { alienSeats } from "./sides.js";
import type { View } from "./state.js";

/** Whom the table waits for: the aliens, or those of each side that has still to send or guess who may do so. */
export function waitedFor({ view }: { readonly view: View }): Seats {
  if (view.phase === "over") return nobody;
  if (view.phase === "cipher") return alienSeats(view.sides);
  if (view.phase === "score") return view.scoring;
  const open = view.sides.filter(({ captain }) => {
    const { asked, sealed } = view.committed[captain]!;
    return asked && !sealed;
  });
  const isCaptains = view.settings.submission === "captain";
  return union(...open.map(({ members, captain }) => (isCaptains ? only(captain) : members)));
}
