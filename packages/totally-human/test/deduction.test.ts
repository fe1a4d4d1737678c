import { describe, expect, test } from "vitest";
import { createRandom, everyone, only, startMatch, type Viewer } from "@facedown/core";
import {
  answerNumbers,
  deduce,
  roleOf,
  standardIdentities,
  totallyHuman,
  uniformAnswers,
  type AnswerModel,
  type AnswerNumber,
  type Deduction,
  type Identity,
  type View,
} from "@facedown/totally-human";
import { countDeals, countEverything, weightOf, type Counted } from "./support/counting.js";
import {
  answerAll,
  cards,
  endTalk,
  handOf,
  play,
  playAll,
  seatsOf,
  table,
  toLaunch,
  type GameMatch,
} from "./support/table.js";

/** The greatest difference between what was deduced and what was counted. */
function difference(deduced: Deduction, { total, alien, numbers, alienCount }: Counted): number {
  const pairs = [
    ...alien.map((weight, seat) => [deduced.alien[seat]!, weight / total] as const),
    ...alienCount.map((weight, k) => [deduced.alienCount[k]!, weight / total] as const),
    ...numbers.flatMap((weights, seat) =>
      weights.map((weight, i) => [deduced.numbers[seat]![(i + 1) as AnswerNumber], weight / total] as const),
    ),
  ];
  expect(deduced.alien).toHaveLength(alien.length);
  expect(deduced.alienCount).toHaveLength(alienCount.length);
  return Math.max(...pairs.map(([a, b]) => Math.abs(a - b)));
}

const blank = (seats: number) => table({ seats, seed: "blank" }).view("spectator");

/** A view after these answers, as somebody has it who sees the hands given. */
function seen(
  deckSize: number,
  histories: readonly (readonly number[])[],
  hands: readonly (readonly (Identity | null)[] | undefined)[] = [],
): View {
  const view = blank(Math.max(2, histories.length));
  const opened = histories[0]!.length;
  return {
    ...view,
    phase: opened === 0 ? "answer" : "discuss",
    round: Math.max(0, opened - 1),
    identities: deckSize - 3 * histories.length,
    players: histories.map((_, seat) => ({ character: seat, hand: hands[seat] ?? [null, null, null] })),
    answers: view.answers.map((_, round) =>
      histories.map((answers) => ({
        asked: round < opened,
        sealed: round < opened,
        choice: (answers[round] ?? null) as AnswerNumber | null,
      })),
    ),
  };
}

const fact = (n: number): number => (n < 2 ? 1 : n * fact(n - 1));
const choose = (n: number, k: number): number => fact(n) / fact(k) / fact(n - k);

describe("TH-8, TH-17: what the answers 1-1-4 say (DESIGN section 8)", () => {
  const view = seen(40, [[1, 1, 4]]);

  test("26.9 % alien, where counting deals says 1.2 %: 25 in 93, to the last digit", () => {
    expect(deduce(view).alien[0]).toBeCloseTo(0.268_817_204_301_075_3, 15);
    expect(deduce(view).alien[0]).toBeCloseTo(25 / 93, 15);
  });

  test("the number is 77 hands with a chance of 1/4 against 6545 hands with a chance of 1/125", () => {
    // Of the 224 hands with the numbers 1, 1 and 4, 147 hold no alien; 77 answer 1 or 4, then 1 or 4, then 4.
    const ofAliens = choose(8, 2) * 8 - choose(7, 2) * 7;
    const ofHumans = choose(35, 3);
    expect([ofAliens, ofHumans]).toEqual([77, 6545]);
    expect(ofAliens / (ofAliens + ofHumans)).toBeCloseTo(0.011628, 6);
    const alien = ofAliens * (1 / 2) * (1 / 2) * 1;
    const human = ofHumans * (1 / 5) ** 3;
    expect(deduce(view).alien[0]).toBeCloseTo(alien / (alien + human), 14);
  });

  test("each answer moves it: 1, then 1-1, then 1-1-4", () => {
    const after = [[], [1], [1, 1], [1, 1, 4]].map((answers) => deduce(seen(40, [answers])).alien[0]!);
    // The first answer says nothing when all numbers are alike.
    expect(after[0]).toBeCloseTo(667 / 1976, 14);
    expect(after[1]).toBeCloseTo(667 / 1976, 14);
    expect(after[2]).toBeLessThan(667 / 1976);
    expect(after[3]).toBeCloseTo(0.2688, 4);
  });

  test("a model is stated, and another gives other chances", () => {
    expect(deduce(view).model).toBe(uniformAnswers.text);
    const eager: AnswerModel = {
      text: "aliens answer with the smallest number left",
      chance: (answer) =>
        answer.role === "human" ? 1 / 5 : answer.number === Math.min(...answer.left) ? 1 : 0,
    };
    const deduced = deduce(view, { model: eager });
    expect(deduced.model).toBe("aliens answer with the smallest number left");
    expect(deduced.alien[0]).toBeCloseTo(77 / (77 + 6545 / 125), 14);
    expect(deduce(seen(40, [[1, 4, 1]]), { model: eager }).alien[0]).toBe(0);
  });
});

describe("TH-4, TH-8: before any answer", () => {
  test("an alien has a chance of 667 in 1976 for a spectator", () => {
    for (const seats of [2, 5, 8])
      for (const chance of deduce(table({ seats }).view("spectator")).alien)
        expect(chance).toBeCloseTo(667 / 1976, 14);
  });

  test("TH-P9: the number of aliens follows the table of exactly k, and agrees with the seats in expectation", () => {
    const none = (players: number) => choose(35, 3 * players) / choose(40, 3 * players);
    for (const n of [3, 4, 5, 6, 7, 8]) {
      const { alienCount, alien } = deduce(table({ seats: n }).view("spectator"));
      for (let k = 0; k <= n; k++) {
        let exact = 0;
        for (let j = 0; j <= k; j++) exact += (-1) ** (k - j) * choose(k, j) * none(n - j);
        expect(alienCount[k]).toBeCloseTo(choose(n, k) * exact, 12);
      }
      const mean = alienCount.reduce((sum, p, k) => sum + k * p, 0);
      expect(mean).toBeCloseTo((n * 667) / 1976, 13);
      expect(mean).toBeCloseTo(
        alien.reduce((sum, p) => sum + p, 0),
        13,
      );
    }
  });

  test("TH-16, TH-17: each number may be answered by a human, or by an alien that has it", () => {
    const { numbers } = deduce(table({ seats: 4 }).view("spectator"));
    // Hands with this number and an alien: all with the number, less those of plain cards alone.
    const has = (choose(40, 3) - choose(32, 3) - (choose(35, 3) - choose(28, 3))) / choose(40, 3);
    for (const chances of numbers)
      for (const number of answerNumbers) expect(chances[number]).toBeCloseTo(1309 / 1976 + has, 13);
  });

  test("TH-5: a viewer with an alien card knows that fewer are left", () => {
    const match = table({ hands: ["4a 1 1", "1 2 3", "2 3 4", "3 4 5"] });
    const [spectator, alien, human] = (["spectator", 0, 1] as Viewer[]).map((viewer) =>
      deduce(match.view(viewer)),
    );
    const noneOf = (plain: number, all: number) => choose(plain, 3) / choose(all, 3);
    expect(alien!.alien).toEqual([1, ...[1, 2, 3].map(() => expect.closeTo(1 - noneOf(33, 37), 13))]);
    expect(human!.alien).toEqual([0, 2, 3].map(() => expect.any(Number)).toSpliced(1, 0, 0));
    expect(human!.alien[0]).toBeCloseTo(1 - noneOf(32, 37), 13);
    expect(alien!.alien[1]).toBeLessThan(spectator!.alien[1]!);
    expect(human!.alien[0]).toBeGreaterThan(spectator!.alien[0]!);
    expect(alien!.numbers[0]).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 });
    expect(human!.numbers[1]).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
  });
});

/** Deduction and counting agree to 12 digits, on impossible answers too. */
function expectAgreement(view: View, deck: string, counted: Counted): void {
  const identityDeck = cards(deck);
  if (counted.total === 0) expect(() => deduce(view, { identityDeck })).toThrow(/^view\.players\[\d\]: /);
  else expect(difference(deduce(view, { identityDeck }), counted)).toBeLessThan(1e-12);
}

const patience = { timeout: 60_000 };

describe(
  "TH-P1, TH-P15: the same as counting every deal of a small deck, played by the real rules",
  patience,
  () => {
    test.each([
      ["1a 1 2a 2 3a 3", 2, 2],
      ["1a 1a 1 1a 2 1", 2, 3],
      ["1a 1 1 2 3 4", 2, 1],
      ["1a 2 2 3 4 4a 5", 2, 1],
      ["1a 1 1 2 2a 2 3 5a 5", 3, 0],
    ])("%s, %i players, %i questions: every view that anybody has", (deck, seats, questions) => {
      const all = countEverything(deck, seats, questions);
      expect(all.length).toBeGreaterThan(seats);
      for (const { view, counted } of all) {
        expect(counted.total).toBeGreaterThan(0);
        expectAgreement(view, deck, counted);
      }
    });
  },
);

/** All sequences of `length` answers. */
const sequences = (length: number): number[][] =>
  length === 0 ? [[]] : sequences(length - 1).flatMap((before) => answerNumbers.map((n) => [...before, n]));

describe("TH-17: the same as going through every deal", patience, () => {
  const decks = ["1a 1 1 2 2a 3 4", "1 1a 2 2 3 3a 4 5", "1a 1 2 2a 3 3 4 4 5a", "5a 5a 5 5 5 4 4 4a 4"];

  test.each(decks)("%s, two players: histories of one to three questions", (deck) => {
    const random = createRandom(deck);
    const one = sequences(1).flatMap((a) => sequences(1).map((b) => [a, b]));
    const more = [2, 3].flatMap((length) =>
      Array.from({ length: 40 }, () => [0, 1].map(() => random.pick(sequences(length)))),
    );
    for (const histories of [...one, ...more])
      expectAgreement(seen(deck.split(" ").length, histories), deck, countDeals(deck, histories));
  });

  test.each(decks.slice(2))(
    "%s, three players: histories of one to three questions, for the spectator and for who holds given cards",
    (deck) => {
      const random = createRandom(deck);
      for (let i = 0; i < 30; i++) {
        const length = 1 + (i % 3);
        const own = deck
          .split(" ")
          .slice(i % 7, (i % 7) + 3)
          .join(" ");
        const legal = sequences(length).filter((answers) => weightOf(cards(own), answers) > 0);
        const histories = [legal, sequences(length), sequences(length)].map((some) => random.pick(some));
        expectAgreement(seen(9, histories), deck, countDeals(deck, histories));
        expectAgreement(seen(9, histories, [cards(own)]), deck, countDeals(deck, histories, own));
      }
    },
  );
});
