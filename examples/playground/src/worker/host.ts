import {
  describe,
  openTable,
  readRecord,
  replay,
  startMatch,
  systemClock,
  toRecord,
  type AnyGame,
  type Clock,
  type Json,
  type Match,
  type Seat,
  type Table,
  type Viewer,
} from "@facedown/core";
import { serveSeats, type SeatPort } from "@facedown/core/remote";
import { deduceFrom } from "../deduction/deductions.js";
import { variantOf } from "../game-entry.js";
import { entryOf } from "../games.js";
import type { Chosen, Requests, Status, Told } from "../protocol.js";
import { tell } from "../told.js";
import { allSeeing } from "./eyes.js";
import { History } from "./history.js";
import { Opponents } from "./opponents.js";
import type { Storage } from "./storage.js";

type Setting = Pick<Chosen, "game" | "variant" | "people">;
type Answer<K extends keyof Requests> = Requests[K]["answer"];
/** How many seconds timers have left, by name. */
type Left = Readonly<Record<string, number>>;

/** What is kept of a table while the page is away. */
interface Kept extends Setting {
  readonly record: unknown;
  readonly lines: readonly unknown[];
  readonly left?: Left;
}

/** How often a table whose timers run is kept anew, in milliseconds. */
const often = 1000;

interface Sitting {
  readonly number: number;
  readonly game: AnyGame;
  readonly language: string;
  readonly setting: Setting;
  readonly table: Table;
  readonly others: Opponents;
  readonly stops: (() => void)[];
  /** What ends the seats that nobody at this screen holds: they are for the referee's eyes. */
  readonly eyes: (() => void)[];
  /** When each timer that runs began, in milliseconds of this worker. */
  readonly began: Map<string, { readonly id: string | number; readonly at: number }>;
}

function problemOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How many milliseconds of each running timer of a match are over, in their order. */
function passedOf(match: Match, left: Left): number[] {
  return match.timers.map(({ name, seconds }) => {
    const rest = Object.hasOwn(left, name) ? Number(left[name]) : seconds;
    return 1000 * Math.min(seconds, Math.max(0, seconds - rest));
  });
}

/** A clock on which the first timers that it is asked for have begun so many milliseconds ago. */
function clockAfter(passed: readonly number[]): Clock {
  const over = [...passed];
  return { after: (milliseconds, run) => systemClock.after(milliseconds - (over.shift() ?? 0), run) };
}

function isSetting(value: unknown): value is Kept {
  const { game, variant, people } = (value ?? {}) as Partial<Kept>;
  return (
    typeof game === "string" &&
    typeof variant === "string" &&
    Array.isArray(people) &&
    people.every((seat) => Number.isInteger(seat))
  );
}

/** Holds the table: what the page may know of it goes through seats, and everything else stays here. */
export class Host {
  readonly #storage: Storage;
  readonly #report: (status: Status | null) => void;
  #sitting: Sitting | undefined;
  #tables = 0;
  #pace = 800;
  #isReferee = false;
  #isKept = true;
  #lines: Match[] = [];
  #journal = 0;
  #histories = new Map<Viewer, History>();
  #saving = false;
  #nextSave: ReturnType<typeof setTimeout> | undefined;

  constructor(storage: Storage, report: (status: Status | null) => void) {
    this.#storage = storage;
    this.#report = report;
  }

  #here(): Sitting {
    if (!this.#sitting) throw new Error("there is no table");
    return this.#sitting;
  }

  #set(setting: Setting, game: AnyGame, match: Match, lines: Match[], left: Left = {}): void {
    this.#clear();
    this.#lines = lines;
    this.#isReferee = false;
    this.#begin(setting, game, match, left);
  }

  #begin(setting: Setting, game: AnyGame, match: Match, left: Left): void {
    const entry = entryOf(setting.game);
    const language = entry ? variantOf(entry, setting.variant).language : "en";
    const passed = passedOf(match, left);
    const table = openTable(match, { clock: clockAfter(passed), onError: (error) => this.#fail(error) });
    const others = new Opponents(table, setting.people);
    others.pace = this.#pace;
    const stops: (() => void)[] = [];
    const number = ++this.#tables;
    const began = new Map(
      match.timers.map(({ name, id }, at) => [name, { id, at: performance.now() - (passed[at] ?? 0) }]),
    );
    this.#sitting = { number, game, language, setting, table, others, stops, eyes: [], began };
    this.#journal = match.length;
    const changed = (): void => {
      this.#changed();
    };
    for (const seat of [table.spectator, ...Array.from({ length: table.seats }, (_, at) => table.seat(at))])
      stops.push(seat.subscribe(changed, { after: seat.getSnapshot().at }));
    others.wake();
    this.#save();
    this.#tell();
  }

  #keepTime(): void {
    const { table, began } = this.#here();
    const { timers } = table.match;
    for (const name of began.keys()) if (!timers.some((timer) => timer.name === name)) began.delete(name);
    for (const { name, id } of timers)
      if (began.get(name)?.id !== id) began.set(name, { id, at: performance.now() });
  }

  /** How many seconds each timer has left. */
  #left(): Left {
    const { table, began } = this.#here();
    return Object.fromEntries(
      table.match.timers.map(({ name, seconds }) => {
        const passed = (performance.now() - (began.get(name)?.at ?? performance.now())) / 1000;
        return [name, Math.max(0, seconds - passed)];
      }),
    );
  }

  #fail(error: unknown): void {
    console.error(error);
  }

  #clear(): void {
    const sitting = this.#sitting;
    this.#sitting = undefined;
    this.#histories.clear();
    clearTimeout(this.#nextSave);
    if (!sitting) return;
    sitting.others.stop();
    for (const stop of [...sitting.stops, ...sitting.eyes]) stop();
    sitting.table.close();
  }

  #changed(): void {
    const { table, others, setting } = this.#here();
    const { match } = table;
    if (match.length > this.#journal) {
      const news = match.journal().slice(this.#journal);
      if (news.some(({ by }) => by === "table" || setting.people.includes(by))) others.goOn();
    }
    this.#journal = match.length;
    this.#keepTime();
    others.wake();
    this.#save();
    this.#tell();
  }

  #tell(): void {
    this.#report(this.#status());
  }

  #status(): Status | null {
    if (!this.#sitting) return null;
    const { number, game, language, setting, table, others } = this.#sitting;
    const { view } = table.spectator;
    const words = describe(game, language, "spectator");
    return {
      ...setting,
      table: number,
      seats: table.seats,
      names: Array.from({ length: table.seats }, (_, seat) => words.seat(seat, view)),
      waiting: table.match.waiting,
      isOver: table.match.outcome !== null,
      isReferee: this.#isReferee,
      isKept: this.#isKept,
      pace: this.#pace,
      othersWait: others.wait,
      hostMoves: table.match
        .choices("table")
        .map((move: Json) => ({ text: words.move(move as never, view), move })),
      lines: this.#lines.map(({ length }) => length),
    };
  }

  /** Keeps the table once what is going on now is through, and again while timers run. */
  #save(): void {
    if (this.#saving) return;
    this.#saving = true;
    setTimeout(() => {
      this.#saving = false;
      if (!this.#sitting) return;
      const { setting, table } = this.#sitting;
      const record = toRecord(table.match);
      const kept: Kept = { ...setting, record, lines: this.#lines.map(toRecord), left: this.#left() };
      this.#storage.put(JSON.stringify(kept)).catch((error: unknown) => {
        this.#fail(error);
      });
      clearTimeout(this.#nextSave);
      if (table.match.timers.length > 0) this.#nextSave = setTimeout(() => this.#save(), often);
    }, 0);
  }

  #history(viewer: Viewer): History {
    this.#mustSee(viewer);
    const { match } = this.#here().table;
    let history = this.#histories.get(viewer);
    if (history?.match !== match) {
      history = new History(match, viewer);
      this.#histories.set(viewer, history);
    }
    return history;
  }

  #mustSee(viewer: Viewer): void {
    const { people } = this.#here().setting;
    const isHere = viewer === "spectator" ? people.length === 0 : people.includes(viewer);
    if (!isHere && !this.#isReferee) throw new Error("nobody at this screen sits there");
  }

  /** Sets a table. */
  async open(chosen: Chosen): Promise<Answer<"open">> {
    const entry = entryOf(chosen.game);
    if (!entry) return { ok: false, problem: `There is no game called ${chosen.game}.` };
    try {
      this.#isKept = await this.#storage.isOurs();
      const game = await variantOf(entry, chosen.variant).load();
      const { seats, options, seed } = chosen;
      const match = startMatch(game, { seats, options, ...(seed !== null && { seed }) });
      const people = chosen.people.filter((seat) => seat < seats);
      this.#set({ game: chosen.game, variant: chosen.variant, people }, game, match, []);
      return { ok: true };
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
  }

  /** Sets the table that was kept. */
  async resume(): Promise<boolean> {
    if (this.#sitting) {
      this.#tell();
      return true;
    }
    try {
      this.#isKept = await this.#storage.isOurs();
      const text = await this.#storage.get();
      if (typeof text !== "string") return false;
      const kept: unknown = JSON.parse(text);
      if (!isSetting(kept)) return false;
      const entry = entryOf(kept.game);
      if (!entry) return false;
      const game = await variantOf(entry, kept.variant).load();
      const match = replay(game, kept.record);
      if (!match.ok) return false;
      const lines = kept.lines.flatMap((record) => {
        const line = replay(game, record);
        return line.ok ? [line.value] : [];
      });
      const { game: name, variant, people } = kept;
      this.#set({ game: name, variant, people }, game, match.value, lines, kept.left);
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  /** Sets a table from a record, or says why not; then nothing has changed. */
  async load(text: string): Promise<Answer<"load">> {
    this.#isKept = await this.#storage.isOurs();
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return { ok: false, problem: `It is no JSON: ${problemOf(error)}.` };
    }
    const wrapped = (typeof value === "object" && value !== null ? value : {}) as Partial<Kept>;
    const record = readRecord("record" in wrapped ? wrapped.record : value);
    if (!record.ok) return { ok: false, problem: said(record.error) };
    const entry = entryOf(record.value.game);
    if (!entry) return { ok: false, problem: `It is of a game that is not here: ${record.value.game}.` };
    for (const variant of entry.variants) {
      const game = await variant.load();
      const match = replay(game, record.value);
      if (!match.ok) {
        if (match.error.code === "other-content" && variant !== entry.variants.at(-1)) continue;
        return { ok: false, problem: said(match.error) };
      }
      const { people: found } = wrapped;
      const isHere = (seat: unknown): seat is Seat =>
        Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < record.value.seats;
      const people = Array.isArray(found) ? found.filter(isHere) : [0];
      this.#set({ game: entry.name, variant: variant.id, people }, game, match.value, []);
      return { ok: true };
    }
    return { ok: false, problem: "It was played with other cards." };
  }

  /** Lets the other end of a port sit at the table. */
  sit(viewer: Viewer, port: SeatPort): Answer<"sit"> {
    const { table, game, language, stops, eyes, setting } = this.#here();
    try {
      this.#mustSee(viewer);
    } catch (error) {
      return { ok: false, problem: problemOf(error) };
    }
    const isOwn = viewer === "spectator" ? setting.people.length === 0 : setting.people.includes(viewer);
    (isOwn ? stops : eyes).push(serveSeats(table, port, { viewers: [viewer] }));
    const seat = viewer === "spectator" ? table.spectator : table.seat(viewer);
    const told: Told[] = this.#history(viewer)
      .frames.slice(this.#openFrom(viewer))
      .map((frame) => tell(game, language, viewer, frame));
    return { ok: true, after: seat.getSnapshot().at, told, left: this.#left() };
  }

  /** Switches the referee's eyes on or off. */
  referee(on: boolean): void {
    this.#isReferee = on;
    if (!on) for (const stop of this.#here().eyes.splice(0)) stop();
    this.#tell();
  }

  /** Lets random players make a move each. */
  others(): void {
    this.#here().others.goOn();
    this.#tell();
  }

  /** How fast random players are. */
  pace(milliseconds: number): void {
    this.#pace = Math.max(0, Math.min(10_000, Math.round(milliseconds) || 0));
    if (this.#sitting) this.#sitting.others.pace = this.#pace;
    this.#tell();
  }

  /** Makes a move of the table. */
  async host(move: Json): Promise<Answer<"host">> {
    const result = await this.#here().table.play(move as never);
    return result.ok ? null : result.rejection;
  }

  /** How many positions a viewer has seen, and the first that may be looked at again. */
  positions(viewer: Viewer): Answer<"positions"> {
    return { count: this.#history(viewer).lengths.length, openFrom: this.#openFrom(viewer) };
  }

  #openFrom(viewer: Viewer): number {
    const isOpen = this.#isReferee || this.#here().table.match.outcome !== null;
    return isOpen ? 0 : this.#history(viewer).openFrom;
  }

  #mayLook(viewer: Viewer, position: number): void {
    if (position < this.#openFrom(viewer)) throw new Error("what was hidden since is not for a second look");
  }

  /** What a viewer saw at one of its positions. */
  look(viewer: Viewer, position: number): unknown {
    const frame = this.#history(viewer).frames[position];
    this.#mayLook(viewer, position);
    if (!frame) throw new Error(`there is no position ${position}`);
    return frame;
  }

  /** What can be worked out from what a viewer received, and from nothing else. */
  async deduce(viewer: Viewer): Promise<Answer<"deduce">> {
    const { frames } = this.#history(viewer);
    const { game, language, table } = this.#here();
    return deduceFrom({
      game,
      words: describe(game, language, viewer),
      options: table.match.options as Readonly<Record<string, Json>>,
      views: frames.map(({ view }) => view as unknown),
    });
  }

  /** Goes back to a position; the way so far is kept. */
  branch(viewer: Viewer, position: number): void {
    const { table } = this.#here();
    const length = this.#history(viewer).lengths[position];
    if (length === undefined) throw new Error(`there is no position ${position}`);
    this.#mayLook(viewer, position);
    if (length === table.match.length) return;
    this.#lines.push(table.match);
    table.rewind(length);
  }

  /** Goes on with a way that was tried before; the current one is kept in its place. */
  line(index: number): void {
    const { table, game, setting } = this.#here();
    const line = this.#lines[index];
    if (!line) throw new Error(`there is no way ${index}`);
    const lines = this.#lines.with(index, table.match);
    const isReferee = this.#isReferee;
    this.#set(setting, game, line, lines);
    this.#isReferee = isReferee;
    this.#tell();
  }

  /** The record of the game, with who sits here. */
  record(): string {
    const { setting, table } = this.#here();
    return JSON.stringify({ people: setting.people, record: toRecord(table.match) });
  }

  /** The whole state as a view, for the referee alone. */
  eyes(): unknown {
    if (!this.#isReferee) throw new Error("the referee's eyes are closed");
    return allSeeing(this.#here().table.match);
  }

  /** Clears the table. */
  leave(): void {
    this.#clear();
    this.#lines = [];
    void this.#storage.put(null).catch(() => undefined);
    this.#tell();
  }
}

function said({ path, expected, code }: { path: string; expected: string; code: string }): string {
  return `${path} is not right (${code}): right would be ${expected}.`;
}
