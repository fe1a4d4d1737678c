import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  passAll,
  phaseOf,
  play,
  playAll,
  refusal,
  rig,
  teamOf,
  unmask,
} from "../support/rigged.js";

describe("HP-I-1: Machine IDs that are turned up", () => {
  test("13 Sleeper takes all face-down programs of an eliminated player, unseen by others, and draws one", () => {
    const match = unmask("sleeper", {
      players: { 4: { hp: 0, hand: ["nudge", "secret-human"] } },
      stack: ["spike"],
    });
    expect(handOf(match, 4)).toEqual([]);
    expect(handOf(match, 1).toSorted()).toEqual(["nudge", "secret-human", "spike"]);
    expect(match.view(1).players[1]!.hand).not.toContain(null);
    expect(match.view("spectator").players[1]!.hand).toEqual([null, null, null]);
  });

  test("13 Sleeper, HP-N-3: may change teams by what it takes", () => {
    const players = {
      1: { loyalties: ["human", "machine"] as const },
      4: { hp: 0 as const, hand: ["secret-human-x2"] },
    };
    expect(teamOf(rig({ players: { ...players, 1: { ...players[1], id: "sleeper" } } }), 1)).toBe("machine");
    expect(teamOf(unmask("sleeper", { players }), 1)).toBe("human");
  });

  test("13 Sleeper, HP-X-3: draws only, while nobody is out", () => {
    expect(handOf(unmask("sleeper", { stack: ["spike"] }), 1)).toEqual(["spike"]);
  });

  test("14 Assassin, HP-I-3, HP-A-20: its next shot deals 1 more, and nobody may react to it", () => {
    const marked = passAll(
      unmask("assassin", {
        players: {
          1: { weapon: "pistol", targets: [2] },
          2: { hand: ["ablative-plate"] },
          3: { hand: ["loose-grip"] },
        },
      }),
    );
    expect([activeOf(marked), referee(marked).players[1]!.deadly]).toEqual([1, true]);
    const shot = play(marked, 1, { type: "shoot", targets: [2] });
    expect(phaseOf(shot)).toBe("answer");
    const hit = play(shot, 2, { type: "takeDamage" });
    expect(hpOf(hit)).toEqual([2, 2, 0, 2, 2]);
    expect(referee(hit).players[1]).toMatchObject({ deadly: false, up: { id: true } });
  });

  test("14 Assassin: that shot spends it, even when the target turns a card up", () => {
    const marked = unmask("assassin", { players: { 1: { weapon: "pistol", targets: [2] } } });
    const shown = playAll(marked, [1, { type: "shoot", targets: [2] }], [2, { type: "reveal", card: 0 }]);
    expect(referee(shown).players[1]!.deadly).toBe(false);
  });

  test("15 Sentry Frame deals 1 damage to another player", () => {
    const asked = unmask("sentry-frame");
    expect(refusal(asked, 1, { type: "pickPlayer", player: 1 })).toBe("HP-X-6");
    expect(hpOf(play(asked, 1, { type: "pickPlayer", player: 3 }))).toEqual([2, 2, 2, 1, 2]);
  });

  test("15 Sentry Frame, HP-I-1, HP-R-8: may eliminate the shooter, whose weapon goes back and whose turn is over", () => {
    const asked = unmask("sentry-frame", { players: { 0: { hp: 1, hand: ["spike", "nudge", "spike"] } } });
    const hit = play(asked, 1, { type: "pickPlayer", player: 0 });
    expect([hpOf(hit)[0], aimOf(hit, 0)]).toEqual([0, undefined]);
    expect([phaseOf(hit), activeOf(hit), handOf(hit, 0).length]).toEqual(["choose", 1, 3]);
  });

  test("16 Siege Walker unlocks the Rocket Launcher for itself alone and draws a program", () => {
    const match = unmask("siege-walker", { stack: ["spike"] });
    expect(handOf(match, 1)).toEqual(["spike"]);
    const taken = act(match, 1, { type: "equip", weapon: "rocket-launcher", targets: [3, 4] });
    expect(aimOf(taken, 1)).toEqual(["rocket-launcher", 3, 4]);
    const next = act(match, 1, { type: "draw" });
    expect(refusal(next, 2, { type: "equip", weapon: "rocket-launcher", targets: [3, 4] })).toBe("HP-W-3");
  });

  test("17 Overclocker deals 1 more damage, while face up", () => {
    const shot = (up: readonly "id"[]) =>
      hpOf(
        playAll(
          rig({ players: { 0: { id: "overclocker", up, weapon: "pistol", targets: [1] } } }),
          [0, { type: "shoot", targets: [1] }],
          [1, { type: "takeDamage" }],
        ),
      )[1];
    expect([shot(["id"]), shot([])]).toEqual([0, 1]);
  });

  test("17 Overclocker, HP-X-6: 1 more and no more, as those hear who may react to it", () => {
    const match = rig({
      players: {
        0: { id: "overclocker", up: ["id"], weapon: "pistol", targets: [1] },
        2: { hand: ["nudge"] },
      },
    });
    const shot = playAll(
      match,
      [0, { type: "shoot", targets: [1] }],
      [2, { type: "respond", answer: "pass" }],
      [1, { type: "takeDamage" }],
    );
    expect(referee(shot).tasks.at(-1)).toMatchObject({ kind: "brace", hits: [{ seat: 1, amount: 2 }] });
  });

  test("18 Hunter Drone names any target when it shoots, while face up", () => {
    const armed = (up: readonly "id"[]) =>
      rig({ players: { 0: { id: "hunter-drone", up, weapon: "pistol", targets: [1] } } });
    expect(refusal(armed([]), 0, { type: "shoot", targets: [3] })).toBe("HP-W-4");
    const shot = play(armed(["id"]), 0, { type: "shoot", targets: [3] });
    expect(shot.waiting).toEqual([3]);
    expect(hpOf(play(shot, 3, { type: "takeDamage" }))).toEqual([2, 2, 2, 1, 2]);
  });

  test("18 Hunter Drone: not with the Rocket Launcher", () => {
    const match = rig({
      players: { 0: { id: "hunter-drone", up: ["id"], weapon: "rocket-launcher", targets: [1, 2] } },
    });
    expect(match.choices(0, "shoot").map(({ targets }) => targets)).toEqual([[1, 2]]);
    expect(refusal(match, 0, { type: "shoot", targets: [3, 4] })).toBe("HP-W-4");
  });

  test("19 Iron Cantor is always Machine and draws a program", () => {
    const players = { 1: { loyalties: ["human", "human-x2"] as const } };
    const match = unmask("iron-cantor", { players, stack: ["spike"] });
    expect([teamOf(match, 1), handOf(match, 1)]).toEqual(["machine", ["spike"]]);
    expect(teamOf(rig({ players: { 1: { ...players[1], id: "iron-cantor" } } }), 1)).toBe("machine");
  });

  test("20 Scrap Feeder regains 1 HP when another player is eliminated, while face up", () => {
    const after = (up: readonly "id"[]) =>
      hpOf(
        playAll(
          rig({
            players: {
              0: { weapon: "pistol", targets: [1] },
              1: { hp: 1 },
              3: { id: "scrap-feeder", up, hp: 1 },
            },
          }),
          [0, { type: "shoot", targets: [1] }],
          [1, { type: "takeDamage" }],
        ),
      );
    expect(after(["id"])).toEqual([2, 0, 2, 2, 2]);
    expect(after([])).toEqual([2, 0, 2, 1, 2]);
  });

  test("21 Signal Jammer: nobody may react to what it announces, while face up", () => {
    const drawing = (up: readonly "id"[]) =>
      play(rig({ players: { 0: { id: "signal-jammer", up }, 2: { hand: ["spike"] } } }), 0, { type: "draw" });
    expect([phaseOf(drawing([])), drawing([]).waiting]).toEqual(["react", [2]]);
    expect([phaseOf(drawing(["id"])), activeOf(drawing(["id"]))]).toEqual(["choose", 1]);
  });

  test("21 Signal Jammer, HP-A-25: but they may brace for its damage", () => {
    const shot = playAll(
      rig({
        players: {
          0: { id: "signal-jammer", up: ["id"], weapon: "pistol", targets: [1] },
          2: { hand: ["ablative-plate"] },
        },
      }),
      [0, { type: "shoot", targets: [1] }],
      [1, { type: "takeDamage" }],
    );
    expect([phaseOf(shot), shot.waiting]).toEqual(["brace", [2]]);
  });

  test("22 Extractor takes a face-down program by its place, unseen", () => {
    const asked = unmask("extractor", {
      players: { 2: { hand: ["spike", "nudge"] }, 3: { hand: ["brownout"] } },
    });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([2, 3]);
    const named = play(asked, 1, { type: "pickPlayer", player: 2 });
    expect(named.view(1).players[2]!.hand).toEqual([null, null]);
    const taken = play(named, 1, { type: "pickProgram", position: 1 });
    expect([handOf(taken, 1), handOf(taken, 2)]).toEqual([["nudge"], ["spike"]]);
  });

  test("22 Extractor, HP-N-5: may take a secret loyalty", () => {
    const match = unmask("extractor", { players: { 2: { hand: ["secret-machine"] } } });
    expect([handOf(match, 1), handOf(match, 2)]).toEqual([["secret-machine"], []]);
  });

  test("23 Magnet Arm takes another player's weapon and aims it; its own goes back first", () => {
    const asked = unmask("magnet-arm", {
      players: { 1: { weapon: "companion", targets: [0] }, 3: { weapon: "pistol", targets: [2] } },
    });
    const taken = playAll(
      asked,
      [1, { type: "pickPlayer", player: 3 }],
      [1, { type: "pickTargets", targets: [4] }],
    );
    expect([aimOf(taken, 1), aimOf(taken, 3)]).toEqual([["pistol", 4], undefined]);
    expect(referee(taken).weapons.find(({ kind }) => kind === "companion")!.holder).toBeNull();
  });

  test("24 Twin Core regains 1 HP and draws a program", () => {
    const match = unmask("twin-core", { players: { 1: { hp: 1 } }, stack: ["spike"] });
    expect([hpOf(match)[1], handOf(match, 1)]).toEqual([2, ["spike"]]);
  });

  test("24 Twin Core, HP-H-1: has no more than 2 HP", () => {
    expect(hpOf(unmask("twin-core"))[1]).toBe(2);
  });

  test("25 Retaliator: whoever shoots and hurts it takes 1 damage, while face up", () => {
    const shot = (up: readonly "id"[]) =>
      hpOf(
        playAll(
          rig({ players: { 0: { weapon: "pistol", targets: [1] }, 1: { id: "retaliator", up } } }),
          [0, { type: "shoot", targets: [1] }],
          [1, { type: "takeDamage" }],
        ),
      );
    expect(shot(["id"])).toEqual([1, 1, 2, 2, 2]);
    expect(shot([])).toEqual([2, 1, 2, 2, 2]);
  });

  test("25 Retaliator: not who shoots and hurts nobody, nor whoever hurts it by a card", () => {
    const players = {
      0: { weapon: "pistol", targets: [1], hand: ["spike"] },
      1: { id: "retaliator", up: ["id"] as const },
    };
    const shown = playAll(
      rig({ players }),
      [0, { type: "shoot", targets: [1] }],
      [1, { type: "reveal", card: 0 }],
    );
    expect(hpOf(shown)[0]).toBe(2);
    const spiked = playAll(
      rig({ players }),
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 1 }],
    );
    expect(hpOf(spiked)).toEqual([2, 1, 2, 2, 2]);
  });
});
