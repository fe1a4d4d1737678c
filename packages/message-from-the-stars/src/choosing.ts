import { faces, includes, nobody, type Seat, type Seats } from "@facedown/core";
import * as v from "valibot";
import { cipherProblem, inSlots, lettersIn, type Cipher } from "./cipher.js";
import { Ciphers } from "./ciphers.js";
import type { Language } from "./language.js";
import { colorCounts, type Alphabet } from "./pack/alphabet.js";
import { alienSeats } from "./sides.js";
import { spellLetter } from "./spelling.js";
import { beginRound } from "./steps.js";
import { rules, type State, type TableDealer } from "./state.js";
import { drawCipher, pickCipher } from "./draw.js";
import { cipherClasses, classWeights, type CipherClass } from "./distribution.js";

const letter = v.pipe(v.string(), v.maxLength(8));

/** The input that names the six letters of a cipher by their effect. */
export const cipherInput = v.strictObject({
  trust: v.pipe(v.strictTuple([letter, letter, letter]), v.readonly()),
  amplify: v.pipe(v.strictTuple([letter, letter]), v.readonly()),
  suspicion: letter,
});

/** The cipher that was typed, its letters in upper case where they are letters. */
export function typedCipher(alphabet: Alphabet, { trust, amplify, suspicion }: Cipher): Cipher {
  const upper = (typed: string): string => spellLetter(alphabet, typed) ?? typed;
  const [a, b, c] = trust;
  const [d, e] = amplify;
  return {
    trust: [upper(a), upper(b), upper(c)],
    amplify: [upper(d), upper(e)],
    suspicion: upper(suspicion),
  };
}

/** Puts letters of the deck into the six slots, the leftmost first, so that the order of drawing is not told. */
function place(state: State, dealer: TableDealer, letters: readonly string[]): void {
  for (const wanted of letters)
    dealer.move(
      state.deck,
      state.deck.cards.findIndex(({ face }) => face === wanted),
      state.cipher,
    );
}

/** Puts a letter beneath the deck, face down: the alien has been told of it, and sees it no more. */
function returnLetter(state: State, dealer: TableDealer, letter: string, aliens: Seats): void {
  const at = state.deck.cards.findIndex(({ face }) => face === letter);
  dealer.conceal(state.deck, at, aliens);
  dealer.move(state.deck, at, state.deck, "bottom");
}

/** Draws letters until the six slots are filled; the alien sees every one of them (MS-5, MS-A1, MS-A2). */
function drawFromDeck(state: State, dealer: TableDealer, alphabet: Alphabet): void {
  const aliens = alienSeats(state.sides);
  dealer.shuffle(state.deck);
  const order = faces(state.deck).reverse();
  const { slots, refused } = drawCipher(order, alphabet);
  for (let drawn = 0; drawn < slots.length + refused.length; drawn++)
    dealer.show(state.deck, order.length - 1 - drawn, aliens);
  const isRefused = new Set(refused.map((at) => order[at]));
  const seen = state.deck.cards.filter(({ face }) => isRefused.has(face)).reverse();
  if (seen.length > 0) dealer.tell({ type: "lettersRefused", letters: seen }, aliens);
  place(
    state,
    dealer,
    slots.map((at) => order[at]!),
  );
  for (const at of refused) returnLetter(state, dealer, order[at]!, aliens);
}

const everyClass = new WeakMap<Alphabet, readonly CipherClass[]>();

/** Each class as often as its share of all ciphers says. */
function classesOf(alphabet: Alphabet): readonly CipherClass[] {
  const known = everyClass.get(alphabet);
  if (known) return known;
  const weights = classWeights(colorCounts(alphabet));
  const made = cipherClasses.flatMap((each) => new Array<CipherClass>(weights[each]).fill(each));
  everyClass.set(alphabet, made);
  return made;
}

/** Takes one of all ciphers, each as likely as any other. */
function takeEvenly(state: State, dealer: TableDealer, alphabet: Alphabet): void {
  const hidden = <T>(values: readonly T[]): T => dealer.random.hidden(nobody, values).face;
  place(state, dealer, pickCipher(alphabet, hidden(classesOf(alphabet)), hidden));
  dealer.shuffle(state.deck);
}

/** Makes the cipher, or lets the alien choose it. */
export function makeCipher(state: State, dealer: TableDealer, { alphabet }: Language): void {
  if (state.settings.cipherSource === "manual") return;
  if (state.settings.cipherSource === "deck") drawFromDeck(state, dealer, alphabet);
  else takeEvenly(state, dealer, alphabet);
  beginRound(state, dealer);
}

/** The alien chooses the cipher itself (MS-7). */
export function setCipherOf({ alphabet }: Language) {
  return rules.move({
    input: cipherInput,
    during: "cipher",
    secret: ["trust", "amplify", "suspicion"],
    check: ({ view, seat, input }) => {
      if (!isAlien(view.sides, seat)) return rules.reject("MS-10", { why: "not your turn" });
      const problem = cipherProblem(typedCipher(alphabet, input), alphabet);
      if (!problem) return undefined;
      const { rule, ...why } = problem;
      return rules.reject(rule, why);
    },
    sample: ({ view, seat, random }) =>
      isAlien(view.sides, seat) ? Ciphers.every(alphabet, { source: "uniform" }).sample(random) : undefined,
    apply: ({ state, input, dealer }) => {
      place(state, dealer, lettersIn(inSlots(typedCipher(alphabet, input), alphabet)));
      beginRound(state, dealer);
    },
  });
}

function isAlien(sides: Parameters<typeof alienSeats>[0], seat: Seat): boolean {
  return includes(alienSeats(sides), seat);
}
