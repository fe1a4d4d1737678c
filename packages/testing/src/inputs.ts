import type { AnyGame, Json } from "@facedown/core";
import type { WireMove } from "./asking.js";
import { pickOf, type Picker } from "./picker.js";

type Fields = Readonly<Record<string, unknown>>;

/** The values that a schema lists itself, where it is a Valibot schema that does; bounded by 40. */
function listed(schema: unknown): Json[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, options, literal, wrapped, entries } = schema as Fields;
  if (type === "boolean") return [false, true];
  if (type === "literal") return [literal as Json];
  if (type === "nullable" || type === "optional" || type === "nullish")
    return [...(type === "optional" ? [] : [null]), ...listed(wrapped)];
  if (!Array.isArray(options) || entries !== undefined) return [];
  return options
    .flatMap((option): Json[] =>
      typeof option === "object" && option !== null ? listed(option) : [option as Json],
    )
    .slice(0, 40);
}

/** Well-formed moves of a game, collected while it is played: what may be tried where it is not legal. */
export class Pool {
  readonly #game: AnyGame;
  readonly #moves: WireMove[] = [];
  readonly #known = new Set<string>();
  readonly #values = new Map<string, Map<string, Json>>();

  constructor(game: AnyGame) {
    this.#game = game;
    for (const [type, move] of Object.entries(game.inside.definition.moves)) {
      const entries = (move.input as { readonly entries?: Fields } | undefined)?.entries;
      for (const [field, schema] of Object.entries(entries ?? {}))
        for (const value of listed(schema)) this.#value(`${type}.${field}`, value);
    }
  }

  /** How many moves are known. */
  get size(): number {
    return this.#moves.length;
  }

  #value(field: string, value: Json): void {
    const values = this.#values.get(field) ?? new Map<string, Json>();
    this.#values.set(field, values);
    if (values.size < 60) values.set(JSON.stringify(value), value);
  }

  /** Remembers a well-formed move. */
  add(move: WireMove): void {
    const text = JSON.stringify(move);
    if (this.#known.has(text)) return;
    this.#known.add(text);
    this.#moves.push(move);
    for (const [field, value] of Object.entries(move))
      if (field !== "type") this.#value(`${move.type}.${field}`, value);
  }

  /** One of the first `size` moves that were collected; `undefined` when there is none. */
  one(pick: Picker, size = this.size): WireMove | undefined {
    return size === 0 ? undefined : pickOf(this.#moves.slice(0, size), pick);
  }

  /** The values that a field may be tried with: those met, and their neighbors. */
  values(field: string): Json[] {
    const met = [...(this.#values.get(field)?.values() ?? [])];
    const numbers = met.filter((value) => typeof value === "number");
    if (numbers.length === 0) return met;
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return [...new Set([...met, low - 1, high + 1, 0, 1])];
  }

  /** A move of this type whose fields are mixed from what was met; it may be of no use. */
  mixed(type: string, pick: Picker): WireMove | undefined {
    const move = this.#game.inside.definition.moves[type];
    if (!move) return undefined;
    if (!move.input) return { type };
    const fields = [...this.#values.keys()].filter((field) => field.startsWith(`${type}.`));
    if (fields.length === 0) return undefined;
    return Object.fromEntries([
      ["type", type],
      ...fields.map((field) => [field.slice(type.length + 1), pickOf(this.values(field), pick)]),
    ]) as WireMove;
  }

  /** Every mixture of a move's fields, up to `most`, then some of them. */
  mixtures(type: string, pick: Picker, most: number): WireMove[] {
    const fields = [...this.#values.keys()].filter((field) => field.startsWith(`${type}.`));
    const total = fields.reduce((product, field) => product * this.values(field).length, 1);
    if (fields.length === 0) return [];
    if (total > most)
      return Array.from({ length: most }, () => this.mixed(type, pick)).filter((move) => move !== undefined);
    let all: WireMove[] = [{ type }];
    for (const field of fields)
      all = all.flatMap((move) =>
        this.values(field).map((value): WireMove => ({ ...move, [field.slice(type.length + 1)]: value })),
      );
    return all;
  }
}
