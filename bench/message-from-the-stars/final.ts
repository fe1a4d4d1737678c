import { englishAlphabet, lettersOf } from "@facedown/message-from-the-stars";

/** What every side tells of a finished game. */
export interface Final {
  readonly moves: number;
  readonly cipher: readonly string[];
  readonly cards: readonly number[];
  readonly rolls: readonly (readonly number[])[];
  /** By side: words and their scores. */
  readonly sent: readonly (readonly (readonly [word: string, score: number])[])[];
  readonly points: readonly number[];
}

/** How many play: an alien and two scientists. */
export const seats = 3;

/** What players send, at random. */
export const words = [
  ..."BORAX CHOPPER QUICHE ZIGZAG FJORD LYNX OKAPI TUNDRA VODKA WIGWAM CANYON DRIZZLE HICCUP JIGSAW".split(
    " ",
  ),
  ..."KAYAK MAMMOTH NOUGAT OXYGEN PARSNIP RHUBARB SYZYGY TURMOIL UNICORN WHALE YODEL ORCHID".split(" "),
];

/** The letters that scientists guess, at random. */
export const letters = lettersOf(englishAlphabet);

/** A guess of a row for each of three columns. */
export function rowsOf(guess: number): [number, number, number] {
  return [Math.floor(guess / 36), Math.floor(guess / 6) % 6, guess % 6];
}
