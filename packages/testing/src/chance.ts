import { watching, type Watcher } from "@facedown/core";

/** The number of the setup among the steps; the first deed is step 0. */
export const setupStep = -1;

interface Drawn {
  readonly orders: (readonly number[])[];
  readonly hidden: { readonly index: number; readonly of: number }[];
  readonly ints: { readonly value: number; readonly bound: number }[];
}

/** One change of chance: an order of a shuffle, or the place that a hidden draw takes. */
export type ChanceEdit =
  | { readonly step: number; readonly ordinal: number; readonly order: readonly number[] }
  | { readonly step: number; readonly ordinal: number; readonly index: number };

/**
 * What chance gave in a game, step by step. A twin takes the same, wherever its rules ask for the same, but for one edit:
 * so nothing differs by accident, even under another seed.
 */
export class Chance {
  readonly #drawn = new Map<number, Drawn>();
  /** Which step took the stream of this number. */
  readonly #steps: Map<number, number>;
  readonly #base: Chance | undefined;
  readonly #edit: ChanceEdit | undefined;
  #fresh: number | undefined;
  #step = setupStep;
  #next = { orders: 0, hidden: 0, ints: 0 };
  readonly #hooks: Watcher;

  constructor(base?: Chance, edit?: ChanceEdit) {
    this.#base = base;
    this.#edit = edit;
    this.#steps = new Map(base ? base.#steps : []);
    this.#hooks = {
      begins: (purpose, number) => this.#begins(purpose, number),
      permutation: (order) => this.#permutation(order),
      hidden: (index, values) => this.#hidden(index, values.length),
      int: (value, bound) => this.#int(value, bound),
    };
  }

  /** The step whose rules run. */
  get step(): number {
    return this.#step;
  }

  /** The hidden draws of this step. */
  hiddenDraws(step: number): readonly { readonly index: number; readonly of: number }[] {
    return this.#drawn.get(step)?.hidden ?? [];
  }

  /** The public draws of this step. */
  publicDraws(step: number): readonly { readonly value: number; readonly bound: number }[] {
    return this.#drawn.get(step)?.ints ?? [];
  }

  /** The order that the shuffle of this number came to in this step. */
  order(step: number, ordinal: number): readonly number[] {
    return this.#drawn.get(step)?.orders[ordinal] ?? [];
  }

  /** Runs this step for the first time. */
  during<T>(step: number, watcher: Watcher, run: () => T): T {
    this.#fresh = step;
    try {
      return this.again(watcher, run);
    } finally {
      this.#fresh = undefined;
    }
  }

  /** Runs what may make earlier steps again. */
  again<T>(watcher: Watcher, run: () => T): T {
    const hooks = this.#hooks;
    return watching(
      {
        ...hooks,
        ...watcher,
        ...(watcher.permutation && {
          permutation: (order, cells) => watcher.permutation?.(this.#permutation(order), cells) ?? order,
        }),
      },
      run,
    );
  }

  #begins(purpose: number, number: number): void {
    if (purpose === 0) this.#step = setupStep;
    else if (this.#fresh === undefined) this.#step = this.#steps.get(number) ?? setupStep;
    else {
      this.#step = this.#fresh;
      this.#steps.set(number, this.#fresh);
    }
    this.#next = { orders: 0, hidden: 0, ints: 0 };
    if (this.#fresh !== undefined) this.#drawn.set(this.#step, { orders: [], hidden: [], ints: [] });
  }

  #record(): Drawn | undefined {
    return this.#fresh === undefined ? undefined : this.#drawn.get(this.#step);
  }

  #permutation(drawn: readonly number[]): number[] {
    const ordinal = this.#next.orders++;
    const base = this.#base?.order(this.#step, ordinal);
    let order = base?.length === drawn.length ? base : drawn;
    const edit = this.#edit;
    if (edit?.step === this.#step && edit.ordinal === ordinal && "order" in edit)
      if (edit.order.length === order.length) order = edit.order;
    this.#record()?.orders.push(order);
    return [...order];
  }

  #hidden(drawn: number, of: number): number {
    const ordinal = this.#next.hidden++;
    const base = this.#base?.hiddenDraws(this.#step)[ordinal];
    let index = base?.of === of ? base.index : drawn;
    const edit = this.#edit;
    if (edit?.step === this.#step && edit.ordinal === ordinal && "index" in edit)
      if (edit.index < of) index = edit.index;
    this.#record()?.hidden.push({ index, of });
    return index;
  }

  #int(drawn: number, bound: number): number {
    const ordinal = this.#next.ints++;
    const base = this.#base?.publicDraws(this.#step)[ordinal];
    const value = base?.bound === bound ? base.value : drawn;
    this.#record()?.ints.push({ value, bound });
    return value;
  }
}
