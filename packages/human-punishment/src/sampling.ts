import {
  FacedownError,
  hashJson,
  imagine,
  type BotContext,
  type Match,
  type Random,
  type Viewer,
} from "@facedown/core";
import { catalogOf } from "./catalog.js";
import { packOf } from "./content.js";
import type { DeductionView } from "./deduction-view.js";
import type { humanPunishment } from "./game.js";
import type { Pack, Team } from "./pack/types.js";
import { shownTeam, weigh } from "./shown-teams.js";
import type { State } from "./state.js";
import { teamOf } from "./team.js";
import { each, none, type Deduction } from "./team-chances.js";

/** What `imaginedTeams` takes beside who imagines. */
export interface ImagineOptions {
  /** The pack of the game. Default: the one that the game was made with. */
  readonly pack?: Pack;
  /** How many deals are imagined, from 1 up. Default: 1000. */
  readonly samples?: number;
}

/** What `sampleTeams` takes beside a match and a viewer. */
export interface SampleOptions extends ImagineOptions {
  /** Where chance comes from. */
  readonly random: Random;
}

/** Who imagines tables that it cannot tell from the real one, and what it sees: what a bot is given has all of it. */
export type Imagining = Pick<BotContext<typeof humanPunishment>, "game" | "imagine"> & {
  readonly packet: { readonly view: Pick<DeductionView, "players" | "learned"> };
};

const model =
  "Each deal was imagined by the game: nearly always so that it would have gone on at its last check, the cards lying as now. A team that a check showed the viewer holds in nineteen of twenty cases, while some deal has it: cards may have moved since.";
const mostSamples = 1_000_000;

/** The pack of a game, which may be named if it is the same. Throws `bad-option`. */
function rightPackOf(game: Imagining["game"], named: Pack | undefined, path: string): Pack {
  const own = packOf(game);
  if (named === undefined || named === own) {
    if (own) return own;
    throw new FacedownError("bad-option", path, game, "a game that createHumanPunishment has made");
  }
  const [content] = game.content;
  if (hashJson(named) !== content?.hash)
    throw new FacedownError("bad-option", "pack", named.id, `the pack of the game: ${content?.id ?? "none"}`);
  return named;
}

const isGame = (game: unknown): game is Imagining["game"] =>
  typeof game === "object" && game !== null && "content" in game && Array.isArray(game.content);

/**
 * The teams in tables that somebody imagines, counted: what {@link sampleTeams} does for whoever has no match, such as a
 * bot, whose own `imagine` it takes: `imaginedTeams(context)`. A thousand deals take about a second; chances have a standard
 * error of at most 0.016 then, halved by four times as many.
 *
 * Throws `bad-option` for a number of samples that is none, for a game that is none of this package, and for another pack
 * than that of the game.
 */
export function imaginedTeams(
  imagining: Imagining,
  { pack: named, samples = 1000 }: ImagineOptions = {},
): Deduction {
  const { game, imagine: next, packet } = imagining;
  if (!isGame(game))
    throw new FacedownError("bad-option", "game", game, "a game that createHumanPunishment has made");
  if (!Number.isInteger(samples) || samples < 1 || samples > mostSamples)
    throw new FacedownError("bad-option", "samples", samples, `a whole number from 1 to ${mostSamples}`);
  const cards = catalogOf(rightPackOf(game, named, "game"));
  const counts: Record<Team, number>[] = [];
  for (let i = 0; i < samples; i++) {
    const table: State = next();
    for (const seat of table.players.keys()) (counts[seat] ??= { ...none })[teamOf({ cards, table }, seat)]++;
  }
  const { view } = packet;
  const shares = counts.map((count) => each((team) => count[team] / samples));
  const shown = shares.map((share, seat) => shownTeam(view, seat, share));
  return {
    teams: shares.map((share, seat) => weigh(share, shown[seat], 1)),
    errors: counts.map((count, seat) =>
      isOpen(view.players[seat]!)
        ? none
        : weigh(
            each((team) => errorOf(count[team], samples)),
            shown[seat],
            0,
          ),
    ),
    model,
  };
}

function isOpen({ identity, loyalties, hand }: DeductionView["players"][number]): boolean {
  return ![...identity, ...loyalties, ...hand].includes(null);
}

/**
 * The standard error of a share, as if one more of each kind had been counted (Laplace's rule): what never came in twenty
 * deals is not certain not to be.
 */
function errorOf(count: number, samples: number): number {
  const share = (count + 1) / (samples + 2);
  return Math.sqrt((share * (1 - share)) / samples);
}

/**
 * The same by sampling: the game imagines deals that the viewer cannot tell from the real one, and the teams in them are
 * counted. Unlike {@link deduce} it heeds that the game went on at its last check. It needs the match, of which it uses
 * nothing that the viewer does not see: whoever holds only a seat or its packets has no match, and uses `deduce`; a bot uses
 * {@link imaginedTeams}. A thousand deals take about a second; chances have a standard error of at most 0.016 then, halved
 * by four times as many.
 *
 * Throws as {@link imaginedTeams} does, `bad-seat` for a viewer who is none, and `bad-random`.
 */
export function sampleTeams(
  match: Match<typeof humanPunishment>,
  viewer: Viewer,
  options: SampleOptions,
): Deduction {
  if (typeof (match as unknown) !== "object" || (match as unknown) === null || !isGame(match.game))
    throw new FacedownError("bad-option", "match", match, "a match of a game of createHumanPunishment");
  if (typeof (options as unknown) !== "object" || (options as unknown) === null)
    throw new FacedownError("bad-option", "options", options, "an object, such as { random }");
  const { random, ...others } = options;
  rightPackOf(match.game, others.pack, "match");
  const packet = { view: match.view(viewer) };
  return imaginedTeams({ game: match.game, packet, imagine: () => imagine(match, viewer, random) }, others);
}
