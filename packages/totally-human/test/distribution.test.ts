import { beforeAll, describe, expect, test } from "vitest";
import { startSimulation } from "@facedown/core";
import { roleOf, standardIdentities, totallyHuman, type Identity } from "@facedown/totally-human";
import { scarceGame } from "./support/packs.js";

/** The hands of a game that has just been dealt. */
function deal(game: typeof totallyHuman, seats: number, seed: string): Identity[][] {
  const { state } = startSimulation(game, { seats, seed });
  return state.players.map(({ hand }) => hand.cards.map(({ face }) => face));
}

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((product, part) => product * part, 1);

/** The chance that `k` of `n` players are aliens: 5 alien cards among 40, three cards each. */
function chance(n: number, k: number): number {
  let sum = 0;
  for (let j = 0; j <= k; j++) sum += (-1) ** (k - j) * choose(k, j) * noAlienAmong(n - j);
  return choose(n, k) * sum;
}

/** The chance that these players hold no alien card. */
function noAlienAmong(players: number): number {
  return choose(35, 3 * players) / choose(40, 3 * players);
}

const table: Record<number, number[]> = {
  3: [0.2582, 0.494, 0.2248, 0.0231],
  4: [0.1494, 0.4354, 0.3348, 0.0765, 0.0039],
  5: [0.0807, 0.3431, 0.4024, 0.1555, 0.0178, 0.0004],
  6: [0.04, 0.2443, 0.4184, 0.247, 0.048, 0.0022],
  7: [0.0177, 0.1564, 0.3858, 0.3332, 0.0991, 0.0078],
  8: [0.0066, 0.0883, 0.3168, 0.3952, 0.1723, 0.0207],
};

/** What χ² exceeds once in ten thousand, by degrees of freedom. */
const limits = [0, 15.1, 18.4, 21.1, 23.5, 25.7];

function chiSquared(seen: readonly number[], chances: readonly number[]): number {
  const games = seen.reduce((sum, count) => sum + count, 0);
  return chances.reduce((sum, p, k) => sum + (seen[k]! - p * games) ** 2 / (p * games), 0);
}

/** Joins what is expected less than five times with its neighbor, as χ² needs. */
function joined(chances: readonly number[], seen: readonly number[], games: number) {
  const [p, counts] = [[...chances], [...seen]];
  while (p.at(-1)! * games < 5) {
    const [lastP, lastCount] = [p.pop()!, counts.pop()!];
    p[p.length - 1]! += lastP;
    counts[counts.length - 1]! += lastCount;
  }
  return { p, counts };
}

const games = 20_000;
const players = [3, 4, 5, 6, 7, 8];
const seedOf = (n: number, game: number): string => `${n} players, deal ${game}`;

/** In how many of the deals each seat was an alien, and how many deals there were with each number of aliens. */
interface Dealt {
  readonly bySeat: number[];
  readonly byAliens: number[];
}

/** Deals with few questions, adjectives and nouns, which take long to shuffle and have no part in it. */
function dealAll(n: number): Dealt {
  const bySeat = Array.from({ length: n }, () => 0);
  const byAliens = Array.from({ length: Math.min(n, 5) + 1 }, () => 0);
  for (let game = 0; game < games; game++) {
    const aliens = deal(scarceGame, n, seedOf(n, game)).map((hand) => roleOf(hand) === "alien");
    aliens.forEach((alien, seat) => (bySeat[seat]! += alien ? 1 : 0));
    byAliens[aliens.filter(Boolean).length]!++;
  }
  return { bySeat, byAliens };
}

describe.each(players)(`TH-P9: how many of %i players are aliens, over ${games} deals`, (n) => {
  let dealt: Dealt;
  beforeAll(() => {
    dealt = dealAll(n);
  }, 120_000);

  test("the chances are those of the table", () => {
    for (let k = 0; k <= Math.min(n, 5); k++) expect(chance(n, k)).toBeCloseTo(table[n]![k]!, 3);
  });

  test("TH-4: the hands are the same with all the cards of the standard pack", () => {
    for (let game = 0; game < 100; game++)
      expect(deal(totallyHuman, n, seedOf(n, game))).toEqual(deal(scarceGame, n, seedOf(n, game)));
  });

  test("TH-8: each seat is an alien in 667 of 1976 deals, within four standard deviations", () => {
    const p = 667 / 1976;
    const deviation = Math.sqrt(p * (1 - p) * games);
    expect(dealt.bySeat).toHaveLength(n);
    for (const aliens of dealt.bySeat) expect(Math.abs(aliens - p * games)).toBeLessThan(4 * deviation);
  });

  test("TH-2, TH-4: the number of aliens follows the table", () => {
    const exact = dealt.byAliens.map((_, k) => chance(n, k));
    const { p, counts } = joined(exact, dealt.byAliens, games);
    expect(chiSquared(counts, p)).toBeLessThan(limits[p.length - 1]!);
  });
});

describe("the shapes of hands", () => {
  const shapes = { same: 0, pair: 0, different: 0 };
  const ofAliens = { same: 0, pair: 0, different: 0 };
  let aliens = 0;
  const cards = standardIdentities;
  for (let a = 0; a < 40; a++)
    for (let b = a + 1; b < 40; b++)
      for (let c = b + 1; c < 40; c++) {
        const hand = [cards[a]!, cards[b]!, cards[c]!];
        const kinds = new Set(hand.map(({ number }) => number)).size;
        const shape = kinds === 1 ? "same" : kinds === 2 ? "pair" : "different";
        shapes[shape]++;
        if (roleOf(hand) !== "alien") continue;
        aliens++;
        ofAliens[shape]++;
      }

  test("TH-2: of all 9880 hands, 667 in 1976 hold an alien", () => {
    expect(shapes.same + shapes.pair + shapes.different).toBe(9880);
    expect(aliens / 9880).toBeCloseTo(667 / 1976, 12);
  });

  test("TH-2: three alike, a pair or all different come as often as eight copies of each number give", () => {
    expect(shapes.same / 9880).toBeCloseTo(0.0283, 4);
    expect(shapes.pair / 9880).toBeCloseTo(0.4534, 4);
    expect(shapes.different / 9880).toBeCloseTo(0.5182, 4);
    expect(ofAliens.same / aliens).toBeCloseTo(0.0315, 4);
    expect(ofAliens.pair / aliens).toBeCloseTo(0.4618, 4);
    expect(ofAliens.different / aliens).toBeCloseTo(0.5067, 4);
  });
});
