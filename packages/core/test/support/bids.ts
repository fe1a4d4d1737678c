import * as v from "valibot";
import {
  allSealed,
  allSeats,
  createRandom,
  defineRules,
  each,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  seatsWhere,
  startMatch,
  common,
  stillToChoose,
  zone,
  type Match,
  type MatchSetup,
  type MoveOf,
  type Sealed,
  type Secret,
  type TableMoveOf,
  type ViewOfRules,
  type Zone,
} from "@facedown/core";

/*
 * A small game with one of everything: a deck that is only counted, hands, sealed bids, a note that its writer alone
 * sees, a hidden draw, dice, free text, a phase, a timer, a fact and a seat that can be left. All bid a card of their
 * hand in secret; the highest sum of hand and bid does not matter: the game ends when all have bid.
 */

export interface State {
  phase: "play" | "over";
  deck: Zone<number>;
  discard: Zone<number>;
  players: { name: string; hand: Zone<number>; gone: boolean }[];
  bids: Sealed<number>;
  notes: Secret<string>[];
  luck: Secret<number> | null;
  said: { seat: number; text: string }[];
  rolled: number[];
}

export interface Events {
  drew: { seat: number; card: Secret<number> };
  rolled: { seat: number; dice: number[] };
}

export interface Rejections {
  "B-1": { allowed: number[] };
  "B-2": {};
}

export const rules = defineRules<State, Events, Rejections>()({
  visible: {
    phase: "public",
    deck: "count",
    discard: "cells",
    players: each({ name: "public", hand: "cells", gone: "public" }),
    bids: "cells",
    notes: "cells",
    luck: "cells",
    said: "public",
    rolled: "public",
  },
  events: { drew: { seat: "public", card: "cells" }, rolled: { seat: "public", dice: "public" } },
  rulebook: {
    "B-1": { text: "Bid a card of your hand.", chapter: "Bidding" },
    "B-2": { text: "Only who has bid may take the bid back.", chapter: "Bidding" },
  },
  derived: {
    mine: (view, viewer) => (viewer === "spectator" ? null : (view.players[viewer]?.hand ?? null)),
  },
  facts: { lucky: v.boolean() },
});

export type View = ViewOfRules<typeof rules>;

const bid = rules.move({
  input: v.strictObject({ value: v.picklist([1, 2, 3]) }),
  secret: ["value"],
  during: "play",
  check: ({ view, seat, input }) =>
    view.players[seat]?.hand.includes(input.value)
      ? undefined
      : rules.reject("B-1", {
          allowed: view.players[seat]!.hand.flatMap((card) => (card === null ? [] : [card])),
        }),
  choices: ({ view, seat }) =>
    ([1, 2, 3] as const)
      .filter((value) => view.players[seat]?.hand.includes(value))
      .map((value) => ({ value })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.bids, seat, input.value);
  },
});

const takeBack = rules.move({
  during: "play",
  check: ({ view, seat }) => (view.bids[seat]?.sealed ? undefined : rules.reject("B-2")),
  apply: ({ state, seat, dealer }) => {
    dealer.withdraw(state.bids, seat);
  },
});

const draw = rules.move({
  during: "play",
  apply: ({ state, seat, dealer: { draw: drawCard, tell } }) => {
    const { hand } = state.players[seat]!;
    if (drawCard(state.deck, hand)) tell({ type: "drew", seat, card: hand.cards.at(-1)! });
  },
});

const discard = rules.move({
  input: v.strictObject({ at: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  during: "play",
  check: ({ view, seat, input }) =>
    input.at < view.players[seat]!.hand.length ? undefined : rules.reject("B-1", { allowed: [] }),
  choices: ({ view, seat }) => view.players[seat]!.hand.map((_, at) => ({ at })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.move(state.players[seat]!.hand, input.at, state.discard);
  },
});

const say = rules.move({
  input: v.strictObject({ text: v.pipe(v.string(), v.maxLength(200)) }),
  sample: ({ random }) => ({ text: random.pick(["hm", "well"]) }),
  apply: ({ state, seat, input }) => {
    state.said.push({ seat, text: input.text });
  },
});

const note = rules.move({
  input: v.strictObject({ text: v.pipe(v.string(), v.maxLength(200)) }),
  secret: ["text"],
  sample: () => ({ text: "remember" }),
  apply: ({ state, seat, input }) => {
    state.notes[seat] = secret(input.text, only(seat));
  },
});

const roll = rules.move({
  during: "play",
  apply: ({ state, seat, dealer }) => {
    const dice = dealer.random.dice(2);
    state.rolled.push(...dice);
    dealer.tell({ type: "rolled", seat, dice });
  },
});

const peek = rules.move({
  during: "play",
  check: ({ view }) => (view.deck > 0 ? undefined : rules.reject("B-2")),
  apply: ({ state, seat, dealer }) => {
    dealer.peek(state.deck, "top", seat);
  },
});

const boast = rules.move({
  during: "play",
  apply: ({ state, dealer }) => {
    dealer.disclose("lucky", (state.luck?.face ?? 0) > 1, everyone);
  },
});

const idle = rules.move({ apply: () => undefined });

const stop = rules.tableMove({
  apply: ({ state }) => {
    state.phase = "over";
  },
});

const leave = rules.tableMove({
  input: v.strictObject({ seat: v.number() }),
  check: ({ view, input }) => (view.players[input.seat]?.gone === false ? undefined : rules.reject("B-2")),
  choices: ({ view }) => view.players.flatMap(({ gone }, seat) => (gone ? [] : [{ seat }])),
  apply: ({ state, input, dealer }) => {
    state.players[input.seat]!.gone = true;
    dealer.ask(
      state.bids,
      seatsWhere(state.players.length, (seat) => !state.players[seat]!.gone),
    );
  },
});

export const bids = rules.game({
  name: "bids",
  version: 3,
  seats: { min: 2, max: 4 },
  usual: 50,
  options: v.strictObject({ cards: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 12) }),
  accepts: ({ seats, options }) =>
    options.cards < 2 * seats
      ? { path: "options.cards", value: options.cards, expected: `at least ${2 * seats} cards` }
      : undefined,
  setup: ({ seats, options, dealer }) => {
    const deck = zone(
      nobody,
      Array.from({ length: options.cards }, (_, i) => (i % 3) + 1),
    );
    dealer.shuffle(deck);
    const players = Array.from({ length: seats }, (_, seat) => ({
      name: `P${seat}`,
      hand: zone<number>(only(seat)),
      gone: false,
    }));
    dealer.deal(
      deck,
      players.map(({ hand }) => hand),
      2,
    );
    return {
      phase: "play",
      deck,
      discard: zone<number>(everyone),
      players,
      bids: sealed<number>(seats, allSeats(seats)),
      notes: players.map((_, seat) => secret("", only(seat))),
      luck: dealer.random.hidden(only(0), [1, 2, 3]),
      said: [],
      rolled: [],
    };
  },
  moves: { bid, takeBack, draw, discard, say, note, roll, peek, boast, idle, stop, leave },
  toAct: ({ view }) =>
    common(
      stillToChoose(view.bids),
      seatsWhere(view.players.length, (seat) => !view.players[seat]!.gone),
    ),
  settle: {
    open: {
      when: ({ state }) => state.phase === "play" && allSealed(state.bids),
      then: ({ state, dealer }) => {
        dealer.open(state.bids);
        state.phase = "over";
      },
    },
  },
  timers: {
    clock: {
      due: ({ view }) => (view.phase === "play" ? { seconds: 60, id: view.said.length } : undefined),
      expire: "stop",
    },
  },
  leave: (seat) => ({ type: "leave", seat }),
  outcome: ({ view }) =>
    view.phase === "over"
      ? { total: view.bids.reduce((sum, { choice }) => sum + (choice ?? 0), 0) }
      : undefined,
  stocks: ({ state }) => ({
    cards: {
      cells: [
        ...state.deck.cards,
        ...state.discard.cards,
        ...state.players.flatMap(({ hand }) => hand.cards),
      ],
    },
    luck: { cells: state.luck ? [state.luck] : [], values: [1, 2, 3] },
    bids: { cells: state.bids.choices.filter((choice) => choice !== null), values: [1, 2, 3] },
    notes: { cells: state.notes, values: [""] },
  }),
});

export type Bids = typeof bids;

/** A match of two with a fixed deal, or as it is said. */
export function startBids(setup: Partial<MatchSetup<Bids>> = {}): Match<Bids> {
  return startMatch(bids, { seats: 2, seed: "kitchen table", ...setup });
}

/** The match after these moves, each of which must be legal. */
export function after(
  match: Match<Bids>,
  ...moves: readonly (
    readonly [by: number, move: MoveOf<Bids>] | readonly [by: "table", move: TableMoveOf<Bids>]
  )[]
): Match<Bids> {
  let current = match;
  for (const [by, move] of moves) {
    const played = current.play(by as never, move as never);
    if (!played.ok)
      throw new Error(`${by} may not ${JSON.stringify(move)}: ${JSON.stringify(played.rejection)}`);
    current = played.match;
  }
  return current;
}

/** A whole game of random moves. */
export function playOut(match: Match<Bids>, seed: string, most = 200): Match<Bids> {
  const random = createRandom(seed);
  let current = match;
  for (let i = 0; i < most && current.outcome === null; i++) {
    const seat = random.int(current.seats);
    const type = random.pick([
      "bid",
      "draw",
      "discard",
      "say",
      "note",
      "roll",
      "peek",
      "boast",
      "idle",
      "takeBack",
    ] as const);
    const move = current.sample(seat, type, random);
    if (move) current = after(current, [seat, move]);
  }
  return current;
}
