import type { Match } from "@facedown/core";
import type { Base } from "../base.js";
import { picker, shuffled, type Picker } from "../picker.js";

/** Every position of a game, from the setup on; those before an undo too. */
export function positions({ first, moments }: Base): Match[] {
  return [first, ...moments.filter(({ ok }) => ok).map(({ after }) => after)];
}

/** The picker of a game, for what a law chooses to look at. */
export function pickerOf(base: Base): Picker {
  return picker(base.twins);
}

/** At most `most` positions of a game, the last among them. */
export function somePositions(base: Base, most: number): Match[] {
  const all = positions(base);
  if (all.length <= most) return all;
  return [base.last, ...shuffled(all, pickerOf(base)).slice(0, most - 1)];
}

/** Which of `count` things a law looks at closely: at most `most`, the last among them. */
export function someOf(base: Base, count: number, most: number): ReadonlySet<number> {
  const all = Array.from({ length: count }, (_, i) => i);
  return new Set(count <= most ? all : [count - 1, ...shuffled(all, pickerOf(base)).slice(0, most - 1)]);
}
