import { manualClock, openTable, type Packet, type PlayerSeat, type Seat } from "@facedown/core";
import { Chronicle } from "./chronicle.js";
import { randomOpponents } from "./opponents.js";
import { tableLines, tellerFor } from "./scene.js";
import type { Setup } from "./setup.js";
import { clean } from "./text.js";

/** How many times each random player may act before a timer that runs is let run out. */
const patience = 3;

/** What one seat saw of a game: made of its packets and nothing else. */
class Witness {
  readonly #seat: PlayerSeat;
  readonly #chronicle: Chronicle;
  readonly #start: readonly string[];
  readonly #seats: number;

  constructor(seat: PlayerSeat, seats: number) {
    this.#seat = seat;
    this.#seats = seats;
    this.#chronicle = new Chronicle(seat.game, seat.viewer);
    this.#start = tableLines(seat, seats);
    seat.subscribe((packet: Packet) => this.#chronicle.hear(packet));
  }

  lines(viewer: Seat): string[] {
    const { game } = this.#seat;
    const packet = this.#seat.getSnapshot();
    const view: unknown = packet.view;
    const { words, name, phrases } = tellerFor(game, view, viewer);
    const isOver = packet.outcome !== null;
    const end = isOver ? clean(words.outcome(packet.outcome, view)) : phrases.notOver;
    return [
      phrases.demo.saw(name(viewer)),
      "",
      phrases.demo.start,
      ...this.#start.map((line) => `  ${line}`),
      "",
      phrases.demo.then,
      ...this.#chronicle.lines.map((line) => `  ${line}`),
      "",
      phrases.demo.end,
      ...tableLines(this.#seat, this.#seats).map((line) => `  ${line}`),
      `  ${end}`,
      "",
    ];
  }
}

/**
 * Plays one game of random players and tells what each of them saw, seat by seat. The same setup gives the same text,
 * byte for byte: who acts follows from the seed and from the order of the seats, and a timer runs out when it is its turn.
 */
export async function demo({ match }: Setup): Promise<string> {
  const table = openTable(match, { clock: manualClock() });
  const act = randomOpponents(table);
  const { title, phrases } = tellerFor(table.game, table.spectator.view);
  const witnesses = Array.from(
    { length: table.seats },
    (_, seat) => new Witness(table.seat(seat), table.seats),
  );

  let timer = "";
  let rounds = 0;
  for (let moves = 0; table.match.outcome === null && moves < table.game.usual;) {
    const before = table.match.length;
    for (let seat = 0; seat < table.seats; seat++) if (table.match.waiting.includes(seat)) await act(seat);
    const [due] = table.match.timers;
    const running = due ? `${due.name} ${due.id}` : "";
    rounds = running === timer ? rounds + 1 : 0;
    timer = running;
    if (due && (table.match.length === before || rounds > patience)) await expire(table, due.name);
    else if (table.match.length === before) {
      const [decision] = table.match.choices("table");
      if (decision) await table.play(decision);
    }
    if (table.match.length === before) break;
    moves += table.match.length - before;
  }
  table.close();
  const told = witnesses.flatMap((witness, seat) => witness.lines(seat));
  return [phrases.demo.heading(title, table.seats), "", ...told].join("\n");
}

async function expire(table: ReturnType<typeof openTable>, name: string): Promise<void> {
  const type = table.game.inside.definition.timers?.[name]?.expire as string | undefined;
  if (type !== undefined) await table.play({ type });
}
