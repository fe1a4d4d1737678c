import { readJson } from "@facedown/core";
import * as v from "valibot";
import { isJoint, spell } from "../spelling.js";
import { canBeDrawn, colorCounts, lettersOf } from "./alphabet.js";
import { freeze } from "./freeze.js";
import { shown, type Problem } from "./problem.js";
import { packSchema, type MessageCard, type Pack } from "./schema.js";

/** A pack that may be played, or what is wrong with it: at least one problem, at most 50. */
export type PackReading =
  { readonly ok: true; readonly value: Pack } | { readonly ok: false; readonly problems: readonly Problem[] };

const mostProblems = 50;
const limits = { depth: 8, values: 100_000, text: 1000 };
const mostOthers = 32;

function pathOf(parts: readonly v.IssuePathItem[]): string {
  return parts.reduce((path, { key }) => {
    if (typeof key === "number") return `${path}[${key}]`;
    return path === "" ? String(key) : `${path}.${String(key)}`;
  }, "");
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const parts = issue.path ?? [];
  const last = parts.at(-1);
  return { path: pathOf(parts), value: shown(last ? last.value : issue.input), expected: issue.message };
}

function* alphabetProblems({ alphabet }: Pack): Generator<Problem> {
  const letters = lettersOf(alphabet);
  for (const [at, letter] of letters.entries())
    if (letters.indexOf(letter) !== at)
      yield { path: "alphabet", value: shown(letter), expected: "letters of which none is there twice" };
  if (alphabet.black.length + alphabet.red.length > mostOthers)
    yield {
      path: "alphabet",
      value: shown(letters),
      expected: `at most ${mostOthers} black and red letters`,
    };
  if (!canBeDrawn(colorCounts(alphabet)))
    yield {
      path: "alphabet",
      value: shown(letters),
      expected:
        "letters from which every drawing fills the six slots: at least two green ones, three others of which one may be red, and six in all",
    };
}

/** What is wrong with the signs that are written in another way: each stands for letters, and for no sign that has a use. */
function* formProblems({ alphabet }: Pack): Generator<Problem> {
  const letters = lettersOf(alphabet);
  const taken = new Set(letters.flatMap((letter) => [letter, letter.toLowerCase()]));
  for (const [sign, written] of Object.entries(alphabet.forms ?? {})) {
    const path = `alphabet.forms.${sign}`;
    if (taken.has(sign) || isJoint(sign))
      yield {
        path,
        value: shown(sign),
        expected: "a sign that is no letter of the alphabet and joins no words",
      };
    if (Array.from(written).some((letter) => !letters.includes(letter)))
      yield { path, value: shown(written), expected: "letters of the alphabet, in upper case" };
  }
}

function* cardProblems(card: MessageCard, path: string, { alphabet }: Pack): Generator<Problem> {
  const words: { at: string; letters: string }[] = [];
  for (const [column, six] of card.columns.entries())
    for (const [row, word] of six.entries()) {
      const at = `${path}.columns[${column}][${row}]`;
      const spelling = spell(alphabet, word);
      if (spelling.ok) words.push({ at, letters: spelling.word.letters.join("") });
      else yield { path: at, value: shown(word), expected: "one word of letters of the alphabet" };
    }
  for (const { at, letters } of words) {
    const other = words.find((each) => each.at !== at && letters.includes(each.letters));
    if (other)
      yield {
        path: at,
        value: shown(letters),
        expected: `a word that does not contain the one at ${other.at}`,
      };
  }
}

function* consistencyProblems(pack: Pack): Generator<Problem> {
  yield* alphabetProblems(pack);
  yield* formProblems(pack);
  for (const kind of ["alien", "scientists"] as const)
    for (const [at, card] of pack[kind].entries()) yield* cardProblems(card, `${kind}[${at}]`, pack);
}

/**
 * Reads a pack from outside, such as the result of `JSON.parse`: its shape, that a cipher can be drawn from its letters,
 * and that no word of a card contains another. Unknown keys are refused. Never throws. The pack that it gives is a copy of
 * its own, frozen to its leaves.
 */
export function readPack(value: unknown): PackReading {
  const copy = readJson(value, "pack", limits);
  if (!copy.ok) {
    const { path, value: found, expected } = copy.error;
    return { ok: false, problems: [{ path: path.replace(/^pack\.?/, ""), value: shown(found), expected }] };
  }
  const read = v.safeParse(packSchema, copy.value, { abortPipeEarly: true });
  if (!read.success) return { ok: false, problems: read.issues.map(problemOf).slice(0, mostProblems) };
  const pack: Pack = read.output;
  const problems: Problem[] = [];
  for (const problem of consistencyProblems(pack)) if (problems.push(problem) === mostProblems) break;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: freeze(pack) };
}
