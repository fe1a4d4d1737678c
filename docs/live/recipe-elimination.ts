import {
  allSeats,
  allSealed,
  countSeats,
  defineRules,
  each,
  includes,
  nobody,
  only,
  sealed,
  stillToChoose,
  without,
  zone,
  type Sealed,
  type Seats,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

interface State {
  deck: Zone<string>;
  round: number;
  alive: Seats;
  doors: Sealed<number>;
  charms: Zone<string>[]; // a card that is opened when its owner leaves the game
}

const rounds = 6;
const rules = defineRules<State>()({
  visible: {
    deck: "count",
    round: "public",
    alive: "public",
    doors: "cells",
    charms: each("cells"),
  },
});

const choose = rules.move({
  input: v.strictObject({ door: v.picklist([0, 1, 2]) }),
  secret: ["door"],
  // Whoever is out is not asked, and everybody may know that.
  check: ({ view, seat }) => {
    const { asked, sealed } = view.doors[seat]!;
    return asked && !sealed ? undefined : rules.reject("not-asked");
  },
  choices: ({ view, seat }) => {
    const { asked, sealed } = view.doors[seat]!;
    return asked && !sealed
      ? ([0, 1, 2] as const).map((door) => ({ door }))
      : [];
  },
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.doors, seat, input.door);
  },
});

/** All who are left choose a door; one of three falls shut. The last one wins. */
export const game = rules.game({
  name: "recipe-elimination",
  version: 1,
  seats: { min: 3, max: 5 },
  usual: 60,
  setup: ({ seats, dealer }) => {
    const deck = zone(
      nobody,
      ["acorn", "button", "coin", "dice", "egg"].slice(0, seats),
    );
    const charms = Array.from({ length: seats }, (_, seat) =>
      zone<string>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, charms, 1);
    const doors = sealed<number>(seats, allSeats(seats));
    return { deck, round: 0, alive: allSeats(seats), doors, charms };
  },
  moves: { choose },
  toAct: ({ view }) => stillToChoose(view.doors),
  settle: {
    shut: {
      when: ({ state }) => allSealed(state.doors),
      then: ({ state, dealer }) => {
        const door = dealer.random.int(3);
        dealer.open(state.doors);
        const caught = state.doors.choices.flatMap((choice, seat) =>
          choice?.face === door ? [seat] : [],
        );
        const left = without(state.alive, only(...caught));
        if (left !== nobody) state.alive = left; // if it catches all, it catches nobody
        for (const [seat, charm] of state.charms.entries())
          if (!includes(state.alive, seat)) dealer.reveal(charm);
        state.round += 1;
        const isOver = countSeats(state.alive) === 1 || state.round === rounds;
        dealer.ask(state.doors, isOver ? nobody : state.alive);
      },
    },
  },
  outcome: ({ view }) =>
    countSeats(view.alive) === 1 || view.round === rounds
      ? { winners: view.alive }
      : undefined,
  stocks: ({ state: { deck, charms, doors } }) => ({
    charms: { cells: [deck, ...charms].flatMap(({ cards }) => cards) },
    doors: { cells: doors.choices, values: [0, 1, 2] },
  }),
});
