// Runs commands one after the other within a time, and takes them all along when the process ends, in whatever way.
import { spawn } from "node:child_process";

/** Whoever runs at the moment. */
const children = new Set();
const windows = process.platform === "win32";

/** Ends a command and all that it started. */
function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  if (windows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
  else
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // It ended in between.
    }
}

/** Ends all that still runs. */
export function stopCommands() {
  for (const child of children) stop(child);
}

/**
 * Runs a command to its end.
 * @param {readonly string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, seconds?: number }} options after `seconds`, 120 unless told, it is
 * stopped
 * @returns {Promise<string>} what it wrote to stdout
 * @throws an Error with all that it wrote when it fails or takes too long
 */
export function run([program = "", ...args], { cwd, env = process.env, seconds = 120 }) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: windows,
      detached: !windows, // a group of its own, which can be ended as one
    });
    children.add(child);
    let stdout = "";
    let all = "";
    let isLate = false;
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      all += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => (all += text));
    const late = setTimeout(() => {
      isLate = true;
      stop(child);
    }, seconds * 1000);
    const end = (problem) => {
      clearTimeout(late);
      children.delete(child);
      if (problem === undefined) return done(stdout);
      fail(new Error(`${[program, ...args].join(" ")}\nin ${cwd}: ${problem}\n${all.slice(-8000)}`));
    };
    child.on("error", (error) => end(error.message));
    child.on("close", (code, signal) => {
      if (isLate) end(`stopped after ${seconds} s`);
      else end(code === 0 ? undefined : `exit code ${code ?? signal}`);
    });
  });
}
