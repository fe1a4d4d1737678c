import { createTotallyHuman, type NounSymbol, type Pack, standardPack } from "@facedown/totally-human";

const five = (name: string) => [1, 2, 3, 4, 5].map((i) => `${name} ${i}`) as never;

/** A pack of three adjective cards, with questions and nouns of these symbols. */
export function smallPack(questions: NounSymbol[][], nouns: [NounSymbol, NounSymbol][]): Pack {
  return {
    ...standardPack,
    id: "small",
    counts: "custom",
    questions: questions.map((symbols, i) => ({ text: `Which is question ${i + 1}?`, symbols })),
    adjectives: [0, 1, 2].map((card) => [five(`Adjective ${card}a`), five(`Adjective ${card}b`)] as const),
    nouns: nouns.map(
      ([a, b], card) =>
        [
          { symbol: a, nouns: five(`Noun ${card}a`) },
          { symbol: b, nouns: five(`Noun ${card}b`) },
        ] as const,
    ),
  };
}

/** Questions for squares only, and four noun cards that show one half the time: piles run out all the time. */
export const scarce: Pack = smallPack(
  [["square"], ["square"], ["square"]],
  [
    ["square", "circle"],
    ["square", "circle"],
    ["square", "triangle"],
    ["circle", "triangle"],
  ],
);

export const scarceGame = createTotallyHuman({ pack: scarce });
