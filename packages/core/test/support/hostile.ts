/** Values from outside that a careless reader trips over, each with a name. None is plain JSON within a move's limits. */
export function hostileValues(): [name: string, value: unknown][] {
  const cyclic: Record<string, unknown> = { type: "bid" };
  cyclic["self"] = cyclic;
  const cyclicList: unknown[] = [];
  cyclicList.push(cyclicList);
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const thrower = (): never => {
    throw new Error("trap");
  };
  const traps: ProxyHandler<object> = {
    get: thrower,
    has: thrower,
    ownKeys: thrower,
    getOwnPropertyDescriptor: thrower,
    getPrototypeOf: thrower,
  };
  return [
    ["undefined", undefined],
    ["NaN", NaN],
    ["1e999", JSON.parse("1e999")],
    ["-1e999", JSON.parse("-1e999")],
    ["-0", -0],
    ["a function", () => 1],
    ["a class", Map],
    ["a symbol", Symbol("bid")],
    ["a bigint", 10n ** 30n],
    ["a date", new Date(0)],
    ["a map", new Map([["type", "bid"]])],
    ["a set", new Set([1])],
    ["a regular expression", /bid/],
    ["a boxed text", new String("bid")],
    ["a boxed number", new Number(1)],
    ["a typed array", new Uint8Array(4)],
    ["a buffer", new ArrayBuffer(4)],
    ["a promise", Promise.resolve({ type: "bid" })],
    [
      "an instance",
      new (class Bid {
        type = "bid";
      })(),
    ],
    ["an error", new Error("bid")],
    ["a sparse array", Array(3)],
    ["a huge sparse array", Array(2 ** 32 - 1)],
    ["a hole among values", [1, , 3]], // eslint-disable-line no-sparse-arrays
    ["a cyclic object", cyclic],
    ["a cyclic list", cyclicList],
    ["100,000 levels of lists", nested(100_000, (inner) => [inner])],
    ["100,000 levels of objects", nested(100_000, (inner) => ({ inner }))],
    ["a list of 5,000", Array(5000).fill(0)],
    ["5,000 fields", Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]))],
    ["a text of a million", "x".repeat(1_000_000)],
    ["a key of a million", { ["x".repeat(1_000_000)]: 1 }],
    ["an accessor", Object.defineProperty({}, "type", { enumerable: true, get: thrower })],
    ["a list with an accessor", Object.defineProperty([1], 0, { enumerable: true, get: thrower })],
    ["a proxy that throws", new Proxy({}, traps)],
    ["a list that throws", new Proxy([], traps)],
    ["a revoked proxy", revoked.proxy],
    ["an own __proto__", JSON.parse('{"__proto__": {"polluted": true}}')],
    ["__proto__ further in", JSON.parse('{"type":"bid","value":{"__proto__":{"polluted":true}}}')],
    ["undefined in a field", { type: "bid", value: undefined }],
    ["NaN further in", { type: "bid", value: [{ x: NaN }] }],
  ];
}

/** Plain JSON that is no move of any game here. */
export const plainJunk: readonly [name: string, value: unknown][] = [
  ["null", null],
  ["true", true],
  ["a number", 7],
  ["a text", "bid"],
  ["an empty text", ""],
  ["a list", [{ type: "bid" }]],
  ["no type", {}],
  ["a type that is no text", { type: ["bid"] }],
  ["type constructor", { type: "constructor" }],
  ["type toString", { type: "toString" }],
  ["type __proto__", { type: "__proto__" }],
  ["type hasOwnProperty", { type: "hasOwnProperty" }],
  ["a lone surrogate", { type: "\ud800" }],
  ["a long type", { type: "b".repeat(5000) }],
  ["a field too many", { type: "pass", constructor: { prototype: { polluted: true } } }],
];

/** A value inside so many levels. */
export function nested(levels: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = wrap(value);
  return value;
}
