import type { Seat } from "@facedown/core";
import { weaponOf, type Play } from "./scene.js";

/** A weapon goes back to the center or the side, and may be taken at once (HP-G-1, HP-W-16, HP-W-17). */
export function returnWeapon({ table, dealer }: Play, weapon: number): void {
  const held = table.weapons[weapon]!;
  if (held.holder === null) return;
  dealer.tell({ type: "weaponReturned", seat: held.holder, weapon });
  held.holder = null;
  held.targets = [];
}

/** Aims a held weapon. */
export function aimWeapon({ table, dealer }: Play, weapon: number, targets: readonly Seat[]): void {
  const held = table.weapons[weapon]!;
  if (held.holder === null) return;
  held.targets = [...targets];
  dealer.tell({ type: "aimed", seat: held.holder, weapon, targets: held.targets });
}

/** A player takes a weapon, from its place or from another player, and aims it; its own goes back first (HP-W-1). */
export function takeWeapon(play: Play, seat: Seat, weapon: number, targets: readonly Seat[]): void {
  const { table, dealer } = play;
  const own = weaponOf(play, seat);
  if (own >= 0) returnWeapon(play, own);
  const held = table.weapons[weapon]!;
  if (table.turn.weapon === weapon) table.turn.weapon = null;
  dealer.tell({ type: "weaponTaken", seat, weapon, from: held.holder });
  held.holder = seat;
  aimWeapon(play, weapon, targets);
}
