import { endTurnPasses, pushTasks, type Seat } from "@facedown/core";
import { check, failPower } from "./check.js";
import { withoutHumans } from "./verdict.js";
import { isAlive, limitOf, livingCount, programCount, weaponOf, type Play } from "./scene.js";

/** What happens in a turn, in its order. */
const parts = ["choose", "more", "discard", "next"] as const;

/** Begins a player's turn (HP-R-1 to HP-R-4). */
export function beginTurn(play: Play, seat: Seat): void {
  const { table, dealer } = play;
  const weapon = weaponOf(play, seat);
  table.turn = {
    active: seat,
    weapon: weapon < 0 ? null : weapon,
    more: 0,
    awake: table.players[seat]!.awake,
    barred: [],
    lost: false,
    played: table.players.map(() => 0),
    abilities: 0,
  };
  table.announced = null;
  endTurnPasses(table.reactions);
  dealer.tell({ type: "turnBegun", seat, round: table.round, armed: weapon >= 0 });
  pushTasks(table.tasks, ...parts.map((kind) => ({ kind })));
}

/** The next player whose turn is not skipped; counts turns and rounds on the way. */
function passMarkers(play: Play): Seat {
  const { table, dealer } = play;
  const { players } = table;
  let seat = table.turn.active;
  for (;;) {
    seat = (seat + 1) % players.length;
    if (seat === table.first) table.round++;
    const player = players[seat]!;
    if (!isAlive(play, seat)) continue;
    table.quiet.turns++;
    if (!player.stalled) return seat;
    player.stalled = false;
    dealer.tell({ type: "turnSkipped", seat });
  }
}

/**
 * Where nobody has lost hit points for long the table repeats the check, and the game ends after five of them (HP-E-19,
 * HP-E-20). Tells whether the game goes on.
 */
function goesOn(play: Play): boolean {
  const { table } = play;
  const { quietRounds, lastRound } = table.settings;
  if (table.round > lastRound) {
    failPower(play);
    return false;
  }
  const due = quietRounds * livingCount(play) * (table.quiet.checks + 1);
  if (quietRounds === 0 || table.quiet.turns < due) return true;
  table.quiet.checks++;
  const found = withoutHumans(table.settings, table.firstOut === null ? "before the first" : "later");
  if (!check(play, [], found)) return false;
  if (table.quiet.checks < 5) return true;
  failPower(play);
  return false;
}

/** Begins one more action of the turn, if there is one: that of a player who is awake comes first. */
export function takeMore({ table: { turn, tasks } }: Play): void {
  if (turn.awake) turn.awake = false;
  else if (turn.more > 0) turn.more--;
  else return;
  pushTasks(tasks, { kind: "choose" }, { kind: "more" });
}

/** The markers pass to the next player (HP-R-4). */
export function nextTurn(play: Play): void {
  const seat = passMarkers(play);
  if (goesOn(play)) beginTurn(play, seat);
}

/** Whether the active player has more programs than it may keep (HP-M-9). */
export function isOverLimit(scene: Pick<Play, "cards" | "table">): boolean {
  const { active } = scene.table.turn;
  return programCount(scene, active) > limitOf(scene, active);
}
