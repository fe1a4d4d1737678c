import type { Seats } from "./seats.js";

/**
 * Listens to the primitives and may bend chance. For the testing kit alone: the laws hear every showing in order,
 * change shuffles and hidden draws to make twins, and `scripted` deals what a test wants.
 */
export interface Watcher {
  /** A step begins, or is made again on the way back to an earlier position: its stream's purpose and number. */
  begins?(purpose: number, number: number): void;
  /** A cell came into being, or was shown to viewers who did not see it before. */
  shown?(cell: object, newly: Seats): void;
  /** A zone was shuffled; its cells in their new order. */
  shuffled?(cells: readonly object[]): void;
  /** A fact was disclosed. */
  disclosed?(name: string, fact: unknown, to: Seats): void;
  /** An event was told. */
  told?(event: object, to: Seats): void;
  /** May change the order that a shuffle of `cells` came to: position → old index. */
  permutation?(order: number[], cells: readonly object[]): number[];
  /** May change which of `values` a hidden draw takes: an index. */
  hidden?(index: number, values: readonly unknown[]): number;
  /** May change what a public draw of `bound` values came to; `kind` is the name of the call, `"flip"` for a card's side. */
  int?(value: number, bound: number, kind: string): number;
}

interface Watch {
  current: Watcher | undefined;
  /** The cells that the step in hand has made and that somebody sees from the start; `undefined` between steps. */
  making: { readonly face: unknown; readonly shownTo: Seats }[] | undefined;
}

const key: unique symbol = Symbol.for("facedown.watch") as never;

function theWatch(): Watch {
  const place = globalThis as unknown as { [key]: Watch | undefined };
  return (place[key] ??= { current: undefined, making: undefined });
}

/** Shared by all copies of the library in one process. */
export const watch: Watch = /* @__PURE__ */ theWatch();

/** Runs something synchronous while a watcher listens. For the testing kit. */
export function watching<T>(watcher: Watcher, run: () => T): T {
  const before = watch.current;
  watch.current = watcher;
  try {
    return run();
  } finally {
    watch.current = before;
  }
}
