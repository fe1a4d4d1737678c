import { describe, expect, test } from "vitest";
import { createTable, manualClock, type Viewer } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { cover, heard, play, playRound, refusal, seatsOf, table, type GameMatch } from "./support/table.js";

const viewers = (match: GameMatch): Viewer[] => [...seatsOf(match), "spectator"];

describe("AH-4: while memorizing", () => {
  const match = table({ seats: 3 });

  test("AH-4: everybody sees every face, onlookers too", () => {
    const { table: cards } = match.view(0);
    expect(cards).toHaveLength(16);
    expect(cards).not.toContain(null);
    for (const viewer of viewers(match)) expect(match.view(viewer).table).toEqual(cards);
  });

  test("AH-4: nobody can point or guess, and no such move is offered", () => {
    for (const seat of seatsOf(match)) {
      expect(refusal(match, seat, { type: "point", at: 0 }).code).toBe("not-now");
      expect(refusal(match, seat, { type: "guess", names: { type: "gear" } }).code).toBe("not-now");
      expect(refusal(match, seat, { type: "guessShortCircuit" }).code).toBe("not-now");
      expect(match.choices(seat)).toEqual([{ type: "ready" }]);
    }
    expect(match.choices("table")).toEqual([{ type: "cover" }]);
  });
});

describe("AH-A18: the end of memorizing", () => {
  test("AH-A18: all players together may end it; while one is missing it goes on", () => {
    let match = table({ seats: 3 });
    for (const seat of [2, 0]) {
      match = play(match, seat, { type: "ready" });
      expect(match.view(0).phase).toBe("memorize");
      expect(heard(match, "ready")[0]?.seat).toBe(seat);
    }
    expect(match.waiting).toEqual([1]);
    expect(refusal(match, 0, { type: "ready" })).toEqual({
      code: "AH-4",
      parameters: { why: "ready already" },
    });
    match = play(match, 1, { type: "ready" });
    expect(match.view(0).phase).toBe("point");
    expect(match.view(0).ready).toBe(0);
  });

  test("AH-A18: the host may end it, once", () => {
    const match = cover(play(table({ seats: 2 }), 0, { type: "ready" }));
    expect(match.view(0)).toMatchObject({ phase: "point", ready: 0 });
    expect(refusal(match, "table", { type: "cover" }).code).toBe("not-now");
  });

  test("AH-A18: a minute is the table's timer, and it runs anew in each round", () => {
    const match = table({ seats: 2 });
    expect(match.timers).toEqual([{ name: "memorizing", id: 0, seconds: 60 }]);
    expect(cover(match).timers).toEqual([]);
    const second = playRound(table({ options: { cardsOnTable: 4 } }));
    expect(second.timers).toEqual([{ name: "memorizing", id: 1, seconds: 60 }]);
    expect(table({ options: { memorizeSeconds: 5 } }).timers[0]?.seconds).toBe(5);
    expect(table({ options: { memorizeSeconds: null } }).timers).toEqual([]);
  });

  test("AH-A18, AH-5: at a table the cards are covered after sixty seconds and not before", async () => {
    const clock = manualClock();
    const running = createTable(areYouAHuman, { seats: 2, seed: "minute", clock });
    clock.pass(59_999);
    await Promise.resolve();
    expect(running.seat(0).view.phase).toBe("memorize");
    clock.pass(1);
    await Promise.resolve();
    expect(running.seat(0).view.phase).toBe("point");
    expect(running.seat(1).view.table).toEqual(Array.from({ length: 16 }, () => null));
    running.close();
  });
});

describe("AH-5: afterwards", () => {
  test("AH-5: nobody sees a face, onlookers included", () => {
    const match = cover(table({ seats: 4 }));
    for (const viewer of viewers(match))
      expect(match.view(viewer).table).toEqual(Array.from({ length: 16 }, () => null));
  });

  test("AH-5: in the second round too", () => {
    const second = playRound(table({ seats: 2, options: { cardsOnTable: 4, shortCircuits: 0 } }));
    expect(second.view(1)).toMatchObject({ phase: "memorize", round: 1 });
    expect(second.view(1).table).not.toContain(null);
    for (const viewer of viewers(second))
      expect(cover(second).view(viewer).table).toEqual([null, null, null, null]);
  });
});

test("AH-A19: there is no move to take a note", () => {
  expect(areYouAHuman.moveNames).toEqual([
    ...["ready", "cover", "point", "decline"],
    ...["guess", "guessShortCircuit", "pass", "suggest"],
  ]);
});
