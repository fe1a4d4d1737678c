import { execFileSync } from "node:child_process";
import { cpus, loadavg, platform, release, totalmem } from "node:os";
import { root } from "./measure/bundle.js";
import { readable } from "./measure/median.js";

/** One thing that was measured. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What each round gave, where there were rounds. */
  readonly rounds?: readonly number[];
}

/** A figure that is promised. */
export interface Target {
  readonly value: number;
  readonly target: number;
  readonly reached: boolean;
  /** Whether more is better, or less. */
  readonly better: "more" | "less";
}

/** What is written to `results.json`. */
export interface Results {
  readonly date: string;
  readonly commit: string;
  readonly machine: Readonly<Record<string, string | number>>;
  readonly method: Readonly<Record<string, string | number | boolean>>;
  readonly targets: Readonly<Record<string, Target>>;
  readonly figures: readonly Figure[];
}

/** Whether a figure is at least, or at most, what is promised. */
export function judge(value: number, better: "more" | "less", target: number): Target {
  return { value, target, reached: better === "more" ? value >= target : value <= target, better };
}

/** The commit that was measured; `+` when files had changed since. */
export function commit(): string {
  const git = (...args: string[]): string =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changed = git("status", "--porcelain", "--untracked-files=no", "--", "packages", "bench/*.ts");
    return git("rev-parse", "HEAD") + (changed === "" ? "" : "+");
  } catch {
    return "unknown";
  }
}

/** What it was measured on, and how busy that was. */
export function machine(loadBefore: number): Results["machine"] {
  const processors = cpus();
  return {
    processor: processors[0]?.model ?? "unknown",
    processors: processors.length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()} ${process.arch}`,
    node: process.version,
    loadBefore,
    loadAfter: loadavg()[0] ?? 0,
  };
}

/** Rows in columns, the last one of numbers to the right. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function spread({ rounds, value }: Figure): string {
  if (!rounds || rounds.length < 2 || value === 0) return "";
  const half = (Math.max(...rounds) - Math.min(...rounds)) / 2;
  return `±${Math.round((100 * half) / value)} %`;
}

/** All figures and targets to read. */
export function text({ targets, figures }: Results): string {
  const first = ["figure", "value", "unit", "spread"];
  const rows = figures.map((figure) => [figure.name, readable(figure.value), figure.unit, spread(figure)]);
  const goals = Object.entries(targets).map(([name, { value, target, reached, better }]) => [
    name,
    readable(value),
    `${better === "more" ? "≥" : "≤"} ${readable(target)}`,
    reached ? "reached" : "MISSED",
  ]);
  return `${tableOf([first, ...rows])}\n\n${tableOf([["target", "value", "goal", ""], ...goals])}`;
}
