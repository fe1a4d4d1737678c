import { afterEach, describe, expect, test } from "vitest";
import { createTable, type Json, type Table, type Viewer } from "@facedown/core";
import { connectSeat, serveSeats, type ConnectOptions, type SeatPort } from "@facedown/core/remote";
import { memory } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";

type Game = typeof totallyHuman;

const opened: MessagePort[] = [];
afterEach(() => {
  for (const port of opened.splice(0)) port.close();
});

/** A table behind a port, and all that crosses it towards the page. */
function serve(
  viewers: readonly Viewer[],
  table: Table<Game> = createTable(totallyHuman, { seats: 4, seed: "port" }),
) {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  const crossed: any[] = [];
  const problems: { readonly path: string }[] = [];
  port2.addEventListener("message", ({ data }) => crossed.push(data));
  const stop = serveSeats(table, port1, { viewers, onRefused: (problem) => problems.push(problem) });
  const errors: unknown[] = [];
  const connect = (viewer: Viewer, options: ConnectOptions = {}) =>
    connectSeat(totallyHuman, port2, viewer, { onError: (error) => errors.push(error), ...options });
  return { table, port1, port: port2, crossed, problems, errors, connect, stop };
}

const leftSeat = { ok: false, rejection: { code: "left-seat", parameters: {} } };

/** Until everything that was posted has arrived. */
/** Waits for turns of the event loop, not for a time: on a busy machine a timer may be due before a message is read. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe("a seat at the other end of a port", () => {
  test("is like the seat of the table", async () => {
    const { table, connect } = serve([0]);
    const [here, there] = [table.seat(0), await connect(0)];
    expect(there.getSnapshot()).toEqual(here.getSnapshot());
    expect(there.view).toEqual(here.view);
    expect(there.choices()).toEqual(here.choices());
    expect(there.sample("answer")).toEqual(here.sample("answer"));
    expect(there.explain({ type: "launch" })).toEqual(here.explain({ type: "launch" }));
    expect(await there.play({ type: "launch" })).toMatchObject({ ok: false, rejection: { code: "not-now" } });
    expect(there.canUndo()).toBe(false);
    expect(await there.play(there.choices("answer")[0]!)).toEqual({ ok: true });
    expect(there.getSnapshot()).toEqual(here.getSnapshot());
    expect(there.canUndo()).toBe(true);
    expect(await there.undo()).toEqual({ ok: true });
    expect(there.canUndo()).toBe(false);
    expect(there.getSnapshot()).toEqual(here.getSnapshot());
  });

  test("sends packets in order, each once, and shares what did not change", async () => {
    const { table, connect } = serve([0]);
    const seat = await connect(0);
    const heard: number[] = [];
    seat.subscribe(({ at }) => heard.push(at));
    const { rockets } = seat.view;
    for (const other of [1, 2, 3]) await table.seat(other).play(table.seat(other).choices("answer")[0]!);
    await settled();
    expect(heard).toEqual([0, 1, 2, 3]);
    expect(seat.view.rockets).toBe(rockets);
    expect(seat.getSnapshot()).toEqual(table.seat(0).getSnapshot());
  });

  test("tells the results of moves by their id, and plays an attempt that is made again once", async () => {
    const { table, connect } = serve([0, 1]);
    const [red, blue] = await Promise.all([connect(0), connect(1)]);
    const results = await Promise.all([
      red.play({ type: "launch" }),
      blue.play(blue.choices("answer")[0]!, { id: "once" }),
      blue.play(blue.choices("answer")[0]!, { id: "once" }),
      red.play(red.choices("answer")[0]!),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true, true]);
    expect(table.match.length).toBe(2);
  });

  test("nothing of another seat crosses", async () => {
    const { table, crossed, connect } = serve([1]);
    const seat = await connect(1);
    for (const other of [0, 1, 2, 3]) {
      const by = other === 1 ? seat : table.seat(other);
      await by.play(by.choices("answer")[0] as never);
    }
    for (const other of [0, 1, 2, 3]) await table.seat(other).play({ type: "done" });
    await settled();
    const packets = crossed.filter(({ type }) => type === "packet");
    expect(packets.length).toBeGreaterThan(5);
    for (const message of crossed) expect(message.viewer).toBe(1);
    for (const { packet } of packets)
      packet.view.players.forEach(({ hand }: any, at: number) => {
        expect(hand.every((card: Json) => (card === null) === (at !== 1))).toBe(true);
      });
  });

  test("stands up: nothing crosses any more, and moves are refused", async () => {
    const { table, crossed, connect } = serve([0]);
    const seat = await connect(0);
    const move = seat.choices("answer")[0]!;
    seat.close();
    await settled();
    const before = crossed.length;
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    await settled();
    expect(crossed).toHaveLength(before);
    expect(await seat.play(move)).toEqual({ ok: false, rejection: { code: "left-seat", parameters: {} } });
    expect(seat.choices()).toEqual([]);
    expect(seat.canUndo()).toBe(false);
    const again = await connect(0, { after: seat.getSnapshot().at });
    expect(again.getSnapshot()).toMatchObject({ at: 1, events: [{ type: "sealed", seat: 1 }] });
  });

  test("is told nothing twice when it comes back and nothing has happened", async () => {
    const { connect } = serve([0]);
    (await connect(0)).close();
    const again = await connect(0, { after: 0 });
    expect(again.getSnapshot()).toMatchObject({ at: 0, events: [] });
  });

  test("a late subscriber hears the latest packet, and of a gap before it", async () => {
    const { table, connect } = serve([0]);
    const seat = await connect(0);
    for (const other of [1, 2]) await table.seat(other).play(table.seat(other).choices("answer")[0]!);
    await settled();
    const heard: unknown[] = [];
    for (const after of [2, 1, 0]) seat.subscribe(({ at, gap }) => heard.push([after, at, gap]), { after })();
    expect(heard).toEqual([
      [1, 2, undefined],
      [0, 2, true],
    ]);
  });
});

describe("what is refused", () => {
  test("a viewer who may not be asked for", async () => {
    const { connect, crossed, table } = serve([0]);
    await expect(connect(2)).rejects.toThrow("message.viewer: expected one of 0");
    await expect(connect("spectator")).rejects.toThrow("message.viewer");
    await table.seat(2).play(table.seat(2).choices("answer")[0]!);
    await settled();
    expect(crossed.every(({ type }) => type === "refused")).toBe(true);
  });

  test("seats that the table does not have, when the port is opened", () => {
    expect(() => serve([0, 4])).toThrow("viewers: expected a seat from 0 to 3");
  });

  test("sitting twice, and moves of who does not sit", async () => {
    const { connect, port, crossed } = serve([0, 1]);
    await connect(0);
    await expect(connect(0)).rejects.toThrow("a viewer who does not sit here yet");
    port.postMessage({ type: "undo", id: "x", viewer: 1 });
    await settled();
    expect(crossed.at(-1)).toEqual({
      type: "refused",
      id: "x",
      path: "message.viewer",
      expected: "a viewer who sits here",
    });
  });

  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["no viewers", {}],
    ["one viewer without a list", { viewers: 0 }],
  ])("a table served with options that are %s", (_, options) => {
    const { table, port1 } = serve([0]);
    expect(() => serveSeats(table, port1, options as never)).toThrow(
      'options.viewers: expected a list of seats and "spectator"',
    );
  });

  test("a seat that has changed hands: its former holder cannot sit down again", async () => {
    const { table, port, crossed, connect } = serve([0, 1]);
    await connect(0);
    const fresh = table.handOver(0, "person");
    await settled();
    crossed.length = 0;
    port.postMessage({ type: "play", id: "a", viewer: 0, move: fresh.choices()[0], attempt: null });
    port.postMessage({ type: "leave", viewer: 0 });
    port.postMessage({ type: "sit", id: "b", viewer: 0, after: null });
    port.postMessage({ type: "play", id: "c", viewer: 0, move: fresh.choices()[0], attempt: null });
    await settled();
    expect(crossed).toEqual([
      expect.objectContaining({ type: "result", id: "a", result: leftSeat }),
      {
        type: "refused",
        id: "b",
        path: "message.viewer",
        expected: "a seat that has not changed hands since this port was opened",
      },
      expect.objectContaining({ type: "refused", id: "c" }),
    ]);
    expect(table.match.length).toBe(0);
    expect((await connect(1)).viewer).toBe(1);
  });

  test("a second page for a seat that is taken, with a packet on its way: the first stays", async () => {
    const { table, connect } = serve([0]);
    const first = await connect(0);
    const heard: number[] = [];
    first.subscribe(({ at }) => heard.push(at));
    void table.seat(1).play(table.seat(1).choices("answer")[0]!);
    await expect(connect(0)).rejects.toThrow("a viewer who does not sit here yet");
    await table.seat(2).play(table.seat(2).choices("answer")[0]!);
    await settled();
    expect(heard).toEqual([0, 1, 2]);
    expect(await first.play(first.choices("answer")[0]!)).toEqual({ ok: true });
    first.close();
    expect((await connect(0)).getSnapshot().at).toBe(3);
  });

  const junk: [unknown, string][] = [
    [undefined, "message"],
    [null, "message"],
    ["sit", "message"],
    [[1], "message"],
    [{}, "message.type"],
    [{ type: "toString" }, "message.type"],
    [{ type: "sit", id: 1, viewer: 0, after: null }, "message.id"],
    [{ type: "sit", id: "a".repeat(101), viewer: 0, after: null }, "message.id"],
    [{ type: "sit", id: "a", viewer: "0", after: null }, "message.viewer"],
    [{ type: "sit", id: "a", viewer: -1, after: null }, "message.viewer"],
    [{ type: "sit", id: "a", viewer: 0.5, after: null }, "message.viewer"],
    [{ type: "sit", id: "a", viewer: 0, after: 1.5 }, "message.after"],
    [{ type: "sit", id: "a", viewer: 0 }, "message.after"],
    [{ type: "sit", id: "a", viewer: 0, after: null, more: 1 }, "message.more"],
    [{ type: "play", id: "a", viewer: 0, attempt: null }, "message.move"],
    [{ type: "play", id: "a", viewer: 0, move: {}, attempt: 7 }, "message.attempt"],
    [{ type: "undo", id: "a", viewer: 0, extra: new Map() }, "message.extra"],
    [new Date(0), "message"],
    [cyclic, "message"],
  ];
  test.each(junk)("junk: %o names %s", async (message, path) => {
    const { port, crossed, problems, connect, table } = serve([0]);
    port.postMessage(message);
    await settled();
    expect(crossed).toHaveLength(1);
    expect(crossed[0]).toMatchObject({ type: "refused", path: expect.stringContaining(path) });
    expect(problems[0]!.path).toBe(crossed[0].path);
    expect((await connect(0)).getSnapshot().at).toBe(0);
    expect(table.match.length).toBe(0);
  });

  test("a move that is no JSON, before it is sent", async () => {
    const { connect, crossed } = serve([0]);
    const seat = await connect(0);
    const before = crossed.length;
    expect(await seat.play({ type: "answer", number: () => 1 } as never)).toMatchObject({
      ok: false,
      rejection: { code: "bad-input", parameters: { path: "move.number" } },
    });
    await expect(seat.play({ type: "done" }, { id: 7 as never })).rejects.toThrow("options.id");
    await settled();
    expect(crossed).toHaveLength(before);
  });

  const good = { at: 1, view: {}, events: [], waiting: [], timers: [], outcome: null };
  const told = { type: "packet", id: "0", viewer: 0, canUndo: true };
  test.each<[unknown, string]>([
    [7, "message"],
    [null, "message"],
    [{ type: "pocket" }, "message.type"],
    [{ type: "packet", viewer: 0 }, "message.id"],
    [{ type: "refused", id: 5, path: "", expected: "" }, "message.id"],
    [{ type: "refused", id: null, path: {}, expected: "" }, "message.path"],
    [{ type: "refused", id: null, path: "", expected: 1 }, "message.expected"],
    [{ type: "result", id: {}, viewer: 0, result: { ok: true }, canUndo: true }, "message.id"],
    [{ type: "result", id: "0.0", viewer: 0, result: null, canUndo: true }, "message.result"],
    [{ type: "result", id: "0.0", viewer: 0, result: { ok: true }, canUndo: 1 }, "message.canUndo"],
    [{ type: "left", id: 1, viewer: 0 }, "message.id"],
    [{ ...told, packet: null }, "message.packet"],
    [{ ...told, packet: [] }, "message.packet"],
    [{ ...told, packet: { ...good, at: "1" } }, "message.packet.at"],
    [{ ...told, packet: { ...good, view: null } }, "message.packet.view"],
    [{ ...told, packet: { ...good, events: {} } }, "message.packet.events"],
    [{ ...told, packet: { ...good, waiting: null } }, "message.packet.waiting"],
    [{ ...told, packet: { ...good, view: { when: new Date(0) } } }, "message.packet.view.when"],
  ])("junk from the table's end, %#: %s is named, and nothing else happens", async (message, path) => {
    const { connect, port1, errors } = serve([0]);
    const seat = await connect(0);
    const before = seat.getSnapshot();
    port1.postMessage(message);
    await settled();
    expect(errors.map((error) => (error as { path: string }).path)).toEqual([
      expect.stringMatching(new RegExp(`^${path.replaceAll(".", String.raw`\.`)}(\\[|$)`)),
    ]);
    expect(seat.getSnapshot()).toBe(before);
    expect(await seat.play(seat.choices("answer")[0]!)).toEqual({ ok: true });
  });

  test("a packet that is nested too deeply is named, and nothing else happens", async () => {
    const { connect, port1, errors } = serve([0]);
    const seat = await connect(0);
    const deep = JSON.parse(`${"[".repeat(3000)}1${"]".repeat(3000)}`) as Json;
    port1.postMessage({ ...told, packet: { ...good, view: { deep } } });
    await settled();
    expect((errors[0] as { expected: string }).expected).toBe("at most 64 levels");
    expect(errors).toHaveLength(1);
    expect(seat.getSnapshot().at).toBe(0);
  });
});

describe("a channel that breaks", () => {
  const broken = new Error("the socket is closed");
  /** A port whose posts can be made to throw, and what the other end would hear. */
  function socket() {
    const posted: unknown[] = [];
    let hear: (data: unknown) => void = () => undefined;
    const state = { isBroken: false };
    const port: SeatPort = {
      postMessage: (message) => {
        if (state.isBroken) throw broken;
        posted.push(message);
      },
      addEventListener: (_, listener) => (hear = (data) => listener({ data })),
      removeEventListener: () => (hear = () => undefined),
    };
    return { state, port, posted, hear: (data: unknown) => hear(data) };
  }

  test("under the table: each post that fails is told to onError, and the table goes on", async () => {
    const errors: unknown[] = [];
    const table = createTable(totallyHuman, { seats: 4, seed: "socket" });
    const { state, port, hear } = socket();
    serveSeats(table, port, { viewers: [0], onError: (error) => errors.push(error) });
    hear({ type: "sit", id: "a", viewer: 0, after: null });
    const [move] = table.seat(0).choices();
    state.isBroken = true;
    hear({ type: "play", id: "b", viewer: 0, move, attempt: null });
    await settled();
    hear(5);
    expect(errors).toEqual([broken, broken, broken]);
    expect(table.match.length).toBe(1);
    table.close();
  });

  test("under the page: moves are refused, and a seat that cannot be asked for is rejected", async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const { state, port, posted, hear } = socket();
    const asked = connectSeat(totallyHuman, port, 0, { onError });
    const { id } = posted[0] as { readonly id: string };
    const table = createTable(totallyHuman, { seats: 4, seed: "socket" });
    hear({ type: "packet", id, viewer: 0, packet: table.seat(0).getSnapshot(), canUndo: false });
    const seat = await asked;
    state.isBroken = true;
    expect(await seat.play(seat.choices()[0]!)).toEqual(leftSeat);
    expect(await seat.undo()).toEqual(leftSeat);
    seat.close();
    expect(errors).toEqual([broken, broken, broken]);
    await expect(connectSeat(totallyHuman, port, 0, { onError })).rejects.toBe(broken);
    table.close();
  });

  test("a listener of refusals that breaks is told to onError", async () => {
    const { table, port1, port, crossed } = serve([0]);
    const errors: unknown[] = [];
    const onRefused = () => {
      throw broken;
    };
    serveSeats(table, port1, { viewers: [], onRefused, onError: (error) => errors.push(error) });
    port.postMessage(5);
    await settled();
    expect(errors).toEqual([broken]);
    expect(crossed.every(({ type }) => type === "refused")).toBe(true);
  });
});

test("when serving ends, whoever sits there is told: moves are refused", async () => {
  const { connect, stop, crossed, errors } = serve([0]);
  const seat = await connect(0);
  const move = seat.choices("answer")[0]!;
  stop();
  const waiting = seat.play(move);
  expect(await waiting).toEqual(leftSeat);
  expect(await seat.play(move)).toEqual(leftSeat);
  expect([seat.choices(), seat.canUndo()]).toEqual([[], false]);
  const { length } = crossed;
  stop();
  await settled();
  expect(crossed).toHaveLength(length);
  expect(errors).toEqual([]);
});

test("a listener that breaks stops nobody", async () => {
  const { table, connect, errors } = serve([0]);
  const seat = await connect(0);
  const heard: number[] = [];
  seat.subscribe(
    () => {
      throw new Error("mine");
    },
    { after: 0 },
  );
  seat.subscribe(({ at }) => heard.push(at), { after: 0 });
  await table.seat(1).play(table.seat(1).choices("answer")[0]!);
  await settled();
  expect(heard).toEqual([1]);
  expect(String(errors[0])).toContain("mine");
});

test("any channel that keeps order will do", async () => {
  const ends: ((event: { readonly data: unknown }) => void)[][] = [[], []];
  const end = (mine: number): SeatPort => ({
    postMessage: (message) => {
      const data: unknown = JSON.parse(JSON.stringify(message));
      ends[1 - mine]!.forEach((listener) => queueMicrotask(() => listener({ data })));
    },
    addEventListener: (_, listener) => ends[mine]!.push(listener),
    removeEventListener: (_, listener) => ends[mine]!.splice(ends[mine]!.indexOf(listener), 1),
  });
  const table = createTable(memory, { seats: 2, seed: "json" });
  serveSeats(table, end(0), { viewers: [0] });
  const seat = await connectSeat(memory, end(1), 0);
  expect(seat.view.row).toEqual(table.seat(0).view.row);
  table.close();
});
