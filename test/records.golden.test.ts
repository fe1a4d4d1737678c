import {
  allSeats,
  audit,
  commitment,
  createRandom,
  hashJson,
  replay,
  seatList,
  startMatch,
  toRecord,
  type AnyGame,
  type Match,
  type MatchRecord,
} from "@facedown/core";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../examples/terminal/src/games.js";

/*
 * A record of each released version of each game, kept for ever: it must replay, or its game must say why it cannot. A
 * missing one is written by `npm run golden`; one that is there is never written again. Before a version is released its
 * record may be deleted and made anew.
 */

interface Kept {
  readonly commitment: string;
  readonly record: MatchRecord;
}

const folder = new URL("records/", import.meta.url);
const shipped = [...games.values()].filter(({ name }) => !name.startsWith("fixture-"));
const fileOf = ({ name, version }: AnyGame): URL => new URL(`${name}-${version}.json`, folder);

/** A game by chance of three seats or so, to its end or 200 moves. */
function played(game: AnyGame): Match {
  const random = createRandom(`a record of ${game.name} ${game.version}`);
  const { min, max } = game.seats;
  const seed = hashJson(["seed", game.name, game.version]);
  const salt = hashJson(["salt", game.name, game.version]);
  let match: Match = startMatch(game, { seats: Math.min(Math.max(min, 3), max), seed, salt });
  for (let tries = 0; match.outcome === null && match.length < 200 && tries < 5000; tries++) {
    const by = random.int(8) === 0 ? "table" : random.pick(seatList(allSeats(match.seats)));
    const type = random.pick(game.moveNames);
    const move = match.sample(by as 0, type, random) as object | undefined;
    if (move === undefined) continue;
    const next = match.play(by as 0, move as never);
    if (next.ok) match = next.match;
  }
  return match;
}

function write(game: AnyGame): void {
  mkdirSync(folder, { recursive: true });
  const match = played(game);
  const kept: Kept = { commitment: commitment(match), record: toRecord(match) };
  writeFileSync(fileOf(game), `${JSON.stringify(kept)}\n`);
}

test.each(shipped)("a record of $name is kept for version $version", (game) => {
  if (process.env["FACEDOWN_UPDATE"] === "1" && !existsSync(fileOf(game))) write(game);
  expect(existsSync(fileOf(game)), "none: npm run golden").toBe(true);
});

const files = existsSync(folder) ? readdirSync(folder) : [];

test.each(files)("%s replays as it was played, or its game says why it cannot", (file) => {
  const { commitment: promised, record } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Kept;
  const game = games.get(record.game);
  if (!game) throw new Error(`there is no game ${record.game} any more`);
  const again = replay(game, record);
  if (!again.ok) {
    expect(again.error.code).toBe("other-version");
    // What the core says where a game has no migration from there.
    expect(again.error.expected).not.toBe(`version ${game.version}`);
    return;
  }
  expect(again.value.length).toBeGreaterThan(5);
  if (record.version === game.version) expect(audit(game, record, promised)).toMatchObject({ ok: true });
});
