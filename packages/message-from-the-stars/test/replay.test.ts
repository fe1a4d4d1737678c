import { expect, test } from "vitest";
import { referee, replay, toRecord } from "@facedown/core";
import { englishPack, messageFromTheStars } from "@facedown/message-from-the-stars";
import { heardBy, play, table, toEnd } from "./support/table.js";

const game = () =>
  toEnd(play(table({ options: { mode: "teams" } }), 2, { type: "note", text: "again" }), [0, 0, 2]);

test("MS-P14: the same seed and moves give the same states and packets", () => {
  const [one, other] = [game(), game()];
  expect(referee(other)).toEqual(referee(one));
  for (const viewer of [0, 1, 2, 3, "spectator"] as const)
    expect(heardBy(other, viewer)).toBe(heardBy(one, viewer));
});

test("MS-P14: a record becomes the same game again, after JSON", () => {
  const again = replay(messageFromTheStars, JSON.parse(JSON.stringify(toRecord(game()))));
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  expect(referee(again.value)).toEqual(referee(game()));
  expect(again.value.outcome).toEqual(game().outcome);
});

test("MS-P14: states are plain JSON, and hold no text of the pack", () => {
  const text = JSON.stringify(referee(table()));
  expect(JSON.parse(text)).toEqual(referee(table()));
  for (const { sentence, columns } of [...englishPack.alien, ...englishPack.scientists])
    for (const words of [sentence, ...columns.flat()]) expect(text).not.toContain(words);
});
