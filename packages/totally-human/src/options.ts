import type { SetupProblem } from "@facedown/core";
import * as v from "valibot";
import { answerNumbers, rounds, standardIdentities, type Identity } from "./cards.js";
import type { Pack } from "./pack/pack.js";

/** The greatest number of players: there are eight characters (TH-A1). */
export const mostPlayers = 8;

/** The number of rocket cards, unless the pack has fewer (TH-A17). */
export const standardRockets = 6;

const longestDeadline = 24 * 60 * 60;

const identity = v.strictObject({ number: v.picklist(answerNumbers), alien: v.boolean() });

/** The options of a game with this pack, with their defaults. */
export function optionsOf(pack: Pack) {
  const most = pack.rockets.length;
  const ids = pack.characters.map(({ id }) => id);
  return v.strictObject({
    minPlayers: v.optional(v.picklist([2, 3]), 3),
    identityDeck: v.optional(
      v.union([
        v.literal("standard"),
        v.pipe(v.array(identity), v.minLength(2 * rounds), v.maxLength(200), v.readonly()),
      ]),
      "standard",
    ),
    launchStart: v.optional(v.picklist(["shared", "choose"]), "shared"),
    discussionEnds: v.optional(v.picklist(["all", "host"]), "all"),
    multipleRequests: v.optional(v.boolean(), false),
    negotiationDeadline: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestDeadline))),
      null,
    ),
    rocketCount: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(most)),
      Math.min(standardRockets, most),
    ),
    characters: v.optional(
      v.nullable(
        v.pipe(
          v.array(v.picklist(ids)),
          v.check(
            (chosen) => new Set(chosen).size === chosen.length,
            "characters of which none is chosen twice",
          ),
          v.readonly(),
        ),
      ),
      null,
    ),
  });
}

/** The options of a game, defaults filled in. */
export interface Options extends v.InferOutput<ReturnType<typeof optionsOf>> {}

/** The options that moves depend on. */
export interface Settings {
  /** Where the last standees go: all on the first rocket, or each where its player chooses in secret. */
  readonly launchStart: "shared" | "choose";
  /** What ends a discussion: every player, or the host. */
  readonly discussionEnds: "all" | "host";
  /** Whether a player may ask to join several rockets at a time. */
  readonly multipleRequests: boolean;
  /** After how many seconds of the launch phase all rockets launch as they stand; `null` for never. */
  readonly negotiationDeadline: number | null;
}

/** The settings of these options. */
export function settingsOf(options: Options): Settings {
  const { launchStart, discussionEnds, multipleRequests, negotiationDeadline } = options;
  return { launchStart, discussionEnds, multipleRequests, negotiationDeadline };
}

/** The identity cards of these options. */
export function identitiesOf({ identityDeck }: Pick<Options, "identityDeck">): readonly Identity[] {
  return identityDeck === "standard" ? standardIdentities : identityDeck;
}

/** The characters of the seats, as indices into the pack's list: those chosen, or the first ones (TH-3). */
export function charactersOf({ characters }: Options, pack: Pack, seats: number): number[] {
  if (characters === null) return Array.from({ length: seats }, (_, seat) => seat);
  return characters.map((chosen) => pack.characters.findIndex(({ id }) => id === chosen));
}

/** What is wrong with this number of players under these options. */
export function setupProblem(options: Options, pack: Pack, seats: number): SetupProblem | undefined {
  const { characters, minPlayers } = options;
  const cards = identitiesOf(options).length;
  const most = pack.characters.length;
  if (seats < minPlayers)
    return {
      path: "seats",
      value: seats,
      expected: `at least ${minPlayers} players${minPlayers === 3 ? ', or "minPlayers": 2' : ""}`,
    };
  if (seats > most)
    return { path: "seats", value: seats, expected: `at most ${most}, one for each character of the pack` };
  if (cards < rounds * seats)
    return {
      path: "options.identityDeck",
      value: cards,
      expected: `at least ${rounds * seats} cards, three for each player`,
    };
  if (characters !== null && characters.length !== seats)
    return {
      path: "options.characters",
      value: characters,
      expected: `${seats} characters, one for each seat`,
    };
  return undefined;
}
