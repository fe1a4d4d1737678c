import { describe, expect, test } from "vitest";
import type { Viewer } from "@facedown/core";
import { cipherOf, type Cipher } from "@facedown/message-from-the-stars";
import {
  askedSeats,
  example,
  guessAll,
  guessLetters,
  guessRows,
  heardBy,
  play,
  received,
  send,
  set,
  stateOf,
  table,
  toEnd,
  toGuess,
  type GameMatch,
  type GameMove,
  type TableOptions,
} from "./support/table.js";
import { arrange, toRecord } from "@facedown/core";
import { messageFromTheStars } from "@facedown/message-from-the-stars";

// Seats 0 and 2 are the red alien and scientist, 1 and 3 the blue ones.
const teams = { mode: "teams" } as const;
const hard = { mode: "teams", hard: true } as const;
const sent = (match: GameMatch, viewer: Viewer) =>
  match.view(viewer).sides.map((side) => side.sent.map(({ word, score }) => [word, score]));
const phase = (match: GameMatch) => match.view("spectator").phase;
const hidden = [[null, null]];

test("MS-33: three rounds, in hard mode too (MS-A23)", () => {
  for (const options of [teams, hard]) {
    const match = toGuess(table({ options }));
    expect(sent(match, 0)[0]).toHaveLength(3);
    expect(match.view(0).round).toBe(3);
  }
});

describe("MS-34: both aliens send at the same time", () => {
  const one = play(table({ options: teams }), 0, send("CHOPPER"));
  const both = play(one, 1, send("BORAX"));

  test("nothing is told before both have", () => {
    for (const viewer of [1, 2, 3, "spectator"] as const) {
      expect(sent(one, viewer)).toEqual([[], [], [], []]);
      expect(heardBy(one, viewer)).not.toContain("CHOPPER");
      expect(one.view(viewer).committed[0]).toEqual({ asked: true, sealed: true, choice: null });
    }
    expect(one.view(0).committed[0]!.choice).toEqual({ word: "CHOPPER" });
  });

  test("then everybody sees both words and scores", () => {
    for (const viewer of [0, 1, 2, 3, "spectator"] as const)
      expect(sent(both, viewer)).toEqual([[["CHOPPER", -8]], [], [["BORAX", 0]], []]);
  });
});

describe("MS-35: scientists and their alien keep their words to themselves", () => {
  const aliens = play(play(table({ options: teams }), 0, send("LYNX")), 1, send("OKAPI"));
  const both = play(play(aliens, 2, send("CHOPPER")), 3, send("HORCRUXES"));

  test("the own team gets word and score, the other team and the spectator learn nothing", () => {
    for (const viewer of [0, 2] as const)
      expect([sent(both, viewer)[1], sent(both, viewer)[3]]).toEqual([[["CHOPPER", -8]], hidden]);
    for (const viewer of [1, 3] as const)
      expect([sent(both, viewer)[1], sent(both, viewer)[3]]).toEqual([hidden, [["HORCRUXES", -16]]]);
    expect([sent(both, "spectator")[1], sent(both, "spectator")[3]]).toEqual([hidden, hidden]);
    for (const viewer of [1, 3, "spectator"] as const)
      expect(heardBy(both, viewer)).not.toMatch(/CHOPPER|-8/);
  });

  test("MS-36: scientists know the words of both aliens and their own", () => {
    expect(sent(both, 2)).toEqual([[["LYNX", 0]], [["CHOPPER", -8]], [["OKAPI", -1]], hidden]);
    expect(sent(both, 3)).toEqual([[["LYNX", 0]], hidden, [["OKAPI", -1]], [["HORCRUXES", -16]]]);
  });
});

describe("MS-41: in hard mode an alien's words are for its own scientists", () => {
  const both = play(play(table({ options: hard }), 0, send("CHOPPER")), 1, send("HORCRUXES"));

  test("not for the rival scientists, the rival alien (MS-A21), or spectators", () => {
    for (const viewer of [0, 2] as const)
      expect([sent(both, viewer)[0], sent(both, viewer)[2]]).toEqual([[["CHOPPER", -8]], hidden]);
    for (const viewer of [1, 3] as const)
      expect([sent(both, viewer)[0], sent(both, viewer)[2]]).toEqual([hidden, [["HORCRUXES", -16]]]);
    expect(sent(both, "spectator")).toEqual([hidden, [], hidden, []]);
    for (const viewer of [1, 3, "spectator"] as const)
      expect(heardBy(both, viewer)).not.toMatch(/CHOPPER|-8/);
  });

  test("in the end they are shown", () => {
    const match = toEnd(both);
    for (const viewer of [1, 3, "spectator"] as const)
      expect(sent(match, viewer)[0]![0]).toEqual(["CHOPPER", -8]);
  });
});

test("MS-40: one team plays three rounds in hard mode, and four otherwise", () => {
  expect(sent(toGuess(table({ options: { hard: true } })), 0).map((words) => words.length)).toEqual([3, 3]);
  expect(sent(toGuess(table()), 0).map((words) => words.length)).toEqual([4, 4]);
  const match = play(table({ options: { hard: true } }), 0, send("CHOPPER"));
  expect(sent(match, "spectator")[0]).toEqual([["CHOPPER", -8]]);
});

describe("MS-37: each step of the final guess is for both teams at once", () => {
  test("aliens guess their own scientists' words, scientists their own alien's (MS-A19), then the cipher", () => {
    let match = toGuess(
      table({
        options: teams,
        rolls: [
          [0, 0, 0],
          [1, 1, 1],
          [2, 2, 2],
          [3, 3, 3],
        ],
      }),
    );
    expect([phase(match), match.waiting]).toEqual(["guessScientists", [0, 1]]);
    match = play(play(match, 1, guessRows(3, 3, 0)), 0, guessRows(1, 0, 0));
    expect(match.view("spectator").sides.map(({ points }) => points.words)).toEqual([1, null, 2, null]);
    expect([phase(match), match.waiting]).toEqual(["guessAlien", [2, 3]]);
    match = play(play(match, 2, guessRows(0, 0, 0)), 3, guessRows(0, 0, 0));
    expect(match.view("spectator").sides.map(({ points }) => points.words)).toEqual([1, 3, 2, 0]);
    expect([phase(match), match.waiting]).toEqual(["guessCipher", [2, 3]]);
    match = play(play(match, 3, guessLetters(example)), 2, guessLetters(cipherOf(Array.from("ABCDFG"))));
    expect(match.outcome?.teams.map(({ total }) => total)).toEqual([4, 8]);
    expect(match.outcome?.winner).toBe(1);
  });
});

describe("MS-39: cards and rolls stay a team's own until the end", () => {
  const match = guessAll(toGuess(table({ options: teams })), [0, 0, 0]);

  test("the cards that are shown for guessing are shown within the team", () => {
    const cards = (viewer: Viewer) => match.view(viewer).sides.map(({ card }) => card[0]);
    expect([cards(0), cards(2)]).toEqual([
      [0, 0, null, null],
      [0, 0, null, null],
    ]);
    expect([cards(1), cards(3)]).toEqual([
      [null, null, 1, 1],
      [null, null, 1, 1],
    ]);
    expect(cards("spectator")).toEqual([null, null, null, null]);
  });

  test("and so are the rolls that were guessed; points are told to all", () => {
    const rolls = (viewer: Viewer) => match.view(viewer).sides.map((side) => side.rolls);
    expect(rolls(0)).toEqual([[0, 1, 2], [0, 1, 2], Array(3).fill(null), Array(3).fill(null)]);
    expect(rolls("spectator").flat()).toEqual(Array(12).fill(null));
    expect(match.view("spectator").sides.map(({ points }) => points.words)).toEqual([1, null, 1, null]);
  });
});

/** The same game with other things hidden, and other words where `change` says so. */
function twin(
  match: GameMatch,
  setup: TableOptions,
  change: (move: GameMove, by: number) => GameMove = (move) => move,
) {
  const record = toRecord(match);
  let other: GameMatch = arrange(messageFromTheStars, {
    seats: match.seats,
    options: match.options,
    seed: record.seed,
    state: (state) => set(state, setup),
  });
  for (const { by, move } of record.journal)
    other = play(other, by as number, change(move as GameMove, by as number));
  return other;
}

const layout: TableOptions = {
  cipher: example,
  cards: [0, 0, 1, 1],
  rolls: Array.from({ length: 4 }, () => [0, 1, 2]),
};
const otherCipher: Cipher = { trust: ["E", "P", "H"], amplify: ["R", "X"], suspicion: "A" };

describe("MS-P12: nothing of one team's secrets reaches the other", () => {
  const rounds = toGuess(table({ options: teams, seed: "twins" }));
  const hardRounds = toGuess(table({ options: hard, seed: "twins" }));

  test("the red team receives the same whatever the blue scientists send", () => {
    const other = twin(rounds, layout, (move, by) =>
      by === 3 && move.type === "transmit" ? send("QUARTZ") : move,
    );
    for (const viewer of [0, 2, "spectator"] as const)
      expect(heardBy(other, viewer)).toBe(heardBy(rounds, viewer));
    expect(heardBy(other, 3)).not.toBe(heardBy(rounds, 3));
  });

  test("in hard mode also whatever the blue alien sends", () => {
    const other = twin(hardRounds, layout, (move, by) =>
      by % 2 === 1 && move.type === "transmit" ? send("QUARTZ") : move,
    );
    for (const viewer of [0, 2, "spectator"] as const)
      expect(heardBy(other, viewer)).toBe(heardBy(hardRounds, viewer));
    expect(heardBy(other, 3)).not.toBe(heardBy(hardRounds, 3));
  });

  test("in hard mode whatever words the blue team has to say: cards and rolls", () => {
    const other = twin(hardRounds, {
      ...layout,
      cards: [0, 0, 5, 7],
      rolls: [
        [0, 1, 2],
        [0, 1, 2],
        [5, 5, 5],
        [4, 3, 4],
      ],
    });
    for (const viewer of [0, 2, "spectator"] as const)
      expect(heardBy(other, viewer)).toBe(heardBy(hardRounds, viewer));
    expect(heardBy(other, 1)).not.toBe(heardBy(hardRounds, 1));
  });

  test("and whether the blue team wrote a note, a mark or a letter (MS-42; MS-A25: aliens have no way to talk)", () => {
    const notes: GameMove[] = [
      { type: "note", text: "they say animals" },
      { type: "mark", role: "trust", letter: "E", mark: "out" },
      { type: "writeIn", slot: 0, letter: "E" },
    ];
    const silent = play(table({ options: hard }), 0, send("LYNX"));
    for (const seat of [1, 3])
      for (const move of notes) {
        const noted = play(silent, seat, move);
        for (const viewer of [0, 2, "spectator"] as const) {
          expect(received(noted, viewer).replace(/"events":\[.*?\]/, "")).toBe(
            received(silent, viewer).replace(/"events":\[.*?\]/, ""),
          );
          expect(noted.frame(viewer).events).toEqual([]);
        }
      }
  });

  test("a cipher that gives the same scores makes no difference to scientists (MS-P11)", () => {
    const free = ["BUNKER", "FJELD", "QUICHE"];
    let match = table({ options: teams, seed: "same scores" });
    for (let round = 0; round < 2; round++)
      for (const seat of [0, 1, 2, 3]) match = play(match, seat, send(free[round]!));
    const other = twin(match, { ...layout, cipher: otherCipher });
    for (const viewer of [2, 3, "spectator"] as const)
      expect(heardBy(other, viewer)).toBe(heardBy(match, viewer));
    expect(stateOf(other).cipher).not.toEqual(stateOf(match).cipher);
    expect(askedSeats(other)).toEqual(askedSeats(match));
  });
});

describe("MS-P11: what one side does not know changes nothing for it", () => {
  test("the alien receives the same whatever the scientists rolled, until it has guessed", () => {
    const match = toGuess(table({ seed: "rolls" }));
    const other = twin(match, {
      cipher: example,
      cards: [0, 0],
      rolls: [
        [0, 1, 2],
        [5, 4, 3],
      ],
    });
    expect(heardBy(other, 0)).toBe(heardBy(match, 0));
    expect(received(guessAll(other, [0, 1, 2]), 0)).not.toBe(received(guessAll(match, [0, 1, 2]), 0));
  });
});
