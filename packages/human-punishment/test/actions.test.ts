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
  type Rigged,
} from "./support/rigged.js";

type Players = Readonly<Record<number, Rigged>>;

const armed = (weapon: string, targets: readonly number[], more: Players = {}, seats = 5) =>
  rig({ seats, players: { ...more, 0: { weapon, targets, ...more[0] } } });

describe("investigating", () => {
  test("HP-U-1 shows one face-down loyalty card to the investigator alone, as often as it likes", () => {
    const looked = act(rig(), 0, { type: "investigate", target: 1, card: 1 });
    expect(looked.view(0).players[1]!.loyalties).toEqual([null, "machine-x2"]);
    for (const viewer of [2, 3, 4, "spectator"] as const)
      expect(looked.view(viewer).players[1]!.loyalties).toEqual([null, null]);
    const round = [1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), looked);
    expect(round.choices(0, "investigate")).toContainEqual({
      type: "investigate",
      target: 1,
      card: 1,
    });
  });

  test("HP-U-1, HP-L-5 who looked at a card is public, once each and in order", () => {
    const look = { type: "investigate", target: 4, card: 0 } as const;
    const looked = [0, 1, 2, 3].reduce((now, seat) => act(now, seat, look), rig());
    const round = act(act(looked, 4, { type: "draw" }), 0, look);
    expect(round.view("spectator").players[4]!.bonds[0].readers).toEqual([0, 1, 2, 3]);
  });

  test.each([
    [0, 0, "yourself"],
    [3, 0, "eliminated"],
    [1, 0, "face up"],
    [4, 0, "hidden"],
  ] as const)("HP-U-1 is not for seat %i, card %s: %s", (target, card, why) => {
    const match = rig({
      players: { 1: { up: [0] }, 3: { hp: 0 }, 4: { id: "ghost-runner", up: ["id"] } },
    });
    const played = match.play(0, { type: "investigate", target, card });
    expect(played).toMatchObject({ ok: false, rejection: { code: "HP-U-1", parameters: { why } } });
  });

  test("HP-U-2 the ID is looked at only when both loyalty cards are face up, and not when all three are", () => {
    const match = rig({ players: { 1: { up: [0, 1] }, 2: { up: [0] }, 3: { up: [0, 1, "id"] } } });
    const looked = act(match, 0, { type: "investigate", target: 1, card: "id" });
    expect(looked.view(0).players[1]!.identity).toEqual(["hunter-drone"]);
    expect(looked.view(2).players[1]!.identity).toEqual([null]);
    expect(refusal(match, 0, { type: "investigate", target: 2, card: "id" })).toBe("HP-U-2");
    expect(refusal(match, 0, { type: "investigate", target: 3, card: "id" })).toBe("HP-U-1");
  });

  test("HP-U-3 turns nothing up and sets no ability off; the owner is asked if it has a face-down program", () => {
    const match = rig({ players: { 1: { id: "sentry-frame", up: [0, 1], hand: ["spike"] } } });
    const asked = act(match, 0, { type: "investigate", target: 1, card: "id" });
    expect([phaseOf(asked), asked.waiting]).toEqual(["permit", [1]]);
    expect(refusal(asked, 1, { type: "handOver" })).toBe("HP-U-3");
    const looked = play(asked, 1, { type: "allow", always: false });
    expect(looked.view(0).players[1]!.identity).toEqual(["sentry-frame"]);
    expect([referee(looked).players[1]!.up.id, hpOf(looked)]).toEqual([false, [2, 2, 2, 2, 2]]);
  });

  test("HP-U-3 who allows it always is not asked again, until it takes that back", () => {
    const players = { 1: { up: [0, 1], hand: ["nudge"] }, 0: { hand: ["deep-scan", "deep-scan"] } } as const;
    const play0 = (match: ReturnType<typeof rig>) =>
      playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
    const allowed = play(play0(rig({ players })), 1, { type: "allow", always: true });
    expect(phaseOf(play0(allowed))).toBe("choose");
    const withdrawn = play(allowed, 1, { type: "withdraw", what: "leave" });
    expect(phaseOf(play0(withdrawn))).toBe("permit");
    expect(refusal(withdrawn, 1, { type: "withdraw", what: "leave" })).toBe("HP-M-18");
  });
});

describe("equipping", () => {
  test("HP-U-4, HP-W-4 takes a weapon from the center and aims it at another living player, for all to see", () => {
    const match = rig({ players: { 3: { hp: 0 } } });
    const taken = act(match, 0, { type: "equip", weapon: "rifle", targets: [2] });
    expect(aimOf(taken, 0)).toEqual(["rifle", 2]);
    expect(taken.view("spectator").weapons.find(({ holder }) => holder === 0)).toMatchObject({
      targets: [2],
    });
    for (const targets of [[0], [3], [], [1, 2]])
      expect(refusal(match, 0, { type: "equip", weapon: "rifle", targets })).toBe("HP-W-4");
    expect(refusal(match, 0, { type: "equip", weapon: "bow", targets: [1] })).toBe("HP-U-4");
    expect(refusal(match, 0, { type: "equip", weapon: "laser", targets: [] })).toBe("HP-W-3");
  });

  test("HP-U-4 not one that somebody holds", () => {
    const match = rig({ players: { 3: { weapon: "rifle", targets: [2] } } });
    expect(refusal(match, 0, { type: "equip", weapon: "rifle", targets: [1] })).toBe("HP-U-4");
  });

  test("HP-W-5 several weapons may be aimed at one player", () => {
    const match = rig({ players: { 3: { weapon: "rifle", targets: [2] } } });
    expect(aimOf(act(match, 0, { type: "equip", weapon: "pistol", targets: [2] }), 0)).toEqual(["pistol", 2]);
  });

  test("HP-G-4 a weapon is not fired in the turn in which it was taken", () => {
    const match = rig({ players: { 0: { hand: ["second-wind"] } } });
    const taken = act(play(match, 0, { type: "play", position: 0 }), 0, {
      type: "equip",
      weapon: "pistol",
      targets: [1],
    });
    expect(activeOf(taken)).toBe(0);
    expect(refusal(taken, 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
    expect(refusal(taken, 0, { type: "equip", weapon: "rifle", targets: [1] })).toBe("HP-W-1");
    expect(taken.choices(0, "draw")).toHaveLength(1);
  });
});

describe("with a weapon", () => {
  test("HP-G-1, HP-W-16 letting go draws nothing, and others may take it at once", () => {
    const dropped = act(armed("pistol", [1]), 0, { type: "drop" });
    expect([aimOf(dropped, 0), handOf(dropped, 0)]).toEqual([undefined, []]);
    expect(dropped.choices(1, "equip").some(({ weapon }) => weapon === "pistol")).toBe(true);
  });

  test("HP-G-2, HP-A-30 changing targets is the whole action, and names another one", () => {
    const match = armed("pistol", [1]);
    expect(refusal(match, 0, { type: "aim", targets: [1] })).toBe("HP-G-2");
    const aimed = act(match, 0, { type: "aim", targets: [3] });
    expect([aimOf(aimed, 0), activeOf(aimed)]).toEqual([["pistol", 3], 1]);
  });

  test("HP-G-2 is not offered for the Laser, nor where there is no other target", () => {
    expect(armed("laser", []).choices(0, "aim")).toEqual([]);
    const out = { hp: 0 } as const;
    expect(armed("pistol", [1], { 2: out, 3: out, 4: out }).choices(0, "aim")).toEqual([]);
    expect(armed("rocket-launcher", [1, 2], { 3: out, 4: out }).choices(0, "aim")).toEqual([]);
    expect(armed("rocket-launcher", [1, 2]).choices(0, "aim")).toEqual([
      { type: "aim", targets: [2, 3] },
      { type: "aim", targets: [3, 4] },
    ]);
  });

  test("HP-G-3 shooting does what the weapon says, to those whom it is aimed at and nobody else", () => {
    const match = armed("pistol", [1]);
    expect(refusal(match, 0, { type: "shoot", targets: [2] })).toBe("HP-W-4");
    const shot = act(match, 0, { type: "shoot", targets: [1] });
    expect([phaseOf(shot), shot.waiting]).toEqual(["answer", [1]]);
    expect(refusal(shot, 1, { type: "reveal", card: "id" })).toBe("HP-W-14");
  });

  test("HP-W-10 a weapon that does not heal heals nobody", () => {
    expect(refusal(armed("pistol", [1]), 0, { type: "heal" })).toBe("HP-W-10");
  });

  test("HP-A-31 nobody turns a card up unless a weapon or a card asks for it", () => {
    expect(rig().play(0, { type: "reveal", card: 0 }).ok).toBe(false);
  });

  test("HP-I-7, HP-V10 a card that was turned up stays face up", () => {
    const shown = play(act(armed("pistol", [1]), 0, { type: "shoot", targets: [1] }), 1, {
      type: "reveal",
      card: 0,
    });
    const later = [1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), shown);
    expect(referee(later).players[1]!.up.loyalties).toEqual([true, false]);
  });

  test("HP-I-7, HP-V10 and when its owner is hurt", () => {
    const match = rig({
      players: { 0: { weapon: "pistol", targets: [1] }, 1: { up: ["id", 0] } },
    });
    const hurt = play(act(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
    expect(hpOf(hurt)[1]).toBe(1);
    expect(referee(hurt).players[1]!.up).toEqual({ id: true, loyalties: [true, false] });
  });
});

describe("HP-W-6, HP-V4 a target is eliminated by something else", () => {
  /** Seat 0 plays a Spike at seat 1, which has 1 HP. */
  const spiked = (players: Players, seats = 5) => {
    const match = rig({
      seats,
      players: { ...players, 0: { hand: ["spike"], ...players[0] }, 1: { hp: 1 } },
    });
    return playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
  };

  test("its holder names a new one at once, on anybody's turn", () => {
    const match = spiked({ 3: { weapon: "rifle", targets: [1] } });
    expect([phaseOf(match), match.waiting]).toEqual(["retarget", [3]]);
    expect(refusal(match, 3, { type: "pickTargets", targets: [1] })).toBe("HP-W-4");
    const aimed = play(match, 3, { type: "pickTargets", targets: [0] });
    expect([aimOf(aimed, 3), phaseOf(aimed), activeOf(aimed)]).toEqual([["rifle", 0], "choose", 0]);
  });

  test("with one legal target the weapon turns to it without asking", () => {
    const match = spiked({ 3: { weapon: "rifle", targets: [1] }, 2: { hp: 0 }, 4: { hp: 0 } });
    expect([phaseOf(match), aimOf(match, 3)]).toEqual(["choose", ["rifle", 0]]);
  });

  test("HP-A-15b the Rocket Launcher gets a new pair, which may hold the survivor", () => {
    const match = spiked({ 3: { weapon: "rocket-launcher", targets: [1, 2] } });
    expect(match.choices(3, "pickTargets").map(({ targets }) => targets)).toEqual([
      [4, 0],
      [0, 2],
    ]);
  });

  test("HP-A-15, HP-V4 the Rocket Launcher turns to the only other player who lives", () => {
    const match = spiked({ 3: { weapon: "rocket-launcher", targets: [1, 2] }, 2: { hp: 0 }, 4: { hp: 0 } });
    expect(aimOf(match, 3)).toEqual(["rocket-launcher", 0]);
  });

  test("HP-V7 the weapon stays where it is", () => {
    const match = spiked({ 3: { weapon: "rifle", targets: [1] } });
    expect(referee(match).weapons.filter(({ holder }) => holder === 3)).toHaveLength(1);
  });
});
