import { describe, expect, test } from "vitest";
import {
  blank,
  colorCounts,
  createMessageFromTheStars,
  englishPack,
  lettersOf,
  readPack,
  spanishPack,
  standardCards,
  type Pack,
} from "@facedown/message-from-the-stars";

const copy = (pack: Pack) => JSON.parse(JSON.stringify(pack)) as Pack;

describe.each([englishPack, spanishPack])("MS-1: the pack $id", (pack) => {
  test("has twelve cards of each kind, with three blanks and three columns of six words", () => {
    for (const cards of [pack.alien, pack.scientists]) {
      expect(cards).toHaveLength(standardCards);
      for (const { sentence, columns } of cards) {
        expect(sentence.split(blank)).toHaveLength(4);
        expect(columns.map((words) => words.length)).toEqual([6, 6, 6]);
      }
    }
  });

  test("no sentence is on two cards, and no word is twice on one card", () => {
    const cards = [...pack.alien, ...pack.scientists];
    expect(new Set(cards.map(({ sentence }) => sentence)).size).toBe(cards.length);
    for (const { columns } of cards) expect(new Set(columns.flat()).size).toBe(18);
  });

  test("can be read, and is frozen", () => {
    expect(readPack(copy(pack))).toEqual({ ok: true, value: pack });
    expect(Object.isFrozen(pack.alien[0]!.columns[0])).toBe(true);
  });
});

test("MS-1: 26 letter cards: 9 green, 11 black, 6 red", () => {
  const { alphabet } = englishPack;
  expect(colorCounts(alphabet)).toEqual({ green: 9, black: 11, red: 6 });
  expect(alphabet.green.join("")).toBe("AEILNORST");
  expect(alphabet.black.join("")).toBe("BCDFGHMPUWY");
  expect(alphabet.red.join("")).toBe("JKQVXZ");
  expect(lettersOf(alphabet).toSorted().join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
});

test("Spanish has 27 letters with colors of its own", () => {
  const letters = lettersOf(spanishPack.alphabet);
  expect(letters).toHaveLength(27);
  expect(letters.toSorted((a, b) => a.localeCompare(b, "es")).join("")).toBe("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ");
});

describe("a pack from outside", () => {
  const wrong = (change: (pack: any) => void) => {
    const pack = copy(englishPack);
    change(pack);
    const read = readPack(pack);
    return read.ok ? undefined : read.problems[0];
  };

  test.each([
    ["an unknown key", (pack: any) => (pack.extra = 1), "extra"],
    [
      "a sentence with two blanks",
      (pack: any) => (pack.alien[3].sentence = "___ and ___"),
      "alien[3].sentence",
    ],
    ["five words", (pack: any) => pack.alien[0].columns[1].pop(), "alien[0].columns[1][5]"],
    ["one card", (pack: any) => (pack.scientists = pack.scientists.slice(0, 1)), "scientists"],
    [
      "a word of other letters",
      (pack: any) => (pack.alien[0].columns[0][0] = "R2D2"),
      "alien[0].columns[0][0]",
    ],
    ["a word in a word", (pack: any) => (pack.alien[0].columns[0][0] = "OCEANIC"), "alien[0].columns[0][0]"],
    ["a letter twice", (pack: any) => pack.alphabet.red.push("A"), "alphabet"],
    ["MS-P8: letters that fill no cipher", (pack: any) => (pack.alphabet.green = ["A"]), "alphabet"],
    ["a small letter", (pack: any) => pack.alphabet.red.push("ö"), "alphabet.red[6]"],
  ])("%s is refused", (_, change, path) => {
    expect(wrong(change)?.path).toBe(path);
  });

  test("what is no pack at all is refused, whatever it is", () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    for (const value of [undefined, null, 5, "pack", [], {}, circle, () => 1])
      expect(readPack(value)).toMatchObject({ ok: false });
  });

  test("a game is not made with a wrong one", () => {
    const pack = { ...copy(englishPack), alien: [] } as unknown as Pack;
    expect(() => createMessageFromTheStars({ pack })).toThrow(
      expect.objectContaining({ code: "bad-game", path: "pack.alien" }),
    );
  });

  test("a game names its pack, dictionary and stemmer", () => {
    const game = createMessageFromTheStars({ pack: spanishPack });
    expect(game.content.map(({ id }) => id)).toEqual(["standard-es", "any-word", "snowball-es"]);
  });
});

test.each([
  [{ ß: "ss" }, "ss"],
  [{ ß: "??" }, "??"],
  [{ a: "E" }, "a"],
  [{ A: "E" }, "A"],
  [{ "-": "E" }, "-"],
])(
  "MS-15: the forms %j are refused: they would take a letter away, or make a word of none",
  (forms, value) => {
    const read = readPack({ ...englishPack, alphabet: { ...englishPack.alphabet, forms } });
    expect(read).toMatchObject({
      ok: false,
      problems: [{ path: `alphabet.forms.${Object.keys(forms)[0]}`, value: expect.stringContaining(value) }],
    });
    expect(readPack({ ...englishPack, alphabet: { ...englishPack.alphabet, forms: { ß: "SS" } } }).ok).toBe(
      true,
    );
  },
);
