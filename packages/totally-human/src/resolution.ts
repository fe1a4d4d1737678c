import { faces, nobody, seatList, seatsWhere } from "@facedown/core";
import { roleOf } from "./cards.js";
import { judge, type Outcome } from "./outcome.js";
import { bySize, notLaunched, rocketOf } from "./rockets.js";
import type { State, TableDealer, View } from "./state.js";

/** Shows all hands, rocket by rocket from the smallest, and says who succeeds (TH-37, TH-38). */
export const resolve = {
  when: ({ state }: { state: State }) => state.phase === "launch" && notLaunched(state.rockets) === nobody,
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    const order = bySize(state.rockets).map((rocket) => ({ rocket, crew: state.rockets[rocket]!.crew }));
    const roles = state.players.map(({ hand }) => roleOf(faces(hand))!);
    for (const { rocket, crew } of order) {
      for (const seat of seatList(crew)) dealer.reveal(state.players[seat]!.hand);
      const aliens = seatsWhere(
        roles.length,
        (seat) => roles[seat] === "alien" && rocketOf(state.rockets, seat) === rocket,
      );
      dealer.tell({ type: "rocketRevealed", rocket, crew, aliens });
    }
    const results = judge(roles.map((role, seat) => ({ role, rocket: rocketOf(state.rockets, seat) })));
    for (const { crew } of order)
      for (const seat of seatList(crew)) {
        const { success, reason } = results[seat]!;
        dealer.tell({ type: "judged", seat, success, reason });
      }
    state.phase = "over";
  },
};

/** How the game ended, as the open hands tell; `undefined` until all rockets have launched. */
export function outcomeOf(view: View): Outcome | undefined {
  if (view.phase !== "over") return undefined;
  return {
    results: judge(view.roles.map((role, seat) => ({ role: role!, rocket: rocketOf(view.rockets, seat) }))),
  };
}
