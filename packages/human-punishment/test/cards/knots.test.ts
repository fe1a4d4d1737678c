import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  phaseOf,
  play,
  playAll,
  rig,
  teamOf,
} from "../support/rigged.js";

describe("cards that meet", () => {
  test("HP-A-15: Deathbringer raises a player between two targets of the Rocket Launcher, which stay its targets", () => {
    const match = rig({
      seats: 6,
      players: {
        0: { weapon: "rocket-launcher", targets: [2, 4], hand: ["name-check"] },
        1: { id: "deathbringer" },
        3: { hp: 0 },
      },
    });
    const raised = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 1 }],
      [1, { type: "reveal", card: "id" }],
    );
    expect([hpOf(raised)[3], aimOf(raised, 0)]).toEqual([1, ["rocket-launcher", 2, 4]]);
    const hit = playAll(
      raised,
      [0, { type: "shoot", targets: [2, 4] }],
      [2, { type: "takeDamage" }],
      [4, { type: "takeDamage" }],
    );
    expect(hpOf(hit)).toEqual([2, 2, 1, 1, 1, 2]);
  });

  test("HP-L-5: a revived player whose Legion loyalty lies face up is Legion still", () => {
    const match = rig({
      seats: 6,
      players: { 0: { hand: ["backup-exe"] }, 3: { hp: 0, loyalties: ["legion", "machine"] } },
    });
    const back = play(match, 0, { type: "play", position: 0 });
    expect([hpOf(back)[3], teamOf(back, 3)]).toEqual([1, "legion"]);
    expect(teamOf(act(back, 0, { type: "draw" }), 0)).toBe("human");
  });

  test("HP-A-9, HP-E-10: the last Human and the last Machine leave in one batch, and the Outlaw wins", () => {
    const match = rig({
      seats: 4,
      players: {
        0: { id: "drifter", weapon: "rocket-launcher", targets: [1, 2] },
        1: { hp: 1 },
        2: { hp: 1, loyalties: ["human", "human"] },
        3: { hp: 0 },
      },
    });
    expect([0, 1, 2].map((seat) => teamOf(match, seat))).toEqual(["outlaw", "machine", "human"]);
    const over = playAll(
      match,
      [0, { type: "shoot", targets: [1, 2] }],
      [1, { type: "takeDamage" }],
      [2, { type: "takeDamage" }],
    );
    expect(over.outcome).toMatchObject({ team: "outlaw", winners: [0], why: "check" });
    expect(referee(over).checks).toHaveLength(1);
  });

  test("HP-M-18: a pass until one is aimed at lapses when a shot names its player", () => {
    const match = rig({
      players: { 0: { hand: ["second-wind"], weapon: "pistol", targets: [2] }, 2: { hand: ["spike"] } },
    });
    const passed = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "aim", targets: [3] }],
      [2, { type: "respond", answer: "pass until aimed at" }],
    );
    const unasked = play(passed, 0, { type: "shoot", targets: [3] });
    expect(phaseOf(unasked)).toBe("answer");
    const aimed = play(passed, 0, { type: "aim", targets: [2] });
    expect([phaseOf(aimed), aimed.waiting]).toEqual(["react", [2]]);
  });

  test("HP-I-1: a Rifle reveals Highwayman, who takes it; the shooter, who has a Magnet Glove, takes it back", () => {
    const match = rig({
      players: {
        0: { weapon: "rifle", targets: [1], permanents: ["magnet-glove"], hand: ["second-wind"] },
        1: { id: "highwayman" },
      },
    });
    const taken = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "shoot", targets: [1] }],
      [1, { type: "reveal", card: "id" }],
      [1, { type: "pickTargets", targets: [2] }],
    );
    expect([aimOf(taken, 1), activeOf(taken)]).toEqual([["rifle", 2], 0]);
    const back = playAll(
      taken,
      [0, { type: "activate", position: 0 }],
      [0, { type: "pickTargets", targets: [4] }],
    );
    expect([aimOf(back, 0), aimOf(back, 1), activeOf(back)]).toEqual([["rifle", 4], undefined, 1]);
  });

  test("HP-E-21: Vulture draws and Scrap Feeder heals before Powder Monk, eliminated, hits his neighbors", () => {
    const match = rig({
      seats: 6,
      players: {
        0: { id: "vulture", up: ["id"], weapon: "pistol", targets: [1], hp: 1 },
        1: { id: "powder-monk", hp: 1, up: [0, 1] },
        2: { id: "scrap-feeder", up: ["id"], hp: 1 },
      },
    });
    const done = act(match, 0, { type: "shoot", targets: [1] });
    // The Feeder, healed by the first elimination, survives; the Vulture, who shot, does not and draws for one only.
    expect(hpOf(done)).toEqual([0, 0, 2, 2, 2, 2]);
    expect(handOf(done, 0)).toHaveLength(1);
  });

  test("HP-E-22: Dead Switch and Retaliator of one target hit the shooter twice, one after the other", () => {
    const match = rig({
      players: {
        0: { weapon: "pistol", targets: [1], permanents: ["insulation"] },
        1: { id: "retaliator", up: ["id"], permanents: ["dead-switch"] },
      },
    });
    const hurt = playAll(match, [0, { type: "shoot", targets: [1] }], [1, { type: "takeDamage" }]);
    expect(hpOf(hurt)).toEqual([0, 1, 2, 2, 2]);
  });
});
