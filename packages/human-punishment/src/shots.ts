import { pushTasks, type Seat } from "@facedown/core";
import { aimWeapon, returnWeapon } from "./arms.js";
import { drawPrograms, turnUp } from "./handling.js";
import { heal } from "./health.js";
import { clockwise, isAlive, loyaltySlots, modifiersOf, weaponOf, type Play, type Scene } from "./scene.js";
import type { Slot, Task } from "./tasks.js";
import { lapseFor } from "./windows.js";

type AnswerTask = Extract<Task, { kind: "answer" }>;
type GatherTask = Extract<Task, { kind: "gather" }>;
type FinishTask = Extract<Task, { kind: "finish" }>;

/** The cards that a target may turn up instead of taking damage (HP-W-14). */
export function showableSlots(scene: Scene, { seat, shows }: Pick<AnswerTask, "seat" | "shows">): Slot[] {
  if (shows === "loyalty") return loyaltySlots(scene, seat, false);
  return scene.table.players[seat]!.up.id ? [] : ["id"];
}

/** The damage that a weapon does to each target when this player fires it now, by what lies face up. */
export function shotDamage(scene: Scene, seat: Seat, weapon: string): number {
  const bonus = modifiersOf(scene, seat).reduce((sum, { shotBonus = 0 }) => sum + shotBonus, 0);
  return scene.cards.weapon(weapon).damage + bonus + (scene.table.players[seat]!.deadly ? 1 : 0);
}

/** Fires a weapon: its targets answer one after another, clockwise, and what hits them comes together (HP-A-17). */
export function shoot(play: Play, seat: Seat, targets: readonly Seat[]): void {
  const { table, dealer, cards } = play;
  const weapon = weaponOf(play, seat);
  if (weapon < 0) return;
  const { kind, targets: aim } = table.weapons[weapon]!;
  const { shows, targets: count } = cards.weapon(kind);
  const damage = shotDamage(play, seat, kind);
  if (count === 1 && aim[0] !== targets[0]) aimWeapon(play, weapon, targets);
  dealer.tell({ type: "shot", seat, weapon, targets });
  const player = table.players[seat]!;
  const answers = clockwise(play, seat)
    .filter((target) => targets.includes(target))
    .map((target): Task => ({ kind: "answer", seat: target, shows, damage, shot: true }));
  const sure = player.deadly;
  if (sure) dealer.tell({ type: "marked", seat, mark: "deadly", on: false });
  player.deadly = false;
  pushTasks(
    table.tasks,
    ...answers,
    { kind: "gather", by: seat, hits: [], sure },
    { kind: "finish", seat, weapon },
  );
}

/** Instead of shooting, the holder heals its target (HP-W-10). */
export function healTargets(play: Play, seat: Seat, targets: readonly Seat[]): void {
  const weapon = weaponOf(play, seat);
  for (const target of targets) heal(play, target, 1);
  pushTasks(play.table.tasks, { kind: "finish", seat, weapon });
}

/** A target turns a card up. */
export function answerWithCard(play: Play, { seat }: AnswerTask, slot: Slot): void {
  turnUp(play, seat, slot);
}

/** A target takes the damage: of a shot it hits together with what else the shot does, of a program at once. */
export function answerWithDamage({ table }: Play, { seat, damage, shot }: AnswerTask): void {
  const hit = { seat, amount: damage };
  const at = table.tasks.findLastIndex((task) => task.kind === "gather");
  const gather = table.tasks[at];
  if (shot && gather?.kind === "gather") table.tasks[at] = { ...gather, hits: [...gather.hits, hit] };
  else pushTasks(table.tasks, { kind: "hit", by: null, hits: [hit] });
}

/** All targets have answered: what hits may be braced for, unless nobody may react to this shot. */
export function gatherHits(play: Play, { by, hits, sure }: GatherTask): void {
  if (hits.length === 0) return;
  for (const { seat, amount } of hits) play.dealer.tell({ type: "threatened", seat, amount });
  lapseFor(
    play,
    hits.map(({ seat }) => seat),
  );
  pushTasks(play.table.tasks, sure ? { kind: "hit", by, hits } : { kind: "brace", by, hits });
}

/** The shooter drops the weapon and draws, if it still holds it (HP-I-1). */
export function finishShot(play: Play, { seat, weapon }: FinishTask): void {
  const { kind, holder } = play.table.weapons[weapon]!;
  if (holder !== seat || !isAlive(play, seat)) return;
  returnWeapon(play, weapon);
  drawPrograms(play, seat, play.cards.weapon(kind).draws);
}
