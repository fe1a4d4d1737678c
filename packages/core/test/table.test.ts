import { describe, expect, test, vi } from "vitest";
import {
  createTable,
  everyone,
  manualClock,
  openTable,
  randomBot,
  referee,
  replay,
  toRecord,
  type Bot,
  type ManualClock,
  type MoveOf,
  type Packet,
  type PlayerSeat,
  type Seat,
  type Table,
  type TableSetup,
} from "@facedown/core";
import { after, bids, startBids, type Bids } from "./support/bids.js";
import { hostileValues, plainJunk } from "./support/hostile.js";
import { tinkerWith, type Act, type Tinker } from "./support/tinker.js";

type Heard = Packet<Bids>[];
interface Sitting {
  table: Table<Bids>;
  clock: ManualClock;
  errors: unknown[];
  heard: { 0: Heard; 1: Heard; spectator: Heard };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const say = (text: string): MoveOf<Bids> => ({ type: "say", text });
const idle: MoveOf<Bids> = { type: "idle" };
const note: MoveOf<Bids> = { type: "note", text: "mine" };

/** A table at which everybody listens. */
function sit(setup: Partial<TableSetup<Bids>> = {}): Sitting {
  const clock = manualClock();
  const errors: unknown[] = [];
  const table = createTable(bids, {
    seats: 2,
    seed: "kitchen table",
    clock,
    onError: (error) => errors.push(error),
    ...setup,
  });
  const heard: Sitting["heard"] = { 0: [], 1: [], spectator: [] };
  for (const seat of [0, 1] as const) table.seat(seat).subscribe((packet) => heard[seat].push(packet));
  table.spectator.subscribe((packet) => heard.spectator.push(packet));
  return { table, clock, errors, heard };
}

describe("packets", () => {
  test("the latest comes at once, each later one when it is news", async () => {
    const { table, heard } = sit();
    expect(heard[0]).toEqual([{ at: 0, ...startBids().frame(0) }]);
    await table.seat(1).play(say("hm"));
    expect(heard[0]).toHaveLength(2);
    expect(heard[0][1]).toMatchObject({
      at: 1,
      view: { said: [{ seat: 1, text: "hm" }] },
      waiting: [0, 1],
      outcome: null,
    });
    expect(heard[0][1]).toBe(table.seat(0).getSnapshot());
    expect(table.seat(0).view).toBe(heard[0][1]!.view);
  });

  test("what changes nothing for a viewer sends it nothing and moves no counter of its own", async () => {
    const { table, heard } = sit();
    await table.seat(1).play(note);
    await table.seat(1).play(idle);
    await table.seat(1).play({ type: "fold" } as never);
    expect([heard[0].length, heard[1].length, heard.spectator.length]).toEqual([1, 2, 1]);
    await table.seat(1).play(say("hm"));
    expect([heard[0], heard[1], heard.spectator].map((packets) => packets.at(-1)!.at)).toEqual([1, 2, 1]);
  });

  test("are plain JSON and frozen", async () => {
    const { table, heard } = sit();
    for (const move of [{ type: "draw" }, { type: "roll" }, { type: "boast" }, { type: "peek" }] as const)
      await table.seat(0).play(move);
    for (const packet of [...heard[0], ...heard[1], ...heard.spectator]) {
      expect(JSON.parse(JSON.stringify(packet))).toEqual(packet);
      expect([packet, packet.events, packet.view, packet.waiting, packet.timers].every(Object.isFrozen)).toBe(
        true,
      );
    }
  });

  test("listening ends when it is ended", async () => {
    const { table } = sit();
    const heard: Heard = [];
    const stop = table.seat(0).subscribe((packet) => heard.push(packet));
    await table.seat(1).play(say("one"));
    stop();
    stop();
    await table.seat(1).play(say("two"));
    expect(heard.map(({ at }) => at)).toEqual([0, 1]);
  });

  test("with choices for clients without the game's code", async () => {
    const { table } = sit();
    const heard: Heard = [];
    table.seat(0).subscribe((packet) => heard.push(packet), { choices: true });
    await table.seat(0).play({ type: "draw" });
    expect(heard.map(({ choices }) => choices?.filter(({ type }) => type === "discard").length)).toEqual([
      2, 3,
    ]);
    expect(heard[1]!.choices).toEqual(table.seat(0).choices());
  });
});

describe("reconnecting", () => {
  const talk = async (): Promise<Sitting> => {
    const sitting = sit();
    for (const text of ["one", "two", "three"]) await sitting.table.seat(1).play(say(text));
    await sitting.table.seat(0).play({ type: "draw" });
    return sitting;
  };
  const since = (table: Table<Bids>, after: unknown): Packet<Bids>[] => {
    const heard: Heard = [];
    table.seat(0).subscribe((packet) => heard.push(packet), { after: after as number });
    return heard;
  };

  test("what came since is one packet, with all its events", async () => {
    const { table, heard } = await talk();
    const [missed] = since(table, 1);
    expect(missed).toEqual({ ...heard[0].at(-1), events: heard[0].slice(2).flatMap(({ events }) => events) });
    expect(missed!.at).toBe(4);
  });

  test("nothing when nothing came, and everything for who never heard anything", async () => {
    const { table, heard } = await talk();
    expect(since(table, 4)).toEqual([]);
    const [all] = since(table, -1);
    expect(all!.events).toEqual(heard[0].flatMap(({ events }) => events));
    expect(all).not.toHaveProperty("gap");
  });

  test.each([-2, 0.5, 5, 1e9, NaN, Infinity, "1", null, {}, [], -Infinity])(
    "a cursor of %o is none: the latest packet comes and says that events may be missing",
    async (cursor) => {
      const { table, heard } = await talk();
      const [packet] = since(table, cursor);
      expect(packet).toMatchObject({ at: 4, gap: true, view: heard[0].at(-1)!.view });
      expect(since(table, cursor)).toHaveLength(1);
    },
  );

  test.each<[string, Act]>([
    ["concealed", ({ state, dealer }) => dealer.conceal(state.hands[0]!, undefined, everyone)],
    ["hidden", ({ state, dealer }) => dealer.hideFrom(state.hands[0]!.cards[0]!, everyone)],
  ])("what was %s since is not seen a second time", async (_, hide) => {
    const game = tinkerWith((context) => {
      context.state.note += ".";
      if (context.state.note === ".") context.dealer.reveal(context.state.hands[0]!);
      if (context.state.note === "..") hide(context);
    });
    const table = createTable(game, { seats: 3, seed: "twice", clock: manualClock() });
    const again = (): string => {
      const packets: unknown[] = [];
      table.seat(1).subscribe((packet) => packets.push(packet), { after: 0 })();
      return JSON.stringify(packets);
    };
    await table.seat(0).play({ type: "act" });
    expect(again()).toContain("x0");
    await table.seat(0).play({ type: "act" });
    await table.seat(0).play({ type: "act" });
    expect(again()).not.toContain("x0");
    expect(again()).toContain('"gap":true');
  });

  test("who takes a seat over hears nothing of what was told before", async () => {
    const { table } = sit();
    await table.seat(1).play({ type: "peek" });
    await table.seat(0).play(say("later"));
    const since = (seat: PlayerSeat<Bids>): Packet<Bids>[] => {
      const packets: Packet<Bids>[] = [];
      seat.subscribe((packet) => packets.push(packet), { after: 0 })();
      return packets;
    };
    expect(since(table.seat(1))).toMatchObject([{ events: [{ type: "shown" }] }]);
    expect(since(table.handOver(1, "person"))).toMatchObject([{ gap: true, events: [] }]);
  });

  test("events that are too old are a gap", async () => {
    const { table } = sit();
    for (let i = 0; i < 1010; i++) await table.seat(1).play(say("x"));
    expect(since(table, 5)[0]).toMatchObject({ at: 1010, gap: true });
    expect(since(table, 100)[0]).not.toHaveProperty("gap");
  });
});

describe("playing", () => {
  test("gives what became of it", async () => {
    const { table } = sit();
    const { hand } = table.seat(0).view.players[0]!;
    expect(await table.seat(0).play({ type: "bid", value: hand[0] as 1 })).toEqual({ ok: true });
    expect(await table.seat(0).play({ type: "stop" } as never)).toEqual({
      ok: false,
      rejection: { code: "not-yours", parameters: { move: "stop" } },
    });
    expect(table.seat(0).explain({ type: "takeBack" })).toBeUndefined();
    expect(table.seat(1).explain({ type: "takeBack" })).toEqual({ code: "B-2", parameters: {} });
    expect(table.seat(1).choices("draw")).toEqual([{ type: "draw" }]);
    expect(table.seat(1).sample("say")).toMatchObject({ type: "say" });
    expect(await table.play({ type: "leave", seat: 9 })).toMatchObject({
      ok: false,
      rejection: { code: "B-2" },
    });
    expect(await table.play({ type: "stop" })).toEqual({ ok: true });
    expect(table.match.outcome).not.toBeNull();
  });

  test.each([...hostileValues(), ...plainJunk])("%s is refused and nobody hears of it", async (_, value) => {
    const { table, heard, errors } = sit();
    const before = JSON.stringify(referee(table.match));
    expect(await table.seat(0).play(value as never)).toMatchObject({ ok: false });
    expect(await table.play(value as never)).toMatchObject({ ok: false });
    expect(await table.spectator.play(value as never)).toMatchObject({ ok: false });
    expect(table.seat(0).explain(value as never)).toBeDefined();
    expect([heard[0].length, heard[1].length, heard.spectator.length]).toEqual([1, 1, 1]);
    expect([JSON.stringify(referee(table.match)), errors]).toEqual([before, []]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test("the spectator plays nothing", async () => {
    const { spectator } = sit().table;
    const refused = { code: "not-yours", parameters: {} };
    expect(await spectator.play(idle)).toEqual({ ok: false, rejection: refused });
    expect(await spectator.undo()).toEqual({ ok: false, rejection: refused });
    expect([
      spectator.explain(idle),
      spectator.choices(),
      spectator.sample("idle"),
      spectator.canUndo(),
    ]).toEqual([refused, [], undefined, false]);
  });

  test.each([2, 31, 32, -1, 0.5, "0", NaN, null, undefined, "spectator"])("there is no seat %o", (seat) => {
    const { table } = sit();
    expect(() => table.seat(seat as Seat)).toThrow(
      expect.objectContaining({ code: "bad-seat", value: seat }),
    );
    expect(() => table.handOver(seat as Seat, "person")).toThrow(
      expect.objectContaining({ code: "bad-seat" }),
    );
  });
});

describe("retries", () => {
  test("the same id gives the same result and plays nothing", async () => {
    const { table } = sit();
    const first = table.seat(0).play(say("once"), { id: "a" });
    const again = table.seat(0).play(say("once"), { id: "a" });
    expect([await first, await again]).toEqual([{ ok: true }, { ok: true }]);
    expect(await table.seat(0).play({ type: "draw" }, { id: "a" })).toEqual({ ok: true });
    expect(table.match.length).toBe(1);
  });

  test("a refusal is kept as well; another id, another seat or none plays", async () => {
    const { table } = sit();
    expect(await table.seat(0).play({ type: "takeBack" }, { id: "a" })).toMatchObject({ ok: false });
    await table.seat(0).play(table.seat(0).choices("bid")[0]!, { id: "b" });
    expect(await table.seat(0).play({ type: "takeBack" }, { id: "a" })).toMatchObject({ ok: false });
    expect(await table.seat(0).play({ type: "takeBack" }, { id: "c" })).toEqual({ ok: true });
    await table.seat(1).play(say("mine"), { id: "c" });
    await table.seat(1).play(say("mine"));
    expect(table.match.length).toBe(4);
  });

  test("an id within a callback that plays the same again is played once", async () => {
    const { table } = sit();
    table.seat(0).subscribe(() => void table.seat(0).play(say("echo"), { id: "echo" }));
    await settled();
    expect(table.match.length).toBe(1);
  });

  test.each([7, {}, "x".repeat(101)])("an id of %o is misuse", async (id) => {
    const { table } = sit();
    await expect(table.seat(0).play(idle, { id: id as string })).rejects.toThrow(
      expect.objectContaining({ code: "bad-move", path: "options.id" }),
    );
    expect(table.match.length).toBe(0);
  });

  test("only so many ids are remembered", async () => {
    const { table } = sit();
    for (let i = 0; i < 1002; i++) await table.seat(0).play(idle, { id: `${i}` });
    await table.seat(0).play(idle, { id: "0" });
    await table.seat(0).play(idle, { id: "1001" });
    expect(table.match.length).toBe(1003);
  });
});

describe("listeners", () => {
  test("that throw are told of and stop nobody", async () => {
    const { table, errors, heard } = sit();
    table.seat(0).subscribe(() => {
      throw new Error("listener");
    });
    await table.seat(1).play(say("hm"));
    expect(errors).toEqual([new Error("listener"), new Error("listener")]);
    expect(heard.spectator).toHaveLength(2);
  });

  test("that throw do so without harm also when whoever hears of errors throws", async () => {
    const { table, heard } = sit({
      onError: () => {
        throw new Error("deaf");
      },
    });
    table.seat(0).subscribe(() => {
      throw new Error("listener");
    });
    expect(await table.seat(1).play(say("hm"))).toEqual({ ok: true });
    expect(heard.spectator).toHaveLength(2);
  });

  test("errors go to the console when nobody else hears of them", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    createTable(bids, { seats: 2, seed: "x", clock: manualClock() }).spectator.subscribe(() => {
      throw new Error("listener");
    });
    expect(log.mock.calls).toEqual([[new Error("listener")]]);
    log.mockRestore();
  });

  test("that play in the callback are heard in order by all", async () => {
    const { table, heard } = sit();
    const order: string[] = [];
    table.seat(0).subscribe(({ at }) => {
      if (at > 0 && at < 4) void table.seat(0).play(say(`reply ${at}`));
    });
    for (const seat of [0, 1]) table.seat(seat).subscribe(({ at }) => order.push(`${seat}:${at}`));
    await table.seat(1).play(say("hello"));
    await settled();
    expect(heard.spectator.map(({ at, view }) => [at, view.said.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(heard[1].map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
    expect(order).toEqual(["0:0", "1:0", "0:1", "1:1", "0:2", "1:2", "0:3", "1:3", "0:4", "1:4"]);
  });

  test("that go while packets are given out hear no more", async () => {
    const { table } = sit();
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    for (const name of ["a", "b"])
      stops.push(
        table.seat(0).subscribe(({ at }) => {
          heard.push(`${name}${at}`);
          if (at > 0) stops.forEach((stop) => stop());
        }),
      );
    await table.seat(1).play(say("hm"));
    expect(heard).toEqual(["a0", "b0", "a1"]);
  });

  test("that come while packets are given out hear the latest once", async () => {
    const { table } = sit();
    const late: number[] = [];
    table.seat(0).subscribe(({ at }) => {
      if (at === 1) table.spectator.subscribe((packet) => late.push(packet.at));
    });
    await table.seat(1).play(say("hm"));
    await table.seat(1).play(say("well"));
    expect(late).toEqual([1, 2]);
  });

  test("that rewind or hand over in the callback leave everybody with packets in order", async () => {
    const { table, heard } = sit();
    let once = true;
    table.seat(0).subscribe(({ at }) => {
      if (at !== 2 || !once) return;
      once = false;
      table.rewind(0);
      table.handOver(1, "person").subscribe((packet) => heard[1].push(packet));
    });
    await table.seat(1).play(say("one"));
    await table.seat(1).play(say("two"));
    await settled();
    expect(heard.spectator.map(({ at, view }) => [at, view.said.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
    expect(heard[1].map(({ at }) => at)).toEqual([0, 1, 2, 3]);
  });
});

describe("undo", () => {
  test("is heard by those for whom something changes", async () => {
    const { table, heard } = sit();
    await table.seat(0).play(say("oops"));
    expect([table.seat(0).canUndo(), table.seat(1).canUndo()]).toEqual([true, false]);
    expect(await table.seat(1).undo()).toEqual({
      ok: false,
      rejection: { code: "nothing-to-undo", parameters: {} },
    });
    expect(await table.seat(0).undo()).toEqual({ ok: true });
    for (const packets of [heard[0], heard[1], heard.spectator])
      expect(packets.at(-1)).toMatchObject({
        at: 2,
        events: [{ type: "undone", seat: 0 }],
        view: { said: [] },
      });
    expect(table.seat(0).canUndo()).toBe(false);
  });

  test("of what nobody else noticed is heard by nobody else", async () => {
    const { table, heard } = sit();
    await table.seat(0).play(note);
    await table.seat(0).undo();
    expect([heard[0].length, heard[1].length, heard.spectator.length]).toEqual([3, 1, 1]);
    expect(heard[0].at(-1)).toMatchObject({ events: [{ type: "undone", seat: 0 }] });
  });

  test("does not take back what was shown", async () => {
    const { table, heard } = sit();
    await table.seat(0).play({ type: "draw" });
    expect(await table.seat(0).undo()).toEqual({
      ok: false,
      rejection: { code: "undo-shown", parameters: {} },
    });
    expect(heard[1]).toHaveLength(2);
  });
});

describe("handing over", () => {
  test("whoever held the seat hears and plays no more; whoever holds it now has everything", async () => {
    const { table, heard } = sit();
    const old = table.seat(0);
    await table.seat(1).play(say("before"));
    const next = table.handOver(0, "person");
    expect(table.seat(0)).toBe(next);
    expect(next).not.toBe(old);
    const fresh: Heard = [];
    next.subscribe((packet) => fresh.push(packet));
    await next.play({ type: "draw" });
    expect(heard[0].map(({ at }) => at)).toEqual([0, 1]);
    expect(fresh.map(({ at }) => at)).toEqual([1, 2]);
    const left = { code: "left-seat", parameters: {} };
    expect(await old.play(say("still here"))).toEqual({ ok: false, rejection: left });
    expect(await old.undo()).toEqual({ ok: false, rejection: left });
    expect([old.explain(idle), old.choices(), old.sample("idle"), old.canUndo()]).toEqual([
      left,
      [],
      undefined,
      false,
    ]);
    expect(old.getSnapshot().at).toBe(1);
    expect(old.view.players[0]!.hand).toHaveLength(2);
  });

  test("an old handle learns nothing of what came after, whatever cursor it brings", async () => {
    const { table } = sit();
    const old = table.seat(0);
    await table.seat(1).play(say("before"));
    await table.handOver(0, "person").play({ type: "draw" });
    for (const cursor of [undefined, -1, 0, 1, 2, NaN, -5]) {
      const heard: Heard = [];
      old.subscribe((packet) => heard.push(packet), cursor === undefined ? {} : { after: cursor });
      await table.seat(1).play(say("after"));
      expect(JSON.stringify(heard)).not.toContain("drew");
      expect(heard.every(({ at, view }) => at <= 1 && view.said.length === 1)).toBe(true);
      expect(heard.length).toBeLessThanOrEqual(1);
    }
  });

  test("to a bot, which plays when it is waited for", async () => {
    const { table, clock } = sit({ pace: 500 });
    table.handOver(1, ({ choices }) => choices("bid")[0]);
    clock.pass(499);
    await settled();
    expect(table.match.length).toBe(0);
    clock.pass(1);
    await settled();
    expect(table.match.journal()).toEqual([{ by: 1, move: startBids().choices(1, "bid")[0] }]);
    expect(table.match.waiting).toEqual([0]);
  });

  test("to nobody, for whom the game's own move is made", async () => {
    const { table, heard } = sit();
    table.handOver(1, "nobody");
    await settled();
    expect(table.match.journal()).toEqual([{ by: "table", move: { type: "leave", seat: 1 } }]);
    expect(heard[0].at(-1)!.view.players[1]!.gone).toBe(true);
    expect(table.match.waiting).toEqual([0]);
  });

  test.each(["robot", null, undefined, 7])("to %o is misuse, and the seat is kept", async (to) => {
    const { table } = sit();
    const seat = table.seat(0);
    expect(() => table.handOver(0, to as never)).toThrow(
      expect.objectContaining({ code: "bad-option", path: "to", value: to }),
    );
    expect(await seat.play(idle)).toEqual({ ok: true });
  });
});

describe("timers", () => {
  const lengths = async ({ table, clock }: Sitting, ...times: number[]): Promise<number[]> => {
    const list: number[] = [];
    for (const time of times) {
      clock.pass(time * 1000);
      await settled();
      list.push(table.match.length);
    }
    return list;
  };

  test("make the table's move when they have run out", async () => {
    const sitting = sit();
    expect(await lengths(sitting, 59, 0.999, 0.001)).toEqual([0, 0, 1]);
    expect(sitting.table.match.journal()).toEqual([{ by: "table", move: { type: "stop" } }]);
    expect(sitting.heard[1].at(-1)).toMatchObject({ timers: [], outcome: { total: 0 } });
    expect(sitting.errors).toEqual([]);
  });

  test("keep running while name and id stay, and begin again with another id", async () => {
    const sitting = sit();
    await lengths(sitting, 40);
    await sitting.table.seat(0).play(idle);
    expect(await lengths(sitting, 19)).toEqual([1]);
    await sitting.table.seat(0).play(say("another id"));
    expect(await lengths(sitting, 59, 1)).toEqual([2, 3]);
  });

  test("that come back because a move is taken back go on with what they had left", async () => {
    const sitting = sit();
    const { table } = sitting;
    for (let taken = 0; taken < 5; taken++) {
      await lengths(sitting, 10);
      await table.seat(0).play(say("another id"));
      await lengths(sitting, 1);
      expect(await table.seat(0).undo()).toEqual({ ok: true });
    }
    expect(await lengths(sitting, 4.999, 0.001)).toEqual([0, 1]);
    expect(table.match.journal()).toEqual([{ by: "table", move: { type: "stop" } }]);
  });

  test("that would have run out meanwhile run out at once", async () => {
    const sitting = sit();
    await lengths(sitting, 59);
    await sitting.table.seat(0).play(say("another id"));
    await lengths(sitting, 30);
    await sitting.table.seat(0).undo();
    expect(await lengths(sitting, 0)).toEqual([1]);
  });

  test("begin anew where the host sets an earlier position, and with a clock that tells no time", async () => {
    const sitting = sit();
    await lengths(sitting, 50);
    await sitting.table.seat(0).play(say("another id"));
    sitting.table.rewind(0);
    expect(await lengths(sitting, 59, 1)).toEqual([0, 1]);
    const clock = manualClock();
    const blind = sit({ clock: { after: clock.after } });
    clock.pass(50_000);
    await blind.table.seat(0).play(say("another id"));
    await blind.table.seat(0).undo();
    expect(await lengths({ ...blind, clock }, 59, 1)).toEqual([0, 1]);
  });

  test("stop when they are due no more, and when the table is closed", async () => {
    const sitting = sit();
    await sitting.table.play({ type: "stop" });
    expect(await lengths(sitting, 1000)).toEqual([1]);
    const closed = sit();
    closed.table.close();
    expect(await lengths(closed, 1000)).toEqual([0]);
  });

  /** A game whose timer runs out and changes nothing. */
  const ticking = (seconds: number, expire: Act): Tinker => {
    const game = tinkerWith(() => undefined);
    const tick = { by: "table", apply: expire as never } as const;
    const definition = {
      ...game.inside.definition,
      moves: { ...game.inside.definition.moves, tick },
      timers: {
        tick: {
          due: ({ view }: never) => ({ seconds, id: (view as { note: string }).note }),
          expire: "tick" as never,
        },
      },
    };
    return { ...game, inside: { ...game.inside, definition, during: {} } } as unknown as Tinker;
  };

  test("that have run out do not run again until their id is another", async () => {
    let ticks = 0;
    const clock = manualClock();
    const table = createTable(
      ticking(0, () => (ticks += 1)),
      { seats: 3, seed: "x", clock },
    );
    clock.pass(10_000);
    await settled();
    clock.pass(10_000);
    expect([ticks, table.match.length]).toEqual([1, 1]);
  });

  test("run again after the position is rewound", async () => {
    const clock = manualClock();
    const table = createTable(
      ticking(5, () => undefined),
      { seats: 3, seed: "x", clock },
    );
    clock.pass(5000);
    await settled();
    table.rewind(0);
    clock.pass(5000);
    await settled();
    expect(table.match.length).toBe(1);
  });

  test("whose move is not legal are told of", async () => {
    const clock = manualClock();
    const errors: unknown[] = [];
    const game = ticking(5, () => undefined);
    (game.inside.definition.moves["tick"] as { check?: unknown }).check = () => ({
      code: "T-1",
      parameters: {},
    });
    createTable(game, { seats: 3, seed: "x", clock, onError: (error) => errors.push(error) });
    clock.pass(5000);
    await settled();
    expect(errors).toEqual([
      expect.objectContaining({ code: "rules-broke", path: "timers.tick", value: "T-1" }),
    ]);
  });
});

describe("bots", () => {
  const bidFirst: Bot<Bids> = ({ choices }) => choices("bid")[0];
  const run = async ({ clock }: Sitting, times = 30): Promise<void> => {
    for (let i = 0; i < times; i++) {
      clock.pass(1);
      await settled();
    }
  };

  test("know their seat's packet and choices, imagine, and play", async () => {
    const contexts: Parameters<Bot<Bids>>[0][] = [];
    const sitting = sit({
      bots: {
        1: (context) => {
          contexts.push(context);
          return context.sample("bid");
        },
      },
    });
    await run(sitting);
    const [context] = contexts;
    expect(context).toMatchObject({ game: bids, seat: 1, packet: { at: 0, view: startBids().view(1) } });
    expect(context!.choices("discard")).toHaveLength(2);
    expect(context!.imagine().players[1]).toEqual(referee(startBids()).players[1]);
    expect(sitting.table.match.journal()).toMatchObject([{ by: 1, move: { type: "bid" } }]);
  });

  test("finish a game by themselves, the same one for the same seed", async () => {
    const records = [];
    for (let i = 0; i < 2; i++) {
      const sitting = sit({ bots: { 0: randomBot(), 1: randomBot() } });
      await run(sitting, 200);
      expect(sitting.table.match.outcome).not.toBeNull();
      expect(sitting.errors).toEqual([]);
      records.push(toRecord(sitting.table.match));
    }
    expect(records[0]).toEqual(records[1]);
    expect(replay(bids, records[0]).ok).toBe(true);
  });

  test("do not shift the game's dice, however much they think", async () => {
    const dice = after(startBids(), [0, { type: "roll" }]).view(0).rolled;
    const sitting = sit({ bots: { 1: ({ random }) => void random.dice(100) } });
    await run(sitting);
    await sitting.table.seat(0).play({ type: "roll" });
    expect(sitting.table.match.view(0).rolled).toEqual(dice);
  });

  test("that pass are asked again when there is news for them, and not before", async () => {
    let asked = 0;
    const sitting = sit({
      bots: {
        1: () => {
          asked++;
          return undefined;
        },
      },
    });
    await run(sitting);
    await sitting.table.seat(0).play(note);
    await sitting.table.seat(0).play(idle);
    await run(sitting);
    expect(asked).toBe(1);
    await sitting.table.seat(0).play(say("news"));
    await run(sitting);
    expect(asked).toBe(2);
  });

  test("that move without a trace are asked again, with other chances", async () => {
    const drawn: number[] = [];
    const sitting = sit({
      bots: {
        1: ({ random, choices }) => {
          drawn.push(random.int(2 ** 32));
          return drawn.length < 4 ? idle : choices("bid")[0];
        },
      },
    });
    await run(sitting);
    expect(new Set(drawn).size).toBe(4);
    expect(sitting.table.match.length).toBe(4);
  });

  test.each<[name: string, bot: Bot<Bids>, error: object]>([
    [
      "throws",
      () => {
        throw new Error("bot");
      },
      { message: "bot" },
    ],
    ["fails later", () => Promise.reject(new Error("bot")), { message: "bot" }],
    [
      "plays what is not legal",
      () => ({ type: "takeBack" }),
      { code: "bad-move", path: "bots[1]", value: "B-2" },
    ],
    [
      "plays junk",
      () => ({ type: "fold" }) as never,
      { code: "bad-move", path: "bots[1]", value: "unknown-move" },
    ],
  ])("one that %s is told of, once a packet, and stops nobody", async (_, bot, error) => {
    const sitting = sit({ seats: 3, bots: { 1: bot, 2: bidFirst } });
    await run(sitting);
    expect(sitting.errors).toHaveLength(2); // once at the start, once when seat 2 has bid
    expect(sitting.errors[0]).toMatchObject(error);
    expect(sitting.table.match.journal()).toMatchObject([{ by: 2, move: { type: "bid" } }]);
    await sitting.table.seat(0).play(say("news"));
    await run(sitting);
    expect(sitting.errors).toHaveLength(3);
  });

  test("one that is slow is not in the way of those who move meanwhile", async () => {
    let answer: (move: MoveOf<Bids>) => void = () => undefined;
    const sitting = sit({ bots: { 1: () => new Promise((resolve) => (answer = resolve)) } });
    await run(sitting, 3);
    await sitting.table.seat(0).play(say("while you think"));
    expect(sitting.table.match.length).toBe(1);
    answer(startBids().choices(1, "bid")[0]!);
    await run(sitting, 3);
    expect(sitting.table.match.journal().map(({ by }) => by)).toEqual([0, 1]);
  });

  test("one that never answers is given up, and stops no other", async () => {
    const answers: ((move: MoveOf<Bids>) => void)[] = [];
    const sitting = sit({
      seats: 3,
      patience: 500,
      bots: { 1: () => new Promise((resolve) => answers.push(resolve)), 2: bidFirst },
    });
    await run(sitting, 3);
    expect(sitting.table.match.length).toBe(0);
    sitting.clock.pass(500);
    await run(sitting, 3);
    expect(sitting.table.match.journal().map(({ by }) => by)).toEqual([2]);
    expect(sitting.errors).toMatchObject([{ path: "bots[1]", expected: "a move within 500 milliseconds" }]);
    answers[0]!(startBids().choices(1, "bid")[0]!);
    await run(sitting, 3);
    expect(sitting.table.match.length).toBe(1);
  });

  test("what a slow one answers too late to be legal is let go", async () => {
    let answer: (move: MoveOf<Bids>) => void = () => undefined;
    const sitting = sit({ bots: { 1: () => new Promise((resolve) => (answer = resolve)) } });
    await run(sitting, 3);
    await sitting.table.play({ type: "stop" });
    answer(startBids().choices(1, "bid")[0]!);
    await run(sitting, 3);
    expect([sitting.table.match.length, sitting.errors]).toEqual([1, []]);
  });

  test("one whose seat is handed over while it thinks plays nothing and blocks nobody", async () => {
    let answer: (move: MoveOf<Bids>) => void = () => undefined;
    const sitting = sit({ seats: 3, bots: { 1: () => new Promise((resolve) => (answer = resolve)) } });
    await run(sitting, 3);
    sitting.table.handOver(1, "person");
    sitting.table.handOver(2, bidFirst);
    await run(sitting, 3);
    expect(sitting.table.match.journal().map(({ by }) => by)).toEqual([2]);
    answer(startBids().choices(1, "bid")[0]!);
    await run(sitting, 3);
    expect(sitting.table.match.length).toBe(1);
  });

  test("close while one thinks, and nothing moves any more", async () => {
    let answer: (move: MoveOf<Bids>) => void = () => undefined;
    const sitting = sit({ bots: { 1: () => new Promise((resolve) => (answer = resolve)) } });
    await run(sitting, 3);
    sitting.table.close();
    answer(startBids().choices(1, "bid")[0]!);
    await run(sitting, 3);
    expect(sitting.table.match.length).toBe(0);
  });

  test.each<[path: string, bots: object]>([
    ["bots", { 7: bidFirst }],
    ["bots", { spectator: bidFirst }],
    ["bots[1]", { 1: "clever" }],
    ["bots[1]", { 1: null }],
  ])("%s: %o is misuse", (path, bots) => {
    expect(() => sit({ bots: bots as never })).toThrow(expect.objectContaining({ path }));
  });
});

describe("closing and rewinding", () => {
  test("a closed table sends nothing and takes nothing from seats", async () => {
    const { table, heard } = sit();
    const seat = table.seat(0);
    table.close();
    table.close();
    expect(await seat.play(say("hello?"))).toMatchObject({ ok: false, rejection: { code: "left-seat" } });
    expect(await table.play({ type: "stop" })).toMatchObject({ rejection: { code: "left-seat" } });
    const misuse = expect.objectContaining({ code: "bad-move", path: "table" });
    expect(() => table.handOver(0, "person")).toThrow(misuse);
    expect(() => {
      table.rewind(0);
    }).toThrow(misuse);
    expect(table.match.length).toBe(0);
    expect([heard[0].length, heard[1].length, heard.spectator.length]).toEqual([1, 1, 1]);
    expect(seat.getSnapshot().at).toBe(0);
  });

  test("a referee may go back; all who notice are sent the position", async () => {
    const { table, heard } = sit();
    await table.seat(0).play(say("one"));
    await table.seat(1).play({ type: "draw" });
    table.rewind(1);
    expect(heard[0].at(-1)).toMatchObject({
      at: 3,
      events: [{ type: "rewound" }],
      view: { said: [{ text: "one" }], deck: 8 },
    });
    expect(table.match.length).toBe(1);
    for (const length of [-1, 2, 0.5, NaN])
      expect(() => table.rewind(length)).toThrow(
        expect.objectContaining({ code: "bad-move", value: length }),
      );
    expect(heard[0]).toHaveLength(4);
  });

  test("a table may be opened for a match in play", async () => {
    const table = openTable(after(startBids(), [0, say("earlier")]));
    expect(table.seat(1).getSnapshot()).toMatchObject({ at: 0, view: { said: [{ text: "earlier" }] } });
    expect([table.game, table.seats]).toEqual([bids, 2]);
    table.close();
  });
});

describe("rules that break", () => {
  const breaking = (parts: object): Tinker => {
    const game = tinkerWith(({ state }) => {
      state.note = "moved";
    });
    return {
      ...game,
      inside: { ...game.inside, definition: { ...game.inside.definition, ...parts } },
    };
  };
  const moved = (view: unknown): boolean => (view as { note: string }).note === "moved";
  const oops = (): never => {
    throw new Error("secret ace");
  };

  test.each<[name: string, parts: object]>([
    ["in the move", { moves: { act: { apply: oops } } }],
    ["in its check", { moves: { act: { check: oops, apply: () => undefined } } }],
    [
      "in the outcome after it",
      { outcome: ({ view }: { view: unknown }) => (moved(view) ? oops() : undefined) },
    ],
    ["in whom to wait for after it", { toAct: ({ view }: { view: unknown }) => (moved(view) ? oops() : 1) }],
    [
      "in a timer after it",
      {
        timers: {
          t: { due: ({ view }: { view: unknown }) => (moved(view) ? oops() : undefined), expire: "act" },
        },
      },
    ],
  ])("%s: the move is not made, nobody hears of it, and the table goes on", async (_, parts) => {
    const errors: unknown[] = [];
    const table = createTable(breaking(parts), {
      seats: 3,
      seed: "x",
      clock: manualClock(),
      onError: (error) => errors.push(error),
    });
    const heard: unknown[] = [];
    for (const seat of [0, 1, 2]) table.seat(seat).subscribe((packet) => heard.push(packet));
    const result = await table.seat(0).play({ type: "act" });
    expect(result).toEqual({ ok: false, rejection: { code: "rules-broke", parameters: {} } });
    expect([table.match.length, heard.length, errors.length]).toEqual([0, 3, 1]);
    expect(table.seat(0).getSnapshot().at).toBe(0);
    expect(await table.seat(1).undo()).toMatchObject({ ok: false, rejection: { code: "nothing-to-undo" } });
  });

  test("while undoing, they are told of and the move stays", async () => {
    let broken = false;
    const game = breaking({
      moves: {
        act: { apply: ({ state }: { state: { note: string } }) => (broken ? oops() : (state.note += "x")) },
      },
    });
    const errors: unknown[] = [];
    const table = createTable(game, {
      seats: 3,
      seed: "x",
      clock: manualClock(),
      onError: (error) => errors.push(error),
    });
    await table.seat(0).play({ type: "act" });
    await table.seat(0).play({ type: "act" });
    broken = true;
    expect(table.seat(0).canUndo()).toBe(false);
    expect(await table.seat(0).undo()).toEqual({
      ok: false,
      rejection: { code: "rules-broke", parameters: {} },
    });
    expect([errors.length, table.match.length]).toEqual([2, 2]);
  });
});
