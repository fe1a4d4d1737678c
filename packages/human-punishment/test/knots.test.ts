import { expect, test } from "vitest";
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
  unmask,
} from "./support/rigged.js";

const takeDamage = { type: "takeDamage" } as const;
const shoot = (...targets: number[]) => ({ type: "shoot", targets }) as const;

test("HP-I-1 a Rifle turns a Highwayman up, who takes that very Rifle before it is dropped; nothing is drawn", () => {
  const asked = unmask("highwayman", { players: { 3: { weapon: "pistol", targets: [2] } } });
  const taken = playAll(
    asked,
    [1, { type: "pickPlayer", player: 0 }],
    [1, { type: "pickTargets", targets: [0] }],
  );
  expect([aimOf(taken, 0), aimOf(taken, 1), handOf(taken, 0)]).toEqual([undefined, ["rifle", 0], []]);
  expect([activeOf(taken), phaseOf(taken)]).toEqual([1, "choose"]);
  expect(taken.choices(1, "shoot")).toHaveLength(1);
});

test("HP-I-4, HP-E-21 a Powder Monk that is eliminated takes a neighbor along: two checks in a row, then the next turn", () => {
  const match = rig({
    players: {
      0: { weapon: "pistol", targets: [1] },
      1: { id: "powder-monk", hp: 1 },
      2: { hp: 1 },
    },
  });
  const hit = play(act(match, 0, shoot(1)), 1, takeDamage);
  expect(hpOf(hit)).toEqual([1, 0, 0, 2, 2]);
  expect(referee(hit).checks).toHaveLength(2);
  expect([activeOf(hit), aimOf(hit, 0), handOf(hit, 0).length]).toEqual([3, undefined, 1]);
});

test("HP-R-8 a Dead Switch eliminates the shooter after the target survived: nothing is drawn, and the turn is over", () => {
  const match = rig({
    players: { 0: { hp: 1, weapon: "pistol", targets: [1] }, 1: { permanents: ["dead-switch"] } },
  });
  const hit = play(act(match, 0, shoot(1)), 1, takeDamage);
  expect(hpOf(hit)).toEqual([0, 1, 2, 2, 2]);
  expect([activeOf(hit), handOf(hit, 0), aimOf(hit, 0)]).toEqual([1, [], undefined]);
});

test("HP-A-15, HP-V4 a Deathbringer raises a player between the two targets of a Rocket Launcher: the aim stays", () => {
  const aimed = rig({
    players: {
      0: { weapon: "rifle", targets: [4] },
      4: { id: "deathbringer" },
      2: { hp: 0 },
      5: { weapon: "rocket-launcher", targets: [1, 3] },
    },
    seats: 6,
  });
  expect(aimOf(aimed, 5)).toEqual(["rocket-launcher", 1, 3]);
  const raised = play(act(aimed, 0, shoot(4)), 4, { type: "reveal", card: "id" });
  expect(hpOf(raised)).toEqual([2, 2, 1, 2, 2, 2]);
  expect([aimOf(raised, 5), referee(raised).players[2]!.sworn]).toEqual([
    ["rocket-launcher", 1, 3],
    "fallen",
  ]);
});

test("HP-L-5 a Deathbringer raises a player who is sworn to Legion, who stays Legion", () => {
  const asked = unmask("deathbringer", { players: { 3: { hp: 0, sworn: "legion" }, 4: { hp: 0 } } });
  const match = play(asked, 1, { type: "pickPlayer", player: 3 });
  expect([referee(match).players[3]!.sworn, referee(match).players[4]!.sworn]).toEqual(["legion", "fallen"]);
});

test("HP-E-22 somebody with Insulation steps in before a Rifle: 1 HP is lost", () => {
  const match = rig({
    players: { 0: { weapon: "rifle", targets: [1] }, 2: { hand: ["step-in"], permanents: ["insulation"] } },
  });
  const braced = play(act(match, 0, shoot(1)), 1, takeDamage);
  expect(hpOf(play(braced, 2, { type: "respond", answer: 0 }))).toEqual([2, 2, 1, 2, 2]);
});

test("HP-I-5, HP-L-5 a player whose Legion loyalty was turned up is Legion when it comes back", () => {
  const match = rig({
    seats: 6,
    players: { 0: { hand: ["backup-exe"] }, 1: { hp: 0, loyalties: ["legion", "human"] } },
  });
  const back = play(match, 0, { type: "play", position: 0 });
  expect([hpOf(back)[1], teamOf(back, 1), referee(back).players[1]!.up.id]).toEqual([1, "legion", true]);
});

test("HP-A-9, HP-E-10 last Human and last Machine go together and one Outlaw is left: the Outlaw wins", () => {
  const armed = rig({
    seats: 4,
    players: {
      0: { id: "card-sharp", loyalties: ["outlaw", "outlaw"], weapon: "rocket-launcher", targets: [1, 2] },
      1: { hp: 1 },
      2: { hp: 1 },
      3: { hp: 0 },
    },
  });
  expect([0, 1, 2].map((seat) => teamOf(armed, seat))).toEqual(["outlaw", "machine", "human"]);
  const both = playAll(act(armed, 0, shoot(1, 2)), [1, takeDamage], [2, takeDamage]);
  expect(both.outcome).toMatchObject({ team: "outlaw", winners: [0], why: "check" });
});

test("HP-E-6 nobody is left: nobody wins", () => {
  const match = rig({
    seats: 4,
    players: {
      0: { hp: 1, weapon: "pistol", targets: [1], hand: ["feedback"] },
      1: { hp: 1, weapon: "rifle", targets: [0] },
      2: { hp: 0 },
      3: { hp: 0 },
    },
  });
  expect(play(match, 0, { type: "play", position: 0 }).outcome).toEqual({
    team: null,
    winners: [],
    why: "check",
    firstOut: 2,
  });
});

test("HP-I-5 an ability fires once: not when a revived player is eliminated again", () => {
  const match = rig({
    players: { 0: { weapon: "pistol", targets: [1] }, 1: { hp: 1, id: "powder-monk", up: ["id"] } },
  });
  const hit = play(act(match, 0, shoot(1)), 1, takeDamage);
  expect(hpOf(hit)).toEqual([2, 0, 2, 2, 2]);
});

test("HP-I-2, HP-I-5, HP-M-13 permanent abilities are off while their owner is eliminated, and on when it is back", () => {
  const match = rig({
    players: {
      0: { hand: ["backup-exe"] },
      1: { hp: 0, id: "ghost-runner", permanents: ["wiretap"] },
    },
  });
  const back = play(match, 0, { type: "play", position: 0 });
  expect(hpOf(back)[1]).toBe(1);
  expect(back.choices(0, "investigate").some(({ target }) => target === 1)).toBe(false);
  const turn = act(back, 0, { type: "draw" });
  const looked = act(turn, 1, { type: "investigate", target: 2, card: 0 });
  expect(looked.view(1).players[2]!.loyalties).not.toContain(null);
});
