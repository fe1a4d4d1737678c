import { describe, type AnyGame, type Packet, type PlayerSeat, type Seat } from "@facedown/core";
import { clean, humanize } from "./text.js";

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.every(isEmpty));

function plain(value: unknown): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** A value of a view in one line: `score 3, ready: yes`. */
function inLine(value: unknown): string {
  if (isPlain(value)) return plain(value);
  if (Array.isArray(value)) return value.map((each) => (isEmpty(each) ? "–" : inLine(each))).join(", ");
  return Object.entries(value as Fields)
    .filter(([, each]) => !isEmpty(each))
    .map(
      ([name, each]) =>
        `${humanize(name).toLowerCase()} ${isPlain(each) ? plain(each) : `(${inLine(each)})`}`,
    )
    .join(", ");
}

/** A value without what lies at the places that have sentences of their own. */
function without(value: unknown, places: ReadonlySet<string>, path: string): unknown {
  if (places.has(path)) return undefined;
  if (isPlain(value)) return value;
  const inner = (key: string | number): string => (path === "" ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    const rest = value.map((each, at) => without(each, places, inner(at)));
    return rest.every(isEmpty) ? undefined : rest;
  }
  const rest = Object.entries(value as Fields)
    .map(([key, each]) => [key, without(each, places, inner(key))] as const)
    .filter(([, each]) => !isEmpty(each));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** What the sentences of one game are made with. */
export interface Teller {
  /** The game's name as a title. */
  readonly title: string;
  readonly words: ReturnType<typeof describe<AnyGame>>;
  readonly name: (seat: Seat) => string;
}

/** The sentences for whoever sees this packet. */
export function tellerFor(game: AnyGame, view: unknown): Teller {
  const words = describe(game);
  return {
    title: game.name
      .split("-")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" "),
    words,
    name: (seat) => clean(words.seat(seat, view)),
  };
}

/** What a viewer sees, as lines: the cards in each place, then the public fields. Says nothing that is not in the view. */
export function tableLines(game: AnyGame, view: unknown, seats: number): string[] {
  const { words, name } = tellerFor(game, view);
  const places = words.places(view);
  const rest = without(view, new Set(places.map(({ path }) => path)), "");
  const facts = Object.entries((rest ?? {}) as Fields)
    .filter(([field]) => field !== "phase")
    .flatMap(([field, value]) => {
      if (Array.isArray(value) && !value.every(isPlain)) {
        const each = (at: number): string =>
          value.length === seats ? name(at) : `${humanize(field)} ${at + 1}`;
        return value.flatMap((row, at) => (isEmpty(row) ? [] : [`${each(at)}: ${inLine(row)}`]));
      }
      return [`${humanize(field)}: ${inLine(value)}`];
    });
  return [...places.map(({ text }) => text), ...facts].map(clean);
}

/** What happened, as sentences, for whoever was sent this packet. */
export function eventLines(game: AnyGame, packet: Pick<Packet, "view" | "events">): string[] {
  const { words } = tellerFor(game, packet.view);
  return packet.events.map((event) => clean(words.event(event, packet.view)));
}

/** Whom the table waits for. */
export function waitingLine(seat: PlayerSeat): string {
  const packet = seat.getSnapshot();
  const { words } = tellerFor(seat.game, packet.view);
  return clean(
    packet.outcome === null
      ? words.waiting(packet.waiting, packet.view)
      : words.outcome(packet.outcome, packet.view),
  );
}
