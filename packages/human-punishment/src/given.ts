import { FacedownError } from "@facedown/core";
import { assertPack, originalPack } from "./pack/pack.js";
import type { Pack } from "./pack/types.js";
import type { CustomEffect } from "./scene.js";
import { cardIds, type CardTexts } from "./words/card-texts.js";

/** The languages in which the game has words. */
const languages = ["en", "es"] as const;

/** What `createHumanPunishment` takes. */
export interface HumanPunishmentSetup {
  /** The cards and the setup charts. Default: {@link originalPack}. */
  readonly pack?: Pack;
  /** The functions that effects of kind `custom` name. Default: none. */
  readonly effects?: Readonly<Record<string, CustomEffect>>;
  /**
   * What cards of the pack are called and say in a language, by their ids: comes before what the pack says in its own, and
   * is no part of it, so that a record is one in all languages. Default: nothing.
   */
  readonly texts?: { readonly [language in (typeof languages)[number]]?: CardTexts };
}

/** What a game is made with, defaults filled in. */
export interface Given {
  readonly pack: Pack;
  readonly effects: Readonly<Record<string, CustomEffect>>;
  readonly texts: { readonly [language in (typeof languages)[number]]?: CardTexts };
}

const keys = ["pack", "effects", "texts"];

function must(holds: boolean, path: string, value: unknown, expected: string): void {
  if (!holds) throw new FacedownError("bad-game", path, value, expected);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rightEffects(effects: unknown): Given["effects"] {
  must(isPlain(effects), "effects", effects, "functions by their names");
  const own = { ...(effects as Given["effects"]) };
  for (const [name, effect] of Object.entries<unknown>(own))
    must(typeof effect === "function", `effects.${name}`, effect, "a function");
  return own;
}

function rightTexts(texts: unknown, pack: Pack): Given["texts"] {
  must(isPlain(texts), "texts", texts, "texts of cards by languages");
  const ids = cardIds(pack);
  const byLanguage = texts as Readonly<Record<string, unknown>>;
  for (const [language, cards] of Object.entries(byLanguage)) {
    const path = `texts.${language}`;
    const isKnown = (languages as readonly string[]).includes(language);
    must(isKnown, path, cards, `no such language; the languages are ${languages.join(", ")}`);
    must(isPlain(cards), path, cards, "texts by the ids of cards");
    for (const [id, text] of Object.entries(cards as Readonly<Record<string, unknown>>)) {
      must(ids.has(id), `${path}.${id}`, text, "the id of a card of the pack");
      must(isText(text), `${path}.${id}`, text, "{ name, text }, two texts, the name not empty");
    }
  }
  return texts as Given["texts"];
}

const isText = (text: unknown): boolean =>
  isPlain(text) &&
  typeof text["name"] === "string" &&
  text["name"] !== "" &&
  typeof text["text"] === "string";

/** What was given, once it is known to be right. Throws `bad-game` with the field. */
export function rightSetup(setup: unknown): Given {
  must(isPlain(setup), "setup", setup, "an object, such as { pack }, or nothing");
  const given = setup as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(given))
    must(keys.includes(key), key, given[key], `no such key; the keys are ${keys.join(", ")}`);
  const effects = "effects" in given ? rightEffects(given["effects"]) : {};
  const names = { effects: Object.keys(effects) };
  const pack = "pack" in given ? assertPack(given["pack"], names) : originalPack;
  return { effects, pack, texts: "texts" in given ? rightTexts(given["texts"], pack) : {} };
}
