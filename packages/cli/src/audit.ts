import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { audit, readRecord, type AuditProblem, type AuditReport } from "@facedown/core";
import { findGame } from "./find-game.js";
import { printable } from "./printable.js";

/** What a command says, and the code it exits with. */
export interface Verdict {
  /** 0: it holds. 1: it does not. 2: the command was not understood. 3: a file or a game could not be read. */
  readonly code: 0 | 1 | 2 | 3;
  /** Lines for a person. */
  readonly lines: readonly string[];
}

/** How to call it. */
export const auditHelp = `facedown audit RECORD --commitment HEX [--game MODULE]

Checks after a game that it was dealt as its host had promised and that every move was legal.

  RECORD             the file of the record, as JSON
  --commitment HEX   what the host sent to all players before the first move: 64 hexadecimal digits
  --game MODULE      the package or file that exports the game. Default: @facedown/ and the game's name

Exit codes: 0 it holds · 1 it does not · 2 the command was not understood · 3 something could not be read
`;

const misused = (text: string): Verdict => ({ code: 2, lines: [printable(text), "", auditHelp] });
const unreadable = (text: string): Verdict => ({ code: 3, lines: [printable(text)] });

/** A value as JSON; `undefined` for what JSON cannot say. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return "JSON of too many levels to be shown";
  }
}

function show(value: unknown): string {
  const text = jsonOf(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

function failed({ code, path, value, expected, rejection }: AuditProblem): Verdict {
  const why = rejection ? [`The rules refuse it: ${rejection.code} ${show(rejection.parameters)}`] : [];
  const where = [`Where:    ${path}`, `Found:    ${show(value)}`, `Expected: ${expected}`];
  return { code: 1, lines: [`NOT AS PROMISED (${code})`, ...where, ...why].map(printable) };
}

function passed({ moves, commitment, shares, unopened }: AuditReport): Verdict {
  const lines = [
    "AS PROMISED",
    `The record opens the commitment ${commitment}.`,
    `Deal, rolls and hidden draws follow from it, and all ${moves} moves are legal and lead to the state it ends with.`,
  ];
  if (shares.length > 0) lines.push(`Seats whose share of the chance is in the deal: ${shares.join(", ")}.`);
  if (unopened.length > 0)
    lines.push(`Seats that committed to a share of the chance and never opened it: ${unopened.join(", ")}.`);
  lines.push(
    "It does not show that these are the moves the players made: compare them with what you were sent.",
  );
  return { code: 0, lines };
}

/** Runs `facedown audit` with these arguments. Never throws. */
export async function runAudit(args: readonly string[]): Promise<Verdict> {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { commitment: { type: "string" }, game: { type: "string" }, help: { type: "boolean" } },
    });
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (values.help) return { code: 0, lines: [auditHelp] };
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) return misused("Give one file: the record.");
  const promised = values.commitment?.toLowerCase();
  if (promised === undefined || !/^[0-9a-f]{64}$/.test(promised))
    return misused(`--commitment: expected 64 hexadecimal digits, got ${show(values.commitment)}`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return unreadable(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return await auditValue(value, promised, values.game);
  } catch (error) {
    return unreadable(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function auditValue(value: unknown, promised: string, module: string | undefined): Promise<Verdict> {
  const wrapped = typeof value === "object" && value !== null && "record" in value ? value.record : value;
  const read = readRecord(wrapped);
  if (!read.ok) return failed(read.error);
  const found = await findGame(read.value.game, module);
  if ("problem" in found) return unreadable(found.problem);
  const report = audit(found.game, wrapped, promised);
  return report.ok ? passed(report.value) : failed(report.error);
}
