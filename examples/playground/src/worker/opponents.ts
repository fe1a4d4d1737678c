import {
  createRandom,
  imagine,
  randomBot,
  toRecord,
  type AnyGame,
  type Seat,
  type Table,
} from "@facedown/core";

/**
 * Random players who make one move at a time. When nobody at the screen is waited for they go on by themselves; else each
 * makes a move after a person has, or when told to: in a phase without turns nobody could follow them otherwise. What they
 * do follows from the match's seed and never shifts the game's dice.
 */
export class Opponents {
  /** Milliseconds from one move to the next. */
  pace = 800;
  readonly #table: Table;
  readonly #people: readonly Seat[];
  readonly #bot = randomBot<AnyGame>();
  readonly #owed = new Set<Seat>();
  readonly #seed: string;
  #last = -1;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(table: Table, people: readonly Seat[]) {
    this.#table = table;
    this.#people = people;
    this.#seed = toRecord(table.match).seed;
  }

  /** The random players that the table waits for. */
  #asked(): Seat[] {
    const { match } = this.#table;
    return match.outcome === null ? match.waiting.filter((seat) => !this.#people.includes(seat)) : [];
  }

  #next(): Seat | undefined {
    const isAlone = !this.#table.match.waiting.some((seat) => this.#people.includes(seat));
    const ready = this.#asked().filter((seat) => isAlone || this.#owed.has(seat));
    return ready.find((seat) => seat > this.#last) ?? ready[0];
  }

  /** Whether some could move and wait for a person. */
  get wait(): boolean {
    return this.#asked().length > 0 && this.#next() === undefined;
  }

  /** Lets each make a move. */
  goOn(): void {
    for (let seat = 0; seat < this.#table.seats; seat++)
      if (!this.#people.includes(seat)) this.#owed.add(seat);
    this.wake();
  }

  /** Looks whether there is something to do. */
  wake(): void {
    if (this.#waiting !== undefined || this.#isOver || this.#next() === undefined) return;
    this.#waiting = setTimeout(() => {
      void this.#act().finally(() => {
        this.#waiting = undefined;
        this.wake();
      });
    }, this.pace);
  }

  async #act(): Promise<void> {
    const seat = this.#next();
    if (seat === undefined || this.#isOver) return;
    this.#last = seat;
    this.#owed.delete(seat);
    const { match } = this.#table;
    const random = createRandom(`random player ${seat} at ${match.length} of ${this.#seed}`.slice(0, 1000));
    const move = await this.#bot({
      game: this.#table.game,
      seat,
      packet: this.#table.seat(seat).getSnapshot(),
      choices: (type) => match.choices(seat, type),
      sample: (type) => match.sample(seat, type, random),
      imagine: () => imagine(match, seat, random) as unknown,
      random,
    });
    if (move !== undefined) await this.#table.seat(seat).play(move);
  }

  /** Ends. */
  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#waiting);
  }
}
