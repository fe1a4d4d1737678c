import { FacedownError } from "@facedown/core";

/** A kind of card: how many there are, and whether all of them must lie somewhere. */
export interface Kind {
  readonly count: number;
  readonly isAllUsed: boolean;
}

/** Places of which the same is known: how many there are, and which kinds may lie there, by index. */
export interface Group {
  readonly size: number;
  readonly allows: readonly boolean[];
}

/** The greatest number of ways in which places may be filled so far, times kinds, before it is called too long. */
const mostStates = 20_000_000;

/** How places are filled: a number for each way to have filled so many of each group. */
class States {
  readonly count: number;
  readonly strides: readonly number[];
  readonly #groups: readonly Group[];

  constructor(groups: readonly Group[]) {
    let count = 1;
    this.strides = groups.map(({ size }) => {
      const stride = count;
      count *= size + 1;
      return stride;
    });
    this.count = count;
    this.#groups = groups;
  }

  /** How many places of a group are still free. */
  free(state: number, group: number): number {
    const { size } = this.#groups[group]!;
    return size - (Math.floor(state / this.strides[group]!) % (size + 1));
  }
}

type Visit = (next: number, weight: number, taken: readonly number[]) => void;

/** Goes through all ways to put cards of one kind on free places, each as often as there are ways to choose both. */
function eachWay(
  states: States,
  groups: readonly Group[],
  kinds: readonly Kind[],
  at: number,
  scale: number,
) {
  const { count, isAllUsed } = kinds[at]!;
  const taken = groups.map(() => 0);
  return (state: number, visit: Visit): void => {
    const fill = (group: number, left: number, next: number, weight: number): void => {
      if (group === groups.length) {
        if (left === 0 || !isAllUsed) visit(next, weight, taken);
        return;
      }
      const most = groups[group]!.allows[at] ? Math.min(left, states.free(state, group)) : 0;
      let ways = weight;
      for (let held = 0; ; held++) {
        taken[group] = held;
        fill(group + 1, left - held, next + held * states.strides[group]!, ways);
        if (held === most) break;
        ways *= ((states.free(state, group) - held) / (held + 1)) * (left - held) * scale;
      }
      taken[group] = 0;
    };
    fill(0, count, state, 1);
  };
}

/**
 * The chance that a place of each group holds each kind: `[group][kind]`, from 0 to 1. Every way to lay different cards
 * on the places that they allow is as likely as another; all places are filled. `undefined` when there is no way. Throws
 * `too-long` for so many groups that it would take long.
 */
export function layingChances(kinds: readonly Kind[], groups: readonly Group[]): number[][] | undefined {
  const states = new States(groups);
  if (states.count * kinds.length > mostStates)
    throw new FacedownError(
      "too-long",
      "memory",
      `${groups.length} different parts`,
      `fewer different parts: those of a table of 16 are never too many`,
    );
  // Products of many numbers of cards stay within what a number can hold.
  const scale = 1 / kinds.reduce((sum, { count }) => sum + count, 0);
  const ways = kinds.map((_, at) => eachWay(states, groups, kinds, at, scale));
  const before = [new Float64Array(states.count)];
  before[0]![0] = 1;
  ways.forEach((each, at) => {
    const next = new Float64Array(states.count);
    before[at]!.forEach((weight, state) => {
      if (weight > 0) each(state, (to, more) => (next[to]! += weight * more));
    });
    before.push(next);
  });
  const total = before.at(-1)!.at(-1)!;
  if (total === 0) return undefined;
  const expected = groups.map(() => kinds.map(() => 0));
  let after = new Float64Array(states.count);
  after[states.count - 1] = 1;
  for (let at = kinds.length - 1; at >= 0; at--) {
    const here = new Float64Array(states.count);
    before[at]!.forEach((weight, state) => {
      if (weight === 0) return;
      ways[at]!(state, (to, more, taken) => {
        const rest = more * after[to]!;
        here[state]! += rest;
        taken.forEach((held, group) => (expected[group]![at]! += weight * rest * held));
      });
    });
    after = here;
  }
  return expected.map((row, group) => row.map((cards) => cards / (total * groups[group]!.size)));
}
