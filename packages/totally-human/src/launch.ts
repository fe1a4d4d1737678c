import { countSeats, includes, nobody, only, union, without, type Seat } from "@facedown/core";
import { dropRequests, hasLaunched, notLaunched, rocketOf } from "./rockets.js";
import { rules, type LaunchCause, type Rocket, type State, type TableDealer, type View } from "./state.js";

function launchRocket(state: State, dealer: TableDealer, index: number, why: LaunchCause): void {
  const rocket = state.rockets[index]!;
  rocket.launched = true;
  rocket.ready = nobody;
  dealer.tell({ type: "launched", rocket: index, crew: rocket.crew, why });
  const gone = ({ seat, rocket: wanted }: { seat: Seat; rocket: number }): boolean =>
    wanted === index || includes(rocket.crew, seat);
  dropRequests(state, dealer, gone, "launched");
}

function isReady(view: View, seat: Seat): boolean {
  return includes(view.rockets[rocketOf(view.rockets, seat)]!.ready, seat);
}

/** Agrees to launch; the rocket launches when all aboard do (TH-33, TH-34). */
export const launch = rules.move({
  during: "launch",
  check: ({ view, seat }) => {
    if (hasLaunched(view.rockets, seat)) return rules.reject("TH-33", { why: "you launched" });
    return isReady(view, seat) ? rules.reject("TH-33", { why: "agreed already" }) : undefined;
  },
  apply: ({ state, seat, dealer }) => {
    const index = rocketOf(state.rockets, seat);
    const rocket = state.rockets[index]!;
    rocket.ready = union(rocket.ready, only(seat));
    dealer.tell({ type: "launchAgreed", seat, rocket: index });
  },
});

/** Takes back that one agreed to launch (TH-A14). */
export const withdrawLaunch = rules.move({
  during: "launch",
  check: ({ view, seat }) => {
    if (hasLaunched(view.rockets, seat)) return rules.reject("TH-33", { why: "you launched" });
    return isReady(view, seat) ? undefined : rules.reject("TH-33", { why: "not agreed" });
  },
  apply: ({ state, seat, dealer }) => {
    const index = rocketOf(state.rockets, seat);
    const rocket = state.rockets[index]!;
    rocket.ready = without(rocket.ready, only(seat));
    dealer.tell({ type: "launchWithdrawn", seat, rocket: index });
  },
});

/** The time is up: every rocket with somebody aboard launches as it stands (TH-A15). */
export const deadline = rules.tableMove({
  during: "launch",
  check: ({ view }) =>
    view.settings.negotiationDeadline === null ? rules.reject("TH-33", { why: "no deadline" }) : undefined,
  apply: ({ state, dealer }) => {
    dealer.tell({ type: "deadlineReached" });
    for (const [index, { crew, launched }] of state.rockets.entries())
      if (!launched && crew !== nobody) launchRocket(state, dealer, index, "deadline");
  },
});

/** Counts down to the deadline, if one is set. */
export const negotiation = {
  due: ({ view }: { view: View }) =>
    view.phase === "launch" && view.settings.negotiationDeadline !== null
      ? { seconds: view.settings.negotiationDeadline, id: "launch" }
      : undefined,
  expire: "deadline",
} as const;

function isAgreed({ crew, ready, launched }: Readonly<Rocket>): boolean {
  return !launched && crew !== nobody && ready === crew;
}

/** A rocket launches when all aboard agree. */
export const launchAgreed = {
  when: ({ state }: { state: State }) => state.phase === "launch" && state.rockets.some(isAgreed),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    launchRocket(state, dealer, state.rockets.findIndex(isAgreed), "agreed");
  },
};

/** The only player left launches: nobody can come aboard any more (TH-35). */
export const launchLast = {
  when: ({ state }: { state: State }) =>
    state.phase === "launch" && countSeats(notLaunched(state.rockets)) === 1,
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    const last = state.rockets.findIndex(({ crew, launched }) => !launched && crew !== nobody);
    launchRocket(state, dealer, last, "last");
  },
};
