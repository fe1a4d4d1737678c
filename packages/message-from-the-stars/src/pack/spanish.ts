import { spanishAlphabet } from "./alphabet.js";
import { freeze } from "./freeze.js";
import type { Pack } from "./schema.js";
import { alien } from "./spanish/alien.js";
import { scientists } from "./spanish/scientists.js";

/** The content in Spanish: 27 letter cards with colors of their own, twelve cards of each kind. Frozen to its leaves. */
export const spanishPack: Pack = /* @__PURE__ */ freeze<Pack>({
  id: "standard-es",
  version: 1,
  language: "es",
  title: "A Message From the Stars: el paquete en español",
  alphabet: spanishAlphabet,
  alien,
  scientists,
});
