import { createInterface, type Interface } from "node:readline";
import { layOut, type Line, type Scene, type Size } from "./frame.js";
import { clean, wrap } from "./text.js";

/** Why somebody left: the exit code is what a shell expects of it. */
export class Left extends Error {
  override readonly name = "Left";
  constructor(
    readonly why: "quit" | "end of input" | "SIGINT" | "SIGTERM" | "SIGHUP",
    readonly exitCode: number,
  ) {
    super(why);
  }
}

/** A terminal, or lines that come in and go out. */
export interface Screen {
  /** Whether it can be drawn anew; if not, everything is printed below what was there. */
  readonly isLive: boolean;
  /** Shows a scene and asks for a line. Drawn anew when the window changes. */
  readonly show: (scene: () => Scene) => void;
  /** Prints lines below what was there, broken to the width of a terminal. Only where it is not live, or closed. */
  readonly print: (lines: readonly string[]) => void;
  /** As many of these lines, broken to the width, as fit beside `besides` others; one at least. */
  readonly fits: (lines: readonly string[], besides: number) => string[];
  /** The next line. Asked twice before it came, the same. Rejects with `Left`. */
  readonly line: () => Promise<string>;
  /** Waits for something else; rejects with `Left` when somebody leaves meanwhile. */
  readonly until: <T>(promise: Promise<T>) => Promise<T>;
  /** Clears what was seen and forgets what was typed, as far as a terminal can; takes no line for a moment. */
  readonly hide: () => void;
  /** Leaves the terminal as it was. May be called again. */
  readonly close: () => void;
}

const enter = "\u001b[?1049h";
const leave = "\u001b[0m\u001b[2J\u001b[H\u001b[?1049l";
/** The picture, then the lines that scrolled out of it. */
const wipe = "\u001b[2J\u001b[3J\u001b[H";
const colors: Readonly<Record<Line["style"], string>> = {
  plain: "",
  title: "\u001b[1;7m",
  heading: "\u001b[36m",
  notice: "\u001b[1;33m",
  pending: "\u001b[1m",
  keys: "\u001b[2m",
};

/** For how long, in milliseconds, a screen that was hidden takes no line: an Enter too many must not show the next cards. */
const deafness = 800;

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Takes the terminal of this process. */
export function openScreen(): Screen {
  const { stdin, stdout, env } = process;
  const isLive = stdin.isTTY && stdout.isTTY && env["TERM"] !== "dumb";
  const hasColors = isLive && !env["NO_COLOR"];
  const size = (): Size =>
    isLive
      ? { columns: Math.max(20, stdout.columns || 80), rows: Math.max(10, stdout.rows || 24) }
      : { columns: 80, rows: Infinity };

  const typed: string[] = [];
  let asked:
    { promise: Promise<string>; resolve: (line: string) => void; reject: (left: Left) => void } | undefined;
  let left: Left | undefined;
  let leaving: (left: Left) => void = () => undefined;
  const gone = new Promise<never>((_, reject) => {
    leaving = reject;
  });
  gone.catch(() => undefined);
  const go = (why: Left): void => {
    left ??= why;
    leaving(left);
    asked?.reject(left);
  };

  let scene: (() => Scene) | undefined;
  let deafUntil = 0;
  let lines: Interface | undefined;
  let open = true;
  const listen = (): void => {
    const reader = createInterface({ input: stdin, output: stdout, terminal: isLive, historySize: 0 });
    lines = reader;
    reader.on("line", (line) => {
      if (Date.now() < deafUntil) {
        draw();
        return;
      }
      if (!asked) {
        typed.push(clean(line));
        return;
      }
      const { resolve } = asked;
      asked = undefined;
      resolve(clean(line));
    });
    reader.on("close", () => {
      if (open && lines === reader) ended();
    });
    reader.on("SIGINT", () => go(new Left("SIGINT", exitCodes.SIGINT)));
    reader.on("SIGTSTP", sleep);
  };
  const ended = (): void => {
    const end = new Left("end of input", 0);
    if (typed.length === 0) go(end);
    else left ??= end;
  };

  const draw = (): void => {
    if (!scene || !open) return;
    const { prompt, ...rest } = scene();
    const shown = layOut({ ...rest, prompt }, size());
    if (!isLive) {
      stdout.write(`${shown.map(({ text }) => text).join("\n")}\n${prompt}${stdin.isTTY ? "" : "\n"}`);
      return;
    }
    const fitting = shown.slice(-(size().rows - 1));
    const body = fitting.map(({ text, style }) =>
      hasColors && colors[style] !== "" ? `${colors[style]}${text}\u001b[0m\u001b[K` : `${text}\u001b[K`,
    );
    stdout.write(`\u001b[H${body.join("\n")}\n\u001b[J`);
    lines?.setPrompt(prompt);
    lines?.prompt(true);
  };

  /** Ctrl-Z: gives the terminal back, stops with everything that was started with it, and takes it again. */
  const sleep = (): void => {
    stdout.write(leave);
    stdin.setRawMode(false);
    process.kill(0, "SIGTSTP");
    setImmediate(wake);
  };
  const wake = (): void => {
    if (!open) return;
    stdin.setRawMode(true);
    stdout.write(enter);
    draw();
  };

  const signals = Object.entries(exitCodes).map(([signal, code]) => {
    const hear = (): void => go(new Left(signal as keyof typeof exitCodes, code));
    process.on(signal, hear);
    return () => process.off(signal, hear);
  });
  const close = (): void => {
    if (!open) return;
    open = false;
    lines?.close();
    if (isLive) stdout.write(leave);
    stdin.pause();
    process.off("exit", close).off("uncaughtExceptionMonitor", close);
    for (const stop of signals) stop();
    if (isLive) {
      process.off("SIGCONT", wake);
      stdout.off("resize", draw);
    }
  };
  process.on("exit", close).on("uncaughtExceptionMonitor", close);
  stdout.on("error", () => go(new Left("end of input", 0)));
  if (isLive) {
    process.on("SIGCONT", wake);
    stdout.on("resize", draw);
    stdout.write(enter);
  }
  listen();

  return {
    isLive,
    show: (next) => {
      scene = next;
      draw();
    },
    print: (text) => {
      const { columns } = size();
      const lines = isLive ? text.flatMap((line) => wrap(line, columns)) : text;
      stdout.write(`${lines.join("\n")}\n`);
    },
    fits: (text, besides) => {
      const { columns, rows } = size();
      let used = 0;
      const count = text.findIndex((line) => (used += wrap(line, columns).length) > rows - besides - 1);
      return text.slice(0, count < 0 ? text.length : Math.max(1, count));
    },
    line: () => {
      const next = left?.why === "end of input" || !left ? typed.shift() : undefined;
      if (next !== undefined) return Promise.resolve(next);
      if (left) return Promise.reject(left);
      if (asked) return asked.promise;
      let resolve: (line: string) => void = () => undefined;
      let reject: (why: Left) => void = () => undefined;
      const promise = new Promise<string>((done, failed) => {
        resolve = done;
        reject = failed;
      });
      promise.catch(() => undefined);
      asked = { promise, resolve, reject };
      return promise;
    },
    until: (promise) => Promise.race([promise, gone]),
    hide: () => {
      if (!isLive) return;
      scene = undefined;
      typed.length = 0;
      deafUntil = Date.now() + deafness;
      const before = lines;
      lines = undefined;
      before?.close();
      stdout.write(wipe);
      listen();
    },
    close,
  };
}
