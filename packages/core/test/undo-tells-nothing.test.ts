import { describe, expect, test } from "vitest";
import {
  createTable,
  defineRules,
  everyone,
  nobody,
  only,
  sealed,
  secret,
  startMatch,
  zone,
  type Sealed,
  type Secret,
  type Zone,
} from "@facedown/core";
import * as v from "valibot";
import { did } from "./support/tinker.js";

/** Doors that one seat unlocks in the open, and that the others choose among in secret; notes that nobody notices. */
interface State {
  unlocked: boolean[];
  choice: Sealed<number>;
  notes: (Secret<string> | null)[];
  deck: Zone<number>;
}

const rules = defineRules<State>()({
  visible: { unlocked: "public", choice: "cells", notes: "cells", deck: "count" },
});

const unlock = rules.move({
  input: v.strictObject({ door: v.number() }),
  apply: ({ state, input }) => {
    state.unlocked[input.door] = true;
  },
});
const choose = rules.move({
  input: v.strictObject({ door: v.number() }),
  secret: ["door"],
  check: ({ view, input }) => (view.unlocked[input.door] ? undefined : rules.reject("locked")),
  apply: ({ state, seat, input, dealer }) => {
    dealer.seal(state.choice, seat, input.door);
  },
});
const note = rules.move({
  input: v.strictObject({ text: v.string() }),
  secret: ["text"],
  apply: ({ state, seat, input }) => {
    state.notes[seat] = secret(input.text, only(seat));
  },
});
const look = rules.move({
  apply: ({ state, seat }) => {
    state.notes[seat] = secret(String(state.deck.cards.at(-1)?.face), only(seat));
  },
});

const doors = rules.game({
  name: "doors",
  version: 1,
  seats: { min: 2, max: 2 },
  usual: 100,
  setup: () => ({
    unlocked: [true, false],
    choice: sealed<number>(2, only(1)),
    notes: [null, null],
    deck: zone(nobody, [4, 5]),
  }),
  moves: { unlock, choose, note, look },
  toAct: () => nobody,
  outcome: () => undefined,
});

function sit() {
  const table = createTable(doors, { seats: 2, seed: "doors" });
  const counts = { packets: 0 };
  table.seat(0).subscribe(() => counts.packets++);
  return { table, counts };
}

describe("undo tells nothing of what its seat cannot notice", () => {
  test.each<[string, (table: ReturnType<typeof sit>["table"]) => unknown]>([
    ["canUndo", (table) => table.seat(0).canUndo()],
    ["a refused undo", (table) => table.seat(0).undo()],
    ["the host's look at an earlier position", (table) => table.match.at(0).frame(0)],
    ["nothing", () => undefined],
  ])("after %s, a changed choice of another sends no packet", async (_, ask) => {
    const { table, counts } = sit();
    await table.seat(0).play({ type: "unlock", door: 1 });
    await table.seat(1).play({ type: "choose", door: 0 });
    await ask(table);
    const before = counts.packets;
    await table.seat(1).play({ type: "choose", door: 1 });
    await table.seat(1).play({ type: "note", text: "hm" });
    await table.seat(1).undo();
    expect(counts.packets).toBe(before);
  });

  test("whether it is possible does not depend on the content of another's choice; what is illegal without it is given up", async () => {
    const answers = [];
    for (const door of [0, 1]) {
      const { table } = sit();
      await table.seat(1).play({ type: "choose", door: 0 });
      await table.seat(0).play({ type: "unlock", door: 1 });
      await table.seat(1).play({ type: "choose", door });
      answers.push(table.seat(0).canUndo());
      await table.seat(0).undo();
      expect(table.seat(1).view.choice[1]).toEqual({ asked: true, sealed: true, choice: 0 });
    }
    expect(answers).toEqual([true, true]);
  });

  test("nor on whether another made a note", async () => {
    const { table } = sit();
    await table.seat(0).play({ type: "unlock", door: 1 });
    await table.seat(1).play({ type: "note", text: "hm" });
    expect(table.seat(0).canUndo()).toBe(true);
    expect(await table.seat(0).undo()).toEqual({ ok: true });
    expect(table.seat(1).view.notes[1]).toBe("hm");
  });
});

describe("what a seat learned cannot be undone, however it was shown", () => {
  test("a hidden face that rules put into a new cell", () => {
    const match = startMatch(doors, { seats: 2, seed: "doors" });
    const looked = match.play(0, { type: "look" });
    expect(looked.ok && looked.match.undo(0)).toMatchObject({ rejection: { code: "undo-shown" } });
    const noted = match.play(0, { type: "note", text: "mine" });
    expect(noted.ok && noted.match.undo(0).ok).toBe(true);
  });

  test.each<[string, Parameters<typeof did>[0]]>([
    [
      "in an event",
      ({ state, dealer }) =>
        dealer.tell({
          type: "happened",
          who: 0,
          card: secret(state.deck.cards[0]!.face, only(0)),
          cards: [],
        }),
    ],
    [
      "by a shuffle for another audience",
      ({ state, dealer }) => {
        dealer.setAudience(state.box, only(0));
        dealer.shuffle(state.box);
      },
    ],
    ["to a partner, by a choice", ({ state, dealer }) => dealer.seal(state.bids, 0, "b", only(0, 1))],
    ["by a reveal", ({ state, dealer }) => dealer.show(state.row, 0, everyone)],
  ])("%s", (_, act) => {
    expect(did(act).undo(0)).toMatchObject({ ok: false, rejection: { code: "undo-shown" } });
  });
});

test("what one seat does with its list of choices is nothing to another", () => {
  const match = startMatch(doors, { seats: 2, seed: "doors" });
  const [choice] = match.choices(0, "look");
  expect(Object.isFrozen(choice)).toBe(true);
});
