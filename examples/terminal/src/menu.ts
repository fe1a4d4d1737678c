import type { Json, PlayerSeat } from "@facedown/core";
import type { Phrases } from "./phrases.js";
import { tellerFor } from "./scene.js";
import { clean, inCommon } from "./text.js";

/** A move as it goes over the wire. */
export interface Move {
  readonly type: string;
  readonly [field: string]: Json;
}

/** One kind of move that a seat may make now. */
export interface Kind {
  readonly type: string;
  readonly choices: readonly Move[];
  /** A legal move to show, where the inputs cannot be listed and have to be typed. */
  readonly example: Move | undefined;
}

/** The value of a field as JSON; or, where a number stands for the field, the word at that place of the label. */
type Decided = readonly [field: string | number, value: string];

/** A group of moves of one kind, opened to choose among them. */
export interface Group {
  readonly type: string;
  /** What its line of the menu says. */
  readonly label: string;
  /** What is decided: the values that all of its moves have in common. */
  readonly decided: readonly Decided[];
}

/** What a line of the menu leads to. */
export type Entry =
  | { readonly label: string; readonly move: Move }
  | { readonly label: string; readonly group: Group }
  | { readonly label: string; readonly example: Move };

/** What this seat may do now, by kind, in the order of the game. */
export function kindsFor(seat: PlayerSeat): Kind[] {
  return seat.game.moveNames.flatMap((type) => {
    const choices = seat.choices(type) as Move[];
    const example = choices.length === 0 ? (seat.sample(type) as Move | undefined) : undefined;
    return choices.length === 0 && example === undefined ? [] : [{ type, choices, example }];
  });
}

/** From how many moves on the menu asks for what they have in common first. */
const many = 9;

type Labeled = (move: Move) => string;

function valueAt(move: Move, field: string | number, label: Labeled): string {
  return typeof field === "number"
    ? (label(move).split(" ")[field] ?? "")
    : JSON.stringify(move[field] ?? null);
}

/** At which word the labels of these moves begin to differ. */
function firstDifference(moves: readonly Move[], label: Labeled): number {
  const common = inCommon(moves.map(label)) ?? "…";
  return common.split(" ").indexOf("…");
}

/** What a group of moves is called: what their labels have in common, or else the first of them. */
function groupLabel(moves: readonly Move[], label: Labeled): string {
  return inCommon(moves.map(label)) ?? `${moves[0] ? label(moves[0]) : ""}; …`;
}

/**
 * The moves as groups by the first field that makes some which their labels tell apart, or else by the first word in
 * which the labels differ; `undefined` for none.
 */
function grouped(
  moves: readonly Move[],
  { type, decided }: Pick<Group, "type" | "decided">,
  label: Labeled,
  phrases: Phrases,
): Entry[] | undefined {
  const fields = fieldsOf(moves[0] ?? { type }).map(([field]) => field);
  for (const field of [...fields, firstDifference(moves, label)]) {
    const parts = new Map<string, Move[]>();
    for (const move of moves) {
      const value = valueAt(move, field, label);
      parts.set(value, [...(parts.get(value) ?? []), move]);
    }
    const labels = [...parts.values()].map((part) => inCommon(part.map(label)) ?? label(part[0] ?? { type }));
    if (parts.size < 2 || parts.size === moves.length || new Set(labels).size < parts.size) continue;
    return [...parts].map(([value, part], at): Entry => {
      const [only] = part;
      if (part.length === 1 && only) return { label: label(only), move: only };
      const name = labels[at] ?? "";
      const group: Group = { type, label: name, decided: [...decided, [field, value]] };
      return { label: phrases.ways(name, part.length), group };
    });
  }
  return undefined;
}

/** What has to be typed, with what stands for it left open: `Send …`. */
function typedLabel(example: Move, label: Labeled, phrases: Phrases): string {
  const text = label(example);
  const open = fieldsOf(example).reduce((now, [, value]) => now.replace(clean(shown(value)), "…"), text);
  return open === text ? phrases.typedToo(text) : phrases.typed(open, text);
}

function labelFor(seat: PlayerSeat): Labeled {
  const { words } = tellerFor(seat.game, seat.view, seat.viewer);
  return (move) => clean(words.move(move, seat.view));
}

/** The menu: every move, or what the moves of a kind have in common when there are many. */
export function menuOf(seat: PlayerSeat, kinds: readonly Kind[]): Entry[] {
  const { phrases } = tellerFor(seat.game, seat.view, seat.viewer);
  const label = labelFor(seat);
  const count = kinds.reduce((sum, { choices }) => sum + choices.length, 0);
  const [only] = kinds;
  if (kinds.length === 1 && only && !only.example)
    return entriesIn(seat, only, { type: only.type, label: "", decided: [] });
  return kinds.flatMap(({ type, choices, example }): Entry[] => {
    if (example) return [{ label: typedLabel(example, label, phrases), example }];
    if (choices.length === 1 || count <= many) return choices.map((move) => ({ label: label(move), move }));
    const name = groupLabel(choices, label);
    return [{ label: phrases.ways(name, choices.length), group: { type, label: name, decided: [] } }];
  });
}

/** The moves of a group. */
function movesIn({ choices }: Kind, { decided }: Group, label: Labeled): Move[] {
  return choices.filter((move) => decided.every(([field, value]) => valueAt(move, field, label) === value));
}

/** The moves of a group as a menu, in smaller groups where there are many. Empty when there are none any more. */
export function entriesIn(seat: PlayerSeat, kind: Kind, group: Group): Entry[] {
  const { phrases } = tellerFor(seat.game, seat.view, seat.viewer);
  const label = labelFor(seat);
  const moves = movesIn(kind, group, label);
  const parts = moves.length > many ? grouped(moves, group, label, phrases) : undefined;
  return parts ?? moves.map((move) => ({ label: label(move), move }));
}

function valueOf(word: string): Json {
  if (/^-?\d{1,15}$/.test(word)) return Number(word);
  if (word === "true" || word === "false") return word === "true";
  return word;
}

/** A value of a move as it is typed. */
export function shown(value: Json | undefined): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

/** The field at which this move is not readable, if it is one. */
function unreadable(seat: PlayerSeat, move: Move): string | undefined {
  const rejection = seat.explain(move);
  if (rejection?.code !== "bad-input") return undefined;
  const { path } = rejection.parameters;
  const [, field] = /^move\.([A-Za-z0-9_]+)/.exec(typeof path === "string" ? path : "") ?? [];
  return field;
}

/**
 * Reads a move that was typed, legal or not: as JSON, or as its name and the values of its fields in order
 * (`answer 4`). `undefined` for anything else.
 */
export function readMove(seat: PlayerSeat, text: string): Move | undefined {
  if (text.startsWith("{")) {
    try {
      return JSON.parse(text) as Move;
    } catch {
      return undefined;
    }
  }
  const [name = "", ...words] = text.split(/\s+/);
  const type = seat.game.moveNames.find((each) => each.toLowerCase() === name.toLowerCase());
  if (type === undefined) return undefined;
  let move: Move = { type };
  let last: string | undefined;
  for (const word of words) {
    const field = unreadable(seat, move);
    if (field !== undefined && field !== last) {
      last = field;
      const asValue = { ...move, [field]: valueOf(word) };
      move = unreadable(seat, asValue) === field ? { ...move, [field]: word } : asValue;
    } else if (last !== undefined) move = { ...move, [last]: `${shown(move[last])} ${word}` };
  }
  return move;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The choices whose label holds every word that was typed; only those of exactly this label, if there are any. */
export function matching(seat: PlayerSeat, kinds: readonly Kind[], text: string): Move[] {
  const typed = wordsOf(text);
  const label = labelFor(seat);
  if (typed.length === 0) return [];
  const found = kinds
    .flatMap(({ choices }) => choices.map((move) => ({ move, words: wordsOf(label(move)) })))
    .filter(({ words }) => typed.every((word) => words.includes(word)));
  const exact = found.filter(({ words }) => words.length === typed.length);
  return (exact.length > 0 ? exact : found).map(({ move }) => move);
}

/** Why a move is refused, as a sentence; `undefined` when it is legal. */
export function whyNot(seat: PlayerSeat, move: Move): string | undefined {
  const rejection = seat.explain(move);
  const { words } = tellerFor(seat.game, seat.view, seat.viewer);
  return rejection && clean(words.rejection(rejection, seat.view));
}

/** The fields of a move that have to be typed. */
export function fieldsOf(example: Move): [name: string, value: Json][] {
  return Object.entries(example).filter(([name]) => name !== "type");
}

/** A field as it was typed, of the kind that its example has. */
export function readField(text: string, example: Json): Json {
  if (typeof example === "string") return text;
  if (typeof example === "number") return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (typeof example === "boolean") return /^[ys]/i.test(text) ? true : /^n/i.test(text) ? false : text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
