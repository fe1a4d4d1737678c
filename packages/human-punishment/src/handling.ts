import { everyone, includes, only, pushTasks, union, type Seat } from "@facedown/core";
import { has, mayDraw, type Play } from "./scene.js";
import type { Sworn } from "./state.js";
import type { CardPlace, EffectList, EffectTask, Slot } from "./tasks.js";

/** The effects of a list that a card at a place has, as tasks in their order. */
export function pushEffects(
  { table }: Play,
  count: number,
  { owner, source, card, list, late }: Omit<EffectTask, "kind" | "path" | "picks">,
  path: readonly number[] = [],
): void {
  const tasks = Array.from({ length: count }, (_, i): EffectTask => {
    const at = [...path, i];
    return { kind: "effect", owner, source, card: { ...card }, list, path: at, picks: [], late };
  });
  pushTasks(table.tasks, ...tasks);
}

/** An ability of a card that is to be set off. */
export function trigger(
  owner: Seat,
  card: CardPlace,
  list: EffectList,
  source: Seat | null,
  late = false,
): Extract<Play["table"]["tasks"][number], { kind: "trigger" }> {
  return { kind: "trigger", owner, card: { ...card }, list, source, late };
}

/** Turns a face-down card of a living player up (HP-I-1): an ID's ability fires at once. */
export function turnUp(play: Play, seat: Seat, slot: Slot): void {
  const { table, dealer } = play;
  const player = table.players[seat]!;
  if (slot === "id") {
    player.up.id = true;
    dealer.reveal(player.identity, 0);
  } else {
    player.up.loyalties[slot] = true;
    dealer.reveal(player.loyalties, slot);
  }
  dealer.tell({ type: "turnedUp", seat, card: slot });
  if (slot === "id") pushTasks(table.tasks, trigger(seat, { at: "id", seat }, "reveal", null));
}

/** Draws programs from the stack, as many as are there (HP-M-17), if no card forbids it. */
export function drawPrograms(play: Play, seat: Seat, count: number): void {
  const { table, dealer } = play;
  if (mayDraw(play, seat)) dealer.draw(table.stack, table.players[seat]!.hand, count);
}

/** Puts a program face down to the bottom of the stack (HP-M-7, HP-M-11). */
export function toBottom({ table, dealer }: Play, from: Play["table"]["stage"], position: number): void {
  dealer.conceal(from, position, everyone);
  dealer.move(from, position, table.stack, "bottom");
}

/** Swears a player to a team, in public; Legion replaces Fallen, never the reverse (HP-L-5). */
export function swear({ table, dealer }: Play, seat: Seat, team: Sworn): void {
  const player = table.players[seat]!;
  if (player.sworn === "legion" || player.sworn === team) return;
  player.sworn = team;
  dealer.tell({ type: "sworn", seat, team });
}

/** Whoever is investigated by this player is sworn to Legion, where a card says so. */
function convert(play: Play, by: Seat, target: Seat): void {
  if (has(play, by, "converts")) swear(play, target, "legion");
}

/** A player looks at face-down loyalty cards of another (HP-U-1, HP-U-3). */
export function readLoyalties(play: Play, by: Seat, target: Seat, slots: readonly (0 | 1)[]): void {
  const { table, dealer } = play;
  const player = table.players[target]!;
  for (const slot of slots) {
    dealer.peek(player.loyalties, slot, by);
    dealer.tell({ type: "investigated", seat: by, target, card: slot });
    const { owners, readers } = player.bonds[slot];
    if (!includes(owners, by) && !readers.includes(by))
      player.bonds[slot] = { owners, readers: [...readers, by] };
  }
  convert(play, by, target);
}

/** A player looks at the face-down ID of another. */
export function readIdentity(play: Play, by: Seat, target: Seat): void {
  play.dealer.peek(play.table.players[target]!.identity, 0, by);
  play.dealer.tell({ type: "investigated", seat: by, target, card: "id" });
  convert(play, by, target);
}

/** Instead of its ID a player hands over the program that makes Legion of both (HP-U-3). */
export function handOver(play: Play, seat: Seat, to: Seat, position: number): void {
  const { table, dealer } = play;
  dealer.move(table.players[seat]!.hand, position, table.players[to]!.hand);
  dealer.tell({ type: "handedOver", seat, to });
  swear(play, seat, "legion");
  swear(play, to, "legion");
}

/** Two players exchange face-down loyalty cards; each sees what it gets. */
export function exchange(play: Play, seat: Seat, slot: 0 | 1, other: Seat, otherSlot: 0 | 1): void {
  const { table, dealer } = play;
  const [mine, its] = [table.players[seat]!, table.players[other]!];
  const card = dealer.take(mine.loyalties, slot);
  dealer.move(its.loyalties, otherSlot, mine.loyalties, slot);
  dealer.put(its.loyalties, card, otherSlot);
  const [bond, otherBond] = [mine.bonds[slot], its.bonds[otherSlot]];
  mine.bonds[slot] = { ...otherBond, owners: union(otherBond.owners, only(seat)) };
  its.bonds[otherSlot] = { ...bond, owners: union(bond.owners, only(other)) };
  dealer.tell({ type: "exchanged", seat, card: slot, other, otherCard: otherSlot });
}
