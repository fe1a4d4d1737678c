import { describe, expect, test } from "vitest";
import { originalPack } from "@facedown/human-punishment";
import { cardTextsOf, type CardTexts } from "../../src/words/card-texts.js";
import { cardsInEnglish } from "../../src/words/cards-en.js";
import { cardsInSpanish } from "../../src/words/cards-es.js";

const { identities, programs, loyalties, weapons } = originalPack;
const sorts = { identities, programs, loyalties, weapons };
const ids = Object.values(sorts).flatMap((cards) => cards.map(({ id }) => id));

describe.each([
  ["English", cardsInEnglish],
  ["Spanish", cardsInSpanish],
] satisfies [string, CardTexts][])("the cards in %s", (_, texts) => {
  test("HP-M-3: each card of the pack, in the pack's order, has a name and says what it does", () => {
    expect(Object.keys(texts)).toEqual(ids);
    for (const { name, text } of Object.values(texts)) {
      expect(name).toMatch(/^\S.*\S$/);
      expect(text).toMatch(/^[\p{Lu}].*\.$/u);
    }
  });

  test("no two cards of a sort have the same name", () => {
    for (const cards of Object.values(sorts))
      expect(new Set(cards.map(({ id }) => texts[id]!.name)).size).toBe(cards.length);
  });

  test("a card speaks of points, counts and weapons as its data does", () => {
    for (const card of loyalties)
      if (card.weight > 0) expect(texts[card.id]!.text).toContain(` ${card.weight} `);
    for (const card of weapons) expect(texts[card.id]!.text).toContain(` ${card.damage} `);
    for (const card of [...identities, ...programs])
      for (const [, amount] of JSON.stringify(card).matchAll(/"(?:amount|hp)":(\d)/g))
        expect(texts[card.id]!.text).toContain(amount);
  });
});

test("the names of the pack are its English ones", () => {
  const named = Object.values(sorts).flatMap((cards) => cards.map(({ id, name }) => [id, name]));
  expect(named).toEqual(Object.entries(cardsInEnglish).map(([id, { name }]) => [id, name]));
});

describe("a pack of one's own", () => {
  const [first, ...others] = identities;

  test("is called as it calls itself where the game has no words for it", () => {
    const own = { ...first!, id: "cook", name: "Cook", text: "Revealed: soup." };
    const texts = cardTextsOf({ ...originalPack, identities: [own, ...others] }, cardsInSpanish);
    expect(texts["cook"]).toEqual({ name: "Cook", text: "Revealed: soup." });
    expect(texts["picket"]!.name).toBe("Piquete");
  });

  test("says what its card does, where it has the id of another", () => {
    const own = { ...first!, name: "Lifeguard", text: "Revealed: a whistle." };
    const texts = cardTextsOf({ ...originalPack, identities: [own, ...others] }, cardsInSpanish);
    expect(texts["lifesaver"]).toEqual({ name: "Lifeguard", text: "Revealed: a whistle." });
  });
});
