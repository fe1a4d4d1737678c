import type { AnyGame, AnyMove, Schema } from "@facedown/core";
import type { JsonSchema } from "./fields.js";

/** A schema of a game as JSON Schema; `undefined` for what cannot be said as one. */
async function read(schema: Schema<unknown>): Promise<JsonSchema | undefined> {
  if (schema["~standard"].vendor !== "valibot") return undefined;
  const { toJsonSchema } = await import("@valibot/to-json-schema");
  try {
    return toJsonSchema(schema as never, { errorMode: "ignore", typeMode: "input" }) as JsonSchema;
  } catch {
    return undefined;
  }
}

/** The options of a game as JSON Schema; `undefined` for a game whose options are no Valibot schema. */
export async function optionsSchema(game: AnyGame): Promise<JsonSchema | undefined> {
  const { options } = game.inside.definition;
  return options ? read(options) : { type: "object", properties: {} };
}

/** The input of a move as JSON Schema; `undefined` for one that cannot be said as one. */
export async function inputSchema(game: AnyGame, move: string): Promise<JsonSchema | undefined> {
  const { input } = game.inside.definition.moves[move] as AnyMove;
  return input ? read(input) : { type: "object", properties: {} };
}
