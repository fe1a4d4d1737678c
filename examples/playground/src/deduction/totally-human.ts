import { answerNumbers, deduce, type DeduceOptions, type View } from "@facedown/totally-human";
import { percent, type Deduced, type Received } from "./deduced.js";

/** Who is an alien how likely, how many aliens there are, and what each could answer. */
export default function deduced({ views, options, words }: Received): Deduced {
  const view = views.at(-1) as View;
  const { identityDeck } = options as DeduceOptions;
  const { alien, numbers, alienCount, model } = deduce(view, identityDeck ? { identityDeck } : {});
  return {
    tables: [
      {
        caption: "Who is an alien, and which numbers each could answer",
        head: ["", "Alien", ...answerNumbers.map(String)],
        rows: alien.map((chance, seat) => [
          words.seat(seat, view),
          percent(chance),
          ...answerNumbers.map((number) => percent(numbers[seat]?.[number] ?? 0)),
        ]),
      },
      {
        caption: "How many aliens there are",
        head: alienCount.map((_, count) => String(count)),
        rows: [alienCount.map(percent)],
      },
    ],
    note: model,
  };
}
