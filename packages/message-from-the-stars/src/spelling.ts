import { lettersOf, type Alphabet } from "./pack/alphabet.js";

/** What is wrong with a word before anybody looks at what it means. */
export type Misspelling =
  | { readonly why: "empty" }
  | { readonly why: "space" }
  /** It has a sign that is neither a letter of the alphabet nor a hyphen or apostrophe between letters. */
  | { readonly why: "sign"; readonly sign: string };

/** A word as it is sent and scored. */
export interface Spelled {
  /** In upper case, with the hyphens and apostrophes that it has. */
  readonly text: string;
  /** Its letters alone. */
  readonly letters: readonly string[];
  /** The letters between hyphens, apostrophes and spaces: `["COUNTER", "REVOLUTIONARY"]`. */
  readonly parts: readonly string[];
}

/** A word that is well formed, or why it is not. */
export type Spelling =
  { readonly ok: true; readonly word: Spelled } | { readonly ok: false; readonly problem: Misspelling };

/** How words are written. */
export interface SpellingOptions {
  /** Whether a space may stand between letters, as a hyphen may. Default: no. */
  readonly allowPhrases?: boolean;
}

/** What a sign stands for: letters, and the same as text. */
interface Sign {
  readonly letters: readonly string[];
  readonly text: string;
}

type Signs = ReadonlyMap<string, Sign>;

const known = new WeakMap<Alphabet, Signs>();

function signOf(letters: readonly string[]): Sign {
  return { letters, text: letters.join("") };
}

/** Each sign of the alphabet, in upper and lower case, with the letters it stands for: no locale takes part. */
function signsOf(alphabet: Alphabet): Signs {
  const kept = known.get(alphabet);
  if (kept) return kept;
  const letters = lettersOf(alphabet);
  const signs = new Map<string, Sign>();
  for (const [sign, written] of Object.entries(alphabet.forms ?? {}))
    signs.set(sign, signOf(Array.from(written).filter((letter) => letters.includes(letter))));
  for (const letter of letters) {
    const own = signOf([letter]);
    signs.set(letter, own);
    const lower = letter.toLowerCase();
    if (!signs.has(lower)) signs.set(lower, own);
  }
  known.set(alphabet, signs);
  return signs;
}

const joints: Readonly<Record<string, string>> = {
  "-": "-",
  "\u2010": "-",
  "\u2011": "-",
  "'": "'",
  "\u2019": "'",
};

/** Whether a sign joins the parts of a word, or words, and is no letter. */
export function isJoint(sign: string): boolean {
  return Object.hasOwn(joints, sign) || /^\s$/u.test(sign);
}

/** What a sign stands for, or what is beneath its marks does; `undefined` when the alphabet has neither. */
function readSign(signs: Signs, sign: string): Sign | undefined {
  const own = signs.get(sign);
  if (own) return own;
  const bare = sign.normalize("NFD").replace(/\p{M}/gu, "");
  return bare === sign ? undefined : signs.get(bare);
}

/** The signs of a text, each with its marks. */
function signsIn(text: string): readonly string[] {
  // Few words have marks, and taking signs apart by a pattern takes far longer.
  return /\p{M}/u.test(text) ? (text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? []) : Array.from(text);
}

/**
 * Reads a word: normal form NFC, then upper case by the alphabet's own table. A letter of the alphabet stays itself (Ñ is
 * no N where it has a card); any other sign loses its marks and must then be one. Hyphens and apostrophes may stand
 * between letters and score nothing.
 */
export function spell(
  alphabet: Alphabet,
  typed: string,
  { allowPhrases = false }: SpellingOptions = {},
): Spelling {
  const signs = signsOf(alphabet);
  const wrong = (problem: Misspelling): Spelling => ({ ok: false, problem });
  const trimmed = typed.normalize("NFC").trim();
  if (trimmed === "") return wrong({ why: "empty" });
  let text = "";
  const letters: string[] = [];
  const parts: string[] = [];
  let part = "";
  const typedSigns = signsIn(trimmed);
  for (let at = 0; at < typedSigns.length; at++) {
    const sign = typedSigns[at]!;
    const found = readSign(signs, sign);
    if (found) {
      for (const letter of found.letters) letters.push(letter);
      part += found.text;
      text += found.text;
      continue;
    }
    const isSpace = /^\s$/u.test(sign);
    if (isSpace && !allowPhrases) return wrong({ why: "space" });
    const joint = isSpace ? " " : joints[sign];
    if (joint === undefined || part === "" || at === typedSigns.length - 1)
      return wrong({ why: "sign", sign });
    parts.push(part);
    part = "";
    text += joint;
  }
  parts.push(part);
  return { ok: true, word: { text, letters, parts } };
}

/** A letter of the alphabet that was typed, in upper case; `undefined` for anything else. */
export function spellLetter(alphabet: Alphabet, typed: string): string | undefined {
  const found = readSign(signsOf(alphabet), typed.normalize("NFC").trim());
  return found?.letters.length === 1 ? found.letters[0] : undefined;
}
