import { createStream, purposes, seedKey, type Stream } from "../../packages/core/src/random.js";
import { standardIdentities, standardPack, type Identity } from "@facedown/totally-human";

/** A card with two sides. */
export interface Sided {
  readonly card: number;
  side: 0 | 1;
}

/** A rocket: who is aboard, who of them agrees to launch. Masks of seats. */
export interface Rocket {
  crew: number;
  ready: number;
  launched: boolean;
}

/** Who asks to board which rocket, and what those aboard say. */
export interface Request {
  readonly seat: number;
  readonly rocket: number;
  group: number;
  agreed: number;
  refused: number;
}

/** The whole table: plain arrays. */
export interface Table {
  readonly seats: number;
  phase: "answer" | "discuss" | "launch" | "over";
  round: number;
  readonly identities: Identity[];
  readonly hands: Identity[][];
  readonly aliens: boolean[];
  /** By question and seat; 0 for none yet. */
  readonly answers: number[][];
  readonly piles: { readonly questions: number[]; readonly adjectives: Sided[]; readonly nouns: Sided[] };
  readonly questions: number[];
  readonly adjectives: Sided[];
  readonly nouns: Sided[];
  readonly discards: Sided[];
  done: number;
  readonly rockets: Rocket[];
  requests: Request[];
  moves: number;
  /** The number of steps that drew, and the match's generator. */
  draws: number;
  readonly stream: Stream;
}

/** How many questions are asked, and how many identity cards a hand has. */
export const rounds = 3;
const rocketCount = 6;

function shuffled<T>(cards: readonly T[], stream: Stream): T[] {
  return stream.order(cards.length).map((at) => cards[at]!);
}

function turned(cards: Sided[], stream: Stream): Sided[] {
  for (const each of cards) each.side = stream.side();
  return cards;
}

function sided(cards: readonly unknown[]): Sided[] {
  return cards.map((_, card) => ({ card, side: 0 }));
}

/** Deals: the same chance as in a match with this seed. */
export function deal(seats: number, seed: string): Table {
  const stream = createStream(seedKey(seed));
  stream.begin(purposes.setup, 0);
  const { questions, adjectives, nouns } = standardPack;
  const identities = shuffled(standardIdentities, stream);
  const hands = Array.from({ length: seats }, (): Identity[] => []);
  for (let round = 0; round < rounds; round++) for (const hand of hands) hand.push(identities.pop()!);
  const table: Table = {
    seats,
    phase: "answer",
    round: 0,
    identities,
    hands,
    aliens: hands.map((hand) => hand.some(({ alien }) => alien)),
    answers: Array.from({ length: rounds }, () => new Array<number>(seats).fill(0)),
    piles: {
      questions: shuffled(
        questions.map((_, card) => card),
        stream,
      ),
      adjectives: turned(shuffled(sided(adjectives), stream), stream),
      nouns: turned(shuffled(sided(nouns), stream), stream),
    },
    questions: [],
    adjectives: [],
    nouns: [],
    discards: [],
    done: 0,
    rockets: Array.from({ length: rocketCount }, () => ({ crew: 0, ready: 0, launched: false })),
    requests: [],
    moves: 0,
    draws: 0,
    stream,
  };
  readQuestion(table);
  return table;
}

/** Draws the question of this round, its adjective and the first noun with one of its symbols. */
export function readQuestion(table: Table): void {
  const { piles, stream } = table;
  const question = piles.questions.pop()!;
  table.questions.push(question);
  table.adjectives.push(piles.adjectives.pop()!);
  const { symbols } = standardPack.questions[question]!;
  for (;;) {
    const noun = piles.nouns.pop();
    if (!noun) {
      const again = turned(shuffled(table.discards.splice(0), stream), stream);
      piles.nouns.push(...again);
    } else if (symbols.includes(standardPack.nouns[noun.card]![noun.side].symbol)) {
      table.nouns.push(noun);
      break;
    } else table.discards.push(noun);
  }
  table.phase = "answer";
}
