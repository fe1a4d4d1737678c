import { describe, expect, test } from "vitest";
import { describe as tell, referee } from "@facedown/core";
import { englishPack, messageFromTheStars } from "@facedown/message-from-the-stars";
import { freeWords, play, refusal, send, table, toGuess, type GameMatch } from "./support/table.js";

const phase = (match: GameMatch) => match.view("spectator").phase;
const sent = (match: GameMatch, viewer: number | "spectator" = "spectator") =>
  match.view(viewer).sides.map((side) => side.sent.map(({ word, score }) => [word, score]));

describe("MS-9: four rounds, the alien first", () => {
  test("alien, scientists, and again, four times; then the final guess", () => {
    let match = table();
    for (let round = 0; round < 4; round++) {
      expect([phase(match), match.view(0).round, match.waiting]).toEqual(["alien", round, [0]]);
      match = play(match, 0, send(freeWords[round]!));
      expect([phase(match), match.waiting]).toEqual(["scientists", [1, 2]]);
      match = play(match, 2, send(freeWords[7 - round]!));
    }
    expect(phase(match)).toBe("guessScientists");
    expect(sent(match).map((words) => words.length)).toEqual([4, 4]);
  });

  test("MS-A26: the scientists send when they have seen the alien's score", () => {
    const match = play(table(), 0, send("CHOPPER"));
    expect(sent(match, 1)[0]).toEqual([["CHOPPER", -8]]);
    expect(match.waiting).toEqual([1, 2]);
  });
});

describe("MS-10: nobody sends out of turn", () => {
  const match = table();

  test("scientists before the alien, and the alien before the scientists", () => {
    expect(refusal(match, 1, send("FJORD"))).toEqual({ code: "MS-10", parameters: { why: "not your turn" } });
    const next = play(match, 0, send("FJORD"));
    expect(refusal(next, 0, send("OKAPI")).code).toBe("MS-10");
  });

  test("a second word before the other team has sent its own", () => {
    const teams = play(table({ options: { mode: "teams" } }), 0, send("FJORD"));
    expect(refusal(teams, 0, send("OKAPI"))).toEqual({ code: "MS-10", parameters: { why: "sent already" } });
    expect(teams.waiting).toEqual([1]);
    expect(teams.undo(0)).toMatchObject({ ok: false, rejection: { code: "undo-final" } });
  });

  test("no word at all once the guessing has begun", () => {
    expect(refusal(toGuess(match), 0, send("OKAPI")).code).toBe("not-now");
  });
});

describe("MS-11: words and scores are known to both sides, and stay", () => {
  const match = play(play(table(), 0, send("chopper")), 1, send("Borax"));

  test("in everybody's view, for ever", () => {
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(sent(match, viewer)).toEqual([[["CHOPPER", -8]], [["BORAX", 0]]]);
    expect(sent(toGuess(match), 2)[0]![0]).toEqual(["CHOPPER", -8]);
  });

  test("and told to everybody as it happens", () => {
    for (const viewer of [0, 1, "spectator"] as const) {
      const told = match.frame(viewer).events.find(({ type }) => type === "transmitted");
      expect(told).toEqual({ type: "transmitted", side: 1, round: 0, word: "BORAX", score: 0 });
      expect(tell(messageFromTheStars).event(told!, match.view(viewer))).toBe(
        "The scientists sent BORAX, which scores 0.",
      );
    }
  });

  test("MS-P15: sides send in turn, at most as often as there are rounds, and no word that their card bans", () => {
    const { invariants } = messageFromTheStars.inside.definition;
    for (let at = 0; at <= match.length; at++)
      for (const name of ["sidesSendInTurn", "noSentWordIsBanned"])
        expect(invariants![name]!({ state: referee(match.at(at)) })).toBe(true);
    const state = structuredClone(referee(match)) as any;
    state.sides[0].sent[0].word.face = englishPack.alien[0]!.columns[2][5];
    expect(invariants!["noSentWordIsBanned"]!({ state })).toBe(false);
    const twice = structuredClone(referee(match)) as any;
    twice.sides[1].sent.push(twice.sides[1].sent[0]);
    expect(invariants!["sidesSendInTurn"]!({ state: twice })).toBe(false);
  });
});

describe("MS-12: no word of the own card", () => {
  const match = table();
  const rolled = englishPack.alien[0]!.columns.map((six, column) => six[column]!);
  const others = englishPack.alien[0]!.columns.flat().filter((word) => !rolled.includes(word));

  test("the three rolled ones, and the fifteen others as well", () => {
    for (const word of [...rolled, ...others])
      expect(refusal(match, 0, send(word))).toEqual({ code: "MS-12", parameters: { word, why: "same" } });
  });

  test("nor what contains or derives from one", () => {
    expect(refusal(match, 0, send("oceanography")).parameters).toEqual({ word: "OCEAN", why: "contains" });
    expect(refusal(match, 0, send("deserted")).parameters).toEqual({ word: "DESERT", why: "contains" });
    expect(refusal(match, 0, send("galaxies")).parameters).toEqual({ word: "GALAXY", why: "derives" });
    expect(refusal(match, 0, send("crossing")).parameters).toEqual({ word: "crossed", why: "derives" });
  });

  test("as the table has it", () => {
    const free = table({ options: { containsRule: "wholeWord", sentenceWords: "free" } });
    expect(() => play(play(free, 0, send("oceanography")), 1, send("please"))).not.toThrow();
  });
});

test("MS-13: words of the other side's card may be sent (MS-A10)", () => {
  for (const word of englishPack.scientists[0]!.columns.flat())
    expect(table().play(0, send(word)).ok).toBe(true);
  const next = play(table(), 0, send("LYNX"));
  for (const word of englishPack.alien[0]!.columns.flat()) expect(next.play(2, send(word)).ok).toBe(true);
});

test("MS-14: names may be sent, and a hyphen makes no difference to the score", () => {
  const one = play(play(table(), 0, send("Dumbo")), 1, send("chop-per"));
  const other = play(play(table(), 0, send("DUMBO")), 1, send("chopper"));
  expect(sent(one)).toEqual([[["DUMBO", 0]], [["CHOP-PER", -8]]]);
  expect(sent(other)).toEqual([[["DUMBO", 0]], [["CHOPPER", -8]]]);
});

describe("MS-15: one word, made of letters", () => {
  test.each([
    ["", { why: "empty", sign: "" }],
    ["two words", { why: "space", sign: "" }],
    ["R2D2", { why: "sign", sign: "2" }],
    ["-", { why: "sign", sign: "-" }],
  ])("%j is refused", (word, parameters) => {
    expect(refusal(table(), 0, send(word))).toEqual({ code: "MS-15", parameters });
  });

  test("where the table allows phrases they may be sent", () => {
    const match = play(table({ options: { allowPhrases: true } }), 0, send("chop per"));
    expect(sent(match)[0]).toEqual([["CHOP PER", -8]]);
  });
});

test("MS-A5: a word has at most fifty letters, or as many as the table allows", () => {
  expect(table().play(0, send("E".repeat(50))).ok).toBe(true);
  expect(refusal(table(), 0, send("E".repeat(51)))).toEqual({ code: "MS-A5", parameters: { most: 50 } });
  const short = table({ options: { longestWord: 4 } });
  expect(refusal(short, 0, send("FJORD"))).toEqual({ code: "MS-A5", parameters: { most: 4 } });
  expect(short.play(0, send("L-YNX")).ok).toBe(true);
});

test("MS-A11: a word may be repeated, unless the table forbids it", () => {
  const round = (match: GameMatch) => play(play(match, 0, send("LYNX")), 1, send("LYNX"));
  expect(round(table()).play(0, send("lynx")).ok).toBe(true);
  const strict = round(table({ options: { forbidRepeats: true } }));
  expect(refusal(strict, 0, send("lynx"))).toEqual({ code: "MS-A11", parameters: { word: "LYNX" } });
  expect(refusal(strict, 0, send("ly-nx"))).toMatchObject({ code: "MS-A11" });
  expect(refusal(strict, 0, send("l'ynx"))).toMatchObject({ code: "MS-A11" });
});
