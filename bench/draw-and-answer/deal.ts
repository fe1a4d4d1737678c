import { createStream, purposes, seedKey } from "../../packages/core/src/random.js";

/** 4 seats draw 3 of 40 cards each in turns, then three times play one each face down; the highest card scores. */
export const seats = 4;
/** How many cards a seat draws, and how many rounds are played. */
export const rounds = 3;
/** The cards are the numbers from 0 to 39. */
export const cards = 40;
/** How many moves a game has. */
export const moves = 2 * seats * rounds;

/** The seed of a game: 256 bits in hexadecimal. */
export function seedOf(game: number): string {
  return game.toString(16).padStart(64, "0");
}

/** The shuffled deck of a game, bottom first: the same chance as in a match with its seed. */
export function shuffledDeck(game: number): number[] {
  const stream = createStream(seedKey(seedOf(game)));
  stream.begin(purposes.setup, 0);
  return stream.order(cards);
}

/** Which card of its hand each seat plays, by round and seat: never the first one only. */
export function picksOf(game: number): number[] {
  return Array.from({ length: seats * rounds }, (_, at) => {
    const held = rounds - Math.floor(at / seats);
    return (Math.imul(game * seats * rounds + at + 1, 0x9e3779b1) >>> 16) % held;
  });
}

/** What every side tells of a finished game. */
export interface Final {
  /** What is left of the deck, bottom first. */
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  /** The card of each seat, round by round. */
  readonly revealed: readonly number[];
  readonly scores: readonly number[];
}

/** What is played: by a framework, or by hand. */
export interface Hands {
  readonly draw: (seat: number) => void;
  readonly answer: (seat: number, pick: number) => void;
}

/** Plays a game's moves in the order of the seats. */
export function playAll({ draw, answer }: Hands, picks: readonly number[]): void {
  for (let round = 0; round < rounds; round++) for (let seat = 0; seat < seats; seat++) draw(seat);
  for (let round = 0, at = 0; round < rounds; round++)
    for (let seat = 0; seat < seats; seat++) answer(seat, picks[at++]!);
}
