import {
  answerWindow,
  closeWindow,
  defineRules,
  each,
  everyone,
  isPass,
  isWindowFull,
  isWindowOpen,
  nobody,
  noReactions,
  only,
  openWindow,
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
// #region state
type Task = { readonly kind: "window" | "take" | "next" };

interface State {
  phase: "turn" | "window" | "over";
  turn: number;
  deck: Zone<Card>;
  discard: Zone<Card>;
  hands: Zone<Card>[];
  reactions: Reactions<number>; // a pass, or the place of a halt in the hand
  tasks: Task[]; // what is still to happen; the last one happens now
}
// #endregion state

interface Facts {
  halts: Seat | null;
}

interface Rejections {
  "HALT-1": { turn: Seat };
  "HALT-2": {};
  "HALT-3": {};
}

const rules = defineRules<State, {}, Rejections>()({
  visible: {
    phase: "public",
    turn: "public",
    deck: "count",
    discard: "cells",
    hands: each("cells"),
    reactions: { answers: "cells", turn: "public", aimed: "public" },
    tasks: "public",
  },
  facts: { halts: v.nullable(v.picklist([0, 1, 2])) },
  derived: { active: (view) => view.turn % view.hands.length },
  rulebook: {
    "HALT-1": { text: "Players take turns.", chapter: "Turns" },
    "HALT-2": {
      text: "Whoever holds cards may answer a claim, once or anew.",
      chapter: "Halting",
    },
    "HALT-3": {
      text: "A claim is halted with a halt from the hand.",
      chapter: "Halting",
    },
  },
});

const seatOf = ({ turn, hands }: State): Seat => turn % hands.length;

// #region window
function runWindow(state: State, dealer: Dealer<{}, Facts>): void {
  const { reactions, hands } = state;
  if (!isWindowFull(reactions)) {
    // All who hold cards are asked, whatever the cards are: how many each holds is public.
    const asked = seatsWhere(
      hands.length,
      (seat) => seat !== seatOf(state) && hands[seat]!.cards.length > 0,
    );
    if (openWindow(dealer, reactions, asked))
      pushTasks(state.tasks, { kind: "window" });
    return;
  }
  const first = closeWindow(dealer, reactions, {
    order: turnsFrom(seatOf(state), { seats: hands.length }),
    disclose: (seat) => dealer.disclose("halts", seat, everyone),
  });
  if (!first) return;
  state.tasks.pop(); // the card is not taken
  dealer.move(hands[first.seat]!, first.reaction, state.discard);
}
// #endregion window

// #region tasks
function goOn(state: State, dealer: Dealer<{}, Facts>): void {
  settleTasks(state.tasks, {
    waits: ({ kind }) =>
      kind === "window" &&
      isWindowOpen(state.reactions) &&
      !isWindowFull(state.reactions),
    run: ({ kind }) => {
      if (kind === "window") runWindow(state, dealer);
      else if (kind === "take")
        dealer.draw(state.deck, state.hands[seatOf(state)]!);
      else state.turn++;
    },
  });
  state.phase =
    state.tasks.length > 0 ? "window" : state.turn >= 9 ? "over" : "turn";
}

const claim = rules.move({
  during: "turn",
  check: ({ view, seat }) =>
    seat === view.active
      ? undefined
      : rules.reject("HALT-1", { turn: view.active }),
  apply: ({ state, dealer }) => {
    pushTasks(
      state.tasks,
      { kind: "window" },
      { kind: "take" },
      { kind: "next" },
    );
    goOn(state, dealer);
  },
});
// #endregion tasks

const places = [0, 1, 2, 3, 4, 5, 6, 7] as const;
type Answer = Pass | (typeof places)[number];

const answer = rules.move({
  input: v.strictObject({ answer: v.picklist(["pass", ...places]) }),
  secret: ["answer"],
  during: "window",
  check: ({ view, seat, input }) => {
    if (!view.reactions.answers[seat]?.asked) return rules.reject("HALT-2");
    return isPass(input.answer) || view.hands[seat]?.[input.answer] === "halt"
      ? undefined
      : rules.reject("HALT-3");
  },
  choices: ({ view, seat }) => {
    if (!view.reactions.answers[seat]?.asked) return [];
    const halts = places.filter((at) => view.hands[seat]?.[at] === "halt");
    return ["pass" as const, ...halts].map((answer) => ({ answer }));
  },
  apply: ({ state, seat, input, dealer }) => {
    answerWindow(dealer, state.reactions, seat, input.answer);
    goOn(state, dealer);
  },
});

const close = rules.tableMove({
  during: "window",
  apply: ({ state, dealer }) => {
    passForTheRest(dealer, state.reactions);
    goOn(state, dealer);
  },
});

const answers: readonly Answer[] = ["pass", ...places];

/** In turn each claims a card, unless somebody else halts it. */
export const game = rules.game({
  name: "halt",
  version: 1,
  seats: { min: 3, max: 3 },
  usual: 60,
  setup: ({ seats, dealer }) => {
    const deck = zone<Card>(
      nobody,
      Array.from({ length: 15 }, (_, i) => (i % 3 === 0 ? "halt" : "grain")),
    );
    const hands = Array.from({ length: seats }, (_, seat) =>
      zone<Card>(only(seat)),
    );
    dealer.shuffle(deck);
    dealer.deal(deck, hands, 2);
    const discard = zone<Card>(everyone);
    return {
      phase: "turn",
      turn: 0,
      deck,
      discard,
      hands,
      reactions: noReactions(seats),
      tasks: [],
    };
  },
  moves: { claim, answer, close },
  toAct: ({ view }) =>
    view.phase === "window"
      ? stillToChoose(view.reactions.answers)
      : only(view.active),
  outcome: ({ view }) =>
    view.phase === "over"
      ? { cards: view.hands.map((hand) => hand.length) }
      : undefined,
  invariants: {
    "who halts holds a halt": ({ state: { hands, reactions } }) =>
      reactions.answers.choices.every(
        (choice, seat) =>
          typeof choice?.face !== "number" ||
          hands[seat]?.cards[choice.face]?.face === "halt",
      ),
  },
  stocks: ({ state: { deck, discard, hands, reactions } }) => ({
    cards: { cells: [deck, discard, ...hands].flatMap(({ cards }) => cards) },
    answers: { cells: reactions.answers.choices, values: answers },
  }),
  words: {
    en: {
      moves: {
        claim: () => "Claim a card",
        answer: ({ answer }) =>
          isPass(answer) ? "Let it pass" : `Halt with card ${answer + 1}`,
        close: () => "Close the window",
      },
      events: {},
      rejections: {
        "HALT-1": ({ turn }, { name }) => `It is ${name(turn)}'s turn.`,
        "HALT-2": () => "You are not asked.",
        "HALT-3": () => "That card is no halt.",
      },
      phases: {
        turn: "A turn",
        window: "Does anybody halt it?",
        over: "The end",
      },
      places: {
        deck: () => "the deck",
        discard: () => "the discard pile",
        "hands.*": ([seat], { name }) => `${name(Number(seat))}'s hand`,
        "reactions.answers": () => "the answers",
      },
      card: (face) =>
        typeof face === "number"
          ? `a halt, card ${face + 1}`
          : (face as string),
      options: {},
      outcome: ({ cards }, { name }) =>
        cards.map((count, seat) => `${name(seat)}: ${count}`).join(", "),
      facts: {
        halts: (seat, { name }) =>
          seat === null ? "nobody halts it" : `${name(seat)} halts it`,
      },
      standing: ({ view, name }) => [
        view.phase === "window"
          ? `${name(view.active)} claims a card; those who hold cards may halt it.`
          : `It is ${name(view.active)}'s turn.`,
      ],
    },
  },
});
