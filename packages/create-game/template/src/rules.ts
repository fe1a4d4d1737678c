import type { Rule } from "@facedown/core";

const chapters = { setup: "Setup", round: "A Round", end: "The End" } as const;

const rule = (chapter: keyof typeof chapters, text: string): Rule => ({ text, chapter: chapters[chapter] });

/** The rules of the game by id, in our own words. The title of a test that proves a rule names its id. */
export const rulebook = {
  "R-1": rule("setup", "Each player is dealt five of the thirty cards, and nobody else sees them."),
  "R-2": rule("setup", "The wares are shuffled into a pile, face down."),
  "R-3": rule("round", "The top ware of the pile is turned up for all to see."),
  "R-4": rule(
    "round",
    "All players choose a card of their hand at the same time, face down; others see only that somebody has chosen.",
  ),
  "R-5": rule("round", "A card that is chosen stays chosen."),
  "R-6": rule("round", "When everybody has chosen, the cards are turned up together."),
  "R-7": rule("round", "The highest card takes the ware; the cards stay on the table."),
  "R-8": rule("end", "After the last round the player whose wares are worth most wins; a tie is shared."),
  "R-9": {
    ...rule("end", "Nobody gloats."),
    at: "table talk",
    why: "A program does not hear what is said at the table.",
  },
} as const satisfies Readonly<Record<`R-${number}`, Rule>>;
