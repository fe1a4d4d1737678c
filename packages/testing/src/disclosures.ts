import { nobody, spectator, type AnyGame, type Seat } from "@facedown/core";
import * as fc from "fast-check";
import type { WireMove } from "./asking.js";
import { playOut, type Base } from "./base.js";
import { placeName, type Lying } from "./cells.js";
import { environmentInteger } from "./environment.js";
import { keep } from "./files.js";
import type { Release } from "./hearing.js";
import type { RegisterTest } from "./laws.js";
import type { PlaythroughOptions } from "./playthrough.js";
import { playthroughs } from "./playthroughs.js";
import { SeatFields } from "./seat-fields.js";
import { SeatPlaces } from "./seat-places.js";

/** What `disclosures` takes. */
export interface DisclosureOptions<G extends AnyGame = AnyGame> extends PlaythroughOptions<G> {
  /** How many playthroughs. Default: 300. */
  readonly runs?: number;
  /** Where the random playthroughs begin. Default: the environment's `FACEDOWN_SEED`, else 1. */
  readonly seed?: number;
}

/** What one step released, and to whom it may matter. */
interface Step {
  readonly name: string;
  readonly by: Seat | "table" | undefined;
  readonly move: WireMove | undefined;
  readonly seats: number;
  readonly releases: readonly Release[];
  /** The state when the step is over. */
  readonly state: unknown;
}

/** A place without the seat or the index: `players.*.hand[]`. */
function placeAlike(what: string): string {
  return what
    .replace(/\.\d+(?=\.|$|\[)/g, ".*")
    .replace(/\[\d+\]/g, "[]")
    .replace(/^shuffle \d+/, "shuffled");
}

/** Where the cell lay; in the setup, where it lies once all is dealt. */
function placeOf({ what, lies }: Release, { by }: Step): string {
  return placeAlike(by === undefined && lies ? placeName(lies) : what);
}

/** Where a release lies in the state, or lay before: `new hand[2]` is 2 of `hand`. */
function lyingOf({ what, lies }: Release): Lying {
  const [, place = "", index] = /^(?:new )?(.*?)(?:\[(\d+)\])?$/.exec(what) ?? [];
  return lies ?? { place, index: index === undefined ? -1 : Number(index), inOrder: index !== undefined };
}

function stepsOf({ dealt, moments, start, first }: Base): Step[] {
  const { seats } = start;
  const setup = {
    name: "setup",
    by: undefined,
    move: undefined,
    seats,
    releases: dealt,
    state: first.inside.state,
  };
  const rest = moments.flatMap(({ deed, releases, after }): Step[] =>
    "undo" in deed
      ? []
      : [{ name: deed.move.type, by: deed.by, move: deed.move, seats, releases, state: after.inside.state }],
  );
  return [setup, ...rest];
}

/** Puts in words who was shown what in many games, by what they have to do with it. */
class Audiences {
  readonly #fields = new SeatFields();
  readonly #places = new SeatPlaces();
  readonly #steps: Step[] = [];

  look(base: Base): void {
    this.#fields.look(base);
    for (const step of stepsOf(base)) {
      this.#steps.push(step);
      for (const release of step.releases) this.#places.look(lyingOf(release), step.state, step.seats);
    }
  }

  lines(): Set<string> {
    const lines = new Set<string>();
    for (const step of this.#steps)
      for (const release of step.releases)
        if (release.to !== nobody)
          lines.add(`${step.name} · ${placeOf(release, step)} → ${this.#audience(release, step)}`);
    return lines;
  }

  /** Who was shown something; `everyone` once nobody is left out. */
  #audience(release: Release, { by, move, seats, state }: Step): string {
    const { to, seenBy } = release;
    const shown = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (to & (1 << seat)) !== 0);
    const table = 2 ** seats - 1;
    if ((seenBy & table) === table && (seenBy & spectator) !== 0) return "everyone";
    const owners = this.#places.ownersOf(lyingOf(release), state);
    const targets = move ? this.#fields.seatsIn(move) : [];
    const names = new Set(
      shown.map((seat) => {
        if (seat === by) return "mover";
        if (targets.includes(seat)) return "target";
        return owners.includes(seat) ? "owner" : "others";
      }),
    );
    const listed = (["mover", "target", "owner", "others"] as const).filter((name) => names.has(name));
    return [...listed, ...((to & spectator) !== 0 ? ["spectator"] : [])].join(" + ");
  }
}

/**
 * Who learns what: a line for each kind of showing that random games hold, such as `peek · deck → mover`, and for each
 * disclosed fact, `guess · fact score → everyone`; sorted. The laws believe what cells
 * say of who sees them, so a person reads these lines: keep them in a file, and a new one fails until it is accepted.
 */
export function disclosures<G extends AnyGame>(game: G, options: DisclosureOptions<G> = {}): string[] {
  const { runs = 300, seed = environmentInteger("FACEDOWN_SEED") ?? 1 } = options;
  const audiences = new Audiences();
  for (const source of fc.sample(playthroughs(game, options), { numRuns: runs, seed }))
    audiences.look(playOut(game, { ...source, cut: null }, true));
  return [...audiences.lines()].sort();
}

const legend = [
  "# MOVE · WHERE a cell lay → WHO came to see it. WHERE: * is any entry, [] any index; new: made in this move; shuffled: shuffled in it.",
  "# WHO: mover: who moves; target: a seat that the move names; owner: the seat whose entry it is, among one for each seat;",
  "# others: further seats, but not all; everyone: all seats and the spectator.",
];

/** What `keepDisclosures` takes. */
export interface KeepDisclosures<G extends AnyGame = AnyGame> extends DisclosureOptions<G> {
  /** `import { test } from "vitest"`, or another runner's. */
  readonly test: RegisterTest;
  /** The kept file: `new URL("./golden/disclosures.txt", import.meta.url)`. */
  readonly file: URL;
}

/**
 * Registers a test that holds `disclosures` against a kept file: a new kind of showing fails until somebody has read and
 * accepted it. A file that is missing fails; `FACEDOWN_UPDATE=1` writes it.
 */
export function keepDisclosures<G extends AnyGame>(game: G, options: KeepDisclosures<G>): void {
  options.test(
    `${game.name}: who learns what`,
    () => {
      keep(options.file, `${[...legend, ...disclosures(game, options)].join("\n")}\n`);
    },
    300_000,
  );
}
