import { describe, expectTypeOf, test } from "vitest";
import * as v from "valibot";
import {
  createTable,
  defineRules,
  describe as wordsOf,
  each,
  includes,
  nobody,
  only,
  sealed,
  secret,
  startMatch,
  zone,
  type AnyZone,
  type DoubleSided,
  type EventOf,
  type MoveOf,
  type OptionsOf,
  type OutcomeOf,
  type Sealed,
  type SealedView,
  type Seats,
  type Secret,
  type Slots,
  type StateOf,
  type TableMoveOf,
  type ViewIn,
  type ViewOf,
  type VisibilityOf,
  type Zone,
} from "@facedown/core";

interface Card {
  rank: number;
  tags: string[];
}
interface State {
  phase: "play" | "over";
  deck: Zone<Card>;
  row: Slots<"a" | "b">;
  backed: Zone<string, "red" | "blue">;
  box: Zone<number>;
  players: { name: string; hand: Zone<Card>; role: Secret<"good" | "bad"> | null }[];
  shops: { [name: string]: { stock: Zone<number>; open: boolean } };
  bids: Sealed<number>;
  log: { seat: number; text: string }[];
  inner: { deeper: { card: Secret<number>; plain: number } };
}
interface Events {
  drew: { seat: number; card: Secret<Card> };
  told: { text: string };
  offered: { cards: { seat: number; card: Secret<number> }[]; best: Secret<number> | null };
}
interface Rejections {
  "R-1": { allowed: number[] };
  "R-2": {};
}

const visible = {
  phase: "public",
  deck: "count",
  row: "cells",
  backed: "cells",
  box: "hidden",
  players: each({ name: "public", hand: "cells", role: "cells" }),
  shops: each({ stock: "count", open: "public" }),
  bids: "cells",
  log: "public",
  inner: { deeper: { card: "cells", plain: "public" } },
} as const;

const rules = defineRules<State, Events, Rejections>()({
  visible,
  events: {
    drew: { seat: "public", card: "cells" },
    told: { text: "public" },
    offered: { cards: each({ seat: "public", card: "cells" }), best: "cells" },
  },
  facts: { parity: v.picklist(["odd", "even"]) },
  derived: { mine: (view, viewer) => (viewer === "spectator" ? null : view.players[viewer]!.hand) },
});
const bid = rules.move({
  input: v.strictObject({ value: v.picklist([1, 2, 3]), note: v.optional(v.string()) }),
  secret: ["value"],
  during: "play",
  choices: () => [{ value: 1 }],
  check: () => undefined,
  apply: () => undefined,
});
const pass = rules.move({ apply: () => undefined });
const stop = rules.tableMove({ input: v.strictObject({ why: v.string() }), apply: () => undefined });
const parts = {
  name: "types",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 10,
  options: v.strictObject({ cards: v.optional(v.number(), 9) }),
  setup: (): State => null as never,
  moves: { bid, pass, stop },
  toAct: () => nobody,
  outcome: (): { winner: number } | undefined => undefined,
} as const;
const game = rules.game(parts);
type G = typeof game;

describe("what is inferred", () => {
  test("the view: faces or null, counts, no hidden fields, all of it readonly", () => {
    type View = ViewOf<G>;
    type Face = { readonly rank: number; readonly tags: readonly string[] };
    expectTypeOf<View["deck"]>().toEqualTypeOf<number>();
    expectTypeOf<View["row"]>().toEqualTypeOf<readonly ("a" | "b" | "empty" | null)[]>();
    expectTypeOf<View["backed"]>().toEqualTypeOf<readonly string[]>();
    expectTypeOf<View["players"][number]["hand"]>().toEqualTypeOf<readonly (Face | null)[]>();
    expectTypeOf<View["players"][number]["role"]>().toEqualTypeOf<"good" | "bad" | null>();
    expectTypeOf<View["shops"][string]>().toEqualTypeOf<{ readonly stock: number; readonly open: boolean }>();
    expectTypeOf<View["bids"]>().toEqualTypeOf<SealedView<number>>();
    expectTypeOf<View["inner"]>().toEqualTypeOf<{
      readonly deeper: { readonly card: number | null; readonly plain: number };
    }>();
    expectTypeOf<View["mine"]>().toEqualTypeOf<readonly (Face | null)[] | null>();
    expectTypeOf<keyof View>().toEqualTypeOf<Exclude<keyof State, "box"> | "mine">();
  });

  test("moves of seats and of the table, options, outcome, state", () => {
    expectTypeOf<MoveOf<G>>().toEqualTypeOf<
      | { readonly type: "bid"; readonly value: 1 | 2 | 3; readonly note?: string | undefined }
      | { readonly type: "pass" }
    >();
    expectTypeOf<TableMoveOf<G>>().toEqualTypeOf<{ readonly type: "stop"; readonly why: string }>();
    expectTypeOf<OptionsOf<G>>().toEqualTypeOf<{ cards: number }>();
    expectTypeOf<OutcomeOf<G>>().toEqualTypeOf<{ winner: number }>();
    expectTypeOf<StateOf<G>>().toEqualTypeOf<State>();
  });

  test("events as they are heard", () => {
    type Heard<Type> = Extract<EventOf<G>, { type: Type }>;
    expectTypeOf<Heard<"drew">["card"]>().toEqualTypeOf<{
      readonly rank: number;
      readonly tags: readonly string[];
    } | null>();
    expectTypeOf<Heard<"told">["text"]>().toEqualTypeOf<string>();
    expectTypeOf<Heard<"offered">["cards"]>().toEqualTypeOf<
      readonly { readonly seat: number; readonly card: number | null }[]
    >();
    expectTypeOf<Heard<"offered">["best"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Heard<"shuffled">["zone"]>().toEqualTypeOf<string>();
  });

  test("choices and samples of the move that was asked for", () => {
    const match = startMatch(game, { seats: 2 });
    expectTypeOf(match.choices(0, "bid")[0]!.value).toEqualTypeOf<1 | 2 | 3>();
    expectTypeOf(match.choices(0)).toEqualTypeOf<MoveOf<G>[]>();
    expectTypeOf(match.choices("table")).toEqualTypeOf<TableMoveOf<G>[]>();
    expectTypeOf(createTable(game, { seats: 2 }).seat(0).choices("bid")[0]!.value).toEqualTypeOf<1 | 2 | 3>();
  });

  test("a backed card shows its back instead of null; a double-sided one is a face", () => {
    expectTypeOf<ViewIn<Secret<number, "red">, "cells">>().toEqualTypeOf<number | "red">();
    expectTypeOf<ViewIn<Secret<DoubleSided>, "cells">>().toEqualTypeOf<{ readonly side: 0 | 1 } | null>();
    expectTypeOf<VisibilityOf<AnyZone<number>>>().toEqualTypeOf<"cells" | "count" | "hidden">();
  });

  test("fields that may be absent, unions and lists of zones", () => {
    interface Odd {
      later?: { card: Secret<number> };
      piles: Zone<number>[];
      what: { kind: "a"; card: Secret<number> } | { kind: "b"; n: number };
    }
    const odd = defineRules<Odd>()({
      visible: {
        later: { card: "cells" },
        piles: "cells",
        what: { kind: "public", card: "cells", n: "public" },
      },
    });
    type View = typeof odd extends { as: () => infer _ } ? ViewIn<Odd, typeof odd.visible> : never;
    expectTypeOf<View["piles"]>().toEqualTypeOf<readonly (readonly (number | null)[])[]>();
    expectTypeOf<NonNullable<View["later"]>["card"]>().toEqualTypeOf<number | null>();
  });
});

describe("visibility that is wrong does not compile", () => {
  const define = <S extends object>() => defineRules<S>();
  test("a value without a rule, at any depth", () => {
    // @ts-expect-error -- deck is missing
    define<{ a: number; deck: Zone<number> }>()({ visible: { a: "public" } });
    define<{ players: { name: string; hand: Zone<number> }[] }>()({
      // @ts-expect-error -- hand is missing inside the list
      visible: { players: each({ name: "public" }) },
    });
    // @ts-expect-error -- card is missing three levels down
    define<{ a: { b: { n: number; card: Secret<number> } } }>()({ visible: { a: { b: { n: "public" } } } });
    define<{ shops: { [k: string]: { open: boolean; stock: Zone<number> } } }>()({
      // @ts-expect-error -- stock is missing inside the dictionary
      visible: { shops: each({ open: "public" }) },
    });
    define<{ what: { kind: "a"; card: Secret<number> } | { kind: "b" } }>()({
      // @ts-expect-error -- card is missing in one member of the union
      visible: { what: { kind: "public" } },
    });
  });

  test('"public" where a cell hides', () => {
    // @ts-expect-error -- a whole zone
    define<{ deck: Zone<number> }>()({ visible: { deck: "public" } });
    // @ts-expect-error -- a cell that may be null
    define<{ card: Secret<number> | null }>()({ visible: { card: "public" } });
    // @ts-expect-error -- a sealed choice
    define<{ bids: Sealed<number> }>()({ visible: { bids: "public" } });
    // @ts-expect-error -- inside a list
    define<{ cards: Secret<number>[] }>()({ visible: { cards: "public" } });
    // @ts-expect-error -- inside a list of lists
    define<{ cards: Secret<number>[][] }>()({ visible: { cards: "public" } });
    // @ts-expect-error -- inside a readonly list
    define<{ cards: readonly Secret<number>[] }>()({ visible: { cards: "public" } });
    // @ts-expect-error -- inside a tuple
    define<{ pair: [number, Secret<number>] }>()({ visible: { pair: "public" } });
    // @ts-expect-error -- inside nested objects
    define<{ a: { b: { c: { d: Secret<number> } } } }>()({ visible: { a: "public" } });
    // @ts-expect-error -- inside a dictionary
    define<{ by: { [k: string]: Secret<number> } }>()({ visible: { by: "public" } });
    // @ts-expect-error -- inside a record
    define<{ by: Record<"a" | "b", Zone<number>> }>()({ visible: { by: "public" } });
    // @ts-expect-error -- in one member of a union
    define<{ what: number | { card: Secret<number> } }>()({ visible: { what: "public" } });
    // @ts-expect-error -- in an optional field
    define<{ what: { card?: Secret<number> } }>()({ visible: { what: "public" } });
    // @ts-expect-error -- unknown may hold anything
    define<{ what: unknown }>()({ visible: { what: "public" } });
    // @ts-expect-error -- so may an object
    define<{ what: object }>()({ visible: { what: "public" } });
    // @ts-expect-error -- at any depth
    define<{ what: { by: Record<string, object> } }>()({ visible: { what: "public" } });
    // @ts-expect-error -- and what is no plain JSON
    define<{ what: Map<string, number> }>()({ visible: { what: "public" } });
    // @ts-expect-error -- and what is no plain JSON
    define<{ what: { when: Date }[] }>()({ visible: { what: "public" } });
    define<{ what: { a?: number } | { b: string }; list: number[]; by: Record<string, { n: 1 }> }>()({
      visible: { what: "public", list: "public", by: "public" },
    });
    // @ts-expect-error -- a list of mixtures needs each
    define<{ players: { hand: Zone<number> }[] }>()({ visible: { players: "public" } });
  });

  test('"hidden", "cells", "count" and each on what they are not for', () => {
    // @ts-expect-error -- plain data cannot be hidden
    define<{ turn: number }>()({ visible: { turn: "hidden" } });
    // @ts-expect-error -- plain data has no cells
    define<{ turn: number }>()({ visible: { turn: "cells" } });
    // @ts-expect-error -- a plain list cannot be hidden
    define<{ log: string[] }>()({ visible: { log: "hidden" } });
    define<{ players: { name: string; hand: Zone<number> }[] }>()({
      // @ts-expect-error -- plain data inside a list cannot be hidden
      visible: { players: each({ name: "hidden", hand: "cells" }) },
    });
    // @ts-expect-error -- a mixture is not cells only
    define<{ players: { name: string; hand: Zone<number> }[] }>()({ visible: { players: "cells" } });
    // @ts-expect-error -- one cell has no count
    define<{ card: Secret<number> }>()({ visible: { card: "count" } });
    // @ts-expect-error -- a sealed choice has no count
    define<{ bids: Sealed<number> }>()({ visible: { bids: "count" } });
    // @ts-expect-error -- each element hidden is the whole list hidden
    define<{ piles: Zone<number>[] }>()({ visible: { piles: each("hidden") } });
    // @ts-expect-error -- a word that is none
    define<{ deck: Zone<number> }>()({ visible: { deck: "secret" } });
    // @ts-expect-error -- a name that the state does not have
    define<{ deck: Zone<number> }>()({ visible: { deck: "count", dekc: "count" } });
  });
});

describe("moves that are wrong do not compile", () => {
  const match = startMatch(game, { seats: 2 });
  const table = createTable(game, { seats: 2 });

  test("from outside", () => {
    match.play(0, { type: "bid", value: 1 });
    // @ts-expect-error -- a misspelt move
    match.play(0, { type: "bdi", value: 1 });
    // @ts-expect-error -- a value that is none
    match.play(0, { type: "bid", value: 4 });
    // @ts-expect-error -- no value
    match.play(0, { type: "bid" });
    // @ts-expect-error -- a move of the table by a seat
    match.play(0, { type: "stop", why: "late" });
    // @ts-expect-error -- a move of a seat by the table
    match.play("table", { type: "pass" });
    // @ts-expect-error -- at a table as well
    void table.seat(0).play({ type: "stop", why: "late" });
    // @ts-expect-error -- and the table's own
    void table.play({ type: "pass" });
    // @ts-expect-error -- choices of a move that there is not
    match.choices(0, "bdi");
    // @ts-expect-error -- an option of another type
    startMatch(game, { seats: 2, options: { cards: "nine" } });
    // @ts-expect-error -- an option that there is not
    startMatch(game, { seats: 2, options: { decks: 2 } });
  });

  test("in the rules", () => {
    rules.move({
      input: v.strictObject({ n: v.picklist([1, 2]) }),
      // @ts-expect-error -- a choice that the schema does not take
      choices: () => [{ n: 3 }],
      apply: () => undefined,
    });
    // @ts-expect-error -- a secret field that the input does not have
    rules.move({ input: v.strictObject({ n: v.number() }), secret: ["m"], apply: () => undefined });
    // @ts-expect-error -- a phase that there is not
    rules.move({ during: "paly", apply: () => undefined });
    // @ts-expect-error -- the state is not there to check with
    rules.move({ check: ({ state }) => undefined, apply: () => undefined });
    // @ts-expect-error -- a timer runs out into a move of the table
    rules.game({ ...parts, timers: { t: { due: () => undefined, expire: "pass" } } });
    // @ts-expect-error -- setup must give the state
    rules.game({ ...parts, setup: () => ({ phase: "play" }) });
  });
});

describe("views, events, rejections and facts that are wrong do not compile", () => {
  test("reading what is not seen", () => {
    const read = (view: ViewOf<G>) => {
      // @ts-expect-error -- it is hidden
      view.box;
      // @ts-expect-error -- the cards of a zone
      view.deck.cards;
      // @ts-expect-error -- nor those of a hand
      view.players[0]!.hand.cards;
      // @ts-expect-error -- to whom a card is shown
      view.players[0]!.role.shownTo;
      // @ts-expect-error -- who is asked
      view.bids.asked;
      // @ts-expect-error -- a card that may be face down has no rank yet
      view.players[0]!.hand[0].rank;
    };
    read;
  });

  test("changing what is seen", () => {
    const change = (view: ViewOf<G>) => {
      // @ts-expect-error -- a plain field
      view.phase = "over";
      // @ts-expect-error -- a plain list
      view.log.push({ seat: 0, text: "" });
      // @ts-expect-error -- an element of it
      view.log[0]!.text = "";
      // @ts-expect-error -- cards of a hand
      view.players[0]!.hand.pop();
      // @ts-expect-error -- a face, to its leaves
      view.players[0]!.hand[0]!.tags.push("x");
      // @ts-expect-error -- a choice
      view.bids[0]!.choice = 1;
    };
    change;
  });

  test("telling", () => {
    rules.move({
      apply: ({ state, dealer }) => {
        const card = state.players[0]!.hand.cards[0]!;
        dealer.tell({ type: "drew", seat: 0, card });
        // @ts-expect-error -- an event that is not declared
        dealer.tell({ type: "drawn", seat: 0, card });
        // @ts-expect-error -- a field that is not declared
        dealer.tell({ type: "drew", seat: 0, card, from: 1 });
        // @ts-expect-error -- a field is missing
        dealer.tell({ type: "drew", seat: 0 });
        // @ts-expect-error -- a face where its cell belongs
        dealer.tell({ type: "drew", seat: 0, card: card.face });
        // @ts-expect-error -- a fact that is not declared
        dealer.disclose("size", 1, nobody);
        // @ts-expect-error -- a value that the fact does not take
        dealer.disclose("parity", "both", nobody);
        // @ts-expect-error -- a cell is shown by the dealer alone
        card.shownTo = only(1);
      },
    });
    // @ts-expect-error -- an event without visibility
    defineRules<{ n: number }, { drew: { card: Secret<number> } }>()({ visible: { n: "public" } });
    defineRules<{ n: number }, { drew: { seat: number; card: Secret<number> } }>()({
      visible: { n: "public" },
      // @ts-expect-error -- a field without visibility
      events: { drew: { seat: "public" } },
    });
    defineRules<{ n: number }, { drew: { card: Secret<number> } }>()({
      visible: { n: "public" },
      // @ts-expect-error -- a public cell
      events: { drew: { card: "public" } },
    });
  });

  test("refusing", () => {
    rules.reject("R-1", { allowed: [1] });
    rules.reject("R-2");
    // @ts-expect-error -- a rule that there is not
    rules.reject("R-3");
    // @ts-expect-error -- parameters are missing
    rules.reject("R-1");
    // @ts-expect-error -- a parameter is missing
    rules.reject("R-1", {});
    // @ts-expect-error -- a parameter of another type
    rules.reject("R-1", { allowed: "1" });
  });
});

describe("seats", () => {
  test("a seat is no set of seats", () => {
    // @ts-expect-error -- seat 2 is not the set { 1 }
    zone<number>(2);
    // @ts-expect-error -- nor here
    secret("ace", 1);
    // @ts-expect-error -- nor here
    sealed<number>(2, 3);
    // @ts-expect-error -- nor here
    includes(4, 2);
    // @ts-expect-error -- arithmetic makes no set
    const both: Seats = only(1) | only(2);
    zone<number>(only(2));
    both;
  });
});

describe("words", () => {
  const words = {
    moves: { bid: () => "", pass: () => "", stop: () => "" },
    events: { drew: () => "", told: () => "", offered: () => "" },
    rejections: { "R-1": () => "", "R-2": () => "" },
    phases: { play: "", over: "" },
    places: {
      deck: () => "",
      row: () => "",
      backed: () => "",
      "players.*.hand": () => "",
      "players.*.role": () => "",
      "shops.*.stock": () => "",
      bids: () => "",
      "inner.deeper.card": () => "",
      box: () => "",
    },
    card: () => "",
    options: { cards: { name: "", help: "" } },
    outcome: () => "",
    facts: { parity: () => "" },
  } as const;

  test("all of a language, or it does not compile", () => {
    wordsOf(rules.game({ ...parts, words: { en: words } }));
    const { bid: _bid, ...moves } = words.moves;
    // @ts-expect-error -- a move without a name
    rules.game({ ...parts, words: { en: { ...words, moves } } });
    const { drew: _drew, ...events } = words.events;
    // @ts-expect-error -- an event without a sentence
    rules.game({ ...parts, words: { en: { ...words, events } } });
    const { "R-1": _rule, ...rejections } = words.rejections;
    // @ts-expect-error -- a rejection without a sentence
    rules.game({ ...parts, words: { en: { ...words, rejections } } });
    // @ts-expect-error -- a phase without a name
    rules.game({ ...parts, words: { en: { ...words, phases: { play: "" } } } });
    const { "players.*.hand": _hand, ...places } = words.places;
    // @ts-expect-error -- a place without a name
    rules.game({ ...parts, words: { en: { ...words, places } } });
    // @ts-expect-error -- an option without a name
    rules.game({ ...parts, words: { en: { ...words, options: {} } } });
    // @ts-expect-error -- a fact without a sentence
    rules.game({ ...parts, words: { en: { ...words, facts: {} } } });
    const timed = { ...parts, timers: { bell: { due: () => undefined, expire: "stop" } } } as const;
    rules.game({ ...timed, words: { en: { ...words, timers: { bell: "" } } } });
    // @ts-expect-error -- a timer without a name
    rules.game({ ...timed, words: { en: words } });
    // @ts-expect-error -- a timer under another name
    rules.game({ ...timed, words: { en: { ...words, timers: { bel: "" } } } });
    // @ts-expect-error -- in a second language as well
    rules.game({ ...parts, words: { en: words, de: { ...words, card: undefined } } });
  });
});
