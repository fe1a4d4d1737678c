import { describe, expect, test } from "vitest";
import { createTable, manualClock, type MoveOf } from "@facedown/core";
import { createSeatStore, seatFromSnapshot, shareJson } from "@facedown/core/store";
import { memory } from "@facedown/testing/fixtures";
import { bids } from "./support/bids.js";
import { totallyHuman } from "@facedown/totally-human";

type Answer = MoveOf<typeof totallyHuman> & { readonly type: "answer" };
const answer = (number: Answer["number"]): Answer => ({ type: "answer", number });
const tableOf = (seed = "store") => createTable(totallyHuman, { seats: 3, seed });

describe("shareJson", () => {
  test("gives what was there before where both say the same", () => {
    const before = { a: [1, { b: 2 }], c: { d: null } };
    expect(shareJson(before, structuredClone(before))).toBe(before);
    const after = shareJson(before, { a: [1, { b: 2 }], c: { d: 1 } });
    expect(after).toEqual({ a: [1, { b: 2 }], c: { d: 1 } });
    expect(after.a).toBe(before.a);
  });

  test.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[1], { 0: 1 }],
    [{ 0: 1 }, [1]],
    [null, {}],
    [0, -0],
  ])("tells %j from %j", (before, now) => {
    const shared: unknown = shareJson(before, now);
    expect(shared).not.toBe(before);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(now));
  });

  test("compares what is no plain JSON by identity", () => {
    const [one, other] = [new Map([[1, 2]]), new Map([[1, 2]])];
    expect(shareJson({ map: one }, { map: other }).map).toBe(other);
  });
});

describe("a seat's store", () => {
  test("gives the same snapshot until something changed, and the parts that did not change", async () => {
    const table = tableOf();
    const store = createSeatStore(table.seat(0));
    const first = store.getSnapshot();
    expect(store.getSnapshot()).toBe(first);
    expect(first).toMatchObject({ viewer: 0, at: 0, waiting: [0, 1, 2], outcome: null, canUndo: false });
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    const next = store.getSnapshot();
    expect(next.at).toBe(1);
    expect(next.view.rockets).toBe(first.view.rockets);
    expect(next.view.answers).not.toBe(first.view.answers);
    expect(store.getFirstSnapshot()).toBe(first);
  });

  test("listens only while somebody listens to it, and tells them of each change", async () => {
    const table = tableOf();
    const seat = table.seat(0);
    let listening = 0;
    const store = createSeatStore({
      ...seat,
      subscribe: (listener, options) => {
        listening++;
        const stop = seat.subscribe(listener, options);
        return () => {
          listening--;
          stop();
        };
      },
    });
    expect(listening).toBe(0);
    const heard: number[] = [];
    const stops = [0, 1].map((who) => store.subscribe(() => heard.push(who)));
    expect(listening).toBe(1);
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    expect(heard).toEqual([0, 1]);
    stops.forEach((stop) => stop());
    expect(listening).toBe(0);
  });

  test("is serializable, and a page can begin with it and go on with the table", async () => {
    const table = tableOf();
    const sent = JSON.stringify(createSeatStore(table.seat(0)).getFirstSnapshot());
    const still = seatFromSnapshot(totallyHuman, JSON.parse(sent));
    const store = createSeatStore(still);
    expect(JSON.stringify(store.getSnapshot())).toBe(sent);
    expect(store.choices("answer")).toEqual(table.seat(0).choices("answer"));
    expect(await store.play(answer(1))).toEqual({
      ok: false,
      rejection: { code: "left-seat", parameters: {} },
    });
    const changes: number[] = [];
    store.subscribe(() => changes.push(store.getSnapshot().at));
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    store.attach(table.seat(0));
    await store.play(store.choices("answer")[0]!);
    expect(changes).toEqual([1, 2]);
    expect(JSON.stringify(store.getFirstSnapshot())).toBe(sent);
  });

  test("is attached to seats of its own game alone", () => {
    const store = createSeatStore<any>(tableOf().seat(0));
    expect(() => store.attach(createTable(memory, { seats: 2 }).seat(0))).toThrow("seat.game");
  });

  test("hears each event once and in order, across reconnections", async () => {
    const table = tableOf();
    const store = createSeatStore(table.seat(0));
    const heard: number[] = [];
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    const stop = store.hear((packet) => heard.push(packet.at), 0);
    expect(heard).toEqual([1]);
    store.attach(table.seat(0));
    await table.seat(2).play(table.seat(2).choices("answer")[0]!);
    expect(heard).toEqual([1, 2]);
    stop();
    await store.play(store.choices("answer")[0]!);
    expect(heard).toEqual([1, 2]);
  });

  test("watches a part: at once, and only when it says something else", async () => {
    const table = tableOf();
    const store = createSeatStore(table.seat(0));
    const phases: string[] = [];
    const stop = store.watch(
      ({ view }) => [view.phase],
      ([phase]) => phases.push(phase!),
    );
    for (const seat of [0, 1, 2]) await table.seat(seat).play(table.seat(seat).choices("answer")[0]!);
    expect(phases).toEqual(["answer", "discuss"]);
    stop();
    for (const seat of [0, 1, 2]) await table.seat(seat).play({ type: "done" });
    expect(phases).toEqual(["answer", "discuss"]);
  });

  test("lists the moves of the snapshot, as the seat does, and the same objects while they are the same", async () => {
    const table = tableOf();
    const store = createSeatStore(table.seat(0));
    const choices = store.choices("answer");
    expect(choices).toEqual(table.seat(0).choices("answer"));
    await table.seat(1).play(table.seat(1).choices("answer")[0]!);
    expect(store.choices("answer")).toBe(choices);
    expect(store.choices()).toEqual(table.seat(0).choices());
    expect(store.explain({ type: "launch" })).toEqual(table.seat(0).explain({ type: "launch" }));
  });

  test("tells when a move can be taken back, although the move sent its seat nothing", async () => {
    const table = tableOf();
    const store = createSeatStore(table.seat(0));
    const told: boolean[] = [];
    store.watch(
      ({ canUndo }) => canUndo,
      (canUndo) => told.push(canUndo),
    );
    await store.play(store.choices("answer")[0]!);
    expect(await store.undo()).toEqual({ ok: true });
    expect(told).toEqual([false, true, false]);
  });

  test("counts a timer down from when it heard of it", async () => {
    let time = 1000;
    const clock = manualClock();
    const table = createTable(memory, { seats: 2, seed: "a", clock });
    const store = createSeatStore(table.seat(0), { now: () => time });
    expect(store.timeLeft("minute")).toBe(60);
    time += 14_500;
    expect(store.timeLeft("minute")).toBe(45.5);
    expect(store.timeLeft("no such timer")).toBeUndefined();
    time += 100_000;
    expect(store.timeLeft("minute")).toBe(0);
    clock.pass(60_000);
    await Promise.resolve();
    expect(store.timeLeft("minute")).toBeUndefined();
  });

  test("counts on when a move is taken back that had ended a timer", async () => {
    let time = 0;
    const table = createTable(bids, { seats: 2, seed: "a", clock: manualClock() });
    const store = createSeatStore(table.seat(0), { now: () => time });
    const [timer] = store.getSnapshot().timers;
    time += 20_000;
    await store.play({ type: "say", text: "another id" });
    expect(store.timeLeft(timer!.name)).toBe(60);
    time += 10_000;
    await store.undo();
    expect(store.timeLeft(timer!.name)).toBe(30);
  });

  test("counts on from what a timer has left, for a page that sits down later", async () => {
    let time = 0;
    const clock = manualClock();
    const table = createTable(memory, { seats: 2, seed: "a", clock });
    clock.pass(20_000);
    const store = createSeatStore(table.seat(0), { now: () => time, left: { minute: 40, other: 3 } });
    expect(store.timeLeft("minute")).toBe(40);
    time += 5000;
    expect(store.timeLeft("minute")).toBe(35);
    expect(store.timeLeft("other")).toBeUndefined();
    clock.pass(40_000);
    await Promise.resolve();
    expect(store.timeLeft("minute")).toBeUndefined();
  });

  test("shows a spectator everything that it may see, and no move", () => {
    const store = createSeatStore(tableOf().spectator);
    expect(store.choices()).toEqual([]);
    expect(store.explain(answer(1))).toEqual({ code: "not-yours", parameters: {} });
  });
});
