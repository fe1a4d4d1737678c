import { describe, expect, test } from "vitest";
import { describe as tell, replay, startMatch, toRecord } from "@facedown/core";
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
