import { describe, expect, test } from "vitest";
import { referee, type Viewer } from "@facedown/core";
import { mostCommon } from "../src/team.js";
import { act, play, rig, teamOf, type Rigged } from "./support/rigged.js";

const teamWith = (rigged: Rigged) => teamOf(rig({ players: { 0: rigged } }), 0);

describe("the count", () => {
  test.each([
    ["HP-T-1 the most common color", 1, 2, 0, "machine"],
    ["HP-T-2 Human", 3, 0, 0, "human"],
    ["HP-T-2 Outlaw", 1, 0, 2, "outlaw"],
    ["HP-T-2, HP-T-3 a tie for the first place is Outlaw", 2, 2, 1, "outlaw"],
    ["HP-T-3 three colors once each are Outlaw", 1, 1, 1, "outlaw"],
    ["HP-T-3, HP-A-3 two of four are the most, although no majority", 1, 2, 1, "machine"],
  ] as const)("%s", (_, human, machine, outlaw, team) => {
    expect(mostCommon({ human, machine, outlaw })).toBe(team);
  });

  test("HP-T-1, HP-T-4 ID and loyalties count: one, one, and two for a double", () => {
    expect(teamWith({ id: "tinkerer", loyalties: ["machine", "machine"] })).toBe("machine");
    expect(teamWith({ id: "tinkerer", loyalties: ["machine", "human"] })).toBe("human");
    expect(teamWith({ id: "tinkerer", loyalties: ["machine-x2", "outlaw"] })).toBe("machine");
    expect(teamWith({ id: "tinkerer", loyalties: ["machine-x2", "human"] })).toBe("outlaw");
  });

  test("HP-T-5, HP-A-4, HP-N-3 secret loyalties count from the deal on", () => {
    expect(teamWith({ id: "tinkerer", loyalties: ["machine", "human"], hand: ["secret-machine-x2"] })).toBe(
      "machine",
    );
  });
});

describe("precedence", () => {
  test.each<[string, Rigged, string]>([
    [
      "HP-T-6, HP-A-5 always Human, whatever is counted",
      { id: "torchbearer", loyalties: ["machine", "machine-x2"] },
      "human",
    ],
    ["HP-T-6 always Machine", { id: "iron-cantor", loyalties: ["human", "human-x2"] }, "machine"],
    ["HP-T-6 always Outlaw", { id: "drifter", loyalties: ["human", "human-x2"] }, "outlaw"],
    ["HP-T-9, HP-L-4 Legion before always Human", { id: "torchbearer", sworn: "legion" }, "legion"],
    ["HP-T-9, HP-L-4 Legion before always Machine", { id: "iron-cantor", sworn: "legion" }, "legion"],
    ["HP-T-9, HP-L-4 Legion before always Outlaw", { id: "drifter", sworn: "legion" }, "legion"],
    ["HP-T-9, HP-L-4 Legion before always Fallen", { id: "deathbringer", sworn: "legion" }, "legion"],
    ["HP-T-9, HP-F-3 Fallen before always Human", { id: "torchbearer", sworn: "fallen" }, "fallen"],
    ["HP-F-3 Fallen before always Machine", { id: "iron-cantor", sworn: "fallen" }, "fallen"],
    ["HP-F-3 Fallen before always Outlaw", { id: "drifter", sworn: "fallen" }, "fallen"],
    ["HP-F-3 but not before always Legion", { id: "mindeater", sworn: "fallen" }, "legion"],
    ["HP-F-1 Deathbringer is Fallen from the deal on", { id: "deathbringer" }, "fallen"],
    [
      "HP-T-9, HP-L-5 the Legion program while it is held",
      { id: "torchbearer", hand: ["secret-legion"] },
      "legion",
    ],
  ])("%s", (_, rigged, team) => {
    expect(teamWith(rigged)).toBe(team);
  });
});

test("HP-T-7, HP-V8 every player's own view tells its team and count, and nobody else's view does", () => {
  const match = rig({ players: { 3: { hand: ["secret-human-x2"] }, 4: { sworn: "legion" } } });
  const own = (viewer: Viewer) => match.view(viewer).team;
  expect([0, 1, 2, 3, 4].map((seat) => own(seat))).toEqual(
    [0, 1, 2, 3, 4].map((seat) => teamOf(match, seat)),
  );
  expect(match.view(3).colors).toEqual({ human: 2, machine: 3, outlaw: 0 });
  expect(own("spectator")).toBeNull();
  expect(match.view("spectator").colors).toBeNull();
});

test("HP-T-7 the team is another as soon as a counted card comes or goes", () => {
  const match = rig({
    players: {
      0: { loyalties: ["human", "outlaw"], hand: ["hot-swap"] },
      1: { hand: ["secret-machine-x2"] },
    },
  });
  expect([teamOf(match, 0), match.view(0).team]).toEqual(["human", "human"]);
  const taken = play(match, 0, { type: "play", position: 0 });
  expect([teamOf(taken, 0), taken.view(0).team]).toEqual(["outlaw", "outlaw"]);
});

test("HP-L-5 Legion replaces Fallen and is kept for the rest of the game", () => {
  const match = rig({ players: { 0: { id: "mindeater", up: ["id"] }, 1: { sworn: "fallen" } } });
  const sworn = act(match, 0, { type: "investigate", target: 1, card: 0 });
  expect(referee(sworn).players[1]!.sworn).toBe("legion");
});
