import { type Viewer } from "@facedown/core";
import { numbersLeft, roleOf, type AnswerNumber, type Identity, type View } from "@facedown/totally-human";
import { cards, endTalk, play, seatsOf, table, type GameMatch, type GameMove } from "./table.js";

/** What is found by counting: weights are whole numbers. */
export interface Counted {
  total: number;
  readonly alien: number[];
  readonly numbers: number[][];
  readonly alienCount: number[];
}

export const noneCounted = (seats: number): Counted => ({
  total: 0,
  alien: Array.from({ length: seats }, () => 0),
  numbers: Array.from({ length: seats }, () => [0, 0, 0, 0, 0]),
  alienCount: Array.from({ length: seats + 1 }, () => 0),
});

/** Adds one way in which things may be: who is an alien, what each could answer next, and how likely it is. */
export function count(into: Counted, weight: number, aliens: readonly boolean[], next: number[][]): void {
  into.total += weight;
  into.alienCount[aliens.filter(Boolean).length]! += weight;
  aliens.forEach((alien, seat) => {
    if (alien) into.alien[seat]! += weight;
    for (const number of next[seat]!) into.numbers[seat]![number - 1]! += weight;
  });
}

/** All choices of `size` of these indices. */
function choices(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, at) => choices(of.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every deal of the deck to `seats` players, as hands of card indices. */
export function deals(size: number, seats: number, left = [...Array(size).keys()]): number[][][] {
  if (seats === 0) return [[]];
  return choices(left, 3).flatMap((hand) =>
    deals(
      size,
      seats - 1,
      left.filter((card) => !hand.includes(card)),
    ).map((others) => [hand, ...others]),
  );
}

const dealt = new Map<string, Map<string, number>>();

/** Deals that look alike, as the texts of their hands, with how many there are of each. */
export function lookingAlike(deck: string, seats: number): Map<string, number> {
  const before = dealt.get(`${deck} ${seats}`);
  if (before) return before;
  const faces = deck.split(" ");
  const found = new Map<string, number>();
  dealt.set(`${deck} ${seats}`, found);
  for (const deal of deals(faces.length, seats)) {
    const text = deal.map((hand) => hand.map((card) => faces[card]!).join(" ")).join(", ");
    found.set(text, (found.get(text) ?? 0) + 1);
  }
  return found;
}

const answer = (number: number) => ({ type: "answer", number }) as GameMove;
const numbersOf = (match: GameMatch, seat: number): number[] =>
  match.choices(seat, "answer").map((move) => (move as { number: number }).number);

/**
 * Plays every deal with every sequence of legal answers to `questions` questions by the real rules, each seat choosing
 * evenly among its legal moves, and counts for every view that anybody ever has what may be the case.
 */
export function countEverything(deck: string, seats: number, questions: number) {
  const found = new Map<string, { viewer: Viewer; view: View; counted: Counted }>();
  const viewers: Viewer[] = ["spectator", ...Array.from({ length: seats }, (_, seat) => seat)];
  const identityDeck = cards(deck);

  const note = (match: GameMatch, weight: number, aliens: boolean[], next: number[][]) => {
    for (const viewer of viewers) {
      const view: View = match.view(viewer);
      // Of all that lies on this table, only this differs between deals and answers.
      const key = JSON.stringify([viewer, view.phase, view.round, view.players, view.answers]);
      const known = found.get(key) ?? { viewer, view, counted: noneCounted(seats) };
      count(known.counted, weight, aliens, next);
      found.set(key, known);
    }
  };

  const answered = (match: GameMatch, aliens: boolean[], weight: number, round: number): void => {
    const talked = endTalk(match);
    const next = round + 1 < 3 ? seatsOf(match).map((seat) => numbersOf(talked, seat)) : aliens.map(() => []);
    note(match, weight, aliens, next);
    if (round + 1 < questions) ask(talked, aliens, weight, round + 1);
  };

  const ask = (match: GameMatch, aliens: boolean[], weight: number, round: number, seat = 0): void => {
    if (seat === seats) {
      answered(match, aliens, weight, round);
      return;
    }
    if (seat > 0) {
      const next = seatsOf(match).map((one) => numbersOf(match, one));
      note(match, weight, aliens, next);
    }
    const legal = numbersOf(match, seat);
    for (const number of legal)
      ask(play(match, seat, answer(number)), aliens, (weight * 30) / legal.length, round, seat + 1);
  };

  for (const [text, times] of lookingAlike(deck, seats)) {
    const hands = text.split(", ");
    // The order of the own cards is chance as well, but says nothing: one order stands for all.
    const match = table({ seats, hands, options: { identityDeck } });
    const aliens = hands.map((hand) => hand.includes("a"));
    note(
      match,
      times,
      aliens,
      seatsOf(match).map((seat) => numbersOf(match, seat)),
    );
    if (questions > 0) ask(match, aliens, times, 0);
  }
  return [...found.values()];
}

/** How likely a hand is to answer this way, in 30ths to the power of the number of answers. */
export function weightOf(hand: readonly Identity[], answers: readonly number[]): number {
  return answers.reduce((weight, number, at) => {
    const legal =
      roleOf(hand) === "alien" ? numbersLeft(hand, answers.slice(0, at) as AnswerNumber[]) : [1, 2, 3, 4, 5];
    return legal.includes(number) ? (weight * 30) / legal.length : 0;
  }, 1);
}

/** What each could answer next, after these answers. */
export function nextOf(hand: readonly Identity[], answers: readonly number[]): number[] {
  if (answers.length === 3) return [];
  return roleOf(hand) === "alien" ? numbersLeft(hand, answers as AnswerNumber[]) : [1, 2, 3, 4, 5];
}

/**
 * What is the case after these answers, by going through every deal of the deck, each counted as often as `times` says of
 * the texts of its hands (default: once). Whole numbers are multiplied and added.
 */
export function countDeals(
  deck: string,
  histories: readonly (readonly number[])[],
  times: (hands: readonly string[]) => number = () => 1,
): Counted {
  const found = noneCounted(histories.length);
  for (const [text, alike] of lookingAlike(deck, histories.length)) {
    const texts = text.split(", ");
    const hands = texts.map(cards);
    const weight = hands.reduce(
      (product, hand, seat) => product * weightOf(hand, histories[seat]!),
      alike * times(texts),
    );
    if (weight === 0) continue;
    count(
      found,
      weight,
      hands.map((hand) => roleOf(hand) === "alien"),
      hands.map((hand, seat) => nextOf(hand, histories[seat]!)),
    );
  }
  return found;
}
