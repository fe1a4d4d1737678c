import { describe, expect, test } from "vitest";
import { readOptions, startMatch, startSimulation, type OptionsOf } from "@facedown/core";
import { messageFromTheStars, type Kind } from "@facedown/message-from-the-stars";
import { stateOf, table, type Game } from "./support/table.js";

const start = (seats: number, options: Partial<OptionsOf<Game>> = {}) =>
  startMatch(messageFromTheStars, { seats, seed: "setup", options });
const kinds = (seats: number, options: Partial<OptionsOf<Game>> = {}): Kind[] => {
  const { sides } = start(seats, options).view("spectator");
  return Array.from(
    { length: seats },
    (_, seat) => sides.find(({ members }) => ((members >>> seat) & 1) === 1)!.kind,
  );
};
const refused = (seats: number, options: object): string | undefined => {
  try {
    startMatch(messageFromTheStars, { seats, seed: "x", options });
    return undefined;
  } catch (error) {
    return (error as { path: string }).path;
  }
};

describe("MS-2: one alien, all others scientists", () => {
  test.each([2, 3, 4, 8, 12, 31])("%i players (MS-A24: more than four are welcome)", (seats) => {
    expect(kinds(seats)).toEqual(["alien", ...Array<Kind>(seats - 1).fill("scientists")]);
  });

  test("the table chooses the alien", () => {
    expect(kinds(4, { aliens: [2] })).toEqual(["scientists", "scientists", "alien", "scientists"]);
  });

  test.each([
    ["a single player", 1, {}],
    ["an alien who is not there", 3, { aliens: [3] }],
    ["two aliens in one team", 3, { aliens: [0, 1] }],
    ["teams where there is but one", 3, { teams: [0, 1, 0] }],
    ["a captain who is no scientist", 3, { captains: [0] }],
    ["two captains in one team", 3, { captains: [1, 2] }],
  ])("%s is refused", (_, seats, options) => {
    expect(refused(seats, options)).toBeDefined();
  });
});

describe("MS-31: two teams of an alien and at least one scientist", () => {
  test.each([4, 5, 8])("%i players, in turns", (seats) => {
    const { sides } = start(seats, { mode: "teams" }).view("spectator");
    expect(sides.map(({ team, kind }) => [team, kind])).toEqual([
      [0, "alien"],
      [0, "scientists"],
      [1, "alien"],
      [1, "scientists"],
    ]);
    expect(kinds(seats, { mode: "teams" }).filter((kind) => kind === "alien")).toHaveLength(2);
  });

  test("MS-A22: teams may be unequal, and choose their aliens", () => {
    const options = { mode: "teams", teams: [0, 0, 0, 1, 1], aliens: [2, 4], captains: [1, 3] } as const;
    const { sides } = start(5, { ...options }).view("spectator");
    expect(sides.map(({ members }) => members)).toEqual([0b00100, 0b00011, 0b10000, 0b01000]);
    expect(sides.map(({ captain }) => captain)).toEqual([2, 1, 4, 3]);
  });

  test.each([
    ["three players", 3, { mode: "teams" }],
    ["a team of one", 4, { mode: "teams", teams: [0, 0, 0, 1] }],
    ["an empty team", 4, { mode: "teams", teams: [0, 0, 0, 0] }],
    ["a team too few", 4, { mode: "teams", teams: [0, 1] }],
    ["aliens of the same team", 4, { mode: "teams", aliens: [0, 2] }],
    ["aliens in the wrong order", 4, { mode: "teams", aliens: [1, 0] }],
    ["one captain", 4, { mode: "teams", captains: [2] }],
    ["points for one team to reach", 4, { mode: "teams", target: 6 }],
  ])("%s is refused", (_, seats, options) => {
    expect(refused(seats, options)).toBeDefined();
  });
});

describe("MS-3: message cards", () => {
  const match = start(4);
  const state = stateOf(match);

  test("each side sees its own, and nobody else does", () => {
    const [alien, scientists] = state.sides.map(({ card }) => card.cards[0]!.face);
    expect(match.view(0).sides.map(({ card }) => card[0])).toEqual([alien, null]);
    for (const seat of [1, 2, 3])
      expect(match.view(seat).sides.map(({ card }) => card[0])).toEqual([null, scientists]);
    expect(match.view("spectator").sides.map(({ card }) => card[0])).toEqual([null, null]);
  });

  test("come from their piles by chance", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const { sides, piles } = startSimulation(messageFromTheStars, { seats: 2, seed: `card ${i}` }).state;
      expect([piles.alien.cards.length, piles.scientists.cards.length]).toEqual([11, 11]);
      for (const { kind, card } of sides) seen.add(`${kind} ${card.cards[0]!.face}`);
    }
    expect(seen.size).toBe(24);
  });
});

describe("MS-4: rolls", () => {
  test("each side rolls for each column, and sees its own alone", () => {
    const match = start(3);
    const [mine, theirs] = stateOf(match).sides.map(({ rolls }) => rolls.map(({ face }) => face));
    expect(match.view(0).sides.map(({ rolls }) => rolls)).toEqual([mine, [null, null, null]]);
    for (const seat of [1, 2])
      expect(match.view(seat).sides.map(({ rolls }) => rolls)).toEqual([[null, null, null], theirs]);
    expect(match.view("spectator").sides.flatMap(({ rolls }) => rolls)).toEqual(Array(6).fill(null));
  });

  test("MS-A27: the three dice are independent, and equal ones stand", { timeout: 120_000 }, () => {
    const rolled = Array.from({ length: 2000 }, (_, i) =>
      startSimulation(messageFromTheStars, { seats: 2, seed: `roll ${i}` }).state.sides[0]!.rolls.map(
        ({ face }) => face,
      ),
    );
    for (const column of [0, 1, 2])
      for (let row = 0; row < 6; row++) {
        const count = rolled.filter((rows) => rows[column] === row).length;
        expect(Math.abs(count - 2000 / 6)).toBeLessThan(75); // four and a half deviations
      }
    const triples = rolled.filter(([a, b, c]) => a === b && b === c).length;
    expect(Math.abs(triples - 2000 / 36)).toBeLessThan(34);
  });
});

describe("MS-32: four cards and one cipher for two teams", () => {
  const match = start(6, { mode: "teams" });
  const state = stateOf(match);

  test("MS-A20: no card is dealt twice", () => {
    const cards = state.sides.map(({ kind, card }) => `${kind} ${card.cards[0]!.face}`);
    expect(new Set(cards).size).toBe(4);
    expect(state.piles.alien.cards).toHaveLength(10);
  });

  test("both aliens see the same cipher, and no scientist does", () => {
    const real = state.cipher.cards.map(({ face }) => face);
    expect(match.view(0).cipher).toEqual(real);
    expect(match.view(1).cipher).toEqual(real);
    for (const seat of [2, 3, 4, 5]) expect(match.view(seat).cipher).toEqual(Array(6).fill(null));
  });
});

describe("options", () => {
  test("the defaults are those of the list of decisions", () => {
    expect(readOptions(messageFromTheStars, {})).toEqual({
      ok: true,
      value: {
        mode: "coop",
        hard: false,
        aliens: null,
        teams: null,
        captains: null,
        submission: "any",
        cipherSource: "deck",
        manualScoring: false,
        allowPhrases: false,
        longestWord: 50,
        containsRule: "substring",
        sentenceWords: "content",
        forbidRepeats: false,
        strictGuess: false,
        target: null,
      },
    });
  });

  test.each([{ longestWord: 51 }, { target: 13 }, { mode: "solo" }, { aliens: [0, 0] }, { extra: 1 }])(
    "%j is refused",
    (options) => {
      expect(readOptions(messageFromTheStars, options)).toMatchObject({ ok: false });
    },
  );

  test("a table of one's own begins where it should", () => {
    expect(table().view("spectator").phase).toBe("alien");
    expect(table().waiting).toEqual([0]);
  });
});
