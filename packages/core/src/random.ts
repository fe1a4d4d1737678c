import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { FacedownError, isObject } from "./errors.js";
import { watch } from "./watch.js";

/*
 * ChaCha8 with a 256-bit key, the original's constants, a 32-bit block counter and a 96-bit nonce
 * (D. J. Bernstein, "ChaCha, a variant of Salsa20", 2008; layout of RFC 8439). The block is ours because a stream is
 * made for every step that draws, and making one with a library costs thirty times the block itself; a test holds it
 * equal to the library's.
 */

/** A match's seed: 64 hexadecimal digits (256 bits from the system), or any other text, which is hashed. */
export type Seed = string;

/** A fresh seed of 256 bits from the system's generator. */
export function createSeed(): Seed {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Whether a seed is 256 bits in hexadecimal, rather than a phrase that somebody could guess. */
export function isSystemSeed(seed: unknown): boolean {
  return typeof seed === "string" && /^[0-9a-f]{64}$/.test(seed);
}

/** The 256-bit key of a seed. Throws `bad-seed` unless it is a text of 1 to 1,000 characters. */
export function seedKey(seed: Seed): Uint32Array {
  if (typeof seed !== "string" || seed.length === 0 || seed.length > 1000)
    throw new FacedownError("bad-seed", "seed", seed, "a text of 1 to 1,000 characters");
  const bytes = isSystemSeed(seed) ? hexToBytes(seed) : sha256(utf8ToBytes(`facedown seed: ${seed}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset, 32);
  const key = new Uint32Array(8);
  for (let i = 0; i < 8; i++) key[i] = view.getUint32(4 * i, true);
  return key;
}

/** What a stream is for. Streams of different purposes, or of different numbers, have nothing in common. */
export const purposes = { setup: 0, play: 1, bot: 2, imagine: 3, free: 4 } as const;

/** Draws by chance: unbiased, the same everywhere for the same seed. */
export interface Random {
  /** An integer from 0 to `bound` − 1; `bound` from 1 to 2³². */
  int(bound: number): number;
  /** One die: 1 to `sides`. Default: 6. */
  die(sides?: number): number;
  /** Several dice: `count` numbers from 1 to `sides`. Default: 6 sides. */
  dice(count: number, sides?: number): number[];
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One of a list, each with the chance of its weight: integers from 0 whose sum is from 1 to 2³². */
  weighted<T>(list: readonly T[], weights: readonly number[]): T;
  /** `count` different places of the list, in random order. */
  sample<T>(list: readonly T[], count: number): T[];
  /** A shuffled copy of a plain list. Zones are shuffled by the dealer. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Throws `bad-random` unless this gives random numbers. */
export function assertRandom(random: unknown): asserts random is Random {
  if (!isObject(random) || typeof random["int"] !== "function")
    throw new FacedownError(
      "bad-random",
      "random",
      random,
      "a source of chance, such as `createRandom(seed)`",
    );
}

/** A `Random` whose stream can be set; `drawn` tells whether anything has been drawn since. */
export interface Stream {
  readonly random: Random;
  readonly drawn: boolean;
  begin(purpose: number, number: number, part?: number): void;
  /** An order of `count` places: position → old index. */
  order(count: number): number[];
  /** One of `count` places for a hidden draw. */
  place(count: number): number;
  /** A random side of a double-sided card. */
  side(): 0 | 1;
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

/** Writes one block of ChaCha8 for this input of 16 words to `out`. */
export function chacha8(input: Uint32Array, out: Uint32Array): void {
  out.set(input);
  const quarter = (a: number, b: number, c: number, d: number): void => {
    let va = out[a] as number,
      vb = out[b] as number,
      vc = out[c] as number,
      vd = out[d] as number;
    va = (va + vb) | 0;
    vd = rotate(vd ^ va, 16);
    vc = (vc + vd) | 0;
    vb = rotate(vb ^ vc, 12);
    va = (va + vb) | 0;
    vd = rotate(vd ^ va, 8);
    vc = (vc + vd) | 0;
    vb = rotate(vb ^ vc, 7);
    out[a] = va;
    out[b] = vb;
    out[c] = vc;
    out[d] = vd;
  };
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] as number) + (input[i] as number);
}

const words = 2 ** 32;

function assertBound(bound: number, path: string): void {
  if (!Number.isInteger(bound) || bound < 1 || bound > words)
    throw new FacedownError("bad-random", path, bound, "an integer from 1 to 2^32");
}

/** A stream of this key, at its first purpose. */
export function createStream(key: Uint32Array): Stream {
  const input = new Uint32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  input.set(key, 4);
  const block = new Uint32Array(16);
  let used = 16;
  let drawn = false;

  const word = (): number => {
    drawn = true;
    if (used === 16) {
      chacha8(input, block);
      input[12] = (input[12] as number) + 1;
      used = 0;
    }
    return block[used++] as number;
  };
  const draw = (bound: number): number => {
    const limit = words - (words % bound);
    let value = word();
    while (value >= limit) value = word();
    return value % bound;
  };
  const heard = (bound: number, kind: string): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > words) assertBound(bound, `random.${kind}`);
    const value = draw(bound);
    return watch.current?.int?.(value, bound, kind) ?? value;
  };
  const fisherYates = (count: number, kept: number, below = draw): number[] => {
    const order: number[] = [];
    for (let i = 0; i < count; i++) order.push(i);
    for (let i = count - 1; i >= count - kept && i > 0; i--) {
      const j = below(i + 1);
      const held = order[i] as number;
      order[i] = order[j] as number;
      order[j] = held;
    }
    return order;
  };

  const random: Random = {
    int: (bound) => heard(bound, "int"),
    die: (sides = 6) => heard(sides, "die") + 1,
    dice: (count, sides = 6) => {
      if (!Number.isInteger(count) || count < 0 || count > 10_000)
        throw new FacedownError("bad-random", "random.dice", count, "0 to 10,000 dice");
      return Array.from({ length: count }, () => heard(sides, "die") + 1);
    },
    pick: (list) => {
      if (list.length === 0)
        throw new FacedownError("bad-random", "random.pick", list, "a list that is not empty");
      return list[heard(list.length, "pick")] as (typeof list)[number];
    },
    weighted: (list, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      if (weights.length !== list.length || weights.some((weight) => !Number.isInteger(weight) || weight < 0))
        throw new FacedownError(
          "bad-random",
          "random.weighted",
          weights,
          "an integer from 0 for each of the list",
        );
      let left = heard(total, "weighted");
      const at = weights.findIndex((weight) => (left -= weight) < 0);
      return list[at] as (typeof list)[number];
    },
    sample: (list, count) => {
      if (!Number.isInteger(count) || count < 0 || count > list.length)
        throw new FacedownError("bad-random", "random.sample", count, `0 to ${list.length}`);
      return fisherYates(list.length, count, (bound) => heard(bound, "sample"))
        .slice(list.length - count)
        .map((at) => list[at] as (typeof list)[number]);
    },
    shuffle: (list) =>
      fisherYates(list.length, list.length, (bound) => heard(bound, "shuffle")).map(
        (at) => list[at] as (typeof list)[number],
      ),
  };

  return {
    random,
    get drawn() {
      return drawn;
    },
    begin: (purpose, number, part = 0) => {
      input[12] = 0;
      input[13] = purpose;
      input[14] = number;
      input[15] = part;
      used = 16;
      drawn = false;
    },
    order: (count) => fisherYates(count, count),
    place: draw,
    side: () => heard(2, "flip") as 0 | 1,
  };
}

/** A generator of your own from a seed, apart from every match: for bots, tools and tests. */
export function createRandom(seed: Seed): Random {
  const stream = createStream(seedKey(seed));
  stream.begin(purposes.free, 0);
  return stream.random;
}
