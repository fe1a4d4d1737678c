import { describe, expect, test } from "vitest";
import { readPack, standardPack, type Problem } from "../../src/pack/pack.js";

/** The standard pack as a file holds it, free to be broken. */
type Draft = any;

const draft = (): Draft => JSON.parse(JSON.stringify(standardPack));

function problems(value: unknown): readonly Problem[] {
  const reading = readPack(value);
  return reading.ok ? [] : reading.problems;
}

/** The least pack that declares numbers of its own. */
function custom(): Draft {
  const pack = draft();
  pack.counts = "custom";
  pack.questions = pack.questions.slice(0, 3);
  for (const question of pack.questions.slice(1)) question.symbols = ["square", "circle"];
  pack.adjectives = pack.adjectives.slice(0, 3);
  pack.nouns = pack.nouns.filter((card: Draft) => card[0].symbol === "square").slice(0, 3);
  pack.characters = pack.characters.slice(0, 2);
  pack.rockets = pack.rockets.slice(0, 2);
  return pack;
}

test("TH-1: the standard pack is accepted from JSON and comes back equal, as a frozen copy", () => {
  const file = draft();
  const reading = readPack(file);
  expect(reading).toEqual({ ok: true, value: standardPack });
  if (!reading.ok) return;
  expect(reading.value).not.toBe(file);
  expect(Object.isFrozen(reading.value.nouns[0]?.[0].nouns)).toBe(true);
  expect(Object.isFrozen(file.nouns)).toBe(false);
});

test("TH-1: a custom pack may have other numbers of cards", () => {
  expect(problems(custom())).toEqual([]);
});

test("a pack without a prototype or with keys in another order is the same pack", () => {
  const reversed = Object.fromEntries(Object.entries(draft()).reverse());
  expect(readPack(Object.assign(Object.create(null), reversed))).toEqual({ ok: true, value: standardPack });
});

interface Broken {
  readonly name: string;
  readonly from?: () => Draft;
  readonly break: (pack: Draft) => void;
  readonly path: string;
  readonly value: string;
  readonly expected: string;
}

const broken: readonly Broken[] = [
  {
    name: "TH-1: a question too few",
    break: (pack) => pack.questions.pop(),
    path: "questions",
    value: "a list of 63",
    expected: 'exactly 64 questions, or "counts": "custom"',
  },
  {
    name: "TH-1: an adjective card too few",
    break: (pack) => pack.adjectives.pop(),
    path: "adjectives",
    value: "a list of 34",
    expected: 'exactly 35 adjectives, or "counts": "custom"',
  },
  {
    name: "TH-1: a noun card too few",
    break: (pack) => pack.nouns.pop(),
    path: "nouns",
    value: "a list of 52",
    expected: 'exactly 53 nouns, or "counts": "custom"',
  },
  {
    name: "TH-1: a character too few",
    break: (pack) => pack.characters.pop(),
    path: "characters",
    value: "a list of 7",
    expected: 'exactly 8 characters, or "counts": "custom"',
  },
  {
    name: "TH-1: a rocket too many",
    break: (pack) => pack.rockets.push({ id: "spare", name: "The Spare", alternative: "A small rocket." }),
    path: "rockets",
    value: "a list of 7",
    expected: 'exactly 6 rockets, or "counts": "custom"',
  },
  {
    name: "TH-1: four adjectives on a side",
    break: (pack) => pack.adjectives[4][1].pop(),
    path: "adjectives[4][1]",
    value: "a list of 4",
    expected: "exactly five adjectives",
  },
  {
    name: "TH-1: six nouns on a side",
    break: (pack) => pack.nouns[0][0].nouns.push("Badger"),
    path: "nouns[0][0].nouns",
    value: "a list of 6",
    expected: "exactly five nouns",
  },
  {
    name: "TH-1: a card with one side",
    break: (pack) => pack.nouns[2].pop(),
    path: "nouns[2]",
    value: "a list of 1",
    expected: "exactly two sides",
  },
  {
    name: "TH-1: a custom pack with two questions",
    from: custom,
    break: (pack) => pack.questions.pop(),
    path: "questions",
    value: "a list of 2",
    expected: "at least 3 questions",
  },
  {
    name: "TH-1: a custom pack with two adjective cards",
    from: custom,
    break: (pack) => pack.adjectives.pop(),
    path: "adjectives",
    value: "a list of 2",
    expected: "at least 3 adjectives",
  },
  {
    name: "TH-1: a custom pack with one character",
    from: custom,
    break: (pack) => pack.characters.pop(),
    path: "characters",
    value: "a list of 1",
    expected: "at least 2 characters",
  },
  {
    name: "TH-1: a custom pack with nine characters",
    from: custom,
    break: (pack) => {
      const gray = { id: "gray", name: "Gray", color: "#888888", alternative: "Somebody in gray." };
      pack.characters = [...draft().characters, gray];
    },
    path: "characters",
    value: "a list of 9",
    expected: "at most 8 characters",
  },
  {
    name: "TH-1: a custom pack with one rocket",
    from: custom,
    break: (pack) => pack.rockets.pop(),
    path: "rockets",
    value: "a list of 1",
    expected: "at least 2 rockets",
  },
  {
    name: "another word for custom",
    break: (pack) => (pack.counts = "house"),
    path: "counts",
    value: '"house"',
    expected: '"custom", or no such key',
  },
  {
    name: "TH-A7: a question that two noun cards match",
    from: custom,
    break: (pack) => (pack.nouns[2][0].symbol = "circle"),
    path: "questions[0].symbols",
    value: '"square"',
    expected: "symbols that at least 3 noun cards have on a side; 2 have",
  },
  {
    name: "TH-A7: a question with four matching sides on two cards",
    from: custom,
    break: (pack) => {
      pack.nouns[0][1].symbol = pack.nouns[1][1].symbol = "square";
      pack.nouns[2][0].symbol = "circle";
    },
    path: "questions[0].symbols",
    value: '"square"',
    expected: "symbols that at least 3 noun cards have on a side; 2 have",
  },
  {
    name: "a question twice in another case",
    break: (pack) => (pack.questions[5].text = pack.questions[1].text.toUpperCase()),
    path: "questions[5].text",
    value: '"WHO WOULD YOU HOPE TO SIT NEXT TO ON A TEN-HOUR FLIGHT?"',
    expected: "something else: questions[1].text is the same",
  },
  {
    name: "an adjective twice",
    break: (pack) => (pack.adjectives[9][0][2] = pack.adjectives[0][0][3].toLowerCase()),
    path: "adjectives[9][0][2]",
    value: '"sticky"',
    expected: "something else: adjectives[0][0][3] is the same",
  },
  {
    name: "a noun twice, on sides of different symbols",
    break: (pack) => (pack.nouns[0][1].nouns[0] = "DENTIST"),
    path: "nouns[0][1].nouns[0]",
    value: '"DENTIST"',
    expected: "something else: nouns[0][0].nouns[0] is the same",
  },
  {
    name: "two characters of one color",
    break: (pack) => (pack.characters[1].color = pack.characters[0].color),
    path: "characters[1].color",
    value: '"#8d060b"',
    expected: "something else: characters[0].color is the same",
  },
  {
    name: "two characters of one id",
    break: (pack) => (pack.characters[3].id = "red"),
    path: "characters[3].id",
    value: '"red"',
    expected: "something else: characters[0].id is the same",
  },
  {
    name: "two rockets of one name",
    break: (pack) => (pack.rockets[2].name = "plan b"),
    path: "rockets[2].name",
    value: '"plan b"',
    expected: "something else: rockets[1].name is the same",
  },
  {
    name: "an empty text",
    break: (pack) => (pack.adjectives[0][0][0] = ""),
    path: "adjectives[0][0][0]",
    value: '""',
    expected: "a text that is not empty",
  },
  {
    name: "a blank text",
    break: (pack) => (pack.title = "\u200b\u00a0"),
    path: "title",
    value: '"\\u{200b}\u00a0"',
    expected: "a text that is not blank",
  },
  {
    name: "a noun of 81 characters",
    break: (pack) => (pack.nouns[7][1].nouns[3] = "x".repeat(81)),
    path: "nouns[7][1].nouns[3]",
    value: `"${"x".repeat(79)}…"`,
    expected: "at most 80 characters",
  },
  {
    name: "a question of 201 characters",
    break: (pack) => (pack.questions[63].text = `${"x".repeat(200)}?`),
    path: "questions[63].text",
    value: `"${"x".repeat(79)}…"`,
    expected: "at most 200 characters",
  },
  {
    name: "a space at the end",
    break: (pack) => (pack.rockets[0].name = "Plan C "),
    path: "rockets[0].name",
    value: '"Plan C "',
    expected: "no space at the beginning or the end",
  },
  {
    name: "a control character",
    break: (pack) => (pack.questions[2].text = "Who\u0007?"),
    path: "questions[2].text",
    value: '"Who\\u0007?"',
    expected: "no control characters, line breaks or lone surrogates",
  },
  {
    name: "a line break",
    break: (pack) => (pack.questions[2].text = "Who\nelse?"),
    path: "questions[2].text",
    value: '"Who\\nelse?"',
    expected: "no control characters, line breaks or lone surrogates",
  },
  {
    name: "half of a surrogate pair",
    break: (pack) => (pack.title = "Half \ud83d a face"),
    path: "title",
    value: '"Half \\ud83d a face"',
    expected: "no control characters, line breaks or lone surrogates",
  },
  {
    name: "a letter and its accent apart",
    break: (pack) => (pack.nouns[0][0].nouns[1] = "Cafe\u0301"),
    path: "nouns[0][0].nouns[1]",
    value: '"Cafe\u0301"',
    expected: "Unicode in normal form C (NFC)",
  },
  {
    name: "a question without symbols",
    break: (pack) => (pack.questions[0].symbols = []),
    path: "questions[0].symbols",
    value: "a list of 0",
    expected: "at least one symbol",
  },
  {
    name: "a symbol twice",
    break: (pack) => (pack.questions[0].symbols = ["square", "square"]),
    path: "questions[0].symbols",
    value: "a list of 2",
    expected: "no symbol twice",
  },
  {
    name: "a symbol that does not exist",
    break: (pack) => (pack.nouns[1][0].symbol = "star"),
    path: "nouns[1][0].symbol",
    value: '"star"',
    expected: 'one of "square", "circle" and "triangle"',
  },
  {
    name: "version zero",
    break: (pack) => (pack.version = 0),
    path: "version",
    value: "0",
    expected: "a whole number from 1 up",
  },
  {
    name: "a version beyond all numbers",
    break: (pack) => (pack.version = JSON.parse("1e999")),
    path: "version",
    value: "Infinity",
    expected: "a whole number from 1 up",
  },
  {
    name: "a language by its English name",
    break: (pack) => (pack.language = "english please"),
    path: "language",
    value: '"english please"',
    expected: 'a language as a BCP 47 tag in its canonical form, such as "en" or "pt-BR"',
  },
  {
    name: "TH-12: answers in an order that does not exist",
    break: (pack) => (pack.answerOrder = "noun, adjective"),
    path: "answerOrder",
    value: '"noun, adjective"',
    expected: 'one of "adjective noun" and "noun adjective"',
  },
  {
    name: "TH-12: answers in no order",
    break: (pack) => delete pack.answerOrder,
    path: "answerOrder",
    value: "nothing",
    expected: "Which of the two comes first in an answer: the adjective, as in English, or the noun.",
  },
  {
    name: "an id with a space",
    break: (pack) => (pack.id = "standard en"),
    path: "id",
    value: '"standard en"',
    expected: "lower-case words joined by hyphens",
  },
  {
    name: "a color in words",
    break: (pack) => (pack.characters[0].color = "crimson"),
    path: "characters[0].color",
    value: '"crimson"',
    expected: "a color: # and six hexadecimal digits in lower case",
  },
  {
    name: "a missing title",
    break: (pack) => delete pack.title,
    path: "title",
    value: "nothing",
    expected: "What the pack is called in a list of packs.",
  },
  {
    name: "an unknown key",
    break: (pack) => (pack.author = "Fern"),
    path: "author",
    value: '"Fern"',
    expected:
      "no such key; the keys are id, version, language, title, answerOrder, counts, questions, adjectives, nouns, characters, rockets",
  },
  {
    name: "an unknown key on a card",
    break: (pack) => (pack.questions[1]["two words"] = true),
    path: 'questions[1]["two words"]',
    value: "true",
    expected: "no such key; the keys are text, symbols",
  },
  {
    name: "a card that is a text",
    break: (pack) => (pack.questions[1] = "Who?"),
    path: "questions[1]",
    value: '"Who?"',
    expected: "an object with the keys text, symbols",
  },
  {
    name: "a card that is a list",
    break: (pack) => (pack.rockets[1] = ["Plan B"]),
    path: "rockets[1]",
    value: "a list of 1",
    expected: "an object, not a list",
  },
  {
    name: "a text that is a number",
    break: (pack) => (pack.adjectives[3][0][1] = 7),
    path: "adjectives[3][0][1]",
    value: "7",
    expected: "a text",
  },
];

describe("a broken pack is refused with the field, the value and what would be right", () => {
  test.each(broken)("$name", ({ from = draft, break: change, path, value, expected }) => {
    const pack = from();
    expect(problems(pack)).toEqual([]);
    change(pack);
    expect(problems(pack)).toEqual([{ path, value, expected }]);
  });
});

test("all problems are told, the first 50 of them", () => {
  const pack = draft();
  pack.version = -1;
  pack.questions[2].text = 5;
  pack.rockets[1].id = "";
  expect(problems(pack).map(({ path }) => path)).toEqual(["version", "questions[2].text", "rockets[1].id"]);
  expect(problems({ ...draft(), questions: Array.from({ length: 900 }, () => 1) })).toHaveLength(50);
});

test("TH-A7: a side of the symbol on the back of a card counts", () => {
  const pack = custom();
  pack.nouns[2].reverse();
  expect(problems(pack)).toEqual([]);
});

describe("junk is refused, quickly and without a throw", () => {
  const cycle: Draft = draft();
  cycle.questions[0].symbols = cycle;
  const ring: Draft[] = [];
  ring.push(ring);
  let deep: Draft = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const wide = (length: number) => Array.from({ length }, () => Array.from({ length }, () => 0));
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const sparse: Draft[] = draft().questions;
  // eslint-disable-next-line @typescript-eslint/no-array-delete
  delete sparse[3];
  const keys = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, i]));
  let ran = false;
  const accessor = Object.defineProperty(draft(), "title", {
    enumerable: true,
    get() {
      ran = true;
      throw new Error("read");
    },
  });

  const junk: readonly (readonly [name: string, value: unknown, path: string])[] = [
    ["nothing", undefined, ""],
    ["null", null, ""],
    ["a text", "pack", ""],
    ["a number", Number.NaN, ""],
    ["a big integer", 10n, ""],
    ["a symbol", Symbol("pack"), ""],
    ["a function", () => standardPack, ""],
    ["a list", [standardPack], ""],
    ["a date", new Date(0), ""],
    ["a map", new Map(Object.entries(standardPack)), ""],
    ["bytes", new Uint8Array(50_000_000), ""],
    ["an empty object", {}, "id"],
    ["a __proto__ key", JSON.parse('{"__proto__": {"id": "x"}}'), "__proto__"],
    [
      "a __proto__ key on a card",
      { ...draft(), rockets: [JSON.parse('{"__proto__": 1}')] },
      "rockets[0].__proto__",
    ],
    ["a constructor key", { ...draft(), constructor: {} }, "constructor"],
    [
      "100,000 questions",
      { ...draft(), questions: Array.from({ length: 100_000 }, () => sparse[0]) },
      "questions",
    ],
    ["a list of the greatest length", { ...draft(), nouns: new Array(2 ** 32 - 1) }, "nouns"],
    ["a list with a gap", { ...draft(), questions: sparse }, "questions[3]"],
    ["a million values", wide(1000), "[99][899]"],
    ["5,000 keys", keys, ""],
    ["a text of 50 million", { ...draft(), title: "x".repeat(50_000_000) }, "title"],
    ["a key of a million", { ...draft(), ["k".repeat(1_000_000)]: 1 }, `["${"k".repeat(79)}…"]`],
    ["a pack within itself", cycle, "questions[0].symbols"],
    ["a list within itself", { ...draft(), adjectives: [ring] }, "adjectives[0][0][0]"],
    ["100,000 levels", { ...draft(), nouns: deep }, "nouns[0][0]"],
    ["an accessor", accessor, "title"],
    ["a revoked proxy", revoked.proxy, ""],
    [
      "a proxy that throws",
      new Proxy(draft(), {
        ownKeys() {
          throw new TypeError("no keys");
        },
      }),
      "",
    ],
  ];

  test.each(junk)("%s", (_, value, path) => {
    const start = performance.now();
    const found = problems(value);
    expect(performance.now() - start).toBeLessThan(2000);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(50);
    expect(found[0]?.path).toBe(path);
    for (const problem of found) {
      expect(problem.value.length).toBeLessThanOrEqual(100);
      expect(problem.path.length).toBeLessThan(600);
      expect(problem.expected).not.toBe("");
    }
  });

  test("an accessor is not run", () => {
    readPack(accessor);
    expect(ran).toBe(false);
  });
});
