import { describe, expect, test } from "vitest";
import { faces, referee, startMatch } from "@facedown/core";
import { humanPunishment } from "@facedown/human-punishment";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  loyaltiesOf,
  phaseOf,
  play,
  playAll,
  refusal,
  rig,
  teamOf,
  unmask,
  type Rigged,
} from "../support/rigged.js";

/** Seat 0 shoots at seat 1, which has 1 HP and is eliminated. */
function eliminate(players: Readonly<Record<number, Rigged>> = {}, seats = 5) {
  const match = rig({
    seats,
    players: {
      ...players,
      0: { weapon: "pistol", targets: [1], ...players[0] },
      1: { hp: 1, ...players[1] },
    },
  });
  return playAll(match, [0, { type: "shoot", targets: [1] }], [1, { type: "takeDamage" }]);
}

describe("HP-I-1: Outlaw IDs that are turned up", () => {
  test("26 Mindeater, HP-L-1: another player joins Legion, in public", () => {
    const asked = unmask("mindeater");
    expect(refusal(asked, 1, { type: "pickPlayer", player: 1 })).toBe("HP-X-6");
    const joined = play(asked, 1, { type: "pickPlayer", player: 3 });
    expect(joined.view("spectator").players.map(({ sworn }) => sworn)).toEqual([
      null,
      null,
      null,
      "legion",
      null,
    ]);
    expect([teamOf(joined, 1), teamOf(joined, 3)]).toEqual(["legion", "legion"]);
  });

  test("26 Mindeater, HP-A-5: is always Legion, face down too", () => {
    expect(teamOf(rig({ players: { 1: { id: "mindeater" } } }), 1)).toBe("legion");
  });

  test("26 Mindeater: every player it investigates joins Legion, while face up", () => {
    const looked = (up: readonly "id"[]) =>
      act(rig({ players: { 0: { id: "mindeater", up } } }), 0, { type: "investigate", target: 2, card: 0 });
    expect(referee(looked(["id"])).players[2]!.sworn).toBe("legion");
    expect(referee(looked([])).players[2]!.sworn).toBeNull();
  });

  test("26 Mindeater, HP-L-5: Legion replaces Fallen", () => {
    const asked = unmask("mindeater", { players: { 3: { sworn: "fallen" } } });
    const joined = play(asked, 1, { type: "pickPlayer", player: 3 });
    expect([referee(joined).players[3]!.sworn, teamOf(joined, 3)]).toEqual(["legion", "legion"]);
  });

  test("27 Deathbringer, HP-F-1: brings two eliminated players back with 1 HP as Fallen", () => {
    const asked = unmask("deathbringer", { seats: 6, players: { 2: { hp: 0 }, 3: { hp: 0 }, 4: { hp: 0 } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([2, 3, 4]);
    const raised = playAll(
      asked,
      [1, { type: "pickPlayer", player: 4 }],
      [1, { type: "pickPlayer", player: 2 }],
    );
    expect(hpOf(raised)).toEqual([2, 2, 1, 0, 1, 2]);
    expect(referee(raised).players.map(({ sworn }) => sworn)).toEqual([
      null,
      null,
      "fallen",
      null,
      "fallen",
      null,
    ]);
    expect([1, 2, 4].map((seat) => teamOf(raised, seat))).toEqual(["fallen", "fallen", "fallen"]);
  });

  test("27 Deathbringer: brings back as many as there are", () => {
    const match = unmask("deathbringer", { players: { 3: { hp: 0 } } });
    expect([hpOf(match), phaseOf(match)]).toEqual([[2, 2, 2, 1, 2], "choose"]);
    expect(hpOf(unmask("deathbringer"))).toEqual([2, 2, 2, 2, 2]);
  });

  test("27 Deathbringer, HP-L-5: who was sworn to Legion stays so", () => {
    const match = unmask("deathbringer", { players: { 3: { hp: 0, sworn: "legion" } } });
    expect([hpOf(match)[3], teamOf(match, 3)]).toEqual([1, "legion"]);
  });

  test("27 Deathbringer, HP-I-4: also when it is turned up by its own elimination, and stays out", () => {
    const raised = eliminate({ 1: { id: "deathbringer" }, 3: { hp: 0 } });
    expect(hpOf(raised)).toEqual([2, 0, 2, 1, 2]);
    expect(teamOf(raised, 3)).toBe("fallen");
  });

  test("27 Deathbringer, HP-I-4: the eliminated owner chooses", () => {
    const out = { hp: 0 } as const;
    const asked = eliminate({ 1: { id: "deathbringer" }, 3: out, 4: out, 5: out }, 7);
    expect(asked.waiting).toEqual([1]);
    expect(refusal(asked, 1, { type: "pickPlayer", player: 1 })).toBe("HP-X-6");
    const raised = playAll(
      asked,
      [1, { type: "pickPlayer", player: 5 }],
      [1, { type: "pickPlayer", player: 3 }],
    );
    expect(hpOf(raised)).toEqual([2, 0, 2, 1, 0, 1, 2]);
  });

  test("27 Deathbringer: whoever else is eliminated comes back as Fallen, while it is face up", () => {
    const after = (up: readonly "id"[]) => eliminate({ 3: { id: "deathbringer", up } });
    expect([hpOf(after(["id"]))[1], teamOf(after(["id"]), 1)]).toEqual([1, "fallen"]);
    expect(hpOf(after([]))[1]).toBe(0);
  });

  test.each(["fallen", "legion"] as const)("27 Deathbringer: not who is sworn to a team, %s", (sworn) => {
    expect(hpOf(eliminate({ 1: { sworn }, 3: { id: "deathbringer", up: ["id"] } }))[1]).toBe(0);
  });

  test("27 Deathbringer, HP-L-4: is always Fallen, unless Legion", () => {
    expect(teamOf(rig({ players: { 1: { id: "deathbringer" } } }), 1)).toBe("fallen");
    expect(teamOf(rig({ players: { 1: { id: "deathbringer", sworn: "legion" } } }), 1)).toBe("legion");
  });

  test("28 Drifter is always Outlaw and draws a program", () => {
    const match = unmask("drifter", { stack: ["spike"] });
    expect([teamOf(match, 1), handOf(match, 1)]).toEqual(["outlaw", ["spike"]]);
    expect(teamOf(rig({ players: { 1: { id: "drifter" } } }), 1)).toBe("outlaw");
  });

  test("29 Smuggler draws two programs", () => {
    expect(handOf(unmask("smuggler", { stack: ["spike", "nudge"] }), 1)).toEqual(["spike", "nudge"]);
  });

  test("30 Turncoat exchanges a face-down loyalty card for another player's", () => {
    const asked = unmask("turncoat", {
      players: { 1: { loyalties: ["machine", "machine-x2"] }, 3: { loyalties: ["outlaw", "human"] } },
    });
    const exchanged = playAll(
      asked,
      [1, { type: "pickLoyalty", card: 0 }],
      [1, { type: "pickPlayer", player: 3 }],
      [1, { type: "pickLoyalty", card: 1 }],
    );
    expect([loyaltiesOf(exchanged, 1), loyaltiesOf(exchanged, 3)]).toEqual([
      ["human", "machine-x2"],
      ["outlaw", "machine"],
    ]);
    expect(exchanged.view(1).players[1]!.loyalties).toEqual(["human", "machine-x2"]);
    expect(exchanged.view(3).players[3]!.loyalties).toEqual(["outlaw", "machine"]);
    expect(exchanged.view(3).players[1]!.loyalties).toEqual(["human", null]);
    expect(exchanged.view("spectator").players[1]!.loyalties).toEqual([null, null]);
  });

  test("30 Turncoat: not with a face-up card of its own, nor for one", () => {
    const asked = unmask("turncoat", { players: { 1: { up: [0] }, 2: { up: [0, 1] }, 3: { up: [1] } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([3, 4, 0]);
    expect(loyaltiesOf(play(asked, 1, { type: "pickPlayer", player: 3 }), 3)).toEqual([
      "machine-x2",
      "machine",
    ]);
  });

  test("31 Highwayman takes the very Rifle that revealed it, before it is dropped", () => {
    const asked = unmask("highwayman");
    expect([phaseOf(asked), asked.waiting]).toEqual(["pick", [1]]);
    const taken = play(asked, 1, { type: "pickTargets", targets: [0] });
    expect([aimOf(taken, 0), aimOf(taken, 1)]).toEqual([undefined, ["rifle", 0]]);
    expect([activeOf(taken), handOf(taken, 0)]).toEqual([1, []]);
    expect(taken.waiting).toEqual([1]);
  });

  test("31 Highwayman, HP-W-3: needs no unlock to take a Laser", () => {
    const asked = unmask("highwayman", { players: { 0: { weapon: "laser", targets: [] } } });
    expect(aimOf(asked, 1)).toEqual(["laser"]);
  });

  test("32 Powder Monk: both neighbors take 1 damage", () => {
    expect(hpOf(unmask("powder-monk"))).toEqual([1, 2, 1, 2, 2]);
  });

  test("32 Powder Monk: neighbors are the next who live", () => {
    expect(hpOf(unmask("powder-monk", { players: { 2: { hp: 0 } } }))).toEqual([1, 2, 0, 1, 2]);
  });

  test("32 Powder Monk, HP-I-4: also when it is turned up by its own elimination", () => {
    expect(hpOf(eliminate({ 1: { id: "powder-monk" } }))).toEqual([1, 0, 1, 2, 2]);
  });

  test("32 Powder Monk, HP-E-10: takes a neighbor along, and there is another check", () => {
    const match = eliminate({ 1: { id: "powder-monk" }, 2: { hp: 1 } });
    expect(hpOf(match)).toEqual([1, 0, 0, 2, 2]);
    expect(referee(match).checks).toHaveLength(2);
  });

  test("33 Ghost Runner: nobody may investigate it, while face up", () => {
    const match = (up: readonly "id"[]) => rig({ players: { 1: { id: "ghost-runner", up } } });
    expect(refusal(match(["id"]), 0, { type: "investigate", target: 1, card: 0 })).toBe("HP-U-1");
    expect(phaseOf(act(match([]), 0, { type: "investigate", target: 1, card: 0 }))).toBe("choose");
    expect(
      match(["id"])
        .choices(0, "investigate")
        .filter(({ target }) => target === 1),
    ).toEqual([]);
  });

  test("33 Ghost Runner: cards that look find nothing of it either", () => {
    const asked = unmask("archivist", { players: { 2: { id: "ghost-runner", up: ["id"] } } });
    expect(asked.choices(1, "pickPlayer").map(({ player }) => player)).toEqual([3, 4, 0]);
  });

  test("34 Card Sharp draws two programs with its draw action, while face up", () => {
    const drawn = (up: readonly "id"[]) =>
      handOf(
        act(rig({ players: { 0: { id: "card-sharp", up } }, stack: ["spike", "nudge"] }), 0, {
          type: "draw",
        }),
        0,
      );
    expect([drawn(["id"]), drawn([])]).toEqual([["spike", "nudge"], ["spike"]]);
  });

  test("35 Vulture draws a program when another player is eliminated, while face up", () => {
    const after = (up: readonly "id"[]) => handOf(eliminate({ 3: { id: "vulture", up } }), 3).length;
    expect([after(["id"]), after([])]).toEqual([1, 0]);
  });

  test("35 Vulture, HP-M-13: not while it is out itself", () => {
    expect(handOf(eliminate({ 3: { id: "vulture", hp: 0 } }), 3)).toEqual([]);
  });

  test("36 Bounty Clerk regains 1 HP and draws a program when its shot eliminates, while face up", () => {
    const after = (up: readonly "id"[]) => eliminate({ 0: { id: "bounty-clerk", up, hp: 1 } });
    expect([hpOf(after(["id"]))[0], handOf(after(["id"]), 0).length]).toEqual([2, 2]);
    expect([hpOf(after([]))[0], handOf(after([]), 0).length]).toEqual([1, 1]);
  });

  test("36 Bounty Clerk: not when a program of its does", () => {
    const match = rig({
      players: { 0: { id: "bounty-clerk", up: ["id"], hp: 1, hand: ["spike"] }, 1: { hp: 1 } },
    });
    const spiked = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
    expect([hpOf(spiked), handOf(spiked, 0)]).toEqual([[1, 0, 2, 2, 2], []]);
  });

  test("37 Hair Trigger shoots with a weapon that it took this turn, while face up", () => {
    const equipped = (up: readonly "id"[]) =>
      playAll(
        rig({ players: { 0: { id: "hair-trigger", up, hand: ["second-wind"] } } }),
        [0, { type: "play", position: 0 }],
        [0, { type: "equip", weapon: "pistol", targets: [1] }],
      );
    expect(refusal(equipped([]), 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
    const shot = play(equipped(["id"]), 0, { type: "shoot", targets: [1] });
    expect(hpOf(play(shot, 1, { type: "takeDamage" }))[1]).toBe(1);
    expect(refusal(equipped(["id"]), 0, { type: "drop" })).toBe("HP-R-3");
  });

  test.each(Array.from({ length: 13 }, (_, i) => i + 4))(
    "38 to 40, HP-P-3: the Bosses stay in the box with %i players",
    (seats) => {
      const { box } = referee(startMatch(humanPunishment, { seats, seed: `boss ${seats}` }));
      expect(faces(box.boss).toSorted()).toEqual(["foundry-heart", "grid-tyrant", "null-choir"]);
    },
  );
});
