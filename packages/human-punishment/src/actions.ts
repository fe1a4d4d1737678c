import type { Seat } from "@facedown/core";
import { aimsOf, otherAims } from "./aims.js";
import { isAble } from "./candidates.js";
import { listAt } from "./questions.js";
import { countOf, has, livingFrom, loyaltySlots, mayDraw, weaponOf, type Scene } from "./scene.js";
import { actionKinds, type Action, type ActionKind, type Slot } from "./tasks.js";

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

type ActionOf<Kind extends ActionKind> = Extract<Action, { readonly kind: Kind }>;

function investigations(scene: Scene, seat: Seat): ActionOf<"investigate">[] {
  return livingFrom(scene, seat)
    .filter((target) => target !== seat && !has(scene, target, "hidden"))
    .flatMap((target) => readableSlots(scene, target).map((card) => ({ kind: "investigate", target, card })));
}

/** The kinds of weapons that lie there, once each. */
export function lyingWeapons({ table }: Scene): string[] {
  return [...new Set(table.weapons.flatMap(({ kind, holder }) => (holder === null ? [kind] : [])))];
}

/** Whether a player may take a weapon of this kind from its place (HP-W-3). */
export function isOpenTo({ cards, table }: Scene, seat: Seat, kind: string): boolean {
  return cards.weapon(kind).locked !== true || table.players[seat]!.unlocked.includes(kind);
}

function equipments(scene: Scene, seat: Seat): ActionOf<"equip">[] {
  if (weaponOf(scene, seat) >= 0) return [];
  return lyingWeapons(scene)
    .filter((kind) => isOpenTo(scene, seat, kind))
    .flatMap((weapon) => aimsOf(scene, weapon, seat).map((targets) => ({ kind: "equip", weapon, targets })));
}

/** Whether a permanent program of a player offers an action that can be taken now. */
export function isUsable(scene: Scene, seat: Seat, position: number): boolean {
  const list = listAt(scene, { at: "permanents", seat, position }, "action");
  const [first] = list;
  return first !== undefined && isAble(scene, first, { owner: seat, source: null });
}

function activations(scene: Scene, seat: Seat): ActionOf<"activate">[] {
  const { permanents } = scene.table.players[seat]!;
  return Array.from({ length: countOf(permanents) }, (_, position) => position)
    .filter((position) => isUsable(scene, seat, position))
    .map((position) => ({ kind: "activate", position }));
}

/** All that a held weapon may be fired at: its targets, or any player where one is named at the shot. */
function shots(scene: Scene, seat: Seat): ActionOf<"shoot">[] {
  const held = scene.table.weapons[weaponOf(scene, seat)];
  if (!held || !(isArmed(scene) || has(scene, seat, "quick"))) return [];
  const { targets: count } = scene.cards.weapon(held.kind);
  const isNamed = count === 0 || (count === 1 && has(scene, seat, "freeAim"));
  if (!isNamed) return [{ kind: "shoot", targets: held.targets }];
  return livingFrom(scene, seat)
    .filter((target) => target !== seat)
    .map((target) => ({ kind: "shoot", targets: [target] }));
}

function aims(scene: Scene, seat: Seat): ActionOf<"aim">[] {
  return otherAims(scene, weaponOf(scene, seat)).map((targets) => ({ kind: "aim", targets }));
}

function heals(scene: Scene, seat: Seat): ActionOf<"heal">[] {
  const { kind, targets } = scene.table.weapons[weaponOf(scene, seat)]!;
  return scene.cards.weapon(kind).heals ? [{ kind: "heal", targets }] : [];
}

function draws(scene: Scene, seat: Seat): ActionOf<"draw">[] {
  return stackCount(scene) > 0 && mayDraw(scene, seat) ? [{ kind: "draw" }] : [];
}

/** How many programs lie in the stack, which everybody sees. */
export function stackCount({ table }: Scene): number {
  return typeof table.stack === "number" ? table.stack : countOf(table.stack);
}

/** Who may choose a kind of action: with the weapon of the turn's beginning, without it, or either (HP-R-2, HP-R-3). */
const menus: {
  readonly [Kind in ActionKind]: readonly [
    whose: "armed" | "unarmed" | "either",
    (scene: Scene, seat: Seat) => ActionOf<Kind>[],
  ];
} = {
  investigate: ["unarmed", investigations],
  equip: ["unarmed", equipments],
  draw: ["unarmed", draws],
  drop: ["armed", () => [{ kind: "drop" }]],
  aim: ["armed", aims],
  shoot: ["either", shots],
  heal: ["armed", heals],
  activate: ["either", activations],
};

/** The actions of one kind that the active player may announce now. */
export function actionsOfKind<Kind extends ActionKind>(scene: Scene, kind: Kind): ActionOf<Kind>[] {
  const { active, barred } = scene.table.turn;
  const [whose, list] = menus[kind];
  if (barred.includes(kind) || (whose !== "either" && isArmed(scene) !== (whose === "armed"))) return [];
  return list(scene, active);
}

/** Whether there is any action that the active player may announce now. */
export function hasAction(scene: Scene): boolean {
  return actionKinds.some((kind) => actionsOfKind(scene, kind).length > 0);
}
