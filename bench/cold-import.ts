import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { root } from "./measure/bundle.js";
import { median } from "./measure/median.js";
import { peers } from "./measure/peers.js";

const ourPackages = ["core", "totally-human"] as const;

/** Builds our packages where what is built is older than its source. */
export function buildPackages(): void {
  const newest = (patterns: string[]): number =>
    Math.max(0, ...globSync(patterns, { cwd: root, absolute: true }).map((file) => statSync(file).mtimeMs));
  const stale = ourPackages.filter(
    (name) =>
      newest([`packages/${name}/src/**/*`, `packages/${name}/package.json`]) >
      newest([`packages/${name}/dist/index.js`]),
  );
  if (stale.length === 0) return;
  console.error(`Building ${stale.join(", ")} …`);
  execFileSync(process.execPath, ["scripts/task.mjs", "build", ...stale], {
    cwd: root,
    stdio: ["ignore", "ignore", 2],
  });
}

const programs = {
  "@facedown/totally-human": { folder: root, code: 'await import("@facedown/totally-human")' },
  "@facedown/totally-human, CommonJS": { folder: root, code: 'require("@facedown/totally-human")' },
  "@facedown/core": { folder: root, code: 'await import("@facedown/core")' },
  "boardgame.io/client": { folder: peers, code: 'require("boardgame.io/client")' },
};

/** One of the packages that are imported. */
export type Imported = keyof typeof programs;

function importOnce(name: Imported, clock: "wall" | "cpu"): number {
  const { folder, code } = programs[name];
  const time = clock === "wall" ? "performance.now()" : "cpu()";
  const file = join(folder, "node_modules", ".cache-bench", `${name.replace(/\W+/g, "-")}.mjs`);
  mkdirSync(join(folder, "node_modules", ".cache-bench"), { recursive: true });
  writeFileSync(
    file,
    `import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
const start = ${time};
${code};
console.log(${time} - start);`,
  );
  const { stdout, status, stderr } = spawnSync(process.execPath, [file], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "" },
  });
  if (status !== 0) throw new Error(`${name} could not be imported: ${stderr}`);
  return Number(stdout);
}

/** Milliseconds that an import takes in a fresh process, round by round, the packages in turns. */
export function coldImports(
  rounds: number,
  clock: "wall" | "cpu",
): Readonly<Record<Imported, readonly number[]>> {
  const names = Object.keys(programs) as Imported[];
  for (const name of names) importOnce(name, clock);
  const found = names.map((name) => [name, [] as number[]] as const);
  for (let round = 0; round < rounds; round++)
    for (const [name, times] of round % 2 === 0 ? found : [...found].reverse())
      times.push(importOnce(name, clock));
  return Object.fromEntries(found) as Readonly<Record<Imported, number[]>>;
}

/** The median over the rounds of one import's time over another's. */
export function importRatio(
  times: Readonly<Record<Imported, readonly number[]>>,
  one: Imported,
  other: Imported,
): number {
  return median(times[one].map((time, round) => time / times[other][round]!));
}
