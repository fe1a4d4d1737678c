import type { LawReport } from "@facedown/testing";

/** Prints how often each kind of twin lived, where more runs are asked for than usual. */
export function printTwins({ law, runs, counts }: LawReport): void {
  if (law !== "nothing leaks" || process.env["FACEDOWN_RUNS"] === undefined) return;
  const lines = Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(9)}  ${name}`);
  console.log([`${law}, ${runs} runs, live comparisons:`, ...lines].join("\n"));
}
