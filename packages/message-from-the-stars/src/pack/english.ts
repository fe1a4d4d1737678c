import { englishAlphabet } from "./alphabet.js";
import { alien } from "./english/alien.js";
import { scientists } from "./english/scientists.js";
import { freeze } from "./freeze.js";
import type { Pack } from "./schema.js";

/** The content in English: 26 letter cards, twelve alien and twelve scientist message cards. Frozen to its leaves. */
export const englishPack: Pack = /* @__PURE__ */ freeze<Pack>({
  id: "standard-en",
  version: 1,
  language: "en",
  title: "A Message From the Stars: standard pack",
  alphabet: englishAlphabet,
  alien,
  scientists,
});
