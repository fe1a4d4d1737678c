import { allSealed, everyone, type Random } from "@facedown/core";
import * as v from "valibot";
import { cipherInput, typedCipher } from "./choosing.js";
import { cipherOf, colorProblem, inSlots, letterProblem, rightLetters, type Cipher } from "./cipher.js";
import { Ciphers } from "./ciphers.js";
import type { Language } from "./language.js";
import { columnsOfCard, wordsOfColumn } from "./pack/schema.js";
import { hasCommitted, isAsked, propose } from "./proposals.js";
import { beginGuess, sidesOfKind, teamOrAll } from "./steps.js";
import { sideAt } from "./sides.js";
import { rules, type Facts, type Side, type State, type TableDealer } from "./state.js";

const row = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(wordsOfColumn - 1));

/** Every guess of a row for each of three columns: 216. */
export const everyRows: readonly (readonly [number, number, number])[] = Array.from(
  { length: wordsOfColumn ** columnsOfCard },
  (_, at) => [
    Math.floor(at / wordsOfColumn ** 2),
    Math.floor(at / wordsOfColumn) % wordsOfColumn,
    at % wordsOfColumn,
  ],
);

/** Guesses a word of each column of the card that lies open (MS-25, MS-26); it cannot be taken back (MS-29). */
export const guessWords = rules.move({
  input: v.strictObject({ rows: v.pipe(v.strictTuple([row, row, row]), v.readonly()) }),
  during: ["guessScientists", "guessAlien"],
  secret: ["rows"],
  final: true,
  check: ({ view, seat }) => {
    if (!isAsked(view, seat)) return rules.reject(view.phase === "guessScientists" ? "MS-25" : "MS-26");
    return hasCommitted(view, seat) ? rules.reject("MS-29") : undefined;
  },
  choices: ({ view, seat }) =>
    isAsked(view, seat) && !hasCommitted(view, seat) ? everyRows.map((rows) => ({ rows })) : [],
  apply: ({ state, seat, input, dealer }) => {
    propose(state, dealer, seat, { rows: input.rows });
  },
});

function someLetters({ alphabet, letters }: Language, strict: boolean, random: Random): Cipher {
  return strict ? Ciphers.every(alphabet).sample(random) : cipherOf(random.sample(letters, 6));
}

/** Guesses the letters of the cipher by their effect (MS-27); it cannot be taken back (MS-29). */
export function guessCipherOf(language: Language) {
  const { alphabet } = language;
  return rules.move({
    input: cipherInput,
    during: "guessCipher",
    secret: ["trust", "amplify", "suspicion"],
    final: true,
    check: ({ view, seat, input }) => {
      if (!isAsked(view, seat)) return rules.reject("MS-27", { why: "scientists", letter: "" });
      if (hasCommitted(view, seat)) return rules.reject("MS-29");
      const guess = typedCipher(alphabet, input);
      const problem = letterProblem(guess, alphabet);
      if (problem?.rule === "MS-5")
        return rules.reject("MS-27", { why: problem.why, letter: problem.letter });
      const colors = view.settings.strictGuess ? colorProblem(guess, alphabet) : undefined;
      return colors?.rule === "MS-6" ? rules.reject("MS-A13", { why: colors.why }) : undefined;
    },
    sample: ({ view, seat, random }) => {
      if (!isAsked(view, seat) || hasCommitted(view, seat)) return undefined;
      const isProposed = view.sides[sideAt(view.sides, seat)]!.proposal!.choice !== null;
      if (isProposed && random.int(4) > 0) return undefined;
      return someLetters(language, view.settings.strictGuess, random);
    },
    apply: ({ state, seat, input, dealer }) => {
      propose(state, dealer, seat, { letters: inSlots(typedCipher(alphabet, input), alphabet) });
    },
  });
}

/** How many rows of a guess are right: from 0 to 3. */
export function rightRows(rows: readonly number[], rolled: readonly number[]): number {
  return rows.filter((each, column) => each === rolled[column]).length;
}

function judgeWords(
  state: State,
  dealer: TableDealer,
  side: Side,
  at: number,
  rows: readonly number[],
): void {
  const of = state.sides.findIndex((each) => each.team === side.team && each.kind !== side.kind);
  const { rolls } = state.sides[of]!;
  for (const roll of rolls) dealer.showTo(roll, teamOrAll(state, side.team));
  const right = rightRows(
    rows,
    rolls.map(({ face }) => face),
  );
  const points = dealer.disclose("points", right as Facts["points"], everyone);
  side.guessed.rows = rows;
  side.points.words = points;
  dealer.tell({ type: "wordsJudged", side: at, of, rows, rolls, points });
}

function judgeLetters(state: State, dealer: TableDealer, side: Side, at: number, letters: Cipher): void {
  const right = rightLetters(letters, cipherOf(state.cipher.cards.map(({ face }) => face)));
  const points = dealer.disclose("points", right as Facts["points"], everyone);
  side.guessed.letters = letters;
  side.points.letters = points;
  dealer.tell({ type: "lettersJudged", side: at, letters, points });
}

/** Shows all that is left to be shown, but for what sides wrote for themselves (MS-30). */
function showAll(state: State, dealer: TableDealer): void {
  for (const { card, rolls, sent } of state.sides) {
    dealer.reveal(card);
    for (const roll of rolls) dealer.showTo(roll, everyone);
    for (const { word, score } of sent) {
      dealer.showTo(word, everyone);
      dealer.showTo(score, everyone);
    }
  }
  state.phase = "over";
}

const next = { guessScientists: "guessAlien", guessAlien: "guessCipher" } as const;

function isGuessing(phase: State["phase"]): boolean {
  return phase === "guessScientists" || phase === "guessAlien" || phase === "guessCipher";
}

/** When all guesses of a step lie there they are opened and judged, for both teams at once (MS-28, MS-37). */
export const judgeGuesses = {
  when: ({ state }: { state: State }) => isGuessing(state.phase) && allSealed(state.committed),
  then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
    const { phase } = state;
    dealer.open(state.committed, everyone);
    if (phase === "guessCipher") dealer.reveal(state.cipher);
    for (const { side, at } of sidesOfKind(state, phase === "guessScientists" ? "alien" : "scientists")) {
      const { face } = state.committed.choices[side.captain]!;
      if ("rows" in face) judgeWords(state, dealer, side, at, face.rows);
      else if ("letters" in face) judgeLetters(state, dealer, side, at, face.letters);
    }
    if (phase === "guessScientists" || phase === "guessAlien") beginGuess(state, dealer, next[phase]);
    else showAll(state, dealer);
  },
};
