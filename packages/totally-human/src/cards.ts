import type { DoubleSided } from "@facedown/core";

/** The numbers of the answer cards: each player has one of each. */
export const answerNumbers = [1, 2, 3, 4, 5] as const;
/** The number of an answer. */
export type AnswerNumber = (typeof answerNumbers)[number];

/** How many questions are answered, how many identity cards a player has, and how many numbers an alien uses up. */
export const rounds = 3;

/** The standees of a player: one beside each answer and one on a rocket. */
export const standees = rounds + 1;

/** An identity card. */
export interface Identity {
  readonly number: AnswerNumber;
  readonly alien: boolean;
}

/** What a player is. */
export type Role = "human" | "alien";

/** The card of a pack that is meant, and which of its sides is up. */
export interface Sided extends DoubleSided {
  /** The index of the card in its list of the pack. */
  readonly card: number;
}

const copies = [
  { number: 1, aliens: 1, plain: 7 },
  { number: 2, aliens: 1, plain: 7 },
  { number: 3, aliens: 1, plain: 7 },
  { number: 4, aliens: 1, plain: 7 },
  { number: 5, aliens: 1, plain: 7 },
] as const;

/** The 40 identity cards: eight of each number, one of them an alien. */
export const standardIdentities: readonly Identity[] = /* @__PURE__ */ copies.flatMap(
  ({ number, aliens, plain }) =>
    Array.from({ length: aliens + plain }, (_, i) => Object.freeze({ number, alien: i < aliens })),
);

/** Alien if at least one of the cards is (TH-8); `null` while cards that are not seen could tell. */
export function roleOf(hand: readonly (Identity | null)[]): Role | null {
  if (hand.some((card) => card?.alien === true)) return "alien";
  return hand.includes(null) ? null : "human";
}

/** The numbers of the cards that are not used up by these answers, each once, from the smallest. */
export function numbersLeft(
  hand: readonly (Identity | null)[],
  answered: readonly AnswerNumber[],
): AnswerNumber[] {
  return answerNumbers.filter((number) => {
    const held = hand.filter((card) => card?.number === number).length;
    return held > answered.filter((answer) => answer === number).length;
  });
}

/** Whether whoever holds these cards may have given these answers: an alien answers from its numbers (TH-17). */
export function mayHaveAnswered(hand: readonly Identity[], answers: readonly AnswerNumber[]): boolean {
  if (roleOf(hand) === "human") return true;
  return answerNumbers.every(
    (number) =>
      answers.filter((answer) => answer === number).length <=
      hand.filter((card) => card.number === number).length,
  );
}
