import { freezeJson } from "@facedown/core";
import type { Pack } from "./schema.js";
import { adjectives } from "./spanish/adjectives.js";
import { characters } from "./spanish/characters.js";
import { nouns } from "./spanish/nouns.js";
import { questions } from "./spanish/questions.js";
import { rockets } from "./spanish/rockets.js";

/** The content in Spanish, written for tables anywhere in the Spanish-speaking world. Frozen to its leaves. */
export const spanishPack: Pack = /* @__PURE__ */ freezeJson<Pack>({
  id: "standard-es",
  version: 1,
  language: "es",
  title: "Totally Human: el paquete en español",
  answerOrder: "noun adjective",
  questions,
  adjectives,
  nouns,
  characters,
  rockets,
});
