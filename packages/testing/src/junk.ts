import type { WireMove } from "./asking.js";
import type { Pool } from "./inputs.js";
import { pickOf, type Picker } from "./picker.js";

const strings = [
  "",
  " ",
  "0",
  "-1",
  "null",
  "undefined",
  "NaN",
  "true",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "type",
  "length",
  "ﬃ",
  "é",
  "é",
  "\u0000",
  "\ud800",
  "\u202e",
  "🂡",
  "İ",
  "a".repeat(9000),
  "0".repeat(4000),
  "ab ".repeat(2000),
  "(((((((((((((((((((((((((((((",
  "{}",
  "<script>",
];
const numbers = [0, -1, 1, 2, 0.5, -0.5, 31, 32, 255, 1e9, -1e9, 2 ** 31, 2 ** 53, 1e300, 1e-300];

/** Values that are no JSON, which a program in the same process may still send. */
const noJson: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => Symbol("junk"),
  () => 10n,
  () => () => 1,
  () => new Date(0),
  () => new Map([["type", "x"]]),
  () => Object.create(null) as unknown,
  () => {
    const circle: Record<string, unknown> = {};
    circle["type"] = circle;
    return circle;
  },
  () => ({
    get type(): string {
      throw new Error("a getter that throws");
    },
  }),
  () =>
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error("a proxy that throws");
        },
      },
    ),
];

function value(pick: Picker, own: readonly string[], depth: number): unknown {
  switch (pick(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return pick(2) === 0;
    case 2:
      return pickOf(numbers, pick);
    case 3:
      return pickOf(own.length > 0 && pick(2) === 0 ? own : strings, pick);
    case 4:
      return pick(8) === 0 ? pickOf(noJson, pick)() : pick(20) - 4;
    case 5:
    case 6:
      return Array.from({ length: pick(4) }, () => value(pick, own, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: pick(4) }, () => [
          pickOf(strings, pick).slice(0, 20),
          value(pick, own, depth - 1),
        ]),
      );
  }
}

function deep(levels: number): unknown {
  let inner: unknown = 1;
  for (let i = 0; i < levels; i++) inner = [inner];
  return inner;
}

/** Something that a player might send: nonsense, or a well-formed move with one thing wrong. */
export function junk(pool: Pool, names: readonly string[], pick: Picker, own: readonly string[]): unknown {
  const move: WireMove = pool.one(pick) ?? { type: pickOf(names, pick) };
  const fields = Object.keys(move).filter((field) => field !== "type");
  switch (pick(8)) {
    case 0:
      return value(pick, own, 3);
    case 1:
      return { ...move, type: value(pick, own, 0) };
    case 2:
      return { ...move, [pickOf(strings, pick).slice(0, 20)]: value(pick, own, 1) };
    case 3: {
      const dropped = fields.length > 0 ? pickOf(fields, pick) : "type";
      return Object.fromEntries(Object.entries(move).filter(([field]) => field !== dropped));
    }
    case 4:
      return pick(4) === 0 ? { type: pickOf(names, pick), value: deep(2000) } : pickOf(noJson, pick)();
    case 5:
      return { ...(pool.mixed(pickOf(names, pick), pick) ?? move) };
    default:
      return fields.length === 0
        ? { ...move, value: value(pick, own, 2) }
        : { ...move, [pickOf(fields, pick)]: value(pick, own, 2) };
  }
}
