import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import { createHumanPunishment, originalPack, type Identity, type Pack } from "@facedown/human-punishment";
import {
  act,
  activeOf,
  aimOf,
  hpOf,
  phaseOf,
  play,
  playAll,
  refusal,
  rig,
  teamOf,
  type Game,
} from "./support/rigged.js";

/** The game with another card under the id of one of the pack. */
function gameWith(id: string, card: Partial<Identity>): Game {
  const identities = originalPack.identities.map((each): Identity => {
    if (each.id !== id) return each;
    const { name, color, copies } = each;
    return { id, name, color, copies, ...card };
  });
  const pack: Pack = { ...originalPack, id: "other", identities };
  return createHumanPunishment({ pack });
}

const shoot = { type: "shoot", targets: [1] } as const;

test("HP-X-4, HP-U-3, HP-A-34 the standing leave of an eliminated player is gone: it has nothing to take back, and tells nobody anything", () => {
  const match = rig({
    players: {
      0: { hand: ["deep-scan"], weapon: "pistol", targets: [1] },
      1: { hand: ["patch-kit"], hp: 1, up: [0, 1] },
    },
  });
  const allowed = playAll(
    match,
    [0, { type: "play", position: 0 }],
    [0, { type: "pickPlayer", player: 1 }],
    [1, { type: "allow", always: true }],
  );
  expect(referee(allowed).players[1]!.allows).toBe(true);
  const out = act(allowed, 0, shoot);
  expect([hpOf(out)[1], out.choices(1)]).toEqual([0, []]);
  expect(referee(out).players[1]!.allows).toBe(false);
  expect(refusal(out, 1, { type: "withdraw", what: "leave" })).toBe("HP-M-18");
});

describe("HP-I-4, HP-X-3 an ability that fires by elimination", () => {
  test("HP-W-17, HP-A-35 takes no weapon for its owner", () => {
    const game = gameWith("picket", { late: true, reveal: [{ kind: "takeWeapon", to: "armed" }] });
    const match = rig({
      game,
      players: {
        0: { weapon: "pistol", targets: [1] },
        1: { id: "picket", hp: 1, up: [0, 1] },
        2: { weapon: "rifle", targets: [3] },
      },
    });
    const out = act(match, 0, shoot);
    expect([phaseOf(out), activeOf(out)]).toEqual(["choose", 2]);
    expect([aimOf(out, 1), aimOf(out, 2)]).toEqual([undefined, ["rifle", 3]]);
  });

  test("HP-A-35 leaves no mark on its owner, and a choice offers only what can be done", () => {
    const game = gameWith("picket", {
      late: true,
      reveal: [
        {
          kind: "oneOf",
          of: [
            [{ kind: "status", status: "awake" }],
            [{ kind: "takeWeapon", to: "armed" }],
            [{ kind: "damage", amount: 1, to: "neighbors" }],
          ],
        },
        { kind: "status", status: "deadly" },
      ],
    });
    const match = rig({
      game,
      players: { 0: { weapon: "pistol", targets: [1] }, 1: { id: "picket", hp: 1, up: [0, 1] } },
    });
    const out = act(match, 0, shoot);
    expect(hpOf(out)).toEqual([1, 0, 1, 2, 2]);
    expect(referee(out).players[1]).toMatchObject({ awake: false, deadly: false });
  });
});

test("HP-W-6, HP-V4 a weapon that is taken while it is fired turns to another target when its new one is eliminated", () => {
  const game = gameWith("highwayman", {
    reveal: [
      { kind: "takeWeapon", to: "armed" },
      { kind: "damage", amount: 2, to: "other" },
    ],
  });
  const match = rig({ game, players: { 0: { weapon: "rifle", targets: [1] }, 1: { id: "highwayman" } } });
  const taken = playAll(
    act(match, 0, shoot),
    [1, { type: "reveal", card: "id" }],
    [1, { type: "pickTargets", targets: [3] }],
  );
  const asked = play(taken, 1, { type: "pickPlayer", player: 3 });
  expect([phaseOf(asked), asked.waiting, hpOf(asked)[3]]).toEqual(["retarget", [1], 0]);
  const aimed = play(asked, 1, { type: "pickTargets", targets: [2] });
  expect([aimOf(aimed, 1), activeOf(aimed)]).toEqual([["rifle", 2], 1]);
});

test("HP-I-1 a weapon that comes back to the shooter by a card is no longer the one that was fired", () => {
  const game = gameWith("retaliator", { permanent: true, on: { hurt: [{ kind: "disarm", to: "armed" }] } });
  const match = rig({
    game,
    players: {
      0: { weapon: "pistol", targets: [1] },
      1: { id: "retaliator", up: ["id", 0, 1] },
      2: { weapon: "rifle", targets: [3] },
    },
  });
  const hit = act(match, 0, shoot);
  expect([phaseOf(hit), hit.choices(1)]).toEqual([
    "pick",
    [
      { type: "pickPlayer", player: 2 },
      { type: "pickPlayer", player: 0 },
    ],
  ]);
  const disarmed = play(hit, 1, { type: "pickPlayer", player: 0 });
  expect(referee(disarmed).tasks.filter(({ kind }) => kind === "finish")).toEqual([]);
  expect([aimOf(disarmed, 0), referee(disarmed).players[0]!.hand.cards.length]).toEqual([undefined, 0]);
});

test("HP-E-21, HP-A-34 who is eliminated before a shot hits is out of that shot, also when it comes back at once", () => {
  const match = rig({
    seats: 6,
    players: {
      0: { weapon: "pistol", targets: [1] },
      1: { hp: 1, up: [0, 1] },
      2: { id: "deathbringer", up: ["id"] },
      3: { hand: ["spike"] },
    },
  });
  const announced = play(match, 0, shoot);
  const braced = play(announced, 3, { type: "respond", answer: "pass" });
  const spiked = playAll(braced, [3, { type: "respond", answer: 0 }], [3, { type: "pickPlayer", player: 1 }]);
  expect([hpOf(spiked)[1], teamOf(spiked, 1), activeOf(spiked)]).toEqual([1, "fallen", 1]);
  expect(referee(spiked).checks).toHaveLength(1);
});

test("HP-A-17 nor does it answer that shot", () => {
  const weapons = originalPack.weapons.map((weapon) =>
    weapon.id === "rocket-launcher" ? { ...weapon, shows: "id" as const } : weapon,
  );
  const match = rig({
    game: createHumanPunishment({ pack: { ...originalPack, id: "other", weapons } }),
    seats: 6,
    players: {
      0: { weapon: "rocket-launcher", targets: [1, 2] },
      1: { id: "powder-monk" },
      2: { hp: 1 },
      3: { id: "deathbringer", up: ["id"] },
    },
  });
  const fired = act(match, 0, { type: "shoot", targets: [1, 2] });
  const burst = play(fired, 1, { type: "reveal", card: "id" });
  expect([hpOf(burst), activeOf(burst)]).toEqual([[1, 2, 1, 2, 2, 2], 1]);
});

test("HP-X-6, HP-A-36 Retaliator: the shooter who steps in to its own shot does not hit itself once more", () => {
  const match = rig({
    players: {
      0: { id: "retaliator", up: ["id"], weapon: "pistol", targets: [1], hand: ["step-in"] },
      1: { up: [0, 1] },
    },
  });
  const braced = play(match, 0, shoot);
  const hit = play(braced, 0, { type: "respond", answer: 0 });
  expect(hpOf(hit)).toEqual([1, 2, 2, 2, 2]);
});
