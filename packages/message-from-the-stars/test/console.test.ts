import { describe, expect, test } from "vitest";
import { createRandom, createTable, describe as tell, replay, startMatch, toRecord } from "@facedown/core";
import {
  Ciphers,
  cipherOf,
  createMessageFromTheStars,
  deduce,
  englishAlphabet,
  messageFromTheStars,
  scoreWord,
  spanishPack,
  type Cipher,
} from "@facedown/message-from-the-stars";
import { example, heardBy, play, received, send, table, toEnd, type GameMove } from "./support/table.js";

const notes: readonly GameMove[] = [
  { type: "note", text: "animals?" },
  { type: "mark", role: "trust", letter: "E", mark: "out" },
  { type: "mark", role: "amplify", letter: "X", mark: "confirmed" },
  { type: "writeIn", slot: 5, letter: "O" },
];

describe("MS-42: each side's console and notes", () => {
  const match = notes.reduce((now, move) => play(now, 1, move), table());

  test("are shared by the side", () => {
    for (const seat of [1, 2])
      expect(match.view(seat).sides[1]!.sheet).toEqual({
        notes: "animals?",
        marks: { trust: { E: "out" }, amplify: { X: "confirmed" }, suspicion: {} },
        writeIns: ["", "", "", "", "", "O"],
      });
    const more = play(match, 2, { type: "mark", role: "trust", letter: "E", mark: "open" });
    expect(more.view(1).sides[1]!.sheet!.marks.trust).toEqual({});
    expect(
      play(match, 2, { type: "writeIn", slot: 5, letter: "" }).view(1).sides[1]!.sheet!.writeIns[5],
    ).toBe("");
  });

  test("are for nobody else, who cannot tell that something was written", () => {
    for (const viewer of [0, "spectator"] as const) {
      expect(match.view(viewer).sides[1]!.sheet).toBeNull();
      expect(JSON.stringify(match.frame(viewer).events)).toBe("[]");
      expect(match.view(viewer)).toEqual(table().view(viewer));
    }
  });

  test("the scientists cannot tell what the alien writes either", () => {
    const alien = notes.reduce((now, move) => play(now, 0, move), table());
    expect(alien.view(0).sides[0]!.sheet!.notes).toBe("animals?");
    for (const viewer of [1, 2, "spectator"] as const)
      expect(alien.view(viewer)).toEqual(table().view(viewer));
  });

  test("have no effect on the game", () => {
    const noted = toEnd(match);
    const plain = toEnd(table());
    expect(noted.outcome).toEqual(plain.outcome);
    expect(heardBy(noted, 0).split("\n").at(-1)).toBe(heardBy(plain, 0).split("\n").at(-1));
  });

  test("are there again after a reconnect, and in a record", async () => {
    const live = createTable(messageFromTheStars, { seats: 3, seed: "reconnect" });
    for (const move of notes) await live.seat(1).play(move);
    const back: unknown[] = [];
    live.seat(2).subscribe((packet) => back.push(packet.view.sides[1]!.sheet?.notes), { after: 0 });
    expect(back.at(-1)).toBe("animals?");
    expect(live.seat(0).getSnapshot().view.sides[1]!.sheet).toBeNull();
    const again = replay(messageFromTheStars, JSON.parse(JSON.stringify(toRecord(live.match))));
    expect(again.ok && again.value.view(2).sides[1]!.sheet).toEqual(live.seat(1).view.sides[1]!.sheet);
    live.close();
  });

  test("no packet goes to others", async () => {
    const live = createTable(messageFromTheStars, {
      seats: 4,
      seed: "packets",
      options: { mode: "teams", hard: true },
    });
    let others = 0;
    for (const seat of [0, 1, 3]) live.seat(seat).subscribe(() => others++);
    live.spectator.subscribe(() => others++);
    others = 0;
    for (const move of notes) expect(await live.seat(2).play(move)).toEqual({ ok: true });
    expect(others).toBe(0);
    live.close();
  });
});

test("MS-43: the table tells each letter's color, and reminds of the one red letter", () => {
  const { view } = createTable(messageFromTheStars, { seats: 2, seed: "colors" }).seat(1);
  const lines = tell(messageFromTheStars).standing(view)!;
  expect(lines).toContain(
    "Letters: green A E I L N O R S T, black B C D F G H M P U W Y, red J K Q V X Z. A cipher has one red letter at most.",
  );
});

describe("MS-44: scores can be worked out, with what each effect adds", () => {
  test("by the alien, from its own view; scientists do not see the letters that it takes", () => {
    const match = table();
    const seen = cipherOf(match.view(0).cipher as string[]);
    expect(scoreWord(seen, "CHOPPER")).toEqual({ score: -8, trust: 4, amplify: 1, suspicion: true });
    for (const viewer of [1, 2, "spectator"] as const)
      expect(match.view(viewer).cipher.every((letter) => letter === null)).toBe(true);
  });

  test("no breakdown is sent beside a score", () => {
    const match = play(table(), 0, send("CHOPPER"));
    const told = match.frame(1).events.filter(({ type }) => type === "disclosed");
    expect(told).toEqual([{ type: "disclosed", fact: "score", value: -8 }]);
    expect(received(match, 1)).not.toMatch(/"trust":\d/);
  });
});

test("MS-P16: what the tips rule out is never a true letter of the cipher", () => {
  const words = ["CHOPPER", "OKAPI", "QUICHE", "ZEPPELIN", "LYNX", "EXPERT", "HORROR", "BANJO"];
  const ciphers: Cipher[] = [
    example,
    cipherOf(Array.from("AQBTCD")),
    cipherOf(Array.from("NPUIXE")),
    cipherOf(Array.from("OBCEDZ")),
  ];
  for (const cipher of ciphers) {
    let match = table({ cipher });
    for (let at = 0; at + 1 < words.length; at += 2)
      match = play(play(match, 0, send(words[at]!)), 1, send(words[at + 1]!));
    const { tips, ciphers: left } = deduce(match.view(1));
    expect(left.has(cipher)).toBe(true);
    for (const letter of tips.ruledOut.trust) expect(cipher.trust).not.toContain(letter);
    for (const letter of tips.ruledOut.amplify) expect(cipher.amplify).not.toContain(letter);
    expect(tips.ruledOut.suspicion).not.toContain(cipher.suspicion);
    let marked = match;
    for (const letter of tips.ruledOut.trust)
      marked = play(marked, 1, { type: "mark", role: "trust", letter, mark: "out" });
    const { marks } = marked.view(2).sides[1]!.sheet!;
    for (const letter of cipher.trust) expect(marks.trust[letter]).toBeUndefined();
  }
  expect(Ciphers.every(englishAlphabet).has(example)).toBe(true);
});

test("MS-42: what players who play at random note is in the language of the cards", () => {
  const game = createMessageFromTheStars({ pack: spanishPack });
  const match = startMatch(game, { seats: 2, seed: "notes" });
  const random = createRandom("notes");
  const noted = Array.from({ length: 40 }, () => match.sample(0, "note", random));
  const texts = new Set(noted.map((move) => (move?.type === "note" ? move.text : undefined)));
  expect([...texts].sort()).toEqual(["?", "animales", "no es vocal", "preguntar otra vez"]);
});
