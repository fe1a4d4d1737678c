import { auditHelp, runAudit, type Verdict } from "./audit.js";
import { playHelp, runPlay } from "./play.js";

/** Runs the command line with these arguments, the command's name first. Never throws. What `play` serves goes on. */
export async function run(args: readonly string[]): Promise<Verdict> {
  const [command, ...rest] = args;
  if (command === "audit") return runAudit(rest);
  if (command === "play") return runPlay(rest);
  const help = [auditHelp, playHelp];
  if (command === "--help" || command === "help") return { code: 0, lines: help };
  const got = command === undefined ? "nothing" : JSON.stringify(command);
  return { code: 2, lines: [`Expected a command: audit or play. Got ${got}.`, "", ...help] };
}
