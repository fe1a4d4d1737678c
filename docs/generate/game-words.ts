import type { AnyGame } from "@facedown/core";

/** The parts of a game's English that pages are made of. */
export interface EnglishParts {
  readonly phases: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, { readonly name: string; readonly help: string }>>;
  readonly rejections: Readonly<Record<string, unknown>>;
}

/** The English words of a game. Throws for a game without any. */
export function englishParts(game: AnyGame): EnglishParts {
  const words = (game.inside.definition.words as { readonly en?: EnglishParts } | undefined)?.en;
  if (!words) throw new Error(`${game.name}: there are no English words`);
  return words;
}
