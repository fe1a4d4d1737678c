/** How many games each law tries in the whole check, unless `FACEDOWN_RUNS` says it: `npm run laws` is there for many. */
export function usualRuns(runs: number): { readonly runs?: number } {
  return process.env["FACEDOWN_RUNS"] === undefined ? { runs } : {};
}
