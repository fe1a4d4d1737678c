import { auditHelp, runAudit, type Verdict } from "./audit.js";

/** Runs the command line with these arguments, the command's name first. Never throws. */
export async function run(args: readonly string[]): Promise<Verdict> {
  const [command, ...rest] = args;
  if (command === "audit") return runAudit(rest);
  if (command === "--help" || command === "help") return { code: 0, lines: [auditHelp] };
  const got = command === undefined ? "nothing" : JSON.stringify(command);
  return { code: 2, lines: [`Expected a command: audit. Got ${got}.`, "", auditHelp] };
}
