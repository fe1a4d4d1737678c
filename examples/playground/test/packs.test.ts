import { expect, test } from "vitest";
import { createMessageFromTheStars, englishPack, spanishPack } from "@facedown/message-from-the-stars";
import { createTotallyHuman, standardPack } from "@facedown/totally-human";
import { packOf } from "../src/boards/packs.js";

const mine = { ...englishPack, title: "Our family's words" };

test("a game is known by the pack that it is played with", () => {
  expect(packOf(createMessageFromTheStars(), [englishPack, spanishPack])).toBe(englishPack);
  const spanish = createMessageFromTheStars({ pack: spanishPack });
  expect(packOf(spanish, [englishPack, spanishPack])).toBe(spanishPack);
  expect(packOf(createTotallyHuman(), [standardPack])).toBe(standardPack);
});

test("somebody's own pack is none of ours, whatever it is called", () => {
  expect(packOf(createMessageFromTheStars({ pack: mine }), [englishPack, spanishPack])).toBeUndefined();
});
