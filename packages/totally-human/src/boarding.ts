import {
  agree as agreeTo,
  askConsent,
  includes,
  isUnanimous,
  nobody,
  refuse as refuseTo,
  withdrawConsent as takeBack,
  type Seat,
} from "@facedown/core";
import * as v from "valibot";
import { eachRocket, noSuchRocket, rocketInput } from "./places.js";
import { dropRequests, hasLaunched, rocketOf, travel } from "./rockets.js";
import { rules, type Request, type State, type TableDealer, type View } from "./state.js";

const seatInput = v.strictObject({ seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)) });

/** Refuses what nobody may do: to leave or board a rocket that has launched, or to go where one is. */
function cannotTravel(view: View, seat: Seat, rocket: number) {
  if (hasLaunched(view.rockets, seat)) return rules.reject("TH-33", { why: "you launched" });
  const missing = noSuchRocket(view, rocket);
  if (missing) return missing;
  if (includes(view.rockets[rocket]!.crew, seat)) return rules.reject("TH-28", { why: "aboard", rocket });
  return view.rockets[rocket]!.launched ? rules.reject("TH-33", { why: "it launched" }) : undefined;
}

function cannotBoard(view: View, seat: Seat, rocket: number) {
  const refused = cannotTravel(view, seat, rocket);
  if (refused) return refused;
  return view.rockets[rocket]!.crew === nobody ? undefined : rules.reject("TH-29", { why: "occupied" });
}

function cannotRequest(view: View, seat: Seat, rocket: number) {
  const refused = cannotTravel(view, seat, rocket);
  if (refused) return refused;
  if (view.rockets[rocket]!.crew === nobody) return rules.reject("TH-28", { why: "free", rocket });
  return requestOf(view.requests, seat, rocket) ? rules.reject("TH-29", { why: "asked already" }) : undefined;
}

function destinations(
  view: View,
  seat: Seat,
  fits: (rocket: number) => boolean,
): { readonly rocket: number }[] {
  const from = rocketOf(view.rockets, seat);
  if (view.rockets[from]?.launched) return [];
  return eachRocket(view).filter(
    ({ rocket }) => rocket !== from && !view.rockets[rocket]!.launched && fits(rocket),
  );
}

function requestOf<R extends Pick<Request, "seat" | "rocket">>(
  requests: readonly R[],
  seat: Seat,
  rocket: number,
): R | undefined {
  return requests.find((request) => request.seat === seat && request.rocket === rocket);
}

/** Moves to a rocket with nobody aboard, at once (TH-28, TH-31). */
export const board = rules.move({
  input: rocketInput,
  during: "launch",
  check: ({ view, seat, input }) => cannotBoard(view, seat, input.rocket),
  choices: ({ view, seat }) => destinations(view, seat, (rocket) => view.rockets[rocket]!.crew === nobody),
  apply: ({ state, seat, input, dealer }) => {
    travel(state, dealer, seat, input.rocket);
  },
});

/** Asks those aboard a rocket to be let in (TH-29). */
export const request = rules.move({
  input: rocketInput,
  during: "launch",
  check: ({ view, seat, input }) => cannotRequest(view, seat, input.rocket),
  choices: ({ view, seat }) =>
    destinations(
      view,
      seat,
      (rocket) => view.rockets[rocket]!.crew !== nobody && !requestOf(view.requests, seat, rocket),
    ),
  apply: ({ state, seat, input: { rocket }, dealer }) => {
    if (!state.settings.multipleRequests)
      dropRequests(state, dealer, (earlier) => earlier.seat === seat, "replaced");
    state.requests.push({ seat, rocket, consent: askConsent(state.rockets[rocket]!.crew) });
    dealer.tell({ type: "requested", seat, rocket });
  },
});

/** Takes a request of one's own back. */
export const cancelRequest = rules.move({
  input: rocketInput,
  during: "launch",
  check: ({ view, seat, input }) =>
    requestOf(view.requests, seat, input.rocket) ? undefined : rules.reject("TH-29", { why: "no request" }),
  choices: ({ view, seat }) =>
    view.requests.filter((asked) => asked.seat === seat).map(({ rocket }) => ({ rocket })),
  apply: ({ state, seat, input, dealer }) => {
    const mine = (asked: Request): boolean => asked.seat === seat && asked.rocket === input.rocket;
    dropRequests(state, dealer, mine, "canceled");
  },
});

type Said = "agreed" | "refused" | "nothing";

function said({ consent }: View["requests"][number], seat: Seat): Said {
  if (includes(consent.agreed, seat)) return "agreed";
  return includes(consent.refused, seat) ? "refused" : "nothing";
}

/** A word that somebody aboard says to a request: legal unless it is what was said before. */
function reply(
  word: "agreed" | "refused" | "consentWithdrawn",
  unless: Said,
  say: (consent: Request["consent"], seat: Seat) => void,
) {
  const why = unless === "nothing" ? "said nothing" : "said already";
  return rules.move({
    input: seatInput,
    during: "launch",
    check: ({ view, seat, input }) => {
      const asked = requestOf(view.requests, input.seat, rocketOf(view.rockets, seat));
      if (!asked) return rules.reject("TH-29", { why: "no request" });
      return said(asked, seat) === unless ? rules.reject("TH-29", { why }) : undefined;
    },
    choices: ({ view, seat }) =>
      view.requests
        .filter((asked) => includes(asked.consent.group, seat) && said(asked, seat) !== unless)
        .map((asked) => ({ seat: asked.seat })),
    apply: ({ state, seat, input, dealer }) => {
      const rocket = rocketOf(state.rockets, seat);
      say(requestOf(state.requests, input.seat, rocket)!.consent, seat);
      dealer.tell({ type: word, seat, requester: input.seat, rocket });
    },
  });
}

/** Agrees to let the seat aboard that asked (TH-29). */
export const agree = reply("agreed", "agreed", agreeTo);

/** Refuses to let the seat aboard that asked (TH-30). */
export const refuse = reply("refused", "refused", refuseTo);

/** Takes back what one said to the seat that asked (TH-A11). */
export const withdrawConsent = reply("consentWithdrawn", "nothing", takeBack);

/** Lets somebody aboard when all agree who are aboard now, or when nobody is any more (TH-29, TH-A12). */
export const boardAgreed = {
  when: ({ state }: { state: State }) => state.requests.some(({ consent }) => isUnanimous(consent)),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    const at = state.requests.findIndex(({ consent }) => isUnanimous(consent));
    const { seat, rocket } = state.requests[at]!;
    state.requests.splice(at, 1);
    travel(state, dealer, seat, rocket);
  },
};
