import {
  answerWindow,
  closeWindow,
  defineRules,
  each,
  endTurnPasses,
  everyone,
  isWindowFull,
  isWindowOpen,
  lapsePasses,
  nobody,
  noReactions,
  only,
  openWindow,
  passes,
  passForTheRest,
  pushTasks,
  seatsWhere,
  settleTasks,
  stillToChoose,
  turnsFrom,
  zone,
  type Dealer,
  type Pass,
  type Reactions,
  type Seat,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";

type Card = "halt" | "grain";
type Task = { readonly kind: "next" | "resolve" | "window" };

interface State {
  phase: "turn" | "window" | "over";
  turn: number;
  deck: Zone<Card>;
  discard: Zone<Card>;
  hands: Zone<Card>[];
  reactions: Reactions<number>;
  tasks: Task[];
}

interface Facts {
  halts: Seat | null;
}

const rules = defineRules<State>()({
  visible: {
    phase: "public",
    turn: "public",
    deck: "count",
    discard: "cells",
    hands: each("cells"),
    reactions: { answers: "cells", turn: "public", aimed: "public" },
    tasks: "public",
  },
  facts: { halts: v.nullable(v.picklist([0, 1, 2, 3])) },
  derived: { active: (view) => view.turn % view.hands.length },
});

type TableDealer = Dealer<{}, Facts>;

const seatOf = ({ turn, hands }: State): Seat => turn % hands.length;

/** Which seats have cards is public, and so is whom a window waits for. `onlyHalts` plants a leak: it asks those with a halt. */
function runWindow(state: State, dealer: TableDealer, task: Task, onlyHalts: boolean): void {
  const { reactions, hands } = state;
  if (!isWindowFull(reactions)) {
    const asked = seatsWhere(hands.length, (seat) => {
      const { cards } = hands[seat]!;
      return seat !== seatOf(state) && cards.some(({ face }) => !onlyHalts || face === "halt");
    });
    if (openWindow(dealer, reactions, asked)) pushTasks(state.tasks, task);
    return;
  }
  const disclose = (seat: Seat | null) => dealer.disclose("halts", seat, everyone);
  const order = turnsFrom(seatOf(state), { seats: hands.length });
  const first = closeWindow(dealer, reactions, { order, disclose });
  if (!first) return;
  state.tasks.pop();
  dealer.move(hands[first.seat]!, first.reaction, state.discard);
}

function goOn(state: State, dealer: TableDealer, onlyHalts: boolean): void {
  settleTasks(state.tasks, {
    waits: ({ kind }) => kind === "window" && isWindowOpen(state.reactions) && !isWindowFull(state.reactions),
    run: (task) => {
      if (task.kind === "window") runWindow(state, dealer, task, onlyHalts);
      else if (task.kind === "resolve") dealer.draw(state.deck, state.hands[seatOf(state)]!);
      else {
        state.turn++;
        endTurnPasses(state.reactions);
      }
    },
  });
  state.phase = state.tasks.length > 0 ? "window" : state.turn >= 10 ? "over" : "turn";
}

/** In turn everybody claims a card, unless somebody else halts it: a game of windows for reactions and nothing else. */
export function claims({ onlyHalts = false } = {}) {
  const claim = rules.move({
    during: "turn",
    check: ({ view, seat }) => (seat === view.active ? undefined : rules.reject("not-your-turn", {})),
    apply: ({ state, seat, dealer }) => {
      lapsePasses(state.reactions, only(seat));
      pushTasks(state.tasks, { kind: "window" }, { kind: "resolve" }, { kind: "next" });
      goOn(state, dealer, onlyHalts);
    },
  });
  const answer = rules.move({
    input: v.strictObject({
      answer: v.union([v.picklist(passes), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))]),
    }),
    secret: ["answer"],
    during: "window",
    check: ({ view, seat, input }) => {
      if (!view.reactions.answers[seat]?.asked) return rules.reject("not-asked", {});
      const isPass = typeof input.answer === "string";
      return isPass || view.hands[seat]?.[Number(input.answer)] === "halt"
        ? undefined
        : rules.reject("no-halt", {});
    },
    choices: ({ view, seat }): { answer: Pass | number }[] => {
      if (!view.reactions.answers[seat]?.asked) return [];
      const halts = view.hands[seat]!.flatMap((card, at) => (card === "halt" ? [at] : []));
      return [...passes, ...halts].map((each) => ({ answer: each }));
    },
    apply: ({ state, seat, input, dealer }) => {
      answerWindow(dealer, state.reactions, seat, input.answer);
      goOn(state, dealer, onlyHalts);
    },
  });
  const close = rules.tableMove({
    during: "window",
    apply: ({ state, dealer }) => {
      passForTheRest(dealer, state.reactions);
      goOn(state, dealer, onlyHalts);
    },
  });
  return rules.game({
    name: "claims",
    version: 1,
    seats: { min: 3, max: 4 },
    usual: 60,
    setup: ({ seats, dealer }): State => {
      const deck = zone<Card>(
        nobody,
        Array.from({ length: 18 }, (_, i) => (i % 3 === 0 ? "halt" : "grain")),
      );
      const hands = Array.from({ length: seats }, (_, seat) => zone<Card>(only(seat)));
      dealer.shuffle(deck);
      dealer.deal(deck, hands, 2);
      const discard = zone<Card>(everyone);
      return { phase: "turn", turn: 0, deck, discard, hands, reactions: noReactions(seats), tasks: [] };
    },
    moves: { claim, answer, close },
    toAct: ({ view }) =>
      view.phase === "window" ? stillToChoose(view.reactions.answers) : only(view.active),
    outcome: ({ view }) =>
      view.phase === "over" ? { cards: view.hands.map((hand) => hand.length) } : undefined,
    invariants: {
      "who halts holds a halt": ({ state: { hands, reactions } }) =>
        reactions.answers.choices.every(
          (choice, seat) =>
            typeof choice?.face !== "number" || hands[seat]?.cards[choice.face]?.face === "halt",
        ),
    },
    stocks: ({ state: { deck, discard, hands, reactions } }) => ({
      cards: { cells: [deck, discard, ...hands].flatMap(({ cards }) => cards) },
      answers: {
        cells: reactions.answers.choices,
        values: [...passes, ...Array.from({ length: 12 }, (_, i) => i)],
      },
    }),
  });
}
