import { readOptions, type AnyGame } from "@facedown/core";
import * as fc from "fast-check";
import { mostPick } from "./base.js";
import type { Playthrough, PlaythroughOptions } from "./playthrough.js";

function arbitraryOptions<G extends AnyGame>({
  options = [{}],
}: PlaythroughOptions<G>): fc.Arbitrary<object> {
  if ("generate" in options) return options;
  return fc.constantFrom(...(options as readonly object[]));
}

/** How many picks a playthrough may have. */
export function mostPicks<G extends AnyGame>(game: G, options: PlaythroughOptions<G>): number {
  return options.most ?? Math.max(4, Math.min(400, Math.ceil((game.usual * 2) / 3)));
}

function accepts(game: AnyGame, seats: number, options: object): boolean {
  const read = readOptions(game, options);
  return read.ok && game.inside.definition.accepts?.({ seats, options: read.value as never }) === undefined;
}

/**
 * Random games of a game, as a fast-check arbitrary: options, seats, seed, and one pick a step. A pick takes the kind of
 * move first, so that rare moves are reached; it may also be the table's, an illegal attempt or an undo. About half of
 * them stop before their game ends. They shrink to a short game of few.
 */
export function playthroughs<G extends AnyGame>(
  game: G,
  options: PlaythroughOptions<G> = {},
): fc.Arbitrary<Playthrough> {
  const { min, max } = game.seats;
  const seats = options.seats ? fc.constantFrom(...options.seats) : fc.integer({ min, max });
  const most = mostPicks(game, options);
  const table = fc
    .tuple(seats, arbitraryOptions(options) as fc.Arbitrary<Playthrough["options"]>)
    .filter(([count, chosen]) => accepts(game, count, chosen));
  const rest = fc.record({
    seed: fc.nat({ max: 99_999 }).map((number) => `seed ${number}`),
    picks: fc.array(fc.noBias(fc.integer({ min: 0, max: mostPick })), { maxLength: most, size: "max" }),
    cut: fc.option(fc.nat({ max: 999 }), { freq: 1 }),
    twins: fc.noShrink(fc.nat({ max: 2 ** 31 - 1 })),
  });
  return fc.tuple(table, rest).map(([[count, chosen], more]) => ({ seats: count, options: chosen, ...more }));
}
