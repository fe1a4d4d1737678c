import type { Rule } from "@facedown/core";
import type { Titled } from "./titles.js";

/** A file of a package's tests. */
export interface TestFile {
  /** Its path in the package: `test/launch.test.ts`. */
  readonly file: string;
  readonly tests: readonly Titled[];
}

/** A file of a package, to be read for ids of rules. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The tests of one file that cite a rule. */
export interface Proof {
  readonly file: string;
  readonly tests: readonly Titled[];
}

/** A rule with the tests whose titles name it. */
export interface TracedRule {
  readonly id: string;
  readonly rule: Rule;
  readonly proofs: readonly Proof[];
}

/** The ids of a game's rules in a text: of `TH` such as `TH-7`, `TH-P2`, and of `HP` such as `HP-E-19`, `HP-A-15b`. */
export function idsIn(text: string, prefix: string): string[] {
  return text.match(new RegExp(`\\b${prefix}-(?:[A-Z]+-?)?\\d+[a-z]?\\b`, "g")) ?? [];
}

function cites({ path }: Titled, id: string, prefix: string): boolean {
  return path.some((title) => idsIn(title, prefix).includes(id));
}

/** Each rule of a rulebook with the tests that cite it. */
export function trace(
  rulebook: Readonly<Record<string, Rule>>,
  prefix: string,
  files: readonly TestFile[],
): TracedRule[] {
  return Object.entries(rulebook).map(([id, rule]) => ({
    id,
    rule,
    proofs: files
      .map(({ file, tests }) => ({ file, tests: tests.filter((each) => cites(each, id, prefix)) }))
      .filter(({ tests }) => tests.length > 0),
  }));
}

/**
 * What is wrong between a rulebook and its package: a rule that no test cites and that does not say why no program can
 * break it, and an id that a file names and the rulebook does not have.
 */
export function traceProblems(
  traced: readonly TracedRule[],
  prefix: string,
  files: readonly SourceFile[],
): string[] {
  const known = new Set(traced.map(({ id }) => id));
  const unproven = traced.flatMap(({ id, rule, proofs }) => {
    if (rule.at === undefined)
      return proofs.length > 0
        ? []
        : [`${id}: no test names it, and nothing says why no program can break it`];
    return (rule.why ?? "").endsWith(".") ? [] : [`${id}: at the ${rule.at}, with no sentence why`];
  });
  const strange = files.flatMap(({ file, text }) =>
    [...new Set(idsIn(text, prefix))]
      .filter((id) => !known.has(id))
      .map((id) => `${file}: there is no ${id}`),
  );
  return [...unproven, ...strange];
}
