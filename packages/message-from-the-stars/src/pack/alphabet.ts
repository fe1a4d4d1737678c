/** The colors of letter cards: green letters are common, black ones uncommon, red ones tough. */
export const colors = ["green", "black", "red"] as const;
/** One of the three colors. */
export type Color = (typeof colors)[number];

/** The letters of a language and the color of each: the letter cards. */
export interface Alphabet {
  /** Common letters, in upper case. */
  readonly green: readonly string[];
  /** Uncommon letters. */
  readonly black: readonly string[];
  /** Tough letters, of which a cipher has one at most. */
  readonly red: readonly string[];
  /** Signs that are written in another way in a word: `{ "ß": "SS" }`. Default: none. */
  readonly forms?: Readonly<Record<string, string>>;
}

/** The number of letters of each color. */
export interface ColorCounts {
  readonly green: number;
  readonly black: number;
  readonly red: number;
}

/** How many letters of each color an alphabet has. */
export function colorCounts({ green, black, red }: Alphabet): ColorCounts {
  return { green: green.length, black: black.length, red: red.length };
}

/** All letters of the alphabet: the green ones, then the black ones, then the red ones. */
export function lettersOf({ green, black, red }: Alphabet): string[] {
  return [...green, ...black, ...red];
}

/** The color of a letter; `undefined` for what is no letter of the alphabet. */
export function colorOf(alphabet: Alphabet, letter: string): Color | undefined {
  return colors.find((color) => alphabet[color].includes(letter));
}

/**
 * Whether a cipher can be drawn from so many letters, in whatever order they come: two greens for trust and amplify, three
 * others of which one may be red, and six letters in all. Otherwise the drawing would never end.
 */
export function canBeDrawn({ green, black, red }: ColorCounts): boolean {
  const others = black + Math.min(1, red);
  return green >= 2 && others >= 3 && green + others >= 6;
}

/** The letter cards of the English game: 9 green, 11 black and 6 red letters. */
export const englishAlphabet: Alphabet = /* @__PURE__ */ Object.freeze({
  green: Object.freeze(Array.from("AEILNORST")),
  black: Object.freeze(Array.from("BCDFGHMPUWY")),
  red: Object.freeze(Array.from("JKQVXZ")),
});

/** Letter cards for Spanish, of our own making: 10 green, 10 black and 7 red letters, with Ñ a letter of its own. */
export const spanishAlphabet: Alphabet = /* @__PURE__ */ Object.freeze({
  green: Object.freeze(Array.from("ACEILNORST")),
  black: Object.freeze(Array.from("BDFGHMPUVZ")),
  red: Object.freeze(Array.from("JKÑQWXY")),
});
