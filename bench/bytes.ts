import { createRandom, startMatch, toRecord, type AnyGame, type Match } from "@facedown/core";
import { totallyHuman } from "@facedown/totally-human";
import { picksOf, playAll, seats, seedOf } from "./draw-and-answer/deal.js";
import { drawAndAnswer } from "./draw-and-answer/facedown.js";

/** Bytes of JSON. */
export interface Bytes {
  /** Of what a seat is sent after a move. */
  readonly packet: { readonly mean: number; readonly most: number };
  /** Of a whole game's record, over its moves. */
  readonly recordMove: number;
}

function bytesOf<G extends AnyGame>(match: Match<G>, positions: readonly Match<G>[]): Bytes {
  const sizes = positions.flatMap((position) =>
    Array.from({ length: match.seats }, (_, seat) => Buffer.byteLength(JSON.stringify(position.frame(seat)))),
  );
  return {
    packet: { mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length, most: Math.max(...sizes) },
    recordMove: Buffer.byteLength(JSON.stringify(toRecord(match))) / match.length,
  };
}

/** A game of draw-and-answer. */
export function drawAndAnswerBytes(game: number): Bytes {
  let match: Match<typeof drawAndAnswer> = startMatch(drawAndAnswer, { seats, seed: seedOf(game) });
  const positions: (typeof match)[] = [];
  const play = (seat: number, pick: number): void => {
    const played = match.play(seat, match.choices(seat)[pick]!);
    if (!played.ok) throw new Error(`refused: ${played.rejection.code}`);
    match = played.match;
    positions.push(match);
  };
  playAll({ draw: (seat) => play(seat, 0), answer: play }, picksOf(game));
  return bytesOf(match, positions);
}

/** A random game of Totally Human. */
export function totallyHumanBytes(seated: number): Bytes {
  const random = createRandom("bytes");
  let match: Match<typeof totallyHuman> = startMatch(totallyHuman, { seats: seated, seed: "bytes" });
  const positions: (typeof match)[] = [];
  while (match.outcome === null) {
    const seat = random.pick(match.waiting);
    const played = match.play(seat, random.pick(match.choices(seat)));
    if (!played.ok) throw new Error(`refused: ${played.rejection.code}`);
    match = played.match;
    positions.push(match);
  }
  return bytesOf(match, positions);
}
