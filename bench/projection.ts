import { startMatch, type Match } from "@facedown/core";
import { totallyHuman } from "@facedown/totally-human";
import { now } from "./measure/clock.js";
import { median } from "./measure/median.js";

/** How long a seat's view takes after a move that touched one field, and without the view before, in microseconds. */
export interface Projection {
  readonly after: number;
  readonly anew: number;
  /** The median over the rounds of the first over the second. */
  readonly ratio: number;
}

type Game = Match<typeof totallyHuman>;

function play(match: Game, seat: number, move: Parameters<Game["play"]>[1]): Game {
  const played = match.play(seat, move as never);
  if (!played.ok) throw new Error(`refused: ${played.rejection.code}`);
  return played.match;
}

function changedFields(before: object, after: object): string[] {
  const old = before as Readonly<Record<string, unknown>>;
  return Object.entries(after).flatMap(([key, value]) => (value === old[key] ? [] : [key]));
}

/** In Totally Human with five seats, the second question being answered, a seat answers: one field has changed. */
export function projection(time: number, rounds: number): Projection {
  let before: Game = startMatch(totallyHuman, { seats: 5, seed: "projection" });
  const all = [0, 1, 2, 3, 4];
  for (const seat of all) before = play(before, seat, before.choices(seat, "answer")[0]!);
  for (const seat of all) before = play(before, seat, { type: "done" });
  const after = play(before, 1, before.choices(1, "answer")[0]!);

  const { seen } = before.inside.run;
  const old = before.view(0);
  const oldSeen = seen[0];
  const changed = changedFields(old, after.view(0));
  if (changed.join() !== "answers") throw new Error(`more than one field has changed: ${changed.join()}`);

  let views: unknown;
  const batch = (memory: (typeof seen)[number]): number => {
    const start = now();
    for (let calls = 64; ; calls += 64) {
      for (let i = 0; i < 64; i++) {
        seen[0] = memory;
        views = after.view(0);
      }
      const spent = now() - start;
      if (spent >= time) return (1000 * spent) / calls;
    }
  };
  const both = (): readonly [number, number] => [batch(oldSeen), batch(undefined)];
  for (let i = 0; i < 4; i++) both();
  const found = Array.from({ length: rounds }, both);
  if (views === undefined) throw new Error("nothing was seen");
  return {
    after: median(found.map(([memo]) => memo)),
    anew: median(found.map(([, whole]) => whole)),
    ratio: median(found.map(([memo, whole]) => memo / whole)),
  };
}
