// Runs the parts of a check: each when what it needs has passed, together never more than two cores' worth.
import { spawn } from "node:child_process";
import { root } from "./pnpm.mjs";

const cores = 2;

/** Seconds after which a part is taken to hang and is stopped: far beyond what a busy machine needs. */
const patience = ({ limit, budget }) => limit ?? Math.max(300, 10 * budget);

/** Whoever runs at the moment, to be taken along when this process is told to end. */
const children = new Set();

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number} budget seconds that it should take at most on two idle cores
 * @property {() => string[][]} commands run one after the other; the part fails with the first that does
 * @property {number} [limit] seconds after which it is stopped as hanging; by default ten budgets, at least 300
 * @property {string[]} [needs] names of the parts whose results it uses
 * @property {number} [weight] how many cores it keeps busy, 1 unless told
 * @property {() => Counts} [counts] what it counted itself; else it counts as one
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ part: Part, state: "passed" | "failed" | "not run", seconds: number, output: string }} Result
 */

/** Ends a command and all that it started. */
function stop(child) {
  if (process.platform === "win32") spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"]);
  else process.kill(-child.pid, "SIGKILL");
}

/** Ends all commands that still run; for when the check itself is told to end. */
export function stopAll() {
  for (const child of children) stop(child);
}

/**
 * Runs one command to its end, or stops it when its time is over.
 * @returns {Promise<{ code: number, output: string }>} the exit code, and what it wrote to stdout and stderr
 */
function execute([command = "", ...args], env, seconds) {
  return new Promise((done) => {
    const windows = process.platform === "win32";
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      shell: windows,
      detached: !windows, // a group of its own, which can be ended as one
    });
    children.add(child);
    let output = "";
    const keep = (chunk) => (output += chunk);
    const late = setTimeout(() => {
      keep(`\n${command} ${args.join(" ")}: stopped after ${seconds.toFixed(1)} s, it seems to hang\n`);
      stop(child);
    }, seconds * 1000);
    const end = (code) => {
      clearTimeout(late);
      children.delete(child);
      done({ code, output });
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => {
      keep(`${command}: ${error.message}\n`);
      end(1);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

/** @returns {Promise<Result>} */
async function runPart(part, env) {
  const start = performance.now();
  let output = "";
  let code = 0;
  for (const command of part.commands()) {
    const left = patience(part) - (performance.now() - start) / 1000;
    const result = await execute(command, env, left);
    output += result.output;
    code = result.code;
    if (code !== 0) break;
  }
  const seconds = (performance.now() - start) / 1000;
  return { part, state: code === 0 ? "passed" : "failed", seconds, output };
}

/**
 * Runs all parts, each once.
 * @param {Part[]} parts in the order in which they should start where there is a choice
 * @param {(result: Result) => void} report called as soon as a part is through
 * @returns {Promise<Result[]>}
 */
export async function schedule(parts, env, report) {
  const waiting = [...parts];
  const running = new Map();
  /** @type {Map<string, Result>} */
  const results = new Map();
  const finish = (result) => {
    running.delete(result.part);
    results.set(result.part.name, result);
    report(result);
  };
  const load = () => [...running.keys()].reduce((sum, part) => sum + (part.weight ?? 1), 0);
  const states = (part) => (part.needs ?? []).map((name) => results.get(name)?.state);

  while (waiting.length > 0 || running.size > 0) {
    for (const part of [...waiting]) {
      const needed = states(part);
      const hopeless = needed.some((state) => state === "failed" || state === "not run");
      const ready = needed.every((state) => state === "passed") && load() + (part.weight ?? 1) <= cores;
      if (!hopeless && !ready) continue;
      waiting.splice(waiting.indexOf(part), 1);
      if (hopeless) finish({ part, state: "not run", seconds: 0, output: "" });
      else running.set(part, runPart(part, env).then(finish));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return [...results.values()];
}
