import {
  allSeats,
  allSealed,
  defineRules,
  each,
  nobody,
  only,
  sealed,
  stillToChoose,
  zone,
  type Sealed,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

type Role = "guest" | "thief";
interface State {
  phase: "accuse" | "over";
  roles: Zone<Role>[];
  rest: Zone<Role>;
  accused: Sealed<number>;
}

const rules = defineRules<State>()({
  visible: {
    phase: "public",
    roles: each("cells"),
    rest: "count",
    accused: "cells",
  },
  facts: {
    accomplice: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
    ),
  },
});

const accuse = rules.move({
  input: v.strictObject({
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  }),
  during: "accuse",
  secret: ["seat"],
  check: ({ view, seat, input }) => {
    if (view.accused[seat]!.sealed) return rules.reject("accused-already");
    return input.seat !== seat && input.seat < view.roles.length
      ? undefined
      : rules.reject("no-such-player");
  },
  choices: ({ view, seat }) =>
    view.accused[seat]!.sealed
      ? []
      : view.roles.flatMap((_, other) =>
          other === seat ? [] : [{ seat: other }],
        ),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.accused, seat, input.seat);
  },
});

/** Two thieves know each other; all accuse somebody at once, and whoever is accused most is led away. */
export const game = rules.game({
  name: "recipe-secret-role",
  version: 1,
  seats: { min: 4, max: 6 },
  usual: 20,
  setup: ({ seats, dealer }) => {
    const rest = zone<Role>(
      nobody,
      Array.from({ length: seats }, (_, i) => (i < 2 ? "thief" : "guest")),
    );
    const roles = Array.from({ length: seats }, (_, seat) =>
      zone<Role>(only(seat)),
    );
    dealer.shuffle(rest);
    dealer.deal(rest, roles, 1);
    // The thieves look around. Everybody is told something, so that nobody can tell from being told.
    const dealt = roles.map(({ cards }) => cards[0]!.face);
    for (const [seat, role] of dealt.entries()) {
      const other = dealt.findIndex(
        (each, at) => each === "thief" && at !== seat,
      );
      dealer.disclose(
        "accomplice",
        role === "thief" ? other : null,
        only(seat),
      );
    }
    return {
      phase: "accuse",
      roles,
      rest,
      accused: sealed<number>(seats, allSeats(seats)),
    };
  },
  moves: { accuse },
  toAct: ({ view }) => stillToChoose(view.accused),
  settle: {
    reveal: {
      when: ({ state }) => state.phase === "accuse" && allSealed(state.accused),
      then: ({ state, dealer }) => {
        dealer.open(state.accused);
        for (const role of state.roles) dealer.reveal(role);
        state.phase = "over";
      },
    },
  },
  outcome: ({ view }) => {
    if (view.phase !== "over") return undefined;
    const votes = view.roles.map(
      (_, seat) => view.accused.filter(({ choice }) => choice === seat).length,
    );
    const most = Math.max(...votes);
    const led = votes.flatMap((count, seat) => (count === most ? [seat] : []));
    return {
      ledAway: led,
      guestsWin: led.some((seat) => view.roles[seat]![0] === "thief"),
    };
  },
  stocks: ({ state }) => ({
    roles: {
      cells: [state.rest, ...state.roles].flatMap(({ cards }) => cards),
    },
    accused: {
      cells: state.accused.choices,
      values: state.roles.map((_, seat) => seat),
    },
  }),
});
