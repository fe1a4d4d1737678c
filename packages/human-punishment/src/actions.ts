import type { Seat } from "@facedown/core";
import { aimsOf, otherAims } from "./aims.js";
import { isAble } from "./candidates.js";
import { listAt } from "./questions.js";
import { countOf, facesOf, has, livingFrom, loyaltySlots, mayDraw, weaponOf, type Scene } from "./scene.js";
import type { Action, ActionKind, Slot } from "./tasks.js";

/** Whether the active player still holds the weapon that it began the turn with (HP-R-3, HP-G-5). */
export function isArmed({ table }: Scene): boolean {
  const { weapon, active } = table.turn;
  return weapon !== null && table.weapons[weapon]?.holder === active;
}

/** Which of a player's cards may be investigated: face-down loyalties, and the ID once both are face up (HP-U-2). */
export function readableSlots(scene: Scene, seat: Seat): Slot[] {
  const down = loyaltySlots(scene, seat, false);
  if (down.length > 0) return down;
  return scene.table.players[seat]!.up.id ? [] : ["id"];
}

function investigations(scene: Scene, seat: Seat): Action[] {
  return livingFrom(scene, seat)
    .filter((target) => target !== seat && !has(scene, target, "hidden"))
    .flatMap((target) =>
      readableSlots(scene, target).map((card): Action => ({ kind: "investigate", target, card })),
    );
}

/** The kinds of weapons that lie there, once each. */
export function lyingWeapons({ table }: Scene): string[] {
  return [...new Set(table.weapons.flatMap(({ kind, holder }) => (holder === null ? [kind] : [])))];
}

/** Whether a player may take a weapon of this kind from its place (HP-W-3). */
export function isOpenTo({ cards, table }: Scene, seat: Seat, kind: string): boolean {
  return cards.weapon(kind).locked !== true || table.players[seat]!.unlocked.includes(kind);
}

function equipments(scene: Scene, seat: Seat): Action[] {
  if (weaponOf(scene, seat) >= 0) return [];
  return lyingWeapons(scene)
    .filter((kind) => isOpenTo(scene, seat, kind))
    .flatMap((weapon) =>
      aimsOf(scene, weapon, seat).map((targets): Action => ({ kind: "equip", weapon, targets })),
    );
}

/** Whether a permanent program of a player offers an action that can be taken now. */
export function isUsable(scene: Scene, seat: Seat, position: number): boolean {
  const list = listAt(scene, { at: "permanents", seat, position }, "action");
  const [first] = list;
  return first !== undefined && isAble(scene, first, { owner: seat, source: null });
}

function activations(scene: Scene, seat: Seat): Action[] {
  return facesOf(scene.table.players[seat]!.permanents).flatMap((_, position): Action[] =>
    isUsable(scene, seat, position) ? [{ kind: "activate", position }] : [],
  );
}

/** All that a held weapon may be fired at: its targets, or any player where one is named at the shot. */
function shots(scene: Scene, seat: Seat, weapon: number): Action[] {
  const { kind, targets } = scene.table.weapons[weapon]!;
  const { targets: count } = scene.cards.weapon(kind);
  const isNamed = count === 0 || (count === 1 && has(scene, seat, "freeAim"));
  if (!isNamed) return [{ kind: "shoot", targets }];
  return livingFrom(scene, seat)
    .filter((target) => target !== seat)
    .map((target): Action => ({ kind: "shoot", targets: [target] }));
}

function heals(scene: Scene, weapon: number): Action[] {
  const { kind, targets } = scene.table.weapons[weapon]!;
  return scene.cards.weapon(kind).heals ? [{ kind: "heal", targets }] : [];
}

function armedActions(scene: Scene, seat: Seat, weapon: number): Action[] {
  return [
    { kind: "drop" },
    ...otherAims(scene, weapon).map((targets): Action => ({ kind: "aim", targets })),
    ...shots(scene, seat, weapon),
    ...heals(scene, weapon),
  ];
}

function unarmedActions(scene: Scene, seat: Seat): Action[] {
  const weapon = weaponOf(scene, seat);
  const draws: Action[] = stackCount(scene) > 0 && mayDraw(scene, seat) ? [{ kind: "draw" }] : [];
  const quick = weapon >= 0 && has(scene, seat, "quick") ? shots(scene, seat, weapon) : [];
  return [...investigations(scene, seat), ...equipments(scene, seat), ...draws, ...quick];
}

/** How many programs lie in the stack, which everybody sees. */
export function stackCount({ table }: Scene): number {
  return typeof table.stack === "number" ? table.stack : countOf(table.stack);
}

/** All actions that the active player may announce now (HP-R-2, HP-R-3). */
export function actionsOf(scene: Scene): Action[] {
  const { active, barred } = scene.table.turn;
  const weapon = weaponOf(scene, active);
  const menu = isArmed(scene) ? armedActions(scene, active, weapon) : unarmedActions(scene, active);
  return [...menu, ...activations(scene, active)].filter(({ kind }) => !barred.includes(kind));
}

/** The actions of one kind that may be announced now. */
export function actionsOfKind<Kind extends ActionKind>(
  scene: Scene,
  kind: Kind,
): Extract<Action, { readonly kind: Kind }>[] {
  return actionsOf(scene).filter(
    (action): action is Extract<Action, { readonly kind: Kind }> => action.kind === kind,
  );
}
