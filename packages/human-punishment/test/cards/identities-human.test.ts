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

describe("HP-I-1: Human IDs that are turned up", () => {
  test("1 Lifesaver heals another player, when nobody is out", () => {
    const asked = unmask("lifesaver", { players: { 1: { hp: 1 }, 2: { hp: 1 } } });
    expect(refusal(asked, 1, { type: "pickPlayer", player: 1 })).toBe("HP-X-6");
    expect(hpOf(play(asked, 1, { type: "pickPlayer", player: 2 }))).toEqual([2, 1, 2, 2, 2]);
  });

  test("1 Lifesaver, HP-I-6: may bring an eliminated player back instead", () => {
    const asked = unmask("lifesaver", { players: { 2: { hp: 1 }, 4: { hp: 0 } } });
    expect(asked.choices(1, "pickEffect")).toHaveLength(2);
    expect(hpOf(play(asked, 1, { type: "pickEffect", option: 1 }))).toEqual([2, 2, 1, 2, 1]);
    const heals = playAll(
      asked,
      [1, { type: "pickEffect", option: 0 }],
      [1, { type: "pickPlayer", player: 2 }],
    );
    expect(hpOf(heals)).toEqual([2, 2, 2, 2, 0]);
  });

  test.each([1, 3])("2 Ward Nurse heals any player, herself too: seat %i", (player) => {
    const asked = unmask("ward-nurse", { players: { 1: { hp: 1 }, 3: { hp: 1 } } });
    const healed = hpOf(play(asked, 1, { type: "pickPlayer", player }));
    expect(healed[player]).toBe(2);
    expect(healed[4 - player]).toBe(1);
  });

  test("3 Archivist looks at all face-down loyalty cards of one player, and nobody else does", () => {
    const asked = unmask("archivist", { players: { 2: { loyalties: ["human", "outlaw"] } } });
    const looked = play(asked, 1, { type: "pickPlayer", player: 2 });
    expect(looked.view(1).players[2]!.loyalties).toEqual(["human", "outlaw"]);
    for (const viewer of [0, 3, "spectator"] as const)
      expect(looked.view(viewer).players[2]!.loyalties).toEqual([null, null]);
    expect(referee(looked).players[2]!.bonds.map(({ readers }) => readers)).toEqual([[1], [1]]);
  });

  test("3 Archivist, HP-U-2: of whoever lies open partly, sees the rest", () => {
    const asked = unmask("archivist", { players: { 2: { up: [0] }, 3: { up: [0, 1] } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).not.toContain(3);
    const looked = play(asked, 1, { type: "pickPlayer", player: 2 });
    expect(referee(looked).players[2]!.bonds.map(({ readers }) => readers)).toEqual([[], [1]]);
  });

  test("4 Quartermaster draws a program, then another player draws one", () => {
    const asked = unmask("quartermaster", { stack: ["spike", "nudge"] });
    expect(handOf(asked, 1)).toEqual(["spike"]);
    expect(refusal(asked, 1, { type: "pickPlayer", player: 1 })).toBe("HP-X-6");
    const drawn = play(asked, 1, { type: "pickPlayer", player: 3 });
    expect([handOf(drawn, 1), handOf(drawn, 3)]).toEqual([["spike"], ["nudge"]]);
  });

  test("5 Picket makes an armed player let go of the weapon", () => {
    const asked = unmask("picket", { players: { 3: { weapon: "pistol", targets: [2] } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([3, 0]);
    const dropped = play(asked, 1, { type: "pickPlayer", player: 3 });
    expect(aimOf(dropped, 3)).toBeUndefined();
    expect(referee(dropped).weapons.find(({ kind }) => kind === "pistol")!.holder).toBeNull();
    expect(handOf(dropped, 3)).toEqual([]);
  });

  test("6 Torchbearer draws a program", () => {
    expect(handOf(unmask("torchbearer", { stack: ["spike"] }), 1)).toEqual(["spike"]);
  });

  test("6 Torchbearer, HP-A-5: is always Human, face down too", () => {
    const match = rig({ players: { 1: { id: "torchbearer", loyalties: ["machine", "machine-x2"] } } });
    expect(teamOf(match, 1)).toBe("human");
  });

  test("7 Insomniac, HP-I-3, HP-A-20: takes two actions a turn from now on", () => {
    const match = unmask("insomniac", { stack: ["spike", "nudge", "brownout", "spike"] });
    expect([activeOf(match), referee(match).players[1]!.awake]).toEqual([1, true]);
    const once = act(match, 1, { type: "draw" });
    expect(activeOf(once)).toBe(1);
    const twice = act(once, 1, { type: "draw" });
    expect(handOf(twice, 1)).toHaveLength(2);
    expect(activeOf(twice)).toBe(2);
  });

  test("7 Insomniac, HP-I-3: the next damage puts an end to it, for good, although the card stays face up", () => {
    const awake = act(unmask("insomniac", { players: { 2: { weapon: "pistol", targets: [1] } } }), 1, {
      type: "draw",
    });
    const shot = act(act(awake, 1, { type: "draw" }), 2, { type: "shoot", targets: [1] });
    const hurt = act(shot, 1, { type: "takeDamage" });
    expect(hpOf(hurt)[1]).toBe(1);
    expect(referee(hurt).players[1]).toMatchObject({ awake: false, up: { id: true } });
    const back = [3, 4, 0].reduce((now, seat) => act(now, seat, { type: "draw" }), hurt);
    expect(activeOf(act(back, 1, { type: "draw" }))).toBe(1);
    expect(phaseOf(act(back, 1, { type: "draw" }))).toBe("discard");
  });

  test("7 Insomniac, HP-X-6, HP-A-37: damage in its own turn costs the second action of that turn", () => {
    const players = { 2: { hand: ["spike"] } };
    const asked = unmask("insomniac", { players });
    expect(activeOf(asked)).toBe(1);
    const hurt = playAll(
      asked,
      [1, { type: "draw" }],
      [2, { type: "respond", answer: 0 }],
      [2, { type: "pickPlayer", player: 1 }],
    );
    expect([hpOf(hurt)[1], phaseOf(hurt), referee(hurt).turn.awake]).toEqual([1, "choose", false]);
    expect(activeOf(act(hurt, 1, { type: "draw" }))).toBe(2);
  });

  test("7 Insomniac: what a card added to the turn stays when it is hurt", () => {
    const players = { 1: { hand: ["second-wind"] }, 2: { hand: ["spike"] } };
    const awake = unmask("insomniac", { players });
    const hurt = playAll(
      awake,
      [1, { type: "play", position: 0 }],
      [1, { type: "draw" }],
      [2, { type: "respond", answer: 0 }],
      [2, { type: "pickPlayer", player: 1 }],
    );
    const once = act(hurt, 1, { type: "draw" });
    expect(activeOf(once)).toBe(1);
    expect(activeOf(act(once, 1, { type: "draw" }))).toBe(2);
  });

  test("8 Bulwark loses 1 HP to a hit of 2, once it lies face up", () => {
    const shot = (up: readonly "id"[]) => {
      const match = act(
        rig({
          players: { 0: { weapon: "rifle", targets: [1] }, 1: { id: "bulwark", up } },
        }),
        0,
        { type: "shoot", targets: [1] },
      );
      return hpOf(phaseOf(match) === "answer" ? act(match, 1, { type: "takeDamage" }) : match)[1];
    };
    expect(shot(["id"])).toBe(1);
    expect(shot([])).toBe(0);
  });

  test("9 Dispatcher sees both face-down loyalty cards when it investigates one", () => {
    const match = rig({
      players: { 0: { id: "dispatcher", up: ["id"] }, 3: { loyalties: ["machine", "outlaw"] } },
    });
    const looked = act(match, 0, { type: "investigate", target: 3, card: 1 });
    expect(looked.view(0).players[3]!.loyalties).toEqual(["machine", "outlaw"]);
    const plain = act(rig({ players: { 0: { id: "dispatcher" } } }), 0, {
      type: "investigate",
      target: 3,
      card: 1,
    });
    expect(plain.view(0).players[3]!.loyalties).toEqual([null, "machine"]);
  });

  test("10 Prism Keeper unlocks the Laser for itself alone and draws a program", () => {
    const match = unmask("prism-keeper", { stack: ["spike"] });
    expect(handOf(match, 1)).toEqual(["spike"]);
    expect(referee(match).players.map(({ unlocked }) => unlocked)).toEqual([[], ["laser"], [], [], []]);
    expect(aimOf(act(match, 1, { type: "equip", weapon: "laser", targets: [] }), 1)).toEqual(["laser"]);
    const next = act(match, 1, { type: "draw" });
    expect(refusal(next, 2, { type: "equip", weapon: "laser", targets: [] })).toBe("HP-W-3");
  });

  test("11 Tinkerer keeps three programs, while face up", () => {
    const drawn = (up: readonly "id"[]) =>
      act(rig({ players: { 0: { id: "tinkerer", up, hand: ["spike", "nudge"] } } }), 0, { type: "draw" });
    expect(phaseOf(drawn([]))).toBe("discard");
    expect([phaseOf(drawn(["id"])), activeOf(drawn(["id"]))]).toEqual(["choose", 1]);
    expect(handOf(drawn(["id"]), 0)).toHaveLength(3);
  });

  test("11 Tinkerer, HP-V5: not four", () => {
    const match = rig({ players: { 0: { id: "tinkerer", up: ["id"], hand: ["spike", "nudge", "spike"] } } });
    expect(phaseOf(act(match, 0, { type: "draw" }))).toBe("discard");
  });

  test("12 Cross-Examiner makes a player turn up a loyalty card of its own choice", () => {
    const asked = unmask("cross-examiner", { players: { 3: { up: [0, 1] } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([2, 4, 0]);
    const named = play(asked, 1, { type: "pickPlayer", player: 2 });
    expect(named.waiting).toEqual([2]);
    const shown = play(named, 2, { type: "pickLoyalty", card: 1 });
    expect(referee(shown).players[2]!.up).toEqual({ id: false, loyalties: [false, true] });
    expect(shown.view("spectator").players[2]!.loyalties).toEqual([null, "human"]);
  });

  test("12 Cross-Examiner, HP-H-5: turns the last one of a player up, and that eliminates nobody", () => {
    const asked = unmask("cross-examiner", { players: { 2: { up: [0, "id"] } } });
    const shown = play(asked, 1, { type: "pickPlayer", player: 2 });
    expect(referee(shown).players[2]).toMatchObject({ hp: 2, up: { id: true, loyalties: [true, true] } });
    expect(passAll(shown).waiting).toEqual([1]);
  });
});
