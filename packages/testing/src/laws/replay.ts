import { replay, toRecord, type Match } from "@facedown/core";
import { frameOf } from "../asking.js";
import { madeIn, playOut, regressionOf, type Base } from "../base.js";
import { broken } from "../broken.js";
import { firstDifference, short } from "../difference.js";
import { shuffled } from "../picker.js";
import { viewerName, viewersOf } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf, positions, someOf } from "./positions.js";

/** Holds two matches against each other: the state, and what each viewer receives. */
function sameMatch(one: Match, other: Match, what: string, events: boolean): void {
  sameState(one, other, what);
  samePackets(one, other, what, events);
}

function sameState(one: Match, other: Match, what: string): void {
  const state = firstDifference(one.inside.state, other.inside.state, "state");
  if (state)
    broken({ path: state.path, message: `${what}: ${short(state.one)} became ${short(state.other)}` });
}

function samePackets(one: Match, other: Match, what: string, events: boolean): void {
  for (const viewer of viewersOf(one)) {
    const [mine, its] = [one, other].map((match) => {
      const { events: heard, ...rest } = frameOf(match, viewer);
      return events ? { ...rest, events: heard } : rest;
    });
    const found = firstDifference(mine, its, "packet");
    if (!found) continue;
    const seat = viewerName(viewer);
    broken({ seat, path: found.path, message: `${what}: ${short(found.one)} became ${short(found.other)}` });
  }
}

function again(base: Base): void {
  const repeated = playOut(base.game, regressionOf(base.start, madeIn(base), base.twins), false);
  const [mine, its] = [positions(base), positions(repeated)];
  if (mine.length !== its.length)
    broken({
      path: "length",
      message: `the same moves were legal ${mine.length - 1} times, then ${its.length - 1}`,
    });
  const closely = someOf(base, mine.length, 6);
  mine.forEach((match, i) => {
    const [other, what] = [its[i] as Match, "the same seed, options and moves"];
    sameState(match, other, what);
    if (closely.has(i)) samePackets(match, other, what, true);
  });
}

function recorded({ game, last }: Base): void {
  const read = replay(game, JSON.parse(JSON.stringify(toRecord(last))) as unknown);
  if (!read.ok)
    return broken({
      path: read.error.path,
      message: `its record is refused: ${read.error.code}, ${short(read.error)}`,
    });
  sameMatch(last, read.value, "the record, played again", last.length > 0);
}

function atMoves(base: Base): void {
  const pick = pickerOf(base);
  const made = new Map(positions(base).map((match) => [match.inside.node, match]));
  const line: Match[] = [];
  for (let node = base.last.inside.node; node; node = node.before) {
    const match = made.get(node);
    if (match) line.push(match);
  }
  for (const match of shuffled(line, pick).slice(0, 1))
    sameMatch(match, base.last.at(match.length), `at(${match.length})`, true);
}

function undone(base: Base): void {
  const own = base.moments.filter(({ deed, ok }) => ok && "move" in deed && deed.by !== "table");
  for (const { deed, before, after } of shuffled(own, pickerOf(base)).slice(0, 1)) {
    if ("undo" in deed || deed.by === "table") continue;
    const result = after.undo(deed.by);
    if (result.ok) sameMatch(before, result.match, "a move, then undo", false);
  }
}

/** The same seed, options and moves give the same states, packets and outcome; a record, `at(n)` and undo are true. */
export const replayLaw: LawDefinition = {
  hears: false,
  check: (base) => {
    again(base);
    recorded(base);
    atMoves(base);
    undone(base);
  },
};
