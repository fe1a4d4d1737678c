import { cardCommitment, type CardCommitment, type CardCommitments } from "./card-commitments.js";
import { isObject, FacedownError } from "./errors.js";
import { copyRows, follow, type Row, type Rows } from "./follow.js";
import { readJson, sameJson, type JsonLimits } from "./json.js";

/** What a card check found. */
export interface CardProblem {
  /**
   * `unopened`: a face is seen that its commitment does not open, or something shows of a card face down that may not.
   * `changed`: another commitment lies where this card was, and no event says why. `not-committed`: a zone came without
   * commitments, or with another number of them than it has cards. `missed`: packets are missing or out of order, so that
   * not everything could be compared; of no weight where this client had been away. `unreadable`: no packet at all.
   */
  readonly code: "unopened" | "changed" | "not-committed" | "missed" | "unreadable";
  /** The card: `players.2.hand[0]`. */
  readonly path: string;
  readonly value: unknown;
  readonly expected: string;
}

/** What a card check reads of a packet. */
export interface CheckedPacket {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly object[];
  readonly cards?: CardCommitments;
  readonly gap?: true;
}

/** What a client knows of its game before the first packet. */
export interface CardCheckOptions {
  /**
   * Where the view has zones that are seen card by card, `*` for any index or key: `["table", "players.*.hand"]`. What the
   * view holds there must have commitments in every packet.
   */
  readonly zones: readonly string[];
  /** Those zones in which cards may show a back when they are new there. Default: none. */
  readonly backed?: readonly string[];
}

/** Watches over one seat's packets: see `createCardCheck`. */
export interface CardCheck {
  /** Takes the next packet and gives what is wrong with it: nothing, for an honest host. Takes any value, never throws. */
  readonly take: (packet: CheckedPacket) => CardProblem[];
}

interface Packet {
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly object[];
  readonly cards: unknown;
  readonly gap: boolean;
}

type Committed = Row<CardCommitment>;
type Commitments = Rows<CardCommitment>;

const packetLimits: JsonLimits = { depth: 80, values: 10_000_000, text: 1_000_000 };

function wrong(code: CardProblem["code"], path: string, value: unknown, expected: string): CardProblem {
  return { code, path, value, expected };
}

function readPacket(packet: unknown): Packet | CardProblem {
  const expected = "a packet as it comes over the wire";
  let fields: unknown;
  try {
    const { at, view, events, cards = null, gap = false } = packet as Readonly<Record<string, unknown>>;
    fields = { at, view, events, cards, gap };
  } catch {
    return wrong("unreadable", "packet", undefined, expected);
  }
  const read = readJson(fields, "packet", packetLimits);
  if (!read.ok) return wrong("unreadable", read.error.path, read.error.value, read.error.expected);
  const { at, view, events, cards, gap } = read.value as Readonly<Record<string, unknown>>;
  if (typeof at !== "number") return wrong("unreadable", "packet.at", at, expected);
  const heard = Array.isArray(events) ? (events as unknown[]).filter(isObject) : [];
  return { at, view, events: heard, cards, gap: gap !== false };
}

function isCommitment(card: unknown): card is CardCommitment {
  if (!isObject(card)) return false;
  const { commitment, salt } = card;
  return typeof commitment === "string" && (salt === null || typeof salt === "string");
}

function readRow(zone: unknown): Committed | undefined {
  if (!isObject(zone)) return undefined;
  const { fixed, cards } = zone;
  if (typeof fixed !== "boolean" || !Array.isArray(cards)) return undefined;
  if (!cards.every((card) => card === null || isCommitment(card))) return undefined;
  return { fixed, cards: [...(cards as (CardCommitment | null)[])] };
}

/** What the view holds under a zone's name; a key in it may have dots itself. */
function atName(view: unknown, name: string): unknown {
  if (!isObject(view)) return undefined;
  if (Object.hasOwn(view, name)) return view[name];
  for (let dot = name.indexOf("."); dot >= 0; dot = name.indexOf(".", dot + 1)) {
    const key = name.slice(0, dot);
    const found = Object.hasOwn(view, key) ? atName(view[key], name.slice(dot + 1)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The names of what lies in the view at these paths. */
function namesAt(view: unknown, patterns: readonly string[]): Set<string> {
  const names = new Set<string>();
  const walk = (value: unknown, [key, ...rest]: readonly string[], name: readonly string[]): void => {
    if (key === undefined) {
      if (value !== null) names.add(name.join("."));
      return;
    }
    if (!isObject(value)) return;
    const keys = key === "*" ? Object.keys(value) : Object.hasOwn(value, key) ? [key] : [];
    for (const each of keys) walk(value[each], rest, [...name, each]);
  };
  for (const path of patterns) walk(view, path.split("."), []);
  return names;
}

/** Whether what the view shows of a card is what was committed to. */
function opens(seen: unknown, { commitment, salt, back = null }: CardCommitment): boolean {
  return salt === null ? sameJson(seen, back) : cardCommitment(seen, salt, back) === commitment;
}

function checkZone(zone: string, seen: unknown, { cards }: Committed): CardProblem[] {
  if (!Array.isArray(seen) || seen.length !== cards.length)
    return [wrong("not-committed", zone, cards.length, "a commitment for each card of the view")];
  return cards.flatMap((card = null, index) => {
    const path = `${zone}[${index}]`;
    const face: unknown = seen[index];
    if (card === null)
      return face === "empty"
        ? []
        : [wrong("not-committed", path, card, "a commitment, or null at an empty place")];
    return opens(face, card)
      ? []
      : [wrong("unopened", path, face, `what opens the commitment ${card.commitment}`)];
  });
}

function compareRow(zone: string, before: Committed, now: Committed): CardProblem[] {
  if (before.fixed !== now.fixed) return [wrong("changed", `${zone}.fixed`, now.fixed, String(before.fixed))];
  if (before.cards.length !== now.cards.length)
    return [wrong("changed", zone, now.cards.length, `${before.cards.length} cards or places`)];
  return before.cards.flatMap((card, index) => {
    const found = now.cards[index]?.commitment ?? null;
    if (card === undefined ? found !== null : found === (card?.commitment ?? null)) return [];
    const expected = card === undefined ? "a card" : (card?.commitment ?? "an empty place");
    return [wrong("changed", `${zone}[${index}]`, found, expected)];
  });
}

function compare(before: Commitments, now: Commitments, mayBeNew: boolean): CardProblem[] {
  return [...now].flatMap(([zone, row]) => {
    const was = before.get(zone);
    if (was) return compareRow(zone, was, row);
    return mayBeNew ? [] : [wrong("changed", zone, row.cards.length, "a zone that was there")];
  });
}

function paths(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value) || !value.every((each) => typeof each === "string"))
    throw new FacedownError("bad-option", path, value, 'a list of paths such as "players.*.hand"');
  return [...value];
}

function keyOf(rows: Commitments): string {
  return JSON.stringify(
    Array.from(rows, ([zone, { fixed, cards }]) => [
      zone,
      fixed,
      cards.map((card) => card?.commitment ?? null),
    ]),
  );
}

/**
 * For a seat's own client: checks without trusting the host that each card turns out to be what it was when its commitment
 * was first sent. Needs no game, only where its zones are and the packets of a table that commits to its cards, in order.
 * Where the table went back to an earlier position, all cards must lie as they did in one that was sent before. Throws
 * `bad-option` unless `zones` lists some.
 */
export function createCardCheck(options: CardCheckOptions): CardCheck {
  const wanted: Partial<CardCheckOptions> = isObject(options) ? options : {};
  const zones = paths(wanted.zones, "zones");
  const backed = paths(wanted.backed ?? [], "backed");
  if (zones.length === 0) throw new FacedownError("bad-option", "zones", zones, "at least one path");

  /** What lies where by the latest packet; zones that are away as they lay last. */
  let rows: Commitments | undefined;
  let lastAt = -1;
  /** Whether this client has had every packet since the beginning. */
  let isWhole = true;
  /** All that was sent: commitments and the backs of their cards, and whole positions. */
  const backs = new Map<string, unknown>();
  const positions = new Map<string, Commitments>();

  /** What may lie where now: the rows that events lead to, or where the table went back those sent before. */
  const explain = (before: Commitments, events: readonly object[], wentBack: boolean): Commitments[] => {
    if (wentBack) return [...positions.values()];
    const followed = copyRows(before);
    follow(followed, events);
    return [followed];
  };
  const checkBacks = (zone: string, { cards }: Committed, mayBeNew: boolean): CardProblem[] =>
    cards.flatMap((card, index) => {
      if (!card) return [];
      const back = card.back ?? null;
      const fits = backs.has(card.commitment)
        ? sameJson(backs.get(card.commitment), back)
        : back === null || mayBeNew;
      if (fits) return [];
      return [wrong("unopened", `${zone}[${index}]`, back, "the back that the card had, or null")];
    });
  const best = (before: readonly Commitments[], now: Commitments, mayBeNew: boolean) => {
    let found: { rows: Commitments; problems: CardProblem[] } | undefined;
    for (const each of before) {
      const problems = compare(each, now, mayBeNew);
      if (!found || problems.length < found.problems.length) found = { rows: each, problems };
      if (problems.length === 0) break;
    }
    return found;
  };

  const check = ({ at, view, events, cards, gap }: Packet): CardProblem[] => {
    const problems: CardProblem[] = [];
    const wentBack = events.some(({ type }: { type?: unknown }) => type === "undone" || type === "rewound");
    const skipped = at !== lastAt + 1;
    const apart = gap || (wentBack && skipped && rows !== undefined);
    if (apart) problems.push(wrong("missed", "packet", at, "every packet, in order"));
    if (!(at > lastAt)) problems.push(wrong("missed", "packet.at", at, `a number above ${lastAt}`));
    isWhole &&= !gap && !skipped;
    lastAt = Math.max(at, lastAt);

    if (!isObject(cards) || Array.isArray(cards))
      problems.push(wrong("not-committed", "cards", cards, "a packet of a table that commits to its cards"));
    const now = new Map<string, Committed>();
    const mayShow = namesAt(view, backed);
    for (const [zone, value] of Object.entries(isObject(cards) ? cards : {})) {
      const row = readRow(value);
      if (!row) {
        problems.push(wrong("not-committed", zone, value, "{ fixed, cards }"));
        continue;
      }
      now.set(zone, row);
      problems.push(...checkZone(zone, atName(view, zone), row));
      problems.push(...checkBacks(zone, row, mayShow.has(zone)));
    }
    const expected = namesAt(view, zones);
    for (const zone of rows?.keys() ?? []) if (Array.isArray(atName(view, zone))) expected.add(zone);
    if (isObject(cards))
      for (const zone of expected)
        if (!Object.hasOwn(cards, zone))
          problems.push(wrong("not-committed", zone, undefined, "a commitment for each card of the view"));

    const before = apart || !rows ? undefined : best(explain(rows, events, wentBack), now, !wentBack);
    for (const problem of before?.problems ?? [])
      problems.push(wentBack && !isWhole ? { ...problem, code: "missed" } : problem);
    rows = new Map([...(before?.rows ?? []), ...now]);
    positions.set(keyOf(rows), rows);
    for (const { cards: row } of now.values())
      for (const card of row)
        if (card && !backs.has(card.commitment)) backs.set(card.commitment, card.back ?? null);
    return problems;
  };

  return Object.freeze({
    take: (packet: CheckedPacket): CardProblem[] => {
      const read = readPacket(packet);
      return "code" in read ? [read] : check(read);
    },
  });
}
