import { FacedownError } from "@facedown/core";
import { assertPack, originalPack } from "./pack/pack.js";
import type { Pack } from "./pack/types.js";
import type { CustomEffect } from "./scene.js";

/** What `createHumanPunishment` takes. */
export interface HumanPunishmentSetup {
  /** The cards and the setup charts. Default: {@link originalPack}. */
  readonly pack?: Pack;
  /** The functions that effects of kind `custom` name. Default: none. */
  readonly effects?: Readonly<Record<string, CustomEffect>>;
}

/** What a game is made with, defaults filled in. */
export interface Given {
  readonly pack: Pack;
  readonly effects: Readonly<Record<string, CustomEffect>>;
}

const keys = ["pack", "effects"];

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

/** What was given, once it is known to be right. Throws `bad-game` with the field. */
export function rightSetup(setup: unknown): Given {
  must(isPlain(setup), "setup", setup, "an object, such as { pack }, or nothing");
  const given = setup as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(given))
    must(keys.includes(key), key, given[key], `no such key; the keys are ${keys.join(", ")}`);
  const effects = "effects" in given ? rightEffects(given["effects"]) : {};
  const names = { effects: Object.keys(effects) };
  return { effects, pack: "pack" in given ? assertPack(given["pack"], names) : originalPack };
}
