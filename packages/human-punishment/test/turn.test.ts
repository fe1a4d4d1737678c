import { describe, expect, test } from "vitest";
import { faces, referee } from "@facedown/core";
import { originalPack } from "@facedown/human-punishment";
import {
  act,
  activeOf,
  aimOf,
  handOf,
  hpOf,
  phaseOf,
  play,
  playAll,
  refusal,
  rig,
  type GameMatch,
} from "./support/rigged.js";

const draw = { type: "draw" } as const;
const kinds = ["investigate", "equip", "draw", "drop", "aim", "shoot", "heal", "activate"] as const;
const menu = (match: GameMatch, seat = 0) => kinds.filter((kind) => match.choices(seat, kind).length > 0);

test("HP-A-38 in one turn a player plays twenty programs at most, and is asked for no more", () => {
  const all = originalPack.programs.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
  let match = rig({ players: { 0: { hand: all } } });
  const burst = () => handOf(match, 0).indexOf("cache-burst");
  for (let played = 0; played < 20; played++) match = play(match, 0, { type: "play", position: burst() });
  expect(refusal(match, 0, { type: "play", position: burst() })).toBe("HP-A-38");
  expect(match.choices(0, "play")).toEqual([]);
  expect(match.choices(0, "investigate").length).toBeGreaterThan(0);
  expect(referee(match).turn.played).toEqual([20, 0, 0, 0, 0]);
});

describe("a turn", () => {
  test("HP-R-1, HP-R-4 is one action; then both markers pass to the next living player, clockwise", () => {
    const match = rig({ players: { 1: { hp: 0 } } });
    const next = act(match, 0, draw);
    expect([activeOf(next), next.waiting]).toEqual([2, [2]]);
    const round = [2, 3, 4].reduce((now, seat) => act(now, seat, draw), next);
    expect([activeOf(round), referee(round).round]).toEqual([0, 2]);
  });

  test("HP-R-4, HP-E-20 a round begins with the first player's turn, whichever seat it has", () => {
    const match = rig({ options: { firstPlayer: 2 } });
    const rounds = [2, 3, 4, 0, 1].reduce<[number[], GameMatch]>(
      ([seen, now], seat) => {
        const next = act(now, seat, draw);
        return [[...seen, referee(next).round], next];
      },
      [[], match],
    );
    expect(rounds[0]).toEqual([1, 1, 1, 1, 2]);
  });

  test("HP-R-2 begun without a weapon: investigate, equip or draw", () => {
    const match = rig();
    expect(menu(match)).toEqual(["investigate", "equip", "draw"]);
    for (const type of ["drop", "heal"] as const) expect(refusal(match, 0, { type })).toBe("HP-R-3");
    expect(refusal(match, 0, { type: "shoot", targets: [1] })).toBe("HP-R-3");
  });

  test("HP-R-3 begun with a weapon: let go, change targets or shoot, and nothing else", () => {
    const match = rig({ players: { 0: { weapon: "pistol", targets: [1] } } });
    expect(menu(match)).toEqual(["drop", "aim", "shoot"]);
    expect(refusal(match, 0, draw)).toBe("HP-R-2");
    expect(refusal(match, 0, { type: "investigate", target: 1, card: 0 })).toBe("HP-R-2");
    expect(refusal(match, 0, { type: "equip", weapon: "rifle", targets: [1] })).toBe("HP-R-2");
  });

  test("HP-R-5 programs are no action: any number, one after another", () => {
    const match = rig({ players: { 0: { hand: ["armory-key", "prism-key"] } } });
    const played = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "play", position: 0 }]);
    expect(referee(played).players[0]!.unlocked).toEqual(["rocket-launcher", "laser"]);
    expect([activeOf(played), phaseOf(played)]).toEqual([0, "choose"]);
  });

  test("HP-R-6 an action is announced, may be reacted to, and resolves then", () => {
    const match = rig({ players: { 2: { hand: ["nudge"] } } });
    const announced = play(match, 0, draw);
    expect([phaseOf(announced), handOf(announced, 0)]).toEqual(["react", []]);
    expect(announced.view("spectator").announced).toEqual({ kind: "draw" });
    const drawn = play(announced, 2, { type: "respond", answer: "pass" });
    expect(handOf(drawn, 0)).toHaveLength(1);
  });

  test("HP-R-7, HP-A-12 nobody may do nothing, unless nothing is legal", () => {
    expect(refusal(rig(), 0, { type: "forgo" })).toBe("HP-R-7");
  });

  test("HP-R-8 whoever is eliminated in its turn discards nothing, and the rest of the turn is lost", () => {
    const match = rig({
      players: {
        0: {
          hp: 1,
          hand: ["second-wind", "second-wind", "nudge", "nudge"],
          weapon: "pistol",
          targets: [1],
        },
        2: { hand: ["spike"] },
      },
    });
    const wind = play(match, 0, { type: "play", position: 0 });
    const announced = play(wind, 0, { type: "shoot", targets: [1] });
    const spiked = playAll(
      announced,
      [2, { type: "respond", answer: 0 }],
      [2, { type: "pickPlayer", player: 0 }],
    );
    expect(hpOf(spiked)[0]).toBe(0);
    expect([activeOf(spiked), phaseOf(spiked), handOf(spiked, 0).length]).toEqual([1, "choose", 3]);
    expect(aimOf(spiked, 0)).toBeUndefined();
  });

  test("HP-R-8 a turn that is skipped has no end and no discard", () => {
    const many = ["spike", "spike", "spike", "nudge"];
    const match = rig({ players: { 0: { hand: ["static-lock"] }, 1: { hand: many } } });
    const locked = playAll(match, [0, { type: "play", position: 0 }], [0, { type: "pickPlayer", player: 1 }]);
    const next = act(locked, 0, draw);
    expect([activeOf(next), handOf(next, 1).length]).toEqual([2, 4]);
    const later = [2, 3, 4].reduce((now, seat) => act(now, seat, draw), next);
    expect(activeOf(act(later, 0, draw))).toBe(1);
  });
});

describe("HP-M-9, HP-V5 the end of a turn", () => {
  const hand = ["spike", "nudge", "patch-kit"];

  test("whoever has more than two programs discards to two, and only then the markers pass", () => {
    const over = act(rig({ players: { 0: { hand } }, stack: ["cache-burst"] }), 0, draw);
    expect([phaseOf(over), over.waiting]).toEqual(["discard", [0]]);
    const one = play(over, 0, { type: "discard", from: "hand", position: 0 });
    expect(phaseOf(one)).toBe("discard");
    const two = play(one, 0, { type: "discard", from: "hand", position: 1 });
    expect([handOf(two, 0), activeOf(two)]).toEqual([["nudge", "cache-burst"], 1]);
  });

  test("HP-M-10, HP-M-11, HP-A-22 what is discarded goes face down to the bottom, face-up permanents too", () => {
    const match = rig({ players: { 0: { hand: ["spike", "nudge"], permanents: ["wiretap"] } } });
    const over = act(match, 0, { type: "investigate", target: 1, card: 0 });
    const discarded = play(over, 0, { type: "discard", from: "permanents", position: 0 });
    const { stack } = referee(discarded);
    expect([stack.cards[0]!.face, stack.cards[0]!.shownTo]).toEqual(["wiretap", 0]);
  });

  test("HP-M-10, HP-N-7 is not looked at in the turns of others; secret loyalties take slots too", () => {
    const match = rig({ players: { 0: { hand: ["secret-human", "secret-machine", "spike"] }, 1: { hand } } });
    const over = act(match, 0, { type: "investigate", target: 1, card: 0 });
    expect([phaseOf(over), over.waiting]).toEqual(["discard", [0]]);
    expect(refusal(over, 0, { type: "discard", from: "hand", position: 0 })).toBe("HP-N-5");
    expect(refusal(over, 1, { type: "discard", from: "hand", position: 0 })).toBe("HP-R-1");
    expect(refusal(over, 0, { type: "discard", from: "hand", position: 3 })).toBe("HP-M-10");
  });

  test("HP-M-10, HP-N-5 a face-up permanent goes before secret loyalties, where there is nothing else", () => {
    const hand = ["secret-human", "secret-machine"];
    const match = rig({ players: { 0: { hand, permanents: ["wiretap"] } } });
    const over = act(match, 0, { type: "investigate", target: 1, card: 0 });
    expect(over.choices(0, "discard")).toEqual([{ type: "discard", from: "permanents", position: 0 }]);
    expect(refusal(over, 0, { type: "discard", from: "hand", position: 0 })).toBe("HP-N-5");
  });

  test("HP-A-24, HP-N-6 a table of secret loyalties alone gives up the surplus", () => {
    const secrets = ["secret-legion", "secret-human", "secret-machine"];
    const over = act(rig({ players: { 0: { hand: secrets } } }), 0, {
      type: "investigate",
      target: 1,
      card: 0,
    });
    expect(refusal(over, 0, { type: "discard", from: "hand", position: 0 })).toBe("HP-N-6");
    expect(handOf(play(over, 0, { type: "discard", from: "hand", position: 2 }), 0)).toEqual(
      secrets.slice(0, 2),
    );
  });

  test("HP-W-18 also after a shot that drew", () => {
    const match = rig({ players: { 0: { weapon: "pistol", targets: [1], hand: ["spike", "nudge"] } } });
    const shot = act(match, 0, { type: "shoot", targets: [1] });
    expect(phaseOf(act(shot, 1, { type: "takeDamage" }))).toBe("discard");
  });
});

describe("drawing", () => {
  test("HP-U-5 takes the top program, which its owner alone sees", () => {
    const drawn = act(rig({ stack: ["spike", "nudge"] }), 0, draw);
    expect(handOf(drawn, 0)).toEqual(["spike"]);
    expect(drawn.view(0).players[0]!.hand).toEqual(["spike"]);
    expect(drawn.view(1).players[0]!.hand).toEqual([null]);
  });

  const allPrograms = () =>
    faces(referee(rig()).stack).filter((id, at, all) => id !== "cache-burst" || all.indexOf(id) !== at);

  test("HP-M-17, HP-U-5 from an empty stack draws nothing, and is no action", () => {
    const match = rig({ players: { 0: { hand: ["cache-burst"] }, 1: { hand: allPrograms() } } });
    expect(referee(match).stack.cards).toEqual([]);
    expect(refusal(match, 0, draw)).toBe("HP-U-5");
    const played = play(match, 0, { type: "play", position: 0 });
    expect([handOf(played, 0), phaseOf(played)]).toEqual([[], "choose"]);
  });

  test("HP-R-7, HP-G-5 nor who may not do the only thing there is", () => {
    const open = { up: [0, 1, "id"] } as const;
    const match = rig({
      players: {
        1: { ...open, weapon: "pistol", targets: [0], hand: ["brownout"] },
        2: { ...open, weapon: "rifle", targets: [0] },
        3: { ...open, weapon: "companion", targets: [0] },
        4: open,
      },
    });
    expect(menu(match)).toEqual(["draw"]);
    const barred = playAll(match, [0, draw], [1, { type: "respond", answer: 0 }]);
    expect(menu(barred)).toEqual([]);
    expect(activeOf(play(barred, 0, { type: "forgo" }))).toBe(1);
  });

  test("HP-R-7 who can do nothing takes no action", () => {
    const open = { up: [0, 1, "id"] } as const;
    const match = rig({
      players: {
        1: { ...open, weapon: "pistol", targets: [0], hand: [...allPrograms(), "cache-burst"] },
        2: { ...open, weapon: "rifle", targets: [0] },
        3: { ...open, weapon: "companion", targets: [0] },
        4: open,
      },
    });
    expect(menu(match)).toEqual([]);
    expect(activeOf(play(match, 0, { type: "forgo" }))).toBe(1);
  });
});
