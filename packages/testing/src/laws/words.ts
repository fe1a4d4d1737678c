import { english, readOptions, type AnyGame, type Match, type Rejection } from "@facedown/core";
import { choicesOf, frameOf, refusalOf, type WireMove } from "../asking.js";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { short } from "../difference.js";
import { probesAt } from "../probes.js";
import { shuffled } from "../picker.js";
import {
  actorOf,
  describersOf,
  sentenceParts,
  sentences,
  viewerName,
  viewersOf,
  wordsOf,
  type Describer,
} from "../receiving.js";
import { compareTwins } from "./nothing-leaks.js";
import type { LawContext, LawDefinition } from "./definition.js";
import { pickerOf, someOf } from "./positions.js";

type Part = "moves" | "events" | "rejections" | "phases" | "places" | "facts" | "options";
type Named = Readonly<Record<string, unknown>>;
type Own = Readonly<Record<Part, Named>> & { readonly timers?: Named; readonly dealt?: Named };

const unsaid = /undefined|NaN|\[object |^\s*$/;

/** The words of one language, and what they say. */
class Speaker {
  readonly #describer: Describer;
  readonly #own: Own | undefined;
  readonly #seat: string;

  constructor(game: AnyGame, describer: Describer, seat: string) {
    this.#describer = describer;
    this.#own = wordsOf(game)?.[describer.language] as Own | undefined;
    this.#seat = seat;
  }

  #wrong(what: string, message: string): never {
    return broken({ seat: this.#seat, path: `words.${this.#describer.language}.${what}`, message });
  }

  #said(what: string, say: () => unknown): void {
    let text: unknown;
    try {
      text = say();
    } catch (error) {
      this.#wrong(what, `it throws: ${String(error)}`);
    }
    if (typeof text !== "string" || unsaid.test(text)) this.#wrong(what, `it is no sentence: ${short(text)}`);
  }

  /** Whether the words of the game have this, where the game has words. */
  #has(part: Part | "timers", name: string, library: object = {}): void {
    if (this.#own && !Object.hasOwn(this.#own[part] ?? {}, name) && !Object.hasOwn(library, name))
      this.#wrong(`${part}.${name}`, "there is no sentence for it");
  }

  event(event: { readonly type: string; readonly fact?: string }, view: unknown): void {
    this.#has("events", event.type, english.events);
    if (event.type === "disclosed") this.#has("facts", event.fact ?? "");
    // A dealer's event may need no sentence, since another tells it; only the game's own words may say so.
    const mayBeSilent = Object.hasOwn(this.#own?.dealt ?? {}, event.type);
    this.#said(`events.${event.type}`, () => {
      const text = this.#describer.event(event, view);
      return text === "" && mayBeSilent ? "(told by another event)" : text;
    });
  }

  move(move: WireMove, view: unknown): void {
    this.#has("moves", move.type);
    this.#said(`moves.${move.type}`, () => this.#describer.move(move, view));
  }

  rejection(rejection: Rejection, view: unknown): void {
    this.#has("rejections", rejection.code, english.rejections);
    this.#said(`rejections.${rejection.code}`, () => this.#describer.rejection(rejection, view));
  }

  position(match: Match, view: unknown): void {
    const { phase } = view as { readonly phase?: unknown };
    if (typeof phase === "string") {
      this.#has("phases", phase);
      this.#said(`phases.${phase}`, () => this.#describer.phase(view));
    }
    for (const { path, text } of this.#describer.places(view)) this.#said(`places.${path}`, () => text);
    const standing = this.#describer.standing(view) ?? [];
    standing.forEach((text, i) => this.#said(`standing[${i}]`, () => text));
    this.#describer.pending(view).forEach((text, i) => this.#said(`pending[${i}]`, () => text));
    for (const { name, text } of this.#describer.pieces(view)) {
      this.#said("pieces", () => name);
      this.#said(`pieces: ${name}`, () => text);
    }
    for (const timer of match.timers) {
      this.#has("timers", timer.name);
      this.#said(`timers.${timer.name}`, () => this.#describer.timer(timer));
    }
    if (match.waiting.length > 0) this.#said("waiting", () => this.#describer.waiting(match.waiting, view));
    if (match.outcome !== null) this.#said("outcome", () => this.#describer.outcome(match.outcome, view));
  }

  options(names: readonly string[]): void {
    for (const name of names) {
      this.#has("options", name);
      if (this.#own) this.#said(`options.${name}`, () => this.#describer.option(name).help);
      this.#said(`options.${name}`, () => this.#describer.option(name).name);
    }
  }
}

const mostMoves = 12;
const judged: ReadonlySet<string> = new Set(sentenceParts);

function spoken(base: Base): void {
  const { game, first, moments } = base;
  const defaults = readOptions(game, {});
  const names = defaults.ok ? Object.keys(defaults.value as object) : [];
  describersOf(game, "spectator").forEach((describer, language) => {
    new Speaker(game, describer, "").options(names);
    const all = [first, ...moments.map(({ after }) => after)];
    const closely = someOf(base, all.length, 5);
    all.forEach((match, i) => {
      if (!closely.has(i)) return;
      const probes = probesAt(base, i - 1);
      const viewers = shuffled(viewersOf(match), pickerOf(base)).slice(0, 3);
      for (const viewer of viewers) {
        const reader = describersOf(game, viewer)[language] ?? describer;
        const speaker = new Speaker(game, reader, viewerName(viewer));
        const { view, events } = frameOf(match, viewer);
        const by = actorOf(viewer);
        speaker.position(match, view);
        for (const event of events) speaker.event(event, view);
        for (const move of choicesOf(match, by).slice(0, mostMoves)) speaker.move(move, view);
        for (const probe of probes) {
          const rejection = refusalOf(match, by, probe);
          if (rejection) speaker.rejection(rejection, view);
        }
      }
    });
  });
}

/** Everything that is met has a sentence in every language, and no sentence tells more than its reader may see. */
export const wordsLaw: LawDefinition = {
  hears: true,
  absent: (game) => (wordsOf(game) ? undefined : "the game has no words of its own"),
  check: (base: Base, context: LawContext) => {
    spoken(base);
    if (context.isShrinking || pickerOf(base)(8) === 0) compareTwins(base, context, sentences, { judged });
  },
};
