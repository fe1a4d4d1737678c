import { allSeats, union, type Json, type Stock } from "@facedown/core";
import { cipherOf, cipherProblem, lettersOfCipher } from "./cipher.js";
import { emptySheet } from "./console.js";
import { rightRows } from "./guesses.js";
import { rightLetters } from "./cipher.js";
import type { Language } from "./language.js";
import { roundsOf } from "./options.js";
import { wordsOfColumn } from "./pack/schema.js";
import { nothingProposed } from "./proposals.js";
import { scoreOfSent } from "./transmissions.js";
import { spell } from "./spelling.js";
import type { Side, State } from "./state.js";

/** Which cells were shuffled together, may take which values, or may hold what players write. */
export function stocksOf(state: State): { readonly [name: string]: Stock } {
  const { sides, piles, deck, cipher, committed } = state;
  const cardsOf = (kind: Side["kind"]) =>
    sides.flatMap((side) => (side.kind === kind ? side.card.cards : []));
  return {
    letters: { cells: [...deck.cards, ...cipher.cards] },
    alienCards: { cells: [...piles.alien.cards, ...cardsOf("alien")] },
    scientistCards: { cells: [...piles.scientists.cards, ...cardsOf("scientists")] },
    rolls: {
      cells: sides.flatMap(({ rolls }) => rolls),
      values: Array.from({ length: wordsOfColumn }, (_, row) => row),
    },
    words: { cells: sides.flatMap(({ sent }) => sent.map(({ word }) => word)), blank: "" },
    scores: { cells: sides.flatMap(({ sent }) => sent.map(({ score }) => score)), blank: 0 },
    choices: { cells: committed.choices, blank: { word: "" } },
    proposals: {
      cells: sides.map(({ proposal }) => proposal),
      blank: nothingProposed as unknown as Json,
    },
    sheets: { cells: sides.map(({ sheet }) => sheet), blank: emptySheet as unknown as Json },
  };
}

type Truth = (context: { readonly state: State }) => boolean;

/** What is true of every position of a game. */
export function invariantsOf(language: Language) {
  const { alphabet } = language;

  const theCipherIsValid: Truth = ({ state: { phase, cipher, deck } }) => {
    const letters = cipher.cards.map(({ face }) => face);
    if (letters.length + deck.cards.length !== language.letters.length) return false;
    if (phase === "cipher") return letters.length === 0;
    return letters.length === lettersOfCipher && !cipherProblem(cipherOf(letters), alphabet);
  };

  const everySeatIsOnOneSide: Truth = ({ state: { sides, committed } }) =>
    union(...sides.map(({ members }) => members)) === allSeats(committed.choices.length) &&
    sides.every(({ members }, at) => sides.every((other, i) => i === at || (other.members & members) === 0));

  const noSentWordIsBanned: Truth = ({ state: { sides, settings } }) =>
    sides.every(({ kind, card, sent }) => {
      const words = language.cards[kind][card.cards[0]!.face]!;
      return sent.every(({ word }) => {
        const spelling = spell(alphabet, word.face, settings);
        return spelling.ok && !words.forbids(spelling.word, settings);
      });
    });

  const scoresAreRight: Truth = ({ state: { sides, cipher } }) => {
    const letters = cipher.cards.map(({ face }) => face);
    return sides.every(({ sent }) =>
      sent.every(({ word, score }) => score.face === scoreOfSent(language, letters, word.face)),
    );
  };

  const sidesSendInTurn: Truth = ({ state: { sides, round, settings } }) => {
    const counts = (kind: Side["kind"]) =>
      sides.flatMap((side) => (side.kind === kind ? [side.sent.length] : []));
    const [aliens, scientists] = [counts("alien"), counts("scientists")];
    return (
      round <= roundsOf(settings) &&
      scientists.every((count) => count === round) &&
      aliens.every((count) => count === aliens[0] && (count === round || count === round + 1))
    );
  };

  const pointsAreRight: Truth = ({ state: { sides, cipher } }) =>
    sides.every(({ team, kind, guessed, points }) => {
      const other = sides.find((side) => side.team === team && side.kind !== kind)!;
      const rolled = other.rolls.map(({ face }) => face);
      const words = guessed.rows && rightRows(guessed.rows, rolled);
      const real = cipher.cards.map(({ face }) => face);
      const letters = guessed.letters && rightLetters(guessed.letters, cipherOf(real));
      return points.words === words && points.letters === letters;
    });

  const sheetsAreTheirSidesAlone: Truth = ({ state: { sides } }) =>
    sides.every(({ members, sheet, proposal }) => sheet.shownTo === members && proposal.shownTo === members);

  return {
    theCipherIsValid,
    everySeatIsOnOneSide,
    noSentWordIsBanned,
    scoresAreRight,
    sidesSendInTurn,
    pointsAreRight,
    sheetsAreTheirSidesAlone,
  };
}
