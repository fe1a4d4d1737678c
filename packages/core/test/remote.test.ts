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

/** Until everything that was posted has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 25));

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

  test("junk from the table's end: told, and nothing else happens", async () => {
    const { connect, port1, errors } = serve([0]);
    const seat = await connect(0);
    const before = seat.getSnapshot();
    for (const message of [7, { type: "pocket" }, { type: "packet", viewer: 0 }]) port1.postMessage(message);
    await settled();
    expect(errors.map((error) => (error as { path: string }).path)).toEqual([
      "message",
      "message.type",
      "message.packet",
    ]);
    expect(seat.getSnapshot()).toBe(before);
  });
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
