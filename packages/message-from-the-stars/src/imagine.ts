import { sees, type Random, type Secret, type Viewer } from "@facedown/core";
import { cipherOf, lettersIn } from "./cipher.js";
import { Ciphers } from "./ciphers.js";
import type { Language } from "./language.js";
import { wordsOfColumn } from "./pack/schema.js";
import { kindInScoring, scoreOfSent } from "./transmissions.js";
import { spell } from "./spelling.js";
import type { Choice, Side, State } from "./state.js";

const mostTries = 500;

function write<T>(cell: Secret<T>, face: T): void {
  (cell as { face: T }).face = face;
}

/** A cipher that gives all the scores that the viewer knows; the letters that it does not see are dealt anew around it. */
function imagineCipher(state: State, viewer: Viewer, { alphabet }: Language, random: Random): void {
  const { cipher, deck, settings, sides } = state;
  if (cipher.cards.length === 0 || cipher.cards.every((cell) => sees(cell, viewer))) return;
  let ciphers = Ciphers.every(alphabet, { source: settings.cipherSource });
  for (const { word, score } of sides.flatMap(({ sent }) => sent))
    if (sees(word, viewer) && sees(score, viewer)) ciphers = ciphers.after(word.face, score.face);
  const letters = lettersIn(ciphers.sample(random));
  const others = deck.cards.map(({ face }) => face).concat(cipher.cards.map(({ face }) => face));
  const rest = random.shuffle(others.sort().filter((letter) => !letters.includes(letter)));
  cipher.cards.forEach((cell, at) => {
    write(cell, letters[at]!);
  });
  deck.cards.forEach((cell, at) => {
    write(cell, rest[at]!);
  });
}

function wordsSeen({ sent }: Side, viewer: Viewer): string[] {
  return sent.flatMap(({ word }) => (sees(word, viewer) ? [word.face] : []));
}

function mayHold(
  language: Language,
  state: State,
  side: Side,
  card: number,
  words: readonly string[],
): boolean {
  const held = language.cards[side.kind][card]!;
  return words.every((word) => {
    const spelling = spell(language.alphabet, word, { allowPhrases: true });
    return spelling.ok && !held.forbids(spelling.word, state.settings);
  });
}

/** Cards under which sides might have sent what the viewer knows that they sent. */
function imagineCards(state: State, viewer: Viewer, language: Language, random: Random): void {
  for (const kind of ["alien", "scientists"] as const) {
    const pile = state.piles[kind].cards;
    const unseen = state.sides.filter((side) => side.kind === kind && !sees(side.card.cards[0]!, viewer));
    if (unseen.length === 0) continue;
    const cells = [...unseen.map(({ card }) => card.cards[0]!), ...pile];
    const faces = cells.map(({ face }) => face).sort((a, b) => a - b);
    const words = unseen.map((side) => wordsSeen(side, viewer));
    for (let tried = 0; tried < mostTries; tried++) {
      const dealt = random.shuffle(faces);
      if (!unseen.every((side, at) => mayHold(language, state, side, dealt[at]!, words[at]!))) continue;
      cells.forEach((cell, at) => {
        write(cell, dealt[at]!);
      });
      break;
    }
  }
}

/** Rolls that give the points which were told for a guess. */
function imagineRolls(state: State, viewer: Viewer, random: Random): void {
  for (const { team, kind, rolls } of state.sides) {
    if (rolls.every((roll) => sees(roll, viewer))) continue;
    const guesser = state.sides.find((side) => side.team === team && side.kind !== kind)!;
    const { rows } = guesser.guessed;
    const right = new Set(random.sample([...rolls.keys()], guesser.points.words ?? 0));
    rolls.forEach((roll, column) => {
      const other = random.int(wordsOfColumn - 1);
      const guessed = rows?.[column];
      if (guessed === undefined) write(roll, random.int(wordsOfColumn));
      else write(roll, right.has(column) ? guessed : other < guessed ? other : other + 1);
    });
  }
}

function someWord(state: State, side: Side, language: Language, random: Random): string {
  const card = side.card.cards[0]!.face;
  const { vocabulary } = language;
  const from = random.int(vocabulary.length);
  for (let at = 0; at < vocabulary.length; at++) {
    const word = vocabulary[(from + at) % vocabulary.length]!;
    if (!mayHold(language, state, side, card, [word])) continue;
    const spelling = spell(language.alphabet, word);
    if (spelling.ok) return spelling.word.text;
  }
  return language.letters[0]!;
}

function imagineWords(state: State, viewer: Viewer, language: Language, random: Random): void {
  const cipher = state.cipher.cards.map(({ face }) => face);
  for (const side of state.sides)
    for (const { word, score } of side.sent) {
      if (sees(word, viewer)) continue;
      write(word, someWord(state, side, language, random));
      write(score, scoreOfSent(language, cipher, word.face));
    }
}

function someChoice(state: State, side: Side, language: Language, random: Random): Choice {
  const scored = state.phase === "score" && kindInScoring(state.sides, state.round) === side.kind;
  if (state.phase === "alien" || state.phase === "scientists" || scored)
    return { word: someWord(state, side, language, random) };
  if (state.phase === "guessCipher") return { letters: cipherOf(random.sample(language.letters, 6)) };
  return { rows: [0, 0, 0].map(() => random.int(wordsOfColumn)) };
}

/**
 * Fills in what the viewer does not see so that everything it knows comes out the same: a cipher that agrees with all
 * scores, by its chance; message cards that do not ban what was sent; rolls that give the points which were told. Words
 * that it does not know are words of the pack, and what others wrote for themselves is empty.
 */
export function imagineOf(language: Language) {
  return ({
    state,
    viewer,
    random,
  }: {
    readonly state: State;
    readonly viewer: Viewer;
    readonly random: Random;
  }): void => {
    imagineCipher(state, viewer, language, random);
    imagineCards(state, viewer, language, random);
    imagineRolls(state, viewer, random);
    imagineWords(state, viewer, language, random);
    for (const side of state.sides) {
      const choice = state.committed.choices[side.captain];
      if (choice && !sees(choice, viewer)) write(choice, someChoice(state, side, language, random));
    }
  };
}
