import type { WireMove } from "./asking.js";
import type { Base } from "./base.js";
import { picker, pickOf } from "./picker.js";

const mostProbes = 4;

/** The moves that every viewer is asked about after a step: the same list in a game and in its twins. */
export function probesAt(base: Base, step: number): WireMove[] {
  const pick = picker(step * 7919 + 17);
  const known = base.moments[step]?.known ?? 0;
  const probes: WireMove[] = [];
  for (let i = 0; i < mostProbes; i++) {
    const names = base.game.moveNames;
    const move = i % 2 === 0 ? base.pool.one(pick, known) : base.pool.mixed(pickOf(names, pick), pick);
    if (move) probes.push(move);
  }
  return probes;
}
