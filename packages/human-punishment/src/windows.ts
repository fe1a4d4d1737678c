import {
  closeWindow,
  everyone,
  isWindowFull,
  lapsePasses,
  only,
  openWindow,
  popTask,
  pushTasks,
  seatsWhere,
  union,
  type Seat,
  type Seats,
} from "@facedown/core";
import { isAble } from "./candidates.js";
import { pushEffects } from "./handling.js";
import { clockwise, countOf, faceOf, has, isAlive, type Play, type Scene } from "./scene.js";
import type { Action, Task } from "./tasks.js";

/** When a program is played: in its owner's turn, after an announcement, or before damage (HP-M-4). */
export type Moment = "turn" | "announce" | "brace";

/** Why a program in a player's hand may not be played; `undefined` when it may. */
export type Unplayable = "no program" | "not now" | "not your turn" | "secret" | "no target" | "too many";

/** So many programs a player may play in one turn (HP-A-38). */
const mostPlays = 20;

const mayPlayMore = ({ table }: Scene, seat: Seat): boolean => table.turn.played[seat]! < mostPlays;

/** Why the program at this position of a player's own hand may not be played now. */
export function unplayable(
  scene: Scene,
  seat: Seat,
  position: number,
  moment: Moment,
): Unplayable | undefined {
  const face = faceOf(scene.table.players[seat]!.hand, position);
  if (face === null) return "no program";
  const program = scene.cards.program(face);
  if (program.timing === "secret") return "secret";
  if (!mayPlayMore(scene, seat)) return "too many";
  if (program.timing !== "any") {
    if (moment !== "turn") return "not your turn";
    if (program.timing === "permanent") return undefined;
  } else if (program.only !== undefined && program.only !== moment) return "not now";
  const [first] = program.fx;
  return first && isAble(scene, first, { owner: seat, source: null }) ? undefined : "no target";
}

/** The positions of the programs that a player may play now. */
export function playable(scene: Scene, seat: Seat, moment: Moment): number[] {
  const { hand } = scene.table.players[seat]!;
  return Array.from({ length: countOf(hand) }, (_, position) => position).filter(
    (position) => unplayable(scene, seat, position, moment) === undefined,
  );
}

/** Plays a program: it is turned up, read aloud, and resolves or stays (HP-M-3, HP-M-6). */
export function playProgram(play: Play, seat: Seat, position: number): void {
  const { table, dealer, cards } = play;
  const player = table.players[seat]!;
  table.turn.played[seat]!++;
  const program = cards.program(player.hand.cards[position]!.face);
  if (program.timing === "permanent") {
    dealer.move(player.hand, position, player.permanents);
    dealer.tell({ type: "played", seat, program: program.id });
    return;
  }
  dealer.move(player.hand, position, table.stage);
  dealer.tell({ type: "played", seat, program: program.id });
  pushTasks(table.tasks, { kind: "unstage" });
  if (program.timing === "secret") return;
  const card = { at: "stage" } as const;
  pushEffects(play, program.fx.length, { owner: seat, source: null, card, list: "fx", late: false });
}

/** Whom an announced action names. */
export function namedBy(action: Action): Seats {
  if (action.kind === "investigate") return only(action.target);
  return "targets" in action ? only(...action.targets) : only();
}

function withPrograms(scene: Scene, except: Seat | null): Seats {
  return seatsWhere(
    scene.table.players.length,
    (seat) =>
      seat !== except &&
      isAlive(scene, seat) &&
      mayPlayMore(scene, seat) &&
      countOf(scene.table.players[seat]!.hand) > 0,
  );
}

/** Those whom the window of an announcement waits for, standing passes apart (HP-M-14). */
function reactors(scene: Scene): Seats {
  const { turn, announced, players } = scene.table;
  const { active } = turn;
  const isSilent = has(scene, active, "noReactions");
  const isDeadly = announced?.kind === "shoot" && players[active]!.deadly;
  return isSilent || isDeadly ? only() : withPrograms(scene, active);
}

/** Runs a window: opens it, or closes it when all have answered. Tells who reacts with what, once it is known. */
function runWindow(
  play: Play,
  task: Task,
  asked: Seats,
  order: readonly Seat[],
): "opened" | "passed" | { readonly seat: Seat; readonly reaction: number } {
  const { table, dealer } = play;
  const { reactions } = table;
  if (!isWindowFull(reactions)) {
    if (!openWindow(dealer, reactions, asked)) return "passed";
    table.windows++;
    pushTasks(table.tasks, task);
    return "opened";
  }
  const disclose = (seat: Seat | null) => dealer.disclose("reacts", seat, everyone);
  return closeWindow(dealer, reactions, { order, disclose }) ?? "passed";
}

/** After an announcement: a reaction resolves, and the active player chooses anew (HP-M-15, HP-M-16). */
export function runAnnouncement(play: Play, task: Task): void {
  const { table } = play;
  const result = runWindow(play, task, reactors(play), clockwise(play, table.turn.active));
  if (typeof result === "string") return;
  popTask(table.tasks);
  pushTasks(table.tasks, { kind: "rechoose" });
  playProgram(play, result.seat, result.reaction);
}

/** Before damage: it waits again after each reaction, until all pass (HP-A-25). */
export function runBrace(play: Play, task: Extract<Task, { kind: "brace" }>): void {
  const { table } = play;
  const hits = task.hits.filter(({ seat }) => isAlive(play, seat));
  if (hits.length === 0) return;
  const now = { ...task, hits };
  const result = runWindow(play, now, withPrograms(play, null), clockwise(play, table.turn.active));
  if (result === "opened") return;
  if (result === "passed") {
    pushTasks(table.tasks, { kind: "hit", by: task.by, hits });
    return;
  }
  pushTasks(table.tasks, now);
  playProgram(play, result.seat, result.reaction);
}

/** The standing passes of those whom damage is about to hit lapse (HP-M-18). */
export function lapseFor(play: Play, seats: readonly Seat[]): void {
  lapsePasses(play.table.reactions, union(...seats.map((seat) => only(seat))));
}
