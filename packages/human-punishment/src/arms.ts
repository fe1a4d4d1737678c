import { lapsePasses, only, type Seat } from "@facedown/core";
import { weaponOf, type Play } from "./scene.js";

/** A weapon leaves a hand: if it is being fired, nobody is left to drop it and to draw for it (HP-I-1). */
function leaveHand({ table }: Play, weapon: number): void {
  const left = table.tasks.filter((task) => task.kind !== "finish" || task.weapon !== weapon);
  table.tasks.splice(0, table.tasks.length, ...left);
}

/** A weapon goes back to the center or the side, and may be taken at once (HP-G-1, HP-W-16, HP-W-17). */
export function returnWeapon(play: Play, weapon: number): void {
  const { table, dealer } = play;
  const held = table.weapons[weapon]!;
  if (held.holder === null) return;
  leaveHand(play, weapon);
  dealer.tell({ type: "weaponReturned", seat: held.holder, weapon });
  held.holder = null;
  held.targets = [];
}

/** Aims a held weapon. Standing passes of its targets lapse (HP-M-18). */
export function aimWeapon({ table, dealer }: Play, weapon: number, targets: readonly Seat[]): void {
  const held = table.weapons[weapon]!;
  if (held.holder === null) return;
  held.targets = [...targets];
  lapsePasses(table.reactions, only(...targets));
  dealer.tell({ type: "aimed", seat: held.holder, weapon, targets: held.targets });
}

/** A player takes a weapon, from its place or from another player, and aims it; its own goes back first (HP-W-1). */
export function takeWeapon(play: Play, seat: Seat, weapon: number, targets: readonly Seat[]): void {
  const { table, dealer } = play;
  const own = weaponOf(play, seat);
  if (own >= 0) returnWeapon(play, own);
  const held = table.weapons[weapon]!;
  if (table.turn.weapon === weapon) table.turn.weapon = null;
  leaveHand(play, weapon);
  dealer.tell({ type: "weaponTaken", seat, weapon, from: held.holder });
  held.holder = seat;
  aimWeapon(play, weapon, targets);
}
