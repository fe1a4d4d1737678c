import type { Packet, PlayerSeat, Seat, Table, TableMoveOf, AnyGame } from "@facedown/core";
import { chronicleOf, type Chronicle } from "./chronicle.js";
import type { Scene } from "./frame.js";
import { phrasesFor } from "./language.js";
import type { Opponent } from "./opponents.js";
import type { PausableClock } from "./pausable.js";
import type { Phrases } from "./phrases.js";
import { waitingLine, tellerFor } from "./scene.js";
import { Left, type Screen } from "./screen.js";
import { clean } from "./text.js";

/** What a sitting is made of. */
export interface SittingParts {
  readonly table: Table;
  /** The seats that people hold. */
  readonly people: readonly Seat[];
  readonly screen: Screen;
  readonly opponent: Opponent;
  /** Writes the game to a file, the usual one unless it is named, and gives its path. */
  readonly save: (file?: string) => string;
  /** What timers run by; if there is none, they stand still until somebody ends them. */
  readonly clock?: PausableClock;
  /** How long a random player thinks, in milliseconds. */
  readonly pace: number;
}

/** What a line asked for came to: a text, or news that make the question stale. */
export type Answer = { readonly line: string } | "news";

/** People at one keyboard, random players on the other seats. */
export class Sitting {
  readonly table: Table;
  readonly people: readonly Seat[];
  readonly screen: Screen;
  readonly save: (file?: string) => string;
  /** What is said around the game. */
  readonly phrases: Phrases;
  readonly #parts: SittingParts;
  readonly #chronicles = new Map<Seat | "spectator", Chronicle>();
  readonly #marks = new Map<Seat | "spectator", number>();
  readonly #seen = new Map<Seat | "spectator", ReadonlySet<string>>();
  readonly #ends = new Map<string, number>();
  #news: () => void = () => undefined;
  #isPaused = false;
  #lastBot = -1;

  constructor(parts: SittingParts) {
    this.#parts = parts;
    this.table = parts.table;
    this.people = parts.people;
    this.screen = parts.screen;
    this.save = parts.save;
    this.phrases = phrasesFor(parts.table.game);
    for (const seat of [...parts.people.map((each) => parts.table.seat(each)), parts.table.spectator])
      this.#listen(seat);
  }

  #listen(seat: PlayerSeat): void {
    const chronicle = chronicleOf(this.table.match, seat.viewer);
    this.#chronicles.set(seat.viewer, chronicle);
    seat.subscribe((packet) => {
      chronicle.hear(packet);
      this.#keepTime(packet);
      this.#news();
    });
  }

  #keepTime({ timers }: Pick<Packet, "timers">): void {
    const now = this.#parts.clock?.now() ?? 0;
    const running = new Set(timers.map(({ name, id }) => `${name} ${id}`));
    for (const key of this.#ends.keys()) if (!running.has(key)) this.#ends.delete(key);
    for (const { name, id, seconds } of timers)
      if (!this.#ends.has(`${name} ${id}`)) this.#ends.set(`${name} ${id}`, now + seconds * 1000);
  }

  /** Whether several people share the keyboard, so that each must be kept from what the others see. */
  get isShared(): boolean {
    return this.people.length > 1;
  }

  isOver(): boolean {
    return this.table.match.outcome !== null;
  }

  /** What a seat is called, as everybody may know. */
  name(seat: Seat): string {
    return tellerFor(this.table.game, this.table.spectator.view).name(seat);
  }

  /** Everything this viewer was told. */
  told(viewer: Seat | "spectator"): readonly string[] {
    return this.#chronicles.get(viewer)?.lines ?? [];
  }

  /** What this viewer was told since its last turn. */
  news(viewer: Seat | "spectator"): readonly string[] {
    return this.told(viewer).slice(this.#marks.get(viewer) ?? 0);
  }

  /** A turn of this viewer begins or ends here: what comes later is news, on the table too. */
  mark(viewer: Seat | "spectator", table: readonly string[]): void {
    this.#marks.set(viewer, this.told(viewer).length);
    this.#seen.set(viewer, new Set(table));
  }

  /** These lines of the table, those first that this viewer has not seen at the end of its last turn. */
  newsFirst(viewer: Seat | "spectator", table: readonly string[]): string[] {
    const seen = this.#seen.get(viewer);
    if (!seen) return [...table];
    return [...table.filter((line) => !seen.has(line)), ...table.filter((line) => seen.has(line))];
  }

  /** Whom the table waits for, and the timers. */
  status(seat: PlayerSeat): string[] {
    const packet = seat.getSnapshot();
    const { clock } = this.#parts;
    const { phrases } = this;
    const { words } = tellerFor(this.table.game, packet.view, seat.viewer);
    const left = ({ name, id, seconds }: Packet["timers"][number]): number => {
      if (!clock) return seconds;
      const end = this.#ends.get(`${name} ${id}`) ?? clock.now();
      return Math.max(0, Math.ceil((end - clock.now()) / 1000));
    };
    const how = this.#isPaused ? phrases.standsStillMeanwhile : clock ? phrases.stops : phrases.standsStill;
    const isAsked = packet.waiting.some((each) => each === seat.viewer);
    return [
      `${isAsked ? `${phrases.yourMove} ` : ""}${waitingLine(seat)}`,
      ...packet.timers.map((timer) => `${clean(words.timer({ ...timer, seconds: left(timer) }))} ${how}`),
    ];
  }

  #show(scene: () => Scene): void {
    this.screen.show(() => ({ phrases: this.phrases, ...scene() }));
  }

  /** Lets timers stand still until something is done: nobody is hurried while they read. */
  async #unhurried<T>(work: () => Promise<T>): Promise<T> {
    const { clock } = this.#parts;
    clock?.pause();
    this.#isPaused = clock !== undefined;
    try {
      return await work();
    } finally {
      this.#isPaused = false;
      clock?.resume();
    }
  }

  /** Shows a scene and waits for a line. */
  async ask(scene: () => Scene): Promise<string> {
    this.#show(scene);
    return (await this.screen.line()).trim();
  }

  /** Shows a scene and waits for a line, or for a packet that somebody at the keyboard was sent meanwhile. */
  async askOrHear(scene: () => Scene): Promise<Answer> {
    const news = new Promise<Answer>((resolve) => {
      this.#news = () => resolve("news");
    });
    const isTicking = this.#parts.clock !== undefined && this.table.match.timers.length > 0;
    this.#show(scene);
    const tick = isTicking ? setInterval(() => this.#show(scene), 1000) : undefined;
    try {
      const line = this.screen.line().then((text): Answer => ({ line: text.trim() }));
      return await Promise.race([line, news]);
    } finally {
      clearInterval(tick);
      this.#news = () => undefined;
    }
  }

  /** Shows lines, a screenful at a time. Timers stand still meanwhile. */
  async read(title: string, lines: readonly string[]): Promise<void> {
    await this.#unhurried(() => this.#readThrough(title, lines));
  }

  async #readThrough(title: string, lines: readonly string[]): Promise<void> {
    const { screen, phrases } = this;
    if (!screen.isLive) {
      screen.print([title, ...lines]);
      return;
    }
    for (let from = 0; from < lines.length;) {
      const shown = screen.fits(lines.slice(from), 3);
      const isLast = from + shown.length >= lines.length;
      const prompt = isLast ? phrases.goesBack : phrases.showsMore;
      const line = await this.ask(() => ({ title, status: shown, prompt }));
      if (line === "b") return;
      from += shown.length;
    }
  }

  /** Lets each random player that the table waits for make one move. Gives whether one did. */
  async letOthersAct(): Promise<boolean> {
    const { table, screen } = this;
    const { opponent, pace } = this.#parts;
    const bots = Array.from({ length: table.seats }, (_, at) => (this.#lastBot + 1 + at) % table.seats);
    let moved = false;
    for (const seat of bots.filter((each) => !this.people.includes(each))) {
      if (!table.match.waiting.includes(seat)) continue;
      if (pace > 0) await screen.until(new Promise((done) => setTimeout(done, pace)));
      if (!(await screen.until(opponent(seat)))) continue;
      moved = true;
      this.#lastBot = seat;
    }
    return moved;
  }

  /** The moves that only the table makes: a timer that is not waited for, a host's decision. */
  hostMoves(): { readonly label: string; readonly move: TableMoveOf<AnyGame> }[] {
    const { game, match, spectator } = this.table;
    const { words } = tellerFor(game, spectator.view);
    return match.choices("table").map((move) => ({ label: clean(words.move(move, spectator.view)), move }));
  }

  /** Does what means the same everywhere; gives what to say, or `undefined` when the line means something else. */
  async command(line: string): Promise<readonly string[] | undefined> {
    if (line === "q") throw new Left("quit", 0);
    if (line === "t") return this.#unhurried(() => this.#host());
    const [, file] = /^s(?:\s+(.+))?$/.exec(line) ?? [undefined, undefined];
    if (line !== "s" && file === undefined) return undefined;
    try {
      return [this.phrases.saved(this.save(file))];
    } catch (error) {
      return [this.phrases.notSaved(error instanceof Error ? error.message : String(error))];
    }
  }

  async #host(): Promise<readonly string[]> {
    const moves = this.hostMoves();
    const { phrases } = this;
    if (moves.length === 0) return [phrases.nothingForHost];
    const line = await this.ask(() => ({
      title: ` ${phrases.hostTitle} `,
      status: this.status(this.table.spectator),
      menu: moves.map(({ label }) => label),
      menuTitle: phrases.hostMay,
      prompt: phrases.hostPrompt,
    }));
    const chosen = moves[Number(line) - 1];
    if (!chosen) return [];
    const result = await this.table.play(chosen.move);
    if (result.ok) return [];
    const view: unknown = this.table.spectator.view;
    return [clean(tellerFor(this.table.game, view).words.rejection(result.rejection, view))];
  }
}
