import { FacedownError, includes, type Seat } from "@facedown/core";
import type { DeductionView } from "./deduction-view.js";
import { colors, type Card, type Color, type Pack, type Team } from "./pack/types.js";
import { mostCommon, precedence } from "./team.js";
import { none, type TeamChances } from "./team-chances.js";

type Faces = readonly (string | null)[];

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
export class Puzzle {
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
  return precedence({ isLegion: lead.legion, always, sworn }, () => {
    const { overMachine, overOutlaw } = add(lead, { team: color, weight: 1 });
    return mostCommon({ human: 0, machine: -overMachine, outlaw: -overOutlaw });
  });
}
