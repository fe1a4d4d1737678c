import { describe, expect, test } from "vitest";
import { faces, nobody, readOptions, referee, startMatch } from "@facedown/core";
import { createTotallyHuman, standardIdentities, standardPack, totallyHuman } from "@facedown/totally-human";
import { handOf, play, seatsOf, table, toLaunch, wholeGame } from "./support/table.js";

const start = (seats: number, options = {}, seed = "setup") =>
  startMatch(totallyHuman, { seats, options, seed });

const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).sort();

describe("players and characters", () => {
  test("TH-A1: three to eight play, two only when the table says so", () => {
    for (let seats = 3; seats <= 8; seats++) expect(start(seats).seats).toBe(seats);
    expect(() => start(2)).toThrow(expect.objectContaining({ code: "bad-option", path: "seats" }));
    expect(start(2, { minPlayers: 2 }).seats).toBe(2);
    for (const seats of [1, 9]) expect(() => start(seats, { minPlayers: 2 })).toThrow(/seats/);
  });

  test("TH-3: each player has a character that nobody else has, the first ones unless they choose", () => {
    expect(
      start(8)
        .view(0)
        .players.map(({ character }) => character),
    ).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const chosen = start(3, { characters: ["black", "pink", "red"] });
    expect(chosen.view(0).players.map(({ character }) => standardPack.characters[character]!.id)).toEqual([
      "black",
      "pink",
      "red",
    ]);
  });

  test("TH-3: a character that is chosen twice is refused, and so is one that the pack does not have", () => {
    expect(() => start(3, { characters: ["pink", "red", "pink"] })).toThrow(/none is chosen twice/);
    expect(() => start(3, { characters: ["pink", "red", "beige"] })).toThrow(/characters/);
    expect(() => start(3, { characters: ["pink", "red"] })).toThrow(/one for each seat/);
  });

  test("TH-3: a pack with fewer characters seats no more than it has", () => {
    const game = createTotallyHuman({
      pack: { ...standardPack, id: "few", counts: "custom", characters: standardPack.characters.slice(0, 4) },
    });
    expect(startMatch(game, { seats: 4, seed: "few" }).seats).toBe(4);
    expect(() => startMatch(game, { seats: 5, seed: "few" })).toThrow(/at most 4/);
  });

  test("TH-3, TH-P13: at the end each player has placed three standees by answers and one on a rocket", () => {
    const view = wholeGame(["1 2 3", "1 2 3", "1 2 3"], [0, 1, 0]).view("spectator");
    for (const seat of [0, 1, 2]) {
      expect(view.answers.filter((answers) => answers[seat]!.choice !== null)).toHaveLength(3);
      expect(view.rockets.filter(({ crew }) => ((crew >> seat) & 1) === 1)).toHaveLength(1);
    }
  });
});

describe("identity cards", () => {
  test("TH-4: each player gets three, none twice, and the rest stays in the deck", () => {
    for (const seats of [3, 5, 8]) {
      const match = start(seats);
      const hands = seatsOf(match).map((seat) => handOf(match, seat));
      for (const hand of hands) expect(hand).toHaveLength(3);
      const rest = faces(referee(match).identities);
      expect(rest).toHaveLength(40 - 3 * seats);
      expect(sorted([...hands.flat(), ...rest])).toEqual(sorted(standardIdentities));
    }
  });

  test("TH-4: every card of the deck can be dealt to every seat", () => {
    const dealt = Array.from({ length: 400 }, (_, i) => handOf(start(3, {}, `deal ${i}`), 2)).flat();
    expect(new Set(sorted(dealt)).size).toBe(10);
  });

  test("TH-5: a hand is seen by its owner alone, the deck by nobody", () => {
    const match = start(4);
    for (const viewer of [...seatsOf(match), "spectator" as const]) {
      const view = match.view(viewer);
      expect(view.identities).toBe(28);
      for (const seat of seatsOf(match))
        expect(view.players[seat]!.hand).toEqual(seat === viewer ? handOf(match, seat) : [null, null, null]);
    }
  });

  test("TH-5: what a player is, is told to nobody else", () => {
    const match = table({ hands: ["4a 1 1", "1 2 3", "2 2 5"] });
    expect(match.view(0).roles).toEqual(["alien", null, null]);
    expect(match.view(1).roles).toEqual([null, "human", null]);
    expect(match.view("spectator").roles).toEqual([null, null, null]);
  });

  test("TH-9: humans too keep their cards until the end", () => {
    let match = table({ seats: 3 });
    const before = match.view(1).players[1]!.hand;
    match = toLaunch(match);
    expect(match.view(1).players[1]!.hand).toEqual(before);
    match = play(match, 0, { type: "launch" });
    expect(match.view(1).players[1]!.hand).toEqual(before);
  });

  test("TH-A2: a deck of one's own is dealt instead", () => {
    const identityDeck = Array.from({ length: 12 }, () => ({ number: 5, alien: true }) as const);
    const match = start(4, { identityDeck });
    expect(match.view(0).identities).toBe(0);
    expect(handOf(match, 3)).toEqual([identityDeck[0], identityDeck[0], identityDeck[0]]);
    expect(() => start(5, { identityDeck })).toThrow(/at least 15 cards/);
    expect(readOptions(totallyHuman, { identityDeck: [{ number: 6, alien: true }] }).ok).toBe(false);
  });
});

describe("piles and rockets", () => {
  test("TH-6: questions, adjectives and nouns are piles of their own, each complete", () => {
    const { piles, questions, adjectives, nouns, discards } = referee(start(3));
    const ids = (...zones: { cards: readonly { face: number | { card: number } }[] }[]) =>
      zones
        .flatMap(({ cards }) => cards.map(({ face }) => (typeof face === "number" ? face : face.card)))
        .sort((a, b) => a - b);
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(ids(piles.questions, questions)).toEqual(upTo(64));
    expect(ids(piles.adjectives, adjectives)).toEqual(upTo(35));
    expect(ids(piles.nouns, nouns, discards)).toEqual(upTo(53));
  });

  test("TH-6: the piles are shuffled apart from each other", () => {
    const orders = ["a", "b"].map((seed) => {
      const { piles } = referee(start(3, {}, seed));
      return [piles.adjectives, piles.nouns].map((pile) =>
        faces(pile)
          .map(({ card }) => card)
          .slice(0, 20),
      );
    });
    expect(orders[0]![0]).not.toEqual(orders[1]![0]);
    expect(orders[0]![1]).not.toEqual(orders[1]![1]);
    expect(orders[0]![0]).not.toEqual(orders[0]![1]);
  });

  test("TH-6: any question may be the first", () => {
    const first = Array.from({ length: 400 }, (_, i) => start(3, {}, `first ${i}`).view(0).questions[0]);
    expect(new Set(first).size).toBeGreaterThan(55);
  });

  test("TH-6, TH-A8: either side of an adjective or noun card is up by chance, and nobody sees it in a pile", () => {
    let [up, all] = [0, 0];
    for (let i = 0; i < 100; i++) {
      const { piles } = referee(start(3, {}, `sides ${i}`));
      for (const pile of [piles.adjectives, piles.nouns])
        for (const { face, shownTo } of pile.cards) {
          up += face.side;
          all++;
          expect(shownTo).toBe(nobody);
        }
    }
    expect(Math.abs(up - all / 2)).toBeLessThan(2 * Math.sqrt(all));
  });

  test("TH-7: the rockets lie in a row, empty and not launched", () => {
    expect(start(3).view(0).rockets).toEqual(
      Array.from({ length: 6 }, () => ({ crew: nobody, ready: nobody, launched: false })),
    );
    expect(start(3, { rocketCount: 2 }).view(0).rockets).toHaveLength(2);
    for (const rocketCount of [1, 7, 2.5]) expect(() => start(3, { rocketCount })).toThrow(/rocketCount/);
  });

  test("TH-7: a pack with fewer rockets lays out those it has", () => {
    const pack = {
      ...standardPack,
      id: "few",
      counts: "custom",
      rockets: standardPack.rockets.slice(0, 3),
    } as const;
    const game = createTotallyHuman({ pack });
    expect(startMatch(game, { seats: 3, seed: "few" }).view(0).rockets).toHaveLength(3);
  });
});

describe("options", () => {
  test("left out, they are the defaults of the rulebook", () => {
    expect(readOptions(totallyHuman, {})).toEqual({
      ok: true,
      value: {
        minPlayers: 3,
        identityDeck: "standard",
        launchStart: "shared",
        discussionEnds: "all",
        multipleRequests: false,
        negotiationDeadline: null,
        rocketCount: 6,
        characters: null,
      },
    });
  });

  test("others are refused", () => {
    for (const options of [
      { minPlayers: 1 },
      { minPlayers: 4 },
      { launchStart: "random" },
      { discussionEnds: "nobody" },
      { multipleRequests: 1 },
      { negotiationDeadline: 0 },
      { negotiationDeadline: 1.5 },
      { identityDeck: [] },
      { identityDeck: "none" },
      { speed: 1 },
    ])
      expect(readOptions(totallyHuman, options).ok, JSON.stringify(options)).toBe(false);
  });

  test("a record names the pack by id, version and hash", () => {
    expect(totallyHuman.content).toEqual([
      { id: "standard-en", version: standardPack.version, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    const other = createTotallyHuman({ pack: { ...standardPack, title: "Another Title" } });
    expect(other.content[0]!.hash).not.toBe(totallyHuman.content[0]!.hash);
  });
});

test.each<[unknown, string]>([
  [null, "setup"],
  [3, "setup"],
  ["x", "setup"],
  [[], "setup"],
  [{ pakc: standardPack }, "pakc"],
  [{ pack: undefined }, "pack"],
  [{ pack: null }, "pack"],
])("no game is made with %j, and the error says what is wrong", (setup, path) => {
  expect(() => createTotallyHuman(setup as never)).toThrow(
    expect.objectContaining({ code: "bad-game", path }),
  );
});
