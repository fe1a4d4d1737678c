import { describe, expect, test } from "vitest";
import { referee } from "@facedown/core";
import { act, handOf, phaseOf, play, playAll, refusal, rig, teamOf, type Rigged } from "../support/rigged.js";

const secrets = [
  "secret-human",
  "secret-human-x2",
  "secret-machine",
  "secret-machine-x2",
  "secret-outlaw",
  "secret-outlaw-x2",
  "secret-legion",
] as const;

const team = (player: Rigged) => teamOf(rig({ players: { 1: player } }), 1);

describe("HP-N-3: secret loyalties", () => {
  const human = { id: "picket", loyalties: ["machine", "outlaw"] } as const;
  const machine = { id: "extractor", loyalties: ["machine", "human"] } as const;

  test.each([
    ["secret-human", human, "outlaw", "human"],
    ["secret-human-x2", machine, "machine", "human"],
    ["secret-machine", human, "outlaw", "machine"],
    ["secret-machine-x2", { id: "picket", loyalties: ["human", "machine"] } as const, "human", "machine"],
    ["secret-outlaw", machine, "machine", "machine"],
    ["secret-outlaw-x2", machine, "machine", "outlaw"],
    ["secret-legion", human, "outlaw", "legion"],
  ] as const)(
    "%s counts for who holds it, from the deal on (HP-T-5, HP-A-4)",
    (secret, cards, without, withIt) => {
      expect(team({ ...cards })).toBe(without);
      expect(team({ ...cards, hand: [secret] })).toBe(withIt);
    },
  );

  test("secret-outlaw, HP-N-4: makes the count a tie, or breaks one", () => {
    const tied = { id: "smuggler", loyalties: ["machine", "machine"] } as const;
    expect([team(tied), team({ ...tied, hand: ["secret-outlaw"] })]).toEqual(["machine", "outlaw"]);
  });

  test("HP-T-4: a plain one counts one, a double one two", () => {
    const cards = { id: "extractor", loyalties: ["machine", "human"] } as const;
    expect(team({ ...cards, hand: ["secret-human"] })).toBe("outlaw");
    expect(team({ ...cards, hand: ["secret-human-x2"] })).toBe("human");
    const other = { id: "picket", loyalties: ["human", "machine"] } as const;
    expect(team({ ...other, hand: ["secret-machine"] })).toBe("outlaw");
    expect(team({ ...other, hand: ["secret-machine-x2"] })).toBe("machine");
    expect(team({ ...cards, hand: ["secret-outlaw"] })).toBe("machine");
    expect(team({ ...cards, hand: ["secret-outlaw-x2"] })).toBe("outlaw");
  });

  test.each(secrets)("HP-N-8: %s is never played", (secret) => {
    const own = rig({ players: { 0: { hand: [secret], weapon: "pistol", targets: [1] } } });
    expect(refusal(own, 0, { type: "play", position: 0 })).toBe("HP-N-8");
    const window = play(
      rig({ players: { 0: { weapon: "pistol", targets: [1] }, 1: { hand: [secret] } } }),
      0,
      { type: "shoot", targets: [1] },
    );
    expect(refusal(window, 1, { type: "respond", answer: 0 })).toBe("HP-N-8");
    const braced = play(act(window, 1, { type: "respond", answer: "pass" }), 1, { type: "takeDamage" });
    expect([phaseOf(braced), refusal(braced, 1, { type: "respond", answer: 0 })]).toEqual([
      "brace",
      "HP-N-8",
    ]);
  });

  test.each(secrets)("HP-N-5: %s is not discarded while there is another program", (secret) => {
    const match = rig({ players: { 0: { hand: [secret, "spike"] } }, stack: ["nudge"] });
    const asked = act(match, 0, { type: "draw" });
    expect(refusal(asked, 0, { type: "discard", from: "hand", position: 0 })).toBe("HP-N-5");
    expect(handOf(play(asked, 0, { type: "discard", from: "hand", position: 1 }), 0)).toEqual([
      secret,
      "nudge",
    ]);
  });

  test("HP-N-6: of nothing but secret loyalties the surplus is discarded, never the one of Legion", () => {
    const match = rig({
      players: { 0: { hand: ["secret-legion", "secret-human"] } },
      stack: ["secret-outlaw"],
    });
    const asked = act(match, 0, { type: "draw" });
    expect(refusal(asked, 0, { type: "discard", from: "hand", position: 0 })).toBe("HP-N-6");
    const kept = play(asked, 0, { type: "discard", from: "hand", position: 1 });
    expect(handOf(kept, 0)).toEqual(["secret-legion", "secret-outlaw"]);
  });
});

describe("secret-legion, HP-U-3: is handed over instead of the ID", () => {
  const open = { up: [0, 1] } as const;

  test("to who investigates; both are Legion for good, and everybody knows it", () => {
    const match = rig({ players: { 1: { ...open, hand: ["spike", "secret-legion"] } } });
    const asked = act(match, 0, { type: "investigate", target: 1, card: "id" });
    expect([phaseOf(asked), asked.waiting]).toEqual(["permit", [1]]);
    const handed = play(asked, 1, { type: "handOver" });
    expect([handOf(handed, 0), handOf(handed, 1)]).toEqual([["secret-legion"], ["spike"]]);
    expect(handed.view("spectator").players.map(({ sworn }) => sworn)).toEqual([
      "legion",
      "legion",
      null,
      null,
      null,
    ]);
    expect([teamOf(handed, 0), teamOf(handed, 1)]).toEqual(["legion", "legion"]);
    expect(handed.view(0).players[1]!.identity).toEqual([null]);
    expect(handed.view("spectator").players[0]!.hand).toEqual([null]);
  });

  test("or is not: the ID is seen, and nobody joins", () => {
    const match = rig({ players: { 1: { ...open, hand: ["secret-legion"] } } });
    const asked = act(match, 0, { type: "investigate", target: 1, card: "id" });
    const looked = play(asked, 1, { type: "allow", always: false });
    expect(looked.view(0).players[1]!.identity).toEqual(["hunter-drone"]);
    expect(referee(looked).players.map(({ sworn }) => sworn)).toEqual([null, null, null, null, null]);
  });

  test("also to a Deep Scan", () => {
    const match = rig({ players: { 0: { hand: ["deep-scan"] }, 1: { hand: ["secret-legion"] } } });
    const handed = playAll(
      match,
      [0, { type: "play", position: 0 }],
      [0, { type: "pickPlayer", player: 1 }],
      [1, { type: "handOver" }],
    );
    expect([teamOf(handed, 0), handOf(handed, 0)]).toEqual(["legion", ["secret-legion"]]);
  });

  test("not against a shot, nor when a loyalty card is investigated", () => {
    const match = rig({
      players: { 0: { weapon: "rifle", targets: [1] }, 1: { hand: ["secret-legion"] }, 2: {} },
    });
    const shot = act(match, 0, { type: "shoot", targets: [1] });
    expect(refusal(shot, 1, { type: "handOver" })).toBe("not-now");
    const plain = rig({ players: { 1: { hand: ["secret-legion"] } } });
    const looked = act(plain, 0, { type: "investigate", target: 1, card: 0 });
    expect([phaseOf(looked), looked.view(0).players[1]!.loyalties[0]]).toEqual(["choose", "machine"]);
  });

  test("HP-L-5: Legion is who holds it, while it does", () => {
    const match = rig({ players: { 0: { hand: ["hot-swap"] }, 1: { hand: ["secret-legion"] } } });
    expect([teamOf(match, 0), teamOf(match, 1)]).toEqual(["human", "legion"]);
    const taken = play(match, 0, { type: "play", position: 0 });
    expect([teamOf(taken, 0), teamOf(taken, 1)]).toEqual(["legion", "machine"]);
  });
});
