import type { Json, PlayerSeat, Seat } from "@facedown/core";
import type { Scene } from "./frame.js";
import {
  choicesOf,
  fieldsOf,
  kindsFor,
  matching,
  menuOf,
  readField,
  readMove,
  shown,
  whyNot,
  type Entry,
  type Kind,
  type Move,
} from "./menu.js";
import { ruleLines, tableLines, tellerFor, viewLines } from "./scene.js";
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

const help = [
  "You see what your seat sees, and nothing else: cards that lie face down for you are counted only.",
  "Type the number of what you want to do and press Enter. Where a line ends with … there is more to choose.",
  "A move can also be typed in the words of the menu, or as JSON; if it is not legal you are told why.",
  "",
  "Enter alone, or w   wait: each of the random players that may act makes one move",
  "u      take your last move back, while nobody could notice",
  "v      the whole table, as you see it",
  "r      the rules of the game",
  "l      everything that you were told, from the start",
  "n      the next page of a long menu; b goes back",
  "t      what a host decides: not to wait for a timer, to close a discussion",
  "p      give the keyboard to somebody else",
  "s, or s FILE   save the game; the file holds every secret",
  "q, or Ctrl-C   stop; the game is saved, and you are told how to go on with it",
];

/** One person's turn at the keyboard: until a move is made, or the person waits. */
export class Turn {
  readonly #sitting: Sitting;
  readonly #seat: PlayerSeat;
  readonly #viewer: Seat;
  #kind: Kind | undefined;
  #page = 0;
  #notice: readonly string[] = [];

  constructor(sitting: Sitting, viewer: Seat, notice: readonly string[] = []) {
    this.#sitting = sitting;
    this.#viewer = viewer;
    this.#seat = sitting.table.seat(viewer);
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
    const kind = kinds.find(({ type }) => type === this.#kind?.type);
    this.#kind = kind;
    return kind ? choicesOf(this.#seat, kind) : menuOf(this.#seat, kinds);
  }

  #scene(entries: readonly Entry[]): Scene {
    const sitting = this.#sitting;
    const { game } = this.#seat;
    const view: unknown = this.#seat.view;
    const { title, words } = tellerFor(game, view, this.#seat.viewer);
    const phase = clean(words.phase(view));
    const { own, open } = viewLines(this.#seat, sitting.table.seats, sitting.table.spectator.view);
    return {
      title: ` ${[`You are ${sitting.name(this.#viewer)}`, phase, title].filter((part) => part !== "").join(" · ")} `,
      own,
      open: sitting.newsFirst(this.#viewer, open),
      log: toldOnce(sitting.news(this.#viewer)),
      notice: this.#notice,
      status: sitting.status(this.#seat),
      menu: entries.map(({ label }) => label),
      ...(this.#kind && { menuTitle: humanize(this.#kind.type) }),
      page: this.#page,
      keys: this.#keys(entries),
      prompt: entries.length > 0 ? "A number > " : "> ",
    };
  }

  #table(): string[] {
    const { table } = this.#sitting;
    return tableLines(this.#seat, table.seats, table.spectator.view);
  }

  #rules(): string[] {
    const rules = ruleLines(this.#seat.game);
    return rules.length > 0 ? rules : ["This game brings no rules to read."];
  }

  #keys(entries: readonly Entry[]): string[] {
    const sitting = this.#sitting;
    if (this.#kind) return ["b back", "? help"];
    return [
      entries.length > 0 ? "Enter waits" : "Enter goes on",
      ...(this.#seat.canUndo() ? ["u undo"] : []),
      ...(sitting.isShared ? ["p pass keyboard"] : []),
      ...(sitting.hostMoves().length > 0 ? ["t host"] : []),
      "q quit",
      ...(Object.keys(this.#seat.game.rulebook).length > 0 ? ["r rules"] : []),
      "v table",
      "l log",
      "s save",
      "? help",
    ];
  }

  async #follow(line: string, entries: readonly Entry[]): Promise<Ended | undefined> {
    const sitting = this.#sitting;
    if (/^\d+$/.test(line)) return this.#choose(Number(line), entries);
    if (this.#kind && (line === "" || line === "b")) {
      this.#kind = undefined;
      this.#page = 0;
      return undefined;
    }
    if (line === "" || line === "w") {
      sitting.mark(this.#viewer, this.#table());
      return "waited";
    }
    if (line === "p" && sitting.isShared) return "passed";
    if (line === "u") return this.#undo();
    if (line === "n") this.#page++;
    else if (line === "v") await this.#read("The table", this.#table());
    else if (line === "r") await this.#read("The rules", this.#rules());
    else if (line === "l") await this.#read("What happened", toldOnce(sitting.told(this.#viewer)));
    else if (line === "?" || line === "h" || line === "help") await this.#read("How to play here", help);
    else {
      const said = await sitting.command(line);
      if (said === undefined) return this.#typed(line);
      this.#notice = said;
    }
    return undefined;
  }

  async #read(title: string, lines: readonly string[]): Promise<void> {
    await this.#sitting.read(title, lines);
  }

  async #choose(number: number, entries: readonly Entry[]): Promise<Ended | undefined> {
    const entry = entries[number - 1];
    if (!entry) {
      this.#notice = [
        entries.length === 0
          ? "There is nothing to choose now. Enter goes on."
          : `There is no ${number} on the menu: it goes from 1 to ${entries.length}.`,
      ];
      return undefined;
    }
    if ("kind" in entry) {
      this.#kind = entry.kind;
      this.#page = 0;
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
    const name = humanize(field);
    const shownMove = clean(words.move(example, this.#seat.view));
    return this.#sitting.ask(() => ({
      ...scene,
      notice: [
        ...(refused === undefined ? [] : [`Not possible: ${refused}`]),
        `For example: ${shownMove} (${name.toLowerCase()}: ${clean(shown(value))}).`,
      ],
      keys: ["Enter alone goes back"],
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
      this.#notice = [`That may be ${found.length} moves: ${some}${found.length > 3 ? "; …" : ""}.`];
      return undefined;
    }
    const move = readMove(this.#seat, line);
    if (!move) {
      this.#notice = [`"${line.slice(0, 40)}" is not on the menu. Type a number, or ? for help.`];
      return undefined;
    }
    const isListed = kinds.some(({ type, choices }) => type === move.type && choices.length > 0);
    if (line.startsWith("{") || !isListed || whyNot(this.#seat, move) !== undefined) return this.#play(move);
    this.#notice = [`By its name and values that is "${label(move)}". Type its number.`];
    return undefined;
  }

  async #play(move: Move): Promise<Ended | undefined> {
    const refused = whyNot(this.#seat, move);
    if (refused !== undefined) {
      this.#notice = [`Not possible: ${refused}`];
      return undefined;
    }
    this.#sitting.mark(this.#viewer, this.#table());
    const result = await this.#seat.play(move);
    if (result.ok) return "moved";
    const { words } = tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer);
    this.#notice = [`Not possible: ${clean(words.rejection(result.rejection, this.#seat.view))}`];
    return undefined;
  }

  async #undo(): Promise<undefined> {
    const result = await this.#seat.undo();
    const { words } = tellerFor(this.#seat.game, this.#seat.view, this.#seat.viewer);
    if (!result.ok)
      this.#notice = [`Not possible: ${clean(words.rejection(result.rejection, this.#seat.view))}`];
    return undefined;
  }
}
