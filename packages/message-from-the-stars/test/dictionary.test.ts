import { describe, expect, test } from "vitest";
import { describe as tell, hashJson, replay, startMatch, toRecord, type Content } from "@facedown/core";
import {
  createMessageFromTheStars,
  dictionaryOf,
  englishAlphabet,
  englishStemmer,
  messageFromTheStars,
  noStemmer,
  spanishPack,
} from "@facedown/message-from-the-stars";
import { play, refusal, send, table } from "./support/table.js";

const words = ["lynx", "fjord", "Mother-in-Law", "naïve", "R2D2"];
const dictionary = dictionaryOf({ id: "small", version: 1, words, alphabet: englishAlphabet });
const game = createMessageFromTheStars({ dictionary });

describe("MS-A6: a table's dictionary", () => {
  test("takes every word by default, names among them", () => {
    for (const word of ["Dumbo", "XYZZY", "O"]) expect(table().play(0, send(word)).ok).toBe(true);
  });

  test("or only those of a list, in any case and with or without hyphens", () => {
    const match = table({ game });
    for (const word of ["LYNX", "naive", "mother-in-law", "MOTHERINLAW"])
      expect(match.play(0, send(word)).ok).toBe(true);
    expect(refusal(match, 0, send("okapi"))).toEqual({ code: "MS-A6", parameters: { word: "OKAPI" } });
  });

  test("records name pack, dictionary and stemmer, and are replayed with no other", () => {
    const record = toRecord(play(table({ game }), 0, send("lynx")));
    expect(record.content.map(({ id }) => id)).toEqual(["standard-en", "small", "porter-en"]);
    expect(replay(game, record).ok).toBe(true);
    const others = [
      messageFromTheStars,
      createMessageFromTheStars({ dictionary, stemmer: noStemmer }),
      createMessageFromTheStars({
        dictionary: dictionaryOf({
          id: "small",
          version: 1,
          words: [...words, "okapi"],
          alphabet: englishAlphabet,
        }),
      }),
    ];
    for (const other of others)
      expect(replay(other, record)).toMatchObject({ ok: false, error: { code: "other-content" } });
  });
});

describe("records of version 1, whose stemmers knew no families", () => {
  /** The record of these words, sent in turns, as version 1 would have written it. */
  const ofVersion1 = (...sent: string[]) => {
    const match = sent.reduce((was, word, turn) => play(was, turn % 2, send(word)), table());
    const { check: _, ...record } = toRecord(match);
    const stemmerOf1 = (each: Content) =>
      each.id === "porter-en" ? { ...each, version: 1, hash: "0".repeat(64) } : each;
    return { ...record, version: 1, content: record.content.map(stemmerOf1) };
  };
  const checked = <T extends object>(record: T) => ({ ...record, check: hashJson(record) });

  test("replay where no word was sent that is banned now", () => {
    const again = replay(messageFromTheStars, checked(ofVersion1("FJORD", "OKAPI")));
    expect(again.ok && again.value.length).toBe(2);
  });

  test("say which move is not legal any more where one was", () => {
    const record = ofVersion1("FJORD", "OKAPI");
    const text = JSON.stringify(record.journal).replace("OKAPI", "TOURISM");
    const journal = JSON.parse(text) as typeof record.journal;
    expect(replay(messageFromTheStars, checked({ ...record, journal }))).toMatchObject({
      ok: false,
      error: { code: "illegal-move" },
    });
  });

  test("are refused with another dictionary or stemmer of one's own", () => {
    for (const other of [game, createMessageFromTheStars({ stemmer: noStemmer })])
      expect(replay(other, checked(ofVersion1("FJORD")))).toMatchObject({
        ok: false,
        error: { code: "other-version" },
      });
  });
});

const { content } = dictionary;

test.each<[path: string, setup: object]>([
  ["dictionary", { dictionary: null }],
  ["dictionary.has", { dictionary: {} }],
  ["dictionary.content", { dictionary: new Set(words) }],
  ["dictionary.content", { dictionary: { has: () => true } }],
  ["dictionary.content.id", { dictionary: { ...dictionary, content: { ...content, id: "My words" } } }],
  ["dictionary.content.version", { dictionary: { ...dictionary, content: { ...content, version: 0 } } }],
  ["dictionary.content.hash", { dictionary: { ...dictionary, content: { ...content, hash: "abc" } } }],
  ["stemmer", { stemmer: "porter" }],
  ["stemmer.stem", { stemmer: { content } }],
  ["stemmer.isDerived", { stemmer: { ...noStemmer, isDerived: true } }],
  ["stemmer.content", { stemmer: { stem: (word: string) => word } }],
])("what is no dictionary or stemmer is refused at once: %s", (path, setup) => {
  expect(() => createMessageFromTheStars(setup as never)).toThrow(
    expect.objectContaining({ code: "bad-game", path }),
  );
});

test.each([
  ["id", { id: undefined }],
  ["id", { id: "Small words" }],
  ["version", { version: 0 }],
  ["version", { version: "1" }],
  ["words", { words: undefined }],
  ["words", { words: null }],
  ["words", { words: 7 }],
  ["words", { words: ["lynx", 7] }],
])("a list of words that records could not name is refused: %s of %o", (path, wrong) => {
  const list = { id: "small", version: 1, words, alphabet: englishAlphabet, ...wrong };
  expect(() => dictionaryOf(list as never)).toThrow(expect.objectContaining({ code: "bad-game", path }));
});

test("a stemmer of one's own says what derives (MS-A8)", () => {
  const strict = createMessageFromTheStars({ stemmer: { ...englishStemmer, isDerived: () => true } });
  expect(refusal(table({ game: strict }), 0, send("LYNX")).code).toBe("MS-12");
});

test("a game in Spanish is played with Spanish letters and cards", () => {
  const spanish = createMessageFromTheStars({ pack: spanishPack });
  const match = startMatch(spanish, { seats: 3, seed: "español" });
  const word = spanishPack.alien[match.view(0).sides[0]!.card[0]!]!.columns[0][0];
  expect(match.explain(0, send(word))).toMatchObject({ code: "MS-12" });
  const sent = match.play(0, send("Piña"));
  const refused = match.explain(0, send(word));
  expect(tell(spanish, "es").rejection(refused!, match.view(0))).toBe(`${word} está en vuestra tarjeta.`);
  expect(sent.ok && sent.match.view(1).sides[0]!.sent[0]!.word).toBe("PIÑA");
});

test.each<[unknown, string]>([
  [null, "setup"],
  [3, "setup"],
  ["x", "setup"],
  [[], "setup"],
  [{ pakc: spanishPack }, "pakc"],
  [{ pack: undefined }, "pack"],
  [{ dictionary: undefined }, "dictionary"],
  [{ stemmer: undefined }, "stemmer"],
])("no game is made with %j, and the error says what is wrong", (setup, path) => {
  expect(() => createMessageFromTheStars(setup as never)).toThrow(
    expect.objectContaining({ code: "bad-game", path }),
  );
});
