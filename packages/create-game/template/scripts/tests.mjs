// npm run laws -- --runs 5000: the laws, over more games. npm run golden: writes kept files anew.
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "1000" } },
});

const hour = 3_600_000;

if (positionals[0] === "golden") process.env["FACEDOWN_UPDATE"] = "1";
else process.env["FACEDOWN_RUNS"] = values.runs;

const files = positionals[0] === "golden" ? ["golden", "pack"] : ["laws"];
const vitest = await startVitest("test", files, { watch: false, testTimeout: hour });
await vitest.close();
