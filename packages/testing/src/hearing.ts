import { nobody, type AnyGame, type Inside, type Seats, type Watcher } from "@facedown/core";
import { eachCell, eachLot, eachOf, isCell, placeName, type Cell, type Lot, type Lying } from "./cells.js";
import type { Chance } from "./chance.js";

/** Something that a step rightly let viewers see: a cell's face, or a disclosed fact. */
export interface Release {
  readonly to: Seats;
  /**
   * Which cell, as far as viewers can tell: where it lay when the step began, or the shuffle and its place there if it was
   * shuffled in this step, or where a new one lies when the step is over. Of a fact, its name.
   */
  readonly what: string;
  /** The face or the fact as JSON. */
  readonly value: string;
  /** The cell; `undefined` for a fact. */
  readonly cell: object | undefined;
  /** Who sees it now. */
  readonly seenBy: Seats;
  /** Where the cell lies when the step is over, where it lies in the state. */
  readonly lies?: Lying;
}

/** One shuffle of a game, and who came to see which of its cards. */
export interface Shuffle {
  /** The step it happened in. */
  readonly step: number;
  /** Its number among the shuffles of the step. */
  readonly ordinal: number;
  /** The faces in their new order, as JSON. */
  readonly faces: readonly string[];
  /** What shows of each face down, as JSON. */
  readonly backs: readonly string[];
  /** Who saw each card right after the shuffle. */
  readonly audience: readonly Seats[];
  /** Who came to see which card, and in which step. */
  readonly sightings: { readonly at: number; readonly newly: Seats; readonly step: number }[];
}

/** Listens to a game that is played in place, where a cell stays the same object. */
export class Hearing {
  /** What the current step released, in order. */
  releases: Release[] = [];
  /** The cells that the current step made, in order. */
  created: Cell[] = [];
  readonly shuffles: Shuffle[] = [];
  readonly watcher: Watcher;
  readonly #plan: Inside["plan"];
  readonly #chance: Chance;
  /** What lay where when the step began; `#lying` is made of it when it is asked for. */
  #lots: Lot[] = [];
  #lain: Map<object, Lying> | undefined;
  #names = new Map<object, string>();
  #memberships = new WeakMap<object, { readonly shuffle: Shuffle; readonly at: number }[]>();
  /** The cells of the setup and their copies in the state. */
  readonly #copies = new WeakMap<object, object>();
  #ordinal = 0;
  #dealt: object | undefined;

  constructor({ inside }: AnyGame, chance: Chance) {
    this.#plan = inside.plan;
    this.#chance = chance;
    this.watcher = {
      shown: (cell, newly) => this.#shown(cell as Cell, newly),
      disclosed: (name, fact, to) => {
        this.releases.push({
          to,
          what: `fact ${name}`,
          value: JSON.stringify(fact),
          cell: undefined,
          seenBy: to,
        });
      },
      permutation: (order, cells) => {
        order.forEach((from, at) => {
          const cell = cells[from];
          if (cell) this.#shuffleTo(cell, at);
        });
        return order;
      },
      shuffled: (cells) => this.#shuffled(cells as readonly Cell[]),
    };
  }

  /** A step begins: notes where every cell lies. */
  begin(state: unknown): void {
    this.releases = [];
    this.created = [];
    this.#ordinal = 0;
    this.#names = new Map();
    this.#lain = undefined;
    this.#lots = [];
    eachLot(this.#plan, state, ({ place, inOrder, held }) => {
      this.#lots.push({ place, inOrder, held: isCell(held) ? held : [...held] });
    });
  }

  get #lying(): ReadonlyMap<object, Lying> {
    if (this.#lain) return this.#lain;
    const lain = new Map<object, Lying>();
    for (const lot of this.#lots) eachOf(lot, (cell, lying) => lain.set(cell, lying));
    return (this.#lain = lain);
  }

  /** A step is over: new cells are called by where they lie. */
  end(state: unknown): void {
    if (this.releases.length === 0) return;
    const places = new Map<object, Lying>();
    eachCell(this.#plan, state, (cell, lying) => places.set(cell, lying));
    this.releases = this.releases.map((release) => {
      const cell = release.cell ?? {};
      const lies = places.get(this.#copies.get(cell) ?? cell);
      if (!lies) return release;
      return { ...release, lies, what: release.what === "new" ? `new ${placeName(lies)}` : release.what };
    });
  }

  #nameOf(cell: object): string | undefined {
    const name = this.#names.get(cell);
    if (name !== undefined) return name;
    const lying = this.#lying.get(cell);
    return lying && placeName(lying);
  }

  #shuffleTo(cell: object, at: number): void {
    const inOrder = this.#lying.get(cell)?.inOrder ?? true;
    this.#names.set(cell, inOrder ? `shuffle ${this.#ordinal + 1}[${at}]` : `shuffle ${this.#ordinal + 1}`);
  }

  /** Where a cell lay when the step began; `undefined` for one that is new. */
  lyingOf(cell: object): Lying | undefined {
    return this.#lying.get(cell);
  }

  /** The same game, telling this hearing which cells of its setup became which of its state. */
  listenTo<G extends AnyGame>(game: G): G {
    const { definition } = game.inside;
    const listening = {
      ...definition,
      setup: (context: never): unknown => {
        const state: unknown = definition.setup(context);
        this.#dealt = state as object;
        return state;
      },
      settle: {
        "the setup is copied": {
          when: ({ state }: { readonly state: unknown }): boolean => {
            this.adopt(state);
            return false;
          },
          then: (): void => undefined,
        },
        ...definition.settle,
      },
    };
    return { ...game, inside: { ...game.inside, definition: listening } };
  }

  /** After the setup: what was heard of its cells holds for their copies in the state. */
  adopt(state: unknown): void {
    if (this.#dealt === undefined) return;
    this.#pair(this.#dealt, state);
    this.#dealt = undefined;
  }

  #pair(dealt: unknown, copy: unknown): void {
    if (typeof dealt !== "object" || dealt === null || typeof copy !== "object" || copy === null) return;
    if (isCell(dealt)) {
      this.#copies.set(dealt, copy);
      const name = this.#nameOf(dealt);
      if (name !== undefined) this.#names.set(copy, name);
      const memberships = this.#memberships.get(dealt);
      if (memberships) this.#memberships.set(copy, memberships);
      return;
    }
    for (const key of Object.keys(dealt))
      this.#pair((dealt as Record<string, unknown>)[key], (copy as Record<string, unknown>)[key]);
  }

  #shown(cell: Cell, newly: Seats): void {
    let what = this.#nameOf(cell);
    if (what === undefined) {
      what = "new";
      this.#names.set(cell, what);
      this.created.push(cell);
    }
    if (newly === nobody) return;
    this.releases.push({ to: newly, what, value: JSON.stringify(cell.face), cell, seenBy: cell.shownTo });
    const { step } = this.#chance;
    for (const { shuffle, at } of this.#memberships.get(cell) ?? [])
      shuffle.sightings.push({ at, newly, step });
  }

  /** Whether chance decided where this cell lies: it was shuffled, and not among equal faces. */
  wasShuffled(cell: object): boolean {
    const memberships = this.#memberships.get(cell) ?? [];
    return memberships.some(({ shuffle }) => new Set(shuffle.faces).size > 1);
  }

  #shuffled(cells: readonly Cell[]): void {
    const shuffle: Shuffle = {
      step: this.#chance.step,
      ordinal: this.#ordinal++,
      faces: cells.map(({ face }) => JSON.stringify(face)),
      backs: cells.map(({ back }) => JSON.stringify(back ?? null)),
      audience: cells.map(({ shownTo }) => shownTo),
      sightings: [],
    };
    this.shuffles.push(shuffle);
    cells.forEach((cell, at) => {
      const { shownTo: to } = cell;
      const what = this.#nameOf(cell) ?? "new";
      if (to !== nobody) this.releases.push({ to, what, value: JSON.stringify(cell.face), cell, seenBy: to });
      this.#memberships.set(cell, [...(this.#memberships.get(cell) ?? []), { shuffle, at }]);
    });
  }
}
