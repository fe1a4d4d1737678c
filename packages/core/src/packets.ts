import type { CardCommitments, CommitCards } from "./card-commitments.js";
import { sameJson, sameText } from "./json.js";
import type { Frame, Match } from "./match.js";
import type { AnyGame, EventOf, MoveOf } from "./rules.js";
import type { Viewer } from "./seats.js";

/**
 * What a seat is sent: JSON, numbered by the seat's own counter. A step that changes nothing for a seat sends it nothing
 * and moves no counter of its.
 */
export interface Packet<G extends AnyGame = AnyGame> extends Frame<G> {
  /** The number of packets this viewer was sent before. */
  readonly at: number;
  /** The legal moves that can be listed, for a subscriber who asked for them. */
  readonly choices?: readonly MoveOf<G>[];
  /** A commitment for each card, at a table that commits to its cards: for `createCardCheck`. */
  readonly cards?: CardCommitments;
  /** Set when events are missing that are too old to be kept. */
  readonly gap?: true;
}

/** What a viewer hears of a change, given what it sees of it and whether that is anything new. */
export type EventsFor<G extends AnyGame> = (
  viewer: Viewer,
  frame: Frame<G>,
  changed: boolean,
) => readonly EventOf<G>[];

const keptPackets = 1000;

/** One viewer's line of packets, and who listens to it. */
export class Line<G extends AnyGame> {
  readonly viewer: Viewer;
  /** The latest packet. */
  packet: Packet<G>;
  readonly listeners: Set<(packet: Packet<G>) => void> = new Set();
  readonly #commitCards: CommitCards<G> | undefined;
  /** The events of the latest packets, oldest first. */
  #log: { readonly at: number; readonly events: readonly EventOf<G>[] }[];

  constructor(viewer: Viewer, start: Match<G>, commitCards: CommitCards<G> | undefined) {
    this.viewer = viewer;
    this.#commitCards = commitCards;
    this.packet = Object.freeze({ at: 0, ...start.frame(viewer), ...this.#committed(start) });
    this.#log = [{ at: 0, events: this.packet.events }];
  }

  #committed(match: Match<G>): Pick<Packet<G>, "cards"> {
    return this.#commitCards ? { cards: this.#commitCards(match, this.viewer) } : {};
  }

  /** The packet that this match is worth, or `undefined` where it is no news for this viewer. Throws for rules that break. */
  packetFor(next: Match<G>, eventsFor: EventsFor<G>): Packet<G> | undefined {
    const { packet, viewer } = this;
    const frame = next.frame(viewer);
    const { waiting, timers, outcome } = packet;
    // By what it says, not by which object it is: somebody may have looked at another position meanwhile.
    const view = sameText(frame.view, packet.view) ? packet.view : frame.view;
    // Cards that lie as they did before a move that is taken back are news, even where the view is not.
    const cards = this.#committed(next);
    const changed =
      view !== packet.view ||
      !sameJson([frame.waiting, frame.timers, frame.outcome], [waiting, timers, outcome]) ||
      !sameJson(cards.cards, packet.cards);
    const events = eventsFor(viewer, frame, changed);
    if (!changed && events.length === 0) return undefined;
    const told = { events: Object.freeze([...events]), ...cards };
    return Object.freeze({ at: packet.at + 1, ...frame, view, ...told });
  }

  /** Takes a packet as the latest one. */
  add(packet: Packet<G>): void {
    this.packet = packet;
    this.#log.push({ at: packet.at, events: packet.events });
    if (this.#log.length > keptPackets) this.#log.shift();
  }

  /** Forgets the events of earlier packets: what was seen and is hidden now is not for a second look. */
  forget(): void {
    this.#log = [];
  }

  /** Begins anew for whoever sits down now: what was told before was told to others. */
  begin(): void {
    this.forget();
    if (this.packet.events.length > 0)
      this.packet = Object.freeze({ ...this.packet, events: Object.freeze([]) });
  }

  /** The packet for somebody who has had those up to `after`: all that came since in one, with a `gap` where that is lost. */
  since(packet: Packet<G>, after: number): Packet<G> {
    const missed = this.#log.filter(({ at }) => at > after && at <= packet.at);
    const isWhole =
      Number.isInteger(after) &&
      after >= -1 &&
      after < packet.at &&
      (this.#log[0]?.at ?? Infinity) <= after + 1;
    const events = missed.flatMap((each) => each.events);
    return Object.freeze({ ...packet, events, ...(isWhole ? {} : { gap: true as const }) });
  }
}
