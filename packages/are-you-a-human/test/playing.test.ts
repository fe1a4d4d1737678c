import { describe, expect, test } from "vitest";
import type { Rejection } from "@facedown/core";
import {
  cover,
  faceAt,
  guessMove,
  heard,
  play,
  refusal,
  scores,
  seatsOf,
  small,
  table,
  turn,
  turns,
  type GameMatch,
} from "./support/table.js";

const code = ({ code: found, parameters }: Rejection) => [found, parameters["why"] ?? null];
const who = (match: GameMatch) => {
  const { guesser, pointer, phase } = match.view("spectator");
  return { phase, guesser, pointer };
};

describe("AH-7: pointing", () => {
  const match = cover(table({ seats: 4, options: { firstPlayer: 2 } }));

  test("AH-7: only the player to the left of whose turn it is points", () => {
    expect(who(match)).toEqual({ phase: "point", guesser: 2, pointer: 3 });
    expect(match.waiting).toEqual([3]);
    for (const seat of [0, 1, 2]) {
      expect(code(refusal(match, seat, { type: "point", at: 5 }))).toEqual(["AH-7", "not you"]);
      expect(match.choices(seat, "point")).toEqual([]);
    }
    expect(match.choices(3, "point")).toHaveLength(16);
    expect(play(match, 3, { type: "point", at: 5 }).view(0).pointed).toBe(5);
  });

  test("AH-7: a card that was pointed at stays so", () => {
    const pointed = play(match, 3, { type: "point", at: 5 });
    expect(pointed.undo(3)).toMatchObject({ ok: false, rejection: { code: "undo-final" } });
  });

  test("AH-7: the neighbor to the left of the last player is the first", () => {
    expect(who(cover(table({ seats: 4, options: { firstPlayer: 3 } })))).toMatchObject({
      guesser: 3,
      pointer: 0,
    });
  });

  test("AH-7, AH-A26: only at a card that lies face down", () => {
    const next = turn(match, 5, "gear");
    expect(code(refusal(next, 0, { type: "point", at: 5 }))).toEqual(["AH-7", "open"]);
    expect(code(refusal(next, 0, { type: "point", at: 16 }))).toEqual(["AH-7", "no card"]);
    expect(next.choices(0, "point").map((move) => (move as { at: number }).at)).not.toContain(5);
    expect(next.choices(0, "point")).toHaveLength(15);
  });

  test("AH-16: of two players the other one always points", () => {
    let two = cover(table({ seats: 2 }));
    for (let i = 0; i < 10; i++) {
      const { guesser, pointer } = two.view(0);
      expect([guesser, pointer].sort()).toEqual([0, 1]);
      two = turn(two, two.view(0).table.indexOf(null), "red");
    }
  });
});

describe("AH-8, AH-9: guessing", () => {
  const match = play(cover(table({ seats: 3, cards: ["red gear 2"] })), 1, { type: "point", at: 0 });

  test("AH-8: only whose turn it is guesses", () => {
    expect(who(match)).toEqual({ phase: "guess", guesser: 0, pointer: 1 });
    expect(match.waiting).toEqual([0]);
    for (const seat of [1, 2]) {
      for (const guess of ["red", "short", "pass"])
        expect(refusal(match, seat, guessMove(guess)).code).toBe("AH-8");
      expect(match.choices(seat)).toEqual([]);
    }
  });

  test("AH-8: the guess is for the card that was pointed at, and for no other", () => {
    const next = play(match, 0, guessMove("red gear 2"));
    expect(heard(next, "guessed")[0]).toMatchObject({ at: 0, seat: 0, points: 6 });
    expect(next.view(0).table.filter((face) => face !== null)).toHaveLength(1);
    expect(refusal(match, 0, { type: "guess", names: { type: "gear" }, at: 3 } as never).code).toBe(
      "bad-input",
    );
  });

  test("AH-9, AH-A6: any of 124 sets of features, or Short Circuit, named in one move", () => {
    expect(match.choices(0, "guess")).toHaveLength(124);
    expect(match.choices(0)).toHaveLength(125);
    expect(refusal(match, 0, { type: "guess", names: {} }).code).toBe("bad-input");
    expect(refusal(match, 0, { type: "guess", names: { type: "cog" } } as never).code).toBe("bad-input");
    expect(refusal(match, 0, { type: "guess", names: { number: 5 } } as never).code).toBe("bad-input");
    // Nothing is told between the features: after one guess the card lies open.
    expect(who(play(match, 0, guessMove("red")))).toMatchObject({ phase: "point", guesser: 1 });
  });

  test("AH-9, AH-A7: one has to guess, unless the table allows to pass", () => {
    expect(code(refusal(match, 0, { type: "pass" }))).toEqual(["AH-9", "no pass"]);
    expect(match.choices(0, "pass")).toEqual([]);
    const free = play(cover(table({ cards: ["red gear 2"], options: { allowPass: true } })), 1, {
      type: "point",
      at: 0,
    });
    const passed = play(free, 0, { type: "pass" });
    expect(heard(passed, "guessed")[0]).toMatchObject({ names: null, points: 0, at: 0 });
    expect(passed.view(1).table[0]).toEqual({ type: "gear", color: "red", number: 2 });
    expect(who(passed)).toMatchObject({ phase: "point", guesser: 1 });
  });

  test("AH-7, AH-8: nobody points while a card is to be guessed, or guesses before", () => {
    expect(refusal(match, 1, { type: "point", at: 3 }).code).toBe("not-now");
    expect(refusal(cover(table({})), 0, guessMove("red")).code).toBe("not-now");
  });
});

describe("AH-10: the card is flipped", () => {
  for (const [guess, points] of [
    ["red", 1],
    ["blue", 0],
    ["red gear", 3],
    ["red gear 2", 6],
    ["red gear 3", 0],
    ["short", 0],
  ] as const)
    test(`AH-10, AH-11, AH-12: after “${guess}” for a red gear 2 it lies open, for ${points} points`, () => {
      const match = turn(cover(table({ seats: 3, cards: ["red gear 2"] })), 0, guess);
      for (const viewer of [0, 1, 2, "spectator"] as const)
        expect(match.view(viewer).table[0]).toEqual({ type: "gear", color: "red", number: 2 });
      expect(scores(match)).toEqual([points, 0, 0]);
      expect(heard(match, "guessed")[0]?.points).toBe(points);
      expect(turn(match, 1, "red").view(0).table[0]).toEqual({ type: "gear", color: "red", number: 2 });
    });

  test("AH-A8: Short Circuit that is named on a Memory card scores 0 and ends the turn", () => {
    const match = turn(cover(table({ seats: 3, cards: ["red gear 2"] })), 0, "short");
    expect(who(match)).toEqual({ phase: "point", guesser: 1, pointer: 2 });
    expect(match.view(0).bonus).toBe(false);
  });

  test("AH-A9: features that are named on a Short Circuit score 0 and end the turn", () => {
    const match = turn(cover(table({ seats: 3, cards: ["short"] })), 0, "red gear 2");
    expect(who(match)).toEqual({ phase: "point", guesser: 1, pointer: 2 });
    expect([scores(match), match.view(0).table[0]]).toEqual([[0, 0, 0], "shortCircuit"]);
  });

  test("AH-A13: a card that was guessed wrong is out: it lies open and cannot be chosen", () => {
    const match = turn(cover(table({ cards: ["red gear 2"] })), 0, "blue");
    expect(code(refusal(match, 0, { type: "point", at: 0 }))).toEqual(["AH-7", "open"]);
  });
});

describe("AH-14: Short Circuits", () => {
  const named = turn(cover(table({ seats: 3, cards: ["short", "red gear 2", "short"] })), 0, "short");

  test("AH-14, AH-A10: one that is named scores nothing, and its player picks another card", () => {
    expect(scores(named)).toEqual([0, 0, 0]);
    expect(who(named)).toEqual({ phase: "point", guesser: 0, pointer: 0 });
    expect(heard(named, "bonusEarned")).toEqual([{ type: "bonusEarned", seat: 0 }]);
    expect(named.waiting).toEqual([0]);
    expect(code(refusal(named, 1, { type: "point", at: 1 }))).toEqual(["AH-7", "not you"]);
    expect(code(refusal(named, 0, { type: "point", at: 0 }))).toEqual(["AH-7", "open"]);
  });

  test("AH-7, AH-8: on a bonus guess the guesser picks the card and guesses it", () => {
    const picked = play(named, 0, { type: "point", at: 1 });
    expect(who(picked)).toEqual({ phase: "guess", guesser: 0, pointer: 0 });
    expect(refusal(picked, 1, guessMove("red")).code).toBe("AH-8");
    const done = play(picked, 0, guessMove("red gear 2"));
    expect(scores(done)).toEqual([6, 0, 0]);
  });

  test("AH-A12, AH-P8: after the bonus the turn passes to the left as ever", () => {
    expect(who(turn(named, 1, "red"))).toEqual({ phase: "point", guesser: 1, pointer: 2 });
  });

  test("AH-A10: the bonus may be left, by its player alone, and only while there is one", () => {
    expect(code(refusal(named, 1, { type: "decline" }))).toEqual(["AH-7", "not you"]);
    const left = play(named, 0, { type: "decline" });
    expect(who(left)).toEqual({ phase: "point", guesser: 1, pointer: 2 });
    expect(left.view(0).table.filter((face) => face !== null)).toHaveLength(1);
    expect(heard(left, "bonusDeclined")).toHaveLength(1);
    expect(code(refusal(left, 2, { type: "decline" }))).toEqual(["AH-14", "no bonus"]);
  });

  test("AH-A11: a Short Circuit that is named on the bonus scores 0 and ends the turn", () => {
    expect(who(turn(named, 2, "short"))).toEqual({ phase: "point", guesser: 1, pointer: 2 });
  });

  test("AH-A11: with the option it brings another bonus", () => {
    const chain = turns(
      cover(
        table({ seats: 3, cards: ["short", "red gear 2", "short"], options: { shortCircuitChain: true } }),
      ),
      [
        [0, "short"],
        [2, "short"],
      ],
    );
    expect(who(chain)).toEqual({ phase: "point", guesser: 0, pointer: 0 });
    expect(scores(turn(chain, 1, "red"))).toEqual([1, 0, 0]);
  });

  test("AH-A10, AH-17: the last card of the round brings no bonus: there is no card to choose", () => {
    const match = turns(cover(small(["red gear 2", "short"])), [
      [0, "red"],
      [1, "short"],
    ]);
    expect(match.outcome).toMatchObject({ scores: [1, 0] });
    expect(heard(match, "bonusEarned")).toEqual([]);
  });

  test("AH-17: the last card may be taken on a bonus, which ends the round in the middle of a turn", () => {
    const match = turns(cover(small(["short", "red gear 2"])), [
      [0, "short"],
      [1, "red gear 2"],
    ]);
    expect(match.outcome).toMatchObject({ scores: [6, 0], winners: [0] });
  });

  test("AH-P2: turns are cards less bonus guesses, so divisible cards do not make equal turns", () => {
    // Four cards among two players: seat 0 guesses three times, seat 1 once.
    const cards = ["short", "red gear 2", "blue gear 2", "red bulb 1"];
    let match = cover(small(cards));
    const guesses = [0, 0];
    let bonuses = 0;
    for (const [at, guess] of [
      [0, "short"],
      [1, "red"],
      [2, "red"],
      [3, "red"],
    ] as const) {
      if (match.view(0).bonus) bonuses++;
      guesses[match.view(0).guesser!]!++;
      match = turn(match, at, guess);
    }
    expect([match.outcome === null, guesses, bonuses]).toEqual([false, [3, 1], 1]);
  });
});

describe("AH-15: turns", () => {
  test("AH-15, AH-P13: the next to guess is who has just pointed", () => {
    let match = cover(table({ seats: 4, options: { firstPlayer: 1 } }));
    const order: number[] = [];
    for (let at = 0; at < 8; at++) {
      const { pointer, guesser } = match.view(0);
      order.push(guesser!);
      match = turn(match, at, "gear");
      expect(match.view(0).guesser).toBe(pointer);
    }
    expect(order).toEqual([1, 2, 3, 0, 1, 2, 3, 0]);
  });
});

describe("AH-28: what is told of a turn", () => {
  test("AH-28: the position, then what was named, the face and the points, and nothing of other cards", () => {
    const pointed = play(cover(table({ seats: 2, cards: ["red gear 2"] })), 1, { type: "point", at: 0 });
    expect(pointed.frame("spectator").events).toEqual([{ type: "pointed", seat: 1, guesser: 0, at: 0 }]);
    const guessed = play(pointed, 0, guessMove("red 2"));
    const face = { type: "gear", color: "red", number: 2 };
    for (const viewer of [...seatsOf(guessed), "spectator" as const])
      expect(guessed.frame(viewer).events).toEqual([
        { type: "shown", at: { zone: "table", index: 0 }, to: -1, card: face },
        {
          type: "guessed",
          seat: 0,
          side: 0,
          at: 0,
          names: { color: "red", number: 2 },
          card: face,
          points: 3,
        },
      ]);
    expect(faceAt(guessed, 0)).toEqual(face);
  });
});
