import { allSealed, allSeats, everyone, only, union } from "@facedown/core";
import * as v from "valibot";
import { rules, type State, type TableDealer, type View } from "./state.js";

/** The input that names a rocket. */
export const rocketInput = v.strictObject({
  rocket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
});

/** All rockets of the table as inputs. */
export function eachRocket(view: View): { readonly rocket: number }[] {
  return view.rockets.map((_, rocket) => ({ rocket }));
}

/** Refuses a rocket that is not there. */
export function noSuchRocket(view: View, rocket: number) {
  const rockets = view.rockets.length;
  return rocket < rockets ? undefined : rules.reject("TH-7", { rockets });
}

function placeAll(state: State, dealer: TableDealer, rockets: readonly number[]): void {
  for (const [seat, index] of rockets.entries()) {
    const rocket = state.rockets[index]!;
    rocket.crew = union(rocket.crew, only(seat));
  }
  dealer.tell({ type: "standeesPlaced", rockets });
  state.phase = "launch";
}

/** Begins the launch phase: all on the first rocket, or each player chooses one in secret (TH-A3). */
export function beginLaunchPhase(state: State, dealer: TableDealer): void {
  const seats = state.players.length;
  if (state.settings.launchStart === "shared") {
    placeAll(
      state,
      dealer,
      Array.from({ length: seats }, () => 0),
    );
    return;
  }
  state.phase = "choosePlace";
  dealer.ask(state.places, allSeats(seats));
}

/** Chooses the rocket for the last standee, face down; it may be changed until all have chosen. */
export const choosePlace = rules.move({
  input: rocketInput,
  during: "choosePlace",
  secret: ["rocket"],
  check: ({ view, input }) => noSuchRocket(view, input.rocket),
  choices: ({ view }) => eachRocket(view),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.places, seat, input.rocket);
  },
});

/** Puts the standees where they were chosen to go when all have chosen. */
export const placeStandees = {
  when: ({ state }: { state: State }) => state.phase === "choosePlace" && allSealed(state.places),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    dealer.open(state.places, everyone);
    placeAll(
      state,
      dealer,
      state.places.choices.map((choice) => choice!.face),
    );
  },
};
