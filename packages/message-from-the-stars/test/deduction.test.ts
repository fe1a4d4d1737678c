import { describe, expect, test } from "vitest";
import {
  deduce,
  englishPack,
  heardIn,
  likeliest,
  rankWords,
  Ciphers,
  englishAlphabet,
} from "@facedown/message-from-the-stars";
import { example, play, send, table } from "./support/table.js";

describe("what a view tells about the cipher", () => {
  const match = play(
    play(play(play(table(), 0, send("CHOPPER")), 1, send("HORCRUXES")), 0, send("BORAX")),
    2,
    send("OKAPI"),
  );

  test("MS-P8: nothing before the first word: 1,888,920 ciphers", () => {
    const start = deduce(table().view(1));
    expect([start.count, start.heard]).toEqual([1_888_920, []]);
    expect(start.certain).toEqual({ trust: [], amplify: [], suspicion: [] });
    expect(start.ruledOut.suspicion).toEqual([]);
    expect(start.model).toBe("The cipher was drawn letter by letter from a shuffled deck.");
  });

  test("all words that are seen count, whoever sent them", () => {
    const found = deduce(match.view(1));
    expect(found.heard.map(({ word }) => word).sort()).toEqual(["BORAX", "CHOPPER", "HORCRUXES", "OKAPI"]);
    expect(found.ciphers.has(example)).toBe(true);
    expect(found.count).toBeLessThan(40);
    expect(found.certain.suspicion).toEqual(["O"]);
    expect(found.ruledOut.trust).toEqual(expect.arrayContaining(["B", "O", "R", "A", "X"]));
    expect(found.tips.suspects).toContain("O");
  });

  test("a spectator works out the same, and the alien no more than they", () => {
    const [scientist, alien, spectator] = ([1, 0, "spectator"] as const).map((viewer) =>
      deduce(match.view(viewer)),
    );
    expect(alien!.count).toBe(scientist!.count);
    expect(spectator!.chances).toEqual(scientist!.chances);
  });

  test("with two teams only what this viewer heard", () => {
    let teams = table({ options: { mode: "teams", hard: true } });
    for (const [seat, word] of [
      [0, "CHOPPER"],
      [1, "BORAX"],
      [2, "OKAPI"],
      [3, "LYNX"],
    ] as const)
      teams = play(teams, seat, send(word));
    expect(heardIn(teams.view(2)).map(({ word }) => word)).toEqual(["CHOPPER", "OKAPI"]);
    expect(heardIn(teams.view(3)).map(({ word }) => word)).toEqual(["BORAX", "LYNX"]);
    expect(deduce(teams.view("spectator")).count).toBe(1_888_920);
  });

  test("says how the cipher was made, and weighs it so", () => {
    const even = deduce(table({ options: { cipherSource: "uniform" } }).view(1));
    expect(even.model).toBe("Every cipher was equally likely.");
    expect(even.chances["X"]!.trust).toBeCloseTo(64 / 159 / 6, 9);
    expect(deduce(table().view(1)).chances["X"]!.trust).toBeCloseTo(81 / 136 / 6, 9);
  });

  test("the likeliest letters of an effect come first", () => {
    const { chances } = deduce(match.view(1));
    expect(likeliest(chances, "suspicion")[0]).toBe("O");
  });
});

test("words are ranked by how much they would tell", () => {
  const words = [
    ...new Set([...englishPack.alien, ...englishPack.scientists].flatMap(({ columns }) => columns.flat())),
  ];
  const ranked = rankWords(Ciphers.every(englishAlphabet), words);
  expect(ranked).toHaveLength(words.length);
  for (let at = 1; at < ranked.length; at++)
    expect(ranked[at]!.bits).toBeLessThanOrEqual(ranked[at - 1]!.bits);
  expect(ranked[0]!.bits).toBeGreaterThan(2.5);
  const left = Ciphers.every(englishAlphabet).after("CHOPPER", -8);
  const [best] = rankWords(left, ["CHOPPER", "MILK", "BLUEPRINT"]);
  expect(best!.word).toBe("BLUEPRINT");
});
