import type { AnyGame } from "@facedown/core";
import type { GameEntry } from "./game-entry.js";

/** Where `facedown play` serves the module of somebody's own game. */
const address = new URL("/own/game.js", self.location.href).href;
const module = (await import(/* @vite-ignore */ address)) as Readonly<Record<string, unknown>>;

function isGame(value: unknown): value is AnyGame {
  return typeof value === "object" && value !== null && "inside" in value && "moveNames" in value;
}

function entryFor(game: AnyGame): GameEntry {
  const languages = Object.keys((game.inside.definition.words as object | undefined) ?? { en: true });
  const [first = "en", ...others] = languages;
  const variant = (language: string) => ({
    id: language,
    title: language,
    language,
    load: () => Promise.resolve(game),
  });
  return {
    name: game.name,
    title: game.name,
    about: "Your own game, on the board that shows any.",
    variants: [variant(first), ...others.map(variant)],
  };
}

const [first, ...others] = [...new Set(Object.values(module).filter(isGame))].map(entryFor);
if (!first) throw new Error(`${address} exports no game`);

/** The games that a module exports: the list of the page that `facedown play` serves. */
export const games: readonly [GameEntry, ...GameEntry[]] = [first, ...others];

/** The entry of this name. */
export function entryOf(name: string): GameEntry | undefined {
  return games.find((entry) => entry.name === name);
}
