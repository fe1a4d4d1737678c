import { canonicalJson, createRandom, type AnyMove, type Match } from "@facedown/core";
import { choicesOf, refusalOf, sampleOf, type WireMove } from "../asking.js";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { short } from "../difference.js";
import type { Picker } from "../picker.js";
import { actorOf, viewerName, viewersOf } from "../receiving.js";
import type { LawDefinition } from "./definition.js";
import { pickerOf, somePositions } from "./positions.js";

const mostMixtures = 60;

/** The move as its schema reads it. */
function asRead(move: WireMove, { input: schema }: AnyMove): unknown {
  const { type, ...input } = move;
  if (!schema) return move;
  const read = schema["~standard"].validate(input);
  return "value" in read ? { type, ...(read.value as object) } : undefined;
}

function checkMove(match: Match, by: number | "table", type: string, base: Base, pick: Picker): void {
  const move = match.game.inside.definition.moves[type] as AnyMove;
  if ((move.by === "table") !== (by === "table")) return;
  const seat = by === "table" ? "the table" : viewerName(by);
  const wrong = (path: string, message: string): never =>
    broken({ seat, path: `moves.${type}.${path}`, message });
  const explain = (tried: unknown): string | undefined => refusalOf(match, by, tried)?.code;

  if (move.sample) {
    const sample = sampleOf(match, by, type, createRandom(`${match.length} ${type}`));
    const code = sample === undefined ? undefined : explain(sample);
    if (code !== undefined) wrong("sample", `${short(sample)} is sampled, and refused: ${code}`);
  }
  if (!move.choices && move.input) return;
  const choices = choicesOf(match, by, type);
  for (const choice of choices) {
    const code = explain(choice);
    if (code !== undefined) wrong("choices", `${short(choice)} is offered, and refused: ${code}`);
  }
  const offered = new Set(choices.map((choice) => canonicalJson(asRead(choice, move))));
  for (const tried of base.pool.mixtures(type, pick, mostMixtures)) {
    const read = asRead(tried, move);
    if (read === undefined || offered.has(canonicalJson(read)) || explain(tried) !== undefined) continue;
    wrong("choices", `${short(read)} is legal, and not among the ${choices.length} choices`);
  }
}

/** Every legal input that is met is among the choices, and every choice and sample is legal. */
export const legalIsOfferedLaw: LawDefinition = {
  hears: false,
  check: (base) => {
    const pick = pickerOf(base);
    for (const match of somePositions(base, 4))
      for (const viewer of viewersOf(match))
        for (const type of match.game.moveNames) checkMove(match, actorOf(viewer), type, base, pick);
  },
};
