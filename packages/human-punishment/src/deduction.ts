import {
  FacedownError,
  imagine,
  includes,
  type Match,
  type Random,
  type Seat,
  type Seats,
  type Viewer,
} from "@facedown/core";
import { catalogOf } from "./catalog.js";
import type { humanPunishment } from "./game.js";
import { originalPack } from "./pack/original/pack.js";
import { colors, teams, type Card, type Color, type Pack, type Team } from "./pack/types.js";
import { teamOf } from "./team.js";

type Faces = readonly (string | null)[];

/** What a deduction reads of a view. */
export interface DeductionView {
  readonly players: readonly {
    readonly identity: Faces;
    readonly loyalties: Faces;
    readonly hand: Faces;
    readonly permanents: Faces;
    readonly bonds: readonly { readonly owners: Seats; readonly readers: readonly Seat[] }[];
    readonly sworn: "legion" | "fallen" | null;
  }[];
  readonly stage: Faces;
  readonly dug: Faces;
}

/** What `deduce` takes beside a view. */
export interface DeduceOptions {
  /** The pack of the game. Default: {@link originalPack}. */
  readonly pack?: Pack;
}

/** What `sampleTeams` takes beside a match and a viewer. */
export interface SampleOptions extends DeduceOptions {
  /** Where chance comes from. */
  readonly random: Random;
  /** How many deals are imagined, from 1 up. Default: 1000. */
  readonly samples?: number;
}

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

/** What cards add to a count: how much for each color, and whether they make Legion. */
interface Added {
  readonly human: number;
  readonly machine: number;
  readonly outlaw: number;
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
  exact: "All ways to deal the cards that the viewer does not see are equally likely.",
  sampled:
    "Each deal was imagined by the game: nearly always so that it would have gone on at its last check, the cards lying as now.",
} as const;

const none: TeamChances = { human: 0, machine: 0, outlaw: 0, legion: 0, fallen: 0 };
const mostSamples = 1_000_000;

const nothing: Added = { human: 0, machine: 0, outlaw: 0, legion: false };

function add(
  to: Added,
  { team, weight }: { readonly team: Color | "legion"; readonly weight: number },
): Added {
  return team === "legion" ? { ...to, legion: true } : { ...to, [team]: to[team] + weight };
}

function join(a: Added, b: Added): Added {
  return {
    human: a.human + b.human,
    machine: a.machine + b.machine,
    outlaw: a.outlaw + b.outlaw,
    legion: a.legion || b.legion,
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

const seenIn = (zones: readonly Faces[]): string[] => zones.flat().filter((face) => face !== null);
const total = (kinds: readonly Unseen[]): number => kinds.reduce((sum, { count }) => sum + count, 0);
const unseenIn = (faces: Faces): number => faces.filter((face) => face === null).length;

/** The cards that are left of these kinds when the seen ones are taken away. Throws `bad-state` if one is too many. */
function without<T extends Card>(
  cards: readonly T[],
  count: (card: T) => number,
  seen: readonly string[],
): Unseen<T>[] {
  const ids = new Set(cards.map(({ id }) => id));
  for (const id of seen)
    if (!ids.has(id)) throw new FacedownError("bad-state", "view", id, "the id of a card of the pack");
  return cards.map((card) => {
    const left = count(card) - seen.filter((id) => id === card.id).length;
    if (left < 0)
      throw new FacedownError("bad-state", "view", card.id, `at most ${count(card)} such cards in this game`);
    return { card, count: left };
  });
}

/** The table as a viewer has it: what it sees, and which cards are left for what it does not see. */
class Puzzle {
  readonly #identities: Chances<Allegiance>;
  readonly #loyalties: readonly Unseen<Pack["loyalties"][number]>[];
  readonly #programs: readonly Unseen<Pack["programs"][number]>[];

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
    this.#loyalties = without(
      pack.loyalties,
      ({ id }) => row.loyalties[id] ?? 0,
      seenIn(players.map(({ loyalties }) => loyalties)),
    );
    this.#programs = without(
      pack.programs,
      ({ copies }) => copies,
      seenIn([...players.flatMap(({ hand, permanents }) => [hand, permanents]), stage, dug]),
    );
  }

  /** What an ID says that is not seen: colors by what the chart has mixed, the cards of a color alike. */
  #unseenIdentities(mixed: Readonly<Record<Color, number>>): Chances<Allegiance> {
    const seen = seenIn(this.view.players.map(({ identity }) => identity));
    const dealt = this.pack.identities.filter((card) => card.color !== "boss");
    const left = without(dealt, ({ copies }) => copies, seen);
    const colorOf = new Map(dealt.map(({ id, color }) => [id, color]));
    const hidden = this.view.players.length + 1 - seen.length;
    const chances = colors.flatMap((color) => {
      const kinds = left.filter(({ card }) => card.color === color);
      const unseen = mixed[color] - seen.filter((id) => colorOf.get(id) === color).length;
      if (unseen < 0)
        throw new FacedownError("bad-state", "view", color, `at most ${mixed[color]} IDs of this color`);
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

  /** What the secret loyalties add that a player holds (HP-N-3). */
  #secrets(seat: Seat): Chances<Added> {
    const { hand } = this.view.players[seat]!;
    const secrets = this.pack.programs.flatMap((card) => (card.timing === "secret" ? [card] : []));
    const held = secrets
      .flatMap((card) => hand.filter((face) => face === card.id).map(() => card))
      .reduce(add, nothing);
    const kinds = this.#programs.filter(({ card }) => card.timing === "secret");
    const [places, all] = [unseenIn(hand), total(this.#programs)];
    const others = all - total(kinds);
    const deal = function* (
      at: number,
      left: number,
      added: Added,
      sets: number,
    ): Generator<[Added, number]> {
      const kind = kinds[at];
      if (!kind) {
        yield [added, (sets * ways(others, left)) / ways(all, places)];
        return;
      }
      const secret = secrets.find(({ id }) => id === kind.card.id)!;
      for (let taken = 0, sum = added; taken <= Math.min(kind.count, left); taken++, sum = add(sum, secret))
        yield* deal(at + 1, left - taken, sum, sets * ways(kind.count, taken));
    };
    return gather(deal(0, places, held, 1));
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
  #loyalty(seat: Seat): Chances<Added> {
    const { legion, elsewhere } = this.#bound(seat);
    const kinds = this.#loyalties;
    const slots = this.view.players[seat]!.loyalties;
    const find = (id: string) => this.pack.loyalties.find((card) => card.id === id)!;
    const deal = function* (
      at: number,
      left: readonly number[],
      added: Added,
      chance: number,
    ): Generator<[Added, number]> {
      const all = left.reduce((sum, count) => sum + count, 0);
      if (at === slots.length) {
        const legions = left.reduce(
          (sum, count, i) => sum + (kinds[i]!.card.team === "legion" ? count : 0),
          0,
        );
        const none = ways(all - legions, elsewhere) / ways(all, elsewhere);
        yield [added, chance * none];
        yield [{ ...added, legion: true }, chance * (1 - none)];
        return;
      }
      const face = slots[at] ?? null;
      if (face !== null) {
        const { team, weight } = find(face);
        yield* deal(at + 1, left, team === "legion" ? added : add(added, { team, weight }), chance);
        return;
      }
      for (const [i, { card }] of kinds.entries())
        if (left[i]! > 0) {
          const rest = left.map((count, kind) => (kind === i ? count - 1 : count));
          yield* deal(at + 1, rest, add(added, card), (chance * left[i]!) / all);
        }
    };
    const start = { ...nothing, legion };
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
    const secrets = this.#secrets(seat);
    const loyalties = this.#loyalty(seat);
    for (const [identity, first] of this.#identity(seat))
      for (const [secret, second] of secrets)
        for (const [loyalty, third] of loyalties)
          chances[teamFor(identity, join(secret, loyalty), sworn)] += first * second * third;
    return chances;
  }
}

function teamFor({ color, always }: Allegiance, added: Added, sworn: "legion" | "fallen" | null): Team {
  if (sworn === "legion" || always === "legion" || added.legion) return "legion";
  if (sworn === "fallen" || always === "fallen") return "fallen";
  if (always) return always;
  const { human, machine, outlaw } = add(added, { team: color, weight: 1 });
  if (human > machine && human > outlaw) return "human";
  return machine > human && machine > outlaw ? "machine" : "outlaw";
}

/**
 * What a viewer can work out from its view about the team of everybody: exact chances, when all ways to deal the cards
 * that it does not see are equally likely. IDs are dealt by the colors of the chart, loyalty cards from those of the
 * chart, programs from all that lie nowhere in sight. What people say and do, checks and discards play no part. Takes
 * about a millisecond, with many cards unseen and with few.
 *
 * Throws `bad-state` for a view that is not of a game with this pack.
 */
export function deduce(view: DeductionView, { pack = originalPack }: DeduceOptions = {}): Deduction {
  const puzzle = new Puzzle(view, pack);
  return {
    teams: view.players.map((_, seat) => puzzle.teamsOf(seat)),
    errors: view.players.map(() => none),
    model: models.exact,
  };
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

/**
 * The same by sampling: the game imagines deals that the viewer cannot tell from the real one, and the teams in them are
 * counted. Unlike {@link deduce} it heeds that the game went on at its last check. It needs the match, of which it uses
 * nothing that the viewer does not see. A thousand deals take about a second; chances have a standard error of at most
 * 0.016 then, halved by four times as many.
 *
 * Throws `bad-option` for a number of samples that is none.
 */
export function sampleTeams(
  match: Match<typeof humanPunishment>,
  viewer: Viewer,
  { pack = originalPack, random, samples = 1000 }: SampleOptions,
): Deduction {
  if (!Number.isInteger(samples) || samples < 1 || samples > mostSamples)
    throw new FacedownError("bad-option", "samples", samples, `a whole number from 1 to ${mostSamples}`);
  const cards = catalogOf(pack);
  const counts = Array.from({ length: match.seats }, (): Record<Team, number> => ({ ...none }));
  for (let i = 0; i < samples; i++) {
    const table = imagine(match, viewer, random);
    for (const [seat, count] of counts.entries()) count[teamOf({ cards, table }, seat)]++;
  }
  const { players } = match.view(viewer);
  return {
    teams: counts.map((count) => each((team) => count[team] / samples)),
    errors: counts.map((count, seat) =>
      isOpen(players[seat]!) ? none : each((team) => errorOf(count[team], samples)),
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

/** The likeliest team of a player; of several as likely the first in the order of teams. */
export function likeliestTeam(chances: TeamChances): Team {
  return teams.reduce((best, team) => (chances[team] > chances[best] ? team : best));
}
