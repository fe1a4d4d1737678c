import { describe as group, expect, test } from "vitest";
import { describe, startMatch } from "@facedown/core";
import { createHumanPunishment, originalPack, type CardTexts } from "@facedown/human-punishment";

const [first, ...others] = originalPack.identities;
const pack = {
  ...originalPack,
  id: "ours",
  identities: [
    { ...first!, id: "cook", name: "Cook", text: "Revealed: heal another player 1 HP." },
    ...others,
  ],
};
const spanish: CardTexts = { cook: { name: "Cocinera", text: "Al revelarla: cura 1 PV a otra persona." } };

group("a pack's own cards in another language", () => {
  const game = createHumanPunishment({ pack, texts: { es: spanish } });
  const match = startMatch(game, { seats: 4, seed: "kitchen", options: { firstPlayer: 0 } });
  const view = match.view(0);
  const read = (language: string) => {
    const words = describe(game, language, 0);
    return [
      words.card("cook", "players.0.identity", view),
      words.cardText("cook", "players.0.identity", view),
      words.card("ward-nurse", "players.0.identity", view),
    ];
  };

  test("are read in the reader's, and other cards as before", () => {
    expect(read("en")).toEqual(["Cook", "Revealed: heal another player 1 HP.", "Ward Nurse"]);
    const [name, text, other] = read("es");
    expect([name, text]).toEqual(["Cocinera", "Al revelarla: cura 1 PV a otra persona."]);
    expect(other).not.toBe("Ward Nurse");
  });

  test("change no record: the pack is the same", () => {
    expect(game.content).toEqual(createHumanPunishment({ pack }).content);
  });
});

test.each<[texts: unknown, path: string]>([
  [undefined, "texts"],
  [[], "texts"],
  [{ fr: {} }, "texts.fr"],
  [{ es: null }, "texts.es"],
  [{ es: { nobody: { name: "Nadie", text: "" } } }, "texts.es.nobody"],
  [{ es: { cook: "Cocinera" } }, "texts.es.cook"],
  [{ es: { cook: { name: "Cocinera" } } }, "texts.es.cook"],
  [{ es: { cook: { name: 1, text: "" } } }, "texts.es.cook"],
  [{ es: { cook: { name: "", text: "" } } }, "texts.es.cook"],
])("texts that are none are refused: %j", (texts, path) => {
  expect(() => createHumanPunishment({ pack, texts } as never)).toThrow(
    expect.objectContaining({ code: "bad-game", path }),
  );
});
