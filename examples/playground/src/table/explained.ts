import type { AnyGame, Json, MoveOf, Rejection } from "@facedown/core";
import type { SeatStore } from "@facedown/react";
import { exampleOf, valuesOf, type JsonSchema } from "../setup/fields.js";

/** The input of each move as JSON Schema, where it can be said as one. */
export type Schemas = ReadonlyMap<string, JsonSchema | undefined>;

type Move = MoveOf<AnyGame>;

/** A move that is not legal, and why. */
export interface Refused {
  readonly move: Move;
  readonly rejection: Rejection;
}

/** What can be said of the moves of a seat beside those that are listed. */
export interface Explained {
  /** A legal move of each kind that cannot be listed. */
  readonly examples: readonly Move[];
  readonly refused: readonly Refused[];
}

/** The inputs to try: all where they are few, else a sampled one, else the least that the schema takes. */
function inputsOf(type: string, store: SeatStore, schema: JsonSchema | undefined): readonly Json[] {
  const all = schema && valuesOf(schema);
  if (all) return all;
  const sampled = store.sample(type) as Json | undefined;
  return [sampled ?? (schema && exampleOf(schema)) ?? {}];
}

/** The moves of the seat that are not legal now, and why; and an example of each legal one that is not listed. */
export function explainMoves(game: AnyGame, store: SeatStore, schemas: Schemas): Explained {
  const examples: Move[] = [];
  const own = game.moveNames.filter((name) => game.inside.definition.moves[name]?.by !== "table");
  const refused = own.flatMap((type): Refused[] => {
    const tried = inputsOf(type, store, schemas.get(type)).map((input) => {
      const move = { ...(input as object), type } as Move;
      return { move, rejection: store.explain(move) };
    });
    const found = tried.flatMap(({ move, rejection }) => (rejection ? [{ move, rejection }] : []));
    if (found.length === 0 && store.choices(type).length === 0)
      examples.push(...tried.slice(0, 1).map(({ move }) => move));
    const [first] = found;
    const isOne = first && found.every(({ rejection }) => rejection.code === first.rejection.code);
    return isOne && found.length === tried.length ? [{ move: { type }, rejection: first.rejection }] : found;
  });
  return { examples, refused };
}
