import type { AnyGame } from "@facedown/core";
import { games } from "./games.js";
import { english } from "./phrases-en.js";
import { spanish } from "./phrases-es.js";
import type { Phrases } from "./phrases.js";

let chosen = "en";

function spokenBy({ inside }: AnyGame): string[] {
  const { words } = inside.definition as { readonly words?: object };
  return Object.keys(words ?? { en: true });
}

/** The languages that at least one game speaks. */
export const languages: readonly string[] = [...new Set([...games.values()].flatMap(spokenBy))].filter(
  (language) => language !== "pseudo",
);

/** Lets the games speak this language from now on. */
export function speak(language: string): void {
  chosen = language;
}

/** The language that was chosen. */
export function chosenLanguage(): string {
  return chosen;
}

/** What the terminal says: around a game in the language that the game speaks, else in the one that was chosen. */
export function phrasesFor(game?: AnyGame): Phrases {
  return (game ? languageOf(game) : chosen) === "es" ? spanish : english;
}

/** What a game speaks: the chosen language, or English where it does not know that. */
export function languageOf(game: AnyGame): string {
  return spokenBy(game).includes(chosen) ? chosen : "en";
}
