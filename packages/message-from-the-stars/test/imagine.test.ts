import { expect, test } from "vitest";
import { createRandom, imagine } from "@facedown/core";
import { cipherOf, scoreWord } from "@facedown/message-from-the-stars";
import { guessAll, play, send, stateOf, table, toGuess } from "./support/table.js";

const random = createRandom("imagine");

test("MS-P11: a scientist imagines ciphers that give the scores it knows, and not only the real one", () => {
  const match = play(play(table(), 0, send("CHOPPER")), 1, send("HORCRUXES"));
  const seen = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const letters = imagine(match, 1, random).cipher.cards.map(({ face }) => face);
    const cipher = cipherOf(letters);
    expect(scoreWord(cipher, "CHOPPER").score).toBe(-8);
    expect(scoreWord(cipher, "HORCRUXES").score).toBe(-16);
    seen.add(letters.join(""));
  }
  expect(seen.size).toBeGreaterThan(20);
});

test("the alien imagines other cards and rolls, and its own cipher", () => {
  const match = table();
  const states = Array.from({ length: 60 }, () => imagine(match, 0, random));
  for (const state of states) {
    expect(state.cipher).toEqual(stateOf(match).cipher);
    expect(state.sides[0]!.card).toEqual(stateOf(match).sides[0]!.card);
  }
  expect(new Set(states.map(({ sides }) => sides[1]!.card.cards[0]!.face)).size).toBeGreaterThan(6);
  expect(
    new Set(states.map(({ sides }) => sides[1]!.rolls.map(({ face }) => face).join(""))).size,
  ).toBeGreaterThan(40);
});

test("rivals' words, rolls and notes are imagined so that what was told comes out", () => {
  const start = play(table({ options: { mode: "teams", hard: true } }), 1, { type: "note", text: "ours" });
  const match = guessAll(toGuess(start), [0, 1, 5]);
  for (let i = 0; i < 60; i++) {
    const { sides, cipher } = imagine(match, 2, random);
    const [alien, scientists] = [sides[2]!, sides[3]!];
    const right = scientists.rolls.filter(({ face }, column) => face === alien.guessed.rows![column]).length;
    expect(right).toBe(alien.points.words);
    expect(alien.sheet.face.notes).toBe("");
    for (const { word, score } of alien.sent)
      expect(scoreWord(cipherOf(cipher.cards.map(({ face }) => face)), word.face).score).toBe(score.face);
  }
});
