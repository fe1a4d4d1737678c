import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  bottom,
  handOf,
  hpOf,
  loyaltiesOf,
  phaseOf,
  play,
  playAll,
  refusal,
  rig,
  teamOf,
  type GameMatch,
  type Rigging,
} from "../support/rigged.js";

/** Seat 0 plays its only program. */
function played(program: string, rigging: Rigging = {}): GameMatch {
  const match = rig({
    ...rigging,
    players: { ...rigging.players, 0: { ...rigging.players?.[0], hand: [program] } },
  });
  return play(match, 0, { type: "play", position: 0 });
}

describe("HP-M-5: programs for one's own turn", () => {
  test.each([
    "second-wind",
    "grab",
    "backup-exe",
    "deep-scan",
    "floodlight",
    "name-check",
    "feedback",
    "armory-key",
    "prism-key",
    "badge-trade",
    "static-lock",
    "skim",
    "cover-up",
    "magnet-glove",
  ])("%s is not for another player's turn", (program) => {
    const match = rig({
      players: {
        0: { weapon: "pistol", targets: [1] },
        1: { hand: [program], up: [0] },
        3: { hp: 0 },
      },
    });
    const window = play(match, 0, { type: "shoot", targets: [1] });
    expect(refusal(window, 1, { type: "respond", answer: 0 })).toBe("HP-M-5");
  });

  test("Second Wind: one more action this turn", () => {
    const match = played("second-wind", { stack: ["spike", "nudge"] });
    expect(bottom(match, 1)).toEqual(["second-wind"]);
    const once = act(match, 0, { type: "draw" });
    expect(activeOf(once)).toBe(0);
    const twice = act(once, 0, { type: "draw" });
    expect([handOf(twice, 0), activeOf(twice)]).toEqual([["spike", "nudge"], 1]);
  });

  test("Grab takes another player's weapon and aims it; it is not armed before the next turn", () => {
    const asked = played("grab", { players: { 2: { weapon: "rifle", targets: [0] } } });
    const taken = play(asked, 0, { type: "pickTargets", targets: [3] });
    expect([aimOf(taken, 0), aimOf(taken, 2)]).toEqual([["rifle", 3], undefined]);
    expect(refusal(taken, 0, { type: "shoot", targets: [3] })).toBe("HP-R-3");
    const round = [0, 1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), taken);
    expect(phaseOf(act(round, 0, { type: "shoot", targets: [3] }))).toBe("answer");
  });

  test("Grab, HP-W-1: one's own weapon goes back first", () => {
    const asked = played("grab", {
      players: { 0: { weapon: "pistol", targets: [1] }, 2: { weapon: "rifle", targets: [0] } },
    });
    const taken = play(asked, 0, { type: "pickTargets", targets: [3] });
    expect(aimOf(taken, 0)).toEqual(["rifle", 3]);
    expect(referee(taken).weapons.filter(({ holder }) => holder !== null)).toHaveLength(1);
    expect(refusal(taken, 0, { type: "drop" })).toBe("HP-R-3");
  });

  test("backup.exe, HP-M-12, HP-A-21: brings an eliminated player back with 1 HP, cards up and unarmed", () => {
    const back = played("backup-exe", { players: { 3: { hp: 0 } } });
    expect(hpOf(back)).toEqual([2, 2, 2, 1, 2]);
    expect(referee(back).players[3]!.up).toEqual({ id: true, loyalties: [true, true] });
    const turns = [0, 1, 2].reduce((now, seat) => act(now, seat, { type: "draw" }), back);
    expect(activeOf(turns)).toBe(3);
  });

  test("backup.exe, HP-I-5: what is permanent holds again, what fires once does not", () => {
    const back = played("backup-exe", { players: { 3: { hp: 0, id: "smuggler" } } });
    expect(handOf(back, 3)).toEqual([]);
    const hidden = played("backup-exe", { players: { 3: { hp: 0, id: "ghost-runner" } } });
    expect(hidden.choices(0, "investigate").filter(({ target }) => target === 3)).toEqual([]);
    const runner = act(hidden, 0, { type: "draw" });
    expect(runner.choices(1, "investigate").map(({ target }) => target)).not.toContain(3);
  });

  test("backup.exe: not when nobody is out", () => {
    const match = rig({ players: { 0: { hand: ["backup-exe"] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
  });

  test("Deep Scan looks at a face-down ID, and nothing of it happens", () => {
    const asked = played("deep-scan", { players: { 2: { id: "smuggler" }, 3: { up: ["id"] } } });
    expect(asked.choices(0, "pickPlayer").map(({ player }) => player)).toEqual([1, 2, 4]);
    const looked = play(asked, 0, { type: "pickPlayer", player: 2 });
    expect(looked.view(0).players[2]!.identity).toEqual(["smuggler"]);
    expect(looked.view(1).players[2]!.identity).toEqual([null]);
    expect(handOf(looked, 2)).toEqual([]);
  });

  test("Deep Scan, HP-U-3: its owner is asked first, whatever its program is", () => {
    const asked = played("deep-scan", { players: { 2: { hand: ["spike"] } } });
    const permit = play(asked, 0, { type: "pickPlayer", player: 2 });
    expect([phaseOf(permit), permit.waiting]).toEqual(["permit", [2]]);
    expect(refusal(permit, 2, { type: "handOver" })).toBe("HP-U-3");
    const looked = play(permit, 2, { type: "allow", always: false });
    expect(looked.view(0).players[2]!.identity).toEqual(["dispatcher"]);
  });

  test("Floodlight: another player reveals a loyalty card or takes 1 damage", () => {
    expect(refusal(played("floodlight"), 0, { type: "pickPlayer", player: 0 })).toBe("HP-X-6");
    const asked = play(played("floodlight"), 0, { type: "pickPlayer", player: 2 });
    expect(asked.waiting).toEqual([2]);
    const shown = play(asked, 2, { type: "reveal", card: 1 });
    expect([referee(shown).players[2]!.up.loyalties, hpOf(shown)[2]]).toEqual([[false, true], 2]);
    expect(refusal(asked, 2, { type: "reveal", card: "id" })).toBe("HP-W-14");
    expect(hpOf(play(asked, 2, { type: "takeDamage" }))[2]).toBe(1);
  });

  test("Floodlight, HP-W-14: who has none face down is hit", () => {
    const asked = played("floodlight", { players: { 2: { up: [0, 1] } } });
    expect(hpOf(play(asked, 0, { type: "pickPlayer", player: 2 }))[2]).toBe(1);
  });

  test("Floodlight, HP-A-25: nobody braces for it", () => {
    const asked = play(played("floodlight", { players: { 2: { hand: ["ablative-plate"] } } }), 0, {
      type: "pickPlayer",
      player: 2,
    });
    expect(phaseOf(play(asked, 2, { type: "takeDamage" }))).toBe("choose");
  });

  test("Name Check: another player reveals its ID or takes 1 damage", () => {
    const asked = play(played("name-check", { players: { 2: { id: "smuggler" } } }), 0, {
      type: "pickPlayer",
      player: 2,
    });
    expect(refusal(played("name-check"), 0, { type: "pickPlayer", player: 0 })).toBe("HP-X-6");
    const shown = play(asked, 2, { type: "reveal", card: "id" });
    expect([handOf(shown, 2).length, hpOf(shown)[2], activeOf(shown)]).toEqual([2, 2, 0]);
    expect(refusal(asked, 2, { type: "reveal", card: 0 })).toBe("HP-W-14");
    expect(hpOf(play(asked, 2, { type: "takeDamage" }))[2]).toBe(1);
  });

  test("Feedback: everybody who holds a weapon takes 1 damage, its owner too, at once", () => {
    const match = played("feedback", {
      players: {
        0: { weapon: "pistol", targets: [1] },
        2: { weapon: "rifle", targets: [0], hp: 1 },
        3: { weapon: "companion", targets: [0] },
      },
    });
    expect(hpOf(match)).toEqual([1, 2, 0, 1, 2]);
    expect(referee(match).checks).toHaveLength(1);
  });

  test.each([
    ["armory-key", "rocket-launcher", [1, 2]],
    ["prism-key", "laser", []],
  ] as const)("%s unlocks the %s for its owner, for the rest of the game", (program, weapon, targets) => {
    const locked = rig({ players: { 0: { hand: [program] } } });
    expect(refusal(locked, 0, { type: "equip", weapon, targets })).toBe("HP-W-3");
    const open = play(locked, 0, { type: "play", position: 0 });
    expect(referee(open).players.map(({ unlocked }) => unlocked)).toEqual([[weapon], [], [], [], []]);
    const taken = act(open, 0, { type: "equip", weapon, targets });
    expect(aimOf(taken, 0)).toEqual([weapon, ...targets]);
    const round = [1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), taken);
    const dropped = act(round, 0, { type: "drop" });
    expect(refusal(dropped, 1, { type: "equip", weapon, targets: [] })).toBe("HP-W-3");
    const again = [1, 2, 3, 4].reduce((now, seat) => discardAll(act(now, seat, { type: "draw" })), dropped);
    expect(aimOf(act(again, 0, { type: "equip", weapon, targets }), 0)).toEqual([weapon, ...targets]);
  });

  test("Badge Trade exchanges face-down loyalty cards, and teams follow them", () => {
    const asked = played("badge-trade", {
      players: { 0: { loyalties: ["human", "machine"] }, 3: { loyalties: ["machine", "outlaw"] } },
    });
    expect(teamOf(asked, 0)).toBe("human");
    const exchanged = playAll(
      asked,
      [0, { type: "pickLoyalty", card: 0 }],
      [0, { type: "pickPlayer", player: 3 }],
      [0, { type: "pickLoyalty", card: 0 }],
    );
    expect([loyaltiesOf(exchanged, 0), loyaltiesOf(exchanged, 3)]).toEqual([
      ["machine", "machine"],
      ["human", "outlaw"],
    ]);
    expect([teamOf(exchanged, 0), teamOf(exchanged, 3)]).toEqual(["machine", "outlaw"]);
  });

  test("Badge Trade: not without a face-down card of one's own", () => {
    const match = rig({ players: { 0: { hand: ["badge-trade"], up: [0, 1] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
  });

  test("Static Lock: the next turn of another player is skipped, the one after it is not", () => {
    expect(refusal(played("static-lock"), 0, { type: "pickPlayer", player: 0 })).toBe("HP-X-6");
    const locked = play(played("static-lock"), 0, { type: "pickPlayer", player: 1 });
    const next = act(locked, 0, { type: "draw" });
    expect(activeOf(next)).toBe(2);
    const round = [2, 3, 4, 0].reduce((now, seat) => act(now, seat, { type: "draw" }), next);
    expect(activeOf(round)).toBe(1);
  });

  test("Skim looks at the top three, keeps one, and puts the others at the bottom in their order", () => {
    const asked = played("skim", { stack: ["spike", "nudge", "brownout", "grab"] });
    expect(asked.view(0).dug.toSorted()).toEqual(["brownout", "nudge", "spike"]);
    expect(asked.view(1).dug).toEqual([null, null, null]);
    const kept = play(asked, 0, { type: "keep", position: asked.view(0).dug.indexOf("nudge") });
    expect(handOf(kept, 0)).toEqual(["nudge"]);
    // The program itself is the last to go below.
    expect(bottom(kept, 3)).toEqual(["skim", "brownout", "spike"]);
    expect(handOf(act(kept, 0, { type: "draw" }), 0)).toEqual(["nudge", "grab"]);
    expect(kept.view(1).players[0]!.hand).toEqual([null]);
  });

  test("Cover-Up turns a face-up loyalty card down; all know it still, and it can be revealed again", () => {
    const asked = played("cover-up", { players: { 2: { up: [0, 1] }, 3: { up: [0] } } });
    const named = play(asked, 0, { type: "pickPlayer", player: 2 });
    const covered = play(named, 0, { type: "pickLoyalty", card: 1 });
    expect(referee(covered).players[2]!.up.loyalties).toEqual([true, false]);
    expect(covered.view("spectator").players[2]!.loyalties).toEqual(["human", "human"]);
    const armed = act(covered, 0, { type: "equip", weapon: "pistol", targets: [2] });
    const round = [1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), armed);
    const shown = play(act(round, 0, { type: "shoot", targets: [2] }), 2, { type: "reveal", card: 1 });
    expect([referee(shown).players[2]!.up.loyalties, hpOf(shown)[2]]).toEqual([[true, true], 2]);
  });

  test("Cover-Up, HP-V10: one's own, too; not when none lies face up", () => {
    const own = played("cover-up", { players: { 0: { up: [1] } } });
    expect(referee(own).players[0]!.up.loyalties).toEqual([false, false]);
    const match = rig({ players: { 0: { hand: ["cover-up"] } } });
    expect(refusal(match, 0, { type: "play", position: 0 })).toBe("HP-M-4");
  });
});

/** Whoever has too many programs discards the first. */
function discardAll(match: GameMatch): GameMatch {
  let now = match;
  while (phaseOf(now) === "discard")
    now = play(now, activeOf(now), now.choices(activeOf(now), "discard")[0]!);
  return now;
}
