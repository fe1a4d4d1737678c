// A temporary folder and what runs for it: taken away when the process ends, in whatever way and after some time in
// any case.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopCommands } from "./commands.mjs";

const prefix = "facedown-rehearsal-";
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function isAlive(id) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Removes what a rehearsal left behind that was killed: nothing can be done then. */
function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix)))
    if (!isAlive(Number.parseInt(name.slice(prefix.length), 10))) remove(join(tmpdir(), name));
}

/**
 * Makes the folder. From then on a signal, an error that nobody caught and the end of the time end the process with
 * all commands that `run` started, and remove the folder.
 * @param {number} seconds how long the process may take
 * @returns {{ folder: string, atEnd: (stop: () => void) => void }} the folder; and how to add what else is to be
 * stopped
 */
export function makeWorkplace(seconds) {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const stops = [stopCommands];
  process.on("exit", () => {
    for (const stop of stops) stop();
    remove(folder);
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
  setTimeout(() => {
    console.error(`stopped after ${seconds} s`);
    process.exit(1);
  }, seconds * 1000).unref();
  return { folder, atEnd: (stop) => stops.push(stop) };
}
