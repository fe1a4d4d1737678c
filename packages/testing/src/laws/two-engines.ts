import { freezeJson, Match, simulate, startSimulation, type Simulation } from "@facedown/core";
import { choicesOf, frameOf } from "../asking.js";
import type { Base, Moment } from "../base.js";
import { broken } from "../broken.js";
import { firstDifference, short, type Difference } from "../difference.js";
import { actorOf, viewerName, viewersOf } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { someOf } from "./positions.js";

type Fields = Readonly<Record<string, unknown>>;

/** The first place where a view that projects when it is read says something else than a plain one. */
export function lazyDifference(plain: unknown, lazy: unknown, path: string): Difference | undefined {
  if (typeof plain !== "object" || plain === null || typeof lazy !== "object" || lazy === null)
    return firstDifference(plain, lazy, path);
  if (Array.isArray(plain) && Array.isArray(lazy) && plain.length !== lazy.length)
    return { path: `${path}.length`, one: plain.length, other: lazy.length };
  for (const key of Object.keys(plain)) {
    const found = lazyDifference((plain as Fields)[key], (lazy as Fields)[key], `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
}

function differ(found: Difference | undefined, engine: string, seat = ""): void {
  if (found)
    broken({
      seat,
      path: found.path,
      message: `the match says ${short(found.one)}, ${engine} says ${short(found.other)}`,
    });
}

const engine = "the game in place";

function sameState(match: Match, simulation: Simulation): void {
  differ(firstDifference(match.inside.state, simulation.state, "state"), engine);
}

function sameSights(match: Match, simulation: Simulation): void {
  for (const viewer of viewersOf(match)) {
    const seat = viewerName(viewer);
    differ(lazyDifference(match.view(viewer), simulation.view(viewer), "view"), engine, seat);
    const by = actorOf(viewer);
    for (const type of match.game.moveNames) {
      const mine = choicesOf(match, by, type);
      const its = (simulation.choices(by, type) ?? []).map((input) => ({ type, ...input }));
      differ(firstDifference(mine, its, `choices.${type}`), engine, seat);
    }
  }
  differ(firstDifference(match.waiting, simulation.waitingSeats, "waiting"), engine);
  differ(firstDifference(match.timers, simulation.timers, "timers"), engine);
  differ(firstDifference(match.outcome, simulation.outcome ?? null, "outcome"), engine);
}

/** The same position with its state read from JSON. */
function rebuilt(match: Match): Match {
  const { inside } = match;
  const state = freezeJson(JSON.parse(JSON.stringify(inside.state)) as object);
  return new Match(match.game, { ...inside, run: { ...inside.run, seen: [] }, state });
}

/** Runs something while the immutable engine never copies a state, or always does, where it would choose by its size. */
function whileCopying<T>({ inside }: Match, most: number, run: () => T): T {
  const { engine } = inside.run;
  const before = engine.copiesUpTo;
  engine.copiesUpTo = most;
  try {
    return run();
  } finally {
    engine.copiesUpTo = before;
  }
}

function sameStep({ before, after, deed }: Moment, start: Match, other: string, most: number): void {
  if ("undo" in deed) return;
  const played = whileCopying(start, most, () => start.play(deed.by as never, deed.move as never));
  if (!played.ok)
    return broken({
      path: "play",
      message: `the match took it, ${other} refused after ${before.length} moves: ${played.rejection.code}`,
    });
  differ(firstDifference(after.inside.state, played.match.inside.state, "state"), other);
  for (const viewer of viewersOf(after))
    differ(
      firstDifference(frameOf(after, viewer), frameOf(played.match, viewer), "packet"),
      other,
      viewerName(viewer),
    );
}

/** A move made on a state from JSON, and in both of the ways in which the immutable engine can make it. */
function sameMade(moment: Moment): void {
  const { before } = moment;
  sameStep(moment, rebuilt(before), "the game rebuilt from JSON", before.inside.run.engine.copiesUpTo);
  sameStep(moment, before, "the game on drafts", 0);
  sameStep(moment, before, "the game on copies", Number.MAX_SAFE_INTEGER);
}

function check(base: Base): void {
  const { game, start, first, moments } = base;
  const closely = someOf(base, moments.length, 10);
  let simulation: Simulation = startSimulation(game, start as never);
  sameState(first, simulation);
  sameSights(first, simulation);
  moments.forEach((moment, i) => {
    const { ok, deed, after } = moment;
    if (!ok) return;
    if ("undo" in deed) simulation = simulate(after);
    else {
      const { type, input } = after.inside.node?.step ?? { type: "", input: {} };
      const rejection = simulation.play(deed.by, type, input);
      if (rejection)
        broken({ path: "play", message: `the match took it, ${engine} refused: ${rejection.code}` });
    }
    sameState(after, simulation);
    if (!closely.has(i)) return;
    sameSights(after, simulation);
    sameMade(moment);
  });
}

/** A match, the same game in place and one rebuilt from JSON after a move agree. */
export const twoEnginesLaw: LawDefinition = { hears: false, check };
