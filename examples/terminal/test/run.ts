import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

/** The program in one file, so that starting it many times takes little. */
function bundle(): string {
  const outfile = join(folder(), "main.mjs");
  buildSync({
    entryPoints: [fileURLToPath(new URL("../src/main.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    platform: "node",
    conditions: ["@facedown/source"],
    outfile,
  });
  return outfile;
}

const main = bundle();

/** A folder of its own for the files of one test. */
export function folder(): string {
  return mkdtempSync(join(tmpdir(), "facedown-terminal-test-"));
}

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether the reader of the output goes away at once. */
  readonly closeOutput?: boolean;
}

/** Runs the program with its input through a pipe, to its end. */
export function run(
  args: readonly string[],
  { input = "", env = {}, cwd = folder(), closeOutput = false }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args], {
      cwd,
      env: { ...process.env, INIT_CWD: "", ...env },
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.stdin.on("error", () => undefined);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
    child.stdin.end(input);
    if (closeOutput) child.stdout.destroy();
  });
}

function answers(program: string, args: readonly string[]): string {
  try {
    return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}

/** How a program is run in a terminal of its own here, if it can be. */
export const terminals = {
  script: answers("sh", ["-c", "script --version"]).includes("util-linux"),
  python: answers("python3", ["-c", "import pty; print('pty')"]).includes("pty"),
};

const quote = (word: string): string => `'${word.replaceAll("'", "'\\''")}'`;

/** The program in a terminal. */
export interface Terminal {
  /** Everything it wrote so far. */
  readonly output: () => string;
  /** Waits until what it wrote from `from` on holds this; gives the length of the output then. */
  readonly sees: (text: string | RegExp, from?: number) => Promise<number>;
  readonly type: (keys: string) => void;
  /** The process of the program itself, once it has started. */
  readonly pid: () => number;
  /** The path of its terminal. */
  readonly tty: () => string;
  /** All that was written until it had ended. */
  readonly ended: Promise<string>;
}

/**
 * Runs the program in a pseudo-terminal of 80×24. Before and after it, the terminal's settings are printed, so that a test
 * can compare them; then its exit code.
 */
export function inTerminal(args: readonly string[], { env = {}, cwd = folder() }: RunOptions = {}): Terminal {
  const program = [process.execPath, main, ...args].map(quote).join(" ");
  const shell = `trap : INT; stty cols 80 rows 24; echo "TTY $(tty)"; echo "BEFORE $(stty -g)"; sh -c 'echo "PID $$"; exec "$0" "$@"' ${program}; code=$?; echo "AFTER $(stty -g)"; echo "CODE $code"`;
  const python =
    "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(['sh', '-c', sys.argv[1]])))";
  const child = terminals.script
    ? spawn("sh", ["-c", 'exec script -qefc "$0" /dev/null', shell], {
        cwd,
        env: { ...process.env, INIT_CWD: "", TERM: "xterm", NO_COLOR: "", SHELL: "/bin/sh", ...env },
      })
    : spawn("python3", ["-c", python, shell], {
        cwd,
        env: { ...process.env, INIT_CWD: "", TERM: "xterm", NO_COLOR: "", ...env },
      });
  let output = "";
  let isOver = false;
  const add = (text: string): void => {
    output += text;
  };
  child.stdout.setEncoding("utf8").on("data", add);
  child.stderr.setEncoding("utf8").on("data", add);
  child.stdin.on("error", () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.on("close", () => {
      isOver = true;
      resolve(output);
    });
  });
  const find = (pattern: RegExp): string => pattern.exec(output)?.[1] ?? "";
  return {
    output: () => output,
    sees: async (text, from = 0) => {
      for (let waited = 0; waited < 20_000; waited += 20) {
        const part = output.slice(from);
        if (typeof text === "string" ? part.includes(text) : text.test(part)) return output.length;
        if (isOver) break;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`never saw ${String(text)} in: ${JSON.stringify(output.slice(from).slice(-3000))}`);
    },
    type: (keys) => child.stdin.write(keys),
    pid: () => Number(find(/PID (\d+)/)),
    tty: () => find(/TTY (\S+)/),
    ended,
  };
}
