import { describe, expect, test } from "vitest";
import { createRandom, faces, referee, startMatch } from "@facedown/core";
import { scripted } from "@facedown/testing";
import { memory, promise } from "@facedown/testing/fixtures";

const dealt = (first: readonly string[]) =>
  scripted({ shuffles: [first] }, () => startMatch(memory, { seats: memory.seats.min, seed: "s" }));

describe("scripted", () => {
  test("deals the cards that are wanted, the first one first", () => {
    const order = faces(referee(dealt(["rain", "sun", "rain"])).row);
    const plain = faces(referee(startMatch(memory, { seats: memory.seats.min, seed: "s" })).row);
    expect(order).not.toEqual(plain);
    expect(order.slice(0, 3)).toEqual(["rain", "sun", "rain"]);
  });

  test("refuses a card that is not there", () => {
    expect(() => dealt(["snow"])).toThrow(/shuffles\[0\]: no card "snow" is left among/);
  });

  test.each<
    [string, Parameters<typeof scripted>[0], (random: ReturnType<typeof createRandom>) => unknown, unknown]
  >([
    ["dice", { dice: [6, 1] }, (random) => random.dice(2), [6, 1]],
    ["ints", { ints: [7] }, (random) => random.int(10), 7],
    ["picks", { picks: [1] }, (random) => random.pick(["a", "b"]), "b"],
    ["weighted picks", { picks: [0] }, (random) => random.weighted(["a", "b"], [1, 99]), "a"],
  ])("gives %s", (_, script, draw, expected) => {
    expect(scripted(script, () => draw(createRandom("x")))).toEqual(expected);
  });

  test.each<
    [string, Parameters<typeof scripted>[0], (random: ReturnType<typeof createRandom>) => unknown, RegExp]
  >([
    ["more than there is", { dice: [6] }, (random) => random.dice(2), /dice\[1\]: the script has 1/],
    [
      "less than there is",
      { dice: [6, 5, 4] },
      (random) => random.die(),
      /dice: 2 of 3 were not used, from dice\[1\] on/,
    ],
    [
      "what a die cannot show",
      { dice: [7] },
      (random) => random.die(),
      /dice\[0\]: 7 is none of the 6 values/,
    ],
    [
      "a place that is not there",
      { picks: [2] },
      (random) => random.pick(["a", "b"]),
      /picks\[0\]: 2 is none of the 2/,
    ],
  ])("refuses %s", (_, script, draw, expected) => {
    expect(() => scripted(script, () => draw(createRandom("x")))).toThrow(expected);
  });

  test("gives hidden draws by value, and leaves to chance what it does not name", () => {
    const tides = [
      ...new Set(
        Array.from({ length: 20 }, (_, i) =>
          JSON.stringify(referee(startMatch(promise, { seats: promise.seats.min, seed: `${i}` }))),
        ),
      ),
    ];
    expect(tides.length).toBeGreaterThan(1);
    expect(() =>
      scripted({ hidden: ["no such value"] }, () =>
        startMatch(promise, { seats: promise.seats.min, seed: "1" }),
      ),
    ).toThrow(/hidden\[0\]: "no such value" is none of|hidden: 1 of 1 were not used/);
  });

  test("leaves no trace behind", () => {
    const before = createRandom("x").dice(5);
    expect(() => scripted({ dice: [] }, () => createRandom("x").die())).toThrow();
    expect(createRandom("x").dice(5)).toEqual(before);
  });
});
