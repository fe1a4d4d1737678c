import { describe, expect, test } from "vitest";
import { faces, referee, seatList, type Viewer } from "@facedown/core";
import {
  act,
  activeOf,
  hpOf,
  passAll,
  phaseOf,
  play,
  playAll,
  rig,
  teamOf,
  type GameMatch,
  type Rigged,
  type Rigging,
} from "./support/rigged.js";

type Players = Readonly<Record<number, Rigged>>;

const shoot = { type: "shoot", targets: [1] } as const;
const takeDamage = { type: "takeDamage" } as const;

/** Seat 0 shoots at seat 1, which has 1 HP, and eliminates it. */
function eliminate(players: Players = {}, rigging: Rigging = {}): GameMatch {
  const match = rig({
    ...rigging,
    players: {
      ...players,
      0: { weapon: "pistol", targets: [1], ...players[0] },
      1: { hp: 1, ...players[1] },
    },
  });
  return act(act(match, 0, shoot), 1, takeDamage);
}

const heard = (match: GameMatch, viewer: Viewer) => match.frame(viewer).events;
const facts = (match: GameMatch, viewer: Viewer) =>
  heard(match, viewer).flatMap((event) =>
    event.type === "disclosed" && event.fact !== "reacts" ? [[event.fact, event.value]] : [],
  );
const modes = (match: GameMatch, viewer: Viewer) => match.view(viewer).checks;

describe("the check", () => {
  test("HP-E-7, HP-E-8, HP-E-9 the eliminated player alone learns the true teams of those who live", () => {
    const match = eliminate();
    expect(facts(match, 1)).toEqual([
      ["teams", ["human", null, "human", "machine", "outlaw"]],
      ["verdict", "continues"],
    ]);
    for (const viewer of [0, 2, 3, 4, "spectator"] as const)
      expect(facts(match, viewer)).toEqual([["verdict", "continues"]]);
  });

  test("HP-E-7, HP-A-8 a team change alone ends nothing: no check is made", () => {
    const match = rig({
      seats: 4,
      players: {
        0: { id: "mindeater", up: ["id"], loyalties: ["outlaw", "outlaw"] },
        1: { sworn: "legion" },
        2: { sworn: "legion" },
        3: { loyalties: ["machine", "machine"] },
      },
    });
    const sworn = act(match, 0, { type: "investigate", target: 3, card: 0 });
    expect([0, 1, 2, 3].map((seat) => teamOf(sworn, seat))).toEqual(new Array(4).fill("legion"));
    expect([sworn.outcome, referee(sworn).checks]).toEqual([null, []]);
  });

  test("HP-E-11 the public hears one of two sentences: it goes on, or who has won", () => {
    expect(facts(eliminate(), "spectator")).toEqual([["verdict", "continues"]]);
    const over = eliminate({
      2: { hp: 0 },
      3: { hp: 0 },
      4: { hp: 0 },
    });
    expect(facts(over, "spectator")).toEqual([["verdict", { team: "human", winners: 0b00101 }]]);
    expect(over.outcome).toEqual({ team: "human", winners: [0, 2], why: "check", firstOut: 2 });
  });

  test("HP-E-1 the outcome names everybody of the team, eliminated or not", () => {
    const match = eliminate({ 2: { hp: 0 }, 3: { hp: 0 }, 4: { hp: 0 } });
    expect(phaseOf(match)).toBe("over");
    expect(match.waiting).toEqual([]);
    expect(match.outcome).toMatchObject({ team: "human", winners: [0, 2] });
  });

  test("HP-I-4 an ID that does not say so does nothing when its owner's elimination turns it up", () => {
    const stays = eliminate({ 1: { id: "smuggler" } }, { stack: ["spike", "nudge", "brownout"] });
    expect(referee(stays).players[1]!.up.id).toBe(true);
    // The shooter alone draws, for the weapon that is gone.
    expect(referee(stays).players.map(({ hand }) => faces(hand).length)).toEqual([1, 0, 0, 0, 0]);
    const heals = eliminate({ 1: { id: "ward-nurse" }, 3: { hp: 1 } });
    expect([hpOf(heals), phaseOf(heals)]).toEqual([[2, 0, 2, 1, 2], "choose"]);
  });

  test("HP-E-10 one check for several who are eliminated together, and each of them learns the teams", () => {
    const match = rig({
      players: {
        0: { weapon: "rocket-launcher", targets: [1, 2] },
        1: { hp: 1 },
        2: { hp: 1 },
      },
    });
    const hit = playAll(match, [0, { type: "shoot", targets: [1, 2] }], [1, takeDamage], [2, takeDamage]);
    expect(referee(hit).checks).toHaveLength(1);
    for (const seat of [1, 2])
      expect(facts(hit, seat)[0]).toEqual(["teams", ["human", null, null, "machine", "outlaw"]]);
    expect(heard(hit, 4).filter(({ type }) => type === "checked")).toEqual([
      { type: "checked", announcer: 1 },
    ]);
  });

  test("HP-E-17 when it is over nothing of it stays on the table for others", () => {
    const match = eliminate();
    for (const viewer of [0, 2, 3, 4, "spectator"] as const) expect(modes(match, viewer)).toEqual([null]);
  });

  test("HP-A-27 Legion is told as Legion, not as Outlaw", () => {
    const match = eliminate({ 4: { sworn: "legion" }, 3: { sworn: "fallen" } });
    expect(facts(match, 1)[0]).toEqual(["teams", ["human", null, "human", "fallen", "legion"]]);
  });

  test("HP-A-26 those who were eliminated before do not watch, unless the table wants it", () => {
    expect(facts(eliminate({ 4: { hp: 0 } }), 4)).toEqual([["verdict", "continues"]]);
    const watched = eliminate({ 4: { hp: 0 } }, { options: { deadWatchChecks: true } });
    expect(facts(watched, 4)).toEqual([
      ["teams", ["human", null, "human", "machine", null]],
      ["verdict", "continues"],
    ]);
  });

  test("HP-N-2, HP-H-4 the end shows every card, secret loyalties too, and a check does not", () => {
    const hands: Players = { 2: { hand: ["secret-human"] }, 1: { hp: 1, hand: ["secret-machine"] } };
    const on = passAll(eliminate(hands));
    expect(on.view("spectator").players[1]!.hand).toEqual([null]);
    const over = passAll(
      eliminate({ ...hands, 2: { hp: 0, hand: ["secret-human"] }, 3: { hp: 0 }, 4: { hp: 0 } }),
    );
    expect(over.view("spectator").players.map(({ hand }) => hand)).toEqual([
      expect.any(Array),
      ["secret-machine"],
      ["secret-human"],
      [],
      [],
    ]);
    expect(over.view("spectator").players[0]).toMatchObject({
      identity: ["tinkerer"],
      up: { id: true, loyalties: [true, true] },
    });
  });
});

describe("last-survivor mode", () => {
  const noHumans: Players = {
    0: { loyalties: ["machine", "machine"] },
    2: { loyalties: ["machine", "outlaw"] },
  };

  test("HP-E-12, HP-E-16 begins unnoticed when there never was a Human: only the eliminated player knows", () => {
    const match = eliminate(noHumans);
    expect(modes(match, 1)).toEqual(["alone"]);
    for (const viewer of [0, 2, 3, 4, "spectator"] as const) expect(modes(match, viewer)).toEqual([null]);
    expect(facts(match, 0)).toEqual([["verdict", "continues"]]);
  });

  test("HP-E-14 Machines do not win together in it", () => {
    const machines = { 2: { hp: 0 }, 3: {}, 4: { hp: 0 } } as const;
    const match = eliminate({ ...noHumans, ...machines, 2: { ...noHumans[2], hp: 0 } });
    expect([0, 3].map((seat) => teamOf(match, seat))).toEqual(["machine", "machine"]);
    expect(match.outcome).toBeNull();
  });

  test("HP-E-2, HP-E-15 without it they do, once the last Human is eliminated", () => {
    const match = eliminate({
      ...noHumans,
      1: { id: "archivist", loyalties: ["human", "human"] },
    });
    expect(match.outcome).toMatchObject({ team: "machine" });
  });

  test("HP-A-11, HP-E-18 whoever is eliminated under it learns it, and keeps what it saw when it is back", () => {
    const match = eliminate({ ...noHumans, 0: { ...noHumans[0], hand: ["backup-exe"] } });
    const turns = idleUntil(passAll(match), 0);
    const back = play(turns, 0, { type: "play", position: 0 });
    expect(hpOf(back)[1]).toBe(1);
    expect(modes(back, 1)).toEqual(["alone"]);
    expect(modes(back, 0)).toEqual([null]);
  });

  test("HP-E-8, HP-E-18 whoever is eliminated has the teams of the living in its view, from then on; nobody else has", () => {
    const match = eliminate({ 0: { hand: ["backup-exe"] } });
    const learned = [["human", null, "human", "machine", "outlaw"]];
    expect(match.view(1).learned).toEqual(learned);
    for (const viewer of [0, 2, 3, 4, "spectator"] as const)
      expect(match.view(viewer).learned).toEqual([null]);
    const back = play(idleUntil(passAll(match), 0), 0, { type: "play", position: 0 });
    expect([hpOf(back)[1], back.view(1).learned]).toEqual([1, learned]);
  });

  test("HP-E-19 a repeated check teaches nobody anything", () => {
    const quiet = idleTurns(rig({ seats: 4, options: { quietRounds: 1 } }), 4);
    expect([referee(quiet).checks.length, quiet.view(0).learned]).toEqual([1, []]);
  });

  test("HP-A-10 with lastSurvivorTest first, only the first elimination may begin it", () => {
    const later = { ...noHumans, 4: { hp: 0 as const } };
    expect(eliminate(later).outcome).toBeNull();
    const first = eliminate(later, { options: { lastSurvivorTest: "first" } });
    expect(first.outcome).toMatchObject({ team: "machine" });
  });

  test("HP-A-10 with lastSurvivorTest first, a repeated check before anybody is eliminated finds nothing of Humans", () => {
    const quiet = (lastSurvivorTest: "first" | "every") =>
      idleTurns(rig({ players: noHumans, options: { quietRounds: 1, lastSurvivorTest } }), 5);
    expect(referee(quiet("every")).checks.map(({ face }) => face)).toEqual(["alone"]);
    expect([quiet("first").outcome, referee(quiet("first")).checks.map(({ face }) => face)]).toEqual([
      null,
      ["open"],
    ]);
  });

  test("HP-A-28 with fallenStayTeam Fallen win together in it", () => {
    const fallen: Players = {
      0: { sworn: "fallen" },
      2: { sworn: "fallen" },
      3: { hp: 0, loyalties: ["machine", "machine"] },
      4: { hp: 0 },
    };
    expect(eliminate(fallen).outcome).toBeNull();
    expect(eliminate(fallen, { options: { fallenStayTeam: true } }).outcome).toMatchObject({
      team: "fallen",
      winners: [0, 2],
    });
  });
});

/** Everybody draws until it is this seat's turn. */
function idleUntil(match: GameMatch, seat: number): GameMatch {
  let now = match;
  for (let turn = 0; activeOf(now) !== seat; turn++) {
    if (turn > 20) throw new Error("it is never its turn");
    now = idleTurn(now);
  }
  return now;
}

/** The active player investigates somebody, so that nobody comes to hold programs. */
function idleTurn(match: GameMatch): GameMatch {
  const seat = activeOf(match);
  const [choice] = match.choices(seat, "investigate");
  if (choice) return act(match, seat, choice);
  return act(match, seat, match.choices(seat)[0]!);
}

function idleTurns(match: GameMatch, turns: number): GameMatch {
  let now = match;
  for (let turn = 0; turn < turns && now.outcome === null; turn++) now = idleTurn(now);
  return now;
}

describe("a table where nobody is hurt", () => {
  const options = { quietRounds: 2 };

  test("HP-E-19 repeats the check after so many rounds of the living, shows nobody the teams, and goes on", () => {
    const match = rig({ seats: 4, options });
    const before = idleTurns(match, 7);
    expect(referee(before).checks).toEqual([]);
    const after = idleTurns(before, 1);
    expect(referee(after).checks).toHaveLength(1);
    for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
      expect(facts(after, viewer)).toEqual([["verdict", "continues"]]);
      expect(heard(after, viewer).filter(({ type }) => type === "checked")).toEqual([
        { type: "checked", announcer: null },
      ]);
    }
    expect(referee(idleTurns(after, 7)).checks).toHaveLength(1);
    expect(referee(idleTurns(after, 8)).checks).toHaveLength(2);
  });

  test("HP-E-19 ends the game where all who live have become one team", () => {
    const players = { 1: { sworn: "legion" }, 2: { sworn: "legion" }, 3: { sworn: "legion" } } as const;
    const match = rig({ seats: 4, options, players: { ...players, 0: { sworn: "legion" } } });
    const over = idleTurns(match, 8);
    expect(over.outcome).toMatchObject({ team: "legion", winners: [0, 1, 2, 3], why: "check" });
  });

  test("HP-E-19 counts from the last damage on, and for those who live", () => {
    const match = passAll(eliminate({}, { seats: 4, options }));
    expect(referee(idleTurns(match, 5)).checks).toHaveLength(1);
    expect(referee(idleTurns(match, 6)).checks).toHaveLength(2);
  });

  test("HP-E-19 never does where the table wants none", () => {
    expect(referee(idleTurns(rig({ seats: 4, options: { quietRounds: 0 } }), 60)).checks).toEqual([]);
  });

  test("HP-E-20, HP-V9 the power fails after five times as many rounds: nobody wins", () => {
    const match = rig({ seats: 4, options });
    expect(idleTurns(match, 39).outcome).toBeNull();
    const over = idleTurns(match, 40);
    expect(over.outcome).toEqual({ team: null, winners: [], why: "power", firstOut: null });
    expect(heard(over, 0).some(({ type }) => type === "powerFailed")).toBe(true);
  });

  test("HP-E-20 and when the last round is over", () => {
    const match = rig({ seats: 4, options: { quietRounds: 0, lastRound: 3 } });
    expect(idleTurns(match, 11).outcome).toBeNull();
    expect(idleTurns(match, 12).outcome).toMatchObject({ team: null, why: "power" });
  });
});

describe("HP-E-21 what follows an elimination", () => {
  test("HP-W-6, HP-A-29 new targets are named only if the game goes on, clockwise from the active player", () => {
    const armed: Players = {
      2: { weapon: "rifle", targets: [1] },
      4: { weapon: "companion", targets: [1] },
    };
    const match = eliminate(armed, { seats: 5 });
    expect([phaseOf(match), match.waiting]).toEqual(["retarget", [2]]);
    const aimed = play(match, 2, { type: "pickTargets", targets: [3] });
    expect(aimed.waiting).toEqual([4]);
    const over = eliminate({ 2: { hp: 0 }, 3: { hp: 0 }, 4: { hp: 0 } });
    expect(over.outcome).not.toBeNull();
  });

  test("permanents that saw it follow the new targets, and the shooter draws after all that", () => {
    const match = eliminate(
      { 2: { weapon: "rifle", targets: [1] }, 3: { id: "vulture", up: ["id"] } },
      { stack: ["spike", "nudge"] },
    );
    expect(referee(match).players[3]!.hand.cards).toHaveLength(0);
    const aimed = play(match, 2, { type: "pickTargets", targets: [3] });
    expect(faces(referee(aimed).players[3]!.hand)).toEqual(["spike"]);
    expect(faces(referee(aimed).players[0]!.hand)).toEqual(["nudge"]);
  });

  test("HP-W-17, HP-A-19, HP-X-5 the weapon of the eliminated goes back, its programs stay and cannot be played", () => {
    const match = passAll(eliminate({ 1: { hp: 1, weapon: "rifle", targets: [3], hand: ["patch-kit"] } }));
    const { weapons, players } = referee(match);
    expect(weapons.find(({ kind }) => kind === "rifle")).toMatchObject({ holder: null, targets: [] });
    expect(faces(players[1]!.hand)).toEqual(["patch-kit"]);
    const announced = play(match, activeOf(match), { type: "draw" });
    expect(announced.waiting).not.toContain(1);
  });

  test("HP-X-5 the team of the eliminated is worked out from the cards they still have", () => {
    const match = passAll(
      eliminate({ 1: { hp: 1, hand: ["secret-human-x2"], loyalties: ["machine", "human"] } }),
    );
    expect(teamOf(match, 1)).toBe("human");
  });

  test("HP-X-3, HP-W-15 nobody aims at, investigates or is asked about the eliminated", () => {
    const match = eliminate({ 2: { hand: ["spike"] } });
    const next = passAll(match);
    const seat = activeOf(next);
    expect(seat).toBe(2);
    for (const kind of ["equip", "investigate"] as const)
      for (const choice of next.choices(seat, kind))
        expect("targets" in choice ? choice.targets : [choice.target]).not.toContain(1);
    const spiked = play(next, 2, { type: "play", position: 0 });
    expect(spiked.choices(2, "pickPlayer").map(({ player }) => player)).not.toContain(1);
    expect(seatList(referee(spiked).reactions.answers.asked)).toEqual([]);
  });
});
