import {
  describe,
  type AnyGame,
  type Json,
  type Packet,
  type PlayerSeat,
  type Seat,
  type Viewer,
} from "@facedown/core";
import { languageOf, phrasesFor } from "./language.js";
import type { Phrases } from "./phrases.js";
import { capital, clean, humanize } from "./text.js";

type Fields = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.every(isEmpty));

function plain(value: unknown, { yes, no }: Phrases): string {
  return typeof value === "boolean" ? (value ? yes : no) : String(value);
}

/** A value of a view in one line: `score 3, ready: yes`. */
function inLine(value: unknown, phrases: Phrases): string {
  if (isPlain(value)) return plain(value, phrases);
  if (Array.isArray(value))
    return value.map((each) => (isEmpty(each) ? "–" : inLine(each, phrases))).join(", ");
  return Object.entries(value as Fields)
    .filter(([, each]) => !isEmpty(each))
    .map(
      ([name, each]) =>
        `${humanize(name).toLowerCase()} ${isPlain(each) ? plain(each, phrases) : `(${inLine(each, phrases)})`}`,
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
  /** What is said around the game. */
  readonly phrases: Phrases;
}

/** The sentences for whoever sees this view. */
export function tellerFor(game: AnyGame, view: unknown, viewer: Viewer = "spectator"): Teller {
  const words = describe(game, languageOf(game), viewer);
  return {
    title: game.name
      .split("-")
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(" "),
    words,
    name: (seat) => clean(words.seat(seat, view)),
    phrases: phrasesFor(game),
  };
}

/** What lies at a path of a view. */
function at(view: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce((value: unknown, key) => (isPlain(value) ? undefined : (value as Fields)[key]), view);
}

const isUnsealed = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "sealed" in value && value.sealed === false;

/** The rank of places where nothing lies. */
const nothing = 4;

/** What a reader looks for first: what it alone knows, what stands on the table, what lies open, what is only counted, empty places. */
function rank(value: unknown, isOwn: boolean): number {
  if (isOwn) return 0;
  if (!Array.isArray(value)) return 3;
  if (value.every((each) => each === "empty" || isUnsealed(each))) return nothing;
  return value.some((each) => each !== null && each !== "empty") ? 2 : 3;
}

/** The public fields: in the game's own sentences if it has any, else as they are called. */
function factLines(
  { words, name, phrases }: Teller,
  view: unknown,
  seats: number,
  places: ReadonlySet<string>,
): string[] {
  const standing = words.standing(view);
  if (standing) return [...standing];
  const facts = (without(view, places, "") ?? {}) as Fields;
  return Object.entries(facts)
    .filter(([field]) => field !== "phase")
    .flatMap(([field, value]) => {
      if (!Array.isArray(value) || value.every(isPlain))
        return [`${humanize(field)}: ${inLine(value, phrases)}`];
      const each = (row: number): string =>
        value.length === seats ? name(row) : `${humanize(field)} ${row + 1}`;
      return value.flatMap((row, place) => (isEmpty(row) ? [] : [`${each(place)}: ${inLine(row, phrases)}`]));
    });
}

/** Who looks at what: a seat of a table, or something like one. */
type Looking = Pick<PlayerSeat, "game" | "view" | "viewer">;

/**
 * What a viewer sees, as lines: the cards in each place, and the public fields. Says nothing that is not in the view.
 * What differs from `common`, which everybody sees, comes first: it is what this viewer alone knows.
 */
export function tableLines(seat: Looking, seats: number, common: unknown = seat.view): string[] {
  const { own, open } = viewLines(seat, seats, common);
  return [...own, ...open];
}

/** The same in two parts: what this viewer alone knows, and the rest. Places where nothing lies are left out. */
export function viewLines(
  { game, view, viewer }: Looking,
  seats: number,
  common: unknown,
): { readonly own: string[]; readonly open: string[] } {
  const teller = tellerFor(game, view, viewer);
  const { words } = teller;
  const places = words.places(view);
  const shared = new Map(words.places(common).map(({ path, text }) => [path, text]));
  const ranked = places
    .map(({ path, text }) => ({
      text: capital(text),
      rank: rank(at(view, path), shared.get(path) !== text),
    }))
    .filter((place) => place.rank < nothing);
  const paths = new Set(places.map(({ path }) => path));
  const facts = factLines(teller, view, seats, paths);
  const commonFacts = new Set(factLines(tellerFor(game, common, viewer), common, seats, paths));
  const all = [...ranked, ...facts.map((text) => ({ text, rank: commonFacts.has(text) ? 1 : 0 }))]
    .sort((one, other) => one.rank - other.rank)
    .map(({ text, rank: found }) => ({ text: clean(text), isOwn: found === 0 }));
  const linesOf = (isOwn: boolean): string[] =>
    all.flatMap((line) => (line.isOwn === isOwn ? [line.text] : []));
  return { own: linesOf(true), open: linesOf(false) };
}

/** What has to be answered or decided, for who sees this view. */
export function pendingLines({ game, view, viewer }: Looking): string[] {
  return tellerFor(game, view, viewer).words.pending(view).map(clean);
}

/** The cards of a place that are seen, as they are sent. */
function facesAt(view: unknown, path: string): Json[] {
  const value = at(view, path);
  const all = (Array.isArray(value) ? value : [value]) as Json[];
  return typeof value === "number"
    ? []
    : all.filter((face) => !(typeof face === "object" && face !== null && "sealed" in face));
}

/** What is written on what a viewer sees: its own cards first, each text once. Empty for a game without. */
export function cardLines({ game, view, viewer }: Looking, common: unknown): string[] {
  const { words } = tellerFor(game, view, viewer);
  const shared = new Map(words.places(common).map(({ path, text }) => [path, text]));
  const seen = words.places(view).flatMap(({ path, text }) =>
    facesAt(view, path).map((face) => ({
      name: words.card(face, path, view),
      text: words.cardText(face, path, view),
      isOwn: shared.get(path) !== text,
    })),
  );
  const own = seen.filter(({ isOwn }) => isOwn);
  const all = [...own, ...seen.filter(({ isOwn }) => !isOwn), ...words.pieces(view)];
  return [...new Set(all.flatMap(({ name, text }) => (text === "" ? [] : [clean(`${name}: ${text}`)])))];
}

/** The rules of the rulebook, by chapter. */
export function ruleLines(game: AnyGame): string[] {
  const { rulebook } = game;
  const chapters = new Map<string, string[]>();
  for (const { chapter, text } of Object.values(rulebook))
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), clean(text)]);
  const lines = [...chapters].flatMap(([chapter, texts]) => [
    capital(clean(chapter)),
    ...texts.map((text) => `- ${text}`),
  ]);
  const { rulesLanguage } = phrasesFor(game);
  return lines.length === 0 || rulesLanguage === "" ? lines : [rulesLanguage, ...lines];
}

/** What happened, as sentences, for whoever was sent this packet. */
export function eventLines(game: AnyGame, packet: Pick<Packet, "view" | "events">, viewer: Viewer): string[] {
  const { words } = tellerFor(game, packet.view, viewer);
  return words.events(packet.events, packet.view).map((text) => capital(clean(text)));
}

/** Whom the table waits for. */
export function waitingLine(seat: PlayerSeat): string {
  const packet = seat.getSnapshot();
  const { words } = tellerFor(seat.game, packet.view, seat.viewer);
  return clean(
    packet.outcome === null
      ? words.waiting(packet.waiting, packet.view)
      : words.outcome(packet.outcome, packet.view),
  );
}
