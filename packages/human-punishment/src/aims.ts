import type { Seat } from "@facedown/core";
import { isAlive, livingFrom, weaponOf, type Scene } from "./scene.js";

/** All that a weapon may be aimed at in somebody's hands: a list of targets each (HP-W-4, HP-W-7, HP-W-8). */
export function aimsOf(scene: Scene, kind: string, holder: Seat): (readonly Seat[])[] {
  const { targets } = scene.cards.weapon(kind);
  if (targets === 0) return [[]];
  const others = livingFrom(scene, holder).filter((seat) => seat !== holder);
  if (targets === 1 || others.length === 1) return others.map((seat) => [seat]);
  return others.slice(1).map((seat, i) => [others[i]!, seat]);
}

/** Whether two aims are the same, in whatever order. */
export function sameAim(one: readonly Seat[], other: readonly Seat[]): boolean {
  return one.length === other.length && one.every((seat) => other.includes(seat));
}

/** The aims that a held weapon may be turned to: others than its present one (HP-G-2). */
export function otherAims(scene: Scene, weapon: number): (readonly Seat[])[] {
  const { kind, holder, targets } = scene.table.weapons[weapon]!;
  if (holder === null) return [];
  const aims = aimsOf(scene, kind, holder);
  return scene.cards.weapon(kind).targets === 0 ? [] : aims.filter((aim) => !sameAim(aim, targets));
}

/** Whether a weapon must turn to a new target, since one of its targets was eliminated (HP-W-6). */
export function isAimLost(scene: Scene, weapon: number): boolean {
  const { holder, targets } = scene.table.weapons[weapon]!;
  return holder !== null && targets.some((seat) => !isAlive(scene, seat));
}

/** Whether a seat is armed, and its weapon may be turned to another target. */
export function canReaim(scene: Scene, seat: Seat): boolean {
  const weapon = weaponOf(scene, seat);
  return weapon >= 0 && otherAims(scene, weapon).length > 0;
}
