import { openTable, type Json, type Match, type Viewer } from "@facedown/core";
import type { AnyFrame, WireMove } from "./asking.js";
import type { Deed } from "./playthrough.js";
import { viewersOf } from "./receiving.js";

/** What a seat at a table is sent, whatever the game. */
export interface AnyPacket extends AnyFrame {
  readonly at: number;
  readonly choices?: readonly Json[];
  readonly gap?: true;
}

/** Where to go on listening. */
interface Wanted {
  readonly after?: number;
  readonly choices?: boolean;
}

interface AnySeat {
  readonly getSnapshot: () => AnyPacket;
  readonly subscribe: (listener: (packet: AnyPacket) => void, wanted?: Wanted) => () => void;
  readonly play: (move: WireMove, options?: { readonly id?: string }) => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  readonly canUndo: () => boolean;
}

interface AnyTable {
  readonly match: Match;
  readonly spectator: AnySeat;
  readonly seat: (seat: number) => AnySeat;
  readonly play: (move: WireMove) => Promise<unknown>;
  readonly handOver: (seat: number, to: "person" | "nobody") => AnySeat;
}

/** A table whose seats write down what they are sent, and whose clock stands still. */
export class Seating {
  readonly table: AnyTable;
  /** What the listeners at the seats, then the spectator's, were sent. */
  readonly sent: readonly AnyPacket[][];
  /** What went wrong where nobody waited for it. */
  readonly errors: unknown[] = [];
  /** How many timers run. */
  timers = 0;
  readonly #ends: (() => void)[];

  constructor(match: Match) {
    this.table = openTable(match, {
      clock: {
        after: () => {
          let isOver = false;
          this.timers++;
          return () => {
            if (!isOver) this.timers--;
            isOver = true;
          };
        },
      },
      onError: (error) => this.errors.push(error),
    });
    const viewers = viewersOf(match);
    this.sent = viewers.map(() => []);
    this.#ends = viewers.map((viewer) => this.#listen(viewer));
  }

  /** The seat of a viewer, as it is now. */
  seatOf(viewer: Viewer): AnySeat {
    return viewer === "spectator" ? this.table.spectator : this.table.seat(viewer);
  }

  #placeOf(viewer: Viewer): number {
    return viewer === "spectator" ? this.sent.length - 1 : viewer;
  }

  #listen(viewer: Viewer, wanted: Wanted = {}): () => void {
    const sent = this.sent[this.#placeOf(viewer)];
    return this.seatOf(viewer).subscribe((packet) => sent?.push(packet), wanted);
  }

  /** What somebody is sent who comes now. */
  arriving(viewer: Viewer, wanted: Wanted): AnyPacket[] {
    const sent: AnyPacket[] = [];
    const end = this.seatOf(viewer).subscribe((packet) => sent.push(packet), wanted);
    end();
    return sent;
  }

  /** The listener of a viewer hears nothing until it comes back. */
  leave(viewer: Viewer): void {
    this.#ends[this.#placeOf(viewer)]?.();
  }

  /** The listener of a viewer goes on, from after a packet. */
  comeBack(viewer: Viewer, wanted: Wanted): void {
    this.#ends[this.#placeOf(viewer)] = this.#listen(viewer, wanted);
  }

  /** Does what was done in a match; the table does it at once. `id` names the attempt, for a retry. */
  do(deed: Deed, id?: string): void {
    if ("undo" in deed) void this.table.seat(deed.undo).undo();
    else if (deed.by === "table") void this.table.play(deed.move);
    else void this.table.seat(deed.by).play(deed.move, id === undefined ? {} : { id });
  }
}
