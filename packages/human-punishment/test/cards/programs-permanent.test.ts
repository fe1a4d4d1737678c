import { describe, expect, test } from "vitest";
import { faces, referee } from "@facedown/core";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  phaseOf,
  play,
  playAll,
  react,
  refusal,
  rig,
  type GameMatch,
  type Rigged,
} from "../support/rigged.js";

/** Seat 0 shoots at seat 1 with a Pistol, and seat 1 takes the damage. */
function shot(players: Readonly<Record<number, Rigged>>): GameMatch {
  const match = rig({ players: { ...players, 0: { weapon: "pistol", targets: [1], ...players[0] } } });
  return act(act(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
}

describe("HP-M-6: permanent programs", () => {
  test.each(["magnet-glove", "long-rack", "wiretap", "hot-rounds", "insulation", "dead-switch"])(
    "%s is turned up in its owner's turn and stays there for all to see",
    (program) => {
      const match = play(rig({ players: { 0: { hand: [program] } } }), 0, { type: "play", position: 0 });
      expect(match.view("spectator").players[0]).toMatchObject({ hand: [], permanents: [program] });
      expect([phaseOf(match), activeOf(match)]).toEqual(["choose", 0]);
      const round = [0, 1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), match);
      expect(faces(referee(round).players[0]!.permanents)).toEqual([program]);
    },
  );

  test.each(["hot-rounds", "insulation", "dead-switch"])("HP-M-16: %s never reacts", (program) => {
    const match = rig({ players: { 0: { weapon: "pistol", targets: [1] }, 1: { hand: [program] } } });
    const window = play(match, 0, { type: "shoot", targets: [1] });
    expect(refusal(window, 1, { type: "respond", answer: 0 })).toBe("HP-M-5");
  });

  test("Magnet Glove: as an action its owner takes another player's weapon and aims it", () => {
    const match = rig({
      players: {
        0: { permanents: ["magnet-glove"] },
        2: { weapon: "rifle", targets: [0] },
        3: { hand: ["spike"] },
      },
    });
    const announced = play(match, 0, { type: "activate", position: 0 });
    expect([phaseOf(announced), announced.waiting]).toEqual(["react", [3]]);
    const asked = play(announced, 3, { type: "respond", answer: "pass" });
    const taken = play(asked, 0, { type: "pickTargets", targets: [4] });
    expect([aimOf(taken, 0), aimOf(taken, 2), activeOf(taken)]).toEqual([["rifle", 4], undefined, 1]);
  });

  test("Magnet Glove: not when nobody else is armed, and not while another is active", () => {
    const match = rig({ players: { 0: { permanents: ["magnet-glove"], weapon: "rifle", targets: [1] } } });
    expect(refusal(match, 0, { type: "activate", position: 0 })).toBe("HP-M-4");
    expect(refusal(match, 1, { type: "activate", position: 0 })).toBe("HP-R-1");
  });

  test("Long Rack: its owner may keep four programs, the rack included", () => {
    const drawn = (hand: readonly string[]) =>
      act(rig({ players: { 0: { permanents: ["long-rack"], hand } } }), 0, { type: "draw" });
    expect(phaseOf(drawn(["spike", "nudge"]))).toBe("choose");
    expect(handOf(drawn(["spike", "nudge"]), 0)).toHaveLength(3);
    expect(phaseOf(drawn(["spike", "nudge", "spike"]))).toBe("discard");
  });

  test("Long Rack, HP-M-10: to discard it is to keep two", () => {
    const match = rig({ players: { 0: { permanents: ["long-rack"], hand: ["spike", "nudge", "spike"] } } });
    const asked = act(match, 0, { type: "draw" });
    const thrown = play(asked, 0, { type: "discard", from: "permanents", position: 0 });
    expect([phaseOf(thrown), handOf(thrown, 0).length]).toEqual(["discard", 4]);
  });

  test("Wiretap: investigations of its owner show both face-down loyalty cards", () => {
    const looked = (permanents: readonly string[]) =>
      act(rig({ players: { 0: { permanents } } }), 0, { type: "investigate", target: 3, card: 0 }).view(0)
        .players[3]!.loyalties;
    expect(looked(["wiretap"])).toEqual(["machine", "machine"]);
    expect(looked([])).toEqual(["machine", null]);
  });

  test("Hot Rounds: shots of its owner deal 1 more damage", () => {
    expect(hpOf(shot({ 0: { permanents: ["hot-rounds"] } }))[1]).toBe(0);
    expect(hpOf(shot({}))[1]).toBe(1);
  });

  test("Insulation: a single hit takes no more than 1 HP from its owner", () => {
    expect(hpOf(shot({ 0: { permanents: ["hot-rounds"] }, 1: { permanents: ["insulation"] } }))[1]).toBe(1);
    expect(hpOf(shot({ 1: { permanents: ["insulation"], hp: 1 } }))[1]).toBe(0);
  });

  test("Dead Switch: whoever shoots and hurts its owner takes 1 damage", () => {
    expect(hpOf(shot({ 1: { permanents: ["dead-switch"] } }))).toEqual([1, 1, 2, 2, 2]);
  });

  test("Dead Switch, HP-E-21: eliminates the shooter after the target survived, who draws nothing", () => {
    const match = shot({ 0: { hp: 1 }, 1: { permanents: ["dead-switch"] } });
    expect([hpOf(match), aimOf(match, 0), activeOf(match)]).toEqual([[0, 1, 2, 2, 2], undefined, 1]);
    expect(handOf(match, 0)).toEqual([]);
  });

  test("Dead Switch: not when its owner is eliminated", () => {
    expect(hpOf(shot({ 1: { permanents: ["dead-switch"], hp: 1 } }))).toEqual([2, 0, 2, 2, 2]);
  });

  test("Dead Switch: strikes at the shooter for who stepped in, if it is its own", () => {
    const match = rig({
      players: {
        0: { weapon: "pistol", targets: [1] },
        1: { id: "retaliator", up: ["id"] },
        2: { hand: ["step-in"], permanents: ["dead-switch"] },
      },
    });
    const braced = play(act(match, 0, { type: "shoot", targets: [1] }), 1, { type: "takeDamage" });
    expect(hpOf(react(braced, 2))).toEqual([1, 2, 1, 2, 2]);
  });

  test("Dead Switch, HP-M-13: strikes again once its owner is back", () => {
    const match = rig({
      players: {
        0: { hand: ["backup-exe", "patch-kit"], weapon: "pistol", targets: [2] },
        1: { permanents: ["dead-switch"], hp: 0 },
      },
    });
    const healed = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 1 }],
      [0, { type: "aim", targets: [1] }],
    );
    const round = [1, 2, 3, 4].reduce((now, seat) => act(now, seat, { type: "draw" }), healed);
    expect(hpOf(act(round, 0, { type: "shoot", targets: [1] }))).toEqual([1, 1, 2, 2, 2]);
  });
});
