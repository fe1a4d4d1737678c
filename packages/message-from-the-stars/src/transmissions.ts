import { allSealed, includes, nobody, only, secret, without, type Seat, type Seats } from "@facedown/core";
import * as v from "valibot";
import { cipherOf } from "./cipher.js";
import type { Language } from "./language.js";
import { hasCommitted, isAsked, propose } from "./proposals.js";
import { scoreLetters } from "./score.js";
import { alienSeats, sideAt, type Kind } from "./sides.js";
import { spell } from "./spelling.js";
import { askScientists, beginRound, hearersOf, sidesOfKind } from "./steps.js";
import { rules, type Choice, type Side, type State, type TableDealer, type View } from "./state.js";

type Reject = ReturnType<typeof rules.reject>;

/** Why a word is none that this seat's side may ever send; whose turn it is plays no part. */
export function wordProblem(language: Language, view: View, seat: Seat, typed: string): Reject | undefined {
  const { allowPhrases, longestWord, forbidRepeats, containsRule, sentenceWords } = view.settings;
  const side = view.sides[sideAt(view.sides, seat)]!;
  const spelling = spell(language.alphabet, typed, { allowPhrases });
  if (!spelling.ok) return rules.reject("MS-15", { sign: "", ...spelling.problem });
  const { word } = spelling;
  if (word.letters.length > longestWord) return rules.reject("MS-A5", { most: longestWord });
  if (!language.dictionary.has(word.text)) return rules.reject("MS-A6", { word: word.text });
  const ban = language.cards[side.kind][side.card[0]!]!.forbids(word, { containsRule, sentenceWords });
  if (ban) return rules.reject("MS-12", { ...ban });
  const bare = (text: string): string => text.replace(/[^\p{L}]/gu, "");
  return forbidRepeats && side.sent.some((sent) => bare(sent.word ?? "") === bare(word.text))
    ? rules.reject("MS-A11", { word: word.text })
    : undefined;
}

const tries = 60;

/** A word that this side may send, for players who play at random. */
function someWord(
  language: Language,
  view: View,
  seat: Seat,
  random: { pick: <T>(list: readonly T[]) => T; int: (bound: number) => number },
): string | undefined {
  const most = view.settings.longestWord;
  for (let tried = 0; tried < tries; tried++) {
    const length = 1 + random.int(Math.min(most, 8));
    const word =
      tried < tries / 2
        ? random.pick(language.vocabulary)
        : Array.from({ length }, () => random.pick(language.letters)).join("");
    if (!wordProblem(language, view, seat, word)) return word;
  }
  return undefined;
}

/** Sends a word for the own side (MS-9, MS-34, MS-35); whether it counts at once is an option (MS-A15). It cannot be taken back (MS-10). */
export function transmitOf(language: Language) {
  return rules.move({
    input: v.strictObject({ word: v.pipe(v.string(), v.maxLength(500)) }),
    during: ["alien", "scientists"],
    secret: ["word"],
    final: true,
    check: ({ view, seat, input }) => {
      if (!isAsked(view, seat)) return rules.reject("MS-10", { why: "not your turn" });
      if (hasCommitted(view, seat)) return rules.reject("MS-10", { why: "sent already" });
      return wordProblem(language, view, seat, input.word);
    },
    sample: ({ view, seat, random }) => {
      if (!isAsked(view, seat) || hasCommitted(view, seat)) return undefined;
      const isProposed = view.sides[sideAt(view.sides, seat)]!.proposal!.choice !== null;
      if (isProposed && random.int(4) > 0) return undefined;
      const word = someWord(language, view, seat, random);
      return word === undefined ? undefined : { word };
    },
    apply: ({ state, seat, input, dealer }) => {
      const { allowPhrases } = state.settings;
      const spelling = spell(language.alphabet, input.word, { allowPhrases });
      if (spelling.ok) propose(state, dealer, seat, { word: spelling.word.text });
    },
  });
}

/** The word in a side's choice. */
export function wordIn(choice: Choice): string {
  return "word" in choice ? choice.word : "";
}

function lettersOfWord({ alphabet }: Language, word: string): readonly string[] {
  const spelling = spell(alphabet, word, { allowPhrases: true });
  return spelling.ok ? spelling.word.letters : [];
}

/** The score of a word that was sent (MS-16 to MS-20). */
export function scoreOfSent(language: Language, cipher: readonly string[], word: string): number {
  return scoreLetters(cipherOf(cipher), lettersOfWord(language, word)).score;
}

/** Which kind of side has sent words that are being scored. */
export function kindInScoring(
  sides: readonly { readonly kind: Kind; readonly sent: readonly unknown[] }[],
  round: number,
): Kind {
  return sides.some(({ kind, sent }) => kind === "alien" && sent.length === round) ? "alien" : "scientists";
}

/** Tells the words of one kind of side, with their scores, to those whom it concerns. */
function publish(state: State, dealer: TableDealer, language: Language, kind: Kind): void {
  const cipher = state.cipher.cards.map(({ face }) => face);
  const words = sidesOfKind(state, kind).map(({ side }) =>
    wordIn(state.committed.choices[side.captain]!.face),
  );
  sidesOfKind(state, kind).forEach(({ side, at }, i) => {
    tellWord(state, dealer, at, side, words[i]!, scoreOfSent(language, cipher, words[i]!));
  });
  if (kind === "alien") {
    askScientists(state, dealer);
    return;
  }
  state.round++;
  beginRound(state, dealer);
}

function tellWord(
  state: State,
  dealer: TableDealer,
  at: number,
  side: Side,
  text: string,
  found: number,
): void {
  const hearers = hearersOf(state, side);
  const word = secret(text, hearers);
  const score = secret(dealer.disclose("score", found, hearers), hearers);
  side.sent.push({ word, score });
  dealer.tell({ type: "transmitted", side: at, round: state.round, word, score });
}

/** When all have sent their words, scores are written: by the game, or by the aliens themselves (MS-A3). */
export function scoreWords(language: Language) {
  return {
    when: ({ state }: { state: State }) =>
      (state.phase === "alien" || state.phase === "scientists") && allSealed(state.committed),
    then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
      const kind = state.phase === "alien" ? "alien" : "scientists";
      if (!state.settings.manualScoring) {
        publish(state, dealer, language, kind);
        return;
      }
      state.phase = "score";
      state.scoring = alienSeats(state.sides);
      for (const { side } of sidesOfKind(state, kind))
        dealer.showTo(state.committed.choices[side.captain]!, alienOf(state, side.team));
    },
  };
}

function alienOf({ sides }: State, team: 0 | 1): Seats {
  return alienSeats(sides.filter((side) => side.team === team));
}

/** The score that an alien has to write now; `undefined` for whoever has none to write. */
function scoreToWrite(language: Language, view: View, seat: Seat): number | undefined {
  if (!includes(view.scoring, seat)) return undefined;
  const { team } = view.sides[sideAt(view.sides, seat)]!;
  const kind = kindInScoring(view.sides, view.round);
  const sender = view.sides.find((side) => side.team === team && side.kind === kind)!;
  const choice = view.committed[sender.captain]!.choice!;
  return scoreOfSent(language, view.cipher as readonly string[], wordIn(choice));
}

/** An alien writes the score of a word, its own or its scientists' (MS-A3). */
export function writeScoreOf(language: Language) {
  return rules.move({
    input: v.strictObject({
      score: v.pipe(v.number(), v.safeInteger()),
    }),
    during: "score",
    secret: ["score"],
    check: ({ view, seat, input }) => {
      const right = scoreToWrite(language, view, seat);
      if (right === undefined) return rules.reject("MS-A3", { why: "not yours" });
      return input.score === right ? undefined : rules.reject("MS-A3", { why: "wrong" });
    },
    choices: ({ view, seat }) => {
      const right = scoreToWrite(language, view, seat);
      return right === undefined ? [] : [{ score: right }];
    },
    apply: ({ state, seat }) => {
      state.scoring = without(state.scoring, only(seat));
    },
  });
}

/** When the last score is written, words and scores are told. */
export function tellScores(language: Language) {
  return {
    when: ({ state }: { state: State }) => state.phase === "score" && state.scoring === nobody,
    then: ({ state, dealer }: { state: State; dealer: TableDealer }) => {
      publish(state, dealer, language, kindInScoring(state.sides, state.round));
    },
  };
}
