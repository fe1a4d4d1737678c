import { FacedownError } from "@facedown/core";
import { deedLine, gameLines, playOut, regressionOf, type Base } from "./base.js";
import { LawBroken, type Finding } from "./broken.js";
import { short } from "./difference.js";
import type { LawFailure, LawName } from "./law.js";
import type { Playthrough, Regression } from "./playthrough.js";
import type { AnyGame } from "@facedown/core";

/** What an error that a law met says: what the law found, or where rules threw. */
export function findingOf(error: unknown): Finding {
  if (error instanceof LawBroken) return error.finding;
  if (error instanceof FacedownError)
    return { path: error.path, message: `the rules broke: ${error.message}` };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? `\n${(error.stack ?? "").split("\n").slice(1, 6).join("\n")}` : "";
  return { path: "", message: `the rules threw ${message}${stack}` };
}

/** How a failure can be run again. */
export interface Again {
  readonly seed: number;
  readonly path: string;
}

function played(game: AnyGame, source: Playthrough | Regression): Base | undefined {
  try {
    return playOut(game, source, false);
  } catch {
    return undefined;
  }
}

function linesOf(
  game: AnyGame,
  source: Playthrough | Regression,
): { lines: string[]; regression: Regression | undefined } {
  const base = played(game, source);
  if (base) return { lines: gameLines(base), regression: regressionOf(base, source.twins) };
  if ("deeds" in source) return { lines: source.deeds.map(deedLine), regression: source };
  return {
    lines: [`(its rules break; ${source.picks.length} picks: ${source.picks.join(", ")})`],
    regression: undefined,
  };
}

/** Puts a failure in words; `source` is the shortest game that was found, where one game shows it. */
export function failureOf(
  game: AnyGame,
  law: LawName,
  finding: Finding,
  again: Again,
  source: Playthrough | Regression | undefined,
): LawFailure {
  const { lines, regression } = source ? linesOf(game, source) : { lines: [], regression: undefined };
  const seat = finding.seat ?? "";
  const text = [
    `${game.name}: the law "${law}" is broken`,
    `  who:   ${seat === "" ? "(no viewer in particular)" : seat}`,
    `  where: ${finding.path}`,
    ...finding.message.split("\n").map((line) => `  ${line}`),
    ...(source
      ? [
          `The shortest game found (${source.seats} seats, options ${short(source.options)}, ${JSON.stringify(source.seed)}):`,
          ...(lines.length === 0
            ? ["  (no move: the setup alone)"]
            : lines.map((line, i) => `  ${i + 1}. ${line}`)),
        ]
      : []),
    `Run it again: { seed: ${again.seed}, path: ${JSON.stringify(again.path)} }`,
    ...(regression ? [`Keep it: ${JSON.stringify(regression)}`] : []),
  ].join("\n");
  return {
    law,
    seat,
    path: finding.path,
    message: finding.message,
    game: lines,
    seed: again.seed,
    fastCheckPath: again.path,
    ...(regression && { regression }),
    text,
  };
}
