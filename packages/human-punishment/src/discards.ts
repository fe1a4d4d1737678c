import type { Seat } from "@facedown/core";
import { countOf, faceOf, facesOf, type Scene } from "./scene.js";

type Row = "hand" | "permanents";

function secretAt({ cards, table }: Scene, seat: Seat, at: number) {
  const face = faceOf(table.players[seat]!.hand, at);
  const program = face === null ? undefined : cards.program(face);
  return program?.timing === "secret" ? program : undefined;
}

/**
 * Why a program may not be discarded to meet the limit: a secret loyalty while the player has another card to discard, and
 * the Legion program always (HP-N-5, HP-N-6).
 */
export function whyKept(scene: Scene, seat: Seat, row: Row, at: number): "HP-N-5" | "HP-N-6" | undefined {
  const secret = row === "hand" ? secretAt(scene, seat, at) : undefined;
  if (!secret) return undefined;
  const { hand, permanents } = scene.table.players[seat]!;
  const hasOther =
    countOf(permanents) > 0 || facesOf(hand).some((_, i) => secretAt(scene, seat, i) === undefined);
  if (hasOther) return "HP-N-5";
  return secret.team === "legion" ? "HP-N-6" : undefined;
}

/** All that a player may discard now. */
export function discardable(scene: Scene, seat: Seat): { readonly from: Row; readonly position: number }[] {
  const player = scene.table.players[seat]!;
  return (["hand", "permanents"] as const).flatMap((from) =>
    Array.from({ length: countOf(player[from]) }, (_, position) => ({ from, position })).filter(
      ({ position }) => whyKept(scene, seat, from, position) === undefined,
    ),
  );
}
