import { simulate, startMatch, type AnyGame } from "@facedown/core";
import { expect, test } from "vitest";
import { promise } from "../src/fixtures/index.js";
import { bend, define } from "./fixtures/bend.js";

/** Everything that can be reached from a value: through properties, symbols and prototypes. */
function reachable(from: readonly unknown[]): Set<unknown> {
  const found = new Set<unknown>();
  const queue = [...from];
  while (queue.length > 0) {
    const value = queue.pop();
    if (found.has(value)) continue;
    found.add(value);
    if ((typeof value !== "object" && typeof value !== "function") || value === null) continue;
    const parts = Object.getOwnPropertyDescriptors(value);
    for (const key of Reflect.ownKeys(parts)) {
      const { value: held, get } = parts[key as keyof typeof parts] as PropertyDescriptor;
      queue.push(held, get);
    }
    if (typeof value === "object") queue.push(Object.getPrototypeOf(value));
  }
  return found;
}

/** The game, whose rules hand over all that they are given. */
function handingOver(game: AnyGame, given: unknown[]): AnyGame {
  const listening = (rule: any) =>
    typeof rule === "function"
      ? (...all: unknown[]) => {
          given.push(...all);
          return rule(...all);
        }
      : rule;
  const parts = (of: any) =>
    Object.fromEntries(Object.entries(of).map(([key, part]) => [key, listening(part)]));
  const each = (of: any) => Object.fromEntries(Object.entries(of).map(([key, part]) => [key, parts(part)]));
  return bend(
    game,
    define(({ setup, toAct, outcome, moves, settle, timers }) => ({
      ...parts({ setup, toAct, outcome }),
      moves: each(moves),
      settle: each(settle),
      timers: each(timers),
    })),
  );
}

test("nothing that rules are given leads to the seed or to the generator's state", () => {
  const given: unknown[] = [];
  const seed = "ab".repeat(32);
  let match = startMatch(handingOver(promise, given), { seats: 2, seed });
  while (match.outcome === null) {
    const by = match.waiting[0] ?? 0;
    const played = match.play(by, match.choices(by)[0] as never);
    if (!played.ok) break;
    match = played.match;
    simulate(match).play(0, "pledge", { sail: true });
  }
  given.push((globalThis as never)[Symbol.for("facedown.watch")]);
  const found = [...reachable(given)];
  expect(given.length).toBeGreaterThan(50);
  expect(found.some((value) => value === match.inside.state)).toBe(true);
  expect(found.filter((value) => ArrayBuffer.isView(value) || value === seed)).toEqual([]);
  expect([...reachable([match.inside])].some((value) => value === seed)).toBe(true);
});
