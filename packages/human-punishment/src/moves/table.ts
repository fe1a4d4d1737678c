import { everyone, passForTheRest, popTask } from "@facedown/core";
import { actionsOfKind } from "../actions.js";
import { aimWeapon } from "../arms.js";
import { discardable } from "../discards.js";
import { readIdentity, toBottom } from "../handling.js";
import { pickFor } from "../perform.js";
import { openQuestion } from "../questions.js";
import { retargetAims } from "../run.js";
import type { Play } from "../scene.js";
import { answerWithDamage } from "../shots.js";
import { rules, type View } from "../state.js";
import type { ActionKind } from "../tasks.js";
import { announce } from "./announce.js";
import { decide, type MoveContext } from "./context.js";

/** The table throws a program away: which, everybody sees, and that may tell something of the others (HP-N-5). */
function discardOldest(play: Play): void {
  const { table, dealer } = play;
  const { active } = table.turn;
  const [oldest] = discardable(play, active);
  if (!oldest) return;
  const isOfHand = oldest.from === "hand";
  const at = dealer.disclose("oldest", isOfHand ? oldest.position : -1, everyone);
  const { hand, permanents } = table.players[active]!;
  if (at < 0) toBottom(play, permanents, 0);
  else toBottom(play, hand, at);
}

/** What the table chooses where nobody does: what costs the player least, if it can be done (HP-A-40). */
const usualFirst: readonly ActionKind[] = [
  "draw",
  "drop",
  "investigate",
  "equip",
  "aim",
  "heal",
  "activate",
  "shoot",
];

/** Announces an action for the active player; where there is none, none is taken (HP-R-7). */
function chooseForThem(play: Play): void {
  for (const kind of usualFirst) {
    const [action] = actionsOfKind(play, kind);
    if (!action) continue;
    announce(play, action);
    return;
  }
  popTask(play.table.tasks);
}

/** Decides for whoever has not: they pass, take damage, allow, or pick what comes first. */
function decideForThem(play: Play): void {
  const { table, dealer } = play;
  const top = table.tasks[table.tasks.length - 1];
  switch (top?.kind) {
    case "window":
    case "brace":
      passForTheRest(dealer, table.reactions);
      break;
    case "answer":
      popTask(table.tasks);
      answerWithDamage(play, top);
      break;
    case "permit":
      popTask(table.tasks);
      dealer.tell({ type: "allowed", seat: top.seat, by: top.by, always: false });
      readIdentity(play, top.by, top.seat);
      break;
    case "effect": {
      const [first] = openQuestion(play, top)?.options ?? [];
      if (first !== undefined) pickFor(play, first);
      break;
    }
    case "retarget": {
      popTask(table.tasks);
      const [first] = retargetAims(play, top.weapon);
      if (first) aimWeapon(play, top.weapon, first);
      break;
    }
    case "choose":
      chooseForThem(play);
      break;
    case "discard":
      discardOldest(play);
      break;
    default:
  }
}

/** What the table does. */
export function tableMoves(context: MoveContext) {
  /**
   * The time is up. In a window those who have not answered pass; where only one player is waited for, it draws or lets go
   * of its weapon, takes the damage, allows, or what comes first is picked, aimed at or discarded.
   */
  const timeUp = rules.tableMove({
    during: ["choose", "react", "brace", "answer", "permit", "pick", "retarget", "discard"],
    apply: (step) => {
      decide(context, step, decideForThem);
    },
  });
  return { timeUp };
}

const inWindow = (view: View): boolean => view.phase === "react" || view.phase === "brace";

/** The timers of the table: for windows, for the choice of an action, and for other decisions of one player. */
export const timers = {
  react: {
    due: ({ view }: { readonly view: View }) =>
      inWindow(view) && view.settings.reactSeconds > 0
        ? { seconds: view.settings.reactSeconds, id: view.windows }
        : undefined,
    expire: "timeUp",
  },
  turn: {
    due: ({ view }: { readonly view: View }) =>
      view.phase === "choose" && view.settings.turnSeconds > 0
        ? { seconds: view.settings.turnSeconds, id: view.waits }
        : undefined,
    expire: "timeUp",
  },
  decide: {
    due: ({ view }: { readonly view: View }) =>
      !inWindow(view) && view.phase !== "choose" && view.settings.decideSeconds > 0
        ? { seconds: view.settings.decideSeconds, id: view.waits }
        : undefined,
    expire: "timeUp",
  },
} as const;
