import { describe, expect, test } from "vitest";
import {
  CardWords,
  englishAlphabet,
  englishPack,
  englishStemmer,
  noStemmer,
  spanishAlphabet,
  spanishPack,
  spell,
  stemmerFor,
  type BanOptions,
  type MessageCard,
  type Stemmer,
} from "@facedown/message-from-the-stars";

const [pollution] = englishPack.scientists;

function ban(
  word: string,
  options?: BanOptions,
  stemmer: Stemmer = englishStemmer,
  card: MessageCard = pollution!,
) {
  const spelling = spell(englishAlphabet, word);
  if (!spelling.ok) throw new Error(word);
  return new CardWords(card, englishAlphabet, stemmer).forbids(spelling.word, options);
}

describe("MS-12: words of the own card are banned, all 18 of them", () => {
  test("each word of the card, rolled or not, in any case", () => {
    for (const word of pollution!.columns.flat())
      expect(ban(word.toLowerCase())).toEqual({ word, why: "same" });
  });

  test("words that contain one (MS-A7), unless the table allows it", () => {
    expect(ban("stepladders")).toEqual({ word: "LADDER", why: "contains" });
    expect(ban("electro-magnetic")).toEqual({ word: "MAGNET", why: "contains" });
    expect(ban("electro-magnet")).toEqual({ word: "MAGNET", why: "same" });
    expect(ban("upriver", { containsRule: "wholeWord" })).toBeUndefined();
    expect(ban("river-bed", { containsRule: "wholeWord" })).toEqual({ word: "RIVER", why: "same" });
  });

  test.each([
    ["POLLUTE", "POLLUTION"],
    ["POLLUTED", "POLLUTION"],
    ["polluting", "POLLUTION"],
    ["polluters", "POLLUTION"],
    ["TOURIST", "TOURISTS"],
    ["DINOSAUR", "DINOSAURS"],
    ["gossiped", "GOSSIP"],
    ["anti-pollute", "POLLUTION"],
  ])("words that derive from one, or from which it derives (MS-A8): %s", (typed, word) => {
    const found = ban(typed);
    expect(found?.word).toBe(word);
  });

  test("a card that says ELEPHANTS bans ELEPHANT", () => {
    const card = { ...pollution!, columns: [["ELEPHANTS"]] } as unknown as MessageCard;
    expect(ban("elephant", {}, englishStemmer, card)).toEqual({ word: "ELEPHANTS", why: "derives" });
  });

  test("other words are free: the rulebook's kind of hints", () => {
    for (const word of ["SMOG", "FUMES", "REX", "CHATTER", "AIR", "STREAM", "DUMBO"])
      expect(ban(word)).toBeUndefined();
  });

  test("what derives is the stemmer's to say", () => {
    expect(ban("pollute", {}, noStemmer)).toBeUndefined();
    const strict: Stemmer = { ...noStemmer, isDerived: (word, card) => word[0] === card[0] };
    expect(ban("polar", {}, strict)).toEqual({ word: "POLLUTION", why: "derives" });
  });
});

describe("MS-A9: the words of the sentence", () => {
  test("those of four letters and more are banned by themselves and with what derives from them", () => {
    expect(pollution!.sentence).toContain("please bring");
    expect(ban("bring")).toEqual({ word: "bring", why: "same" });
    expect(ban("brings")).toEqual({ word: "bring", why: "derives" });
    expect(ban("pleased")).toEqual({ word: "please", why: "derives" });
    expect(ban("so")).toBeUndefined();
  });

  test("but not inside other words, and not at all where the table frees them", () => {
    expect(ban("fullness")?.why).not.toBe("contains");
    expect(ban("bring", { sentenceWords: "free" })).toBeUndefined();
  });
});

describe("the cards of the packs", () => {
  const cards = [englishPack, spanishPack].flatMap((pack) =>
    (["alien", "scientists"] as const).flatMap((kind) =>
      pack[kind].map((card, at) => [`${pack.id} ${kind} ${at}`, pack, card] as const),
    ),
  );

  test.each(cards)(
    "%s: no word contains another, derives from it, or stands in the sentence",
    (_, pack, card) => {
      const stemmer = stemmerFor(pack.language);
      for (const word of card.columns.flat()) {
        const spelling = spell(pack.alphabet, word);
        if (!spelling.ok) throw new Error(word);
        const others = { ...card, columns: [card.columns.flat().filter((each) => each !== word)] };
        const words = new CardWords(others as unknown as MessageCard, pack.alphabet, stemmer);
        expect(words.forbids(spelling.word)).toBeUndefined();
      }
    },
  );

  test("in Spanish, words that derive are told too", () => {
    const words = new CardWords(spanishPack.scientists[3]!, spanishAlphabet, stemmerFor("es-MX"));
    const spelling = spell(spanishAlphabet, "brujas");
    expect(spelling.ok && words.forbids(spelling.word)).toEqual({ word: "BRUJOS", why: "derives" });
  });
});
