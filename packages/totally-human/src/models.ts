import { FacedownError } from "@facedown/core";
import { answerNumbers, type AnswerNumber } from "./cards.js";

/** An answer of a player, as a model of how people play sees it. */
export type Answering = {
  /** Who answers. */
  readonly seat: number;
  /** Which question, from 0. */
  readonly round: number;
  /** What this player answered to the questions before, in order. */
  readonly before: readonly AnswerNumber[];
  /** The answer whose chance is wanted: always one that is legal. */
  readonly number: AnswerNumber;
} & (
  | {
      /** Humans may answer all five numbers. */
      readonly role: "human";
    }
  | {
      /** Aliens may answer the numbers that they have left. */
      readonly role: "alien";
      /** The numbers of the own cards that are not used up, each as often as it is there, from the smallest. */
      readonly left: readonly AnswerNumber[];
    }
);

/** How people are taken to answer. */
export interface AnswerModel {
  /** The assumption in words, to be shown beside the chances that follow from it. */
  readonly text: string;
  /**
   * The chance, from 0 to 1, that a player gives this answer. Over the numbers that are legal for that player the chances
   * add up to 1. It may depend on anything that is public, but for humans not on their cards, which mean nothing to them.
   */
  readonly chance: (answering: Answering) => number;
}

/** Each player answers by chance, every different number that is legal being as likely as another: the default. */
export const uniformAnswers: AnswerModel = {
  text: "Each human answers evenly among 1 to 5, and each alien evenly among the different numbers that it has left.",
  chance: (answering) => 1 / (answering.role === "human" ? answerNumbers : distinct(answering.left)).length,
};

const distinct = (numbers: readonly AnswerNumber[]): AnswerNumber[] => [...new Set(numbers)];

/** How far from 1 the sum of a model's chances may be. */
const tolerance = 1e-9;

/** The chance of an answer, once it is known that those of all legal answers are chances. Throws `bad-option`. */
function chanceOf(model: AnswerModel, legal: readonly AnswerNumber[], answering: Answering): number {
  const chances = legal.map((number) => model.chance({ ...answering, number }));
  const wrong = chances.find((chance) => !(chance >= 0 && chance <= 1 + tolerance));
  if (wrong !== undefined)
    throw new FacedownError("bad-option", "model.chance", wrong, "a chance from 0 to 1");
  const sum = chances.reduce((all, chance) => all + chance, 0);
  if (Math.abs(sum - 1) > tolerance)
    throw new FacedownError(
      "bad-option",
      "model.chance",
      sum,
      "chances of the legal answers that add up to 1",
    );
  return chances[legal.indexOf(answering.number)]!;
}

/** The chance that a human gives these answers. Throws `bad-option` when the model gives no chances. */
export function humanChance(model: AnswerModel, seat: number, answers: readonly AnswerNumber[]): number {
  return answers.reduce<number>((product, number, round) => {
    const before = answers.slice(0, round);
    return product * chanceOf(model, answerNumbers, { seat, round, before, number, role: "human" });
  }, 1);
}

/** The chance that an alien with cards of these numbers gives these answers. Throws as `humanChance` does. */
export function alienChance(
  model: AnswerModel,
  seat: number,
  answers: readonly AnswerNumber[],
  numbers: readonly AnswerNumber[],
): number {
  const left = numbers.toSorted((a, b) => a - b);
  let product = 1;
  for (const [round, number] of answers.entries()) {
    const at = left.indexOf(number);
    if (at < 0) return 0;
    const before = answers.slice(0, round);
    product *= chanceOf(model, distinct(left), {
      seat,
      round,
      before,
      number,
      role: "alien",
      left: [...left],
    });
    left.splice(at, 1);
  }
  return product;
}
