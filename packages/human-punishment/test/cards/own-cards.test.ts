import { describe, expect, test } from "vitest";
import { describe as wordsFor, referee } from "@facedown/core";
import {
  createHumanPunishment,
  originalPack,
  readPack,
  type CustomEffect,
  type Identity,
  type Pack,
  type Program,
} from "@facedown/human-punishment";
import { act, handOf, hpOf, phaseOf, play, playAll, refusal, rig, type Rigging } from "../support/rigged.js";

const dam: Identity = {
  id: "dam-keeper",
  name: "Dam Keeper",
  color: "outlaw",
  copies: 1,
  permanent: true,
  modifiers: { noDraws: true },
};

const feast: Program = {
  id: "feast",
  name: "Feast",
  text: "On your turn: you and another player are healed.",
  copies: 1,
  timing: "turn",
  fx: [{ kind: "custom", name: "feast", to: "other" }],
};

/** The original pack with two cards of our own in the places of two others. */
const pack: Pack = {
  ...originalPack,
  identities: originalPack.identities.map((card) => (card.id === "drifter" ? dam : card)),
  programs: originalPack.programs.map((card) => (card.id === "skim" ? feast : card)),
};

const called: (readonly number[])[] = [];
const feasts: CustomEffect = ({ state, owner, targets }) => {
  called.push([owner, ...targets]);
  for (const seat of [owner, ...targets]) state.players[seat]!.hp = 2;
};
const game = createHumanPunishment({ pack, effects: { feast: feasts } });

describe("HP-A-32: a card that forbids others to draw", () => {
  const table = (rigging: Rigging, up: readonly "id"[] = ["id"]) =>
    rig({
      game,
      ...rigging,
      players: { ...rigging.players, 4: { id: "dam-keeper", up, ...rigging.players?.[4] } },
    });

  test("forbids the action, while it lies face up", () => {
    expect(refusal(table({}), 0, { type: "draw" })).toBe("HP-U-5");
    expect(handOf(act(table({}, []), 0, { type: "draw" }), 0)).toHaveLength(1);
  });

  test("forbids what is drawn after a shot", () => {
    const match = table({ players: { 0: { weapon: "pistol", targets: [1] } } });
    const shown = playAll(match, [0, { type: "shoot", targets: [1] }], [1, { type: "reveal", card: 0 }]);
    expect(handOf(shown, 0)).toEqual([]);
  });

  test("forbids what programs and IDs draw", () => {
    const match = table({ players: { 0: { hand: ["cache-burst"] } } });
    expect(handOf(play(match, 0, { type: "play", position: 0 }), 0)).toEqual([]);
  });

  test("does not forbid its owner, nor anybody once the owner is out", () => {
    const rested = [0, 1, 2, 3].reduce(
      (now, seat) => act(now, seat, { type: "investigate", target: 4, card: 0 }),
      table({}),
    );
    expect(handOf(act(rested, 4, { type: "draw" }), 4)).toHaveLength(1);
    expect(handOf(act(table({ players: { 4: { hp: 0 } } }), 0, { type: "draw" }), 0)).toHaveLength(1);
  });
});

describe("HP-X-6: an effect that is a function", () => {
  test("is called with whose card it is and whom it is about", () => {
    const match = rig({ game, players: { 0: { hand: ["feast"], hp: 1 }, 2: { hp: 1 }, 3: { hp: 1 } } });
    const asked = play(match, 0, { type: "play", position: 0 });
    expect(phaseOf(asked)).toBe("pick");
    called.length = 0;
    const fed = play(asked, 0, { type: "pickPlayer", player: 3 });
    expect(called).toEqual([[0, 3]]);
    expect(hpOf(fed)).toEqual([2, 2, 1, 2, 2]);
    expect(referee(fed).stage.cards).toHaveLength(0);
  });

  test("its card is called and read as the pack says, in every language", () => {
    const match = rig({ game, players: { 0: { hand: ["feast"] } } });
    for (const language of ["en", "es"]) {
      const offered = wordsFor(game, language, 0).move({ type: "play", position: 0 }, match.view(0));
      expect(offered).toContain("Feast");
    }
  });

  test("without the function the pack is refused", () => {
    expect(() => createHumanPunishment({ pack })).toThrow(
      expect.objectContaining({ code: "bad-game", value: '"feast"' }),
    );
  });
});

describe("HP-A-39: abilities that set each other off without end", () => {
  const withIdentity = (id: string, on: Identity["on"], permanent: true = true) => ({
    id,
    on: on!,
    permanent,
  });
  const packWith = (...changes: readonly ReturnType<typeof withIdentity>[]): Pack => ({
    ...originalPack,
    id: "endless",
    identities: originalPack.identities.map((card) => {
      const change = changes.find(({ id }) => id === card.id);
      const { name, color, copies } = card;
      return change ? { name, color, copies, ...change } : card;
    }),
  });

  test.each([
    [
      "one card alone",
      packWith(
        withIdentity("vulture", {
          otherOut: [
            { kind: "revive", hp: 1, who: "source" },
            { kind: "damage", amount: 1, to: "source" },
          ],
        }),
      ),
    ],
    [
      "two cards",
      packWith(
        withIdentity("vulture", { otherOut: [{ kind: "revive", hp: 1, who: "source" }] }),
        withIdentity("scrap-feeder", { otherOut: [{ kind: "damage", amount: 1, to: "source" }] }),
      ),
    ],
  ])("%s: the power fails", (_, endless) => {
    expect(readPack(endless).ok).toBe(true);
    const match = rig({
      game: createHumanPunishment({ pack: endless }),
      players: {
        0: { weapon: "pistol", targets: [1] },
        1: { hp: 1, up: [0, 1] },
        2: { id: "vulture", up: ["id"] },
        4: { id: "scrap-feeder", up: ["id"] },
      },
    });
    expect(act(match, 0, { type: "shoot", targets: [1] }).outcome).toMatchObject({
      team: null,
      why: "power",
    });
  });
});
