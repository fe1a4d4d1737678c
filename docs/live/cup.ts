import {
  defineRules,
  each,
  nobody,
  only,
  type Seat,
  type Secret,
} from "@facedown/core";

// #region state
interface State {
  turn: Seat;
  left: number;
  open: number | null; // a die that all see
  cups: Secret<number>[]; // a die under each cup
}
// #endregion state

interface Rejections {
  "CUP-1": { turn: Seat };
}

const rules = defineRules<State, {}, Rejections>()({
  visible: {
    turn: "public",
    left: "public",
    open: "public",
    cups: each("cells"),
  },
  rulebook: { "CUP-1": { text: "Players take turns.", chapter: "Turns" } },
});

const inTurn = ({ view, seat }: { view: { turn: Seat }; seat: Seat }) =>
  view.turn === seat ? undefined : rules.reject("CUP-1", { turn: view.turn });

const next = (state: State) => {
  state.turn = (state.turn + 1) % state.cups.length;
  state.left--;
};

const sides = [1, 2, 3, 4, 5, 6] as const;

// #region moves
const roll = rules.move({
  check: inTurn,
  apply: ({ state, dealer }) => {
    state.open = dealer.random.die(6); // public chance: a plain number
    next(state);
  },
});

const shake = rules.move({
  check: inTurn,
  apply: ({ state, seat, dealer }) => {
    state.cups[seat] = dealer.random.hidden(only(seat), sides); // a cell that this seat alone sees
    next(state);
  },
});
// #endregion moves

/** Each in turn rolls the open die, or shakes its own cup and looks. */
export const game = rules.game({
  name: "cup",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 40,
  setup: ({ seats, dealer }) => ({
    turn: 0,
    left: 4 * seats,
    open: null,
    cups: Array.from({ length: seats }, (_, seat) =>
      dealer.random.hidden(only(seat), sides),
    ),
  }),
  moves: { roll, shake },
  toAct: ({ view }) => (view.left > 0 ? only(view.turn) : nobody),
  outcome: ({ view }) => (view.left === 0 ? "over" : undefined),
  stocks: ({ state }) => ({ dice: { cells: state.cups, values: [...sides] } }),
  words: {
    en: {
      moves: { roll: () => "Roll the open die", shake: () => "Shake your cup" },
      events: {},
      rejections: {
        "CUP-1": ({ turn }, { name }) => `It is ${name(turn)}'s turn.`,
      },
      phases: {},
      places: { "cups.*": ([seat], { name }) => `${name(Number(seat))}'s cup` },
      card: (face) => `${face as string | number}`,
      options: {},
      outcome: () => "Everybody had four turns.",
      facts: {},
      standing: ({ view, name }) => [
        view.open === null
          ? "The open die was not rolled yet."
          : `The open die shows ${view.open}.`,
        ...(view.left > 0 ? [`It is ${name(view.turn)}'s turn.`] : []),
      ],
    },
  },
});
