import { allSeats, nobody, stillToChoose, union, without, type Seats } from "@facedown/core";
import { notLaunched } from "./rockets.js";
import type { View } from "./state.js";

/** Those who have not said whether they agree to launch, or what they think of a request. */
function undecided({ rockets, requests }: View): Seats {
  let seats = notLaunched(rockets);
  for (const { ready } of rockets) seats = without(seats, ready);
  for (const { consent } of requests)
    seats = union(seats, without(consent.group, union(consent.agreed, consent.refused)));
  return seats;
}

/** Whom the table waits for. Others may act too: change an answer, hold a launch, move. */
export function waitedFor({ view }: { readonly view: View }): Seats {
  switch (view.phase) {
    case "answer":
      return stillToChoose(view.answers[view.round]!);
    case "discuss":
      return view.settings.discussionEnds === "host"
        ? nobody
        : without(allSeats(view.players.length), view.done);
    case "choosePlace":
      return stillToChoose(view.places);
    case "launch":
      return undecided(view);
    case "over":
      return nobody;
  }
}
