import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { arrange, toRecord, type Arrangement } from "@facedown/core";
import { connectSeat } from "@facedown/core/remote";
import { totallyHuman, type Identity } from "@facedown/totally-human";
import type { Deduced } from "../src/deduction/deduced.js";
import type { Chosen, Status } from "../src/protocol.js";
import { Host } from "../src/worker/host.js";
import { memoryStorage, type Storage } from "../src/worker/storage.js";

const chosen: Chosen = {
  game: "totally-human",
  variant: "standard",
  seats: 3,
  options: {},
  seed: "host",
  people: [0, 1],
};

const ports: MessagePort[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const port of ports.splice(0)) port.close();
});

/** A host, the status that it told last, and how its seats are sat at. */
function hosting(storage: Storage = memoryStorage()) {
  const told: (Status | null)[] = [];
  const host = new Host(storage, (status) => told.push(status));
  const sit = async (viewer: number | "spectator") => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1, port2);
    const answer = host.sit(viewer, port1);
    if (!answer.ok) throw new Error(answer.problem);
    const seat = await connectSeat(totallyHuman, port2, viewer, { after: answer.after });
    return { seat, told: answer.told };
  };
  return { host, told, status: () => told.at(-1)!, sit, storage };
}

/** The record of a game that begins with these hands. */
function recordWith(seed: string, change: Arrangement<typeof totallyHuman>["state"]): string {
  const match = arrange(totallyHuman, { seats: 3, seed, state: change });
  return JSON.stringify({ people: [0], record: toRecord(match) });
}

describe("what can be worked out", () => {
  test("is the same for a seat whatever the others hold", async () => {
    const texts = [0, 1].map((other) =>
      recordWith("host", (state) => {
        if (other === 0) return;
        const held = state.players[1]!.hand.cards[0] as { face: Identity };
        const left = state.identities.cards.find(({ face }) => face.alien !== held.face.alien) as typeof held;
        [held.face, left.face] = [left.face, held.face];
      }),
    );
    const found: unknown[] = [];
    const states: string[] = [];
    for (const text of texts) {
      const { host } = hosting();
      expect(await host.load(text)).toEqual({ ok: true });
      found.push(await host.deduce(0));
      host.referee(true);
      states.push(JSON.stringify(host.eyes()));
    }
    expect(states[0]).not.toBe(states[1]);
    expect((found[0] as Deduced).tables[0]?.rows.map(([who]) => who)).toEqual(["Red", "Blue", "Green"]);
    expect(found[1]).toEqual(found[0]);
  });

  test.each(["totally-human", "are-you-a-human", "message-from-the-stars"])(
    "%s brings something for a seat here, and nothing for one elsewhere",
    async (game) => {
      const { host } = hosting();
      expect(await host.open({ ...chosen, game, people: [0] })).toEqual({ ok: true });
      const deduced = await host.deduce(0);
      expect(deduced?.note).toMatch(/\.$/);
      for (const { head, rows } of deduced?.tables ?? [])
        expect(rows.every((row) => row.length === head.length)).toBe(true);
      await expect(host.deduce(1)).rejects.toThrow("nobody at this screen sits there");
    },
  );

  test("a covered card is what its seat saw, for an ideal memory", async () => {
    const { host } = hosting();
    await host.open({ ...chosen, game: "are-you-a-human", people: [0] });
    await host.host({ type: "cover" });
    const deduced = await host.deduce(0);
    expect(deduced?.tables[0]?.rows).toHaveLength(16);
    expect(deduced?.tables[0]?.rows.every((row) => row[2] === "yes")).toBe(true);
  });

  test("a game that brings nothing says so", async () => {
    const { host } = hosting();
    await host.open({ ...chosen, game: "fixture-memory", seats: 2, people: [0] });
    expect(await host.deduce(0)).toBeNull();
  });
});

describe("a host", () => {
  test("tells who sits down what a timer has left", async () => {
    const { host } = hosting();
    await host.open({ ...chosen, game: "are-you-a-human", people: [0, 1] });
    const leftFor = (viewer: number) => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      const answer = host.sit(viewer, port1);
      return answer.ok ? answer.left["memorizing"]! : Number.NaN;
    };
    const first = leftFor(0);
    expect(first).toBeGreaterThan(59);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 60));
    const later = leftFor(1);
    expect(first - later).toBeGreaterThan(0.05);
    expect(later).toBeGreaterThan(50);
  });

  test("goes on with what a timer had left when its table was kept, and lets it run out then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const first = hosting();
    await first.host.open({ ...chosen, game: "are-you-a-human", people: [0, 1] });
    await vi.advanceTimersByTimeAsync(10_000);
    const second = hosting(first.storage);
    await vi.advanceTimersByTimeAsync(0);
    expect(await second.host.resume()).toBe(true);
    const left = () => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      const answer = second.host.sit(0, port1);
      return answer.ok ? answer.left["memorizing"] : Number.NaN;
    };
    first.host.leave();
    expect(left()).toBeGreaterThan(49);
    expect(left()).toBeLessThan(51.1);
    await vi.advanceTimersByTimeAsync(48_000);
    expect(left()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(4000);
    expect(left()).toBeUndefined();
  });

  test("closes the seats of others when the referee looks away, and not one's own", async () => {
    const { host, sit } = hosting();
    await host.open(chosen);
    const own = await sit(0);
    host.referee(true);
    const other = await sit(2);
    host.referee(false);
    const before = other.seat.getSnapshot().at;
    await own.seat.play({ type: "answer", number: own.seat.choices("answer")[0]!.number });
    await vi.waitFor(() => {
      expect(own.seat.getSnapshot().at).toBeGreaterThan(0);
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(other.seat.getSnapshot().at).toBe(before);
  });

  test("says that a table is not kept where another tab keeps its own", async () => {
    const { host, status } = hosting({ ...memoryStorage(), isOurs: () => Promise.resolve(false) });
    await host.open(chosen);
    expect(status().isKept).toBe(false);
  });

  test("sets a table, and says why it cannot", async () => {
    const { host, status } = hosting();
    expect(await host.open({ ...chosen, options: { rocketCount: 99 } })).toMatchObject({
      ok: false,
      problem: expect.stringContaining("options.rocketCount"),
    });
    expect(await host.open({ ...chosen, game: "chess" })).toMatchObject({ ok: false });
    expect(await host.open(chosen)).toEqual({ ok: true });
    expect(status()).toMatchObject({
      game: "totally-human",
      seats: 3,
      names: ["Red", "Blue", "Green"],
      waiting: [0, 1, 2],
      isReferee: false,
    });
    host.leave();
    expect(status()).toBeNull();
  });

  test("seats nobody at the seats of others, until the referee looks", async () => {
    const { host, sit } = hosting();
    await host.open(chosen);
    await expect(sit(2)).rejects.toThrow("nobody at this screen sits there");
    await expect(sit("spectator")).rejects.toThrow("nobody at this screen sits there");
    expect(() => host.positions(2)).toThrow("nobody at this screen");
    expect(() => host.eyes()).toThrow("eyes are closed");
    const { seat } = await sit(1);
    expect(seat.view.players.map(({ hand }) => hand.every((card) => card !== null))).toEqual([
      false,
      true,
      false,
    ]);
    host.referee(true);
    expect((await sit(2)).seat.view.players[2]!.hand).not.toContain(null);
    const eyes = host.eyes() as { players: { hand: unknown[] }[] };
    for (const { hand } of eyes.players) expect(hand).not.toContain(null);
    host.referee(false);
    await expect(sit(2)).rejects.toThrow("nobody at this screen");
  });

  test("random players move when only they are waited for, else once after each person", async () => {
    const { host, status, sit } = hosting();
    await host.open({ ...chosen, people: [0] });
    expect(status()).toMatchObject({ waiting: [0, 1, 2], othersWait: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status().waiting).toEqual([0, 1, 2]);
    host.others();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status()).toMatchObject({ waiting: [0], othersWait: false });
    const { seat } = await sit(0);
    await seat.play(seat.choices("answer")[0]!);
    expect(seat.view.phase).toBe("discuss");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(status().waiting).toEqual([0]);
  });

  test("nobody at the screen: they play to the end by themselves", async () => {
    const { host, status } = hosting();
    await host.open({ ...chosen, people: [] });
    host.pace(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status()).toMatchObject({ isOver: true });
  });

  test("keeps the table: another host takes it up, with who sits there and what was told", async () => {
    const first = hosting();
    await first.host.open(chosen);
    const { seat } = await first.sit(0);
    await seat.play(seat.choices("answer")[0]!);
    await vi.advanceTimersByTimeAsync(10);
    const second = hosting(first.storage);
    expect(await second.host.resume()).toBe(true);
    const again = await second.sit(0);
    expect(again.seat.view).toEqual(seat.view);
    expect(again.told.flatMap(({ lines }) => lines).join(" ")).toMatch(/Red has chosen/);
    expect(second.status()).toMatchObject({ people: [0, 1], names: ["Red", "Blue", "Green"] });
    first.host.leave();
    second.host.leave();
    await vi.advanceTimersByTimeAsync(10);
    expect(await hosting(first.storage).host.resume()).toBe(false);
  });

  test("refuses a damaged or foreign file with the reason; the table stays", async () => {
    const { host, status } = hosting();
    await host.open(chosen);
    const record = host.record();
    const damaged = record.replace('"seats":3', '"seats":4');
    const reasons = [
      ["{", "It is no JSON"],
      ["[]", "record"],
      [damaged, "record.seats is not right (damaged)"],
      [record.replace('"game":"totally-human"', '"game":"chess"'), "record.game"],
    ] as const;
    for (const [text, problem] of reasons)
      expect(await host.load(text)).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
    expect(status().table).toBe(1);
    expect(await host.load(record)).toEqual({ ok: true });
    expect(status()).toMatchObject({ table: 2, people: [0, 1] });
  });

  test("a record with other cards is opened with the variant that it was played with", async () => {
    const { host, status } = hosting();
    await host.open({ ...chosen, variant: "spanish" });
    const record = host.record();
    await host.open(chosen);
    expect(await host.load(record)).toEqual({ ok: true });
    expect(status()).toMatchObject({ variant: "spanish" });
  });
});

describe("the timeline of a seat", () => {
  test("has a position for each time that something changed for it; a branch keeps the way so far", async () => {
    const { host, status, sit } = hosting();
    await host.open(chosen);
    const { seat } = await sit(0);
    const { seat: other } = await sit(1);
    expect(host.positions(0)).toEqual({ count: 1, openFrom: 0 });
    await seat.play(seat.choices("answer")[0]!);
    await other.play(other.choices("answer")[0]!);
    expect(host.positions(0)).toEqual({ count: 3, openFrom: 0 });
    expect(host.look(0, 1)).toMatchObject({ waiting: [1, 2], events: [{ type: "sealed", seat: 0 }] });
    expect(() => host.look(0, 3)).toThrow("no position 3");
    host.branch(0, 1);
    expect(status()).toMatchObject({ lines: [2], waiting: [1, 2] });
    host.line(0);
    expect(status()).toMatchObject({ lines: [1], waiting: [2] });
    expect(() => host.line(7)).toThrow("no way 7");
  });

  test("gives no second look at what was hidden since, until the game is over or the referee looks", async () => {
    const { host, status } = hosting();
    await host.open({ ...chosen, game: "fixture-memory", seats: 2, people: [0] });
    expect(JSON.stringify(host.look(0, 0))).toContain("sun");
    await host.host(status().hostMoves[0]!.move);
    const { count, openFrom } = host.positions(0);
    expect([count, openFrom]).toEqual([2, 1]);
    expect(() => host.look(0, 0)).toThrow("not for a second look");
    expect(() => host.branch(0, 0)).toThrow("not for a second look");
    host.referee(true);
    expect(host.positions(0).openFrom).toBe(0);
    expect(JSON.stringify(host.look(0, 0))).toContain("sun");
  });
});
