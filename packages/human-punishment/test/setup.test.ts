import { describe, expect, test } from "vitest";
import { createRandom, faces, referee, sees, startMatch } from "@facedown/core";
import { humanPunishment, originalPack, type Color } from "@facedown/human-punishment";
import { refusal } from "./support/rigged.js";

const counts = Array.from({ length: 13 }, (_, i) => i + 4);
const start = (seats: number, seed = "setup", options = {}) =>
  startMatch(humanPunishment, { seats, seed, options });
const stateAt = (seats: number, seed?: string, options?: object) => referee(start(seats, seed, options));

const colorOf = (id: string) => originalPack.identities.find((card) => card.id === id)!.color;
const countOf = (list: readonly string[]) =>
  list.reduce<Record<string, number>>((sum, each) => ({ ...sum, [each]: (sum[each] ?? 0) + 1 }), {});

describe.each(counts)("a table for %i", (seats) => {
  const state = stateAt(seats);
  const row = originalPack.charts[seats]!;

  test("HP-P-1, HP-P-2, HP-A-14 the chart's weapons lie in the center, Rocket Launcher and Laser at the side, nobody holds any", () => {
    expect(state.weapons.map(({ kind }) => kind)).toEqual([...row.weapons, "rocket-launcher", "laser"]);
    expect(state.weapons.every(({ holder, targets }) => holder === null && targets.length === 0)).toBe(true);
    expect(state.players.every(({ unlocked }) => unlocked.length === 0)).toBe(true);
  });

  test("HP-P-3, HP-P-5, HP-P-6 IDs of the chart's colors are dealt, no Boss, and one leaves the game", () => {
    const dealt = [...state.players.flatMap(({ identity }) => faces(identity)), ...faces(state.gone)];
    expect(dealt).toHaveLength(seats + 1);
    expect(countOf(dealt.map(colorOf))).toEqual(
      Object.fromEntries(Object.entries(row.ids).filter(([, count]) => count > 0)),
    );
    expect(faces(state.box.boss)).toHaveLength(3);
  });

  test("HP-P-8, HP-A-1, HP-A-2 the chart's loyalty cards are dealt, two to each, left and right", () => {
    const dealt = state.players.flatMap(({ loyalties }) => faces(loyalties));
    expect(countOf(dealt)).toEqual(
      Object.fromEntries(Object.entries(row.loyalties).filter(([, count]) => count > 0)),
    );
    expect(state.players.every(({ loyalties }) => loyalties.cards.length === 2)).toBe(true);
  });

  test("HP-P-9, HP-V1 one program each, the rest is the stack", () => {
    expect(state.players.map(({ hand }) => hand.cards.length)).toEqual(new Array(seats).fill(1));
    expect(state.stack.cards).toHaveLength(66 - seats);
  });

  test("HP-P-7, HP-P-10, HP-P-13, HP-M-1 each player sees its own cards and nobody else's", () => {
    for (const [owner, { identity, loyalties, hand }] of state.players.entries())
      for (const cell of [...identity.cards, ...loyalties.cards, ...hand.cards])
        for (const viewer of [...state.players.keys(), "spectator"] as const)
          expect(cell !== "empty" && sees(cell, viewer)).toBe(viewer === owner);
  });

  test("HP-P-11, HP-H-1 everybody has 2 HP", () => {
    expect(state.players.map(({ hp }) => hp)).toEqual(new Array(seats).fill(2));
  });
});

test("HP-P-6, HP-V2 nobody sees the ID that was left over, nor what is in the box", () => {
  const view = start(5).view(0);
  expect(Object.keys(view)).not.toContain("gone");
  expect(view.box).toEqual({});
  expect(stateAt(5).gone.cards[0]!.shownTo).toBe(0);
});

test("HP-P-4 each pile is shuffled: over many games every ID of a color is dealt", () => {
  const seen = new Set<string>();
  for (let game = 0; game < 150; game++)
    for (const { identity } of stateAt(4, `pile ${game}`).players) seen.add(identity.cards[0]!.face);
  const of = (color: Color) => originalPack.identities.filter((card) => card.color === color);
  for (const { id } of [...of("human"), ...of("machine"), ...of("outlaw")]) expect(seen).toContain(id);
});

/** Which cards came to a place in many games, and which of two neighbors in the box came first. */
function dealtIn(games: number, at: (state: ReturnType<typeof stateAt>) => string): Set<string> {
  return new Set(Array.from({ length: games }, (_, game) => at(stateAt(5, `deal ${game}`))));
}

test("HP-P-5 the IDs taken from the piles are mixed: each color comes to each seat, and is left over", () => {
  for (const seat of [0, 1, 2, 3, 4])
    expect(dealtIn(80, ({ players }) => colorOf(faces(players[seat]!.identity)[0]!)).size).toBe(3);
  expect(dealtIn(80, ({ gone }) => colorOf(faces(gone)[0]!)).size).toBe(3);
});

test("HP-P-8 the loyalty cards are mixed: every kind on the chart comes to either side of every seat", () => {
  const kinds = Object.entries(originalPack.charts[5]!.loyalties).filter(([, count]) => count > 0).length;
  for (const seat of [0, 1, 2, 3, 4])
    for (const side of [0, 1])
      expect(dealtIn(120, ({ players }) => faces(players[seat]!.loyalties)[side]!).size).toBe(kinds);
});

test("HP-P-9 the programs are shuffled: many come to a hand first, and many lie on top of the stack", () => {
  expect(dealtIn(60, ({ players }) => faces(players[0]!.hand)[0]!).size).toBeGreaterThan(20);
  expect(dealtIn(60, ({ stack }) => faces(stack).at(-1)!).size).toBeGreaterThan(20);
});

describe("HP-P-12 the first player", () => {
  test("is who was eliminated first in the last game, where the table says so, and has both markers", () => {
    const { turn, first } = stateAt(6, "first", { firstPlayer: 4 });
    expect([turn.active, first]).toEqual([4, 4]);
  });

  test("else comes by chance", () => {
    const random = createRandom("first players");
    const firsts = Array.from({ length: 60 }, () => stateAt(4, `first ${random.int(10 ** 6)}`).turn.active);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  test("is refused where there is no such seat", () => {
    expect(() => start(4, "first", { firstPlayer: 4 })).toThrow(
      expect.objectContaining({ path: "options.firstPlayer" }),
    );
  });
});

test("HP-A-2 with the loyalty cards of the box alone there are at most 11 players", () => {
  expect(stateAt(11, "box", { loyaltySupply: "box" }).players).toHaveLength(11);
  expect(() => start(12, "box", { loyaltySupply: "box" })).toThrow(
    expect.objectContaining({ path: "options.loyaltySupply" }),
  );
});

test.each([3, 17])("%i players are refused", (seats) => {
  expect(() => start(seats)).toThrow(expect.objectContaining({ code: "bad-option" }));
});

test("HP-V6 the same seed gives the same game, another seed another", () => {
  expect(stateAt(7, "same")).toEqual(stateAt(7, "same"));
  expect(stateAt(7, "same")).not.toEqual(stateAt(7, "other"));
});

test("HP-R-1 only the active player acts", () => {
  const match = start(5, "turn", { firstPlayer: 2 });
  expect(match.waiting).toEqual([2]);
  expect(refusal(match, 0, { type: "draw" })).toBe("HP-R-1");
});
