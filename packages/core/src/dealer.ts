import { whole } from "./drafts.js";
import { FacedownError } from "./errors.js";
import { eventPlan, type Place, type Told, type ToldEvent } from "./events.js";
import { copyJson, freezeJson } from "./json.js";
import { atPath, placesOf, type Found } from "./places.js";
import type { Plan } from "./project.js";
import type { Random, Stream } from "./random.js";
import { readBy, type Schema } from "./schema.js";
import { askAll, openChoices, sealChoice, withdrawChoice, type Sealed } from "./sealed.js";
import { everyone, nobody, only, type Seat, type Seats } from "./seats.js";
import { concealCell, secret, showCell, type Secret } from "./secret.js";
import { watch } from "./watch.js";
import {
  arrangeCards,
  cardAt,
  cellsOf,
  indexOf,
  landOn,
  putCard,
  size,
  takeCard,
  turnOver,
  type AnyZone,
  type Zone,
  type At,
  type DoubleSided,
} from "./zone.js";

/** Chance in a rule. What `int`, `die` and the like give is public; what some may not know comes from `hidden`. */
export interface DealerRandom extends Random {
  /** A cell that holds one of the values by chance, shown to the audience alone. */
  hidden<T>(audience: Seats, values: readonly T[]): Secret<T>;
}

/** How a zone is shuffled. */
export interface ShuffleOptions {
  /** Whether double-sided cards land on a random side. Default: no. */
  readonly flip?: boolean;
}

/** Which cards `drawUntil` wants, and where cards go. */
export interface DrawUntil<T, B> {
  /** Whether this is the card that ends the drawing. */
  readonly test: (face: T) => boolean;
  /** Where the card goes that passes. */
  readonly keep: AnyZone<T, B>;
  /** Where the others go. */
  readonly discard: AnyZone<T, B>;
}

/**
 * What a rule changes hidden things with. Each verb that moves, shows or turns cards tells an event of its own, so that a
 * UI can animate any game. The top of a zone is its end. All members may be taken apart: `({ deal, tell }) => …`.
 */
export interface Dealer<Events, Facts> {
  readonly random: DealerRandom;
  /** Tells an event to those in `to`, each hearing what it may see now. Default: everyone. */
  readonly tell: (event: ToldEvent<Events>, to?: Seats) => void;
  /**
   * Tells a fact that follows from hidden cells, and gives it back. The fact is declared with a schema of finitely many
   * values; throws `bad-fact` for any other. It is the only way for something received to depend on what is not shown.
   */
  readonly disclose: <K extends keyof Facts & string>(name: K, fact: Facts[K], to: Seats) => Facts[K];
  /** Deals `count` cards from the top to each zone, one at a time and in turn. Throws `bad-zone` when there are too few. */
  readonly deal: <T, B>(from: AnyZone<T, B>, to: readonly AnyZone<T, B>[], count?: number) => void;
  /** Draws up to `count` cards from the top; tells how many there were. Default: 1. */
  readonly draw: <T, B>(from: AnyZone<T, B>, to: AnyZone<T, B>, count?: number) => number;
  /** Draws from the top until a card passes; tells whether one did. */
  readonly drawUntil: <T, B>(from: AnyZone<T, B>, until: DrawUntil<T, B>) => boolean;
  /**
   * Moves one card. `where` is its place in `to`. Default: on top. Everybody is told both indices: where the index follows
   * from a face, others learn something of the cards beside it, and `pass` is the verb.
   */
  readonly move: <T, B>(from: AnyZone<T, B>, at: At, to: AnyZone<T, B>, where?: At) => void;
  /**
   * Moves one card face down, so that nobody else can tell which it was even of cards they know: no index is told, the
   * zone that it leaves is shuffled, and of those who knew the card only the audience of that zone still knows it (besides
   * the audience of the zone that it comes to). Uses chance.
   */
  readonly pass: <T, B>(from: Zone<T, B>, at: At, to: AnyZone<T, B>, where?: At) => void;
  /** Moves all cards, keeping their order; tells how many. */
  readonly moveAll: <T, B>(from: AnyZone<T, B>, to: AnyZone<T, B>) => number;
  /** Puts a card in that lies in no zone. Default: on top. */
  readonly put: <T, B>(to: AnyZone<T, B>, card: Secret<T, B>, where?: At) => void;
  /** Takes a card out of all zones. */
  readonly take: <T, B>(from: AnyZone<T, B>, at: At) => Secret<T, B>;
  /** Shuffles: afterwards each card is seen by the zone's audience alone. */
  readonly shuffle: <T, B>(of: AnyZone<T, B>, options?: ShuffleOptions) => void;
  /** Turns a double-sided card over, or to the side given. */
  readonly flip: <T extends DoubleSided, B>(of: AnyZone<T, B>, at: At, side?: 0 | 1) => void;
  /** Lets one seat look at a card and gives its face. */
  readonly peek: <T, B>(of: AnyZone<T, B>, at: At, seat: Seat) => T;
  /** Shows a card to more viewers. */
  readonly show: <T, B>(of: AnyZone<T, B>, at: At, to: Seats) => void;
  /** Turns a card, or all, face up for everyone. */
  readonly reveal: <T, B>(of: AnyZone<T, B>, at?: At) => void;
  /** Turns a card, or all, face down again. Default: for all but the zone's audience. */
  readonly conceal: <T, B>(of: AnyZone<T, B>, at?: At, from?: Seats) => void;
  /** Moves the top `count` cards as a packet, keeping their order. Throws `bad-zone` when there are too few. */
  readonly split: <T, B>(from: AnyZone<T, B>, count: number, to: AnyZone<T, B>) => void;
  /** Takes out up to `count` cards that pass, from the top down; tells how many. Shuffle afterwards. Default: 1. */
  readonly search: <T, B>(
    from: AnyZone<T, B>,
    test: (face: T) => boolean,
    to: AnyZone<T, B>,
    count?: number,
  ) => number;
  /** Changes who sees cards that enter or are shuffled from now on. No event: tell one. */
  readonly setAudience: <T, B>(of: AnyZone<T, B>, audience: Seats) => void;
  /** Shows a cell to more viewers, such as one that lies in no zone. No event: tell one. */
  readonly showTo: <T, B>(cell: Secret<T, B>, to: Seats) => void;
  /** Hides a cell, such as one that lies in no zone. No event: tell one. */
  readonly hideFrom: <T, B>(cell: Secret<T, B>, from: Seats) => void;
  /** Asks seats to choose; earlier choices are gone. */
  readonly ask: <T>(of: Sealed<T>, seats: Seats) => void;
  /** Makes or changes a seat's choice. Others hear that it chose, once. `shownTo`: its side. Default: the seat alone. */
  readonly seal: <T>(of: Sealed<T>, seat: Seat, choice: T, shownTo?: Seats) => void;
  /** Takes a seat's choice back. */
  readonly withdraw: <T>(of: Sealed<T>, seat: Seat) => void;
  /** Opens the choices of all, or of `seats` and drops the others unopened. */
  readonly open: <T>(of: Sealed<T>, seats?: Seats) => void;
}

/** The dealer of any game. */
export type AnyDealer = Dealer<never, never>;

/** What a dealer works on: kept by an engine, one for all its steps. */
export interface Bench {
  readonly plan: Plan;
  readonly eventPlans: ReadonlyMap<string, Plan>;
  readonly facts: Readonly<Record<string, Schema<unknown>>>;
  readonly stream: Stream;
  /** The state before this change, or `undefined` during setup. */
  base: object | undefined;
  /** The state that is being changed. */
  root: object | undefined;
  /** Where things were found before, by name. */
  readonly places: Map<string, Found>;
  /** Whether anybody listens. */
  listening: boolean;
  /** What was told in this step; during setup with objects where places belong. */
  told: Told[];
  /** Whether a cell came to be seen by somebody in this step, who may have seen it before. */
  shown: boolean;
  /** Whether cells were hidden from somebody in this step, where they lie. */
  hid: boolean;
}

function find(bench: Bench, thing: object): Found {
  const { plan, base, root, places } = bench;
  const was = whole(thing);
  // Where it lay before is looked at first, since that makes no drafts; but it may have been put elsewhere in this step.
  for (const known of places.values())
    if (atPath(base, known.path) === was && atPath(root, known.path) === thing) return known;
  for (const { path, kind, value } of placesOf(plan, root)) {
    if (value !== thing) continue;
    const name = path.join(".");
    const found: Found = places.get(name) ?? { path, name, kind };
    places.set(name, found);
    return found;
  }
  throw new FacedownError("bad-zone", "zone", thing, "a zone or choice that lies in the state");
}

interface LatePlace {
  readonly thing: object;
  readonly index: number;
  /** Set when nobody is told where in the zone. */
  readonly secret?: true;
}

/** Gives the places told during setup their names, now that the state is there. */
export function settlePlaces(bench: Bench, state: object): void {
  bench.root = bench.base = state;
  bench.told = bench.told.flatMap((told) => {
    const event: Record<string, unknown> = { ...told.event };
    for (const field of ["from", "to", "at", "zone"]) {
      const late = event[field];
      if (typeof late !== "object" || late === null || !("thing" in late)) continue;
      const { thing, index, secret: untold } = late as LatePlace;
      const found = find(bench, thing);
      event[field] = field === "zone" || index < 0 ? found.name : placed(found, index);
      if (found.kind === "hidden") event[field] = null;
      else if (untold) event[field] = { zone: found.name, index: null };
    }
    return isUntold(event) ? [] : [{ ...told, event: freezeJson(event) }];
  });
}

function placed(found: Found, index: number): Place | null {
  if (found.kind === "hidden") return null;
  return { zone: found.name, index: found.kind === "cells" ? index : null };
}

function kept(face: unknown): unknown {
  return Object.isFrozen(face) ? face : freezeJson(copyJson(face));
}

function isUntold(event: Readonly<Record<string, unknown>>): boolean {
  return event["type"] === "moved"
    ? event["from"] === null && event["to"] === null
    : event["at"] === null || event["zone"] === null;
}

/** Makes the dealer of an engine. */
export function createDealer(bench: Bench): AnyDealer {
  const { stream } = bench;

  const record = (event: Record<string, unknown>, to: Seats): void => {
    const plan = eventPlan(event["type"] as string, bench.eventPlans);
    bench.told.push({ event: bench.root ? freezeJson(event) : event, plan, to });
    watch.current?.told?.(event, to);
  };
  const place = (thing: object, index: number): Place | LatePlace | null =>
    bench.root ? placed(find(bench, thing), index) : { thing, index };
  const named = (thing: object): string | LatePlace | null => {
    if (!bench.root) return { thing, index: -1 };
    const found = find(bench, thing);
    return found.kind === "hidden" ? null : found.name;
  };
  const still = (card: Secret<unknown, unknown>): object =>
    Object.freeze(
      "back" in card
        ? { face: kept(card.face), shownTo: card.shownTo, back: kept(card.back) }
        : { face: kept(card.face), shownTo: card.shownTo },
    );
  const announce = (event: Record<string, unknown>, to: Seats = everyone): void => {
    if (!isUntold(event)) record(event, to);
  };
  const moved = (
    from: object | null,
    fromIndex: number,
    to: object | null,
    toIndex: number,
    card: Secret<unknown, unknown>,
  ): void => {
    if (bench.listening)
      announce({
        type: "moved",
        from: from && place(from, fromIndex),
        to: to && place(to, toIndex),
        card: still(card),
      });
  };
  /**
   * Notes that a card comes to be seen by these, of whom `known` see it anyway. Whether one of the others has seen it
   * before is not for the mover to know, who could tell it by whether the move can be taken back.
   */
  const showing = (card: Secret<unknown, unknown>, to: Seats, known: Seats = nobody): void => {
    if (card.shownTo !== everyone && (to & ~known) !== 0) bench.shown = true;
  };
  const shift = <T, B>(from: AnyZone<T, B>, at: At, to: AnyZone<T, B>, where: At): void => {
    const index = indexOf(from, at);
    const card = takeCard(from, at);
    showing(card, to.audience, from.audience);
    const put = putCard(to, card, where);
    if (put.seen) bench.shown = true;
    moved(from, index, to, put.index, card);
  };
  const enough = (from: AnyZone<unknown, unknown>, count: number, path: string): void => {
    if (!Number.isInteger(count) || count < 0 || count > size(from))
      throw new FacedownError("bad-zone", path, count, `a number of cards from 0 to ${size(from)}`);
  };
  const natural = (count: number, path: string): void => {
    if ((!Number.isInteger(count) && count !== Infinity) || count < 0)
      throw new FacedownError("bad-zone", path, count, "a number of cards from 0");
  };
  const indices = (of: AnyZone<unknown, unknown>, at: At | undefined): number[] =>
    at !== undefined
      ? [(cardAt(of, at), indexOf(of, at))]
      : of.cards.flatMap((card, index) => (card === "empty" ? [] : [index]));
  const show = <T, B>(of: AnyZone<T, B>, at: At | undefined, to: Seats): void => {
    for (const index of indices(of, at)) {
      const card = cardAt(of, index);
      // Whether somebody saw it before is not for others to know: it is told again, unless everybody sees it.
      if (card.shownTo === everyone) continue;
      showing(card, to, of.audience);
      if (showCell(card, to)) bench.shown = true;
      if (bench.listening) announce({ type: "shown", at: place(of, index), to, card: still(card) });
    }
  };

  const mix = (of: AnyZone<unknown, unknown>, flip: boolean): void => {
    const cards = cellsOf(of);
    const drawn = stream.order(cards.length);
    if (arrangeCards(of, watch.current?.permutation?.(drawn, cards) ?? drawn)) bench.shown = true;
    if (flip)
      for (const card of of.cards) if (card !== "empty") landOn(card as Secret<DoubleSided>, stream.side());
    watch.current?.shuffled?.(cellsOf(of));
  };

  const random: DealerRandom = {
    ...stream.random,
    hidden: (audience, values) => {
      if (values.length === 0)
        throw new FacedownError("bad-random", "random.hidden", values, "at least one value");
      const drawn = stream.place(values.length);
      const index = watch.current?.hidden?.(drawn, values) ?? drawn;
      return secret(values[index] as (typeof values)[number], audience);
    },
  };

  const dealer: Dealer<Record<string, object>, Record<string, unknown>> = {
    random,
    tell: (event, to = everyone) => {
      if (!bench.eventPlans.has(event.type))
        throw new FacedownError("bad-event", "event.type", event.type, "an event that the game declares");
      if (bench.listening) record(copyJson(event), to);
    },
    disclose: (name, fact, to) => {
      const schema = Object.hasOwn(bench.facts, name) ? bench.facts[name] : undefined;
      if (!schema) throw new FacedownError("bad-fact", "fact", name, "a fact that the game declares");
      const read = readBy(schema, fact, `facts.${name}`);
      if (!read.ok)
        throw new FacedownError("bad-fact", read.error.path, read.error.value, read.error.expected);
      bench.shown = true;
      watch.current?.disclosed?.(name, fact, to);
      if (bench.listening) record({ type: "disclosed", fact: name, value: copyJson(fact) }, to);
      return fact;
    },
    deal: (from, to, count = 1) => {
      enough(from, count * to.length, "deal.count");
      for (let round = 0; round < count; round++) for (const hand of to) shift(from, "top", hand, "top");
    },
    draw: (from, to, count = 1) => {
      natural(count, "draw.count");
      let drawn = 0;
      for (const most = Math.min(count, size(from)); drawn < most; drawn++) shift(from, "top", to, "top");
      return drawn;
    },
    drawUntil: (from, { test, keep, discard }) => {
      for (let left = size(from); left > 0; left--) {
        const passes = test(cardAt(from, "top").face);
        shift(from, "top", passes ? keep : discard, "top");
        if (passes) return true;
      }
      return false;
    },
    move: (from, at, to, where = "top") => {
      shift(from, at, to, where);
    },
    pass: (from, at, to, where = "top") => {
      if ("fixed" in from)
        throw new FacedownError(
          "bad-zone",
          "pass.from",
          from,
          "a zone that closes up: an empty place would tell which",
        );
      const card = takeCard(from, at);
      concealCell(card, ~from.audience as Seats);
      mix(from, false);
      const put = putCard(to, card, where);
      if (put.seen) bench.shown = true;
      if (!bench.listening) return;
      const left = place(from, 0);
      const unknown =
        left && ("thing" in left ? { ...left, secret: true as const } : { ...left, index: null });
      announce({ type: "moved", from: unknown, to: place(to, put.index), card: still(card) });
    },
    moveAll: (from, to) => {
      const count = size(from);
      for (let i = 0; i < count; i++) shift(from, "bottom", to, "top");
      return count;
    },
    put: (to, card, where = "top") => {
      showing(card, to.audience);
      const put = putCard(to, card, where);
      if (put.seen) bench.shown = true;
      moved(null, -1, to, put.index, card);
    },
    take: (from, at) => {
      const index = indexOf(from, at);
      const card = takeCard(from, at);
      moved(from, index, null, -1, card);
      return card;
    },
    shuffle: (of, { flip = false } = {}) => {
      mix(of, flip);
      if (bench.listening) announce({ type: "shuffled", zone: named(of) });
    },
    flip: (of, at, side) => {
      if (![undefined, 0, 1].includes(side)) throw new FacedownError("bad-zone", "flip.side", side, "0 or 1");
      const card = cardAt(of, at);
      turnOver(card, side ?? (card.face.side === 0 ? 1 : 0));
      bench.shown = true;
      if (bench.listening) announce({ type: "flipped", at: place(of, indexOf(of, at)), card: still(card) });
    },
    peek: (of, at, seat) => {
      show(of, at, only(seat));
      return cardAt(of, at).face;
    },
    show,
    reveal: (of, at) => {
      show(of, at, everyone);
    },
    conceal: (of, at, from = ~of.audience as Seats) => {
      for (const index of indices(of, at)) {
        const card = cardAt(of, index);
        concealCell(card, from);
        bench.hid = true;
        if (bench.listening) announce({ type: "concealed", at: place(of, index), from, card: still(card) });
      }
    },
    split: (from, count, to) => {
      enough(from, count, "split.count");
      const held = indices(from, undefined).slice(size(from) - count);
      if ("fixed" in from) for (const index of held) shift(from, index, to, "top");
      else for (let i = 0; i < count; i++) shift(from, held[0] as number, to, "top");
    },
    search: (from, test, to, count = 1) => {
      natural(count, "search.count");
      let found = 0;
      for (let index = from.cards.length - 1; index >= 0 && found < count; index--) {
        const card = from.cards[index];
        if (card === undefined || card === "empty" || !test(card.face)) continue;
        shift(from, index, to, "top");
        found++;
      }
      return found;
    },
    setAudience: (of, audience) => {
      (of as { audience: Seats }).audience = audience;
    },
    showTo: (cell, to) => {
      showing(cell, to);
      showCell(cell, to);
    },
    hideFrom: (cell, from) => {
      concealCell(cell, from);
      bench.hid = true;
    },
    ask: (of, seats) => {
      askAll(of, seats);
      if (bench.listening) announce({ type: "asked", at: named(of), seats: of.asked });
    },
    seal: (of, seat, choice, shownTo = only(seat)) => {
      const changed = sealChoice(of, seat, choice, shownTo);
      watch.making?.pop();
      if ((shownTo & ~only(seat)) !== 0) bench.shown = true;
      if (bench.listening)
        announce(
          { type: "sealed", at: named(of), seat, choice: still(of.choices[seat] as Secret<unknown>) },
          changed ? shownTo : everyone,
        );
    },
    withdraw: (of, seat) => {
      if (withdrawChoice(of, seat) && bench.listening) announce({ type: "withdrawn", at: named(of), seat });
    },
    open: (of, seats = everyone) => {
      if (openChoices(of, seats)) bench.shown = true;
      if (bench.listening)
        announce({
          type: "opened",
          at: named(of),
          choices: of.choices.map((choice) => choice && still(choice)),
        });
    },
  };
  return dealer as unknown as AnyDealer;
}
