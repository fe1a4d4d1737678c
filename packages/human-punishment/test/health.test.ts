import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import { act, activeOf, hpOf, phaseOf, play, rig, teamOf, type Rigged } from "./support/rigged.js";

type Players = Readonly<Record<number, Rigged>>;

function shot(players: Players, weapon = "pistol") {
  const match = rig({ players: { ...players, 0: { weapon, targets: [1], ...players[0] } } });
  return act(act(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
}

describe("hit points", () => {
  test("HP-H-1 healing goes no further than 2", () => {
    const match = rig({ players: { 0: { hp: 1, hand: ["patch-kit", "patch-kit"] } } });
    const once = play(match, 0, { type: "play", position: 0 });
    const healed = play(once, 0, { type: "pickPlayer", player: 0 });
    const again = play(play(healed, 0, { type: "play", position: 0 }), 0, { type: "pickPlayer", player: 0 });
    expect([hpOf(healed)[0], hpOf(again)[0]]).toEqual([2, 2]);
  });

  test("HP-H-2 at 1 HP a player shows it to everybody, until it is healed", () => {
    expect(shot({}).view("spectator").players[1]!.hp).toBe(1);
  });

  test("HP-H-3, HP-V3 without hit points a player is eliminated at once", () => {
    const match = shot({ 1: { hp: 1 } });
    expect(hpOf(match)).toEqual([2, 0, 2, 2, 2]);
    expect(referee(match).checks).toHaveLength(1);
  });

  test("HP-H-4 it turns ID and loyalties up, and not its programs; a Legion loyalty among them converts nobody", () => {
    const match = shot({ 1: { hp: 1, loyalties: ["human", "human-x2"], hand: ["spike"] } });
    const seen = match.view("spectator").players[1]!;
    expect(seen.up).toEqual({ id: true, loyalties: [true, true] });
    expect([seen.identity, seen.loyalties, seen.hand]).toEqual([
      ["hunter-drone"],
      ["human", "human-x2"],
      [null],
    ]);
    const legion = rig({
      seats: 6,
      players: { 0: { weapon: "pistol", targets: [1] }, 1: { hp: 1, loyalties: ["legion", "human"] } },
    });
    const open = act(act(legion, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
    expect([0, 2, 3, 4, 5].filter((seat) => teamOf(open, seat) === "legion")).toEqual([]);
    expect(teamOf(open, 1)).toBe("legion");
  });

  test("HP-H-5, HP-H-6 who lies open altogether lives and plays on", () => {
    const match = rig({ players: { 0: { up: [0, 1, "id"] } } });
    expect([hpOf(match)[0], activeOf(match)]).toEqual([2, 0]);
    expect(match.choices(0, "draw")).toHaveLength(1);
  });

  test("HP-H-7 2 damage to a player with 1 HP eliminates; there is nothing below 0", () => {
    expect(hpOf(shot({ 1: { hp: 1 } }, "rifle"))[1]).toBe(0);
  });
});

describe("HP-E-22 several hits by one effect", () => {
  const stepIn = (permanents: readonly string[]) => {
    const match = rig({
      players: {
        0: { weapon: "rocket-launcher", targets: [1, 2] },
        2: { hand: ["step-in"], permanents },
      },
    });
    const fired = act(match, 0, { type: "shoot", targets: [1, 2] });
    const first = play(fired, 1, { type: "takeDamage" });
    const both = play(first, 2, { type: "takeDamage" });
    expect(phaseOf(both)).toBe("brace");
    return hpOf(play(both, 2, { type: "respond", answer: 0 }));
  };

  test("are added: elimination is judged on the sum", () => {
    expect(stepIn([])[2]).toBe(0);
  });

  test("are capped one by one", () => {
    expect(stepIn(["insulation"])[2]).toBe(0);
  });

  test("of which one is capped alone", () => {
    const match = rig({
      players: { 0: { weapon: "rifle", targets: [1] }, 1: { permanents: ["insulation"], up: ["id"] } },
    });
    expect(hpOf(act(match, 0, { type: "shoot", targets: [1] }))[1]).toBe(1);
  });
});
