import { lettersOfCipher } from "./cipher.js";
import type { CipherClass } from "./distribution.js";
import { colorOf, type Alphabet, type Color } from "./pack/alphabet.js";

/** Which letters of a deck came to lie where. Numbers are places in the order of drawing, from 0. */
export interface Drawn {
  /** For each slot from left to right, which letter lies there. */
  readonly slots: readonly number[];
  /** The letters that no slot took. */
  readonly refused: readonly number[];
}

const greenSlots = [0, 3, 5];
const otherSlots = [1, 2, 4, 5];

/**
 * Draws a cipher: each letter goes to the leftmost empty slot that takes its color; where there is none, or for a second
 * red letter, it goes beneath the deck. Ends as soon as all six slots are filled.
 */
export function drawCipher(deck: readonly string[], alphabet: Alphabet): Drawn {
  const slots = new Array<number>(lettersOfCipher).fill(-1);
  const refused: number[] = [];
  let hasRed = false;
  for (let at = 0; slots.includes(-1) && at < deck.length; at++) {
    const color = colorOf(alphabet, deck[at]!);
    const fitting = color === "green" ? greenSlots : otherSlots;
    const slot = fitting.find((each) => slots[each] === -1);
    if (slot === undefined || (color === "red" && hasRed)) {
      refused.push(at);
      continue;
    }
    slots[slot] = at;
    if (color === "red") hasRed = true;
  }
  return { slots, refused };
}

/** Picks a letter for each slot of a cipher of this class, so that all ciphers of the class are equally likely. */
export function pickCipher(
  alphabet: Alphabet,
  wanted: CipherClass,
  pick: (letters: readonly string[]) => string,
): string[] {
  const [place, suspicion = "red"] = wanted.split(/ ?red, suspicion /);
  const other = (role: string): Color => (place === role ? "red" : "black");
  const colorsOfSlots = ["green", other("trust"), "black", "green", other("amplify"), suspicion as Color];
  const picked: string[] = [];
  for (const color of colorsOfSlots)
    picked.push(pick(alphabet[color as Color].filter((letter) => !picked.includes(letter))));
  return picked;
}
