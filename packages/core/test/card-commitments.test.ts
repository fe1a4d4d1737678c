import * as v from "valibot";
import {
  cardCommitment,
  cardCommitments,
  createCardCheck,
  createRandom,
  createSeed,
  createTable,
  defineRules,
  manualClock,
  nobody,
  only,
  referee,
  sealed,
  startMatch,
  zone,
  type AnyGame,
  type CardCommitments,
  type Match,
  type Packet,
  type Sealed,
  type Viewer,
  type Zone,
} from "@facedown/core";
import { describe, expect, test } from "vitest";
import { hostileValues, nested, plainJunk } from "./support/hostile.js";
import { tinkerWith, type Act, type Tinker } from "./support/tinker.js";

const seed = "5".repeat(64);

const zones = ["pile", "hands.*", "row", "coins", "backed"];
const options = { zones, backed: ["backed"] };

const start = (act: Act): Match<Tinker> => startMatch(tinkerWith(act), { seats: 3, seed });
function act<G extends AnyGame>(match: Match<G>, by = 0, type = "act"): Match<G> {
  const played = match.play(by, { type } as never);
  if (!played.ok) throw new Error(played.rejection.code);
  return played.match;
}
const commit = (match: Match<Tinker>, viewer: Viewer): CardCommitments =>
  cardCommitments(match)(match, viewer);

/** The commitments before and after seat 0 did this. */
function marksAround(verb: Act) {
  const before = start(verb);
  const commitments = cardCommitments(before);
  const marks = (match: Match<Tinker>) => {
    const cards = commitments(match, "spectator");
    return (place: string) => cards[place]!.cards.map((card) => card && card.commitment);
  };
  return { before: marks(before), after: marks(act(before)) };
}

const acts: readonly Act[] = [
  ({ state, dealer }) => void dealer.draw(state.deck, state.hands[1]!),
  ({ state, dealer }) => void dealer.draw(state.hands[0]!, state.hands[1]!),
  ({ state, dealer }) => dealer.moveAll(state.hands[1]!, state.deck),
  ({ state, dealer }) => dealer.shuffle(state.hands[0]!),
  ({ state, dealer }) => dealer.shuffle(state.row),
  ({ state, dealer }) => dealer.shuffle(state.coins, { flip: true }),
  ({ state, dealer }) => dealer.flip(state.coins, "bottom"),
  ({ state, dealer }) => dealer.reveal(state.hands[0]!),
  ({ state, dealer }) => dealer.reveal(state.row),
  ({ state, dealer }) => dealer.conceal(state.hands[0]!),
  ({ state, dealer }) => dealer.show(state.backed, "top", only(1)),
  ({ state, dealer }) => dealer.moveAll(state.backed, state.backed),
  ({ state, dealer }) => {
    if (state.hands[0]!.cards.length > 0) dealer.pass(state.hands[0]!, "bottom", state.hands[2]!);
  },
  ({ state, dealer }) => {
    if (state.hands[2]!.cards.length > 0) dealer.move(state.hands[2]!, "bottom", state.box);
  },
  ({ state, dealer }) => void dealer.draw(state.box, state.hands[0]!),
  ({ state, dealer }) => {
    if (state.hands[1]!.cards.length > 1) dealer.split(state.hands[1]!, 2, state.pile);
  },
  ({ state, dealer }) => void dealer.search(state.pile, (face) => face > "b", state.hands[2]!, 2),
  ({ state, dealer }) => {
    if (state.hands[2]!.cards.length > 0 && state.row.cards.includes("empty"))
      dealer.move(state.hands[2]!, "bottom", state.row);
  },
  ({ state, dealer }) => {
    if (state.row.cards[0] !== "empty") dealer.move(state.row, 0, state.hands[0]!, "bottom");
  },
  ({ state, dealer }) => {
    if (state.pile.cards.length > 0) dealer.put(state.hands[1]!, dealer.take(state.pile, "top"), "bottom");
  },
  ({ state, dealer }) =>
    void dealer.drawUntil(state.pile, {
      test: (face) => face === "p",
      keep: state.hands[0]!,
      discard: state.hands[1]!,
    }),
];

/** A game whose every move does something else to the cards; its note counts them. */
const restless = (which: (at: number) => Act) =>
  tinkerWith((context) => {
    which(context.state.note.length)(context);
    context.state.note += ".";
  });

const byChance = (random: ReturnType<typeof createRandom>) => {
  const order = Array.from({ length: 100 }, () => random.pick(acts));
  return restless((at) => order[at]!);
};

describe("commitments of cards", () => {
  test("are the same for all viewers, and open for those alone who see the face", () => {
    const match = start(() => undefined);
    const commitments = cardCommitments(match);
    const hand = (viewer: Viewer) => commitments(match, viewer)["hands.0"]!.cards;
    const owner = hand(0);
    expect(owner.map((card) => cardCommitment("x0", card!.salt!) === card!.commitment)).toEqual([
      true,
      false,
    ]);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(hand(viewer)).toEqual(owner.map((card) => ({ ...card, salt: null })));
    expect(() => commitments(match, 3)).toThrow(expect.objectContaining({ code: "bad-seat" }));
  });

  test("bind the back, and of a double-sided card all but the side that is up", () => {
    const match = start(() => undefined);
    const cards = commit(match, 0);
    const [card] = cards["backed"]!.cards;
    expect(cards["backed"]!.cards.map((each) => each!.back)).toEqual(["red", "blue"]);
    expect(cardCommitment("k", card!.salt!, "red")).toBe(card!.commitment);
    expect(cardCommitment("k", card!.salt!, "blue")).not.toBe(card!.commitment);
    const [coin] = cards["coins"]!.cards;
    expect(cardCommitment({ name: "heads", side: 1 }, coin!.salt!)).toBe(coin!.commitment);
    expect(cardCommitment({ name: "heads" }, coin!.salt!)).not.toBe(coin!.commitment);
    expect(cardCommitment({ name: "heads", side: 2 }, coin!.salt!)).not.toBe(coin!.commitment);
  });

  test("are kept for zones that are seen card by card; an empty place has none", () => {
    const cards = commit(
      start(() => undefined),
      0,
    );
    expect(Object.keys(cards)).toEqual(["pile", "hands.0", "hands.1", "hands.2", "row", "coins", "backed"]);
    expect(cards["row"]!.fixed).toBe(true);
    expect(cards["row"]!.cards.map((card) => card === null)).toEqual([false, true, false]);
  });

  test("go with a card whose move everybody is told", () => {
    const { before, after } = marksAround(({ state, dealer }) =>
      dealer.move(state.hands[0]!, "bottom", state.hands[1]!, "bottom"),
    );
    const [first, second] = before("hands.0");
    expect(after("hands.0")).toEqual([second]);
    expect(after("hands.1")).toEqual([first, ...before("hands.1")]);
  });

  test.each<[string, Act]>([
    ["a shuffle", ({ state, dealer }) => dealer.shuffle(state.hands[0]!)],
    ["a card passed face down", ({ state, dealer }) => dealer.pass(state.hands[0]!, "top", state.hands[1]!)],
  ])("are all made anew by %s", (_, verb) => {
    const { before, after } = marksAround(verb);
    const old = before("hands.0");
    const now = ["hands.0", "hands.1", "hands.2"].flatMap(after);
    expect(now.filter((mark) => old.includes(mark))).toEqual([]);
    expect(after("row")).toEqual(before("row"));
  });

  test("stay with a card that is turned over", () => {
    const { before, after } = marksAround(({ state, dealer }) => dealer.flip(state.coins, 0));
    expect(after("coins")).toEqual(before("coins"));
  });

  test("of one position of a line stay the same; what is played after going back has others", () => {
    const shuffle: Act = ({ state, dealer }) => dealer.shuffle(state.hands[0]!);
    let match = start(shuffle);
    const commitments = cardCommitments(match);
    const sent = [commitments(match, 0)];
    for (let i = 0; i < 70; i++) {
      match = act(match);
      sent.push(commitments(match, 0));
    }
    expect(commitments(match.at(66), 0)).toEqual(sent[66]);
    expect(commitments(match.at(3), 0)).toEqual(sent[3]);
    const again = act(match.at(3));
    expect(referee(again)).toEqual(referee(match.at(4)));
    expect(commitments(again, 0)["hands.0"]).not.toEqual(sent[4]!["hands.0"]);
    expect(commitments(again, 0)["row"]).toEqual(sent[4]!["row"]);
  });

  test("follow from nothing that somebody could know: each table has others for the same match", () => {
    const match = start(() => undefined);
    const [one, other] = [commit(match, 0), commit(match, 0)];
    expect(Object.keys(one)).toEqual(Object.keys(other));
    for (const [zone, { cards }] of Object.entries(one))
      for (const [at, card] of cards.entries())
        if (card) expect(other[zone]!.cards[at]!.commitment).not.toBe(card.commitment);
  });

  test("go on from a match in play; before it all are new", () => {
    const match = act(act(start(acts[1]!)));
    const commitments = cardCommitments(match);
    const sent = commitments(match, 0);
    expect(commitments(match.at(2), 0)).toEqual(sent);
    expect(commitments(match.at(0), 0)["row"]).not.toEqual(sent["row"]);
    expect(Object.keys(commitments(act(match.at(0)), 0))).toEqual(Object.keys(sent));
  });

  test("tell nothing of moves that were not seen, whatever is taken back and played again", async () => {
    const rules = defineRules<{ row: Zone<number>; deck: Zone<number>; bids: Sealed<number> }>()({
      visible: { row: "cells", deck: "count", bids: "cells" },
    });
    const game = rules.game({
      name: "bidders",
      version: 1,
      seats: { min: 2, max: 2 },
      usual: 50,
      setup: () => ({
        row: zone(nobody),
        deck: zone(nobody, [7, 8, 9]),
        bids: sealed<number>(2, only(0, 1)),
      }),
      moves: {
        bid: rules.move({
          input: v.strictObject({ n: v.number() }),
          secret: ["n"],
          apply: ({ state, seat, input, dealer }) => dealer.seal(state.bids, seat, input.n),
        }),
        lay: rules.move({ apply: ({ state, dealer }) => void dealer.draw(state.deck, state.row) }),
      },
      toAct: () => only(0, 1),
      outcome: () => undefined,
    });
    const table = createTable(game, { seats: 2, seed, clock: manualClock(), commitCards: cardCommitments });
    const [a, b] = [table.seat(0), table.seat(1)];
    const check = createCardCheck({ zones: ["row"] });
    const problems: unknown[] = [];
    a.subscribe((packet) => problems.push(...check.take(packet)));
    const laid = new Set<string>();
    let probes = 0;
    const probe = async () => {
      expect(await a.play({ type: "lay" })).toEqual({ ok: true });
      laid.add(a.getSnapshot().cards!["row"]!.cards[0]!.commitment);
      probes++;
    };
    for (const n of [1, 1, 2, 1]) {
      await b.play({ type: "bid", n });
      await probe();
      expect(await a.undo()).toEqual({ ok: true });
      await probe();
      table.rewind(n === 2 ? 0 : table.match.length - 1);
      await Promise.resolve();
    }
    expect(laid.size).toBe(probes);
    expect(problems).toEqual([]);
  });
});

interface Sitting {
  readonly packets: Map<Viewer, Packet<Tinker>[]>;
  readonly table: ReturnType<typeof createTable<Tinker>>;
}

function sit(game: Tinker): Sitting {
  const table = createTable(game, { seats: 3, seed, clock: manualClock(), commitCards: cardCommitments });
  const packets = new Map<Viewer, Packet<Tinker>[]>();
  for (const seat of [table.seat(0), table.seat(1), table.seat(2), table.spectator]) {
    const heard: Packet<Tinker>[] = [];
    packets.set(seat.viewer, heard);
    seat.subscribe((packet) => heard.push(JSON.parse(JSON.stringify(packet)) as Packet<Tinker>));
  }
  return { packets, table };
}

const problemsOf = (packets: readonly Packet<Tinker>[]) => {
  const check = createCardCheck(options);
  return packets.flatMap((packet) => check.take(packet));
};

describe("a client's check", () => {
  test("finds nothing at an honest table, whatever the rules do with the dealer's verbs", async () => {
    const random = createRandom("restless");
    for (let game = 0; game < 15; game++) {
      const { packets, table } = sit(byChance(random));
      for (let move = 0; move < 25; move++) {
        expect(await table.seat(random.int(3)).play({ type: "act" })).toEqual({ ok: true });
        if (random.int(8) === 0) await table.seat(random.int(3)).undo();
        if (random.int(12) === 0) table.rewind(random.int(table.match.length + 1));
      }
      for (const heard of packets.values()) expect(problemsOf(heard)).toEqual([]);
    }
  });

  test("goes on after a reconnect, where events came in one packet", async () => {
    const random = createRandom("reconnect");
    const { table } = sit(byChance(random));
    const check = createCardCheck(options);
    let at: number | undefined;
    for (let round = 0; round < 20; round++) {
      table.seat(1).subscribe(
        (packet) => {
          const problems = check.take(JSON.parse(JSON.stringify(packet)) as Packet<Tinker>);
          expect(problems.filter(({ code }) => code !== "missed")).toEqual([]);
          ({ at } = packet);
        },
        at === undefined ? {} : { after: at },
      )();
      for (let move = 0; move < 3; move++) await table.seat(0).play({ type: "act" });
      if (random.int(4) === 0) table.rewind(random.int(table.match.length + 1));
    }
    expect(at).toBeGreaterThan(20);
  });

  type Written = { -readonly [K in keyof Packet<Tinker>]: Packet<Tinker>[K] };
  const dealtThenShown = async () => {
    const { packets, table } = sit(
      restless((at) => (at === 0 ? acts[1]! : ({ state, dealer }) => dealer.reveal(state.hands[1]!))),
    );
    await table.seat(0).play({ type: "act" });
    await table.seat(0).play({ type: "act" });
    return packets.get(2) as Written[];
  };

  test("finds a card that was exchanged before it is shown", async () => {
    const heard = await dealtThenShown();
    expect(problemsOf(heard)).toEqual([]);
    (heard[2]!.view.hands[1] as string[])[0] = "a better one";
    expect(problemsOf(heard)).toEqual([
      expect.objectContaining({ code: "unopened", path: "hands.1[0]", value: "a better one" }),
    ]);
  });

  test("finds a commitment that was exchanged, at the packet where it was", async () => {
    const heard = await dealtThenShown();
    const salt = createSeed();
    const entry = heard[2]!.cards!["hands.1"]!.cards[1]! as { commitment: string; salt: string };
    Object.assign(entry, { salt, commitment: cardCommitment("a better one", salt) });
    (heard[2]!.view.hands[1] as string[])[1] = "a better one";
    expect(problemsOf(heard)).toEqual([
      expect.objectContaining({ code: "changed", path: "hands.1[1]", value: entry.commitment }),
    ]);
  });

  test("finds a shown face without what opens it, a lost zone, and packets without commitments", async () => {
    const heard = await dealtThenShown();
    const entry = heard[2]!.cards!["hands.1"]!.cards[0] as { salt: string | null };
    entry.salt = null;
    expect(problemsOf(heard)).toMatchObject([{ code: "unopened", path: "hands.1[0]" }]);
    delete (heard[2]!.cards as Record<string, unknown>)["hands.1"];
    expect(problemsOf(heard)).toMatchObject([{ code: "not-committed", path: "hands.1" }]);
    delete heard[2]!.cards;
    expect(problemsOf(heard)).toMatchObject([{ code: "not-committed", path: "cards" }]);
  });

  test("finds rules that exchange cards behind the dealer's back", async () => {
    const { packets, table } = sit(
      restless(() => ({ state }) => {
        state.hands[1] = zone(only(1), ["other"]);
      }),
    );
    await table.seat(0).play({ type: "act" });
    expect(problemsOf(packets.get(1)!)).toMatchObject([{ code: "changed", path: "hands.1[0]" }]);
  });

  test("going back does not let a host bring in commitments that it never sent", async () => {
    const { packets, table } = sit(restless(() => acts[1]!));
    await table.seat(0).play({ type: "act" });
    table.rewind(0);
    const heard = packets.get(2)!;
    expect(heard.at(-1)!.events).toEqual([{ type: "rewound" }]);
    expect(problemsOf(heard)).toEqual([]);
    const cards = heard.at(-1)!.cards!["hands.0"]!.cards as CardCommitments[string]["cards"][number][];
    const [first, second] = cards;
    cards[0] = { commitment: createSeed(), salt: null };
    expect(problemsOf(heard)).toMatchObject([{ code: "changed", path: "hands.0[0]" }]);
    Object.assign(cards, [second, first]);
    expect(problemsOf(heard)).toMatchObject([
      { code: "changed", path: "hands.0[0]" },
      { code: "changed", path: "hands.0[1]" },
    ]);
  });

  const honest = () => {
    const match = start(() => undefined);
    return JSON.parse(
      JSON.stringify({ at: 0, ...match.frame(0), cards: commit(match, 0) }),
    ) as Packet<Tinker>;
  };

  test("takes any junk without a throw, and calls it a problem", () => {
    const listed = [...plainJunk, ...hostileValues()].map(([, value]) => value);
    for (const junk of [...listed, undefined, nested(10_000, (inner) => [inner])]) {
      const check = createCardCheck(options);
      check.take(honest());
      expect(check.take(junk as never).length).toBeGreaterThan(0);
      for (const field of ["at", "view", "cards"])
        if (!(field === "at" && typeof junk === "number" && junk > 0))
          expect(check.take({ ...honest(), at: 9, [field]: junk }).length).toBeGreaterThan(0);
      const face = honest();
      (face.view.hands[0] as unknown[])[0] = junk;
      expect(check.take({ ...face, at: 10 }).length).toBeGreaterThan(0);
      const cards = { ...honest().cards, hands: junk, "hands.0": { fixed: junk, cards: junk } };
      expect(check.take({ ...honest(), at: 11, cards } as never).length).toBeGreaterThan(0);
    }
  });

  test("passes over events that no honest host sends", () => {
    for (const index of ["length", 60_000_000, -1, 0.5, NaN, null, "__proto__", [0], {}]) {
      const place = { zone: "row", index };
      const check = createCardCheck(options);
      const first = honest();
      expect(check.take(first)).toEqual([]);
      const events = [
        null,
        5,
        { type: "moved", from: null, to: place },
        { type: "flipped", at: place },
        { type: "shuffled", zone: place },
        { type: "shuffled", zone: "nowhere" },
      ];
      const wire = JSON.parse(JSON.stringify({ ...first, at: 1, events })) as Packet<Tinker>;
      expect(check.take(wire)).toEqual([]);
    }
  });

  test.each([undefined, null, {}, { zones: [] }, { zones: "hand" }, { zones: [5] }, { zones, backed: "x" }])(
    "is not made without paths of zones: %j",
    (wrong) => {
      expect(() => createCardCheck(wrong as never)).toThrow(expect.objectContaining({ code: "bad-option" }));
    },
  );
});

describe("a cheating host is found that", () => {
  const salt = "ab".repeat(32);
  const [king, queen, ace] = ["king", "queen", "ace"].map((face) => cardCommitment(face, salt)) as [
    string,
    string,
    string,
  ];
  type Sent = { view?: unknown; at?: number; events?: object[]; cards?: unknown; gap?: true };
  const card = (commitment: string | null, rest: object = {}) =>
    commitment && { commitment, salt: null, ...rest };
  const row = (...cards: (string | object | null)[]) => ({
    hand: { fixed: false, cards: cards.map((each) => (typeof each === "string" ? card(each) : each)) },
  });
  const fixed = (...cards: (string | null)[]) => ({
    hand: { fixed: true, cards: cards.map((each) => card(each)) },
  });
  const two: Sent = { view: { hand: [null, null] }, cards: row(king, queen) };
  const codes = (sent: Sent[], more: { zones?: string[]; backed?: string[] } = {}) => {
    const check = createCardCheck({ zones: ["hand"], ...more });
    return sent.map((packet, at) =>
      check
        .take({ at, events: [], view: null, ...packet } as never)
        .map(({ code, path }) => `${code} ${path}`),
    );
  };
  const open = (commitment: string) => ({ commitment, salt });

  test.each<[string, Sent[], string[]]>([
    [
      "shows a face as if it were a back",
      [two, { view: { hand: ["ace", null] }, cards: row(card(king, { back: "ace" }), queen) }],
      ["unopened hand[0]"],
    ],
    [
      "brings in a new card with a back where none may show",
      [{ view: { hand: ["ace"] }, cards: row(card(king, { back: "ace" })) }],
      ["unopened hand[0]"],
    ],
    ["commits to nothing", [{ view: { hand: [null] }, cards: {} }], ["not-committed hand"]],
    [
      "shows something that is no list",
      [{ view: { hand: { 0: "ace" } }, cards: {} }],
      ["not-committed hand"],
    ],
    ["sends no commitments at all", [{ view: { hand: [null] } }], ["not-committed cards"]],
    [
      "lets a zone be away and come back with other cards",
      [
        two,
        { view: { hand: null }, cards: {} },
        { view: { hand: ["ace", null] }, cards: row(open(ace), queen) },
      ],
      ["changed hand[0]"],
    ],
    [
      "empties a zone and fills it again",
      [two, { view: { hand: [] }, cards: row() }, { view: { hand: ["ace"] }, cards: row(open(ace)) }],
      ["changed hand", "changed hand"],
    ],
    [
      "adds a card from nowhere",
      [two, { view: { hand: [null, null, null] }, cards: row(king, queen, ace) }],
      ["changed hand"],
    ],
    [
      "goes back to a permutation",
      [two, { ...two, events: [{ type: "rewound" }], cards: row(queen, king) }],
      ["changed hand[0]", "changed hand[1]"],
    ],
    [
      "goes back to one card twice",
      [two, { ...two, events: [{ type: "undone", seat: 1 }], cards: row(queen, queen) }],
      ["changed hand[0]"],
    ],
    [
      "exchanges a card that is turned over",
      [
        two,
        { ...two, events: [{ type: "flipped", at: { zone: "hand", index: 0 } }], cards: row(ace, queen) },
      ],
      ["changed hand[0]"],
    ],
    ["makes a zone fixed", [two, { ...two, cards: fixed(king, queen) }], ["changed hand.fixed"]],
    [
      "fills a place without an event",
      [
        { view: { hand: [null, "empty"] }, cards: fixed(king, null) },
        { ...two, cards: fixed(king, queen) },
      ],
      ["changed hand[1]"],
    ],
    [
      "empties a place without an event",
      [
        { ...two, cards: fixed(king, queen) },
        { view: { hand: [null, "empty"] }, cards: fixed(king, null) },
      ],
      ["changed hand[1]"],
    ],
    ["says that packets are gone", [two, { ...two, gap: true, cards: row(ace, queen) }], ["missed packet"]],
    [
      "skips a number where it goes back",
      [two, { ...two, at: 7, events: [{ type: "undone" }], cards: row(ace, queen) }],
      ["missed packet"],
    ],
    ["sends a packet twice", [two, { ...two, at: 0 }], ["missed packet.at"]],
    [
      "exchanges cards after it sent rubbish",
      [two, { ...two, cards: { hand: 5 } }, { ...two, cards: row(ace, queen) }],
      ["not-committed hand", "changed hand[0]"],
    ],
  ])("%s", (_, sent, expected) => {
    expect(codes(sent).flat()).toEqual(expected);
  });

  test("goes back to where a zone was not there, and shows it with other cards", () => {
    const before: Sent = { view: { hand: null }, cards: {} };
    const back = { ...two, events: [{ type: "rewound" }], cards: row(ace, queen) };
    expect(codes([before, two, back])).toEqual([[], [], ["changed hand"]]);
    expect(codes([before, two, { ...before, events: [{ type: "rewound" }] }])).toEqual([[], [], []]);
  });

  test("changes a back, where backs show", () => {
    const red: Sent = { view: { hand: ["red"] }, cards: row(card(king, { back: "red" })) };
    const ace: Sent = { view: { hand: ["ace"] }, cards: row(card(king, { back: "ace" })) };
    expect(codes([red, red, ace], { backed: ["hand"] })).toEqual([[], [], ["unopened hand[0]"]]);
    const opened = { view: { hand: ["king"] }, cards: row({ commitment: king, salt, back: "red" }) };
    expect(codes([red, opened], { backed: ["hand"] })[1]).toEqual(["unopened hand[0]"]);
  });

  test("leaves commitments out at a path with any key", () => {
    const view = { players: [{ hand: [null] }, { hand: [] }, { hand: null }] };
    expect(codes([{ view, cards: {} }], { zones: ["players.*.hand", "players.*.nothing"] })).toEqual([
      ["not-committed players.0.hand", "not-committed players.1.hand"],
    ]);
  });

  test("has no alarm for names with dots, and for a face that is the word for an empty place", () => {
    const keys = ["a.b", "a", "0", "", "constructor", "toString", "length", "."];
    const view = { rows: Object.fromEntries(keys.map((key) => [key, ["empty"]])) };
    const commitment = cardCommitment("empty", salt);
    const cards = Object.fromEntries(
      keys.map((key) => [`rows.${key}`, { fixed: false, cards: [{ commitment, salt }] }]),
    );
    expect(
      codes(
        [
          { view, cards },
          { view, cards },
        ],
        { zones: ["rows.*"] },
      ),
    ).toEqual([[], []]);
  });
});

test("a zone that is away for a while comes back with the commitments it had", async () => {
  const rules = defineRules<{ hand: Zone<string> | null; drawer: Zone<string> | null }>()({
    visible: { hand: "cells", drawer: "hidden" },
  });
  const game = rules.game({
    name: "drawer",
    version: 1,
    seats: { min: 2, max: 2 },
    usual: 50,
    setup: () => ({ hand: zone(nobody, ["a", "b"]), drawer: null }),
    moves: {
      act: rules.move({
        apply: ({ state }) => {
          [state.hand, state.drawer] = [state.drawer, state.hand];
        },
      }),
    },
    toAct: () => only(0),
    outcome: () => undefined,
  });
  const table = createTable(game, { seats: 2, seed, clock: manualClock(), commitCards: cardCommitments });
  const check = createCardCheck({ zones: ["hand"] });
  const heard: unknown[] = [];
  const problems: unknown[] = [];
  table.seat(1).subscribe((packet) => {
    heard.push(packet.cards!["hand"]);
    problems.push(...check.take(packet));
  });
  for (let move = 0; move < 2; move++)
    expect(await table.seat(0).play({ type: "act" })).toEqual({ ok: true });
  expect(problems).toEqual([]);
  expect(heard).toEqual([heard[0], undefined, heard[0]]);
  expect(heard[0]).toBeDefined();
});

describe("a step that is taken back is told to who noticed it by the cards alone", () => {
  test.each(["undo", "rewind"])("%s", async (how) => {
    const { packets, table } = sit(
      restless(() =>
        how === "undo"
          ? ({ state, dealer }) => dealer.move(state.row, 2, state.row, 1)
          : ({ state, dealer }) => dealer.shuffle(state.row),
      ),
    );
    await table.seat(0).play({ type: "act" });
    if (how === "undo") expect(await table.seat(0).undo()).toEqual({ ok: true });
    else table.rewind(0);
    await table.seat(0).play({ type: "act" });
    for (const heard of packets.values()) {
      expect(heard.map(({ events }) => events[0]?.type)).toContain(how === "undo" ? "undone" : "rewound");
      expect(problemsOf(heard)).toEqual([]);
    }
  });
});

test("a seat can tell from commitments only what the table tells it anyway", () => {
  const before = start(({ state, dealer }) => dealer.showTo(state.cell!, only(0)));
  const match = act(before);
  for (const viewer of [1, 2, "spectator"] as const) {
    const commitments = cardCommitments(before);
    const sent = commitments(before, viewer);
    expect(commitments(match, viewer)).toEqual(sent);
  }
});
