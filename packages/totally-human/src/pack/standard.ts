import { freezeJson } from "@facedown/core";
import { adjectives } from "./adjectives.js";
import { characters } from "./characters.js";
import { nouns } from "./nouns.js";
import { questions } from "./questions.js";
import { rockets } from "./rockets.js";
import type { Pack } from "./schema.js";

/** The content that the game brings along, in English. Frozen to its leaves. */
export const standardPack: Pack = /* @__PURE__ */ freezeJson<Pack>({
  id: "standard-en",
  version: 1,
  language: "en",
  title: "Totally Human: The Standard Pack",
  answerOrder: "adjective noun",
  questions,
  adjectives,
  nouns,
  characters,
  rockets,
});
