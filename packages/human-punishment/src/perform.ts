import { only, popTask, pushTasks, type Seat } from "@facedown/core";
import { aimWeapon, returnWeapon, takeWeapon } from "./arms.js";
import { targetsOf } from "./candidates.js";
import { runCustom } from "./custom.js";
import { drawPrograms, exchange, pushEffects, readLoyalties, swear, toBottom, turnUp } from "./handling.js";
import { heal, hurt, revive } from "./health.js";
import type { Effect } from "./pack/types.js";
import { isChosen } from "./questions.js";
import { countOf, isAlive, loyaltySlots, weaponOf, type Play } from "./scene.js";
import type { EffectTask, Hit, Task } from "./tasks.js";

type OfKind<Kind extends Effect["kind"]> = Extract<Effect, { readonly kind: Kind }>;

/** Whom the effect is about: those who were picked, or whom its card names. */
function aboutOf(play: Play, effect: Effect, task: EffectTask): readonly Seat[] {
  return isChosen(effect) ? (task.picks.slice(0, 1) as readonly Seat[]) : targetsOf(play, effect, task);
}

function changeBrace(play: Play, change: (hits: readonly Hit[]) => Hit[]): void {
  const { tasks } = play.table;
  const at = tasks.findLastIndex((task) => task.kind === "brace");
  const task = tasks[at];
  if (task?.kind === "brace")
    tasks[at] = { ...task, hits: change(task.hits).filter(({ amount }) => amount > 0) };
}

/** Takes as much as it can off the hits on one player. */
function plate(play: Play, seat: Seat, amount: number): void {
  let left = amount;
  changeBrace(play, (hits) =>
    hits.map((hit) => {
      const taken = hit.seat === seat ? Math.min(left, hit.amount) : 0;
      left -= taken;
      return { ...hit, amount: hit.amount - taken };
    }),
  );
  play.dealer.tell({ type: "plated", seat, amount: amount - left });
}

function stepIn(play: Play, owner: Seat, instead: Seat): void {
  changeBrace(play, (hits) => hits.map((hit) => (hit.seat === instead ? { ...hit, seat: owner } : hit)));
  play.dealer.tell({ type: "steppedIn", seat: owner, instead });
}

function dig({ table, dealer }: Play, { count }: OfKind<"dig">, task: EffectTask): void {
  const hand = table.players[task.owner]!.hand;
  const [looked, kept] = task.picks;
  if (looked === undefined) {
    dealer.setAudience(table.dug, only(task.owner));
    dealer.draw(table.stack, table.dug, count);
    pushTasks(table.tasks, { ...task, picks: [0] });
  } else if (kept !== undefined) dealer.pass(table.dug, kept as number, hand);
}

function digRest(play: Play, task: EffectTask): void {
  if (task.picks.length < 2) return;
  for (let left = countOf(play.table.dug); left > 0; left--) toBottom(play, play.table.dug, left - 1);
}

/** A player turns its ID up, or one of its loyalty cards, for a program or after a shot. */
function mustAnswer(effect: OfKind<"revealOrHurt">, seat: Seat): Task {
  return { kind: "answer", seat, shows: effect.what, damage: effect.amount, shot: false };
}

function mark({ table, dealer }: Play, seat: Seat, what: "awake" | "deadly" | "stalled"): void {
  table.players[seat]![what] = true;
  dealer.tell({ type: "marked", seat, mark: what, on: true });
}

function bar({ table, dealer }: Play): void {
  if (table.announced === null) return;
  const { kind } = table.announced;
  table.turn.barred = [...table.turn.barred, kind];
  dealer.tell({ type: "barred", kind });
}

function revives(play: Play, effect: OfKind<"revive">, seat: Seat): void {
  revive(play, seat, effect.hp);
  if (effect.join) swear(play, seat, effect.join);
}

function unlock({ table, dealer }: Play, seat: Seat, weapon: string): void {
  const { unlocked } = table.players[seat]!;
  if (!unlocked.includes(weapon)) unlocked.push(weapon);
  dealer.tell({ type: "unlocked", seat, weapon });
}

function loot({ table, dealer }: Play, owner: Seat, from: Seat): void {
  dealer.moveAll(table.players[from]!.hand, table.players[owner]!.hand);
}

/** What an effect does to one player. */
function performOn(play: Play, effect: Effect, task: EffectTask, seat: Seat): void {
  const { table, dealer } = play;
  const { owner, picks } = task;
  const second = picks[1];
  const player = table.players[seat]!;
  switch (effect.kind) {
    case "heal":
      heal(play, seat, effect.amount);
      break;
    case "revive":
      revives(play, effect, seat);
      break;
    case "draw":
      drawPrograms(play, seat, effect.count);
      break;
    case "takeProgram":
      dealer.move(player.hand, second as number, table.players[owner]!.hand);
      break;
    case "loot":
      loot(play, owner, seat);
      break;
    case "peekLoyalty":
      readLoyalties(play, owner, seat, effect.both ? loyaltySlots(play, seat, false) : [second as 0 | 1]);
      break;
    case "peekId":
      pushTasks(table.tasks, { kind: "permit", seat, by: owner });
      break;
    case "reveal":
      turnUp(play, seat, effect.what === "id" ? "id" : (second as 0 | 1));
      break;
    case "revealOrHurt":
      pushTasks(table.tasks, mustAnswer(effect, seat));
      break;
    case "disarm":
      returnWeapon(play, weaponOf(play, seat));
      break;
    case "takeWeapon":
      takeWeapon(play, owner, weaponOf(play, seat), second as readonly Seat[]);
      break;
    case "aim":
      aimWeapon(play, weaponOf(play, seat), second as readonly Seat[]);
      break;
    case "join":
      swear(play, seat, effect.team);
      break;
    case "cover":
      player.up.loyalties[second as 0 | 1] = false;
      dealer.tell({ type: "covered", seat, card: second as 0 | 1 });
      break;
    case "plate":
      plate(play, seat, effect.amount);
      break;
    case "stepIn":
      stepIn(play, owner, seat);
      break;
    case "stall":
      mark(play, seat, "stalled");
      break;
    default:
  }
}

/** Does what an effect says once all is picked that it asks for; does nothing where it finds nobody. */
export function perform(play: Play, effect: Effect, task: EffectTask): void {
  const { table, dealer } = play;
  const { owner, picks } = task;
  const about = aboutOf(play, effect, task);
  switch (effect.kind) {
    case "damage":
      hurt(
        play,
        about.map((seat) => ({ seat, amount: effect.amount })),
        null,
      );
      break;
    case "swapLoyalty":
      if (picks.length === 3) exchange(play, owner, picks[0] as 0 | 1, picks[1] as Seat, picks[2] as 0 | 1);
      break;
    case "oneOf":
      if (picks.length === 1) {
        const option = picks[0] as number;
        pushEffects(play, effect.of[option]!.length, task, [...task.path, option]);
      }
      break;
    case "dig":
      dig(play, effect, task);
      digRest(play, task);
      break;
    case "unlock":
      unlock(play, owner, effect.weapon);
      break;
    case "bar":
      bar(play);
      break;
    case "again":
      table.turn.more++;
      dealer.tell({ type: "moreActions", seat: owner });
      break;
    case "status":
      if (isAlive(play, owner)) mark(play, owner, effect.status);
      break;
    case "custom":
      runCustom(play, effect.name, owner, about);
      break;
    default:
      for (const seat of about) performOn(play, effect, task, seat);
  }
}

/** The task that was taken away comes back with what was picked. */
export function pickFor(play: Play, picked: EffectTask["picks"][number]): void {
  const task = popTask(play.table.tasks);
  if (task.kind === "effect") pushTasks(play.table.tasks, { ...task, picks: [...task.picks, picked] });
}
