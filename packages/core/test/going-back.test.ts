import {
  arrange,
  audit,
  commitment,
  createTable,
  fairStart,
  hashJson,
  manualClock,
  nobody,
  only,
  openTable,
  referee,
  replay,
  secret,
  toRecord,
  type Match,
  type Packet,
  type Viewer,
} from "@facedown/core";
import { describe, expect, test } from "vitest";
import { bids, startBids } from "./support/bids.js";
import { did, tinkerWith, type Act, type Tinker } from "./support/tinker.js";

const canUndo = (act: Act): boolean => did(act).undo(0).ok;

describe("what a move hid or showed is not taken back", () => {
  test.each<[string, Act]>([
    ["concealing", ({ state, dealer }) => dealer.conceal(state.pile)],
    ["hiding", ({ state, dealer }) => dealer.hideFrom(state.hands[0]!.cards[0]!, only(0))],
    ["turning a card over that nobody sees", ({ state, dealer }) => dealer.flip(state.coins, 0)],
    ["a card that comes into a hand", ({ state, dealer }) => void dealer.draw(state.deck, state.hands[1]!)],
    ["showing a cell", ({ state, dealer }) => dealer.showTo(state.cell!, only(1))],
  ])("%s", (_, act) => {
    expect(canUndo(act)).toBe(false);
  });

  test.each<[string, Act]>([
    ["a card laid face down", ({ state, dealer }) => dealer.move(state.hands[0]!, 0, state.deck)],
    ["a card that all see anyway", ({ state, dealer }) => dealer.moveAll(state.pile, state.hands[0]!)],
    ["a note", ({ state }) => (state.note = "mine")],
  ])("but %s is", (_, act) => {
    expect(canUndo(act)).toBe(true);
  });
});

describe("whether a move can be taken back tells nothing of what others know", () => {
  /** Whether seat 0 may take back what it did, after seat 1 had done something that seat 0 does not see. */
  const after = (secretly: Act, then: Act): boolean => {
    const game = tinkerWith((context) => {
      if (context.seat === 1) secretly(context);
      else then(context);
    });
    let match = (arrangeTinker(game).play(1, { type: "act" }) as { match: Match<Tinker> }).match;
    match = (match.play(0, { type: "act" }) as { match: Match<Tinker> }).match;
    return match.undo(0).ok;
  };
  const arrangeTinker = (game: Tinker): Match<Tinker> =>
    arrange(game, { seats: 3, seed: "oracle", state: () => undefined });
  const peekAt =
    (index: number): Act =>
    ({ state, dealer }) =>
      dealer.showTo(state.deck.cards[index]!, only(1));

  test.each<[string, Act]>([
    [
      "a card drawn for who may have peeked",
      ({ state, dealer }) => void dealer.draw(state.deck, state.hands[1]!),
    ],
    ["a card shown to who may have peeked", ({ state, dealer }) => dealer.show(state.deck, "top", only(1))],
  ])("%s", (_, act) => {
    expect(after(peekAt(3), act)).toBe(after(peekAt(0), act));
  });

  test("a hidden face that is written into a cell for somebody else", () => {
    const copy = (face: string): boolean => {
      const game = tinkerWith(({ state }) => (state.cell = secret(face, only(1))));
      return (startTinkerOf(game).play(0, { type: "act" }) as { match: Match<Tinker> }).match.undo(0).ok;
    };
    expect([copy("act"), copy("other")]).toEqual([false, false]);
  });
  const startTinkerOf = arrangeTinker;
});

describe("a table that goes back", () => {
  const swap: Act = ({ state, dealer }) => {
    dealer.move(state.hands[0]!, "top", state.hands[0]!, "bottom");
  };
  const sit = (act: Act) => {
    const table = createTable(tinkerWith(act), { seats: 3, seed: "back", clock: manualClock() });
    const heard: Packet<Tinker>[] = [];
    table.seat(1).subscribe((packet) => heard.push(packet));
    return { table, heard };
  };

  test("tells whoever heard of the move, also where the view looks the same", async () => {
    const { table, heard } = sit(swap);
    await table.seat(0).play({ type: "act" });
    expect(heard.at(-1)!.events).toMatchObject([{ type: "moved" }]);
    expect(await table.seat(0).undo()).toEqual({ ok: true });
    expect(heard.at(-1)!.events).toEqual([{ type: "undone", seat: 0 }]);
    await table.seat(0).play({ type: "act" });
    table.rewind(0);
    expect(heard.at(-1)!.events).toEqual([{ type: "rewound" }]);
  });

  test("tells nobody of moves that nobody had noticed", async () => {
    const { table, heard } = sit(({ state, dealer }) => dealer.showTo(state.deck.cards[0]!, nobody));
    await table.seat(0).play({ type: "act" });
    await table.seat(0).undo();
    table.rewind(0);
    expect(heard).toHaveLength(1);
  });

  test("sends no face a second time from positions that are gone", async () => {
    const { table } = sit(({ state, dealer }) => dealer.reveal(state.hands[0]!));
    await table.seat(0).play({ type: "act" });
    table.rewind(0);
    for (const viewer of [0, 1, "spectator"] as Viewer[]) {
      const packets: unknown[] = [];
      const seat = viewer === "spectator" ? table.spectator : table.seat(viewer);
      seat.subscribe((packet) => packets.push(packet), { after: 0 })();
      expect(JSON.stringify(packets.map((packet) => (packet as Packet).events))).not.toContain("x0");
    }
  });

  test("who takes a seat over is told nothing that was told before, not even in the first packet", async () => {
    const { table } = sit(({ state, dealer }) => dealer.reveal(state.hands[0]!));
    await table.seat(0).play({ type: "act" });
    const seat = table.handOver(1, "person");
    expect(seat.getSnapshot().events).toEqual([]);
    expect(seat.getSnapshot().at).toBe(1);
  });

  test("takes no move after it is closed, also one that waits in line", async () => {
    const { table } = sit(({ state }) => (state.note += "."));
    const later: Promise<unknown>[] = [];
    table.seat(1).subscribe(() => {
      if (table.match.length !== 1) return;
      later.push(table.seat(2).play({ type: "act" }));
      table.rewind(0);
      table.close();
    });
    await table.seat(0).play({ type: "act" });
    expect(await Promise.all(later)).toMatchObject([{ ok: false, rejection: { code: "left-seat" } }]);
    expect(table.match.length).toBe(1);
  });
});

test("a bot that answers for a seat it was taken from and given again plays once", async () => {
  const answers: (() => void)[] = [];
  const clock = manualClock();
  const game = tinkerWith(({ state }) => (state.note += "."));
  const bot = (): Promise<{ type: "act" }> =>
    new Promise((resolve) => {
      answers.push(() => {
        resolve({ type: "act" });
      });
    });
  const table = createTable(game, { seats: 3, seed: "again", clock, bots: { 1: bot } });
  clock.pass(0);
  table.handOver(1, "person");
  table.handOver(1, bot);
  clock.pass(0);
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(table.match.length).toBe(1);
  table.close();
});

describe("an audit", () => {
  test("refuses a deal that was arranged, even one that was committed to", () => {
    const fair = fairStart(bids, { seats: 2 });
    const { seed, salt } = toRecord(fair.start());
    const stacked = arrange(bids, { seats: 2, seed, salt: salt!, state: referee(startBids()) });
    expect(openTable(stacked).match.length).toBe(0);
    expect(audit(bids, toRecord(stacked), commitment(stacked))).toMatchObject({
      ok: false,
      error: { code: "arranged", path: "record.arranged" },
    });
  });

  test("a record of this version says how it ends", () => {
    const { check: _, ...rest } = { ...toRecord(startBids()), state: "" };
    expect(replay(bids, { ...rest, check: hashJson(rest) })).toMatchObject({
      ok: false,
      error: { code: "other-result", path: "record.state" },
    });
  });
});

test("the promise of a fair start does not change with the options' object", () => {
  const options = { cards: 30 };
  const fair = fairStart(bids, { seats: 2, options });
  const promised = fair.promise();
  options.cards = 40;
  expect(commitment(fair.start())).toBe(promised);
});

test.each(["", "0x1", " 1 ", "1.0", "-0"])("%o is no seat for a bot", (seat) => {
  const bots = { [seat]: () => undefined } as never;
  expect(() => createTable(bids, { seats: 2, bots })).toThrow(expect.objectContaining({ code: "bad-seat" }));
});
