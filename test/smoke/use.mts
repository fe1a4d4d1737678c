import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { areYouAHuman } from "@facedown/are-you-a-human";
import type * as Core from "@facedown/core";
import type * as TotallyHuman from "@facedown/totally-human";
import {
  createRandom,
  createTable,
  describe,
  replay,
  simulate,
  startMatch,
  toRecord,
  type Match,
  type MoveOf,
} from "@facedown/core";
import { connectSeat, serveSeats } from "@facedown/core/remote";
import { createSeatStore } from "@facedown/core/store";
import { createSeatContext } from "@facedown/react";
import { runLaw } from "@facedown/testing";
import { memory } from "@facedown/testing/fixtures";
import { totallyHuman } from "@facedown/totally-human";
import { run } from "facedown";

type Game = typeof totallyHuman;

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Plays to the end with random moves. */
function playOut(start: Match<Game>): Match<Game> {
  const random = createRandom("smoke");
  let match = start;
  for (let moves = 0; match.outcome === null && moves < totallyHuman.usual; moves++) {
    const seat = random.pick(match.waiting);
    const move = random.pick(match.choices(seat));
    const played = match.play(seat, move);
    if (played.ok) match = played.match;
  }
  return match;
}

const match = playOut(startMatch(totallyHuman, { seats: 4, seed: "smoke" }));
must(match.outcome !== null, "a whole game is played");
must(describe(totallyHuman).outcome(match.outcome!, match.view("spectator")).length > 0, "its end has words");
must(simulate(match).outcome !== null, "a simulation goes on from it");

const again = replay(totallyHuman, JSON.parse(JSON.stringify(toRecord(match))));
must(
  again.ok && JSON.stringify(again.value.frame(0)) === JSON.stringify(match.frame(0)),
  "its record replays",
);

const grid = startMatch(areYouAHuman, { seats: 2, seed: "smoke" }).view(0).table;
must(grid.length === 16 && !grid.includes(null), "another game is set up");

const table = createTable(totallyHuman, { seats: 3, seed: "smoke" });
const right: MoveOf<Game> = { type: "answer", number: 4 };
// @ts-expect-error -- there is no number 9
const wrong: MoveOf<Game> = { type: "answer", number: 9 };
must(!(await table.seat(1).play(wrong)).ok && right.number === 4, "a wrong input is refused");

const { port1, port2 } = new MessageChannel();
serveSeats(table, port1, { viewers: [0] });
const store = createSeatStore(await connectSeat(totallyHuman, port2, 0));
must(store.choices("answer").length > 0, "a seat at the other end of a port has moves");
port1.close();
must(typeof createSeatContext<Game>().useView === "function", "there are hooks");
table.close();

const law = runLaw(memory, "nothing leaks", { runs: 100 });
must(law.ok, law.failure?.text ?? "a law holds");

must(
  (await run(["audit", "no-such-file.json", "--commitment", "0".repeat(64)])).code === 3,
  "the command line answers",
);

const require = createRequire(import.meta.url);
const command = dirname(require.resolve("facedown/package.json"));
const { status, stderr } = spawnSync(process.execPath, [join(command, "dist", "main.js"), "audit"], {
  encoding: "utf8",
});
must(status === 2 && stderr.includes("facedown audit RECORD"), "the command starts and says how to call it");
const built = readdirSync(join(command, "dist")).filter((name) => name.startsWith("main."));
must(built.sort().join(" ") === "main.js main.js.map", "the command is built once, as an ES module");

// The CommonJS copies of the same packages in the same process: games, matches and records pass between them.
const core = require("@facedown/core") as typeof Core;
const other = require("@facedown/totally-human") as typeof TotallyHuman;
must(core.startMatch !== startMatch, "two copies are loaded");
must(core.toRecord(match).check === toRecord(match).check, "a match of one copy is recorded by the other");
must(core.replay(totallyHuman, toRecord(match)).ok, "a game of one copy is replayed by the other");
must(startMatch(other.totallyHuman, { seats: 3 }).length === 0, "a game of the other copy starts here");
console.log("used as an ES module, beside the CommonJS copy");
