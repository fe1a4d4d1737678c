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
  refusal,
  rig,
  type GameMatch,
  type Rigged,
} from "../support/rigged.js";

function armed(
  weapon: string,
  targets: readonly number[],
  players: Readonly<Record<number, Rigged>> = {},
): GameMatch {
  return rig({ players: { ...players, 0: { ...players[0], weapon, targets } }, stack: ["nudge", "spike"] });
}

function fired(weapon: string, players: Readonly<Record<number, Rigged>> = {}): GameMatch {
  return act(armed(weapon, [1], players), 0, { type: "shoot", targets: [1] });
}

describe.each([
  ["Pistol", "HP-W-9", "pistol"],
  ["Companion", "HP-W-10", "companion"],
])("%s, %s", (_, __, weapon) => {
  test("the target turns up the loyalty card that it chooses, and is not hit", () => {
    const shown = play(fired(weapon), 1, { type: "reveal", card: 1 });
    expect(shown.view("spectator").players[1]).toMatchObject({ hp: 2, loyalties: [null, "machine-x2"] });
    expect(referee(shown).players[1]!.up).toEqual({ id: false, loyalties: [false, true] });
  });

  test("or takes 1 damage", () => {
    expect(hpOf(play(fired(weapon), 1, { type: "takeDamage" }))).toEqual([2, 1, 2, 2, 2]);
  });

  test("HP-W-14, HP-A-18: or is hit at once, with no loyalty card face down", () => {
    expect(hpOf(fired(weapon, { 1: { up: [0, 1] } }))).toEqual([2, 1, 2, 2, 2]);
  });

  test("the ID is not for it to show", () => {
    expect(refusal(fired(weapon), 1, { type: "reveal", card: "id" })).toBe("HP-W-14");
  });

  test.each(["reveal", "takeDamage"] as const)(
    "HP-W-16: then the holder lets go and draws one program: %s",
    (type) => {
      const answered = play(fired(weapon), 1, type === "reveal" ? { type, card: 0 } : { type });
      expect([aimOf(answered, 0), handOf(answered, 0), activeOf(answered)]).toEqual([
        undefined,
        ["nudge"],
        1,
      ]);
      expect(aimOf(act(answered, 1, { type: "equip", weapon, targets: [0] }), 1)).toEqual([weapon, 0]);
    },
  );
});

describe("Companion, HP-W-10", () => {
  test("heals the target 1 HP instead; the holder lets go and draws a program", () => {
    const healed = act(armed("companion", [1], { 1: { hp: 1 } }), 0, { type: "heal" });
    expect([hpOf(healed), aimOf(healed, 0), handOf(healed, 0)]).toEqual([
      [2, 2, 2, 2, 2],
      undefined,
      ["nudge"],
    ]);
  });

  test("HP-A-16: heals whoever has 2 HP, to no effect", () => {
    const healed = act(armed("companion", [1]), 0, { type: "heal" });
    expect([hpOf(healed), aimOf(healed, 0), handOf(healed, 0)]).toEqual([
      [2, 2, 2, 2, 2],
      undefined,
      ["nudge"],
    ]);
  });

  test.each(["pistol", "rifle"])("is not healed with a %s", (weapon) => {
    expect(refusal(armed(weapon, [1]), 0, { type: "heal" })).toBe("HP-W-10");
  });
});

describe.each([
  ["Rifle", "HP-W-11", "rifle", [1]],
  ["Laser", "HP-W-13", "laser", []],
] as const)("%s, %s", (_, __, weapon, targets) => {
  const shot = (players: Readonly<Record<number, Rigged>> = {}) =>
    act(armed(weapon, targets, players), 0, { type: "shoot", targets: [1] });

  test("the target turns its ID up, and is not hit", () => {
    const shown = play(shot({ 1: { id: "smuggler" } }), 1, { type: "reveal", card: "id" });
    expect(shown.view("spectator").players[1]).toMatchObject({ hp: 2, identity: ["smuggler"] });
  });

  test("or takes 2 damage", () => {
    expect(hpOf(play(shot(), 1, { type: "takeDamage" }))).toEqual([2, 0, 2, 2, 2]);
  });

  test("HP-W-14: or is hit at once, with its ID face up", () => {
    expect(hpOf(shot({ 1: { up: ["id"] } }))).toEqual([2, 0, 2, 2, 2]);
  });

  test("no loyalty card is for it to show", () => {
    expect(refusal(shot(), 1, { type: "reveal", card: 0 })).toBe("HP-W-14");
  });

  test("then the holder lets go and draws nothing", () => {
    const shown = play(shot(), 1, { type: "reveal", card: "id" });
    expect([aimOf(shown, 0), handOf(shown, 0), activeOf(shown)]).toEqual([undefined, [], 1]);
  });
});

test.each(["pistol", "rifle", "companion"])("HP-W-4: a %s is aimed at one other living player", (weapon) => {
  const aims = rig({ players: { 2: { hp: 0 } } })
    .choices(0, "equip")
    .filter((choice) => choice.weapon === weapon)
    .map(({ targets }) => targets);
  expect(aims).toEqual([[1], [3], [4]]);
});

describe("Laser, HP-W-8", () => {
  test("is aimed at nobody, and at no other target; whoever is named is shot", () => {
    const match = armed("laser", []);
    expect(match.choices(0, "shoot").map(({ targets }) => targets)).toEqual([[1], [2], [3], [4]]);
    expect(refusal(match, 0, { type: "aim", targets: [1] })).toBe("HP-G-2");
    expect(act(match, 0, { type: "shoot", targets: [3] }).waiting).toEqual([3]);
    expect(refusal(match, 0, { type: "shoot", targets: [0] })).toBe("HP-W-4");
  });

  test("is taken without naming a target", () => {
    const match = rig({ players: { 0: { unlocked: ["laser"] } } });
    const ways = match.choices(0, "equip").filter(({ weapon }) => weapon === "laser");
    expect(ways.map(({ targets }) => targets)).toEqual([[]]);
    expect(aimOf(act(match, 0, { type: "equip", weapon: "laser", targets: [] }), 0)).toEqual(["laser"]);
  });

  test("HP-G-1: lies at the side again, locked to others", () => {
    const dropped = act(armed("laser", [], { 1: { unlocked: ["rocket-launcher"] } }), 0, { type: "drop" });
    expect(refusal(dropped, 1, { type: "equip", weapon: "laser", targets: [] })).toBe("HP-W-3");
    expect(handOf(dropped, 0)).toEqual([]);
  });
});

describe("Rocket Launcher, HP-W-7, HP-W-12", () => {
  const aimsOf = (players: Readonly<Record<number, Rigged>> = {}) =>
    rig({ players: { ...players, 0: { ...players[0], unlocked: ["rocket-launcher"] } } })
      .choices(0, "equip")
      .filter(({ weapon }) => weapon === "rocket-launcher")
      .map(({ targets }) => targets);

  test("is aimed at two players next to each other, never at the holder", () => {
    expect(aimsOf()).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  test("HP-A-15: eliminated players do not come between, nor is the holder skipped", () => {
    expect(aimsOf({ 2: { hp: 0 } })).toEqual([
      [1, 3],
      [3, 4],
    ]);
    expect(aimsOf({ 2: { hp: 0 }, 3: { hp: 0 } })).toEqual([[1, 4]]);
  });

  const both = (players: Readonly<Record<number, Rigged>> = {}) =>
    act(armed("rocket-launcher", [2, 3], players), 0, { type: "shoot", targets: [2, 3] });

  test("HP-A-17: both answer, each for itself, clockwise and openly; damage hits together", () => {
    const first = both();
    expect(first.waiting).toEqual([2]);
    const second = play(first, 2, { type: "takeDamage" });
    expect([second.waiting, hpOf(second)]).toEqual([[3], [2, 2, 2, 2, 2]]);
    expect(hpOf(play(second, 3, { type: "takeDamage" }))).toEqual([2, 2, 1, 1, 2]);
    const shown = play(second, 3, { type: "reveal", card: 0 });
    expect([hpOf(shown), referee(shown).players[3]!.up.loyalties]).toEqual([
      [2, 2, 1, 2, 2],
      [true, false],
    ]);
  });

  test("draws one program, not one for each target", () => {
    const done = playAll(both(), [2, { type: "takeDamage" }], [3, { type: "takeDamage" }]);
    expect([aimOf(done, 0), handOf(done, 0)]).toEqual([undefined, ["nudge"]]);
  });

  test("HP-E-10: two who are eliminated by it are one batch, and there is one check", () => {
    const done = playAll(
      both({ 2: { hp: 1 }, 3: { hp: 1 } }),
      [2, { type: "takeDamage" }],
      [3, { type: "takeDamage" }],
    );
    expect([hpOf(done), referee(done).checks.length]).toEqual([[2, 2, 0, 0, 2], 1]);
  });

  test("a target without a face-down loyalty card is hit, the other one still chooses", () => {
    const asked = both({ 2: { up: [0, 1] } });
    expect(asked.waiting).toEqual([3]);
    expect(hpOf(play(asked, 3, { type: "reveal", card: 0 }))).toEqual([2, 2, 1, 2, 2]);
  });

  test("HP-W-3: is locked to who has not unlocked it", () => {
    const match = rig();
    expect(refusal(match, 0, { type: "equip", weapon: "rocket-launcher", targets: [1, 2] })).toBe("HP-W-3");
    expect(phaseOf(match)).toBe("choose");
  });
});
