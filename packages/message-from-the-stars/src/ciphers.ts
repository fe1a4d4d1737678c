import { FacedownError, type Random } from "@facedown/core";
import { cipherOf, type Cipher, type Role } from "./cipher.js";
import { cipherChances, type CipherSource } from "./distribution.js";
import { colorCounts, lettersOf, type Alphabet } from "./pack/alphabet.js";
import { spell } from "./spelling.js";

/*
 * A cipher is held as a pair (trust and amplify: the places of five letters, packed into 25 bits) and the set of letters
 * that may be suspicion, as two masks: one of green letters and one of the others. So 1,888,920 ciphers are 106,920 pairs
 * of twelve bytes, and whether a score fits is asked once a pair.
 */

/** Green letters are counted from 0, the others too: black ones first. */
interface Layout {
  readonly alphabet: Alphabet;
  readonly letters: readonly string[];
  readonly greens: number;
  readonly blacks: number;
  readonly others: number;
}

interface Pairs {
  readonly packed: Uint32Array;
  readonly greenMasks: Int32Array;
  readonly otherMasks: Int32Array;
}

/** How likely one cipher is, by the place of the red letter and the color of suspicion. */
interface Weights {
  /** Where no letter, a trust letter, or an amplify letter is red: with suspicion green, black, red. */
  readonly none: readonly [number, number, number];
  readonly trust: readonly [number, number, number];
  readonly amplify: readonly [number, number, number];
}

/** Words have fewer letters than this, and so have fewer occurrences of trust and of amplify letters. */
const most = 64;
const kinds = most * most;

const inTrust = [0, 10, 15] as const;
const inAmplify = [5, 20] as const;
const fiveBits = 31;

function bits(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function allBits(count: number): number {
  return count >= 32 ? -1 : (1 << count) - 1;
}

function layoutOf(alphabet: Alphabet): Layout {
  const { green, black, red } = colorCounts(alphabet);
  return { alphabet, letters: lettersOf(alphabet), greens: green, blacks: black, others: black + red };
}

function countPairs({ greens, blacks, others }: Layout): number {
  const reds = others - blacks;
  const noRedInTrust = ((blacks * (blacks - 1)) / 2) * (blacks - 2 + reds);
  return greens * (greens - 1) * (noRedInTrust + blacks * reds * (blacks - 1));
}

function everyPair(layout: Layout): Pairs {
  const { greens, blacks, others } = layout;
  const count = countPairs(layout);
  const [packed, greenMasks, otherMasks] = [
    new Uint32Array(count),
    new Int32Array(count),
    new Int32Array(count),
  ];
  const [allGreens, allOthers, allBlacks] = [allBits(greens), allBits(others), allBits(blacks)];
  let at = 0;
  for (let g1 = 0; g1 < greens; g1++)
    for (let g2 = 0; g2 < greens; g2++) {
      if (g1 === g2) continue;
      const greensLeft = allGreens & ~(1 << g1) & ~(1 << g2);
      for (let n1 = 0; n1 < blacks; n1++)
        for (let n2 = n1 + 1; n2 < others; n2++)
          for (let n3 = 0; n3 < (n2 >= blacks ? blacks : others); n3++) {
            if (n3 === n1 || n3 === n2) continue;
            const left = n2 >= blacks || n3 >= blacks ? allBlacks : allOthers;
            packed[at] = g1 | (g2 << 5) | (n1 << 10) | (n2 << 15) | (n3 << 20);
            greenMasks[at] = greensLeft;
            otherMasks[at] = left & ~(1 << n1) & ~(1 << n2) & ~(1 << n3);
            at++;
          }
    }
  return { packed, greenMasks, otherMasks };
}

function weightsOf(alphabet: Alphabet, source: CipherSource): Weights {
  const chances = cipherChances(colorCounts(alphabet), source);
  return {
    none: [chances["no red, suspicion green"], chances["no red, suspicion black"], chances["suspicion red"]],
    trust: [chances["trust red, suspicion green"], chances["trust red, suspicion black"], 0],
    amplify: [chances["amplify red, suspicion green"], chances["amplify red, suspicion black"], 0],
  };
}

/** A word as the solver reads it: how often each letter occurs, and which letters do, by their places. */
interface Read {
  readonly greenCounts: Uint8Array;
  readonly otherCounts: Uint8Array;
  readonly greenMask: number;
  readonly otherMask: number;
}

/** Letters of one color that are in a word equally often. */
interface Alike {
  readonly times: number;
  readonly isRed: boolean;
  readonly letters: number;
}

function alike(counts: Uint8Array, isRed: boolean): Alike[] {
  return [...new Set(counts)].map((times) => ({
    times,
    isRed,
    letters: counts.reduce((sum, each) => sum + Number(each === times), 0),
  }));
}

/** In how many ways different letters can be chosen of these kinds, one after another. */
function waysToChoose(kindsOfLetters: readonly Alike[], chosen: readonly Alike[]): number {
  let ways = 1;
  for (const kind of kindsOfLetters) {
    let left = kind.letters;
    for (const each of chosen) if (each === kind) ways *= left--;
  }
  return ways;
}

/** The weight of all suspicion letters that are left: of those in the word, and of the others. */
function suspects(
  green: readonly Alike[],
  other: readonly Alike[],
  chosen: readonly Alike[],
  [greenWeight, blackWeight, redWeight]: readonly [number, number, number],
): [inWord: number, rest: number] {
  const sums: [number, number] = [0, 0];
  for (const [list, isGreen] of [
    [green, true],
    [other, false],
  ] as const)
    for (const kind of list) {
      const left = kind.letters - chosen.filter((each) => each === kind).length;
      const weight = isGreen ? greenWeight : kind.isRed ? redWeight : blackWeight;
      sums[kind.times > 0 ? 0 : 1] += left * weight;
    }
  return sums;
}

/** The chances of one letter: of being in trust, in amplify, or suspicion. */
export type RoleChances = Readonly<Record<Role, number>>;

/** What `Ciphers.every` takes. */
export interface CiphersOptions {
  /** Where the cipher comes from. Default: `"deck"`. */
  readonly source?: CipherSource;
}

const everyOne = new WeakMap<Alphabet, Map<CipherSource, Ciphers>>();

/** A set of ciphers, each as likely as its source makes it: all of them, or those that agree with what was heard. */
export class Ciphers {
  readonly #layout: Layout;
  readonly #pairs: Pairs;
  readonly #weights: Weights;
  readonly #isEvery: boolean;
  #count: number | undefined;
  #sums: Float64Array | undefined;

  private constructor(layout: Layout, pairs: Pairs, weights: Weights, isEvery: boolean) {
    this.#isEvery = isEvery;
    this.#layout = layout;
    this.#pairs = pairs;
    this.#weights = weights;
  }

  /** All ciphers of an alphabet. Made once for each alphabet and source, in a few milliseconds. */
  static every(alphabet: Alphabet, { source = "deck" }: CiphersOptions = {}): Ciphers {
    const bySource = everyOne.get(alphabet) ?? new Map<CipherSource, Ciphers>();
    everyOne.set(alphabet, bySource);
    const known = bySource.get(source);
    if (known) return known;
    const layout = layoutOf(alphabet);
    const [other] = bySource.values();
    const pairs = other ? other.#pairs : everyPair(layout);
    const made = new Ciphers(layout, pairs, weightsOf(alphabet, source), true);
    bySource.set(source, made);
    return made;
  }

  /** How many ciphers there are. */
  get count(): number {
    if (this.#count !== undefined) return this.#count;
    const { greenMasks, otherMasks } = this.#pairs;
    let count = 0;
    for (let at = 0; at < greenMasks.length; at++) count += bits(greenMasks[at]!) + bits(otherMasks[at]!);
    return (this.#count = count);
  }

  /** How likely the set was from the start: 1 for all ciphers. */
  get chance(): number {
    return this.#sumsOfWeights().at(-1) ?? 0;
  }

  /** The ciphers of the set under which a word has this score. Throws `bad-move` for what is no word. */
  after(word: string, score: number): Ciphers {
    const read = this.#read(word);
    const { packed, greenMasks, otherMasks } = this.#pairs;
    const [wanted, isNegative] = [Math.abs(score), score < 0];
    const kept = new Uint32Array(packed.length);
    let count = 0;
    for (let at = 0; at < packed.length; at++) {
      const trust = this.#trust(read, packed[at]!);
      if (trust * 2 ** this.#amplify(read, packed[at]!) !== wanted) continue;
      if (trust > 0 && !hasSuspicion(read, greenMasks[at]!, otherMasks[at]!, isNegative)) continue;
      kept[count++] = at;
    }
    const narrowed = new Uint32Array(count);
    const [greens, others] = [new Int32Array(count), new Int32Array(count)];
    const [green, other] = isNegative ? [read.greenMask, read.otherMask] : [~read.greenMask, ~read.otherMask];
    for (let i = 0; i < count; i++) {
      const at = kept[i]!;
      narrowed[i] = packed[at]!;
      greens[i] = greenMasks[at]! & (wanted === 0 ? -1 : green);
      others[i] = otherMasks[at]! & (wanted === 0 ? -1 : other);
    }
    const pairs = { packed: narrowed, greenMasks: greens, otherMasks: others };
    return new Ciphers(this.#layout, pairs, this.#weights, false);
  }

  /** Whether a cipher is in the set. */
  has(cipher: Cipher): boolean {
    const { letters, greens } = this.#layout;
    const placeOf = (letter: string): number => letters.indexOf(letter);
    const isGreen = (letter: string): boolean => placeOf(letter) < greens;
    const order = (each: readonly string[]): number[] => [...each].map(placeOf).sort((a, b) => a - b);
    const [trust, amplify] = [order(cipher.trust), order(cipher.amplify)];
    if ([...trust, ...amplify, placeOf(cipher.suspicion)].includes(-1)) return false;
    const [g1, n1, n2] = [trust[0]!, trust[1]! - greens, trust[2]! - greens];
    const [g2, n3] = [amplify[0]!, amplify[1]! - greens];
    if (Math.min(n1, n2, n3) < 0 || g1 >= greens || g2 >= greens) return false;
    const packed = (g1 | (g2 << 5) | (n1 << 10) | (n2 << 15) | (n3 << 20)) >>> 0;
    const at = this.#pairs.packed.indexOf(packed);
    if (at < 0) return false;
    const suspicion = placeOf(cipher.suspicion);
    return isGreen(cipher.suspicion)
      ? (this.#pairs.greenMasks[at]! & (1 << suspicion)) !== 0
      : (this.#pairs.otherMasks[at]! & (1 << (suspicion - greens))) !== 0;
  }

  /**
   * For each letter the chance that it is in trust, in amplify, or suspicion: 0 for what is ruled out, 1 for what is
   * certain. All are 0 in an empty set.
   */
  chances(): Record<string, RoleChances> {
    const { letters, greens, others } = this.#layout;
    const { packed, greenMasks, otherMasks } = this.#pairs;
    const [trust, amplify, suspicion] = [0, 1, 2].map(() => new Float64Array(letters.length)) as [
      Float64Array,
      Float64Array,
      Float64Array,
    ];
    for (let at = 0; at < packed.length; at++) {
      const pair = packed[at]!;
      const weight = this.#weightAt(at);
      for (const shift of inTrust) trust[this.#placeIn(pair, shift)]! += weight;
      for (const shift of inAmplify) amplify[this.#placeIn(pair, shift)]! += weight;
      const [green, black, red] = this.#weightsFor(pair);
      for (let mask = greenMasks[at]!; mask !== 0; mask &= mask - 1)
        suspicion[31 - Math.clz32(mask & -mask)]! += green;
      for (let mask = otherMasks[at]!; mask !== 0; mask &= mask - 1) {
        const other = 31 - Math.clz32(mask & -mask);
        suspicion[greens + other]! += other < this.#layout.blacks ? black : red;
      }
    }
    const total = this.chance || 1;
    const share = (weight: number): number => Math.min(1, weight / total);
    return Object.fromEntries(
      letters.slice(0, greens + others).map((letter, at) => [
        letter,
        {
          trust: share(trust[at]!),
          amplify: share(amplify[at]!),
          suspicion: share(suspicion[at]!),
        },
      ]),
    );
  }

  /** The chance of each score of a word, the likeliest first. Throws `bad-move` for what is no word. */
  scores(word: string): { readonly score: number; readonly chance: number }[] {
    const weights = this.#scoreWeights(this.#read(word));
    const total = this.chance || 1;
    return [...weights]
      .map(([score, weight]) => ({ score, chance: weight / total }))
      .sort((a, b) => b.chance - a.chance || a.score - b.score);
  }

  /** How much the score of a word would tell, in bits on average: from 0 for a word whose score is known. */
  information(word: string): number {
    const total = this.chance || 1;
    let sum = 0;
    for (const weight of this.#scoreWeights(this.#read(word)).values()) {
      const chance = weight / total;
      if (chance > 0) sum -= chance * Math.log2(chance);
    }
    return Math.max(0, sum);
  }

  /** One of the ciphers, by its chance. Throws `bad-random` for an empty set. */
  sample(random: Random): Cipher {
    const sums = this.#sumsOfWeights();
    const last = sums.length - 1;
    if (last < 0) throw new FacedownError("bad-random", "ciphers", 0, "a set that is not empty");
    const unit = 2 ** 32;
    const drawn = ((random.int(unit) + random.int(unit) / unit) / unit) * sums[last]!;
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return this.#cipherAt(low, drawn - (low === 0 ? 0 : sums[low - 1]!));
  }

  /** All ciphers of the set, one after another: for small sets. */
  *[Symbol.iterator](): Generator<Cipher> {
    for (let at = 0; at < this.#pairs.packed.length; at++)
      for (const suspicion of this.#suspects(at)) yield this.#cipherWith(at, suspicion);
  }

  /** For each pair the weight of all pairs up to it. */
  #sumsOfWeights(): Float64Array {
    if (this.#sums) return this.#sums;
    const sums = new Float64Array(this.#pairs.packed.length);
    let sum = 0;
    for (let at = 0; at < sums.length; at++) sums[at] = sum += this.#weightAt(at);
    return (this.#sums = sums);
  }

  #suspects(at: number): string[] {
    const { letters, greens } = this.#layout;
    const [green, other] = [this.#pairs.greenMasks[at]!, this.#pairs.otherMasks[at]!];
    return letters.filter((_, place) =>
      place < greens ? (green & (1 << place)) !== 0 : (other & (1 << (place - greens))) !== 0,
    );
  }

  #cipherAt(at: number, weight: number): Cipher {
    const { letters, greens, blacks } = this.#layout;
    const [green, black, red] = this.#weightsFor(this.#pairs.packed[at]!);
    const suspects = this.#suspects(at);
    let left = weight;
    for (const suspect of suspects) {
      const place = letters.indexOf(suspect);
      left -= place < greens ? green : place < greens + blacks ? black : red;
      if (left < 0) return this.#cipherWith(at, suspect);
    }
    return this.#cipherWith(at, suspects.at(-1)!);
  }

  #cipherWith(at: number, suspicion: string): Cipher {
    const letter = (shift: number): string =>
      this.#layout.letters[this.#placeIn(this.#pairs.packed[at]!, shift)]!;
    return cipherOf([...[...inTrust, ...inAmplify].map(letter), suspicion]);
  }

  #placeIn(pair: number, shift: number): number {
    const place = (pair >>> shift) & fiveBits;
    return shift < 10 ? place : this.#layout.greens + place;
  }

  #weightsFor(pair: number): readonly [number, number, number] {
    const { blacks } = this.#layout;
    if (((pair >>> 15) & fiveBits) >= blacks) return this.#weights.trust;
    return ((pair >>> 20) & fiveBits) >= blacks ? this.#weights.amplify : this.#weights.none;
  }

  #weightAt(at: number): number {
    const { greenMasks, otherMasks } = this.#pairs;
    return this.#weigh(this.#pairs.packed[at]!, greenMasks[at]!, otherMasks[at]!);
  }

  #weigh(pair: number, greenMask: number, otherMask: number): number {
    const [green, black, red] = this.#weightsFor(pair);
    const blackMask = allBits(this.#layout.blacks);
    return bits(greenMask) * green + bits(otherMask & blackMask) * black + bits(otherMask & ~blackMask) * red;
  }

  #trust({ greenCounts, otherCounts }: Read, pair: number): number {
    return (
      greenCounts[pair & fiveBits]! +
      otherCounts[(pair >>> 10) & fiveBits]! +
      otherCounts[(pair >>> 15) & fiveBits]!
    );
  }

  #amplify({ greenCounts, otherCounts }: Read, pair: number): number {
    return greenCounts[(pair >>> 5) & fiveBits]! + otherCounts[(pair >>> 20) & fiveBits]!;
  }

  #scoreWeights(read: Read): Map<number, number> {
    const kept = this.#isEvery ? this.#kindsOfAll(read) : this.#kindsOfPairs(read);
    const weights = new Map<number, number>();
    for (const [kind, weight] of kept.entries()) {
      if (weight <= 0) continue;
      const [trust, amplify] = [Math.floor((kind % kinds) / most), kind % most];
      const size = trust * 2 ** amplify;
      const score = size === 0 || kind < kinds ? size : -size;
      weights.set(score, (weights.get(score) ?? 0) + weight);
    }
    return weights;
  }

  /** The weight of each kind of score: trust · 64 + amplify, and those below zero after the others. */
  #kindsOfPairs(read: Read): Float64Array {
    const { packed, greenMasks, otherMasks } = this.#pairs;
    const kept = new Float64Array(2 * kinds);
    for (let at = 0; at < packed.length; at++) {
      const pair = packed[at]!;
      const [green, other] = [greenMasks[at]!, otherMasks[at]!];
      const all = this.#weigh(pair, green, other);
      const trust = this.#trust(read, pair);
      if (trust === 0) {
        kept[0]! += all;
        continue;
      }
      const negative = this.#weigh(pair, green & read.greenMask, other & read.otherMask);
      const kind = trust * most + this.#amplify(read, pair);
      kept[kind]! += all - negative;
      kept[kinds + kind]! += negative;
    }
    return kept;
  }

  /** The same over all ciphers of the alphabet, by letters that are alike: of one color, and as often in the word. */
  #kindsOfAll({ greenCounts, otherCounts }: Read): Float64Array {
    const { greens, blacks, others } = this.#layout;
    const green = alike(greenCounts.subarray(0, greens), false);
    const other = [
      ...alike(otherCounts.subarray(0, blacks), false),
      ...alike(otherCounts.subarray(blacks, others), true),
    ];
    const kept = new Float64Array(2 * kinds);
    for (const g1 of green)
      for (const g2 of green)
        for (const n1 of other)
          for (const n2 of other)
            for (const n3 of other) {
              const chosen = [g1, g2, n1, n2, n3];
              const reds = chosen.filter(({ isRed }) => isRed).length;
              const ways = reds > 1 ? 0 : waysToChoose(green, [g1, g2]) * waysToChoose(other, [n1, n2, n3]);
              if (ways === 0) continue;
              const weights = this.#weights[n1.isRed || n2.isRed ? "trust" : n3.isRed ? "amplify" : "none"];
              const [negative, rest] = suspects(green, other, chosen, weights);
              const trust = g1.times + n1.times + n2.times;
              const kind = trust === 0 ? 0 : trust * most + g2.times + n3.times;
              // The two trust letters that are not green are chosen in two orders.
              kept[kind]! += (ways / 2) * (trust === 0 ? negative + rest : rest);
              if (trust > 0) kept[kinds + kind]! += (ways / 2) * negative;
            }
    return kept;
  }

  #read(word: string): Read {
    const { alphabet, letters, greens, others } = this.#layout;
    const spelling = spell(alphabet, word, { allowPhrases: true });
    if (!spelling.ok || spelling.word.letters.length >= most)
      throw new FacedownError(
        "bad-move",
        "word",
        word,
        `a word of fewer than ${most} letters of the alphabet`,
      );
    const read = {
      greenCounts: new Uint8Array(32),
      otherCounts: new Uint8Array(32),
      greenMask: 0,
      otherMask: 0,
    };
    for (const letter of spelling.word.letters) {
      const place = letters.indexOf(letter);
      if (place < greens) {
        read.greenCounts[place]!++;
        read.greenMask |= 1 << place;
      } else if (place < greens + others) {
        read.otherCounts[place - greens]!++;
        read.otherMask |= 1 << (place - greens);
      }
    }
    return read;
  }
}

function hasSuspicion(read: Read, green: number, other: number, isNegative: boolean): boolean {
  return isNegative
    ? ((green & read.greenMask) | (other & read.otherMask)) !== 0
    : ((green & ~read.greenMask) | (other & ~read.otherMask)) !== 0;
}
