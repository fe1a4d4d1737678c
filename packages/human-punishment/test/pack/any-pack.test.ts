import { describe, expect, test } from "vitest";
import { createRandom, startSimulation, type Random } from "@facedown/core";
import { createHumanPunishment, originalPack, readPack, type Pack } from "@facedown/human-punishment";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const junk: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  3,
  1.5,
  "",
  "x",
  "pistol",
  "other",
  "source",
  [],
  {},
  [[]],
];

/** All places in a value, as lists of keys. */
function* places(value: Json, at: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [...at, key];
    yield* places(inner, [...at, key]);
  }
}

function holder(root: Json, at: readonly string[]): Record<string, Json> {
  return at.slice(0, -1).reduce((value, key) => (value as Record<string, Json>)[key]!, root) as never;
}

/** The original pack, of which something was changed, exchanged or taken away. */
function spoiled(random: Random): Json {
  const pack = JSON.parse(JSON.stringify(originalPack)) as Record<string, Json>;
  if (random.int(2) === 0) pack["counts"] = "custom";
  for (let change = random.int(2); change >= 0; change--) {
    const all = [...places(pack)];
    const at = random.pick(all);
    const other = random.pick(all.filter((place) => place.at(-1) === at.at(-1)));
    const [into, from] = [holder(pack, at), holder(pack, other)];
    const key = at.at(-1)!;
    if (typeof into !== "object" || into === null || typeof from !== "object" || from === null) continue;
    const way = random.int(6);
    if (way === 0) into[key] = random.pick(junk);
    else if (way > 1) into[key] = JSON.parse(JSON.stringify(from[other.at(-1)!] ?? null)) as Json;
    else if (Array.isArray(into)) into.splice(Number(key), 1);
    else delete into[key];
  }
  return pack;
}

function playSome(pack: Pack, random: Random, seed: string): void {
  const game = createHumanPunishment({ pack });
  const seats = 4 + random.int(13);
  const table = startSimulation(game, { seats, seed });
  for (let move = 0; move < 150 && table.outcome === null; move++) {
    const seat = random.pick(table.waitingSeats);
    const kinds = game.moveNames.filter((name) => (table.choices(seat, name)?.length ?? 0) > 0);
    const type = random.pick(kinds);
    expect(table.play(seat, type, random.pick(table.choices(seat, type)!))).toBeUndefined();
  }
}

const tries = 200;

describe("any pack", () => {
  test("is read or refused with reasons, and what is read can be played", { timeout: 60_000 }, () => {
    const random = createRandom("any pack");
    let read = 0;
    for (let tried = 0; tried < tries; tried++) {
      const reading = readPack(spoiled(random));
      if (!reading.ok) {
        expect(reading.problems[0]!.expected).not.toBe("");
        continue;
      }
      read++;
      playSome(reading.value, random, `any pack ${tried}`);
    }
    expect(read).toBeGreaterThan(40);
    expect(read).toBeLessThan(tries);
  });
});
