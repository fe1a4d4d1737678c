import { sees, type Random, type Secret, type Viewer } from "@facedown/core";
import {
  answerNumbers,
  mayHaveAnswered,
  numbersLeft,
  roleOf,
  rounds,
  type AnswerNumber,
  type Identity,
} from "./cards.js";
import type { State } from "./state.js";

const evenTries = 300;
const dealTries = 40;
const handTries = 1000;
const mostSwaps = 20_000;

function write<T>(cell: Secret<T>, face: T): void {
  (cell as { face: T }).face = face;
}

type Hand = readonly Identity[];
type Asked = readonly (readonly AnswerNumber[])[];

/** Deals all hands at once until each may have answered as it did: every such deal is as likely as another. */
function evenly(pool: Hand, asked: Asked, random: Random): Hand[] | undefined {
  for (let tries = 0; tries < evenTries; tries++) {
    const drawn = random.sample(pool, rounds * asked.length);
    const hands = asked.map((_, i) => drawn.slice(rounds * i, rounds * (i + 1)));
    if (hands.every((hand, i) => mayHaveAnswered(hand, asked[i]!))) return hands;
  }
  return undefined;
}

function handFor(left: Hand, answers: readonly AnswerNumber[], random: Random): Hand | undefined {
  for (let tries = 0; tries < handTries; tries++) {
    const hand = random.sample(left, rounds);
    if (mayHaveAnswered(hand, answers)) return hand;
  }
  return undefined;
}

/** Deals one hand after another, for decks with so many aliens that whole deals hardly ever fit. */
function inTurn(pool: Hand, asked: Asked, random: Random): Hand[] | undefined {
  for (let tries = 0; tries < dealTries; tries++) {
    const hands: Hand[] = new Array<Hand>(asked.length);
    let left = pool;
    const complete = random.shuffle(asked.map((_, i) => i)).every((i) => {
      const hand = handFor(left, asked[i]!, random);
      if (!hand) return false;
      hands[i] = hand;
      left = left.filter((card) => !hand.includes(card));
      return true;
    });
    if (complete) return hands;
  }
  return undefined;
}

/** Exchanges cards of a deal by chance until it fits, for decks of which hardly any deal does. */
function bySwaps(pool: Hand, asked: Asked, random: Random): Hand[] | undefined {
  const cards = random.shuffle([...pool]);
  const handOf = (i: number): Hand => cards.slice(rounds * i, rounds * (i + 1));
  const fits = (i: number): boolean => i >= asked.length || mayHaveAnswered(handOf(i), asked[i]!);
  const swap = (one: number, other: number): void => {
    [cards[one], cards[other]] = [cards[other]!, cards[one]!];
  };
  for (let swaps = 0; swaps < mostSwaps; swaps++) {
    const wrong = asked.flatMap((_, i) => (fits(i) ? [] : [i]));
    if (wrong.length === 0) return asked.map((_, i) => handOf(i));
    const one = rounds * random.pick(wrong) + random.int(rounds);
    const other = random.int(cards.length);
    const broken = (): number => [one, other].filter((at) => !fits(Math.floor(at / rounds))).length;
    const before = broken();
    swap(one, other);
    // Now and then a step to the worse, or it could turn in a circle.
    if (broken() > before && random.int(10) > 0) swap(one, other);
  }
  return undefined;
}

function dealHands(state: State, viewer: Viewer, random: Random): void {
  const revealed = state.phase === "answer" ? state.round : state.round + 1;
  const unseen = state.players.flatMap(({ hand }, seat) =>
    hand.cards.some((card) => !sees(card, viewer)) ? [{ hand, seat }] : [],
  );
  const cells = [...state.identities.cards, ...unseen.flatMap(({ hand }) => hand.cards)];
  const pool = cells.map(({ face }) => ({ ...face }));
  const asked = unseen.map(({ seat }) =>
    state.answers.slice(0, revealed).map(({ choices }) => choices[seat]!.face),
  );
  const hands = evenly(pool, asked, random) ?? inTurn(pool, asked, random) ?? bySwaps(pool, asked, random);
  if (!hands) return;
  const rest = random.shuffle(pool.filter((card) => !hands.some((hand) => hand.includes(card))));
  [...rest, ...hands.flat()].forEach((face, i) => {
    write(cells[i]!, face);
  });
}

function chooseAnswers(state: State, viewer: Viewer, random: Random): void {
  const before = state.answers.slice(0, state.round);
  state.answers[state.round]!.choices.forEach((choice, seat) => {
    if (choice === null || sees(choice, viewer)) return;
    const hand = state.players[seat]!.hand.cards.map(({ face }) => face);
    const allowed =
      roleOf(hand) === "alien"
        ? numbersLeft(
            hand,
            before.map(({ choices }) => choices[seat]!.face),
          )
        : answerNumbers;
    write(choice, random.pick(allowed));
  });
}

/**
 * Fills in what the viewer does not see so that aliens have answered from their numbers: hands as even as chance has it
 * among those that fit (in decks full of aliens only nearly so), a hidden answer as any that the hand allows, and a
 * random side for each card in a pile.
 */
export function imagineHidden({
  state,
  viewer,
  random,
}: {
  readonly state: State;
  readonly viewer: Viewer;
  readonly random: Random;
}): void {
  dealHands(state, viewer, random);
  chooseAnswers(state, viewer, random);
  for (const pile of [state.piles.adjectives, state.piles.nouns])
    for (const cell of pile.cards) write(cell, { card: cell.face.card, side: random.int(2) as 0 | 1 });
}
