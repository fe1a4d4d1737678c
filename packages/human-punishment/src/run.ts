import { isWindowFull, isWindowOpen, pushTasks, settleTasks, topTask } from "@facedown/core";
import { otherAims } from "./aims.js";
import { aimWeapon, returnWeapon, takeWeapon } from "./arms.js";
import { failPower } from "./check.js";
import { drawPrograms, pushEffects, readIdentity, readLoyalties, toBottom } from "./handling.js";
import { hurt } from "./health.js";
import { perform } from "./perform.js";
import { effectOf, listAt, onlyAnswer, openQuestion, questionOf } from "./questions.js";
import { cardAtPlace, countOf, has, isAlive, loyaltySlots, type Play, type Scene } from "./scene.js";
import { answerWithDamage, finishShot, gatherHits, healTargets, shoot, showableSlots } from "./shots.js";
import type { Phase } from "./state.js";
import type { Action, EffectTask, Task } from "./tasks.js";
import { isOverLimit, nextTurn, takeMore } from "./turns.js";
import { runAnnouncement, runBrace } from "./windows.js";

/** The phase in which the table waits for the decision of each kind of task that may need one. */
const phases: Readonly<Partial<Record<Task["kind"], Phase>>> = {
  choose: "choose",
  window: "react",
  brace: "brace",
  answer: "answer",
  permit: "permit",
  effect: "pick",
  retarget: "retarget",
  discard: "discard",
};

/** Whether a task waits for a decision. It follows from what everybody knows. */
function waits(play: Play, task: Task): boolean {
  const { table } = play;
  switch (task.kind) {
    case "choose":
      return !table.turn.lost;
    case "discard":
      return !table.turn.lost && isOverLimit(play);
    case "window":
    case "brace":
      return isWindowOpen(table.reactions) && !isWindowFull(table.reactions);
    case "answer":
      return isAlive(play, task.seat) && showableSlots(play, task).length > 0;
    case "permit": {
      const { hand, allows } = table.players[task.seat]!;
      return isAlive(play, task.by) && isAlive(play, task.seat) && !allows && countOf(hand) > 0;
    }
    case "effect":
      return openQuestion(play, task) !== undefined;
    case "retarget":
      return retargetAims(play, task.weapon).length > 1;
    default:
      return false;
  }
}

/** The aims that a weapon may be turned to whose target is gone; none where it has one after all. */
export function retargetAims(scene: Scene, weapon: number) {
  const { holder, targets } = scene.table.weapons[weapon]!;
  const isLost = holder !== null && targets.some((seat) => !isAlive(scene, seat));
  return isLost ? otherAims(scene, weapon) : [];
}

function investigate(play: Play, { target, card }: Extract<Action, { kind: "investigate" }>): void {
  const { active } = play.table.turn;
  if (!isAlive(play, target)) return;
  if (card === "id") pushTasks(play.table.tasks, { kind: "permit", seat: target, by: active });
  else
    readLoyalties(
      play,
      active,
      target,
      has(play, active, "scanBoth") ? loyaltySlots(play, target, false) : [card],
    );
}

/** What was announced happens (HP-R-6). */
function resolve(play: Play): void {
  const { table } = play;
  const { active } = table.turn;
  const action = table.announced;
  table.announced = null;
  if (action === null || table.turn.lost) return;
  const own = table.weapons.findIndex(({ holder }) => holder === active);
  switch (action.kind) {
    case "investigate":
      investigate(play, action);
      break;
    case "equip": {
      const weapon = table.weapons.findIndex(({ kind, holder }) => kind === action.weapon && holder === null);
      takeWeapon(play, active, weapon, action.targets);
      break;
    }
    case "draw":
      drawPrograms(play, active, has(play, active, "drawTwo") ? 2 : 1);
      break;
    case "drop":
      returnWeapon(play, own);
      break;
    case "aim":
      aimWeapon(play, own, action.targets);
      break;
    case "shoot":
      shoot(play, active, action.targets);
      break;
    case "heal":
      healTargets(play, active, action.targets);
      break;
    case "activate":
      activate(play, action.position);
  }
}

function activate(play: Play, position: number): void {
  const { active } = play.table.turn;
  const card = { at: "permanents", seat: active, position } as const;
  play.dealer.tell({ type: "ability", seat: active, card: cardAtPlace(play, card)! });
  const count = listAt(play, card, "action").length;
  pushEffects(play, count, { owner: active, source: null, card, list: "action", late: false });
}

/** So many abilities may be set off in one turn; more than that never end (HP-A-39). */
const mostAbilities = 500;
/** So many tasks may run without a decision: more than so many abilities need. */
const mostTasks = 1_000_000;

/** An ability fires, if its card still lies face up and its owner lives or need not (HP-I-1, HP-I-4). */
function setOff(play: Play, task: Extract<Task, { kind: "trigger" }>): void {
  const { owner, card, list, late } = task;
  if (!late && !isAlive(play, owner)) return;
  const effects = listAt(play, card, list);
  if (effects.length === 0) return;
  if (++play.table.turn.abilities > mostAbilities) {
    failPower(play);
    return;
  }
  play.dealer.tell({ type: "ability", seat: owner, card: cardAtPlace(play, card)! });
  pushEffects(play, effects.length, task);
}

/** An effect that asks nothing more is done; where there is one answer only it is taken. */
function runEffect(play: Play, task: EffectTask): void {
  const effect = effectOf(play, task);
  if (!effect || (!task.late && !isAlive(play, task.owner))) return;
  const question = questionOf(play, task);
  if (!question) {
    perform(play, effect, task);
    return;
  }
  const answer = onlyAnswer(question);
  if (answer !== undefined) pushTasks(play.table.tasks, { ...task, picks: [...task.picks, answer] });
}

function runRetarget(play: Play, weapon: number): void {
  const [aim] = retargetAims(play, weapon);
  if (aim) aimWeapon(play, weapon, aim);
}

/** Does what a task says that waits for nobody. */
function run(play: Play, task: Task): void {
  const { table } = play;
  switch (task.kind) {
    case "next":
      nextTurn(play);
      break;
    case "more":
      takeMore(play);
      break;
    case "rechoose":
      table.announced = null;
      pushTasks(table.tasks, { kind: "choose" });
      break;
    case "window":
      if (!table.turn.lost) runAnnouncement(play, task);
      break;
    case "resolve":
      resolve(play);
      break;
    case "answer":
      if (isAlive(play, task.seat)) answerWithDamage(play, task);
      break;
    case "gather":
      gatherHits(play, task);
      break;
    case "brace":
      runBrace(play, task);
      break;
    case "hit":
      hurt(play, task.hits, task.by);
      break;
    case "finish":
      finishShot(play, task);
      break;
    case "effect":
      runEffect(play, task);
      break;
    case "trigger":
      setOff(play, task);
      break;
    case "unstage":
      toBottom(play, table.stage, 0);
      break;
    case "permit":
      if (isAlive(play, task.by) && isAlive(play, task.seat)) readIdentity(play, task.by, task.seat);
      break;
    case "retarget":
      runRetarget(play, task.weapon);
      break;
    default:
  }
}

/** Goes on until somebody has to decide, or the game is over. */
export function goOn(play: Play): void {
  const { table } = play;
  settleTasks(table.tasks, {
    waits: (task) => waits(play, task),
    run: (task) => {
      run(play, task);
    },
    most: mostTasks,
  });
  const top = topTask(table.tasks);
  table.phase = (top && phases[top.kind]) ?? "over";
  // An answer in a window may be given anew, and nobody else may tell.
  if (table.phase !== "react" && table.phase !== "brace") table.waits++;
}
