import { beforeAll, describe, expect, test } from "vitest";
import { createRandom, startMatch, type Viewer } from "@facedown/core";
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

/** Only the deals in which the seat holds these cards, named in the order of the deck. */
const holding = (seat: number, hand: string) => (hands: readonly string[]) => (hands[seat] === hand ? 1 : 0);

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
        expectAgreement(seen(9, histories, [cards(own)]), deck, countDeals(deck, histories, holding(0, own)));
      }
    },
  );
});

describe("TH-4: the standard deck, two players, in whole numbers without any rounding", () => {
  /** Every makeup of a hand, with how many hands have it. */
  const kinds = [false, true].flatMap((alien) =>
    answerNumbers.map((number) => ({ number, alien, held: alien ? 1 : 7 })),
  );
  const choose = (n: number, k: number): bigint =>
    k === 0 ? 1n : (choose(n, k - 1) * BigInt(Math.max(0, n - k + 1))) / BigInt(k);
  const takes = (kind: number, cards: number): number[][] =>
    kind === kinds.length
      ? cards === 0
        ? [[]]
        : []
      : [0, 1, 2, 3]
          .slice(0, cards + 1)
          .flatMap((n) => takes(kind + 1, cards - n).map((rest) => [n, ...rest]));
  const hands = takes(0, 3).map((counts) => ({
    counts,
    hand: counts.flatMap((n, kind) => Array.from({ length: n }, () => kinds[kind]!)),
  }));

  test.each([
    [[[1], [2]]],
    [
      [
        [3, 3],
        [3, 3],
      ],
    ],
    [
      [
        [1, 1, 4],
        [1, 4, 1],
      ],
    ],
    [
      [
        [2, 2, 2],
        [5, 4, 3],
      ],
    ],
  ])("%j", (histories) => {
    const weights = [0n, 0n, 0n];
    for (const one of hands) {
      const first = weightOf(one.hand, histories[0]!);
      if (first === 0) continue;
      for (const other of hands) {
        const weight = first * weightOf(other.hand, histories[1]!);
        if (weight === 0) continue;
        const ways = kinds.reduce(
          (product, { held }, kind) =>
            product * choose(held, one.counts[kind]!) * choose(held - one.counts[kind]!, other.counts[kind]!),
          BigInt(weight),
        );
        weights[0]! += ways;
        if (roleOf(one.hand) === "alien") weights[1]! += ways;
        if (roleOf(other.hand) === "alien") weights[2]! += ways;
      }
    }
    const exact = weights.slice(1).map((weight) => Number((weight * 10n ** 30n) / weights[0]!) / 1e30);
    const { alien } = deduce(seen(40, histories));
    for (const seat of [0, 1]) expect(Math.abs(alien[seat]! / exact[seat]! - 1)).toBeLessThan(1e-14);
  });
});

describe("what says nothing, and what tells all", () => {
  const hands = ["4a 1 1", "1 2 3", "2 3 4", "5a 5 3"];
  const start = table({ hands });

  test("TH-15: chosen answers that lie face down say nothing, neither others' nor one's own", () => {
    const match = playAll(start, [
      [0, { type: "answer", number: 1 }],
      [2, { type: "answer", number: 5 }],
    ]);
    for (const viewer of [0, 1, 2, 3, "spectator"] as const)
      expect(deduce(match.view(viewer))).toEqual(deduce(start.view(viewer)));
  });

  test("TH-19: answers count once they are revealed, and no more for the rest of the discussion", () => {
    const open = answerAll(start, [1, 1, 1, 5]);
    const talked = endTalk(open);
    expect(deduce(open.view(1))).not.toEqual(deduce(start.view(1)));
    expect(deduce(talked.view(1))).toEqual(deduce(open.view(1)));
  });

  test("TH-P8: equal views give equal deductions, whatever the others hold", () => {
    const other = table({ hands: ["1 2 2", "1 2 3", "5a 4a 4", "3 3 3"] });
    expect(deduce(other.view(1))).toEqual(deduce(start.view(1)));
  });

  test("TH-24: after the third question no number is legal, for there is no question", () => {
    const { numbers, alien } = deduce(toLaunch(start).view(1));
    for (const chances of numbers) expect(Object.values(chances)).toEqual([0, 0, 0, 0, 0]);
    expect(alien[1]).toBe(0);
  });

  test("TH-38, TH-49: revealed hands are known, and at the end nothing is left to work out", () => {
    let end = toLaunch(start);
    for (const seat of seatsOf(end)) end = play(end, seat, { type: "launch" });
    const { alien, alienCount } = deduce(end.view("spectator"));
    expect(alien).toEqual([1, 0, 0, 1]);
    expect(alienCount).toEqual([0, 0, 1, 0, 0]);
  });

  const deck = "1a 1 2 2 3 3a 4 4a 5";
  const histories = [
    [1, 3],
    [1, 2],
  ];

  test("TH-38: a hand shown rocket by rocket is taken from what others may hold", () => {
    const view = seen(9, histories, [cards("1a 3 4")]);
    expectAgreement(view, deck, countDeals(deck, histories, holding(0, "1a 3 4")));
    const { alien, alienCount } = deduce(view, { identityDeck: cards(deck) });
    expect([alien[0], alienCount[0]]).toEqual([1, 0]);
    expect(alien[1]).toBeCloseTo(alienCount[2]!, 14);
  });

  test.each([["3a"], ["2"], ["1 2"], ["1a 3a"]])(
    "of a hand of which only %s is seen, the rest is dealt",
    (part) => {
      const known = cards(part);
      const hand = [...known, ...Array.from({ length: 3 - known.length }, () => null)];
      const view = seen(9, histories, [undefined, hand]);
      // The first cards of the hand are these: as often as they are among its cards.
      const counted = countDeals(deck, histories, (held) =>
        part
          .split(" ")
          .reduce((ways, face) => ways * held[1]!.split(" ").filter((one) => one === face).length, 1),
      );
      expectAgreement(view, deck, counted);
    },
  );
});

describe("symmetry", () => {
  const random = createRandom("symmetry");
  const histories = Array.from({ length: 8 }, () => random.pick(sequences(3)));

  test("TH-P7: seats in another order have the same chances in that order", () => {
    const order = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7]);
    const one = deduce(seen(40, histories));
    const other = deduce(
      seen(
        40,
        order.map((seat) => histories[seat]!),
      ),
    );
    order.forEach((seat, at) => expect(other.alien[at]).toBeCloseTo(one.alien[seat]!, 13));
    one.alienCount.forEach((chance, k) => expect(other.alienCount[k]).toBeCloseTo(chance, 13));
  });

  test("TH-2: numbers exchanged for each other change no chance, for the deck has all alike", () => {
    const one = deduce(seen(40, histories));
    const other = deduce(
      seen(
        40,
        histories.map((answers) => answers.map((number) => (number % 5) + 1)),
      ),
    );
    one.alien.forEach((chance, seat) => expect(other.alien[seat]).toBeCloseTo(chance, 13));
  });

  test("equal answers have equal chances, and the number of aliens agrees with the seats in expectation", () => {
    const answers = [
      [1, 1, 4],
      [2, 2, 2],
      [1, 1, 4],
      [5, 3, 1],
      [2, 2, 2],
      [1, 1, 4],
      [3, 4, 4],
      [5, 3, 1],
    ];
    for (const length of [1, 2, 3]) {
      const { alien, alienCount } = deduce(
        seen(
          40,
          answers.map((all) => all.slice(0, length)),
        ),
      );
      for (const [a, b] of [
        [0, 2],
        [0, 5],
        [1, 4],
        [3, 7],
      ] as const)
        expect(alien[a]).toBeCloseTo(alien[b]!, 13);
      expect(alienCount.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 13);
      expect(alienCount.reduce((sum, chance, k) => sum + k * chance, 0)).toBeCloseTo(
        alien.reduce((sum, chance) => sum + chance, 0),
        13,
      );
    }
  });
});

describe("TH-P9: over 160 games of five who choose evenly among their legal answers", patience, () => {
  /** After so many questions: what seat 0 thinks of each other player, and what is so. */
  const seenBy = new Map<number, { chance: number; alien: number }[]>([0, 2, 3].map((after) => [after, []]));

  beforeAll(() => {
    const random = createRandom("games");
    for (let game = 0; game < 160; game++) {
      let match: GameMatch = startMatch(totallyHuman, { seats: 5, seed: `game ${game}` });
      const roles = seatsOf(match).map((seat) => roleOf(handOf(match, seat)));
      for (let round = 0; round <= 3; round++) {
        const noted = seenBy.get(round);
        if (noted)
          deduce(match.view(0)).alien.forEach((chance, seat) => {
            if (seat > 0) noted.push({ chance, alien: roles[seat] === "alien" ? 1 : 0 });
          });
        if (round === 3) break;
        for (const seat of seatsOf(match))
          match = play(match, seat, random.pick(match.choices(seat, "answer")));
        match = endTalk(match);
      }
    }
  }, patience.timeout);

  /** By how many standard deviations more were aliens than expected; pairs at a table count as independent, roughly. */
  const deviation = (some: readonly { chance: number; alien: number }[]): number =>
    some.reduce((sum, { chance, alien }) => sum + alien - chance, 0) /
    Math.sqrt(some.reduce((sum, { chance }) => sum + chance * (1 - chance), 0));

  test.each([0, 2, 3])("after %i questions as many are aliens as the chances say", (round) => {
    expect(Math.abs(deviation(seenBy.get(round)!))).toBeLessThan(4);
  });

  test("among those who seem human, among those who seem alien, and in between", () => {
    const last = seenBy.get(3)!.toSorted((a, b) => a.chance - b.chance);
    expect(last).toHaveLength(640);
    const third = Math.floor(last.length / 3);
    const parts = [0, 1, 2].map((part) => last.slice(part * third, (part + 1) * third));
    for (const part of parts) expect(Math.abs(deviation(part))).toBeLessThan(4);
    const [fewest, , most] = parts.map((part) => part.filter(({ alien }) => alien === 1).length);
    expect(most).toBeGreaterThan(fewest! * 1.2);
  });

  test("the questions make the guess better, by the mean square of what it misses", () => {
    const missed = (after: number): number =>
      seenBy.get(after)!.reduce((sum, { chance, alien }) => sum + (alien - chance) ** 2, 0);
    expect(missed(3)).toBeLessThan(missed(0));
  });
});

describe("misuse", () => {
  const view: View = table({ hands: ["4a 1 1", "1 2 3", "2 3 4"] }).view(0);

  test("TH-A2: a deck of another size, or without the cards in sight, is refused", () => {
    const identityDeck = cards("1 2 3 4 5 1a 2 3 4");
    expect(() => deduce(view, { identityDeck })).toThrow(
      /^identityDeck: expected the deck of this game, 40 cards/,
    );
    const plain = standardIdentities.map(({ number }) => ({ number, alien: false }));
    expect(() => deduce(view, { identityDeck: plain })).toThrow(/^identityDeck: /);
    expect(() => deduce(view, { identityDeck: [...standardIdentities] })).not.toThrow();
  });

  test("answers that no hand explains name the player", () => {
    // All three plain cards are in sight: the other must be an alien, and has no 5.
    const deck = "1 2 3 1a 2a 3a 4a";
    const impossible = seen(7, [[1], [5]], [cards("1 2 3")]);
    expect(() => deduce(impossible, { identityDeck: cards(deck) })).toThrow(
      /^view\.players\[1\]: expected answers that some hand explains .*, got "5"/,
    );
    expect(deduce(seen(7, [[1], [4]], [cards("1 2 3")]), { identityDeck: cards(deck) }).alien).toEqual([
      0, 1,
    ]);
  });

  test("the player named is the first one whose answers do not go with those before", () => {
    // Either may be human, but not both: there are only three plain cards.
    const identityDeck = cards("1 2 3 1a 2a 3a 4a");
    expect(deduce(seen(7, [[5], [4]]), { identityDeck }).alien).toEqual([0, 1]);
    expect(() => deduce(seen(7, [[5], [5]]), { identityDeck })).toThrow(/^view\.players\[1\]: .*"5"$/);
  });

  test("TH-17: an open alien hand that has answered against the rules is no hand", () => {
    expect(() => deduce(seen(40, [[3], [1]], [cards("4a 1 1")]))).toThrow(/^view\.players\[0\]: .*"3"$/);
  });

  test("a model gives chances that add up to 1 over the legal answers", () => {
    const answered = seen(40, [[1], [2]]);
    const withChance = (chance: number) => ({ model: { text: "always", chance: () => chance } });
    expect(() => deduce(answered, withChance(0.2))).toThrow(
      /^model\.chance: expected chances .* add up to 1/,
    );
    expect(() => deduce(answered, withChance(Number.NaN))).toThrow(
      /^model\.chance: expected a chance from 0 to 1/,
    );
    expect(() => deduce(answered, withChance(-1))).toThrow(
      /^model\.chance: expected a chance from 0 to 1, got -1/,
    );
  });

  test("a model that nobody's answer fits names the player; for hands in sight it does not matter", () => {
    const never: AnswerModel = {
      text: "nobody ever answers 5",
      chance: (answering) => {
        const legal = answering.role === "human" ? answerNumbers : new Set(answering.left);
        const some = [...legal].filter((number) => number !== 5);
        if (some.length === 0) return 1;
        return some.some((number) => number === answering.number) ? 1 / some.length : 0;
      },
    };
    // Only an alien with three 5s is ever left with nothing else, and there is one alien 5.
    expect(deduce(seen(40, [[5], [2]]), { model: never }).alien[0]).toBe(1);
    expect(() => deduce(seen(40, [[5], [5]]), { model: never })).toThrow(
      /^view\.players\[1\]: expected answers that some hand explains under the model.*"5"$/,
    );
    expect(deduce(seen(40, [[5], [2]], [cards("1 2 3")]), { model: never }).alien[0]).toBe(0);
  });
});
