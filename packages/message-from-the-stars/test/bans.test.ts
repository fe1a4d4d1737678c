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
  stemmerWithFamilies,
  type BanOptions,
  type MessageCard,
  type Stemmer,
} from "@facedown/message-from-the-stars";
import { englishFamilies } from "../src/families/english.js";
import { spanishFamilies } from "../src/families/spanish.js";

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

  test.each([
    ["TEACHERS", ["TEACH", "teaching", "taught"], ["TEA", "PEACH"]],
    ["FARMER", ["FARM", "farms", "farming"], ["FAR", "FIRM"]],
    ["BAKERY", ["BAKE", "baking", "bakers"], ["CAKE", "BASKET"]],
    ["PRINCESS", ["PRINCE", "princes"], ["PRINT", "QUEEN"]],
    ["HONESTY", ["HONEST", "honestly"], ["HONEY", "TRUTH"]],
    ["MAGICIAN", ["MAGIC", "magical"], ["MAGNET", "TRICK"]],
    ["PLUMBER", ["PLUMBING", "plumb"], ["PLUM", "PIPE"]],
    ["LAUGHTER", ["LAUGH", "laughing"], ["DAUGHTER"]],
    ["POETS", ["POEM", "poetry"], ["POND"]],
    ["SECRETS", ["SECRETLY", "secret"], ["SECOND"]],
    ["SWIMMING", ["SWIMMER", "swam"], ["SWING"]],
    ["GALAXY", ["GALACTIC"], ["GALA"]],
    ["ELECTION", ["ELECTORS", "elect"], ["ELECTRIC"]],
    ["FREEZER", ["FROZEN", "freeze"], ["FRIES", "ICE"]],
  ])("MS-A8: %s bans its root and its kin, %j, and not %j", (word, kin, free) => {
    const card = { ...pollution!, columns: [[word]] } as unknown as MessageCard;
    for (const typed of kin)
      expect([typed, ban(typed, {}, englishStemmer, card)?.word]).toEqual([typed, word]);
    for (const typed of free)
      expect([typed, ban(typed, {}, englishStemmer, card)]).toEqual([typed, undefined]);
  });

  test("MS-A8: words in -er that are nobody's trade ban no shorter word", () => {
    const card = {
      ...pollution!,
      columns: [["MOTHER", "CORNER", "TOWER", "PLANET"]],
    } as unknown as MessageCard;
    for (const typed of ["MOTH", "CORN", "TOW", "PLAN"])
      expect(ban(typed, {}, englishStemmer, card)).toBeUndefined();
  });

  test("MS-A8: each family is banned by each of its words, in both languages", () => {
    for (const [families, stemmer] of [
      [englishFamilies, englishStemmer],
      [spanishFamilies, stemmerFor("es")],
    ] as const)
      for (const family of families)
        for (const word of family)
          expect([word, family.every((other) => stemmer.isDerived!(word, other))]).toEqual([word, true]);
  });

  test("a stemmer with families of one's own", () => {
    const kin = stemmerWithFamilies({
      id: "kin",
      version: 1,
      stem: englishStemmer.stem,
      families: [["POLLUTION", "SMOG"]],
    });
    expect(ban("smog", {}, kin)).toEqual({ word: "POLLUTION", why: "derives" });
    expect(ban("smoke", {}, kin)).toBeUndefined();
    expect(kin.content.hash).not.toBe(
      stemmerWithFamilies({ ...kin.content, stem: kin.stem, families: [] }).content.hash,
    );
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

  test("a word of four letters is judged, one of three is not", () => {
    const card = { ...pollution!, sentence: "Then bake a ___ for the ___ and ___." };
    const judged = (word: string) => ban(word, {}, englishStemmer, card);
    expect(judged("bake")).toEqual({ word: "bake", why: "same" });
    expect(judged("baking")).toEqual({ word: "bake", why: "derives" });
    for (const word of ["for", "the", "and"]) expect(judged(word)).toBeUndefined();
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
