import { lapsePasses, only, pushTasks, type Seat } from "@facedown/core";
import { isAimLost } from "./aims.js";
import { returnWeapon } from "./arms.js";
import { check } from "./check.js";
import { withoutHumans } from "./verdict.js";
import { trigger } from "./handling.js";
import type { Trigger } from "./pack/types.js";
import {
  clockwise,
  isAlive,
  livingFrom,
  modifiersOf,
  upIdentity,
  upPermanents,
  weaponOf,
  type Play,
} from "./scene.js";
import type { CardPlace, Hit, Task } from "./tasks.js";

/** Heals a living player, up to 2 HP (HP-H-1). */
export function heal({ table, dealer }: Play, seat: Seat, amount: number): void {
  const player = table.players[seat]!;
  if (player.hp === 0) return;
  player.hp = player.hp + amount >= 2 ? 2 : 1;
  dealer.tell({ type: "healed", seat, hp: player.hp });
}

/** An eliminated player returns, its cards face up as they lie and without a weapon (HP-A-21). */
export function revive({ table, dealer }: Play, seat: Seat, hp: 1 | 2): void {
  table.players[seat]!.hp = hp;
  dealer.tell({ type: "revived", seat, hp });
}

/** How much of several hits a player loses, each capped alone (HP-E-22). */
function lossOf(play: Play, seat: Seat, hits: readonly Hit[]): number {
  const cap = Math.min(...modifiersOf(play, seat).map(({ cap: most = Infinity }) => most), Infinity);
  return hits.reduce((sum, hit) => (hit.seat === seat ? sum + Math.min(hit.amount, cap) : sum), 0);
}

function lose({ table, dealer }: Play, seat: Seat, amount: number): void {
  const player = table.players[seat]!;
  player.hp = amount >= player.hp ? 0 : 1;
  dealer.tell({ type: "hurt", seat, amount, hp: player.hp });
  if (player.awake) dealer.tell({ type: "marked", seat, mark: "awake", on: false });
  player.awake = false;
  if (seat === table.turn.active) table.turn.awake = false;
  table.quiet = { turns: -1, checks: 0 };
}

/** The face-up cards of a player whose abilities stay. */
function stayingCards(play: Play, seat: Seat): CardPlace[] {
  const identity: CardPlace[] = upIdentity(play, seat)?.permanent ? [{ at: "id", seat }] : [];
  return [
    ...identity,
    ...upPermanents(play, seat).map((_, position): CardPlace => ({ at: "permanents", seat, position })),
  ];
}

function turnAllUp({ table, dealer }: Play, seat: Seat): void {
  const { identity, loyalties, up } = table.players[seat]!;
  dealer.reveal(identity);
  dealer.reveal(loyalties);
  up.id = true;
  up.loyalties = [true, true];
}

/** Whoever is eliminated is out of the shot that is being resolved: it neither answers it nor is hit by it. */
function leaveShot({ table }: Play, seat: Seat): void {
  const left = table.tasks.flatMap((task): Task[] => {
    if (task.kind === "answer" && task.shot && task.seat === seat) return [];
    return "hits" in task ? [{ ...task, hits: task.hits.filter((hit) => hit.seat !== seat) }] : [task];
  });
  table.tasks.splice(0, table.tasks.length, ...left);
}

function leaveTable(play: Play, seat: Seat): void {
  const { table, dealer } = play;
  const player = table.players[seat]!;
  const weapon = weaponOf(play, seat);
  if (weapon >= 0) returnWeapon(play, weapon);
  leaveShot(play, seat);
  player.awake = player.deadly = player.stalled = player.allows = false;
  if (seat === table.turn.active) table.turn.lost = true;
  dealer.tell({ type: "eliminated", seat });
  turnAllUp(play, seat);
  lapsePasses(table.reactions, only(seat));
}

/** New targets for weapons whose targets are gone, clockwise; a weapon that has just been fired is dropped anyway. */
function retargets(play: Play): Task[] {
  const { table } = play;
  const fired = table.tasks.flatMap((task) => (task.kind === "finish" ? [task.weapon] : []));
  return livingFrom(play, table.turn.active).flatMap((seat): Task[] => {
    const weapon = weaponOf(play, seat);
    if (weapon < 0 || fired.includes(weapon) || !isAimLost(play, weapon)) return [];
    return [{ kind: "retarget", weapon }];
  });
}

interface Harm {
  readonly hurt: readonly Seat[];
  readonly batch: readonly Seat[];
  /** Who fired the weapon; `null` for other damage. */
  readonly by: Seat | null;
}

/** What the permanent abilities of those who live see of it, clockwise (HP-E-21). */
function witnesses(play: Play, { hurt, batch, by }: Harm): Task[] {
  return livingFrom(play, play.table.turn.active).flatMap((seat) =>
    stayingCards(play, seat).flatMap((card): Task[] => {
      const set = (list: Trigger, source: Seat | null): Task => trigger(seat, card, list, source);
      return [
        ...(by !== null && by !== seat && hurt.includes(seat) ? [set("hurt", by)] : []),
        ...(by === seat && batch.length > 0 ? [set("kill", null)] : []),
        ...batch.map((out) => set("otherOut", out)),
      ];
    }),
  );
}

/** Those who lost their last hit point are eliminated together: one check, then what follows in its order (HP-E-10, HP-E-21). */
function eliminate(play: Play, harm: Harm): void {
  const { table } = play;
  const { batch } = harm;
  const late = batch.flatMap((seat): Task[] => {
    const { up, identity } = table.players[seat]!;
    const isLate = !up.id && play.cards.identity(identity.cards[0]!.face).late === true;
    return isLate ? [trigger(seat, { at: "id", seat }, "reveal", null, true)] : [];
  });
  for (const seat of batch) leaveTable(play, seat);
  const isFirst = table.firstOut === null;
  table.firstOut ??= batch[0] ?? null;
  if (!check(play, batch, withoutHumans(table.settings, isFirst ? "first" : "later"))) return;
  pushTasks(table.tasks, ...retargets(play), ...witnesses(play, harm), ...late);
}

/** Damage hits: all losses together, then those without hit points are eliminated. `by` is who fired a weapon. */
export function hurt(play: Play, hits: readonly Hit[], by: Seat | null): void {
  const { table } = play;
  const hit = clockwise(play, table.turn.active).filter(
    (seat) => isAlive(play, seat) && lossOf(play, seat, hits) > 0,
  );
  const losses = hit.map((seat) => lossOf(play, seat, hits));
  hit.forEach((seat, i) => {
    lose(play, seat, losses[i]!);
  });
  const batch = hit.filter((seat) => !isAlive(play, seat));
  if (batch.length > 0) eliminate(play, { hurt: hit, batch, by });
  else pushTasks(table.tasks, ...witnesses(play, { hurt: hit, batch, by }));
}
