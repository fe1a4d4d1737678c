import { expect, test } from "vitest";
import {
  answerNumbers,
  createTotallyHuman,
  mayHaveAnswered,
  numbersLeft,
  readPack,
  roleOf,
  standardCounts,
  standardIdentities,
  standardPack,
  standees,
} from "@facedown/totally-human";
import { cards } from "./support/table.js";

test("TH-1: the decks have the sizes that the rulebook lists", () => {
  expect(standardIdentities).toHaveLength(40);
  expect(8 * answerNumbers.length).toBe(40);
  expect(standardPack.characters.length * standees).toBe(32);
  expect(standardCounts).toEqual({ questions: 64, adjectives: 35, nouns: 53, characters: 8, rockets: 6 });
  for (const [list, count] of Object.entries(standardCounts))
    expect(standardPack[list as keyof typeof standardCounts]).toHaveLength(count);
  expect(new Set(standardPack.adjectives.flat(2)).size).toBe(350);
  expect(new Set(standardPack.nouns.flat().flatMap(({ nouns }) => nouns)).size).toBe(530);
});

test("TH-1: a pack of other sizes is refused unless it says that they are its own", () => {
  const small = { ...standardPack, id: "small", questions: standardPack.questions.slice(0, 63) };
  expect(readPack(small)).toMatchObject({ ok: false, problems: [{ path: "questions" }] });
  expect(() => createTotallyHuman({ pack: small })).toThrow(
    expect.objectContaining({ code: "bad-game", path: "pack.questions" }),
  );
  expect(createTotallyHuman({ pack: { ...small, counts: "custom" } }).content[0]).toMatchObject({
    id: "small",
  });
});

test("TH-2: five identity cards are aliens, one of each number, and each number is on eight cards", () => {
  expect(standardIdentities.filter(({ alien }) => alien).map(({ number }) => number)).toEqual([
    1, 2, 3, 4, 5,
  ]);
  for (const number of answerNumbers)
    expect(standardIdentities.filter((card) => card.number === number)).toHaveLength(8);
});

test("TH-8: one alien card makes an alien, none a human", () => {
  expect(roleOf(cards("1 2 3"))).toBe("human");
  for (const hand of ["1a 2 3", "1 2a 3", "1 2 3a"]) expect(roleOf(cards(hand))).toBe("alien");
});

test("TH-8: an unseen card leaves open what somebody is, unless another tells", () => {
  const [plain, alien] = cards("1 2a");
  expect(roleOf([plain!, null, plain!])).toBeNull();
  expect(roleOf([null, alien!, null])).toBe("alien");
});

test("TH-10: two or three alien cards make an alien like one does", () => {
  for (const hand of ["1a 2a 3", "1a 2a 3a"]) {
    expect(roleOf(cards(hand))).toBe("alien");
    expect(numbersLeft(cards(hand), [])).toEqual([1, 2, 3]);
  }
});

test("TH-17: what an alien may answer is what its cards hold more often than it has answered", () => {
  const hand = cards("4a 1 1");
  expect(numbersLeft(hand, [])).toEqual([1, 4]);
  expect(numbersLeft(hand, [1])).toEqual([1, 4]);
  expect(numbersLeft(hand, [4])).toEqual([1]);
  expect(numbersLeft(hand, [1, 4])).toEqual([1]);
  expect(numbersLeft(hand, [1, 1])).toEqual([4]);
  expect(numbersLeft(cards("5 5 5a"), [5, 5])).toEqual([5]);
});

const allHands = standardIdentities.flatMap((a) =>
  answerNumbers.flatMap((b) =>
    answerNumbers.map((c) => [a, { number: b, alien: false }, { number: c, alien: false }]),
  ),
);

test("TH-P2: an alien is never without an answer, and has a single one at the third question", () => {
  for (const hand of allHands)
    for (const first of numbersLeft(hand, [])) {
      const second = numbersLeft(hand, [first]);
      expect(second).not.toHaveLength(0);
      for (const next of second) expect(numbersLeft(hand, [first, next])).toHaveLength(1);
    }
});

test("TH-P1: a triple of answers is possible for an alien exactly if it is an order of its numbers", () => {
  for (const hand of allHands.filter((cards) => roleOf(cards) === "alien"))
    for (const a of answerNumbers)
      for (const b of answerNumbers)
        for (const c of answerNumbers) {
          const sorted = hand
            .map(({ number }) => number)
            .sort()
            .join();
          expect(mayHaveAnswered(hand, [a, b, c])).toBe([a, b, c].sort().join() === sorted);
        }
});

test("TH-16: a human may have answered anything", () => {
  expect(mayHaveAnswered(cards("1 2 3"), [5, 5, 5])).toBe(true);
});
