import * as v from "valibot";
import {
  allSeats,
  backedZone,
  defineRules,
  each,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  stillToChoose,
  zone,
  type Sealed,
  type Secret,
  type Zone,
} from "@facedown/core";

/*
 * A game in which every hidden thing is a text that is found nowhere else, so that one can search all that leaves the
 * table for what must not be in it. No rule makes sense; each shows, hides or moves something.
 */

interface State {
  deck: Zone<string>;
  box: Zone<string>;
  pile: Zone<string>;
  backed: Zone<string, string>;
  players: { hand: Zone<string>; mission: Secret<string>; note: Secret<string> }[];
  choice: Sealed<string>;
  round: number;
}
interface Events {
  noted: { seat: number; note: Secret<string> };
  swapped: { cards: { seat: number; card: Secret<string> }[] };
}

const rules = defineRules<State, Events>()({
  visible: {
    deck: "count",
    box: "hidden",
    pile: "cells",
    backed: "cells",
    players: each({ hand: "cells", mission: "cells", note: "cells" }),
    choice: "cells",
    round: "public",
  },
  events: {
    noted: { seat: "public", note: "cells" },
    swapped: { cards: each({ seat: "public", card: "cells" }) },
  },
  derived: { known: (view) => view.players.map(({ hand }) => hand.filter((card) => card !== null)) },
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20));
const handOf = (view: { players: readonly { hand: readonly unknown[] }[] }, seat: number) =>
  view.players[seat]!.hand;
const places = ({
  view,
  seat,
}: {
  view: { players: readonly { hand: readonly unknown[] }[] };
  seat: number;
}) => handOf(view, seat).map((_, at) => ({ at }));
const inHand = ({ view, seat, input }: { view: never; seat: number; input: { at: number } }) =>
  input.at < handOf(view, seat).length
    ? undefined
    : rules.reject("T-1", { at: input.at, hand: [...(handOf(view, seat) as string[])] });

const draw = rules.move({
  check: ({ view }) => (view.deck > 0 ? undefined : rules.reject("T-2")),
  apply: ({ state, seat, dealer }) => void dealer.draw(state.deck, state.players[seat]!.hand),
});
const lay = rules.move({
  input: v.strictObject({ at: index }),
  secret: ["at"],
  check: (context) => inHand(context as never),
  choices: places,
  apply: ({ state, seat, input, dealer }) =>
    dealer.seal(state.choice, seat, state.players[seat]!.hand.cards[input.at]!.face),
});
const take = rules.move({
  check: ({ view, seat }) => (view.choice[seat]?.sealed ? undefined : rules.reject("T-3")),
  apply: ({ state, seat, dealer }) => dealer.withdraw(state.choice, seat),
});
const open = rules.move({
  check: ({ view }) => (stillToChoose(view.choice) === nobody ? undefined : rules.reject("T-4")),
  apply: ({ state, seat, dealer }) => {
    dealer.open(state.choice, only(seat));
    dealer.ask(state.choice, allSeats(state.players.length));
    state.round++;
  },
});
const bury = rules.move({
  input: v.strictObject({ at: index }),
  secret: ["at"],
  check: (context) => inHand(context as never),
  choices: places,
  apply: ({ state, seat, input, dealer }) => dealer.move(state.players[seat]!.hand, input.at, state.box),
});
const discard = rules.move({
  input: v.strictObject({ at: index }),
  check: (context) => inHand(context as never),
  choices: places,
  apply: ({ state, seat, input, dealer }) => dealer.move(state.players[seat]!.hand, input.at, state.pile),
});
const pass = rules.move({
  input: v.strictObject({ at: index }),
  secret: ["at"],
  check: (context) => inHand(context as never),
  choices: places,
  apply: ({ state, seat, input, dealer }) =>
    dealer.pass(state.players[seat]!.hand, input.at, state.players[(seat + 1) % state.players.length]!.hand),
});
const note = rules.move({
  input: v.strictObject({ text: v.string() }),
  secret: ["text"],
  sample: ({ random }) => ({ text: `TOKEN-${random.int(2 ** 32)}` }),
  apply: ({ state, seat, input, dealer }) => {
    state.players[seat]!.note = secret(input.text, only(seat));
    dealer.tell({ type: "noted", seat, note: state.players[seat]!.note });
  },
});
const peek = rules.move({
  check: ({ view }) => (view.deck > 0 ? undefined : rules.reject("T-2")),
  apply: ({ state, seat, dealer }) => void dealer.peek(state.deck, "bottom", seat),
});
const shuffle = rules.move({
  apply: ({ state, dealer }) => {
    dealer.moveAll(state.pile, state.deck);
    dealer.shuffle(state.deck);
    dealer.shuffle(state.backed);
  },
});
const swap = rules.move({
  apply: ({ state, dealer }) => {
    const missions = state.players.map(({ mission }) => mission.face);
    state.players.forEach((player, seat) => {
      player.mission = secret(missions[(seat + 1) % missions.length]!, only(seat));
    });
    dealer.tell({
      type: "swapped",
      cards: state.players.map(({ mission }, seat) => ({ seat, card: mission })),
    });
  },
});

export const tokens = rules.game({
  name: "tokens",
  version: 1,
  seats: { min: 3, max: 3 },
  usual: 1000,
  setup: ({ seats, dealer }) => {
    const token = (): string => `TOKEN-${dealer.random.int(2 ** 32)}`;
    const deck = zone(nobody, Array.from({ length: 30 }, token));
    const players = Array.from({ length: seats }, (_, seat) => ({
      hand: zone<string>(only(seat)),
      mission: dealer.random.hidden(only(seat), [token(), token()]),
      note: secret(token(), only(seat)),
    }));
    dealer.deal(
      deck,
      players.map(({ hand }) => hand),
      3,
    );
    return {
      deck,
      box: zone(nobody, [token(), token()]),
      pile: zone<string>(everyone),
      backed: backedZone(
        only(0),
        Array.from({ length: 3 }, (_, i) => ({ face: token(), back: `back ${i}` })),
      ),
      players,
      choice: sealed<string>(seats, allSeats(seats)),
      round: 0,
    };
  },
  moves: { draw, lay, take, open, bury, discard, pass, note, peek, shuffle, swap },
  toAct: ({ view }) => stillToChoose(view.choice),
  outcome: ({ view }) => (view.round > 12 ? { rounds: view.round } : undefined),
});
