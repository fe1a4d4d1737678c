import { describe, expect, test } from "vitest";
import { createRandom, hashJson, startMatch } from "@facedown/core";
import {
  createHumanPunishment,
  deduce,
  humanPunishment,
  imaginedTeams,
  likeliestTeam,
  originalPack,
  readPack,
  sampleTeams,
  type CustomEffect,
  type HumanPunishmentSetup,
  type Pack,
} from "@facedown/human-punishment";
import { hpOf, phaseOf, play, refusal, rig } from "./support/rigged.js";

const misuse = (code: string, path: string) =>
  expect.objectContaining({ name: "FacedownError", code, path }) as Error;

describe("createHumanPunishment refuses", () => {
  test.each<[unknown, string]>([
    [null, "setup"],
    [3, "setup"],
    ["x", "setup"],
    [[], "setup"],
    [{ pakc: originalPack }, "pakc"],
    [{ pack: undefined }, "pack"],
    [{ pack: null }, "pack"],
    [{ effects: null }, "effects"],
    [{ effects: undefined }, "effects"],
    [{ effects: "ab" }, "effects"],
    [{ effects: [] }, "effects"],
    [{ effects: { mend: 3 } }, "effects.mend"],
  ])("%j", (setup, path) => {
    expect(() => createHumanPunishment(setup as HumanPunishmentSetup)).toThrow(misuse("bad-game", path));
  });
});

describe("an effect of the user's own", () => {
  const pack: Pack = {
    ...originalPack,
    id: "mended",
    programs: originalPack.programs.map((program) =>
      program.id === "skim"
        ? {
            id: "skim",
            name: "Skim",
            copies: 1,
            timing: "turn",
            fx: [{ kind: "custom", name: "mend", to: "other" }],
          }
        : program,
    ),
  };
  const played = (mend: CustomEffect, hp: 1 | 2 = 2) => {
    const game = createHumanPunishment({ pack, effects: { mend } });
    const match = rig({ game, players: { 0: { hand: ["skim"] }, 1: { hp } } });
    return play(play(match, 0, { type: "play", position: 0 }), 0, { type: "pickPlayer", player: 1 });
  };

  test("HP-E-7 hurts players as cards do: who is eliminated makes a check", () => {
    const match = played(({ targets, hurt }) => {
      hurt(targets, 1);
    }, 1);
    expect([hpOf(match)[1], match.view(1).checks.length]).toEqual([0, 1]);
  });

  test("HP-H-1 heals and revives as cards do", () => {
    const match = played(({ targets, hurt, heal, revive }) => {
      heal(targets[0]!, 2);
      hurt(targets, 2);
      revive(targets[0]!, 1);
    }, 1);
    expect(hpOf(match)[1]).toBe(1);
  });

  test.each<[string, CustomEffect]>([
    ["eliminates without a check", ({ state, targets }) => void (state.players[targets[0]!]!.hp = 0)],
    ["gives more than 2 HP", ({ state, targets }) => void (state.players[targets[0]!]!.hp = 7 as 2)],
    ["gives no number of HP", ({ state, targets }) => void (state.players[targets[0]!]!.hp = NaN as 2)],
  ])("HP-V3 that %s is told of, and nothing has changed", (_, mend) => {
    expect(() => played(mend)).toThrow(misuse("bad-game", "effects.mend"));
  });

  test("that waits for something is told of", () => {
    const later = (() => Promise.reject(new Error("later"))) as unknown as CustomEffect;
    expect(() => played(later)).toThrow(misuse("bad-game", "effects.mend"));
  });
});

describe("readPack never throws, whatever its options are", () => {
  test.each([null, 3, "mend", { effects: 3 }, { effects: "mend" }, { effects: [3] }])("%j", (options) => {
    expect(readPack(originalPack, options as never)).toMatchObject({
      ok: false,
      problems: [{ path: "options.effects" }],
    });
  });
});

const match = startMatch(humanPunishment, { seats: 5, seed: "k", options: { firstPlayer: 0 } });
const view = match.view(0);
const withFirst = (more: object) => ({
  ...view,
  players: view.players.map((player, seat) => (seat === 0 ? { ...player, ...more } : player)),
});
const random = createRandom("x");

describe("deduce refuses, and says where", () => {
  test.each<[unknown, string]>([
    [null, "view"],
    [{}, "view.players"],
    [{ ...view, players: view.players.slice(0, 3) }, "view.players"],
    [{ ...view, stage: undefined }, "view.stage"],
    [withFirst({ identity: ["zzz"] }), "view.players[0].identity[0]"],
    [withFirst({ identity: ["constructor"] }), "view.players[0].identity[0]"],
    [withFirst({ identity: [undefined] }), "view.players[0].identity[0]"],
    [withFirst({ identity: ["grid-tyrant"] }), "view.players[0].identity[0]"],
    [withFirst({ hand: 4 }), "view.players[0].hand"],
    [withFirst({ bonds: [] }), "view.players[0].bonds"],
    [withFirst({ loyalties: ["legion", "legion"] }), "view.players[0].loyalties[0]"],
    [withFirst({ hand: Array(500).fill(null) }), "view.players[0].hand"],
  ])("case %#", (junk, path) => {
    expect(() => deduce(junk as never)).toThrow(misuse("bad-state", path));
  });

  test.each<[unknown, string]>([
    [null, "options"],
    [{ pack: {} }, "options.pack"],
    [{ pack: null }, "options.pack"],
  ])("the options %j", (options, path) => {
    expect(() => deduce(view, options as never)).toThrow(misuse("bad-option", path));
  });
});

describe("sampleTeams refuses", () => {
  test.each<[unknown, unknown, unknown, string, string]>([
    [null, 0, { random }, "bad-option", "match"],
    [{ game: {} }, 0, { random }, "bad-option", "match"],
    [match, 0, undefined, "bad-option", "options"],
    [match, 0, { random, samples: "5" }, "bad-option", "samples"],
    [match, 9, { random, samples: 2 }, "bad-seat", "viewer"],
  ])("%#", (of, viewer, options, code, path) => {
    expect(() => sampleTeams(of as never, viewer as never, options as never)).toThrow(misuse(code, path));
  });

  test.each([null, {}, 3])("likeliestTeam refuses %j", (chances) => {
    expect(() => likeliestTeam(chances as never)).toThrow(misuse("bad-option", "chances"));
  });
});

describe("teams are counted with the pack of the match", () => {
  const swapped: Pack = {
    ...originalPack,
    id: "swapped",
    loyalties: originalPack.loyalties.map((card) =>
      card.id === "human"
        ? { ...card, team: "machine" }
        : card.id === "machine"
          ? { ...card, team: "human" }
          : card,
    ),
  };
  const other = startMatch(createHumanPunishment({ pack: swapped }), { seats: 5, seed: "k0" });

  test("which need not be named", () => {
    for (const seat of [0, 1, 2, 3, 4]) {
      const { teams } = sampleTeams(other, seat, { random, samples: 3 });
      expect(teams[seat]![other.view(seat).team!]).toBe(1);
    }
  });

  test("and another one is refused", () => {
    expect(() => sampleTeams(other, 0, { random, samples: 3, pack: originalPack })).toThrow(
      misuse("bad-option", "pack"),
    );
    const same = JSON.parse(JSON.stringify(swapped)) as Pack;
    expect(hashJson(same)).toBe(other.game.content[0]!.hash);
    expect(sampleTeams(other, 0, { random, samples: 3, pack: same }).teams).toHaveLength(5);
  });

  test("also where a bot imagines", () => {
    const imagine = () => {
      throw new Error("asked once");
    };
    expect(() => imaginedTeams({ game: other.game, packet: other.frame(0), imagine })).toThrow("asked once");
  });
});

test("HP-U-1 there is no seat 9 among five, and that is what the refusal says", () => {
  const match = rig();
  expect(phaseOf(match)).toBe("choose");
  expect(refusal(match, 0, { type: "investigate", target: 9, card: 0 })).toBe("HP-U-1");
  expect(match.explain(0, { type: "investigate", target: 9, card: 0 })?.parameters).toEqual({
    why: "nobody",
  });
});
