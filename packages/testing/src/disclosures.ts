import { nobody, spectator, type AnyGame, type Seat } from "@facedown/core";
import * as fc from "fast-check";
import { playOut, type Base } from "./base.js";
import { placeName } from "./cells.js";
import { environmentInteger } from "./environment.js";
import { keep } from "./files.js";
import type { Release } from "./hearing.js";
import type { RegisterTest } from "./laws.js";
import type { PlaythroughOptions } from "./playthrough.js";
import { playthroughs } from "./playthroughs.js";
import { targetsOf } from "./twins.js";

/** What `disclosures` takes. */
export interface DisclosureOptions<G extends AnyGame = AnyGame> extends PlaythroughOptions<G> {
  /** How many playthroughs. Default: 300. */
  readonly runs?: number;
  /** Where the random playthroughs begin. Default: the environment's `FACEDOWN_SEED`, else 1. */
  readonly seed?: number;
}

interface Step {
  readonly name: string;
  readonly by: Seat | "table" | undefined;
  readonly targets: readonly Seat[];
  readonly seats: number;
}

/** A place without the seat or the index: `players.*.hand[]`. */
function placeAlike(what: string): string {
  return what
    .replace(/\.\d+(?=\.|$|\[)/g, ".*")
    .replace(/\[\d+\]/g, "[]")
    .replace(/^shuffle \d+/, "shuffled");
}

/** Whose place it is: the seat that stands in its path, where the path names one. */
function ownersOf(what: string, seats: number): Seat[] {
  return [...what.matchAll(/\.(\d+)(?=\.|$|\[)/g)]
    .map(([, index]) => Number(index))
    .filter((seat) => seat < seats);
}

/** Who was shown something, told by what they have to do with it; `everyone` once nobody is left out. */
function audience({ to, seenBy, lies, what }: Release, { by, targets, seats }: Step): string {
  const shown = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (to & (1 << seat)) !== 0);
  const table = 2 ** seats - 1;
  if ((seenBy & table) === table && (seenBy & spectator) !== 0) return "everyone";
  const owners = ownersOf(lies?.place ?? what, seats);
  const names = new Set<string>(
    shown.map((seat) => {
      if (seat === by) return "mover";
      if (targets.includes(seat)) return "target";
      return shown.length === 1 && owners.includes(seat) ? "owner" : "others";
    }),
  );
  const listed = ["mover", "target", "owner", "others"].filter((name) => names.has(name));
  return [...listed, ...((to & spectator) !== 0 ? ["spectator"] : [])].join(" + ");
}

/** Where the cell lay; in the setup, where it lies once all is dealt. */
function placeOf({ what, lies }: Release, { by }: Step): string {
  return placeAlike(by === undefined && lies ? placeName(lies) : what);
}

function linesOf(releases: readonly Release[], step: Step): string[] {
  return releases
    .filter(({ to }) => to !== nobody)
    .map((release) => `${step.name} · ${placeOf(release, step)} → ${audience(release, step)}`);
}

function linesIn({ dealt, moments, start }: Base): string[] {
  const setup = linesOf(dealt, { name: "setup", by: undefined, targets: [], seats: start.seats });
  const rest = moments.flatMap(({ deed, releases }) =>
    "undo" in deed
      ? []
      : linesOf(releases, {
          name: deed.move.type,
          by: deed.by,
          targets: targetsOf(deed.move),
          seats: start.seats,
        }),
  );
  return [...setup, ...rest];
}

/**
 * Who learns what: a line for each kind of showing that random games hold, such as `peek · deck → mover`, and for each
 * disclosed fact, `guess · fact score → everyone`; sorted. The laws believe what cells say of who sees them, so a person
 * reads these lines: keep them in a file, and a new one fails until it is accepted.
 */
export function disclosures<G extends AnyGame>(game: G, options: DisclosureOptions<G> = {}): string[] {
  const { runs = 300, seed = environmentInteger("FACEDOWN_SEED") ?? 1 } = options;
  const lines = new Set<string>();
  for (const source of fc.sample(playthroughs(game, options), { numRuns: runs, seed }))
    for (const line of linesIn(playOut(game, { ...source, cut: null }, true))) lines.add(line);
  return [...lines].sort();
}

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
      keep(options.file, `${disclosures(game, options).join("\n")}\n`);
    },
    300_000,
  );
}
