import {
  createTable,
  describe,
  randomBot,
  type AnyGame,
  type Describe,
  type Packet,
  type PlayerSeat,
  type Table,
  type Viewer,
} from "@facedown/core";

/** A move that was made before the reader comes, and by whom. */
export type OpeningMove = readonly [by: number | "table", move: { readonly type: string }];

/** What a live table is made from. */
export interface SessionSetup {
  readonly game: AnyGame;
  readonly seats: number;
  /** Left out: a fresh one. */
  readonly seed?: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** Seats that random players hold. */
  readonly bots: readonly number[];
  readonly opening: readonly OpeningMove[];
  readonly viewers: readonly Viewer[];
  readonly onError: (error: unknown) => void;
}

/** One viewer's side of the table. */
export interface Eye {
  readonly viewer: Viewer;
  readonly seat: PlayerSeat;
  readonly words: Describe<AnyGame>;
  /** Every packet that this viewer was sent, oldest first. */
  readonly packets: Packet[];
}

/** A real table in the page, and what each viewer was sent of it. */
export interface Session {
  readonly table: Table;
  readonly eyes: readonly Eye[];
  /** Takes the last move back, as a referee may. Not before the opening. */
  readonly undo: () => void;
  readonly canUndo: () => boolean;
  readonly close: () => void;
}

/** Milliseconds that a random player waits, so that a reader can follow. */
const pace = 400;

/** Makes the moves of the opening; throws for one that the rules refuse. */
async function open(table: Table, opening: readonly OpeningMove[]): Promise<void> {
  for (const [by, move] of opening) {
    const result = await (by === "table" ? table.play(move) : table.seat(by).play(move));
    if (!result.ok) throw new Error(`opening: ${JSON.stringify(move)} is refused: ${result.rejection.code}`);
  }
}

/** Keeps what a viewer is sent from now on. */
function listen({ seat, packets }: Eye, changed: () => void): void {
  seat.subscribe((packet) => {
    if (packet.at > (packets.at(-1)?.at ?? -1)) packets.push(packet);
    changed();
  });
}

/** Sits everybody down; `changed` is called whenever a viewer was sent something. */
export async function startSession(setup: SessionSetup, changed: () => void): Promise<Session> {
  const { game, seats, seed, options, bots, opening, viewers, onError } = setup;
  const table: Table = createTable(game, {
    seats,
    pace,
    onError,
    ...(seed !== undefined && { seed }),
    ...(options !== undefined && { options }),
  });
  const sit = (viewer: Viewer): PlayerSeat => (viewer === "spectator" ? table.spectator : table.seat(viewer));
  const eyes = viewers.map((viewer): Eye => ({
    viewer,
    seat: sit(viewer),
    words: describe(game, "en", viewer),
    packets: [],
  }));
  for (const eye of eyes) listen(eye, changed);
  await open(table, opening);
  for (const bot of bots) {
    const seat = table.handOver(bot, randomBot());
    const at = eyes.findIndex(({ viewer }) => viewer === bot);
    const eye = eyes[at];
    if (!eye) continue;
    eyes[at] = { ...eye, seat };
    listen({ ...eye, seat }, changed);
  }
  const begin = table.match.length;
  return {
    table,
    eyes,
    canUndo: () => table.match.length > begin,
    undo: () => {
      if (table.match.length > begin) table.rewind(table.match.length - 1);
    },
    close: table.close,
  };
}
