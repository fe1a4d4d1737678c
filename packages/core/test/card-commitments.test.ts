import {
  cardCommitment,
  cardCommitments,
  createCardCheck,
  createRandom,
  createSeed,
  createTable,
  manualClock,
  only,
  referee,
  replay,
  startMatch,
  toRecord,
  zone,
  type CardCommitments,
  type Match,
  type Packet,
  type Viewer,
} from "@facedown/core";
import { describe, expect, test } from "vitest";
import { plainJunk } from "./support/hostile.js";
import { tinkerWith, type Act, type Tinker } from "./support/tinker.js";

const seed = "5".repeat(64);

const start = (act: Act): Match<Tinker> => startMatch(tinkerWith(act), { seats: 3, seed });
function after(act: Act): { before: Match<Tinker>; match: Match<Tinker> } {
  const before = start(act);
  const played = before.play(0, { type: "act" });
  if (!played.ok) throw new Error(played.rejection.code);
  return { before, match: played.match };
}

const marks = (match: Match<Tinker>, place: string): (string | null)[] =>
  cardCommitments(match, "spectator")[place]!.cards.map((card) => card && card.commitment);

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
    const hand = (viewer: Viewer) => cardCommitments(match, viewer)["hands.0"]!.cards;
    const owner = hand(0);
    expect(owner.map((card) => cardCommitment("x0", card!.salt!) === card!.commitment)).toEqual([
      true,
      false,
    ]);
    for (const viewer of [1, 2, "spectator"] as const)
      expect(hand(viewer)).toEqual(owner.map((card) => ({ ...card, salt: null })));
    expect(cardCommitments(match, 2)["backed"]!.cards.map((card) => card!.back)).toEqual(["red", "blue"]);
  });

  test("are kept for zones that are seen card by card; an empty place has none", () => {
    const cards = cardCommitments(
      start(() => undefined),
      0,
    );
    expect(Object.keys(cards)).toEqual(["pile", "hands.0", "hands.1", "hands.2", "row", "coins", "backed"]);
    expect(cards["row"]!.fixed).toBe(true);
    expect(cards["row"]!.cards.map((card) => card === null)).toEqual([false, true, false]);
  });

  test("go with a card whose move everybody is told", () => {
    const { before, match } = after(({ state, dealer }) =>
      dealer.move(state.hands[0]!, "bottom", state.hands[1]!, "bottom"),
    );
    const [first, second] = marks(before, "hands.0");
    expect(marks(match, "hands.0")).toEqual([second]);
    expect(marks(match, "hands.1")).toEqual([first, ...marks(before, "hands.1")]);
  });

  test.each<[string, Act]>([
    ["a shuffle", ({ state, dealer }) => dealer.shuffle(state.hands[0]!)],
    ["a card passed face down", ({ state, dealer }) => dealer.pass(state.hands[0]!, "top", state.hands[1]!)],
  ])("are all made anew by %s", (_, act) => {
    const { before, match } = after(act);
    const all = ["hands.0", "hands.1", "hands.2"];
    const old = marks(before, "hands.0");
    const now = all.flatMap((place) => marks(match, place));
    expect(now.filter((mark) => old.includes(mark))).toEqual([]);
    expect(marks(match, "row")).toEqual(marks(before, "row"));
  });

  test("a card that is turned over has another", () => {
    const { before, match } = after(({ state, dealer }) => dealer.flip(state.coins, 0));
    expect(marks(match, "coins")[0]).not.toBe(marks(before, "coins")[0]);
    expect(marks(match, "coins")[1]).toBe(marks(before, "coins")[1]);
  });

  test("are the same for the same record, wherever one begins to ask", () => {
    const game = tinkerWith(({ state, dealer }) => dealer.shuffle(state.hands[0]!));
    let match = startMatch(game, { seats: 3, seed });
    for (let i = 0; i < 70; i++) match = (match.play(0, { type: "act" }) as { match: typeof match }).match;
    const again = replay(game, JSON.parse(JSON.stringify(toRecord(match))));
    if (!again.ok) throw new Error(again.error.code);
    expect(cardCommitments(again.value, 0)).toEqual(cardCommitments(match, 0));
    expect(cardCommitments(match.at(64), 1)).toEqual(cardCommitments(again.value.at(64), 1));
  });

  test("differ after other moves, so that two branches tell nothing of each other", () => {
    const { before, match } = after(({ state, dealer }) => dealer.shuffle(state.hands[0]!));
    const played = before.play(1, { type: "act" });
    if (!played.ok) throw new Error(played.rejection.code);
    expect(referee(played.match)).toEqual(referee(match));
    expect(marks(played.match, "hands.0")).not.toEqual(marks(match, "hands.0"));
  });

  test("are refused for a seed that is a phrase, since the salt would be guessed", () => {
    const match = startMatch(
      tinkerWith(() => undefined),
      { seats: 3, seed: "kitchen" },
    );
    expect(() => cardCommitments(match, 0)).toThrow("a seed of 256 bits from the system");
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
  const check = createCardCheck();
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
    const check = createCardCheck();
    let at: number | undefined;
    for (let round = 0; round < 20; round++) {
      table.seat(1).subscribe(
        (packet) => {
          expect(check.take(JSON.parse(JSON.stringify(packet)) as Packet<Tinker>)).toEqual([]);
          ({ at } = packet);
        },
        at === undefined ? {} : { after: at },
      )();
      for (let move = 0; move < 3; move++) await table.seat(0).play({ type: "act" });
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
    cards[0] = { commitment: createSeed(), salt: null };
    expect(problemsOf(heard)).toMatchObject([{ code: "changed", path: "hands.0[0]" }]);
  });

  test("takes any junk without a throw", () => {
    const honest = JSON.parse(
      JSON.stringify({
        at: 0,
        ...start(() => undefined).frame(0),
        cards: cardCommitments(
          start(() => undefined),
          0,
        ),
      }),
    ) as Packet<Tinker>;
    let refused = 0;
    for (const junk of plainJunk)
      for (const field of ["view", "events", "cards", "gap"])
        for (const first of [true, false]) {
          const check = createCardCheck();
          if (!first) check.take(honest);
          refused += check.take({ ...honest, [field]: junk }).length;
          refused += check.take({
            ...honest,
            cards: { hands: junk, "hands.0": { fixed: junk, cards: junk } },
          } as never).length;
          refused += check.take({
            ...honest,
            events: [junk, { type: "moved", from: junk, to: junk }, { type: junk, at: junk, zone: junk }],
          }).length;
        }
    expect(refused).toBeGreaterThan(plainJunk.length);
  });
});

test("a seat can tell from commitments only what the table tells it anyway", () => {
  const { before, match } = after(({ state, dealer }) => dealer.showTo(state.cell!, only(0)));
  for (const viewer of [1, 2, "spectator"] as const)
    expect(cardCommitments(match, viewer)).toEqual(cardCommitments(before, viewer));
});
