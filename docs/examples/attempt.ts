import {
  createTable,
  defineRules,
  each,
  everyone,
  nobody,
  only,
  zone,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

type Role = "king" | "farmer";

interface State {
  turn: Seat;
  over: boolean;
  deck: Zone<Role>;
  hands: Zone<Role>[];
}

const rules = defineRules<State>()({
  visible: {
    turn: "public",
    over: "public",
    deck: "count",
    hands: each("cells"),
  },
  facts: { accused: v.picklist(["right", "wrong"]) },
});

// #region accuse
// Not "legal if that player holds a king", which the accuser cannot know:
// legal, with a result that is told.
const accuse = rules.move({
  input: v.strictObject({ seat: v.picklist([0, 1, 2]) }),
  check: ({ view, seat }) =>
    view.turn === seat ? undefined : rules.reject("not-you", {}),
  choices: ({ view, seat }) =>
    view.turn === seat
      ? ([0, 1, 2] as const).map((each) => ({ seat: each }))
      : [],
  apply: ({ state, input, dealer }) => {
    const isKing = state.hands[input.seat]?.cards.some(
      ({ face }) => face === "king",
    );
    dealer.disclose("accused", isKing ? "right" : "wrong", everyone);
    state.over = true;
  },
});
// #endregion accuse

const court = rules.game({
  name: "court",
  version: 1,
  seats: { min: 3, max: 3 },
  usual: 3,
  setup: ({ dealer }) => {
    const deck = zone<Role>(nobody, ["king", "farmer", "farmer"]);
    const hands = [0, 1, 2].map((seat) => zone<Role>(only(seat)));
    dealer.shuffle(deck);
    dealer.deal(deck, hands);
    return { turn: 0, over: false, deck, hands };
  },
  moves: { accuse },
  toAct: ({ view }) => (view.over ? nobody : only(view.turn)),
  outcome: ({ view }) => (view.over ? "over" : undefined),
});

const table = createTable(court, { seats: 3, seed: "court" });
await table.seat(0).play({ type: "accuse", seat: 1 });
console.log(table.spectator.getSnapshot().events);
table.close();
