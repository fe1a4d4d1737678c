import { describe, expect, test } from "vitest";
import { originalPack } from "@facedown/human-punishment";
import { act, hpOf, loyaltiesOf, play, playAll, rig, teamOf, type Rigged } from "../support/rigged.js";

const team = (player: Rigged) => teamOf(rig({ players: { 1: player } }), 1);

describe("HP-T-1: loyalty cards", () => {
  test.each([
    ["human", "picket", "machine", "human"],
    ["human-x2", "extractor", "machine", "outlaw"],
    ["machine", "extractor", "human", "machine"],
    ["machine-x2", "picket", "outlaw", "machine"],
    ["outlaw", "smuggler", "human", "outlaw"],
    ["outlaw-x2", "picket", "machine", "outlaw"],
    ["legion", "picket", "human", "legion"],
  ] as const)("%s beside the ID %s and the loyalty %s makes a %s", (card, id, other, wanted) => {
    expect(team({ id, loyalties: [card, other] })).toBe(wanted);
    expect(team({ id, loyalties: [other, card] })).toBe(wanted);
  });

  test.each([
    ["human", "picket", "machine-x2", "outlaw"],
    ["human-x2", "extractor", "outlaw", "human"],
    ["machine", "extractor", "human-x2", "outlaw"],
    ["machine-x2", "smuggler", "human", "machine"],
    ["outlaw", "extractor", "machine", "machine"],
    ["outlaw-x2", "extractor", "machine", "outlaw"],
  ] as const)("HP-T-4: %s weighs what it says beside %s and %s: %s", (card, id, other, wanted) => {
    expect(team({ id, loyalties: [card, other] })).toBe(wanted);
  });

  test("HP-T-3: the most common color needs no majority: two of four", () => {
    expect(team({ id: "picket", loyalties: ["machine-x2", "outlaw"] })).toBe("machine");
  });

  test("HP-T-2, HP-T-3: a tie for the most common one is an Outlaw", () => {
    expect(team({ id: "picket", loyalties: ["machine", "outlaw"] })).toBe("outlaw");
    expect(team({ id: "picket", loyalties: ["human", "machine-x2"] })).toBe("outlaw");
  });
});

describe("legion, HP-L-5", () => {
  const legion = { loyalties: ["legion", "human"] } as const;
  const sixth = originalPack.charts[6]!;

  test("makes Legion of its owner at the deal", () => {
    expect(sixth.loyalties["legion"]).toBe(1);
    expect(team(legion)).toBe("legion");
  });

  test("makes Legion of the first other player who investigates it, and of no later one", () => {
    const match = rig({ seats: 6, players: { 2: legion } });
    const first = act(match, 0, { type: "investigate", target: 2, card: 0 });
    expect([0, 1, 2].map((seat) => teamOf(first, seat))).toEqual(["legion", "machine", "legion"]);
    const second = act(first, 1, { type: "investigate", target: 2, card: 0 });
    expect([0, 1, 2].map((seat) => teamOf(second, seat))).toEqual(["legion", "machine", "legion"]);
  });

  test("does nothing to who looks at the card beside it", () => {
    const looked = act(rig({ seats: 6, players: { 2: legion } }), 0, {
      type: "investigate",
      target: 2,
      card: 1,
    });
    expect(teamOf(looked, 0)).toBe("human");
  });

  test("makes Legion of whoever gets it by an exchange; who had it stays Legion", () => {
    const match = rig({ seats: 6, players: { 0: { hand: ["badge-trade"] }, 2: legion } });
    const exchanged = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "pickLoyalty", card: 0 }],
      [0, { type: "pickPlayer", player: 2 }],
      [0, { type: "pickLoyalty", card: 0 }],
    );
    expect(loyaltiesOf(exchanged, 0)).toEqual(["legion", "human-x2"]);
    expect([teamOf(exchanged, 0), teamOf(exchanged, 2)]).toEqual(["legion", "legion"]);
  });

  test("HP-H-4: turned face up by a shot or an elimination it converts nobody", () => {
    const players = { 0: { weapon: "pistol", targets: [2] }, 2: { ...legion, hp: 1 } } as const;
    const shot = act(rig({ seats: 6, players }), 0, { type: "shoot", targets: [2] });
    const shown = play(shot, 2, { type: "reveal", card: 0 });
    const out = play(shot, 2, { type: "takeDamage" });
    expect(hpOf(out)[2]).toBe(0);
    for (const match of [shown, out])
      expect([0, 1, 3].map((seat) => teamOf(match, seat))).toEqual(["human", "machine", "machine"]);
    expect(shown.choices(2, "investigate").filter(({ card }) => card === "id")).toEqual([]);
  });

  test("HP-U-3: who looks at it after it was turned up and covered again is the first to investigate it", () => {
    const match = rig({ seats: 6, players: { 0: { hand: ["cover-up"] }, 2: { ...legion, up: [0] } } });
    const covered = play(match, 0, { type: "play", position: 0 });
    const looked = act(covered, 0, { type: "investigate", target: 2, card: 0 });
    expect([teamOf(covered, 0), teamOf(looked, 0)]).toEqual(["human", "legion"]);
  });
});
