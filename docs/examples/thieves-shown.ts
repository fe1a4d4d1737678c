import {
  defineRules,
  each,
  nobody,
  only,
  union,
  zone,
  type Zone,
} from "@facedown/core";
import { runLaw } from "@facedown/testing";

type Role = "guest" | "thief";
interface State {
  deck: Zone<Role>;
  roles: Zone<Role>[];
  ready: number;
}

const rules = defineRules<State>()({
  visible: { deck: "count", roles: each("cells"), ready: "public" },
});

const ready = rules.move({
  apply: ({ state }) => {
    state.ready += 1;
  },
});

const game = rules.game({
  name: "thieves-shown",
  version: 1,
  seats: { min: 4, max: 4 },
  usual: 10,
  setup: ({ seats, dealer }) => {
    const deck = zone<Role>(nobody, ["thief", "thief", "guest", "guest"]);
    const roles = Array.from({ length: seats }, (_, seat) =>
      zone<Role>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, roles, 1);
    // #region wrong
    // Wrong: who sees a card depends on what other cards are.
    const cells = roles.map(({ cards }) => cards[0]!);
    const thieves = union(
      ...cells.map(({ face }, seat) =>
        face === "thief" ? only(seat) : nobody,
      ),
    );
    for (const cell of cells)
      if (cell.face === "thief") dealer.showTo(cell, thieves);
    // #endregion wrong
    return { deck, roles, ready: 0 };
  },
  moves: { ready },
  toAct: ({ view }) => (view.ready < 3 ? only(0) : nobody),
  outcome: ({ view }) => (view.ready === 3 ? { over: true } : undefined),
});

const { failure } = runLaw(game, "nothing leaks", { runs: 20 });
console.log(failure?.text);
