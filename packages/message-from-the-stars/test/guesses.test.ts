import { describe, expect, test } from "vitest";
import { createRandom } from "@facedown/core";
import {
  Ciphers,
  cipherOf,
  englishAlphabet,
  englishPack,
  lettersOf,
  rightLetters,
  type Cipher,
} from "@facedown/message-from-the-stars";
import { outcomeOfTeams } from "../src/outcome.js";
import { everyRows, rightRows } from "../src/guesses.js";
import {
  askedSeats,
  example,
  guessAll,
  guessLetters,
  guessRows,
  play,
  refusal,
  stateOf,
  table,
  toEnd,
  toGuess,
  type GameMatch,
} from "./support/table.js";

const phase = (match: GameMatch) => match.view("spectator").phase;
const rolls = (match: GameMatch, viewer: number | "spectator", side: number) =>
  match.view(viewer).sides[side]!.rolls;
const atCipher = (match = table()): GameMatch => guessAll(guessAll(toGuess(match), [0, 0, 0]), [0, 0, 0]);

describe("MS-24: guessing begins after all transmissions", () => {
  test("and not before", () => {
    expect(refusal(table(), 0, guessRows(0, 0, 0)).code).toBe("not-now");
    expect(refusal(table(), 1, guessLetters(example)).code).toBe("not-now");
    expect(phase(toGuess(table()))).toBe("guessScientists");
  });
});

describe("MS-25: first the alien guesses the scientists' words", () => {
  const match = toGuess(table());

  test("it sees their card now, and not what they rolled", () => {
    expect(table().view(0).sides[1]!.card).toEqual([null]);
    expect(match.view(0).sides[1]!.card).toEqual([0]);
    expect(rolls(match, 0, 1)).toEqual([null, null, null]);
    expect(match.view(1).sides[0]!.card).toEqual([null]);
    expect(match.waiting).toEqual([0]);
  });

  test("MS-A14: one of six words of each column, 216 in all; scientists cannot", () => {
    expect(match.choices(0, "guessWords")).toHaveLength(216);
    expect(everyRows).toHaveLength(216);
    expect(refusal(match, 1, guessRows(0, 0, 0)).code).toBe("MS-25");
    for (const rows of [
      [0, 1],
      [0, 1, 6],
      [0, 1, 2, 3],
      ["OCEAN", 0, 0],
    ])
      expect(match.explain(0, { type: "guessWords", rows } as never)?.code).toBe("bad-input");
  });

  test("MS-A28: then all hear which are right, and what was rolled", () => {
    const judged = play(match, 0, guessRows(0, 5, 2));
    for (const viewer of [0, 1, "spectator"] as const) {
      expect(judged.frame(viewer).events.find(({ type }) => type === "wordsJudged")).toEqual({
        type: "wordsJudged",
        side: 0,
        of: 1,
        rows: [0, 5, 2],
        rolls: [0, 1, 2],
        points: 2,
      });
      expect(rolls(judged, viewer, 1)).toEqual([0, 1, 2]);
      expect(judged.view(viewer).sides[0]!.points.words).toBe(2);
    }
  });
});

describe("MS-26: then the scientists guess the alien's words", () => {
  const match = guessAll(toGuess(table()), [0, 1, 2]);

  test("they see its card now, and not what it rolled", () => {
    expect([phase(match), match.waiting]).toEqual(["guessAlien", [1, 2]]);
    expect(match.view(2).sides[0]!.card).toEqual([0]);
    expect(rolls(match, 1, 0)).toEqual([null, null, null]);
    expect(refusal(match, 0, guessRows(0, 0, 0)).code).toBe("MS-26");
  });

  test("and hear which are right", () => {
    const judged = play(match, 2, guessRows(0, 1, 5));
    expect(rolls(judged, 1, 0)).toEqual([0, 1, 2]);
    expect(judged.view("spectator").sides[1]!.points.words).toBe(2);
  });
});

describe("MS-27: last the scientists guess the cipher", () => {
  const match = atCipher();

  test("six different letters, which need no colors (MS-A13)", () => {
    expect([phase(match), match.waiting]).toEqual(["guessCipher", [1, 2]]);
    expect(match.view(1).cipher).toEqual(Array(6).fill(null));
    expect(refusal(match, 1, guessLetters({ ...example, suspicion: "E" })).parameters).toEqual({
      why: "twice",
      letter: "E",
    });
    expect(refusal(match, 1, guessLetters({ ...example, suspicion: "7" })).parameters).toEqual({
      why: "no letter",
      letter: "7",
    });
    expect(refusal(match, 0, guessLetters(example))).toEqual({
      code: "MS-27",
      parameters: { why: "scientists", letter: "" },
    });
    expect(match.play(1, guessLetters(cipherOf(Array.from("JKQVXZ")))).ok).toBe(true);
  });

  test("MS-A13: a strict table wants colors that a cipher can have", () => {
    const strict = atCipher(table({ options: { strictGuess: true } }));
    const refused = (cipher: Cipher) => refusal(strict, 1, guessLetters(cipher));
    expect(refused(cipherOf(Array.from("JKQVXZ")))).toEqual({ code: "MS-A13", parameters: { why: "trust" } });
    expect(refused({ ...example, amplify: ["C", "D"] }).parameters).toEqual({ why: "amplify" });
    expect(refused({ ...example, suspicion: "Q" }).parameters).toEqual({ why: "red" });
    expect(strict.play(1, guessLetters(example)).ok).toBe(true);
  });

  test("then the cipher is shown to all", () => {
    const judged = play(match, 2, guessLetters(example));
    for (const viewer of [0, 1, 2, "spectator"] as const)
      expect(judged.view(viewer).cipher).toEqual(["E", "P", "H", "R", "X", "O"]);
  });
});

describe("MS-28: a point for each right word and letter", () => {
  test("twelve are perfect", () => {
    const { outcome } = toEnd(table());
    expect(outcome).toEqual({
      teams: [{ scientistWords: 3, alienWords: 3, letters: 6, total: 12 }],
      winner: null,
      perfect: true,
      reached: null,
    });
  });

  test("MS-A16: there is no winning, unless the table sets a target", () => {
    const reached = (target: number | null) =>
      toEnd(table({ options: { target } }), [0, 0, 0], cipherOf(Array.from("EBCDFG"))).outcome?.reached;
    expect([reached(null), reached(3), reached(4)]).toEqual([null, true, false]);
  });

  test("MS-P10: words by column, letters by effect in any order; 0 to 12", { timeout: 120_000 }, () => {
    const random = createRandom("points");
    const every = Ciphers.every(englishAlphabet);
    const letters = lettersOf(englishAlphabet);
    const seen = new Set<number>();
    for (let i = 0; i < 2000; i++) {
      const real = every.sample(random);
      const pool = random.shuffle([
        ...new Set([...real.trust, ...real.amplify, real.suspicion, ...random.sample(letters, 3)]),
      ]);
      const guess = cipherOf(pool.slice(0, 6));
      const right =
        guess.trust.filter((letter) => real.trust.includes(letter)).length +
        guess.amplify.filter((letter) => real.amplify.includes(letter)).length +
        Number(guess.suspicion === real.suspicion);
      const [a, b, c] = random.shuffle(guess.trust) as [string, string, string];
      expect(rightLetters(guess, real)).toBe(right);
      expect(rightLetters({ ...guess, trust: [c, a, b] }, real)).toBe(right);
      seen.add(right);
      expect(rightLetters(real, real)).toBe(6);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6].slice(0, seen.size));
    expect(rightRows([1, 2, 3], [1, 3, 2])).toBe(1);
  });

  test("MS-A12: the right letter with the wrong effect is worth nothing", () => {
    const guess: Cipher = { trust: ["R", "X", "O"], amplify: ["E", "P"], suspicion: "H" };
    expect(toEnd(table(), [0, 1, 2], guess).outcome?.teams[0]).toMatchObject({ letters: 0, total: 6 });
  });

  test("MS-38: with two teams more points win, and equally many are a draw (MS-A17)", () => {
    const made = (total: number) => ({ scientistWords: 0, alienWords: 0, letters: 0, total });
    const winner = (a: number, b: number) => outcomeOfTeams([made(a), made(b)], null).winner;
    expect([winner(7, 6), winner(6, 7), winner(6, 6)]).toEqual([0, 1, null]);
  });
});

describe("MS-29: no word before the lock, no change after it", () => {
  const teams = toGuess(table({ options: { mode: "teams" } }));

  test("nothing is told while the other team still guesses (MS-A29)", () => {
    const locked = play(teams, 0, guessRows(3, 4, 5));
    for (const viewer of [1, 2, 3, "spectator"] as const) {
      expect(JSON.stringify(locked.view(viewer))).not.toContain("[3,4,5]");
      expect(locked.view(viewer).sides[0]!.points.words).toBeNull();
      expect(locked.view(viewer).committed[0]).toEqual({ asked: true, sealed: true, choice: null });
    }
  });

  test("a guess cannot be changed", () => {
    const locked = play(teams, 0, guessRows(0, 1, 2));
    expect(refusal(locked, 0, guessRows(5, 5, 5)).code).toBe("MS-29");
    const last = atCipher(table({ options: { mode: "teams" } }));
    const [first] = askedSeats(last);
    const chosen = play(last, first!, guessLetters(example));
    expect(refusal(chosen, first!, guessLetters(example)).code).toBe("MS-29");
  });

  test("nor taken back, though nothing was shown since", () => {
    const undone = { ok: false, rejection: { code: "undo-final" } };
    expect(play(teams, 0, guessRows(0, 1, 2)).undo(0)).toMatchObject(undone);
    const last = atCipher(table({ options: { mode: "teams" } }));
    const [first] = askedSeats(last);
    expect(play(last, first!, guessLetters(example)).undo(first!)).toMatchObject(undone);
  });
});

test("MS-30: in the end everything lies open, but for what sides wrote for themselves", () => {
  const noted = play(table({ options: { mode: "teams" } }), 2, { type: "note", text: "ours" });
  const match = toEnd(noted, [0, 0, 0]);
  const real = stateOf(match);
  for (const viewer of [0, 1, 2, 3, "spectator"] as const) {
    const view = match.view(viewer);
    expect(view.phase).toBe("over");
    expect(view.cipher).toEqual(real.cipher.cards.map(({ face }) => face));
    view.sides.forEach((side, at) => {
      expect(side.card).toEqual([real.sides[at]!.card.cards[0]!.face]);
      expect(side.rolls).toEqual(real.sides[at]!.rolls.map(({ face }) => face));
      expect(side.sent.map(({ word, score }) => [word, score])).toEqual(
        real.sides[at]!.sent.map(({ word, score }) => [word.face, score.face]),
      );
    });
    expect(view.sides[1]!.sheet?.notes).toBe(viewer === 2 ? "ours" : undefined);
  }
  expect(match.waiting).toEqual([]);
  expect(refusal(match, 0, { type: "note", text: "late" }).code).toBe("game-over");
  expect(englishPack.alien[real.sides[0]!.card.cards[0]!.face]).toBeDefined();
});
