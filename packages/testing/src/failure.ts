import { FacedownError, type AnyGame } from "@facedown/core";
import { gameLines, madeIn, playOut, regressionOf } from "./base.js";
import { ruleInWords, ruleThatThrew } from "./blame.js";
import { LawBroken, type Finding } from "./broken.js";
import { short } from "./difference.js";
import type { LawFailure, LawName } from "./law.js";
import type { Playthrough, Regression } from "./playthrough.js";
import { regressionFile } from "./regressions.js";
import { RulesBroke, type Made } from "./rules-broke.js";
import { relativePath, userFrame } from "./user-frame.js";

/** What rules threw, beneath what the library made of it. */
function thrown(error: unknown): unknown {
  if (error instanceof RulesBroke) return thrown(error.cause);
  if (error instanceof FacedownError && error.cause !== undefined) return error.cause;
  return error;
}

function said(error: unknown): string {
  if (error instanceof FacedownError) return `${error.code}, ${error.message}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function stackOf(error: unknown, isBlamed: boolean): string[] {
  if (!(error instanceof Error)) return [];
  const frame = userFrame(error);
  if (frame !== undefined) return [frame];
  if (isBlamed || error instanceof FacedownError) return [];
  const stack = (error.stack ?? "").split("\n").map((line) => line.trim());
  return stack.filter((line) => line.startsWith("at ")).slice(0, 5);
}

/** What an error that a law met says: what the law found, or where the rules broke. */
export function findingOf(error: unknown): Finding {
  if (error instanceof LawBroken) return error.finding;
  const cause = thrown(error);
  const wrapped = error instanceof RulesBroke ? error.cause : error;
  const rule =
    ruleThatThrew(wrapped) ?? (wrapped instanceof FacedownError && wrapped.cause ? wrapped.path : undefined);
  const stack = stackOf(cause, rule !== undefined);
  const message = [
    `the rules broke${rule === undefined ? "" : ` in ${ruleInWords(rule)}`}: ${said(cause)}`,
    ...stack.map((line) => `  ${line}`),
    ...(error instanceof RulesBroke && error.note !== "" ? [error.note] : []),
  ].join("\n");
  const path = rule ?? (cause instanceof FacedownError ? cause.path : "");
  return { path, message, broke: [path, stack[0] ?? said(cause)].join(" ") };
}

/** How a failure can be run again. */
export interface Again {
  readonly seed: number;
  readonly path: string;
}

/** What was done in the game that shows a failure. */
function madeBy(game: AnyGame, source: Playthrough | Regression, error: unknown): readonly Made[] {
  if (error instanceof RulesBroke && error.made) return error.made;
  try {
    return madeIn(playOut(game, source, false));
  } catch (broke) {
    return broke instanceof RulesBroke ? (broke.made ?? []) : [];
  }
}

function linesOf(made: readonly Made[], error: unknown): string[] {
  const lines = gameLines(made).map((line, i) => `${i + 1}. ${line}`);
  if (error instanceof RulesBroke && error.made)
    return made.every(({ became }) => became)
      ? [...lines, `(here the rules broke, before ${lines.length === 0 ? "any move" : "the next move"})`]
      : lines;
  return lines.length === 0 ? ["(no move: the setup alone)"] : lines;
}

function titleOf(source: Playthrough | Regression): string {
  const file = "file" in source ? ` ${source.file}` : "";
  const what = "deeds" in source ? `The kept game${file}` : "The shortest game found";
  return `${what} (${source.seats} seats, options ${short(source.options)}, ${JSON.stringify(source.seed)}):`;
}

function keepLine(law: LawName, regression: Regression, folder: URL | undefined): string {
  const text = JSON.stringify(regression);
  if (!folder) return `Keep it: ${text}`;
  return `Keep it as ${relativePath(new URL(regressionFile(law, regression), folder))}: ${text}`;
}

/** Puts a failure in words; `source` is the shortest game that was found, where one game shows it. */
export function failureOf(
  game: AnyGame,
  law: LawName,
  error: unknown,
  again: Again,
  source: Playthrough | Regression | undefined,
  folder: URL | undefined,
): LawFailure {
  const finding = findingOf(error);
  const made = source && madeBy(game, source, error);
  const regression =
    finding.keep !== false && source && made ? regressionOf(source, made, source.twins) : undefined;
  const seat = finding.seat ?? "";
  const text = [
    `${game.name}: the law "${law}" is broken`,
    `  who:   ${seat === "" ? "(no viewer in particular)" : seat}`,
    `  where: ${finding.where ?? finding.path}`,
    ...finding.message.split("\n").map((line) => `  ${line}`),
    ...(source ? [titleOf(source), ...linesOf(made ?? [], error).map((line) => `  ${line}`)] : []),
    `Run it again: { seed: ${again.seed}, path: ${JSON.stringify(again.path)} }`,
    ...(regression && !("file" in (source ?? {})) ? [keepLine(law, regression, folder)] : []),
  ].join("\n");
  return {
    law,
    seat,
    path: finding.path,
    message: finding.message,
    ...(finding.broke !== undefined && { broke: finding.broke }),
    game: gameLines(made ?? []),
    seed: again.seed,
    fastCheckPath: again.path,
    ...(regression && { regression }),
    text,
  };
}
