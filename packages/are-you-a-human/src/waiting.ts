import { allSeats, nobody, only, without, type Seats } from "@facedown/core";
import { countPlayers } from "./memorizing.js";
import type { View } from "./state.js";

/** Whom the table waits for. Members of a team may suggest meanwhile. */
export function waitedFor({ view }: { readonly view: View }): Seats {
  switch (view.phase) {
    case "memorize":
      return without(allSeats(countPlayers(view)), view.ready);
    case "point":
      return only(view.pointer!);
    case "guess":
      return only(view.guesser!);
    case "over":
      return nobody;
  }
}
