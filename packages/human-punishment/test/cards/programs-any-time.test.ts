import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  bottom,
  handOf,
  hpOf,
  passAll,
  phaseOf,
  play,
  playAll,
  react,
  refusal,
  rig,
  type GameMatch,
  type Rigged,
} from "../support/rigged.js";

/** Seat 0 has announced that it shoots at seat 1 with a Pistol; those with programs are asked. */
function announced(players: Readonly<Record<number, Rigged>>): GameMatch {
  const match = rig({ players: { ...players, 0: { weapon: "pistol", targets: [1], ...players[0] } } });
  return play(match, 0, { type: "shoot", targets: [1] });
}

/** The same, seat 1 takes the damage, and those with programs are asked before it hits. */
function braced(players: Readonly<Record<number, Rigged>>): GameMatch {
  const hit = play(passAll(announced(players)), 1, { type: "takeDamage" });
  expect(phaseOf(hit)).toBe("brace");
  return hit;
}

describe("HP-M-4: programs for any time", () => {
  test("Loose Grip, HP-M-14, HP-G-5: a shot is announced, a reaction takes the weapon, and a program is drawn instead", () => {
    const dropped = react(announced({ 1: { hand: ["loose-grip"] } }), 1);
    expect([aimOf(dropped, 0), phaseOf(dropped), dropped.waiting]).toEqual([undefined, "choose", [0]]);
    expect(bottom(dropped, 1)).toEqual(["loose-grip"]);
    expect(refusal(dropped, 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
    const drawn = act(dropped, 0, { type: "draw" });
    expect([handOf(drawn, 0).length, hpOf(drawn)[1], activeOf(drawn)]).toEqual([1, 2, 1]);
  });

  test("Loose Grip in one's own turn, of several the one that is named", () => {
    const match = rig({
      players: {
        0: { hand: ["loose-grip"] },
        2: { weapon: "pistol", targets: [0] },
        3: { weapon: "rifle", targets: [0] },
      },
    });
    const asked = play(match, 0, { type: "play", position: 0 });
    const dropped = play(asked, 0, { type: "pickPlayer", player: 3 });
    expect([aimOf(dropped, 2), aimOf(dropped, 3)]).toEqual([["pistol", 0], undefined]);
  });

  test("Loose Grip: not against oneself, and not when nobody else is armed", () => {
    const match = rig({ players: { 0: { hand: ["loose-grip"], weapon: "pistol", targets: [1] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
  });

  test("Patch Kit heals any player, in a brace window too", () => {
    const asked = react(braced({ 1: { hp: 1 }, 2: { hand: ["patch-kit"] } }), 2);
    expect(hpOf(passAll(play(asked, 2, { type: "pickPlayer", player: 1 })))).toEqual([2, 1, 2, 2, 2]);
  });

  test("Patch Kit heals its owner", () => {
    const match = rig({ players: { 0: { hand: ["patch-kit"], hp: 1 } } });
    const healed = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 0 }]);
    expect([hpOf(healed)[0], activeOf(healed)]).toEqual([2, 0]);
  });

  test("Ablative Plate: damage that is about to hit is less by 1", () => {
    expect(hpOf(passAll(react(braced({ 2: { hand: ["ablative-plate"] } }), 2)))).toEqual([2, 2, 2, 2, 2]);
  });

  test("Ablative Plate leaves 1 of 2", () => {
    const players = {
      0: { weapon: "pistol", targets: [1], permanents: ["hot-rounds"] },
      2: { hand: ["ablative-plate"] },
    };
    expect(hpOf(passAll(react(braced(players), 2)))[1]).toBe(1);
  });

  test("Ablative Plate, HP-A-25: only before damage hits", () => {
    const window = announced({ 2: { hand: ["ablative-plate"] } });
    expect(refusal(window, 2, { type: "respond", answer: 0 })).toBe("HP-M-4");
    const own = rig({ players: { 0: { hand: ["ablative-plate"] } } });
    expect(refusal(own, 0, { type: "play", position: 0 })).toBe("HP-M-4");
  });

  test("Step In: its owner takes what is about to hit another", () => {
    expect(hpOf(passAll(react(braced({ 2: { hand: ["step-in"] } }), 2)))).toEqual([2, 2, 1, 2, 2]);
  });

  test("Step In: not for oneself", () => {
    const window = braced({ 1: { hand: ["step-in"] } });
    expect(refusal(window, 1, { type: "respond", answer: 0 })).toBe("HP-M-4");
  });

  test("Step In, HP-E-22: Insulation of who steps in counts", () => {
    const players = {
      0: { weapon: "pistol", targets: [1], permanents: ["hot-rounds"] },
      2: { hand: ["step-in"], permanents: ["insulation"] },
    };
    expect(hpOf(passAll(react(braced(players), 2)))).toEqual([2, 2, 1, 2, 2]);
  });

  test("Nudge, HP-M-15: points the weapon elsewhere, and the shooter chooses anew", () => {
    const asked = react(announced({ 1: { hand: ["nudge"] } }), 1);
    expect(refusal(asked, 1, { type: "pickTargets", targets: [1] })).toBe("HP-W-4");
    expect(refusal(asked, 1, { type: "pickTargets", targets: [0] })).toBe("HP-W-4");
    const aimed = play(asked, 1, { type: "pickTargets", targets: [3] });
    expect([aimOf(aimed, 0), aimed.waiting]).toEqual([["pistol", 3], [0]]);
    expect(refusal(aimed, 0, { type: "shoot", targets: [1] })).toBe("HP-W-4");
    expect(hpOf(act(act(aimed, 0, { type: "shoot", targets: [3] }), 3, { type: "takeDamage" }))[3]).toBe(1);
  });

  test("Nudge: one's own weapon, too, and never a Laser", () => {
    const match = rig({
      players: {
        0: { hand: ["nudge"], weapon: "pistol", targets: [1] },
        2: { weapon: "laser" },
      },
    });
    const asked = play(match, 0, { type: "play", position: 0 });
    expect(aimOf(play(asked, 0, { type: "pickTargets", targets: [4] }), 0)).toEqual(["pistol", 4]);
  });

  test("Brownout: the active player must choose another kind of action this turn", () => {
    const barred = react(announced({ 1: { hand: ["brownout"] } }), 1);
    expect(barred.waiting).toEqual([0]);
    expect(refusal(barred, 0, { type: "shoot", targets: [1] })).toBe("HP-G-5");
    expect(aimOf(act(barred, 0, { type: "aim", targets: [2] }), 0)).toEqual(["pistol", 2]);
    const round = [1, 2, 3, 4].reduce(
      (now, seat) => act(now, seat, { type: "draw" }),
      act(barred, 0, { type: "aim", targets: [2] }),
    );
    expect(phaseOf(act(round, 0, { type: "shoot", targets: [2] }))).toBe("answer");
  });

  test("Brownout: only after an announcement", () => {
    const match = rig({ players: { 0: { hand: ["brownout"] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
    expect(refusal(braced({ 2: { hand: ["brownout"] } }), 2, { type: "respond", answer: 0 })).toBe("HP-M-4");
  });

  test("Spike deals 1 damage to another player, and nobody braces for it", () => {
    const match = rig({ players: { 0: { hand: ["spike"] }, 2: { hand: ["ablative-plate"] } } });
    const asked = play(match, 0, { type: "play", position: 0 });
    expect(refusal(asked, 0, { type: "pickPlayer", player: 0 })).toBe("HP-X-6");
    const hit = play(asked, 0, { type: "pickPlayer", player: 3 });
    expect([hpOf(hit), phaseOf(hit)]).toEqual([[2, 2, 2, 1, 2], "choose"]);
  });

  test("Spike, HP-R-8: a reaction eliminates the active player, and the next one is active", () => {
    const asked = react(
      announced({ 0: { weapon: "pistol", targets: [1], hp: 1 }, 2: { hand: ["spike"] } }),
      2,
    );
    const hit = play(asked, 2, { type: "pickPlayer", player: 0 });
    expect([hpOf(hit), activeOf(hit), aimOf(hit, 0)]).toEqual([[0, 2, 2, 2, 2], 1, undefined]);
  });

  test("Cache Burst draws two programs", () => {
    const match = rig({ players: { 0: { hand: ["cache-burst"] } }, stack: ["spike", "nudge"] });
    const drawn = play(match, 0, { type: "play", position: 0 });
    expect([handOf(drawn, 0), bottom(drawn, 1), activeOf(drawn)]).toEqual([
      ["spike", "nudge"],
      ["cache-burst"],
      0,
    ]);
  });

  test("Hot Swap takes a face-down program of another player by its place", () => {
    const asked = react(announced({ 1: { hand: ["spike", "nudge"] }, 2: { hand: ["hot-swap"] } }), 2);
    const taken = play(asked, 2, { type: "pickProgram", position: 1 });
    expect([handOf(taken, 1), handOf(taken, 2), taken.waiting]).toEqual([["spike"], ["nudge"], [0]]);
    expect(taken.view("spectator").players[2]!.hand).toEqual([null]);
  });

  test("Hot Swap: not when nobody else has one", () => {
    const match = rig({ players: { 0: { hand: ["hot-swap"] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
    expect(referee(match).players[0]!.hand.cards).toHaveLength(1);
  });
});
