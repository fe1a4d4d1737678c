import { watching, type Watcher } from "@facedown/core";

/** The number of the setup among the steps; the first deed is step 0. */
export const setupStep = -1;

interface Drawn {
  readonly orders: (readonly number[])[];
  readonly hidden: { readonly index: number; readonly of: number }[];
  readonly sides: number[];
  readonly ints: PublicDraw[];
}

/** What a public draw gave. */
export interface PublicDraw {
  readonly value: number;
  readonly bound: number;
}

/**
 * One change of chance: an order of a shuffle, the place that a hidden draw takes, the side on which a card lands, or what a
 * public draw gives.
 */
export type ChanceEdit = { readonly step: number; readonly ordinal: number } & (
  | { readonly order: readonly number[] }
  | { readonly index: number }
  | { readonly side: number }
  | { readonly value: number }
);

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
  #next = { orders: 0, hidden: 0, sides: 0, ints: 0 };
  readonly #hooks: Watcher;

  constructor(base?: Chance, edit?: ChanceEdit) {
    this.#base = base;
    this.#edit = edit;
    this.#steps = new Map(base ? base.#steps : []);
    this.#hooks = {
      begins: (purpose, number) => this.#begins(purpose, number),
      permutation: (order) => this.#permutation(order),
      hidden: (index, values) => this.#hidden(index, values.length),
      int: (value, bound, kind) => (kind === "flip" ? this.#side(value) : this.#int(value, bound)),
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
  publicDraws(step: number): readonly PublicDraw[] {
    return this.#drawn.get(step)?.ints ?? [];
  }

  /** The sides on which cards landed in the shuffles of this step. */
  sides(step: number): readonly number[] {
    return this.#drawn.get(step)?.sides ?? [];
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
    this.#next = { orders: 0, hidden: 0, sides: 0, ints: 0 };
    if (this.#fresh !== undefined)
      this.#drawn.set(this.#step, { orders: [], hidden: [], sides: [], ints: [] });
  }

  #record(): Drawn | undefined {
    return this.#fresh === undefined ? undefined : this.#drawn.get(this.#step);
  }

  /** The edit, where it is of this draw. */
  #editOf(ordinal: number): ChanceEdit | undefined {
    return this.#edit?.step === this.#step && this.#edit.ordinal === ordinal ? this.#edit : undefined;
  }

  #permutation(drawn: readonly number[]): number[] {
    const ordinal = this.#next.orders++;
    const base = this.#base?.order(this.#step, ordinal);
    let order = base?.length === drawn.length ? base : drawn;
    const edit = this.#editOf(ordinal);
    if (edit && "order" in edit && edit.order.length === order.length) order = edit.order;
    this.#record()?.orders.push(order);
    return [...order];
  }

  #hidden(drawn: number, of: number): number {
    const ordinal = this.#next.hidden++;
    const base = this.#base?.hiddenDraws(this.#step)[ordinal];
    let index = base?.of === of ? base.index : drawn;
    const edit = this.#editOf(ordinal);
    if (edit && "index" in edit && edit.index < of) index = edit.index;
    this.#record()?.hidden.push({ index, of });
    return index;
  }

  #side(drawn: number): number {
    const ordinal = this.#next.sides++;
    const edit = this.#editOf(ordinal);
    const side = edit && "side" in edit ? edit.side : (this.#base?.sides(this.#step)[ordinal] ?? drawn);
    this.#record()?.sides.push(side);
    return side;
  }

  #int(drawn: number, bound: number): number {
    const ordinal = this.#next.ints++;
    const base = this.#base?.publicDraws(this.#step)[ordinal];
    let value = base?.bound === bound ? base.value : drawn;
    const edit = this.#editOf(ordinal);
    if (edit && "value" in edit && edit.value < bound) value = edit.value;
    this.#record()?.ints.push({ value, bound });
    return value;
  }
}
