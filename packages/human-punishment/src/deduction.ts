import {
  FacedownError,
  hashJson,
  imagine,
  includes,
  type BotContext,
  type Match,
  type Random,
  type Seat,
  type Viewer,
} from "@facedown/core";
import { catalogOf } from "./catalog.js";
import { packOf } from "./content.js";
import { assertDeductionOptions, assertDeductionView, type DeductionView } from "./deduction-view.js";
import type { humanPunishment } from "./game.js";
import { originalPack } from "./pack/original/pack.js";
import { colors, teams, type Card, type Color, type Pack, type Team } from "./pack/types.js";
import type { State } from "./state.js";
import { teamOf } from "./team.js";

export type { DeductionView } from "./deduction-view.js";

type Faces = readonly (string | null)[];

/** What `deduce` takes beside a view. */
export interface DeduceOptions {
  /** The pack of the game. Default: {@link originalPack}. */
  readonly pack?: Pack;
}

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

/** The chance of each team, from 0 to 1; together they are 1. */
export type TeamChances = Readonly<Record<Team, number>>;

/** What a viewer can work out about the teams. */
export interface Deduction {
  /** The chances of each seat's team: one of them is 1 for who sees all its cards, such as the viewer itself. */
  readonly teams: readonly TeamChances[];
  /** The standard error of each chance: 0 only where it was worked out, or the viewer sees all cards of that seat. */
  readonly errors: readonly TeamChances[];
  /** What was taken for granted. */
  readonly model: string;
}

/** Something that may be so, and its chance. */
type Chances<T> = readonly (readonly [T, number])[];

/** By how much cards put Human ahead, and whether they make Legion; then the count says nothing. */
interface Lead {
  readonly overMachine: number;
  readonly overOutlaw: number;
  readonly legion: boolean;
}

/** What an ID says of its owner. */
interface Allegiance {
  readonly color: Color;
  readonly always: Team | undefined;
}

/** Cards of a kind that are not seen. */
interface Unseen<T extends Card = Card> {
  readonly card: T;
  readonly count: number;
}

const models = {
  exact:
    "All ways to deal the cards that the viewer does not see are equally likely. A team that a check showed the viewer holds in nineteen of twenty cases, while it is possible: cards may have moved since.",
  sampled:
    "Each deal was imagined by the game: nearly always so that it would have gone on at its last check, the cards lying as now. A team that a check showed the viewer holds in nineteen of twenty cases, while some deal has it: cards may have moved since.",
} as const;

const none: TeamChances = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };
const mostSamples = 1_000_000;

const level: Lead = { overMachine: 0, overOutlaw: 0, legion: false };
const legionLead: Lead = { ...level, legion: true };

function add(
  { overMachine, overOutlaw, legion }: Lead,
  { team, weight }: { readonly team: Color | "legion"; readonly weight: number },
): Lead {
  if (legion || team === "legion") return legionLead;
  const human = team === "human" ? weight : 0;
  return {
    overMachine: overMachine + human - (team === "machine" ? weight : 0),
    overOutlaw: overOutlaw + human - (team === "outlaw" ? weight : 0),
    legion,
  };
}

function join(a: Lead, b: Lead): Lead {
  if (a.legion || b.legion) return legionLead;
  return {
    overMachine: a.overMachine + b.overMachine,
    overOutlaw: a.overOutlaw + b.overOutlaw,
    legion: false,
  };
}

/** Puts equal ones together. */
function gather<T>(chances: Iterable<readonly [T, number]>): Chances<T> {
  const sums = new Map<string, [T, number]>();
  for (const [what, chance] of chances) {
    const key = JSON.stringify(what);
    const sum = sums.get(key);
    if (sum) sum[1] += chance;
    else sums.set(key, [what, chance]);
  }
  return [...sums.values()].filter(([, chance]) => chance > 0);
}

function ways(from: number, take: number): number {
  if (take < 0 || take > from) return 0;
  let product = 1;
  for (let i = 0; i < take; i++) product = (product * (from - i)) / (i + 1);
  return product;
}

/**
 * The chance that of `places` cards, drawn from `all` of which `of` are of a kind, just `taken` are of it. Multiplied in an
 * order in which nothing grows too large.
 */
function chanceOf(taken: number, places: number, of: number, all: number): number {
  let chance = 1;
  for (let i = 0; i < places; i++)
    chance *=
      i < taken
        ? (((of - i) / (all - i)) * (places - i)) / (i + 1)
        : Math.max(0, all - of - (i - taken)) / (all - i);
  return chance;
}

/** A face that is seen, and where. */
interface Placed {
  readonly face: string;
  readonly path: string;
}

const placedIn = (faces: Faces, path: string): Placed[] =>
  faces.flatMap((face, at) => (face === null ? [] : [{ face, path: `${path}[${at}]` }]));
const total = (kinds: readonly { readonly count: number }[]): number =>
  kinds.reduce((sum, { count }) => sum + count, 0);
const unseenIn = (faces: Faces): number => faces.filter((face) => face === null).length;

/** The cards that are left of these kinds when the seen ones are taken away. Throws `bad-state` where one is too many. */
function without<T extends Card>(
  cards: readonly T[],
  count: (card: T) => number,
  seen: readonly Placed[],
): Unseen<T>[] {
  const left = new Map(cards.map((card) => [card.id, { card, count: count(card) }]));
  for (const { face, path } of seen) {
    const kind = left.get(face);
    if (!kind) throw new FacedownError("bad-state", path, face, "the id of a card of the pack that is dealt");
    if (kind.count === 0)
      throw new FacedownError("bad-state", path, face, `at most ${count(kind.card)} such cards in this game`);
    kind.count--;
  }
  return [...left.values()];
}

/** Cards that add the same, counted together. */
interface Alike {
  readonly team: Color | "legion";
  readonly weight: number;
  readonly count: number;
}

function alike<T extends Card & Omit<Alike, "count">>(kinds: readonly Unseen<T>[]): Alike[] {
  const groups = new Map<string, Alike>();
  for (const { card, count } of kinds) {
    const { team, weight } = card;
    const key = `${team} ${weight}`;
    groups.set(key, { team, weight, count: count + (groups.get(key)?.count ?? 0) });
  }
  return [...groups.values()].filter(({ count }) => count > 0);
}

type Secret = Extract<Pack["programs"][number], { readonly timing: "secret" }>;

/** The table as a viewer has it: what it sees, and which cards are left for what it does not see. */
class Puzzle {
  readonly #identities: Chances<Allegiance>;
  readonly #loyalties: readonly Alike[];
  readonly #secrets: readonly Alike[];
  readonly #programs: number;

  constructor(
    private readonly view: DeductionView,
    private readonly pack: Pack,
  ) {
    const { players, stage, dug } = view;
    const row = pack.charts[players.length];
    if (!row)
      throw new FacedownError(
        "bad-state",
        "view.players",
        players.length,
        "a number of players with a chart",
      );
    this.#identities = this.#unseenIdentities(row.ids);
    this.#loyalties = alike(
      without(
        pack.loyalties,
        ({ id }) => (Object.hasOwn(row.loyalties, id) ? row.loyalties[id]! : 0),
        this.#seen("loyalties"),
      ),
    );
    const programs = without(pack.programs, ({ copies }) => copies, [
      ...this.#seen("hand"),
      ...this.#seen("permanents"),
      ...placedIn(stage, "view.stage"),
      ...placedIn(dug, "view.dug"),
    ]);
    this.#programs = total(programs);
    this.#secrets = alike(programs.filter((kind): kind is Unseen<Secret> => kind.card.timing === "secret"));
    this.#assertRoom();
  }

  /** All that is seen of one kind of the players' cards. */
  #seen(zone: "identity" | "loyalties" | "hand" | "permanents"): Placed[] {
    return this.view.players.flatMap((player, seat) =>
      placedIn(player[zone], `view.players[${seat}].${zone}`),
    );
  }

  /** Throws `bad-state` where a hand holds more cards that are not seen than there are left. */
  #assertRoom(): void {
    let left = this.#programs;
    for (const [seat, { hand }] of this.view.players.entries()) {
      left -= unseenIn(hand);
      if (left < 0)
        throw new FacedownError(
          "bad-state",
          `view.players[${seat}].hand`,
          hand.length,
          `at most ${this.#programs} programs that are not seen in all hands`,
        );
    }
  }

  /** What an ID says that is not seen: colors by what the chart has mixed, the cards of a color alike. */
  #unseenIdentities(mixed: Readonly<Record<Color, number>>): Chances<Allegiance> {
    const seen = this.#seen("identity");
    const dealt = this.pack.identities.filter((card) => card.color !== "boss");
    const left = without(dealt, ({ copies }) => copies, seen);
    const colorOf = new Map(dealt.map(({ id, color }) => [id, color]));
    const hidden = this.view.players.length + 1 - seen.length;
    const chances = colors.flatMap((color) => {
      const kinds = left.filter(({ card }) => card.color === color);
      const ofColor = seen.filter(({ face }) => colorOf.get(face) === color);
      const unseen = mixed[color] - ofColor.length;
      if (unseen < 0)
        throw new FacedownError(
          "bad-state",
          ofColor.at(-1)!.path,
          color,
          `at most ${mixed[color]} IDs of this color`,
        );
      return kinds.map(
        ({ card: { always }, count }) =>
          [{ color, always }, (unseen / hidden) * (count / Math.max(1, total(kinds)))] as const,
      );
    });
    return gather(chances);
  }

  #identity(seat: Seat): Chances<Allegiance> {
    const [face = null] = this.view.players[seat]!.identity;
    if (face === null) return this.#identities;
    const card = this.pack.identities.find(({ id }) => id === face)!;
    return [[{ color: card.color as Color, always: card.always }, 1]];
  }

  /** What the secret loyalties add that a player holds (HP-N-3), one kind of them after another. */
  #held(seat: Seat): Chances<Lead> {
    const { hand } = this.view.players[seat]!;
    const seen = this.pack.programs.flatMap((card) =>
      card.timing === "secret" ? hand.filter((face) => face === card.id).map(() => card) : [],
    );
    let all = this.#programs;
    let states: Chances<Lead & { readonly left: number }> = [
      [{ ...seen.reduce(add, level), left: unseenIn(hand) }, 1],
    ];
    for (const kind of this.#secrets) {
      states = gather(
        states.flatMap(([{ left, ...lead }, chance]) =>
          Array.from({ length: Math.min(kind.count, left) + 1 }, (_, taken) => {
            const weight = kind.weight * taken;
            const next = taken === 0 ? lead : add(lead, { team: kind.team, weight });
            return [
              { ...next, left: left - taken },
              chance * chanceOf(taken, left, kind.count, all),
            ] as const;
          }),
        ),
      );
      all -= kind.count;
    }
    return gather(states.map(([{ left: _, ...lead }, chance]) => [lead, chance] as const));
  }

  /** Where a Legion loyalty would make Legion of a player: seen there, or among so many cards that are not seen. */
  #bound(seat: Seat): { readonly legion: boolean; readonly elsewhere: number } {
    let [legion, elsewhere] = [false, 0];
    for (const [owner, { loyalties, bonds }] of this.view.players.entries())
      for (const [slot, { owners, readers }] of bonds.entries()) {
        if (!includes(owners, seat) && readers[0] !== seat) continue;
        const face = loyalties[slot] ?? null;
        if (face !== null) legion ||= this.pack.loyalties.find(({ id }) => id === face)?.team === "legion";
        else if (owner !== seat) elsewhere++;
      }
    return { legion, elsewhere };
  }

  /** What loyalty cards add: a player's own, and a Legion card that it had or was the first to see (HP-L-5). */
  #loyalty(seat: Seat): Chances<Lead> {
    const { legion, elsewhere } = this.#bound(seat);
    const kinds = this.#loyalties;
    const slots = this.view.players[seat]!.loyalties;
    const find = (id: string) => this.pack.loyalties.find((card) => card.id === id)!;
    const deal = function* (
      at: number,
      left: readonly number[],
      added: Lead,
      chance: number,
    ): Generator<[Lead, number]> {
      const all = left.reduce((sum, count) => sum + count, 0);
      if (at === slots.length) {
        const legions = left.reduce((sum, count, i) => sum + (kinds[i]!.team === "legion" ? count : 0), 0);
        const none = ways(all - legions, elsewhere) / ways(all, elsewhere);
        yield [added, chance * none];
        yield [legionLead, chance * (1 - none)];
        return;
      }
      const face = slots[at] ?? null;
      if (face !== null) {
        const { team, weight } = find(face);
        yield* deal(at + 1, left, team === "legion" ? added : add(added, { team, weight }), chance);
        return;
      }
      for (const [i, kind] of kinds.entries())
        if (left[i]! > 0) {
          const rest = left.map((count, kind) => (kind === i ? count - 1 : count));
          yield* deal(at + 1, rest, add(added, kind), (chance * left[i]!) / all);
        }
    };
    const start = legion ? legionLead : level;
    return gather(
      deal(
        0,
        kinds.map(({ count }) => count),
        start,
        1,
      ),
    );
  }

  /** The chances of a player's team, in the order of HP-T-9. */
  teamsOf(seat: Seat): TeamChances {
    const { sworn } = this.view.players[seat]!;
    const chances: Record<Team, number> = { ...none };
    const secrets = this.#held(seat);
    const loyalties = this.#loyalty(seat);
    for (const [identity, first] of this.#identity(seat))
      for (const [secret, second] of secrets)
        for (const [loyalty, third] of loyalties)
          chances[teamFor(identity, join(secret, loyalty), sworn)] += first * second * third;
    return chances;
  }
}

function teamFor({ color, always }: Allegiance, lead: Lead, sworn: "legion" | "fallen" | null): Team {
  if (sworn === "legion" || always === "legion" || lead.legion) return "legion";
  if (sworn === "fallen" || always === "fallen") return "fallen";
  if (always) return always;
  const { overMachine, overOutlaw } = add(lead, { team: color, weight: 1 });
  if (overMachine > 0 && overOutlaw > 0) return "human";
  return overMachine < 0 && overMachine < overOutlaw ? "machine" : "outlaw";
}

/**
 * What a viewer can work out from its view about the team of everybody: exact chances, when all ways to deal the cards
 * that it does not see are equally likely. IDs are dealt by the colors of the chart, loyalty cards from those of the
 * chart, programs from all that lie nowhere in sight. What people say and do, checks and discards play no part.
 *
 * With the original pack it takes about 2 ms of one core for 4 players and 5 ms for 16, also with hands of twenty. What
 * it takes grows with the third power of the programs in a hand that are not seen, 200 at most, as far as they may be
 * secret loyalties: with 60 secret loyalties in a pack about 2 ms for a hand of 4, 0.3 s for 20, 1.4 s for 60.
 *
 * Throws `bad-state` with the place for a view that is not of a game with this pack, and `bad-option` for options that are
 * none. A view does not say of which pack it is: give the pack of the game.
 */
export function deduce(view: DeductionView, options: DeduceOptions = {}): Deduction {
  assertDeductionOptions(options);
  assertDeductionView(view);
  const puzzle = new Puzzle(view, options.pack ?? originalPack);
  return {
    teams: view.players.map((_, seat) => {
      const chances = puzzle.teamsOf(seat);
      return weigh(chances, shownTeam(view, seat, chances), 1);
    }),
    errors: view.players.map(() => none),
    model: models.exact,
  };
}

/** The last that a check showed the viewer: teams by seat, `null` for those who did not live then. */
function lastLearned({ learned }: Pick<DeductionView, "learned">): readonly (Team | null)[] {
  return learned.findLast((shown) => shown !== null) ?? [];
}

/** How likely it is that a team that was shown has not changed without a trace: a rule of thumb, as `imagine` has one. */
const hasHeld = 0.95;

/** The team that the viewer was last shown a player to be of, where that may still be so (HP-E-18). */
function shownTeam(
  view: Pick<DeductionView, "learned" | "players">,
  seat: number,
  chances: TeamChances,
): Team | undefined {
  const team = lastLearned(view)[seat] ?? undefined;
  const isOpenNow = teams.some((each) => chances[each] === 1) || view.players[seat]!.sworn !== null;
  return team !== undefined && !isOpenNow && chances[team] > 0 ? team : undefined;
}

/** The same chances, or their errors, where a team was shown: mostly it has held. */
function weigh(chances: TeamChances, shown: Team | undefined, certain: 0 | 1): TeamChances {
  if (shown === undefined) return chances;
  return each((team) => (team === shown ? certain * hasHeld : 0) + (1 - hasHeld) * chances[team]);
}

function each(of: (team: Team) => number): TeamChances {
  return {
    human: of("human"),
    machine: of("machine"),
    outlaw: of("outlaw"),
    legion: of("legion"),
    fallen: of("fallen"),
  };
}

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
    model: models.sampled,
  };
}

function isOpen({ identity, loyalties, hand }: DeductionView["players"][number]): boolean {
  return unseenIn([...identity, ...loyalties, ...hand]) === 0;
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

/** The likeliest team of a player; of several as likely the first in the order of teams. Throws `bad-option`. */
export function likeliestTeam(chances: TeamChances): Team {
  const isRight =
    typeof (chances as unknown) === "object" &&
    (chances as unknown) !== null &&
    teams.every((team) => typeof (chances[team] as unknown) === "number");
  if (!isRight) throw new FacedownError("bad-option", "chances", chances, "the chance of each team");
  return teams.reduce((best, team) => (chances[team] > chances[best] ? team : best));
}
