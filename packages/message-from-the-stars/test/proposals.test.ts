import { describe, expect, test } from "vitest";
import { createTable, describe as describeWords } from "@facedown/core";
import { messageFromTheStars } from "@facedown/message-from-the-stars";
import { guessRows, heardBy, play, refusal, send, table, toGuess, guessAll } from "./support/table.js";

const proposal = (match: ReturnType<typeof table>, viewer: number | "spectator") =>
  match.view(viewer).sides.at(1)!.proposal;
const agree = { type: "agree" } as const;

describe("MS-A15: who sends for several scientists", () => {
  test("any: whoever is first", () => {
    const match = play(play(table(), 0, send("LYNX")), 2, send("FJORD"));
    expect(match.view(0).sides[1]!.sent).toEqual([{ word: "FJORD", score: 0 }]);
    expect(refusal(play(table(), 0, send("LYNX")), 1, agree).parameters).toEqual({ why: "nothing proposed" });
  });

  test("captain: the others propose, the captain agrees or sends another word", () => {
    const start = play(
      table({ seats: 4, options: { submission: "captain", captains: [3] } }),
      0,
      send("LYNX"),
    );
    expect(start.waiting).toEqual([3]);
    const proposed = play(start, 1, send("FJORD"));
    expect(proposal(proposed, 2)).toEqual({ choice: { word: "FJORD" }, agreed: 0b10 });
    const words = describeWords(messageFromTheStars);
    expect(words.pending(proposed.view(3))).toEqual([
      "Proposed among the scientists: FJORD (for it: Scientist 1).",
    ]);
    expect(words.pending(proposed.view(0))).toEqual([]);
    expect(refusal(proposed, 2, agree).parameters).toEqual({ why: "captain" });
    expect(play(proposed, 3, agree).view(0).sides[1]!.sent).toEqual([{ word: "FJORD", score: 0 }]);
    const other = play(proposed, 3, send("OKAPI"));
    expect(other.view(0).sides[1]!.sent[0]!.word).toBe("OKAPI");
    expect(proposal(other, 1)).toEqual({ choice: null, agreed: 0 });
  });

  test("unanimous: when all are of one mind; another word begins anew", () => {
    const start = play(table({ seats: 4, options: { submission: "unanimous" } }), 0, send("LYNX"));
    expect(start.waiting).toEqual([1, 2, 3]);
    const two = play(play(start, 1, send("FJORD")), 2, agree);
    expect(proposal(two, 3)).toEqual({ choice: { word: "FJORD" }, agreed: 0b110 });
    expect(refusal(two, 1, agree).parameters).toEqual({ why: "agreed already" });
    for (const seat of [1, 2])
      expect(two.undo(seat)).toMatchObject({ ok: false, rejection: { code: "undo-shown" } });
    expect(play(two, 3, agree).view(0).sides[1]!.sent[0]!.word).toBe("FJORD");
    const anew = play(two, 3, send("OKAPI"));
    expect(proposal(anew, 1)).toEqual({ choice: { word: "OKAPI" }, agreed: 0b1000 });
    expect(play(play(anew, 1, agree), 2, agree).view(0).sides[1]!.sent[0]!.word).toBe("OKAPI");
  });

  test("guesses are sent in the same way", () => {
    const start = guessAll(toGuess(table({ options: { submission: "captain" } })), [0, 0, 0]);
    const proposed = play(start, 2, guessRows(3, 4, 5));
    expect(proposed.view("spectator").phase).toBe("guessAlien");
    const done = play(proposed, 1, agree);
    expect(done.view("spectator").sides[1]!.guessed.rows).toEqual([3, 4, 5]);
  });
});

test("MS-39: what a side proposes is for its own eyes: nobody else notices that it did", () => {
  const start = play(table({ seats: 4, options: { submission: "unanimous" } }), 0, send("LYNX"));
  const proposed = play(play(start, 1, send("FJORD")), 2, { type: "agree" });
  for (const viewer of [0, "spectator"] as const) {
    expect(proposal(proposed, viewer)).toBeNull();
    expect(JSON.stringify(proposed.frame(viewer).view)).toBe(JSON.stringify(start.frame(viewer).view));
    expect(heardBy(proposed, viewer)).not.toContain("proposed");
  }
  expect(heardBy(proposed, 3)).toContain('"proposed"');
});

test("MS-39: no packet goes to others when a side proposes or agrees", async () => {
  const live = createTable(messageFromTheStars, {
    seats: 4,
    seed: "packets",
    options: { submission: "unanimous" },
  });
  const packets = new Map<number | "spectator", number>();
  const count = (who: number | "spectator") => () => packets.set(who, (packets.get(who) ?? 0) + 1);
  await live.seat(0).play(send("ZIGZAG"));
  for (const seat of [0, 1, 2, 3]) live.seat(seat).subscribe(count(seat));
  live.spectator.subscribe(count("spectator"));
  packets.clear();
  await live.seat(1).play(send("OKAPI"));
  await live.seat(2).play({ type: "agree" });
  expect(Object.fromEntries(packets)).toEqual({ 1: 2, 2: 2, 3: 2 });
  live.close();
});
