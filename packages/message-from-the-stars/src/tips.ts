import { roles, type Role } from "./cipher.js";
import { colorOf, lettersOf, type Alphabet } from "./pack/alphabet.js";
import { spell } from "./spelling.js";

/** A word that was heard, and its score. */
export interface Heard {
  readonly word: string;
  readonly score: number;
}

/** In which ways a score can come about: so many trust letters, doubled so often. */
export interface Way {
  readonly trust: number;
  readonly amplify: number;
}

/** What the rulebook's tips tell. */
export interface Tips {
  /** For each effect the letters that cannot have it, in the order of the alphabet's cards. */
  readonly ruledOut: Readonly<Record<Role, readonly string[]>>;
  /** The letters that suspicion may be: in every word with a negative score, and in none with a positive one. */
  readonly suspects: readonly string[];
  /** The red letter that is proven to be in the cipher. */
  readonly red?: string;
}

/**
 * All ways in which a word can have this score, the fewest amplify letters first: 6 is 6, or 3 doubled once. None for what
 * is no score: a fraction, or more than can be told exactly.
 */
export function waysOf(score: number): Way[] {
  const ways: Way[] = [];
  if (!Number.isSafeInteger(score)) return ways;
  for (let [trust, amplify] = [Math.abs(score), 0]; trust > 0; trust /= 2, amplify++) {
    ways.push({ trust, amplify });
    if (trust % 2 === 1) break;
  }
  return ways;
}

/**
 * What can be told from each score by itself: zero rules a word's letters out of trust, an odd score out of amplify; with
 * a negative one suspicion is among them, with a positive one it is not; and one proven red letter rules all others out.
 * All that is here is certain, but it is not all that is: `Ciphers` weighs the words together.
 */
export function tipsOf(alphabet: Alphabet, heard: readonly Heard[]): Tips {
  const letters = lettersOf(alphabet);
  const out: Record<Role, Set<string>> = { trust: new Set(), amplify: new Set(), suspicion: new Set() };
  for (const { word, score } of heard) {
    const spelling = spell(alphabet, word, { allowPhrases: true });
    const inWord = new Set(spelling.ok ? spelling.word.letters : []);
    for (const letter of letters) {
      if (score === 0 && inWord.has(letter)) out.trust.add(letter);
      if (score % 2 !== 0 && inWord.has(letter)) out.amplify.add(letter);
      if (score !== 0 && inWord.has(letter) === score > 0) out.suspicion.add(letter);
    }
  }
  const suspects = letters.filter((letter) => !out.suspicion.has(letter));
  const [suspect] = suspects;
  const proven =
    suspect !== undefined && suspects.length === 1 && colorOf(alphabet, suspect) === "red"
      ? suspect
      : undefined;
  if (suspect !== undefined && suspects.length === 1)
    for (const role of roles) if (role !== "suspicion") out[role].add(suspect);
  if (proven !== undefined)
    for (const role of roles) for (const red of alphabet.red) if (red !== proven) out[role].add(red);
  const inOrder = (role: Role): string[] => letters.filter((letter) => out[role].has(letter));
  return {
    ruledOut: { trust: inOrder("trust"), amplify: inOrder("amplify"), suspicion: inOrder("suspicion") },
    suspects,
    ...(proven !== undefined && { red: proven }),
  };
}
