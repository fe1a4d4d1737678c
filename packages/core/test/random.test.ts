import { chacha8 as noble } from "@noble/ciphers/chacha.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { describe, expect, test } from "vitest";
import { createRandom, createSeed, isSystemSeed, watching } from "@facedown/core";
import { chacha8, createStream, purposes, seedKey } from "../src/random.js";

const constants = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

function block(key: Uint32Array, counter: number, nonce: Uint32Array): string {
  const out = new Uint32Array(16);
  chacha8(Uint32Array.from([...constants, ...key, counter, ...nonce]), out);
  const bytes = new Uint8Array(64);
  out.forEach((word, i) => new DataView(bytes.buffer).setUint32(4 * i, word, true));
  return bytesToHex(bytes);
}

function littleEndian(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(4 * words.length);
  words.forEach((word, i) => new DataView(bytes.buffer).setUint32(4 * i, word, true));
  return bytes;
}

describe("the ChaCha8 block", () => {
  // draft-strombergson-chacha-test-vectors-01, section 5, TC1: 256-bit key, 8 rounds, key and IV all zero.
  test("is the published one for a key of zeros", () => {
    expect(block(new Uint32Array(8), 0, new Uint32Array(3))).toBe(
      "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e" +
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    );
  });

  test("equals that of @noble/ciphers for keys, nonces and counters of any kind", () => {
    for (let i = 0; i < 300; i++) {
      const [key, nonce] = [new Uint32Array(8), new Uint32Array(3)];
      crypto.getRandomValues(key);
      crypto.getRandomValues(nonce);
      const counter = [0, 1, 2 ** 31, 2 ** 32 - 2][i % 4] as number;
      const theirs = noble(littleEndian(key), littleEndian(nonce), new Uint8Array(64), undefined, counter);
      expect(block(key, counter, nonce), `key ${key.join()} nonce ${nonce.join()} counter ${counter}`).toBe(
        bytesToHex(theirs),
      );
    }
  });

  test("a stream is the block after block of the key, the purpose, the step and the part", () => {
    const key = seedKey("any");
    const stream = createStream(key);
    stream.begin(2, 7, 3);
    const words = Array.from({ length: 40 }, () => stream.place(2 ** 32));
    const theirs = noble(littleEndian(key), littleEndian(Uint32Array.of(2, 7, 3)), new Uint8Array(160));
    expect(bytesToHex(littleEndian(Uint32Array.from(words)))).toBe(bytesToHex(theirs));
  });
});

describe("seeds", () => {
  test("64 hexadecimal digits are the key itself; any other text is hashed", () => {
    expect([...seedKey(`${"00".repeat(31)}01`)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0x01000000]);
    const hash = sha256(utf8ToBytes("facedown seed: kitchen table"));
    expect(bytesToHex(littleEndian(seedKey("kitchen table")))).toBe(bytesToHex(hash));
    expect(bytesToHex(littleEndian(seedKey("ab".repeat(32))))).toBe(bytesToHex(hexToBytes("ab".repeat(32))));
    expect(seedKey("AB".repeat(32))).not.toEqual(seedKey("ab".repeat(32)));
  });

  test("a fresh seed is 256 bits from the system, another each time", () => {
    const seeds = Array.from({ length: 100 }, createSeed);
    expect(new Set(seeds).size).toBe(100);
    expect(seeds.every(isSystemSeed)).toBe(true);
  });

  test.each<[seed: unknown, system: boolean]>([
    ["ab".repeat(32), true],
    ["AB".repeat(32), false],
    ["ab".repeat(31), false],
    [`${"ab".repeat(32)}\n`, false],
    ["kitchen table", false],
    [null, false],
    [["ab".repeat(32)], false],
  ])("%o is from the system: %s", (seed, system) => {
    expect(isSystemSeed(seed)).toBe(system);
  });

  test.each<unknown>(["", "x".repeat(1001), undefined, null, 7, {}, ["seed"], 10n])("refuses %o", (seed) => {
    expect(() => createRandom(seed as string)).toThrow(
      expect.objectContaining({
        code: "bad-seed",
        path: "seed",
        expected: "a text of 1 to 1,000 characters",
      }),
    );
  });

  test.each(["a", "x".repeat(1000), "é😀", " "])("takes %o", (seed) => {
    expect(createRandom(seed).int(2 ** 32)).toBe(createRandom(seed).int(2 ** 32));
  });
});

// Frozen from this implementation on 2026-11-29: records made with these draws must replay for ever.
describe("known answers", () => {
  test("a generator of one's own", () => {
    const random = createRandom("kitchen table");
    expect(Array.from({ length: 8 }, () => random.int(2 ** 32))).toEqual([
      265293438, 4263956073, 2094497815, 3441279168, 3981505558, 4243136145, 2120849248, 3862790515,
    ]);
    expect(Array.from({ length: 8 }, () => random.int(6))).toEqual([1, 5, 4, 4, 4, 2, 5, 4]);
    expect(random.dice(5)).toEqual([5, 6, 6, 4, 2]);
    expect(random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 8, 7, 6, 3, 5, 0, 2, 9, 4]);
    expect(random.sample(["a", "b", "c", "d", "e"], 3)).toEqual(["e", "a", "b"]);
    expect(random.pick(["x", "y", "z"])).toBe("y");
    expect(random.weighted(["a", "b", "c"], [1, 0, 5])).toBe("a");
    expect(random.die(20)).toBe(10);
  });

  test.each<[purpose: number, step: number, part: number, order: number[], place: number, side: number]>([
    [purposes.setup, 0, 0, [0, 1, 5, 6, 3, 7, 4, 2], 162, 0],
    [purposes.play, 0, 0, [6, 1, 3, 2, 4, 7, 5, 0], 685, 0],
    [purposes.play, 1, 0, [4, 5, 1, 6, 7, 2, 3, 0], 650, 0],
    [purposes.bot, 0, 0, [3, 2, 5, 6, 7, 1, 4, 0], 318, 0],
    [purposes.bot, 0, 3, [1, 3, 0, 6, 5, 7, 2, 4], 974, 0],
    [purposes.imagine, 0, 0, [7, 6, 0, 5, 1, 4, 3, 2], 91, 1],
    [purposes.free, 0, 0, [4, 2, 5, 1, 6, 7, 0, 3], 946, 0],
  ])("purpose %i, step %i, part %i", (purpose, step, part, order, place, side) => {
    const stream = createStream(seedKey(`${"00".repeat(31)}01`));
    stream.begin(purpose, step, part);
    expect([stream.order(8), stream.place(1000), stream.side()]).toEqual([order, place, side]);
  });
});

/** Pearson's statistic against chances of these weights; by default equal ones. */
function chiSquare(counts: readonly number[], weights: readonly number[] = counts.map(() => 1)): number {
  const [drawn, whole] = [counts, weights].map((list) => list.reduce((sum, each) => sum + each, 0));
  return counts.reduce((sum, count, i) => {
    const expected = (drawn! * weights[i]!) / whole!;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}

// Critical values of χ² at p = 0.0001. The seeds are fixed: these tests cannot fail by chance.
const critical: Readonly<Record<number, number>> = {
  1: 15.14,
  2: 18.42,
  5: 25.74,
  6: 27.86,
  9: 33.72,
  23: 54.14,
};

function countsOf(size: number, draws: number, draw: () => number): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (let i = 0; i < draws; i++) counts[draw()]!++;
  return counts;
}

describe("no bias", () => {
  test.each([2, 3, 6, 7, 10])("int(%i)", (bound) => {
    const random = createRandom(`bias ${bound}`);
    const counts = countsOf(bound, 10_000 * bound, () => random.int(bound));
    expect(chiSquare(counts)).toBeLessThan(critical[bound - 1]!);
  });

  test("a bound of three quarters of 2^32 rejects, and has no bias to its first third", () => {
    const bound = 3 * 2 ** 30;
    const random = createRandom("three quarters");
    const counts = countsOf(3, 30_000, () => Math.floor(random.int(bound) / 2 ** 30));
    expect(chiSquare(counts)).toBeLessThan(critical[2]!);
  });

  test("what lies over the greatest multiple of the bound is drawn again, and nothing else", () => {
    const bound = 2 ** 31 + 1; // almost every second word is rejected
    const [raw, random] = [createRandom("reject"), createRandom("reject")];
    const words = Array.from({ length: 100 }, () => raw.int(2 ** 32));
    const kept = words.filter((word) => word < bound);
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.length).toBeLessThan(70);
    expect(kept.map(() => random.int(bound))).toEqual(kept);
  });

  test("bounds at the edge: 2^32 takes every word, 2^32 − 1 rejects only the last", () => {
    const words = createRandom("edge");
    const all = Array.from({ length: 50 }, () => words.int(2 ** 32));
    const random = createRandom("edge");
    expect(all.map(() => random.int(2 ** 32 - 1))).toEqual(all);
    expect(all.some((word) => word >= 2 ** 31)).toBe(true);
  });

  const permutations = (shuffle: () => readonly number[]): number[] => {
    const names = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const name = shuffle().join("");
      names.set(name, (names.get(name) ?? 0) + 1);
    }
    return [...names.values()];
  };

  test("all 24 orders of four come equally often, from shuffle, sample and a stream's order", () => {
    const random = createRandom("orders");
    const stream = createStream(seedKey("orders of a zone"));
    for (const shuffle of [
      () => random.shuffle([0, 1, 2, 3]),
      () => random.sample([0, 1, 2, 3], 4),
      () => stream.order(4),
    ]) {
      const counts = permutations(shuffle);
      expect(counts).toHaveLength(24);
      expect(chiSquare(counts)).toBeLessThan(critical[23]!);
    }
  });

  test("every pair of a sample of two comes equally often, in both orders", () => {
    const random = createRandom("pairs");
    const letters = ["a", "b", "c"];
    const pairs = letters.flatMap((a) => letters.filter((b) => b !== a).map((b) => a + b));
    const counts = countsOf(6, 30_000, () => pairs.indexOf(random.sample(letters, 2).join("")));
    expect(chiSquare(counts)).toBeLessThan(critical[5]!);
  });

  test("weights are chances", () => {
    const random = createRandom("weights");
    const counts = countsOf(3, 60_000, () => random.weighted([0, 1, 2], [1, 0, 5]));
    expect(counts[1]).toBe(0);
    expect(chiSquare([counts[0]!, counts[2]!], [1, 5])).toBeLessThan(critical[1]!);
  });
});

describe("streams", () => {
  const first = (purpose: number, step: number, part = 0): string => {
    const stream = createStream(seedKey("streams"));
    stream.begin(purpose, step, part);
    return Array.from({ length: 4 }, () => stream.place(2 ** 32)).join();
  };

  test("of other purposes, steps and parts have nothing in common", () => {
    const all = Object.values(purposes).flatMap((purpose) =>
      [0, 1, 2, 1000, 2 ** 32 - 1].flatMap((step) => [0, 1, 30].map((part) => first(purpose, step, part))),
    );
    expect(new Set(all).size).toBe(5 * 5 * 3);
  });

  test("begin anew wherever they left off, and know whether they were drawn from", () => {
    const stream = createStream(seedKey("streams"));
    stream.begin(1, 5);
    expect(stream.drawn).toBe(false);
    const drawn = stream.order(20);
    expect(stream.drawn).toBe(true);
    stream.begin(1, 6);
    expect(stream.drawn).toBe(false);
    stream.place(6);
    stream.begin(1, 5);
    expect(stream.order(20)).toEqual(drawn);
  });

  test("nothing is drawn for an order of one", () => {
    const stream = createStream(seedKey("streams"));
    stream.begin(1, 5);
    expect([stream.order(0), stream.order(1), stream.drawn]).toEqual([[], [0], false]);
  });
});

describe("what cannot be drawn", () => {
  const random = createRandom("misuse");
  test.each<[path: string, value: unknown, draw: () => unknown]>([
    ["random.int", 0, () => random.int(0)],
    ["random.int", -1, () => random.int(-1)],
    ["random.int", 1.5, () => random.int(1.5)],
    ["random.int", NaN, () => random.int(NaN)],
    ["random.int", 2 ** 32 + 1, () => random.int(2 ** 32 + 1)],
    ["random.int", "6", () => random.int("6" as never)],
    ["random.die", 0, () => random.die(0)],
    ["random.die", Infinity, () => random.dice(2, Infinity)],
    ["random.dice", -1, () => random.dice(-1)],
    ["random.dice", 10_001, () => random.dice(10_001)],
    ["random.pick", [], () => random.pick([])],
    ["random.weighted", [1], () => random.weighted(["a", "b"], [1])],
    ["random.weighted", [1, -1], () => random.weighted(["a", "b"], [1, -1])],
    ["random.weighted", [0.5, 0.5], () => random.weighted(["a", "b"], [0.5, 0.5])],
    ["random.weighted", 0, () => random.weighted(["a", "b"], [0, 0])],
    ["random.sample", 3, () => random.sample(["a", "b"], 3)],
    ["random.sample", -1, () => random.sample(["a", "b"], -1)],
  ])("%s of %o", (path, value, draw) => {
    expect(draw).toThrow(expect.objectContaining({ code: "bad-random", path, value }));
  });

  test("a refused draw takes nothing from the stream", () => {
    const [one, other] = [createRandom("same"), createRandom("same")];
    for (const draw of [
      () => one.int(0),
      () => one.pick([]),
      () => one.weighted(["a"], [2, 3]),
      () => one.dice(-1),
    ])
      expect(draw).toThrow();
    expect(one.int(1000)).toBe(other.int(1000));
  });
});

test("bounds of one, empty samples and lists that are left as they were", () => {
  const random = createRandom("edges");
  const list = [3, 1, 2] as const;
  expect([random.int(1), random.die(1), random.dice(0), random.sample(list, 0), random.shuffle([])]).toEqual([
    0,
    1,
    [],
    [],
    [],
  ]);
  expect([...random.shuffle(list)].sort()).toEqual([1, 2, 3]);
  expect(list).toEqual([3, 1, 2]);
});

test("a watcher hears public draws by name and may change them", () => {
  const heard: unknown[] = [];
  const random = createRandom("watched");
  const drawn = watching(
    {
      int: (value, bound, kind) => {
        heard.push([bound, kind]);
        return bound - 1;
      },
    },
    () => [random.int(10), random.die(), random.pick(["a", "b"]), random.weighted(["a", "b"], [1, 2])],
  );
  expect(drawn).toEqual([9, 6, "b", "b"]);
  expect(heard).toEqual([
    [10, "int"],
    [6, "die"],
    [2, "pick"],
    [3, "weighted"],
  ]);
});
