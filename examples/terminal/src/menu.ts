import type { Json, PlayerSeat } from "@facedown/core";
import { tellerFor } from "./scene.js";
import { clean, humanize } from "./text.js";

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

/** What a line of the menu leads to. */
export type Entry =
  | { readonly label: string; readonly move: Move }
  | { readonly label: string; readonly kind: Kind }
  | { readonly label: string; readonly example: Move };

/** What this seat may do now, by kind, in the order of the game. */
export function kindsFor(seat: PlayerSeat): Kind[] {
  return seat.game.moveNames.flatMap((type) => {
    const choices = seat.choices(type) as Move[];
    const example = choices.length === 0 ? (seat.sample(type) as Move | undefined) : undefined;
    return choices.length === 0 && example === undefined ? [] : [{ type, choices, example }];
  });
}

/** From how many moves on the menu asks for the kind first. */
const many = 9;

/** The menu: every move, or the kinds of moves when there are many. */
export function menuOf(seat: PlayerSeat, kinds: readonly Kind[]): Entry[] {
  const { words } = tellerFor(seat.game, seat.view, seat.viewer);
  const label = (move: Move): string => clean(words.move(move, seat.view));
  const count = kinds.reduce((sum, { choices }) => sum + choices.length, 0);
  const listed = kinds.filter(({ choices }) => choices.length > 1);
  return kinds.flatMap((kind): Entry[] => {
    const { type, choices, example } = kind;
    if (example)
      return [{ label: `${humanize(type)} … (you type it; for example: ${label(example)})`, example }];
    if (choices.length === 1 || count <= many || (listed.length === 1 && kinds.length === 1))
      return choices.map((move) => ({ label: label(move), move }));
    const [first] = choices;
    return [
      {
        label: `${humanize(type)} … (${choices.length} ways${first ? `; the first: ${label(first)}` : ""})`,
        kind,
      },
    ];
  });
}

/** The moves of one kind, as a menu. */
export function choicesOf(seat: PlayerSeat, kind: Kind): Entry[] {
  const { words } = tellerFor(seat.game, seat.view, seat.viewer);
  return kind.choices.map((move) => ({ label: clean(words.move(move, seat.view)), move }));
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
  if (typed.length === 0) return [];
  const found = kinds
    .flatMap((kind) => choicesOf(seat, kind))
    .flatMap((entry) => ("move" in entry ? [{ move: entry.move, words: wordsOf(entry.label) }] : []))
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
  if (typeof example === "boolean") return /^y/i.test(text) ? true : /^n/i.test(text) ? false : text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
