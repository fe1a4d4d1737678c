import { copyJson, freezeJson, inputLimits, readJson, type Json } from "./json.js";
import type { Step } from "./legality.js";
import type { AnyGame, AnyMove, Rejection } from "./rules.js";
import { readBy } from "./schema.js";
import { wantedText, type Wanted } from "./wanted.js";

function bad(path: string, value: unknown, wanted: Wanted): { ok: false; rejection: Rejection } {
  const plain = readJson(value, path, { depth: 4, values: 64, text: 256 });
  const found = plain.ok ? plain.value : null;
  const parameters = { path, value: found, expected: wantedText(wanted), wanted: wanted as Json };
  return { ok: false, rejection: { code: "bad-input", parameters } };
}

/** Reads a move from outside: `{ type, …input }`. Bounded; never throws for any value. */
export function readMove(
  game: AnyGame,
  move: unknown,
): { ok: true; step: Step } | { ok: false; rejection: Rejection } {
  const plain = readJson(move, "move", inputLimits);
  if (!plain.ok) return bad(plain.error.path, plain.error.value, plain.error.wanted);
  if (typeof plain.value !== "object" || plain.value === null || Array.isArray(plain.value))
    return bad("move", plain.value, { is: "object", fields: ["type"], least: null });
  const { type, ...input } = plain.value as Readonly<Record<string, Json>>;
  const { moves } = game.inside.definition;
  if (typeof type !== "string") {
    const wanted: Wanted = { is: "value", of: game.moveNames };
    return bad("move.type", type, type === undefined ? { is: "missing", of: wanted } : wanted);
  }
  if (!Object.hasOwn(moves, type))
    return {
      ok: false,
      rejection: { code: "unknown-move", parameters: { move: type.slice(0, 100), moves: game.moveNames } },
    };
  const { input: schema } = moves[type] as AnyMove;
  if (!schema) {
    const [extra] = Object.keys(input);
    return extra === undefined
      ? { ok: true, step: { type, input } }
      : bad(`move.${extra}`, input[extra], { is: "no field", fields: [] });
  }
  const read = readBy(schema, input, "move");
  if (!read.ok) return bad(read.error.path, read.error.value, read.error.wanted);
  return { ok: true, step: { type, input: copyJson(read.value as object) } };
}

/** A move as it goes over the wire: a frozen copy, so that nobody changes what others are given. */
export function flatMove({ type, input }: Step): { readonly type: string } {
  return freezeJson(copyJson({ type, ...input }));
}
