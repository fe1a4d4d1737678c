import type { Json, PlayerSeat, Seat } from "@facedown/core";
import type { Scene } from "./frame.js";
import {
  entriesIn,
  fieldsOf,
  kindsFor,
  matching,
  menuOf,
  readField,
  readMove,
  shown,
  whyNot,
  type Entry,
  type Group,
  type Move,
} from "./menu.js";
import type { Phrases } from "./phrases.js";
import { cardLines, pendingLines, ruleLines, tableLines, tellerFor, viewLines } from "./scene.js";
import type { Sitting } from "./sitting.js";
import { clean, humanize, toldOnce } from "./text.js";

/** How a turn at the keyboard ended. */
export type Ended =
  | "moved"
  | "waited"
  /** Something else changed: a timer ran out, the host decided, a move was taken back. */
  | "changed"
  /** Somebody else wants the keyboard. */
  | "passed";

/** One person's turn at the keyboard: until a move is made, or the person waits. */
export class Turn {
  readonly #sitting: Sitting;
  readonly #seat: PlayerSeat;
  readonly #viewer: Seat;
  readonly #phrases: Phrases;
  /** What was opened in the menu, the last on top. */
  #opened: readonly Group[] = [];
  #page = 0;
  #notice: readonly string[] = [];

  constructor(sitting: Sitting, viewer: Seat, notice: readonly string[] = []) {
    this.#sitting = sitting;
    this.#viewer = viewer;
    this.#seat = sitting.table.seat(viewer);
    this.#phrases = sitting.phrases;
    this.#notice = notice;
  }

  async take(): Promise<Ended> {
    for (;;) {
      const entries = this.#entries();
      const answer = await this.#sitting.askOrHear(() => this.#scene(entries));
      if (answer === "news") return "changed";
      this.#notice = [];
      const { match } = this.#sitting.table;
      const ended = await this.#follow(answer.line, entries);
      if (ended) return ended;
      if (this.#sitting.table.match !== match) return "changed";
    }
  }

  #entries(): Entry[] {
    const kinds = kindsFor(this.#seat);
    for (; this.#opened.length > 0; this.#opened = this.#opened.slice(0, -1)) {
      const group = this.#opened.at(-1);
      const kind = kinds.find(({ type }) => type === group?.type);
      const entries = kind && group ? entriesIn(this.#seat, kind, group) : [];
      if (entries.length > 0) return entries;
    }
    return menuOf(this.#seat, kinds);
  }

  #scene(entries: readonly Entry[]): Scene {
    const sitting = this.#sitting;
    const { game } = this.#seat;
    const view: unknown = this.#seat.view;
    const { title, words } = tellerFor(game, view, this.#seat.viewer);
    const phase = clean(words.phase(view));
    const { own, open } = viewLines(this.#seat, sitting.table.seats, sitting.table.spectator.view);
    const pending = pendingLines(this.#seat);
    const besides = (lines: readonly string[]): string[] => lines.filter((line) => !pending.includes(line));
    const group = this.#opened.at(-1);
    const phrases = this.#phrases;
    return {
      title: ` ${[phrases.youAre(sitting.name(this.#viewer)), phase, title].filter((part) => part !== "").join(" · ")} `,
      own: besides(own),
      open: besides(sitting.newsFirst(this.#viewer, open)),
      log: toldOnce(sitting.news(this.#viewer), phrases.times),
      notice: this.#notice,
      status: sitting.status(this.#seat),
      pending,
      menu: entries.map(({ label }) => label),
      ...(group && { menuTitle: group.label }),
      page: this.#page,
      keys: this.#keys(entries),
      prompt: entries.length > 0 ? phrases.number : "> ",
    };
  }

  #table(): string[] {
    const { table } = this.#sitting;
    return tableLines(this.#seat, table.seats, table.spectator.view);
  }

  #rules(): string[] {
    const rules = ruleLines(this.#seat.game);
    return rules.length > 0 ? rules : [this.#phrases.noRules];
  }

  #cards(): string[] {
    return cardLines(this.#seat, this.#sitting.table.spectator.view);
  }

  #readable(): string[] {
    const cards = this.#cards();
    return cards.length > 0 ? cards : [this.#phrases.noCards];
  }

  #keys(entries: readonly Entry[]): string[] {
    const sitting = this.#sitting;
    const { keys } = this.#phrases;
    if (this.#opened.length > 0) return [keys.back, keys.help];
    return [
      entries.length > 0 ? keys.waits : keys.goesOn,
      ...(this.#seat.canUndo() ? [keys.undo] : []),
      ...(sitting.isShared ? [keys.pass] : []),
      ...(sitting.hostMoves().length > 0 ? [keys.host] : []),
      keys.quit,
      ...(this.#cards().length > 0 ? [keys.cards] : []),
      ...(Object.keys(this.#seat.game.rulebook).length > 0 ? [keys.rules] : []),
      keys.table,
      keys.log,
      keys.save,
      keys.help,
    ];
  }

  async #follow(line: string, entries: readonly Entry[]): Promise<Ended | undefined> {
    const sitting = this.#sitting;
    if (/^\d+$/.test(line)) return this.#choose(Number(line), entries);
    const phrases = this.#phrases;
    if (this.#opened.length > 0 && (line === "" || line === "b")) {
      this.#open(this.#opened.slice(0, -1));
      return undefined;
    }
    if (line === "" || line === "w") {
      sitting.mark(this.#viewer, this.#table());
      return "waited";
    }
    if (line === "p" && sitting.isShared) return "passed";
    if (line === "u") return this.#undo();
    if (line === "n") this.#page++;
    else if (line === "v") await sitting.read(phrases.table, this.#table());
    else if (line === "c") await sitting.read(phrases.cards, this.#readable());
    else if (line === "r") await sitting.read(phrases.rules, this.#rules());
    else if (line === "l")
      await sitting.read(phrases.happened, toldOnce(sitting.told(this.#viewer), phrases.times));
    else if (line === "?" || line === "h" || line === "help")
      await sitting.read(phrases.howToPlay, phrases.help);
    else {
      const said = await sitting.command(line);
      if (said === undefined) return this.#typed(line);
      this.#notice = said;
    }
    return undefined;
  }

  #open(groups: readonly Group[]): void {
    this.#opened = groups;
    this.#page = 0;
  }

  async #choose(number: number, entries: readonly Entry[]): Promise<Ended | undefined> {
    const entry = entries[number - 1];
    if (!entry) {
      this.#notice = [
        entries.length === 0
          ? this.#phrases.nothingToChoose
          : this.#phrases.notOnMenu(number, entries.length),
      ];
      return undefined;
    }
    if ("group" in entry) {
      this.#open([...this.#opened, entry.group]);
      return undefined;
    }
    const move = "move" in entry ? entry.move : await this.#typeFields(entry.example);
    return move && this.#play(move);
  }

  /** Asks for the fields of a move, again while it is refused; `undefined` when the person goes back. */
  async #typeFields(example: Move): Promise<Move | undefined> {
    for (let refused: string | undefined; ;) {
      let move: Move = { type: example.type };
      for (const [field, value] of fieldsOf(example)) {
        const line = await this.#askField(example, field, value, refused);
        if (line === "") return undefined;
        move = { ...move, [field]: readField(line, value) };
      }
      refused = whyNot(this.#seat, move);
      if (refused === undefined) return move;
    }
  }

  #askField(example: Move, field: string, value: Json, refused: string | undefined): Promise<string> {
    const { words } = tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer);
    const { menu: _menu, keys: _keys, ...scene } = this.#scene([]);
    const phrases = this.#phrases;
    const name = phrases.field(humanize(field), fieldsOf(example).length);
    const shownMove = clean(words.move(example, this.#seat.view));
    return this.#sitting.ask(() => ({
      ...scene,
      notice: [
        ...(refused === undefined ? [] : [phrases.notPossible(refused)]),
        phrases.example(shownMove, name, clean(shown(value))),
      ],
      keys: [phrases.keys.enterBack],
      prompt: `${name} > `,
    }));
  }

  /**
   * A move in words: what the menu calls it, or its name and values. Where the menu lists a kind of move, name and
   * values are explained and not played: the menu may count from another number than the rules do.
   */
  async #typed(line: string): Promise<Ended | undefined> {
    const kinds = kindsFor(this.#seat);
    const found = matching(this.#seat, kinds, line);
    if (found.length === 1 && found[0]) return this.#play(found[0]);
    const label = (move: Move): string =>
      clean(tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer).words.move(move, this.#seat.view));
    if (found.length > 1) {
      const some = found.slice(0, 3).map(label).join("; ");
      this.#notice = [this.#phrases.manyMoves(found.length, `${some}${found.length > 3 ? "; …" : ""}`)];
      return undefined;
    }
    const move = readMove(this.#seat, line);
    if (!move) {
      this.#notice = [this.#phrases.meansNothing(line.slice(0, 40))];
      return undefined;
    }
    const isListed = kinds.some(({ type, choices }) => type === move.type && choices.length > 0);
    if (line.startsWith("{") || !isListed || whyNot(this.#seat, move) !== undefined) return this.#play(move);
    this.#notice = [this.#phrases.byNumber(label(move))];
    return undefined;
  }

  async #play(move: Move): Promise<Ended | undefined> {
    const refused = whyNot(this.#seat, move);
    if (refused !== undefined) {
      this.#notice = [this.#phrases.notPossible(refused)];
      return undefined;
    }
    this.#sitting.mark(this.#viewer, this.#table());
    const result = await this.#seat.play(move);
    if (result.ok) return "moved";
    const { words } = tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer);
    this.#notice = [this.#phrases.notPossible(clean(words.rejection(result.rejection, this.#seat.view)))];
    return undefined;
  }

  async #undo(): Promise<undefined> {
    const result = await this.#seat.undo();
    const { words } = tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer);
    if (!result.ok)
      this.#notice = [this.#phrases.notPossible(clean(words.rejection(result.rejection, this.#seat.view)))];
    return undefined;
  }
}
