import { colorOf, type Alphabet } from "./pack/alphabet.js";

/** The three effects of a cipher's letters. */
export const roles = ["trust", "amplify", "suspicion"] as const;
/** One of the three effects. */
export type Role = (typeof roles)[number];

/** How many letters of the cipher have each effect. */
export const lettersOfRole = { trust: 3, amplify: 2, suspicion: 1 } as const;

/** How many letters a cipher has. */
export const lettersOfCipher = 6;

/** Which effect each of the six slots has, from left to right. */
export const slotRoles: readonly Role[] = ["trust", "trust", "trust", "amplify", "amplify", "suspicion"];

/** A cipher. The order of letters within an effect does not matter. */
export interface Cipher {
  readonly trust: readonly [string, string, string];
  readonly amplify: readonly [string, string];
  readonly suspicion: string;
}

/** A rule that a cipher breaks. */
export type CipherProblem =
  | { readonly rule: "MS-5"; readonly why: "no letter" | "twice"; readonly letter: string }
  /** The colors of trust or amplify are wrong, or there is more than one red letter. */
  | { readonly rule: "MS-6"; readonly why: "trust" | "amplify" | "red" };

/** The six letters in the order of the slots. */
export function lettersIn({ trust, amplify, suspicion }: Cipher): string[] {
  return [...trust, ...amplify, suspicion];
}

/** The cipher of six letters in the order of the slots. */
export function cipherOf(letters: readonly string[]): Cipher {
  const [a, b, c, d, e, f] = letters as [string, string, string, string, string, string];
  return { trust: [a, b, c], amplify: [d, e], suspicion: f };
}

/** The letter that is no letter of the alphabet, or is there twice. */
export function letterProblem(cipher: Cipher, alphabet: Alphabet): CipherProblem | undefined {
  const letters = lettersIn(cipher);
  const strange = letters.find((letter) => colorOf(alphabet, letter) === undefined);
  if (strange !== undefined) return { rule: "MS-5", why: "no letter", letter: strange };
  const twice = letters.find((letter, at) => letters.indexOf(letter) !== at);
  return twice === undefined ? undefined : { rule: "MS-5", why: "twice", letter: twice };
}

/** What is wrong with the colors of a cipher of six different letters. */
export function colorProblem(cipher: Cipher, alphabet: Alphabet): CipherProblem | undefined {
  const count = (letters: readonly string[], color: string): number =>
    letters.filter((letter) => colorOf(alphabet, letter) === color).length;
  const { trust, amplify }: Record<"trust" | "amplify", readonly string[]> = cipher;
  if (trust.length !== 3 || count(trust, "green") !== 1) return { rule: "MS-6", why: "trust" };
  if (amplify.length !== 2 || count(amplify, "green") !== 1) return { rule: "MS-6", why: "amplify" };
  return count(lettersIn(cipher), "red") > 1 ? { rule: "MS-6", why: "red" } : undefined;
}

/** The rule that a cipher breaks; `undefined` for one that may be drawn. */
export function cipherProblem(cipher: Cipher, alphabet: Alphabet): CipherProblem | undefined {
  return letterProblem(cipher, alphabet) ?? colorProblem(cipher, alphabet);
}

/** The same cipher with the green letter of trust and of amplify first, as on the screen. */
export function inSlots({ trust, amplify, suspicion }: Cipher, alphabet: Alphabet): Cipher {
  const greenFirst = (letters: readonly string[]): string[] =>
    Array.from(letters).sort(
      (a, b) => Number(alphabet.green.includes(b)) - Number(alphabet.green.includes(a)) || (a < b ? -1 : 1),
    );
  return cipherOf([...greenFirst(trust), ...greenFirst(amplify), suspicion]);
}

/** How many letters of a guess are right, effect by effect: from 0 to 6. */
export function rightLetters(guess: Cipher, cipher: Cipher): number {
  const among = (mine: readonly string[], real: readonly string[]): number =>
    mine.filter((letter) => real.includes(letter)).length;
  return (
    among(guess.trust, cipher.trust) +
    among(guess.amplify, cipher.amplify) +
    among([guess.suspicion], [cipher.suspicion])
  );
}
