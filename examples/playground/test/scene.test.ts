import { describe as about, expect, test } from "vitest";
import { createTable, describe, randomBot, startMatch, type AnyGame } from "@facedown/core";
import { areYouAHuman } from "@facedown/are-you-a-human";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { interrupt, memory } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";
import { groupsOf } from "../src/boards/scene.js";
import { allSeeing } from "../src/worker/eyes.js";

interface Wanted {
  readonly seats: number;
  readonly options?: object;
}

/** What a spectator's board of a new game shows, by the number of the seat and the paths of its places. */
function shared(game: AnyGame, { seats, options = {} }: Wanted): Record<string, string[]> {
  const match = startMatch(game, { seats, options: options as never, seed: "scene" });
  const groups = groupsOf(game, describe(game), match.view("spectator"), seats, null);
  return Object.fromEntries(groups.map(({ seat, places }) => [String(seat), places.map(({ path }) => path)]));
}

about("whose a place is", () => {
  test("each side of four in teams is under the seat whose name its places bear", () => {
    const match = startMatch(messageFromTheStars, { seats: 4, options: { mode: "teams" }, seed: "scene" });
    const words = describe(messageFromTheStars);
    const view = match.view("spectator");
    const own = groupsOf(messageFromTheStars, words, view, 4, null).filter(({ seat }) => seat !== null);
    expect(own.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const { seat, places } of own)
      for (const { name } of places)
        expect(name.toLowerCase()).toContain(words.seat(seat!, view).toLowerCase());
  });

  test("a list that happens to be as long as there are seats belongs to the table", () => {
    const { "0": red, null: table } = shared(totallyHuman, { seats: 3 });
    expect(red).toEqual(["players.0.hand"]);
    expect(table).toEqual(expect.arrayContaining(["piles.questions", "questions"]));
    expect(table).not.toContain("players.1.hand");
    const sides = shared(messageFromTheStars, { seats: 3 });
    expect(Object.keys(sides)).toEqual(["null"]);
    expect(table).toContain("answers.1");
  });

  test("a list with a place for each seat is shared among them", () => {
    expect(shared(interrupt, { seats: 3 })["2"]).toEqual(["hands.2"]);
    expect(shared(memory, { seats: 2 })["1"]).toEqual(["won.1"]);
  });

  test("without words a list as long as there are seats is one entry a seat", () => {
    const { words: _, ...definition } = memory.inside.definition;
    const plain = { ...memory, inside: { ...memory.inside, definition } } as unknown as AnyGame;
    const view = startMatch(memory, { seats: 2, seed: "scene" }).view("spectator");
    const groups = groupsOf(plain, describe(memory), { ...view, turn: 0 }, 2, null);
    expect(groups.find(({ seat }) => seat === 1)?.places.map(({ path }) => path)).toEqual(["won.1"]);
  });
});

about("a number", () => {
  test("in a cell is a card with a face, and counts where the game says a count", async () => {
    const table = createTable(messageFromTheStars, {
      seats: 2,
      seed: "scene",
      bots: { 0: randomBot(), 1: randomBot() },
    });
    await expect.poll(() => table.match.outcome, { timeout: 20_000 }).not.toBeNull();
    const view = table.match.view("spectator");
    const words = describe(messageFromTheStars);
    const places = groupsOf(messageFromTheStars, words, view, 2, null).flatMap((group) => group.places);
    const scores = places.filter(({ path }) => path.endsWith(".score"));
    expect(scores.length).toBeGreaterThan(3);
    for (const { count, cards } of scores) {
      expect(count).toBeNull();
      expect(cards).toMatchObject([{ kind: "face", label: expect.stringMatching(/^−?\d+$/) }]);
    }
    const pile = places.find(({ path }) => path === "piles.alien");
    expect(pile).toMatchObject({ count: expect.any(Number), cards: [] });
  });

  test("of a pile that the referee looks through is a card in words", () => {
    const match = startMatch(messageFromTheStars, { seats: 2, seed: "scene" });
    const words = describe(messageFromTheStars);
    const groups = groupsOf(messageFromTheStars, words, allSeeing(match), 2, null);
    const pile = groups.flatMap(({ places }) => places).find(({ path }) => path === "piles.alien")!;
    expect(pile.cards.length).toBeGreaterThan(7);
    for (const { label } of pile.cards) expect(label).toMatch(/^“.+”$/);
    expect(pile.text).toContain(pile.cards[0]!.text);
  });

  test("of cards is still a pile where there is one", () => {
    const view = startMatch(areYouAHuman, { seats: 2, seed: "scene" }).view("spectator");
    const places = groupsOf(areYouAHuman, describe(areYouAHuman), view, 2, null).flatMap(
      (group) => group.places,
    );
    const stock = places.find(({ path }) => path === "stock");
    expect(stock).toMatchObject({ count: expect.any(Number), cards: [] });
  });
});
