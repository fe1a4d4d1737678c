import { seatsWhere, type Seats } from "@facedown/core";
import type { Pack } from "./pack.js";
import type { View } from "./state.js";

/** How a game ended. */
export interface Outcome {
  /** What each seat's wares are worth. */
  readonly worths: readonly number[];
  /** The seats whose wares are worth most: at least one. */
  readonly winners: Seats;
}

/** What the wares are worth that each seat has won so far. */
export function worthsOf(pack: Pack, view: Pick<View, "players">): number[] {
  return view.players.map(({ stall }) =>
    stall.reduce<number>((sum, ware) => sum + pack.wares[ware!]!.worth, 0),
  );
}

/** How the game ended, or `undefined` while it goes on. */
export function outcomeOf(pack: Pack, view: View): Outcome | undefined {
  if (view.phase !== "over") return undefined;
  const worths = worthsOf(pack, view);
  const most = Math.max(...worths);
  return { worths, winners: seatsWhere(worths.length, (seat) => worths[seat] === most) };
}
