import { writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Bytes } from "./bytes.js";
import { buildPackages, coldImports, importRatio } from "./cold-import.js";
import { lists, memories, plays, playouts, punishments, tables, transmissions } from "./contests.js";
import type { Costs, Size } from "./growth/curves.js";
import type { LongMatches } from "./growth/long.js";
import { here } from "./measure/bundle.js";
import { interleave, ratio, type Contest, type Outcome } from "./measure/interleave.js";
import { median } from "./measure/median.js";
import { once } from "./measure/once.js";
import { installPeers } from "./measure/peers.js";
import type { SolverCosts } from "./message-from-the-stars/solver.js";
import { pageCosts } from "./page.js";
import type { Projection } from "./projection.js";
import { commit, judge, machine, text, type Figure, type Results, type Target } from "./report.js";
import { renders } from "./renders.js";
import { bundles, installations } from "./sizes.js";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    cpu: { type: "boolean", default: false },
    rounds: { type: "string" },
    time: { type: "string" },
    only: { type: "string" },
    out: { type: "string" },
  },
});
const quick = options.quick;
const clock = options.cpu ? "cpu" : "wall";
const rounds = Math.max(7, Number(options.rounds ?? (quick ? 7 : 15)));
const time = Number(options.time ?? (quick ? 60 : 300));
const warmUp = quick ? 600 : 3000;
const thorough = { rounds, time, warmUp, clock } as const;

const figures: Figure[] = [];
const targets: Record<string, Target> = {};

function figure(name: string, value: number, unit: string, each?: readonly number[]): void {
  figures.push({ name, value, unit, ...(each ? { rounds: each } : {}) });
}

async function contest(which: Contest): Promise<Outcome> {
  const outcome = await interleave(which, thorough);
  for (const [side, rates] of Object.entries(outcome.rates))
    figure(`${which.name}: ${side}`, median(rates), "moves/s", rates);
  figure(`${which.name}: games that ended alike on all sides`, outcome.compared, "games");
  return outcome;
}

async function drawAndAnswer(): Promise<void> {
  const alone = await contest(plays);
  targets["inPlaceVsBoardgameIo"] = judge(ratio(alone, "Simulation", "boardgame.io"), "more", 60);
  targets["matchVsBoardgameIo"] = judge(ratio(alone, "Match", "boardgame.io"), "more", 8);
  const listed = await contest(lists);
  targets["matchVsGamePark"] = judge(ratio(listed, "Match", "Game Park"), "more", 2.5);
  const told = await contest(tables);
  const ours = "Match, packets as JSON";
  targets["tableVsBoardgameIo"] = judge(ratio(told, ours, "boardgame.io, four clients"), "more", 5);
  targets["tableVsGamePark"] = judge(
    ratio(told, "Match, legal moves listed, packets as JSON", "Game Park, four views"),
    "more",
    8,
  );
}

async function totallyHuman(): Promise<void> {
  const outcome = await contest(playouts);
  targets["inPlaceVsHandWritten"] = judge(ratio(outcome, "Simulation", "hand-written"), "more", 0.33);
}

async function areYouAHuman(): Promise<void> {
  const outcome = await contest(memories);
  const slower = ratio(outcome, "Simulation", "hand-written");
  figure("Are You a Human?: Simulation over hand-written", slower, "times");
}

async function messageFromTheStars(): Promise<void> {
  const outcome = await contest(transmissions);
  const slower = ratio(outcome, "Simulation", "hand-written");
  figure("A Message From the Stars: Simulation over hand-written", slower, "times");
  const found = await once<SolverCosts>(
    "solver",
    "./message-from-the-stars/solver.js",
    `solverCosts(${rounds})`,
    clock,
  );
  figure("solver: ciphers that agree with a first word", found.count, "ciphers");
  figure("solver: a first word by a plain loop over all ciphers", found.plain, "ms");
  figure("solver: a first word, all ciphers laid out for it", found.first, "ms");
  figure("solver: a first word, all ciphers laid out before", found.again, "ms");
  figure("solver: how much a word would tell, of all ciphers", found.rankAll, "ms");
  figure("solver: how much a word would tell, after a first one", found.rankLeft, "ms");
  figure("solver: plain loop over solver, a first word", found.ratio, "times");
  figure("solver: what agrees with a first word, as lists of letters", found.plainBytes, "bytes");
  figure("solver: all ciphers and what agrees with a first word", found.bytes, "bytes");
}

async function humanPunishment(): Promise<void> {
  for (const seats of [5, 16]) await contest(punishments(seats));
}

async function page(): Promise<void> {
  const drawn = await renders(4);
  figure("React: packets of a seat in a game of Totally Human", drawn.packets, "packets");
  figure("React: renders of a component that reads all of the snapshot", drawn.snapshot, "renders");
  figure("React: changes of the phase", drawn.phaseChanges, "changes");
  figure("React: renders of a component that reads the phase", drawn.phase, "renders");
  figure("React: changes of the own hand", drawn.handChanges, "changes");
  figure("React: renders of a component that reads the own hand", drawn.hand, "renders");
  const costs = await pageCosts(50);
  if (!costs) {
    console.error("no Chromium here: the page is not measured");
    return;
  }
  figure("playground: first load", costs.firstLoad, "bytes gzipped");
  figure("playground: script from a click to its commit, median of 50", costs.click, "ms", costs.clicks);
  targets["pageFirstLoad"] = judge(costs.firstLoad, "less", 150_000);
  targets["pageClickToCommit"] = judge(costs.click, "less", 8);
}

async function projecting(): Promise<void> {
  const each = Math.max(30, time / 4);
  const found = await once<Projection>(
    "projection",
    "./projection.js",
    `projection(${each}, ${rounds})`,
    clock,
  );
  figure("Totally Human, a seat's view after a move that touched one field", found.after, "µs");
  figure("Totally Human, a seat's view without the one before", found.anew, "µs");
  targets["projectAfterOneField"] = judge(found.ratio, "less", 0.5);
}

async function sizes(): Promise<void> {
  const size = await bundles();
  figure("bundle: @facedown/core without immer and noble", size.core, "bytes gzipped");
  figure("bundle: @facedown/core with all it needs", size.coreAll, "bytes gzipped");
  figure("bundle: defineRules and createTable without immer and noble", size.typical, "bytes gzipped");
  figure("bundle: defineRules and createTable with all they need", size.typicalAll, "bytes gzipped");
  figure("bundle: @facedown/totally-human with all it needs", size.totallyHumanAll, "bytes gzipped");
  figure("bundle: boardgame.io/client", size.boardgameIo, "bytes gzipped");
  targets["coreGzip"] = judge(size.core, "less", 8000);
  targets["coreAllGzip"] = judge(size.coreAll, "less", 18_000);
  buildPackages();
  for (const [name, { packages, bytes }] of Object.entries(installations())) {
    figure(`installed: ${name}`, bytes, "bytes");
    figure(`installed: ${name}`, packages, "packages");
  }
}

function imports(): void {
  buildPackages();
  const times = coldImports(quick ? 7 : 21, clock);
  for (const [name, each] of Object.entries(times)) figure(`import: ${name}`, median(each), "ms", each);
  targets["coldImport"] = judge(
    importRatio(times, "@facedown/totally-human", "boardgame.io/client"),
    "less",
    0.6,
  );
}

async function bytes(): Promise<void> {
  const ours = (game: string, expression: string): Promise<Bytes> =>
    once(`bytes of ${game}`, "./bytes.js", expression, clock);
  for (const [game, found] of [
    ["draw-and-answer, 4 seats", await ours("draw-and-answer", "drawAndAnswerBytes(3)")],
    ["Totally Human, 5 seats", await ours("totally-human", "totallyHumanBytes(5)")],
  ] as const) {
    figure(`packet: ${game}, mean`, found.packet.mean, "bytes");
    figure(`packet: ${game}, largest`, found.packet.most, "bytes");
    figure(`record: ${game}, a move`, found.recordMove, "bytes");
  }
  for (const [name, file, expression] of [
    ["boardgame.io's update", "./peers/boardgame-io.mjs", "sentBytes(3)"],
    ["Game Park's view", "./peers/game-park.mjs", "viewBytes(3)"],
  ] as const) {
    const { mean, most } = await once<Bytes["packet"]>(`bytes of ${name}`, file, expression, clock);
    figure(`packet: draw-and-answer, ${name}, mean`, mean, "bytes");
    figure(`packet: draw-and-answer, ${name}, largest`, most, "bytes");
  }
}

async function longMatches(): Promise<void> {
  const at = [100, 1000, 10_000];
  const each = Math.max(30, time / 4);
  const found = await once<LongMatches>(
    "long matches",
    "./growth/long.js",
    `longMatches(${JSON.stringify(at)}, ${each}, ${rounds})`,
    clock,
  );
  at.forEach((moves, which) => {
    figure(`one more move after ${moves}`, found.time[which]!, "µs");
    figure(`one more move after ${moves}, kept`, found.bytes[which]!, "bytes");
  });
  const kept = found.bytes.at(-1)! / found.bytes[0]!;
  figure("move 10,000 over move 100, time", found.ratio, "times");
  figure("move 10,000 over move 100, bytes kept", kept, "times");
  targets["move10000Vs100"] = judge(Math.max(found.ratio, kept), "less", 1.2);
}

async function growth(): Promise<void> {
  const spent = { time: Math.max(10, time / 10), warmUp: warmUp / 4 };
  const seats: Size[] = [2, 4, 8, 16, 31].map((count) => ({ seats: count, cards: 40, row: 40 }));
  const rows: Size[] = [40, 120, 400, 1200, 4000, 10_000].map((cards) => ({ seats: 4, cards, row: 40 }));
  const heaps: Size[] = [400, 1200, 4000, 10_000].map((cards) => ({ seats: 4, cards, row: cards }));
  for (const size of [...seats, ...rows, ...heaps]) {
    const found = await once<Costs>(
      "growth",
      "./growth/curves.js",
      `costsAt(${JSON.stringify(size)}, ${JSON.stringify(spent)})`,
      clock,
    );
    const where = `${size.seats} seats, ${size.cards} cards in rows of ${size.row}`;
    figure(`growth: ${where}: Match, a card turned over`, found.turn, "µs");
    figure(`growth: ${where}: Match, a card drawn or given back`, found.draw, "µs");
    figure(`growth: ${where}: a seat's view after it`, found.view, "µs");
    figure(`growth: ${where}: a seat's frame with what it hears`, found.events, "µs");
    figure(`growth: ${where}: Simulation, a card turned over`, found.inPlace, "µs");
    figure(`growth: ${where}: packet`, found.packet, "bytes");
    figure(`growth: ${where}: memory of a match`, found.memory, "bytes");
    figure(`growth: ${where}: memory that a move keeps`, found.kept, "bytes");
  }
}

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  "draw-and-answer": drawAndAnswer,
  "totally-human": totallyHuman,
  "are-you-a-human": areYouAHuman,
  "message-from-the-stars": messageFromTheStars,
  "human-punishment": humanPunishment,
  projection: projecting,
  page,
  sizes,
  imports,
  bytes,
  long: longMatches,
  growth,
};

const wanted = options.only?.split(",") ?? Object.keys(parts);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  throw new Error(`no part "${unknown.join()}"; there are: ${Object.keys(parts).join(", ")}`);

const loadBefore = loadavg()[0] ?? 0;
installPeers();
for (const name of wanted) {
  console.error(`${name} …`);
  await parts[name]!();
}

const results: Results = {
  date: new Date().toISOString(),
  commit: commit(),
  machine: machine(loadBefore),
  method: { quick, clock, rounds, millisecondsARound: time, warmUpMilliseconds: warmUp },
  targets,
  figures,
};
console.log(text(results));
if (loadBefore > 1 && clock === "wall")
  console.log(`\nThe machine was busy (load ${loadBefore.toFixed(1)}): do not trust these figures.`);
const complete = wanted.length === Object.keys(parts).length && !quick;
const out = options.out ?? (complete ? join(here, "results.json") : undefined);
if (out) writeFileSync(out, `${JSON.stringify(results, undefined, 2)}\n`);
else console.log("\nNot kept: only a full run is, or one with --out FILE.");
