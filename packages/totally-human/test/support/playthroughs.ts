import type { PlaythroughOptions } from "@facedown/testing";
import * as fc from "fast-check";
import { answerNumbers, standardPack, type totallyHuman } from "@facedown/totally-human";
import type { Options } from "../../src/options.js";

type Arbitraries = { readonly [Name in keyof Options]: fc.Arbitrary<Options[Name]> };

/** Mostly few seats, so that many short games are played. */
const seats = [2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8];

/** Half of the hands are aliens', so that answers are often forced. */
const manyAliens = Array.from({ length: 15 }, (_, i) => ({
  number: answerNumbers[i % 5]!,
  alien: i % 5 === 0,
}));

const deckOf = (alien: fc.Arbitrary<boolean>, fewest: number, most: number) =>
  fc.array(fc.record({ number: fc.constantFrom(...answerNumbers), alien }), {
    minLength: fewest,
    maxLength: most,
    size: "max",
  });

const decks = fc.oneof(
  fc.constant(manyAliens),
  deckOf(fc.boolean(), 6, 30),
  // A single role, and no card left over for as many seats as there may be.
  fc
    .tuple(fc.constantFrom(...seats), fc.boolean())
    .chain(([players, alien]) => deckOf(fc.constant(alien), 3 * players, 3 * players)),
);

const chosenCharacters = fc.constantFrom(...seats).chain((players) =>
  fc.shuffledSubarray(
    standardPack.characters.map(({ id }) => id),
    { minLength: players, maxLength: players },
  ),
);

/** Every option of the game, over its legal values. What does not fit the seats is left out by whoever plays. */
const options: Arbitraries = {
  minPlayers: fc.constantFrom(2, 2, 2, 3),
  identityDeck: fc.oneof(
    { arbitrary: fc.constant("standard" as const), weight: 1 },
    { arbitrary: decks, weight: 2 },
  ),
  launchStart: fc.constantFrom("shared", "shared", "choose"),
  discussionEnds: fc.constantFrom("host", "host", "host", "all"),
  multipleRequests: fc.boolean(),
  negotiationDeadline: fc.option(fc.integer({ min: 1, max: 86_400 }), { freq: 2 }),
  rocketCount: fc.integer({ min: 2, max: standardPack.rockets.length }),
  characters: fc.oneof(
    { arbitrary: fc.constant(null), weight: 1 },
    { arbitrary: chosenCharacters, weight: 3 },
  ),
};

/** The games that laws and disclosures look at: every option, short enough for many. */
export const randomGames: PlaythroughOptions<typeof totallyHuman> = {
  options: fc.record(options, { requiredKeys: [] }),
  seats,
  most: 50,
};
