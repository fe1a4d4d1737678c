import type { EventView, InputOf, PlacesIn, Words, WordsContext } from "@facedown/core";
import type { AnswerNumber, Identity, Sided } from "../cards.js";
import type { Moves } from "../moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import type { rules, Events, Phase, Rejections, View } from "../state.js";

/** The sentences of one language. */
export type TotallyHumanWords = Words<
  View,
  { readonly [K in keyof Moves]: InputOf<Moves[K]> },
  { readonly [K in keyof Events]: Extract<EventView<Events>, { readonly type: K }> },
  Rejections,
  Phase,
  PlacesIn<typeof rules.visible>,
  Options,
  Outcome,
  {},
  "negotiation"
>;

/** What each kind of card is called in one language. */
export interface CardWords {
  readonly question: (card: number) => string;
  readonly adjectives: (card: Sided) => string;
  readonly nouns: (card: Sided) => string;
  /** An answer card that lies at a question. */
  readonly answer: (round: number, number: AnswerNumber, context: WordsContext<View>) => string;
  /** A rocket that somebody chose. */
  readonly rocket: (rocket: number) => string;
  readonly identity: (card: Identity) => string;
}

/** What a card is called wherever it lies: which kind it is follows from the place. */
export function cardWords(words: CardWords): TotallyHumanWords["card"] {
  return (face: unknown, at, context) => {
    const [zone, part] = at.split(".");
    switch (zone === "piles" ? part : zone) {
      case "questions":
        return words.question(face as number);
      case "adjectives":
        return words.adjectives(face as Sided);
      case "nouns":
      case "discards":
        return words.nouns(face as Sided);
      case "answers":
        return words.answer(Number(part), face as AnswerNumber, context);
      case "places":
        return words.rocket(face as number);
      default:
        return words.identity(face as Identity);
    }
  };
}
