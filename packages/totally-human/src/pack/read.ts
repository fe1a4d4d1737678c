import { freezeJson } from "@facedown/core";
import * as v from "valibot";
import { consistencyProblems } from "./consistency.js";
import { shown, within, type Problem } from "./problem.js";
import { packSchema, type Pack } from "./schema.js";
import { snapshot } from "./snapshot.js";

/** A pack that may be played, or what is wrong with it: at least one problem, at most 50, in the pack's order. */
export type PackReading =
  { readonly ok: true; readonly value: Pack } | { readonly ok: false; readonly problems: readonly Problem[] };

const mostProblems = 50;

function pathOf(parts: readonly v.IssuePathItem[]): string {
  return parts.reduce((at, { key }) => within(at, typeof key === "number" ? key : String(key)), "");
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const parts = issue.path ?? [];
  const last = parts.at(-1);
  // To Valibot a list is an object that lacks keys; to the author of a pack it is a list where an object belongs.
  if (issue.type === "strict_object" && last?.type === "object" && Array.isArray(last.input))
    return { path: pathOf(parts.slice(0, -1)), value: shown(last.input), expected: "an object, not a list" };
  return { path: pathOf(parts), value: shown(last ? last.value : issue.input), expected: issue.message };
}

function isNew(problem: Problem, at: number, all: readonly Problem[]): boolean {
  const before = all[at - 1];
  return problem.path !== before?.path || problem.expected !== before.expected;
}

/**
 * Reads a pack from outside, such as the result of `JSON.parse`. Checks its shape, the numbers of cards (64 questions,
 * 35 adjective cards, 53 noun cards, 8 characters and 6 rockets, unless it says `"counts": "custom"`), that no text
 * repeats within questions, adjectives or nouns whatever its case, and that at least three noun cards match each
 * question. Unknown keys are refused.
 *
 * Never throws, runs no code of the value's own but a proxy's traps, and does bounded work whatever the value. The pack
 * it gives is a copy of its own, frozen to the leaves. Problems that concern several cards are looked for only when
 * each card is right.
 */
export function readPack(value: unknown): PackReading {
  const copy = snapshot(value);
  if (!copy.ok) return { ok: false, problems: [copy.problem] };
  const read = v.safeParse(packSchema, copy.value, { abortPipeEarly: true });
  if (!read.success) {
    const found = read.issues.map(problemOf).filter(isNew);
    return { ok: false, problems: found.slice(0, mostProblems) };
  }
  const pack: Pack = read.output;
  const problems: Problem[] = [];
  for (const problem of consistencyProblems(pack)) if (problems.push(problem) === mostProblems) break;
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: freezeJson(pack) };
}
