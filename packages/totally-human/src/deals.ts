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

/** Sums for makeups of the aliens' cards, by ascending keys. */
interface Layer {
  readonly keys: Float64Array;
  readonly sums: Float64Array;
}

/** Layers by the number of aliens. */
type Level = readonly Layer[];

interface Step {
  readonly offset: number;
  readonly factor: number;
  readonly counts: readonly number[];
}

interface Moves {
  readonly human: number;
  readonly steps: readonly Step[];
}

const none: Layer = { keys: new Float64Array(0), sums: new Float64Array(0) };
const blockSize = 256;

/** Makeups as numbers: a digit for each kind, with room for one hand more, so that keys of makeups add like makeups. */
class Keys {
  readonly #places: number[] = [];
  readonly #radixes: number[];

  constructor(
    readonly kinds: readonly Kind[],
    cards: number,
    most: number,
  ) {
    this.#radixes = kinds.map(({ count }) => Math.min(count, cards) + most + 1);
    this.#radixes.reduce((place, radix, kind) => ((this.#places[kind] = place), place * radix), 1);
  }

  of(counts: readonly number[]): number {
    return counts.reduce((key, count, kind) => key + count * this.#places[kind]!, 0);
  }

  digit(key: number, kind: number): number {
    return Math.floor(key / this.#places[kind]!) % this.#radixes[kind]!;
  }

  /** Whether the deck holds the makeup and these cards together. */
  holds(key: number, counts: readonly number[]): boolean {
    return counts.every(
      (count, kind) => count === 0 || this.digit(key, kind) + count <= this.kinds[kind]!.count,
    );
  }

  /** In how many ways the aliens' places get this makeup and the others, of `cards` places in all, get plain cards. */
  ways(key: number, cards: number): number {
    let [ways, plain, others] = [1, 0, cards];
    this.kinds.forEach(({ alien, count }, kind) => {
      const held = this.digit(key, kind);
      ways *= inOrder(count, held);
      others -= held;
      if (!alien) plain += count - held;
    });
    return ways * inOrder(plain, others);
  }
}

/** In how many ways `k` of `n` cards lie in a row. */
function inOrder(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= Math.max(0, n - i);
  return ways;
}

const factorial = (n: number): number => inOrder(n, n);

/** In how many orders cards of this makeup lie in a hand. */
function orders(counts: readonly number[]): number {
  const cards = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((ways, count) => ways / factorial(count), factorial(cards));
}

/** The seat's chances, the greatest of them scaled to 1 against underflow. */
function movesOf({ human, alien }: Holder, keys: Keys): Moves {
  const greatest = alien.reduce((most, { chance }) => Math.max(most, chance), human);
  const scale = greatest > 0 ? greatest : 1;
  const steps = alien.map(({ counts, chance }) => ({
    offset: keys.of(counts),
    factor: (chance / scale) * orders(counts),
    counts,
  }));
  return { human: human / scale, steps };
}

function union(a: Float64Array, b: Float64Array, into: Float64Array): number {
  let [i, j, size] = [0, 0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [i < a.length ? a[i]! : Infinity, j < b.length ? b[j]! : Infinity];
    into[size++] = left < right ? left : right;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return size;
}

/** The keys of makeups with one alien seat more. */
function shifted(keys: Keys, from: Float64Array, { offset, counts }: Step): Float64Array {
  return from.filter((key) => keys.holds(key, counts)).map((key) => key + offset);
}

function reached(keys: Keys, stay: Float64Array, from: Float64Array, steps: readonly Step[]): Float64Array {
  return steps.reduce((all, step) => {
    const more = shifted(keys, from, step);
    const into = new Float64Array(all.length + more.length);
    return into.subarray(0, union(all, more, into));
  }, stay);
}

/** Adds a layer, times `factor`, to the sums of makeups that have `offset` more. */
function push(from: Layer, offset: number, factor: number, to: Layer): void {
  let j = 0;
  for (let i = 0; i < from.keys.length; i++) {
    const key = from.keys[i]! + offset;
    while (j < to.keys.length && to.keys[j]! < key) j++;
    if (to.keys[j] === key) to.sums[j]! += from.sums[i]! * factor;
  }
}

/** The other way round: adds what follows to `into`, and gives what whole deals weigh that go this way. */
function pull(from: Layer, offset: number, factor: number, to: Layer, into: Float64Array): number {
  let [j, sum, block] = [0, 0, 0];
  for (let i = 0; i < from.keys.length; i++) {
    const key = from.keys[i]! + offset;
    while (j < to.keys.length && to.keys[j]! < key) j++;
    if (to.keys[j] === key) {
      const follows = to.sums[j]! * factor;
      into[i]! += follows;
      block += follows * from.sums[i]!;
    }
    if (i % blockSize === 0) [sum, block] = [sum + block, 0];
  }
  return sum + block;
}

/** One seat more. */
function forward(keys: Keys, level: Level, { human, steps }: Moves): Level {
  return [...level, none].map((_, aliens) => {
    const stay = human > 0 ? (level[aliens] ?? none) : none;
    const from = level[aliens - 1] ?? none;
    const reach = reached(keys, stay.keys, from.keys, steps);
    const next = { keys: reach, sums: new Float64Array(reach.length) };
    push(stay, 0, human, next);
    for (const { offset, factor } of steps) push(from, offset, factor, next);
    return next;
  });
}

/** One seat less: what follows after each makeup before it, and what its possibilities weigh. */
function backward(level: Level, follows: Level, { human, steps }: Moves) {
  const before = level.map(({ keys }) => ({ keys, sums: new Float64Array(keys.length) }));
  const go = (offset: number, factor: number, more: 0 | 1): number =>
    level.reduce(
      (sum, from, aliens) =>
        sum + pull(from, offset, factor, follows[aliens + more] ?? none, before[aliens]!.sums),
      0,
    );
  return {
    before,
    weights: { human: go(0, human, 0), alien: steps.map(({ offset, factor }) => go(offset, factor, 1)) },
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What each number of aliens weighs, with the cards of these seats dealt. */
function weigh(keys: Keys, level: Level, cards: number): { follows: Level; aliens: number[] } {
  const follows = level.map((layer) => ({
    keys: layer.keys,
    sums: layer.keys.map((key) => keys.ways(key, cards)),
  }));
  const aliens = level.map((layer, k) => pull(layer, 0, 1, follows[k]!, new Float64Array(layer.keys.length)));
  return { follows, aliens };
}

/**
 * Weighs every way to deal the kinds to the seats, each deal by the chance of what the seats did. Gives the index of the
 * first seat whose behavior no deal explains, together with that of the seats before it.
 */
export function weighDeals(kinds: readonly Kind[], holders: readonly Holder[]): Weights | number {
  const cards = sum(holders.map((holder) => holder.cards));
  const keys = new Keys(kinds, cards, Math.max(0, ...holders.map((holder) => holder.cards)));
  const moves = holders.map((holder) => movesOf(holder, keys));

  const levels: Level[] = [[{ keys: new Float64Array([0]), sums: new Float64Array([1]) }]];
  for (const one of moves) levels.push(forward(keys, levels.at(-1)!, one));
  const end = weigh(keys, levels.at(-1)!, cards);
  const total = sum(end.aliens);
  if (!(total > 0)) return firstUnexplained(keys, levels, holders);

  let { follows } = end;
  const seats = moves.map((_, at) => {
    const seat = moves.length - 1 - at;
    const { before, weights } = backward(levels[seat]!, follows, moves[seat]!);
    follows = before;
    return weights;
  });
  return { total, seats: seats.reverse(), aliens: end.aliens };
}

function firstUnexplained(keys: Keys, levels: readonly Level[], holders: readonly Holder[]): number {
  return holders.findIndex((_, seat) => {
    const cards = sum(holders.slice(0, seat + 1).map((holder) => holder.cards));
    return !(sum(weigh(keys, levels[seat + 1]!, cards).aliens) > 0);
  });
}
