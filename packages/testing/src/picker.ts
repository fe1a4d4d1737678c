/** Draws an integer from 0 to `bound` − 1, the same ones for the same seed: fast, for choosing what is tried. */
export type Picker = (bound: number) => number;

/** A picker from a 32-bit integer (mulberry32). */
export function picker(seed: number): Picker {
  let state = seed | 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * bound);
  };
}

/** One of a list that is not empty. */
export function pickOf<T>(list: readonly T[], pick: Picker): T {
  return list[pick(list.length)] as T;
}

/** A shuffled copy. */
export function shuffled<T>(list: readonly T[], pick: Picker): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}
