import { describe, expect, test } from "vitest";
import { arrange, manualClock, openTable, referee } from "@facedown/core";
import { createHumanPunishment, humanPunishment, originalPack } from "@facedown/human-punishment";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  phaseOf,
  play,
  playAll,
  rig,
  type GameMatch,
} from "./support/rigged.js";

const options = { decideSeconds: 60 };

function timeUp(match: GameMatch): GameMatch {
  const played = match.play("table", { type: "timeUp" });
  if (!played.ok) throw new Error(played.rejection.code);
  return played.match;
}

const timers = (match: GameMatch) => match.timers.map(({ name, seconds }) => [name, seconds]);
const spike = [0, { type: "play", position: 0 }] as const;

describe("the time is up", () => {
  test("for a target: it takes the damage", () => {
    const match = act(rig({ options, players: { 0: { weapon: "pistol", targets: [1] } } }), 0, {
      type: "shoot",
      targets: [1],
    });
    expect(timers(match)).toEqual([["decide", 60]]);
    expect(hpOf(timeUp(match))[1]).toBe(1);
  });

  test("for a target also when it takes its answer back again and again", async () => {
    const clock = manualClock();
    const players = { 0: { weapon: "pistol", targets: [1] }, 3: { hand: ["spike"] } } as const;
    const shot = act(rig({ options: { decideSeconds: 60 }, players }), 0, { type: "shoot", targets: [1] });
    const table = openTable(shot, { clock });
    for (let taken = 0; taken < 2; taken++) {
      clock.pass(29_000);
      expect(await table.seat(1).play({ type: "takeDamage" })).toEqual({ ok: true });
      expect(await table.seat(1).undo()).toEqual({ ok: true });
    }
    expect(table.match.view("spectator").phase).toBe("answer");
    clock.pass(2000);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(table.match.view("spectator").phase).toBe("brace");
    expect(table.match.journal().at(-1)).toEqual({ by: "table", move: { type: "timeUp" } });
    table.close();
  });

  test("for the owner of an ID: it allows, this once", () => {
    const match = act(rig({ options, players: { 1: { up: [0, 1], hand: ["secret-legion"] } } }), 0, {
      type: "investigate",
      target: 1,
      card: "id",
    });
    const looked = timeUp(match);
    expect(looked.view(0).players[1]).toMatchObject({ identity: ["hunter-drone"], allows: false });
    expect(handOf(looked, 1)).toEqual(["secret-legion"]);
  });

  test("for a card: what comes first is picked", () => {
    const asked = playAll(rig({ options, players: { 0: { hand: ["spike"] } } }), spike);
    expect(phaseOf(asked)).toBe("pick");
    expect(hpOf(timeUp(asked))).toEqual([2, 1, 2, 2, 2]);
  });

  test("for a weapon without a target: it turns to the first player clockwise", () => {
    const players = { 0: { hand: ["spike"] }, 1: { hp: 1 }, 3: { weapon: "rifle", targets: [1] } } as const;
    const asked = playAll(rig({ options, players }), spike, [0, { type: "pickPlayer", player: 1 }]);
    const aimed = timeUp(asked);
    expect([aimOf(aimed, 3), phaseOf(aimed), activeOf(aimed)]).toEqual([["rifle", 4], "choose", 0]);
  });

  test("HP-N-5 for a discard: the first program that may be discarded goes, and which is disclosed", () => {
    const players = { 0: { hand: ["secret-human", "spike", "nudge"] } };
    const over = act(rig({ options, players }), 0, { type: "investigate", target: 1, card: 0 });
    const late = timeUp(over);
    expect(handOf(late, 0)).toEqual(["secret-human", "nudge"]);
    expect(late.frame("spectator").events).toContainEqual({ type: "disclosed", fact: "oldest", value: 1 });
  });

  test("HP-M-10 for a discard of permanents: the oldest of them", () => {
    const players = { 0: { hand: ["secret-human", "secret-machine"], permanents: ["wiretap"] } };
    const over = act(rig({ options, players }), 0, { type: "investigate", target: 1, card: 0 });
    const late = timeUp(over);
    expect([handOf(late, 0).length, late.view("spectator").players[0]!.permanents]).toEqual([2, []]);
    expect(late.frame("spectator").events).toContainEqual({ type: "disclosed", fact: "oldest", value: -1 });
  });

  test("HP-A-40 for the choice of an action: it draws a program, or lets go of its weapon", () => {
    const chooses = rig({ options: { turnSeconds: 90 } });
    expect(timers(chooses)).toEqual([["turn", 90]]);
    const drew = timeUp(chooses);
    expect([handOf(drew, 0).length, activeOf(drew)]).toEqual([1, 1]);
    const armed = rig({ players: { 0: { weapon: "pistol", targets: [1] } } });
    const dropped = timeUp(armed);
    expect([aimOf(dropped, 0), activeOf(dropped)]).toEqual([undefined, 1]);
  });

  test("HP-A-40 for the choice of an action where neither can be done: what comes first", () => {
    const game = createHumanPunishment({
      pack: {
        ...originalPack,
        id: "dry",
        identities: originalPack.identities.map((card) => {
          const { id, name, color, copies } = card;
          return id === "drifter"
            ? { id, name, color, copies, permanent: true, modifiers: { noDraws: true } }
            : card;
        }),
      },
    });
    const looked = timeUp(rig({ game, players: { 4: { id: "drifter", up: ["id"] } } }));
    expect(looked.view(0).players[1]!.loyalties).toEqual(["machine", null]);
  });

  test("for the choice of an action others may react to what the table announces", () => {
    const match = rig({ players: { 1: { hand: ["nudge"] } } });
    expect([phaseOf(timeUp(match)), timeUp(match).waiting]).toEqual(["react", [1]]);
  });

  test("HP-R-7 for the choice of an action where nothing can be done: nothing is", () => {
    const players = { 0: {}, 1: {}, 2: {}, 3: {}, 4: {} };
    const match = arrange(humanPunishment, {
      seats: 5,
      options: { firstPlayer: 0 },
      state: (state) => {
        Object.assign(state, JSON.parse(JSON.stringify(referee(rig({ players })))));
        state.turn.barred = ["investigate", "equip", "draw"];
      },
    });
    expect(activeOf(timeUp(match))).toBe(1);
  });

  test("never for the choice of an action, nor for anything, where the table sets no time", () => {
    expect(timers(rig({ options }))).toEqual([]);
    const patient = rig({ options: { reactSeconds: 0 }, players: { 1: { hand: ["nudge"] } } });
    expect(timers(play(patient, 0, { type: "draw" }))).toEqual([]);
  });
});
