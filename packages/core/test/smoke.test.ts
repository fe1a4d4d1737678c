import { expect, test } from "vitest";
import * as v from "valibot";
import {
  allSealed,
  allSeats,
  createTable,
  defineRules,
  each,
  imagine,
  only,
  replay,
  sealed,
  simulate,
  startMatch,
  stillToChoose,
  toRecord,
  zone,
  createRandom,
  type MoveOf,
  type Sealed,
  type Secret,
  type ViewOf,
  type Zone,
  describe,
  manualClock,
  randomBot,
} from "@facedown/core";

interface State {
  phase: "play" | "over";
  deck: Zone<number>;
  players: { name: string; hand: Zone<number>; score: number }[];
  bids: Sealed<number>;
  die: Secret<number> | null;
}
interface Events {
  drew: { seat: number; card: Secret<number> };
}
const rules = defineRules<State, Events>()({
  visible: {
    phase: "public",
    deck: "count",
    players: each({ name: "public", hand: "cells", score: "public" }),
    bids: "cells",
    die: "cells",
  },
  events: { drew: { seat: "public", card: "cells" } },
  derived: { mine: (view, viewer) => (viewer === "spectator" ? null : (view.players[viewer]?.hand ?? null)) },
});
const bid = rules.move({
  input: v.strictObject({ value: v.picklist([1, 2, 3]) }),
  secret: ["value"],
  during: "play",
  check: ({ view, seat, input }) =>
    view.players[seat]?.hand.includes(input.value)
      ? undefined
      : rules.reject("X-1", { allowed: [...(view.players[seat]?.hand ?? [])] }),
  choices: ({ view, seat }) =>
    ([1, 2, 3] as const)
      .filter((value) => view.players[seat]?.hand.includes(value))
      .map((value) => ({ value })),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.bids, seat, input.value);
  },
});
const pass = rules.move({
  during: "play",
  apply: ({ state, seat, dealer: { draw, tell } }) => {
    const p = state.players[seat]!;
    if (draw(state.deck, p.hand)) tell({ type: "drew", seat, card: p.hand.cards.at(-1)! });
  },
});
const stop = rules.tableMove({
  apply: ({ state }) => {
    state.phase = "over";
  },
});
const game = rules.game({
  name: "bids",
  version: 1,
  seats: { min: 2, max: 4 },
  usual: 50,
  options: v.strictObject({ cards: v.optional(v.number(), 9) }),
  setup: ({ seats, options, dealer }) => {
    const deck = zone(
      0 as never,
      Array.from({ length: options.cards }, (_, i) => (i % 3) + 1),
    );
    dealer.shuffle(deck);
    const players = Array.from({ length: seats }, (_, i) => ({
      name: `P${i}`,
      hand: zone<number>(only(i)),
      score: 0,
    }));
    dealer.deal(
      deck,
      players.map((p) => p.hand),
      2,
    );
    return {
      phase: "play",
      deck,
      players,
      bids: sealed<number>(seats, allSeats(seats)),
      die: dealer.random.hidden(only(0), [1, 2, 3]),
    };
  },
  moves: { bid, pass, stop },
  toAct: ({ view }) => stillToChoose(view.bids),
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
      due: ({ view }) => (view.phase === "play" ? { seconds: 60, id: 1 } : undefined),
      expire: "stop",
    },
  },
  outcome: ({ view }) =>
    view.phase === "over" ? { total: view.bids.reduce((sum, b) => sum + (b.choice ?? 0), 0) } : undefined,
  stocks: ({ state }) => ({
    cards: { cells: [...state.deck.cards, ...state.players.flatMap((p) => p.hand.cards)] },
    die: { cells: state.die ? [state.die] : [], values: [1, 2, 3] },
    bids: { cells: state.bids.choices.filter((c) => c !== null), values: [1, 2, 3] },
  }),
});

test("a small game plays", async () => {
  type M = MoveOf<typeof game>;
  const m: M = { type: "bid", value: 2 };
  type V = ViewOf<typeof game>;
  let match = startMatch(game, { seats: 3, seed: "kitchen" });
  const view: V = match.view(0);
  console.log(JSON.stringify(match.frame(0)), m);
  for (let seat = 0; seat < 3; seat++) {
    const [choice] = match.choices(seat, "bid");
    console.log(match.choices(seat));
    const played = match.play(seat, choice!);
    if (!played.ok) throw new Error(JSON.stringify(played));
    match = played.match;
    console.log(JSON.stringify(match.frame("spectator")));
    console.log(JSON.stringify(imagine(match, 1, createRandom("i"))));
    expect(match.undo(seat).ok).toBe(seat < 2);
  }
  const record = toRecord(match);
  const again = replay(game, JSON.parse(JSON.stringify(record)));
  expect(again.ok && JSON.stringify(again.value.frame(1))).toBe(JSON.stringify(match.frame(1)));
  expect(match.outcome).not.toBeNull();
  expect(view.mine).toHaveLength(2);
  expect(() => JSON.stringify(match)).toThrow(/toRecord/);
  const words = describe(game);
  console.log(
    words.places(match.view(0)),
    match.frame(0).events.map((e) => words.event(e, match.view(0))),
  );
});
test("in place agrees", () => {
  let match = startMatch(game, { seats: 3, seed: "kitchen" });
  const sim = simulate(match);
  for (const [seat, move] of [
    [0, { type: "pass" }],
    [1, { type: "pass" }],
    [2, { type: "pass" }],
  ] as const) {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error();
    match = played.match;
    expect(sim.play(seat, move.type)).toBeUndefined();
    expect(sim.state).toEqual(match.inside.state);
    expect(JSON.stringify({ ...sim.view(1) })).toBe("{}");
    expect(sim.view(1).mine).toEqual(match.view(1).mine);
  }
});
test("a table with bots and a timer", async () => {
  const clock = manualClock();
  const table = createTable(game, { seats: 3, seed: "x", clock, bots: { 1: randomBot(), 2: randomBot() } });
  const got: unknown[] = [];
  table.seat(0).subscribe((p) => got.push(p));
  for (let i = 0; i < 20; i++) {
    clock.pass(1);
    await new Promise((r) => setTimeout(r, 0));
  }
  console.log(table.match.length, JSON.stringify(got.slice(-1)));
  clock.pass(60000);
  await new Promise((r) => setTimeout(r, 0));
  expect(table.match.outcome).not.toBeNull();
  expect(await table.seat(0).play({ type: "bid", value: 1 })).toEqual({
    ok: false,
    rejection: { code: "game-over", parameters: {} },
  });
});
test("speed", () => {
  const play = (): number => {
    let n = 0;
    for (let g = 0; g < 200; g++) {
      let m = startMatch(game, { seats: 4, seed: "a", options: { cards: 40 } });
      for (let i = 0; i < 40; i++) {
        const r = m.play(i % 4, { type: "pass" });
        if (r.ok) m = r.match;
        n++;
      }
    }
    return n;
  };
  play();
  const t = performance.now();
  const n = play();
  console.log("match moves/s", Math.round((n / (performance.now() - t)) * 1000));
  const base = startMatch(game, { seats: 4, seed: "a", options: { cards: 40 } });
  const playSim = (): number => {
    let k = 0;
    for (let g = 0; g < 2000; g++) {
      const s = simulate(base);
      for (let i = 0; i < 40; i++) {
        s.play(i % 4, "pass");
        k++;
      }
    }
    return k;
  };
  playSim();
  const t2 = performance.now();
  const n2 = playSim();
  console.log("sim moves/s", Math.round((n2 / (performance.now() - t2)) * 1000));
});
