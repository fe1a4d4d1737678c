import { english } from "./english.js";
import type { Running } from "./engine.js";
import { assertObject, FacedownError, isObject } from "./errors.js";
import { coreEvents, type Place } from "./events.js";
import type { Json } from "./json.js";
import { atPath, pattern } from "./places.js";
import type { Plan } from "./project.js";
import {
  assertGame,
  type AnyGame,
  type EventOf,
  type MoveOf,
  type OutcomeOf,
  type Rejection,
  type TableMoveOf,
  type ViewOf,
} from "./rules.js";
import type { SealedChoice } from "./sealed.js";
import { everyone, nobody, seatList, spectator, type Seat, type Seats, type Viewer } from "./seats.js";
import { parameterText } from "./sentence.js";
import type { Wanted } from "./wanted.js";
import type { CoreWords, OptionWords, Piece, WordsContext } from "./words.js";

type LooseWords = {
  readonly [part in "moves" | "events" | "rejections" | "places" | "facts"]: Readonly<
    Record<string, (value: never, context: WordsContext<never>) => string>
  >;
} & {
  readonly dealt?: Readonly<
    Record<string, (event: never, context: WordsContext<never>) => string | undefined>
  >;
  readonly phases: Readonly<Record<string, string>>;
  readonly timers?: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly card: (face: Json, place: string, context: WordsContext<never>) => string;
  readonly cardText?: (face: Json, place: string, context: WordsContext<never>) => string;
  readonly none?: Readonly<Record<string, string>>;
  readonly slots?: Readonly<Record<string, (position: number, context: WordsContext<never>) => string>>;
  readonly pieces?: (context: WordsContext<never>) => readonly Piece[];
  readonly pending?: (context: WordsContext<never>) => readonly string[];
  readonly outcome: (outcome: never, context: WordsContext<never>) => string;
  readonly seat?: (seat: Seat, view: never) => string;
  readonly standing?: (context: WordsContext<never>) => readonly string[];
  readonly core?: CoreWords;
};

/** Turns what a viewer receives into sentences of one language. Never says more than the view it is given. */
export interface Describe<G extends AnyGame> {
  /** The language of the sentences. */
  readonly language: string;
  /** A seat's name. */
  seat(seat: Seat, view: ViewOf<G>): string;
  /** What happened; empty for an event that needs no sentence, since another tells it. */
  event(event: EventOf<G>, view: ViewOf<G>): string;
  /** What happened, a sentence each, in order, without those that need none: a packet's events and its view. */
  events(events: readonly EventOf<G>[], view: ViewOf<G>): string[];
  /** What a move is called. */
  move(move: MoveOf<G> | TableMoveOf<G>, view: ViewOf<G>): string;
  /** Why a move is refused. */
  rejection(rejection: Rejection, view: ViewOf<G>): string;
  /** What a phase is called; empty for a game without phases. */
  phase(view: ViewOf<G>): string;
  /** How the game ended. */
  outcome(outcome: OutcomeOf<G>, view: ViewOf<G>): string;
  /** Whom the table waits for; the reader is not called by name. */
  waiting(seats: readonly Seat[], view: ViewOf<G>): string;
  /** A timer and how long it has, from when it began: pass other `seconds` for what is left of them. */
  timer(timer: Running): string;
  /** What a place is called: `players.2.hand` as "Blue's hand". */
  place(path: string, view: ViewOf<G>): string;
  /** What a viewer sees of one card that lies at a place, as text: its face, that it is face down, or that the place is empty. */
  card(face: Json, path: string, view: ViewOf<G>): string;
  /** What is written on a card that a viewer sees, beside its name; empty where there is nothing to read. */
  cardText(face: Json, path: string, view: ViewOf<G>): string;
  /** What else lies on the table and has a text. */
  pieces(view: ViewOf<G>): readonly Piece[];
  /** What lies in each zone, as far as the viewer sees it, in the order of the map. */
  places(view: ViewOf<G>): { readonly path: string; readonly text: string }[];
  /** What the plain public fields say, a sentence each; `undefined` for a game that does not tell. */
  standing(view: ViewOf<G>): readonly string[] | undefined;
  /** What has to be answered or decided now, a sentence each; none for a game that does not tell. */
  pending(view: ViewOf<G>): readonly string[];
  /** What an option is called and does. */
  option(name: string): OptionWords;
}

/** A place of a view: its path, and the same with each index or dictionary key as `*`. */
interface SeenPlace {
  readonly path: string;
  readonly pattern: string;
  readonly keys: readonly string[];
  readonly value: unknown;
  readonly kind: string;
}

function below(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

function seenPlaces(plan: Plan, view: unknown): SeenPlace[] {
  const found: SeenPlace[] = [];
  const walk = (inner: Plan, value: unknown, path: string, named: string, keys: readonly string[]): void => {
    const { kind } = inner;
    if (value === null || value === undefined || kind === "public" || kind === "hidden") return;
    if (kind === "fields")
      for (const [key, part] of inner.fields)
        walk(part, atPath(value, [key]), below(path, key), below(named, key), keys);
    else if (kind === "each")
      for (const key of Object.keys(value))
        walk(inner.plan, atPath(value, [key]), below(path, key), below(named, "*"), [...keys, key]);
    else found.push({ path, pattern: named, keys, value, kind });
  };
  walk(plan, view, "", "", []);
  return found;
}

/**
 * The sentences of a game in a language, for one reader. Throws `bad-option` for a language it does not speak. Without words
 * of its own a game is told plainly.
 */
export function describe<G extends AnyGame>(
  game: G,
  language = "en",
  viewer: Viewer = "spectator",
): Describe<G> {
  assertGame(game);
  const all = game.inside.definition.words as unknown as Readonly<Record<string, LooseWords>> | undefined;
  if (all && !Object.hasOwn(all, language))
    throw new FacedownError("bad-option", "language", language, `one of ${Object.keys(all).join(", ")}`);
  const own = all?.[language];
  const core = own?.core ?? english;
  const { plan } = game.inside;

  const seatName = (seat: Seat, view: unknown): string => own?.seat?.(seat, view as never) ?? core.seat(seat);
  const context = (view: unknown): WordsContext<never> => ({
    view: view as never,
    viewer,
    name: (seat) => seatName(seat, view),
  });
  const seatsName = (seats: Seats, view: unknown): string => {
    if (seats === everyone) return core.everyone;
    if (seats === nobody) return core.nobody;
    const names = seatList(seats).map((seat) => seatName(seat, view));
    return core.list((seats & spectator) !== 0 ? [...names, core.spectator] : names);
  };
  const say = (
    part: keyof LooseWords & ("moves" | "events" | "rejections" | "places" | "facts"),
    name: string,
    value: unknown,
    view: unknown,
  ): string | undefined => {
    const table = own?.[part];
    return table && Object.hasOwn(table, name) ? table[name]?.(value as never, context(view)) : undefined;
  };
  const plain = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
  const placeName = (path: string, view: unknown): string => {
    const { name, keys } = pattern(plan, path.split("."));
    return say("places", name, keys, view) ?? path;
  };
  const card = (face: Json, path: string, view: unknown): string =>
    face === null
      ? core.faceDown(1)
      : face === "empty"
        ? core.emptyPlace
        : own
          ? own.card(face, path, context(view))
          : plain(face);

  const coreEvent = (event: Readonly<Record<string, unknown>>, view: unknown): string => {
    const at = (value: unknown): string => {
      if (value === null || value === undefined) return "";
      if (typeof value === "number") return seatsName(value as Seats, view);
      return placeName(typeof value === "string" ? value : (value as Place).zone, view);
    };
    const [from, to, zone, place] = [at(event["from"]), at(event["to"]), at(event["zone"]), at(event["at"])];
    const raw = [event["at"], event["to"], event["from"]].find(
      (value) => typeof value === "object" && value !== null,
    );
    const path = typeof event["at"] === "string" ? event["at"] : ((raw as Place | undefined)?.zone ?? "");
    const face = (value: unknown): string =>
      value === undefined || value === null ? "" : card(value as Json, path, view);
    const choices = ((event["choices"] ?? []) as Json[]).flatMap((choice, seat) =>
      choice === null ? [] : [`${seatName(seat, view)}: ${face(choice)}`],
    );
    const parts = {
      card: event["card"] === undefined ? "" : card(event["card"] as Json, path, view),
      from,
      to,
      zone,
      at: place,
      seat: event["seat"] === undefined ? "" : seatName(event["seat"] as Seat, view),
      seats: event["seats"] === undefined ? "" : seatsName(event["seats"] as Seats, view),
      choice: face(event["choice"]),
      choices: core.list(choices),
      fact: plain(event["fact"] ?? ""),
      value: plain(event["value"] ?? ""),
    };
    const own =
      event["type"] === "disclosed" ? say("facts", event["fact"] as string, event["value"], view) : undefined;
    return own ?? core.events[event["type"] as keyof CoreWords["events"]](parts);
  };

  const happened = (event: unknown, view: unknown): string => {
    const type = typeOf(event, "event");
    const text = say("events", type, event, view);
    if (text !== undefined) return text;
    if (!coreEvents.has(type)) return plain(event);
    const dealt = own?.dealt && Object.hasOwn(own.dealt, type) ? own.dealt[type] : undefined;
    return (
      dealt?.(event as never, context(view)) ?? coreEvent(event as Readonly<Record<string, unknown>>, view)
    );
  };

  return {
    language,
    seat: seatName,
    event: happened,
    events: (events, view) => {
      if (!Array.isArray(events))
        throw new FacedownError("bad-event", "events", events, "a list of events, as a packet has");
      return events.map((event) => happened(event, view)).filter((text) => text !== "");
    },
    move: (move, view) => {
      const type = typeOf(move, "move");
      const { type: _, ...input } = move as { readonly type: string };
      return say("moves", type, input, view) ?? [type, ...Object.values(input).map(plain)].join(" ");
    },
    rejection: (rejection, view) => {
      assertObject(rejection, "bad-option", "rejection", "{ code, parameters }");
      const { code, parameters } = rejection;
      const text = say("rejections", code, parameters, view);
      if (text !== undefined) return text;
      const wanted = code === "bad-input" ? parameters["wanted"] : undefined;
      if (isObject(wanted)) return core.input(parameterText(parameters["path"]), wanted as unknown as Wanted);
      if (Object.hasOwn(core.rejections, code))
        return core.rejections[code as keyof CoreWords["rejections"]](parameters);
      return game.rulebook[code]?.text ?? code;
    },
    phase: (view) => {
      const phase = (view as { phase?: unknown } | null | undefined)?.phase;
      return typeof phase !== "string" ? "" : (own?.phases[phase] ?? phase);
    },
    outcome: (outcome, view) => own?.outcome(outcome as never, context(view)) ?? plain(outcome),
    waiting: (seats, view) => {
      if (!Array.isArray(seats)) throw new FacedownError("bad-seat", "seats", seats, "a list of seats");
      const others = (seats as Seat[]).filter((seat) => seat !== viewer);
      return core.waiting(
        core.list(others.map((seat) => seatName(seat, view))),
        others.length < seats.length,
      );
    },
    timer: (timer) => {
      if (!isObject(timer) || typeof timer.name !== "string")
        throw new FacedownError("bad-option", "timer", timer, "{ name, seconds }");
      const { name, seconds } = timer;
      const names = own?.timers ?? {};
      return core.timer(Object.hasOwn(names, name) ? (names[name] as string) : name, seconds);
    },
    place: (path, view) => {
      if (typeof path !== "string")
        throw new FacedownError("bad-zone", "path", path, 'a path, such as "players.2.hand"');
      return placeName(path, view);
    },
    card: (face, path, view) => card(face, path, view),
    cardText: (face, path, view) =>
      face === null || face === "empty" ? "" : (own?.cardText?.(face, path, context(view)) ?? ""),
    pieces: (view) => own?.pieces?.(context(view)) ?? [],
    places: (view) =>
      seenPlaces(plan, view).map(({ path: joined, pattern: named, keys, value, kind }) => {
        const name = say("places", named, keys, view) ?? joined;
        if (kind === "count") return { path: joined, text: core.countOnly({ name, count: value as number }) };
        if (!Array.isArray(value))
          return {
            path: joined,
            text: core.zone({
              name,
              count: 1,
              shown: value === null ? "" : card(value as Json, joined, view),
              down: value === null ? 1 : 0,
            }),
          };
        if (
          value.some(
            (each) => typeof each === "object" && each !== null && "sealed" in each && "asked" in each,
          )
        ) {
          const made = (value as SealedChoice<Json>[]).flatMap(({ sealed, choice }, seat) =>
            sealed
              ? [
                  core.events.sealed({
                    ...blank,
                    seat: seatName(seat, view),
                    choice: choice === null ? "" : card(choice, joined, view),
                  }),
                ]
              : [],
          );
          return {
            path: joined,
            text: made.length === 0 ? core.unchosen(name) : `${name}: ${made.join(" ")}`,
          };
        }
        const cards = value as Json[];
        const lying = cards.filter((each) => each !== "empty");
        const shown = lying.filter((each) => each !== null);
        const none = own?.none && Object.hasOwn(own.none, named) ? own.none[named] : undefined;
        if (none !== undefined && lying.length === 0) return { path: joined, text: `${name}: ${none}` };
        const slot = own?.slots && Object.hasOwn(own.slots, named) ? own.slots[named] : undefined;
        if (slot && shown.length > 0) {
          const each = cards.map((face, at) => `${card(face, joined, view)} (${slot(at, context(view))})`);
          return { path: joined, text: `${name}: ${each.join(", ")}` };
        }
        return {
          path: joined,
          text: core.zone({
            name,
            count: lying.length,
            shown: shown.map((each) => card(each, joined, view)).join(", "),
            down: lying.length - shown.length,
          }),
        };
      }),
    standing: (view) => own?.standing?.(context(view)),
    pending: (view) => own?.pending?.(context(view)) ?? [],
    option: (name) => own?.options[name] ?? { name, help: "" },
  };
}

/** The type of a move or an event. Throws `bad-move` or `bad-event`. */
function typeOf(value: unknown, what: "move" | "event"): string {
  if (!isObject(value) || typeof value["type"] !== "string")
    throw new FacedownError(`bad-${what}`, what, value, "an object with a type");
  return value["type"];
}

const blank = {
  card: "",
  from: "",
  to: "",
  zone: "",
  at: "",
  seat: "",
  seats: "",
  choice: "",
  choices: "",
  fact: "",
  value: "",
};
