import { FacedownError } from "@facedown/core";
import {
  answerNumbers,
  mayHaveAnswered,
  numbersLeft,
  roleOf,
  rounds,
  type AnswerNumber,
  type Identity,
} from "./cards.js";
import { weighDeals, type Holder, type Kind, type Weights } from "./deals.js";
import { alienChance, humanChance, uniformAnswers, type AnswerModel } from "./models.js";
import { identitiesOf, type Options } from "./options.js";
import type { View } from "./state.js";

/** What a deduction may be told beside the view. */
export interface DeduceOptions {
  /** How people are taken to answer. Default: {@link uniformAnswers}. */
  readonly model?: AnswerModel;
  /** The option of the same name with which the game is played: the deck is known to all. Default: `"standard"`. */
  readonly identityDeck?: Options["identityDeck"];
}

/** A chance for each number of an answer. */
export type NumberChances = Readonly<Record<AnswerNumber, number>>;

/** What a viewer can work out about everybody. All chances are from 0 to 1. */
export interface Deduction {
  /** The chance that a player is an alien, by seat: 0 or 1 for players whose cards the viewer sees, such as itself. */
  readonly alien: readonly number[];
  /**
   * The chance that a number is legal for a player at the question that is being answered, or else at the next one, by
   * seat. All 0 when no question is left. These are no parts of a whole: for a human all five are legal.
   */
  readonly numbers: readonly NumberChances[];
  /** The chance that exactly `k` players are aliens, at index `k`, from 0 to the number of seats. */
  readonly alienCount: readonly number[];
  /** How people were taken to answer: chances mean nothing without it. */
  readonly model: string;
}

type Cards = readonly (Identity | null)[];

interface Player {
  readonly seat: number;
  readonly hand: Cards;
  /** The answers that have been revealed, in order. */
  readonly answers: readonly AnswerNumber[];
}

interface NumberedKind extends Kind {
  readonly number: AnswerNumber;
}

/** A player with unseen cards. */
interface Suspect {
  readonly player: Player;
  readonly holder: Holder;
  /** The whole hand for each makeup that the holder may have as an alien. */
  readonly hands: readonly (readonly Identity[])[];
}

/** What is known of a player, by chances. */
interface Opinion {
  readonly alien: number;
  readonly numbers: NumberChances;
}

const seenCards = (hand: Cards): Identity[] => hand.filter((card) => card !== null);
const isSeen = (hand: Cards): hand is readonly Identity[] => !hand.includes(null);

function playersOf({ players, answers, phase, round }: View): Player[] {
  const revealed = answers.slice(0, phase === "answer" ? round : round + 1);
  return players.map(({ hand }, seat) => ({
    seat,
    hand,
    answers: revealed.map((choices) => choices[seat]!.choice!),
  }));
}

/** The cards that the viewer does not see, by kind. Throws `bad-option` when they cannot be of this deck. */
function unseenKinds(view: View, deck: readonly Identity[]): NumberedKind[] {
  const seen = view.players.flatMap(({ hand }) => seenCards(hand));
  const size = view.identities + view.players.reduce((sum, { hand }) => sum + hand.length, 0);
  const kinds = [false, true].flatMap((alien) =>
    answerNumbers.map((number) => {
      const among = (cards: readonly Identity[]): number =>
        cards.filter((card) => card.number === number && card.alien === alien).length;
      return { number, alien, count: among(deck) - among(seen) };
    }),
  );
  if (size !== deck.length || kinds.some(({ count }) => count < 0))
    throw new FacedownError("bad-option", "identityDeck", deck, `the deck of this game, ${size} cards`);
  return kinds.filter(({ count }) => count > 0);
}

/** All ways to take so many cards from these kinds, as counts. */
function takes(kinds: readonly Kind[], cards: number): number[][] {
  const [first, ...others] = kinds;
  if (!first) return cards === 0 ? [[]] : [];
  return Array.from({ length: Math.min(first.count, cards) + 1 }, (_, held) =>
    takes(others, cards - held).map((rest) => [held, ...rest]),
  ).flat();
}

/** The makeups of a player's unseen cards with which it is an alien. */
function alienMakeups({ hand }: Player, kinds: readonly Kind[]): number[][] {
  const seen = seenCards(hand);
  const all = takes(kinds, hand.length - seen.length);
  if (roleOf(seen) === "alien") return all;
  return all.filter((counts) => counts.some((count, kind) => count > 0 && kinds[kind]!.alien));
}

function withUnseen({ hand }: Player, kinds: readonly NumberedKind[], counts: readonly number[]): Identity[] {
  const unseen = kinds.flatMap(({ number, alien }, kind) =>
    Array.from({ length: counts[kind]! }, () => ({ number, alien })),
  );
  return [...seenCards(hand), ...unseen];
}

/** What a player may hold, and how likely that makes its answers. */
function suspectOf(player: Player, kinds: readonly NumberedKind[], model: AnswerModel): Suspect {
  const { seat, hand, answers } = player;
  const possible = alienMakeups(player, kinds)
    .map((counts) => {
      const whole = withUnseen(player, kinds, counts);
      const numbers = whole.map(({ number }) => number);
      return { counts, whole, chance: alienChance(model, seat, answers, numbers) };
    })
    .filter(({ chance }) => chance > 0);
  const cards = hand.length - seenCards(hand).length;
  const human = roleOf(seenCards(hand)) === "alien" ? 0 : humanChance(model, seat, answers);
  return { player, holder: { cards, human, alien: possible }, hands: possible.map(({ whole }) => whole) };
}

function unexplained({ seat, answers }: Player): FacedownError {
  const expected = "answers that some hand explains under the model, together with those of the seats before";
  return new FacedownError("bad-state", `view.players[${seat}]`, answers.join("-"), expected);
}

function weigh(kinds: readonly Kind[], suspects: readonly Suspect[]): Weights {
  const weights = weighDeals(
    kinds,
    suspects.map(({ holder }) => holder),
  );
  if (typeof weights === "number") throw unexplained(suspects[weights]!.player);
  return weights;
}

/** The suspect as far as aliens are counted alone: before any answer, numbers do not matter. */
function withoutNumbers({ player, holder }: Suspect, kinds: readonly Kind[]): Suspect {
  const alien = alienMakeups(player, kinds).map((counts) => ({ counts, chance: 1 }));
  return { player, holder: { ...holder, alien }, hands: [] };
}

function byRole(kinds: readonly Kind[]): Kind[] {
  return [false, true].map((alien) => ({
    alien,
    count: kinds.reduce((sum, kind) => sum + (kind.alien === alien ? kind.count : 0), 0),
  }));
}

/** Before any answer each hand is a draw from all unseen cards, whatever the others hold. */
function weighTogether(kinds: readonly NumberedKind[], suspects: readonly Suspect[]): Weights {
  if (suspects.some(({ player }) => player.answers.length > 0)) return weigh(kinds, suspects);
  const roles = byRole(kinds);
  const plain = suspects.map((suspect) => withoutNumbers(suspect, roles));
  return { ...weigh(roles, plain), seats: suspects.flatMap((suspect) => weigh(kinds, [suspect]).seats) };
}

function chancesOf(chance: (number: AnswerNumber) => number): NumberChances {
  return { 1: chance(1), 2: chance(2), 3: chance(3), 4: chance(4), 5: chance(5) };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What the weights say of a suspect. */
function opinionOf(
  { player: { answers }, hands }: Suspect,
  { human, alien }: Weights["seats"][number],
): Opinion {
  const total = human + sum(alien);
  const left = hands.map((hand) => numbersLeft(hand, answers));
  const legal = (number: AnswerNumber): number =>
    (human + sum(alien.filter((_, i) => left[i]!.includes(number)))) / total;
  return {
    alien: sum(alien) / total,
    numbers: chancesOf(answers.length < rounds ? legal : () => 0),
  };
}

/** What is known of a player whose whole hand is in sight. Throws `bad-state` when its answers break the rules. */
function certaintyOf(player: Player, hand: readonly Identity[]): Opinion {
  const { answers } = player;
  if (!mayHaveAnswered(hand, answers)) throw unexplained(player);
  const isAlien = roleOf(hand) === "alien";
  const legal = isAlien ? numbersLeft(hand, answers) : answerNumbers;
  return {
    alien: isAlien ? 1 : 0,
    numbers: chancesOf((number) => (answers.length < rounds && legal.includes(number) ? 1 : 0)),
  };
}

/**
 * What a viewer can work out from its view: who is an alien, and who could answer what. The hands that it does not see
 * are dealt from the cards that it does not see, all ways to deal them being as likely, and each deal is weighed by the
 * chance that everybody answers as they did if that is what they hold (Bayes' theorem). All hands are weighed together,
 * for what one holds no other does. Chosen answers that are still face down, talk and rockets play no part.
 *
 * The result is exact under the model, each chance to a factor of 1 ± 10⁻¹². With the standard deck it takes
 * milliseconds; with decks of many alien cards of all numbers it may take seconds after the first question.
 *
 * Throws `bad-option` when the deck is not that of this game or the model gives no chances, `bad-state` naming the first
 * player whose answers no deal explains, and `too-long` for decks that would take minutes.
 */
export function deduce(view: View, options: DeduceOptions = {}): Deduction {
  const { model = uniformAnswers, identityDeck = "standard" } = options;
  const kinds = unseenKinds(view, identitiesOf({ identityDeck }));
  const players = playersOf(view);
  const suspects = players.flatMap((player) => (isSeen(player.hand) ? [] : suspectOf(player, kinds, model)));
  const weights = weighTogether(kinds, suspects);
  const opinions = players.map((player) => {
    if (isSeen(player.hand)) return certaintyOf(player, player.hand);
    const at = suspects.findIndex((suspect) => suspect.player === player);
    return opinionOf(suspects[at]!, weights.seats[at]!);
  });
  const certain = opinions.filter(({ alien }, seat) => isSeen(players[seat]!.hand) && alien === 1).length;
  return {
    alien: opinions.map(({ alien }) => alien),
    numbers: opinions.map(({ numbers }) => numbers),
    alienCount: Array.from(
      { length: players.length + 1 },
      (_, k) => (weights.aliens[k - certain] ?? 0) / weights.total,
    ),
    model: model.text,
  };
}
