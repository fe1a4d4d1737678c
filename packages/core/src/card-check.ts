import { cardCommitment, type CardCommitment, type CardCommitments } from "./card-commitments.js";
import { follow, type Row } from "./follow.js";
import { atPath } from "./places.js";
import { sameJson } from "./json.js";

/** What a card check found. */
export interface CardProblem {
  /**
   * `unopened`: a face is seen that its commitment does not open. `changed`: another commitment lies where this card was,
   * and no event says why. `not-committed`: a zone came without commitments, or with another number of them than it has
   * cards.
   */
  readonly code: "unopened" | "changed" | "not-committed";
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

/** Watches over one seat's packets: see `createCardCheck`. */
export interface CardCheck {
  /** Takes the next packet and gives what is wrong with it: nothing, for an honest host. Never throws. */
  readonly take: (packet: CheckedPacket) => CardProblem[];
}

function wrong(code: CardProblem["code"], path: string, value: unknown, expected: string): CardProblem {
  return { code, path, value, expected };
}

function readable(card: unknown): card is CardCommitment {
  if (typeof card !== "object" || card === null) return false;
  const { commitment, salt } = card as Partial<CardCommitment>;
  return typeof commitment === "string" && (salt === null || typeof salt === "string");
}

function isEvent(event: unknown): event is { readonly type?: unknown } {
  return typeof event === "object" && event !== null;
}

/** Whether what the view shows of a card is what was committed to. */
function opens(seen: unknown, { commitment, salt, back = null }: CardCommitment): boolean {
  return salt === null ? sameJson(seen, back) : cardCommitment(seen, salt) === commitment;
}

function readRow(zone: unknown): Row<CardCommitment> | undefined {
  if (typeof zone !== "object" || zone === null) return undefined;
  const { fixed, cards } = zone as { readonly fixed?: unknown; readonly cards?: unknown };
  if (!Array.isArray(cards) || !cards.every((card) => card === null || readable(card))) return undefined;
  return { fixed: fixed === true, cards: [...(cards as (CardCommitment | null)[])] };
}

function checkZone(zone: string, seen: unknown, cards: Row<CardCommitment>["cards"]): CardProblem[] {
  if (!Array.isArray(seen) || seen.length !== cards.length)
    return [wrong("not-committed", zone, cards.length, "a commitment for each card of the view")];
  return cards.flatMap((card = null, index) => {
    const path = `${zone}[${index}]`;
    const face: unknown = seen[index];
    if (card === null || face === "empty")
      return card === null && face === "empty"
        ? []
        : [wrong("not-committed", path, card, "a commitment, or null at an empty place")];
    return opens(face, card)
      ? []
      : [wrong("unopened", path, face, `what opens the commitment ${card.commitment}`)];
  });
}

/**
 * For a seat's own client: checks without trusting the host that each card turns out to be what it was when its commitment
 * was first sent. Needs no game, only the packets of a table that commits to its cards, in order. Where the table went
 * back to an earlier position, it takes commitments that were sent before; after a `gap`, or where it went back while this
 * seat was away, it can compare nothing with what was before.
 */
export function createCardCheck(): CardCheck {
  let rows = new Map<string, Row<CardCommitment>>();
  let lastAt = -1;
  const known = new Set<string>();

  const carriedOn = (zone: string, followed: Row<CardCommitment>, now: Row<CardCommitment>): CardProblem[] =>
    followed.cards.flatMap((card, index) => {
      const found = now.cards[index]?.commitment;
      if (!card || found === card.commitment) return [];
      return [wrong("changed", `${zone}[${index}]`, found, card.commitment)];
    });
  const knownBefore = (zone: string, now: Row<CardCommitment>): CardProblem[] =>
    now.cards.flatMap((card, index) => {
      if (!card || known.has(`${zone} ${card.commitment}`)) return [];
      return [wrong("changed", `${zone}[${index}]`, card.commitment, "a commitment that was sent before")];
    });

  return Object.freeze({
    take: ({ at, view, events, cards, gap }: CheckedPacket): CardProblem[] => {
      if (typeof cards !== "object" || (cards as unknown) === null)
        return [wrong("not-committed", "cards", cards, "a packet of a table that commits to its cards")];
      const heard = (Array.isArray(events) ? (events as unknown[]) : []).filter(isEvent);
      const wentBack = heard.some(({ type }) => type === "undone" || type === "rewound");
      const apart = gap === true || (wentBack && at !== lastAt + 1);
      follow(rows, heard);
      const problems: CardProblem[] = [];
      const read = new Map<string, Row<CardCommitment>>();
      for (const [zone, value] of Object.entries(cards)) {
        const now = readRow(value);
        if (!now) {
          problems.push(wrong("not-committed", zone, value, "{ fixed, cards }"));
          continue;
        }
        const followed = rows.get(zone);
        if (followed && !apart)
          problems.push(...(wentBack ? knownBefore(zone, now) : carriedOn(zone, followed, now)));
        problems.push(...checkZone(zone, atPath(view, zone.split(".")), now.cards));
        read.set(zone, now);
      }
      for (const zone of rows.keys())
        if (!Object.hasOwn(cards, zone) && Array.isArray(atPath(view, zone.split("."))))
          problems.push(wrong("not-committed", zone, undefined, "a commitment for each card of the view"));
      for (const [zone, { cards: held }] of read)
        for (const card of held) if (card) known.add(`${zone} ${card.commitment}`);
      rows = read;
      lastAt = at;
      return problems;
    },
  });
}
