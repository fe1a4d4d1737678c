import { FacedownError } from "@facedown/core";

/*
 * Weighs all deals of hidden cards at once. Deals are not listed: what matters of the cards that the aliens among some
 * seats hold is how many of each kind they are, and a number of deals belongs to each such makeup. Humans hold any plain
 * cards that are left. Seats are added one after another (a sum-product over a chain); going back over the chain gives
 * what each hand of each seat contributes.
 *
 * All is done in doubles. Only numbers that are not negative are multiplied and added, so nothing cancels, and a sum of n
 * terms is off by a factor of at most 1 + n·2⁻⁵³ (N. J. Higham, "Accuracy and Stability of Numerical Algorithms", 2nd
 * ed., section 4.2). With 8 seats, at most 185 hands each and sums in blocks, a chance is off by less than 10⁻¹² of
 * itself; the tests compare with whole numbers.
 */

/** Cards that are all alike. */
export interface Kind {
  readonly alien: boolean;
  /** How many of them are unseen. */
  readonly count: number;
}

/** A makeup of the unseen cards of a seat. */
export interface Makeup {
  /** How many cards of each kind. */
  readonly counts: readonly number[];
  /** The chance of what the seat did, if this is what it holds and it is an alien. */
  readonly chance: number;
}

/** A seat with unseen cards. */
export interface Holder {
  /** How many unseen cards it holds. */
  readonly cards: number;
  /** The chance of what the seat did, if it is human; 0 if it cannot be. */
  readonly human: number;
  /** With what it may hold as an alien. */
  readonly alien: readonly Makeup[];
}

/** What the deals of each possibility weigh; to be divided by `total`. */
export interface Weights {
  readonly total: number;
  /** For each seat: that it is human, and that it is an alien with each of its makeups. */
  readonly seats: readonly { readonly human: number; readonly alien: readonly number[] }[];
  /** That exactly so many of the seats are aliens, by their number. */
  readonly aliens: readonly number[];
}

/** What a seat may hold as an alien: a step from one makeup of all the aliens' cards to another. */
interface Step {
  readonly offset: number;
  /** The room that it takes of what the deck has left. */
  readonly room: number;
  readonly factor: number;
}

interface Moves {
  readonly human: number;
  readonly steps: readonly Step[];
}

/** A sum for each makeup, by the number of aliens and then in the order of the keys. */
type Sums = readonly Float64Array[];

/** No hand has more cards. */
const mostCards = 3;
const blockSize = 256;
/** More makeups than these are refused: it would take minutes. */
const mostMakeups = 4_000_000;
/** How many indices of steps are kept in memory. */
const mostKept = 8_000_000;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** In how many ways `k` of `n` cards lie in a row. */
function inOrder(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= Math.max(0, n - i);
  return ways;
}

/** In how many orders cards of this makeup lie in a hand. */
function orders(counts: readonly number[]): number {
  const cards = counts.reduce((all, count) => all + count, 0);
  return counts.reduce((ways, count) => ways / inOrder(count, count), inOrder(cards, cards));
}

/** Makeups as numbers: a digit for each kind, so that keys add as makeups do as long as the deck holds both. */
class Keys {
  readonly #kinds: readonly Kind[];
  readonly #places: readonly number[];
  readonly #radixes: readonly number[];

  constructor(kinds: readonly Kind[], cards: number) {
    this.#kinds = kinds;
    this.#radixes = kinds.map(({ count }) => Math.min(count, cards) + 1);
    let place = 1;
    this.#places = this.#radixes.map((radix) => (place *= radix) / radix);
  }

  of(counts: readonly number[]): number {
    return counts.reduce((key, count, kind) => key + count * this.#places[kind]!, 0);
  }

  /** Three bits for each kind: whether the deck has at least one, two, three cards more than the makeup. */
  roomBeside(key: number): number {
    let room = 0;
    for (let kind = 0; kind < this.#kinds.length; kind++) {
      const left = Math.min(this.#kinds[kind]!.count - this.#digit(key, kind), mostCards);
      room |= ((1 << left) - 1) << (mostCards * kind);
    }
    return room;
  }

  /** The room that these cards take. */
  roomOf(counts: readonly number[]): number {
    return counts.reduce((room, count, kind) => room | (((1 << count) - 1) << (mostCards * kind)), 0);
  }

  /** In how many ways the aliens' places get this makeup and the others, of `cards` places in all, get plain cards. */
  ways(key: number, cards: number): number {
    let [ways, plain, others] = [1, 0, cards];
    this.#kinds.forEach(({ alien, count }, kind) => {
      const held = this.#digit(key, kind);
      ways *= inOrder(count, held);
      others -= held;
      if (!alien) plain += count - held;
    });
    return ways * inOrder(plain, others);
  }

  #digit(key: number, kind: number): number {
    return Math.floor(key / this.#places[kind]!) % this.#radixes[kind]!;
  }
}

/** The seat's chances, the greatest of them scaled to 1 against underflow. */
function movesOf({ human, alien }: Holder, keys: Keys): Moves {
  const greatest = alien.reduce((most, { chance }) => Math.max(most, chance), human);
  const scale = greatest > 0 ? greatest : 1;
  const steps = alien.map(({ counts, chance }) => ({
    offset: keys.of(counts),
    room: keys.roomOf(counts),
    factor: (chance / scale) * orders(counts),
  }));
  return { human: human / scale, steps };
}

/** Those of the first `size` keys of `more` that are not in `all`, both ascending; written over `more`. */
function newKeys(all: Float64Array, more: Float64Array, size: number): Float64Array {
  let [i, found] = [0, 0];
  for (let j = 0; j < size; j++) {
    const key = more[j]!;
    while (i < all.length && all[i]! < key) i++;
    if (all[i] !== key) more[found++] = key;
  }
  return more.subarray(0, found);
}

/** Two ascending lists that have no key in common, as one. */
function united(a: Float64Array, b: Float64Array): Float64Array {
  const all = new Float64Array(a.length + b.length);
  let [i, j] = [0, 0];
  for (let at = 0; at < all.length; at++)
    all[at] = j >= b.length || (i < a.length && a[i]! < b[j]!) ? a[i++]! : b[j++]!;
  return all;
}

const roomsOf = (keys: Keys, layer: Float64Array): Int32Array =>
  Int32Array.from(layer, (key) => keys.roomBeside(key));

/** The makeups to which these steps lead from a layer, beside those that are known. */
function reach(keys: Keys, layer: Float64Array, steps: readonly Step[], known: Float64Array) {
  const rooms = roomsOf(keys, layer);
  const scratch = new Float64Array(layer.length);
  let all = known;
  for (const { offset, room } of steps) {
    let size = 0;
    for (let i = 0; i < layer.length; i++)
      if ((rooms[i]! & room) === room) scratch[size++] = layer[i]! + offset;
    const found = newKeys(all, scratch, size);
    if (found.length > 0) all = united(all, found);
  }
  return all;
}

/** All makeups that aliens among the seats can have: keys in ascending order, by the number of aliens. */
function reachable(keys: Keys, moves: readonly Moves[], most: number): Float64Array[] {
  const layers: Float64Array[] = [new Float64Array([0])];
  for (const { steps } of moves)
    for (let aliens = layers.length - 1; aliens >= 0; aliens--) {
      const next = reach(keys, layers[aliens]!, steps, layers[aliens + 1] ?? new Float64Array(0));
      if (next.length > 0) layers[aliens + 1] = next;
      const count = sum(layers.map(({ length }) => length));
      if (count > most)
        throw new FacedownError("too-long", "identityDeck", count, `at most ${most} makeups of hands`);
    }
  return layers;
}

/** The makeups of the aliens' cards, and where steps lead from them. */
class Makeups {
  readonly layers: readonly Float64Array[];
  readonly #rooms: readonly Int32Array[];
  readonly #same: readonly Int32Array[];
  readonly #kept: readonly Map<number, Int32Array>[];
  #free = mostKept;

  constructor(keys: Keys, moves: readonly Moves[], most: number) {
    this.layers = reachable(keys, moves, most);
    this.#rooms = this.layers.map((layer) => roomsOf(keys, layer));
    this.#same = this.layers.map((layer) => Int32Array.from(layer, (_, i) => i));
    this.#kept = this.layers.map(() => new Map<number, Int32Array>());
  }

  /** For each makeup its own index. */
  stay(aliens: number): Int32Array {
    return this.#same[aliens]!;
  }

  /** For each makeup of a layer the index in the next layer to which the step leads, or −1. */
  step(aliens: number, step: Step): Int32Array {
    const kept = this.#kept[aliens]!.get(step.offset);
    if (kept) return kept;
    const indices = this.#indices(aliens, step);
    if (this.#free < indices.length) return indices;
    this.#free -= indices.length;
    this.#kept[aliens]!.set(step.offset, indices);
    return indices;
  }

  #indices(aliens: number, { offset, room }: Step): Int32Array {
    const [from, rooms, to] = [this.layers[aliens]!, this.#rooms[aliens]!, this.layers[aliens + 1]!];
    const indices = new Int32Array(from.length);
    let j = 0;
    for (let i = 0; i < from.length; i++) {
      indices[i] = -1;
      if ((rooms[i]! & room) !== room) continue;
      const key = from[i]! + offset;
      while (j < to.length && to[j]! < key) j++;
      if (to[j] === key) indices[i] = j;
    }
    return indices;
  }
}

/** Adds sums, times `factor`, to those to which the indices lead. */
function push(from: Float64Array, indices: Int32Array, factor: number, to: Float64Array): void {
  for (let i = 0; i < from.length; i++) {
    const index = indices[i]!;
    if (index >= 0) to[index]! += from[i]! * factor;
  }
}

/** The other way round: adds what follows to `into`, and gives what all deals weigh that go this way. */
function pull(
  from: Float64Array,
  indices: Int32Array,
  factor: number,
  to: Float64Array,
  into: Float64Array,
): number {
  let [total, block] = [0, 0];
  for (let i = 0; i < from.length; i++) {
    const index = indices[i]!;
    if (index >= 0) {
      const follows = to[index]! * factor;
      into[i]! += follows;
      block += follows * from[i]!;
    }
    if (i % blockSize === 0) {
      total += block;
      block = 0;
    }
  }
  return total + block;
}

/** The sums with one seat more. */
function forward(makeups: Makeups, before: Sums, { human, steps }: Moves): Sums {
  return makeups.layers.slice(0, before.length + 1).map((layer, aliens) => {
    const sums = new Float64Array(layer.length);
    const [stay, from] = [before[aliens], before[aliens - 1]];
    if (stay) push(stay, makeups.stay(aliens), human, sums);
    if (from) for (const step of steps) push(from, makeups.step(aliens - 1, step), step.factor, sums);
    return sums;
  });
}

/** One seat less: what follows after each makeup before it, and what its possibilities weigh. */
function backward(makeups: Makeups, before: Sums, after: Sums, { human, steps }: Moves) {
  const follows = before.map(({ length }) => new Float64Array(length));
  const stay = before.map((from, aliens) =>
    pull(from, makeups.stay(aliens), human, after[aliens]!, follows[aliens]!),
  );
  const alien = steps.map((step) =>
    sum(
      after.slice(1).map((to, aliens) => {
        const indices = makeups.step(aliens, step);
        return pull(before[aliens]!, indices, step.factor, to, follows[aliens]!);
      }),
    ),
  );
  return { follows, weights: { human: sum(stay), alien } };
}

/** In how many ways each makeup comes about when so many cards are dealt, and what each number of aliens weighs. */
function weighEnds(keys: Keys, makeups: Makeups, sums: Sums, cards: number) {
  const ways = sums.map((_, aliens) => makeups.layers[aliens]!.map((key) => keys.ways(key, cards)));
  const aliens = sums.map((layer, k) =>
    pull(layer, makeups.stay(k), 1, ways[k]!, new Float64Array(layer.length)),
  );
  return { ways, aliens, total: sum(aliens) };
}

/**
 * Weighs every way to deal the kinds, at most ten, to the seats, each deal by the chance of what the seats did. Gives the
 * index of the first seat whose doings no deal explains together with those of the seats before it, if there is one.
 */
export function weighDeals(
  kinds: readonly Kind[],
  holders: readonly Holder[],
  most: number = mostMakeups,
): Weights | number {
  const cardsOf = (some: readonly Holder[]): number => sum(some.map(({ cards }) => cards));
  const keys = new Keys(kinds, cardsOf(holders));
  const moves = holders.map((holder) => movesOf(holder, keys));
  const makeups = new Makeups(keys, moves, most);

  const levels: Sums[] = [[new Float64Array([1])]];
  for (const one of moves) levels.push(forward(makeups, levels.at(-1)!, one));
  const { ways, aliens, total } = weighEnds(keys, makeups, levels.at(-1)!, cardsOf(holders));
  if (!(total > 0))
    return holders.findIndex((_, seats) => {
      const cards = cardsOf(holders.slice(0, seats + 1));
      return !(weighEnds(keys, makeups, levels[seats + 1]!, cards).total > 0);
    });

  let after: Sums = ways;
  const seats = moves.map((_, back) => {
    const seat = moves.length - 1 - back;
    const { follows, weights } = backward(makeups, levels[seat]!, after, moves[seat]!);
    after = follows;
    return weights;
  });
  return { total, seats: seats.reverse(), aliens };
}
