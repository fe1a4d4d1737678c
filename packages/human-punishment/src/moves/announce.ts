import { copyJson, lapsePasses, popTask, pushTasks, type Rejection, type Seat } from "@facedown/core";
import * as v from "valibot";
import { actionsOfKind, hasAction, isArmed, isOpenTo, lyingWeapons } from "../actions.js";
import { sameAim } from "../aims.js";
import { mostPlayers } from "../pack/types.js";
import { has, isAlive, weaponOf, type Play, type Scene } from "../scene.js";
import { rules, type View } from "../state.js";
import type { Action, ActionKind } from "../tasks.js";
import { namedBy } from "../windows.js";
import { decide, notAsked, sceneOf, type MoveContext } from "./context.js";

const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1));
/** The players a weapon is aimed at. */
export const targetList = v.pipe(v.array(seatNumber), v.maxLength(2), v.readonly());
const slot = v.picklist([0, 1, "id"]);

/** Announces an action: others may react before it resolves (HP-R-6). */
export function announce({ table, dealer }: Play, action: Action): void {
  popTask(table.tasks);
  table.announced = copyJson(action);
  dealer.tell({ type: "announced", seat: table.turn.active, action });
  lapsePasses(table.reactions, namedBy(action));
  pushTasks(table.tasks, { kind: "window" }, { kind: "resolve" });
}

/** Why no action of this kind may be announced now, whatever its targets. */
function refuseKind(context: MoveContext, view: View, seat: Seat, kind: ActionKind) {
  const refused = notAsked(context, view, seat);
  if (refused) return refused;
  const scene = sceneOf(context, view);
  if (view.turn.barred.includes(kind)) return rules.reject("HP-G-5");
  const isOfArmed = ["drop", "aim", "shoot", "heal"].includes(kind);
  const isQuick = kind === "shoot" && has(scene, seat, "quick") && weaponOf(scene, seat) >= 0;
  if (isOfArmed && !isArmed(scene) && !isQuick) return rules.reject("HP-R-3");
  if (!isOfArmed && kind !== "activate" && isArmed(scene)) return rules.reject("HP-R-2");
  return undefined;
}

function whyNotInvestigated(scene: Scene, seat: Seat, target: Seat, card: 0 | 1 | "id") {
  const player = scene.table.players[target];
  if (target === seat) return rules.reject("HP-U-1", { why: "yourself" });
  if (!player) return rules.reject("HP-U-1", { why: "nobody" });
  if (!isAlive(scene, target)) return rules.reject("HP-U-1", { why: "eliminated" });
  if (has(scene, target, "hidden")) return rules.reject("HP-U-1", { why: "hidden" });
  const isUp = card === "id" ? player.up.id : player.up.loyalties[card];
  return isUp ? rules.reject("HP-U-1", { why: "face up" }) : rules.reject("HP-U-2");
}

function whyNotEquipped(scene: Scene, seat: Seat, weapon: string) {
  if (weaponOf(scene, seat) >= 0) return rules.reject("HP-W-1");
  if (!lyingWeapons(scene).includes(weapon)) return rules.reject("HP-U-4");
  if (!isOpenTo(scene, seat, weapon)) return rules.reject("HP-W-3");
  return rules.reject("HP-W-4", { targets: scene.cards.weapon(weapon).targets });
}

/** What the armed and the unarmed active player may do. */
export function actionMoves(context: MoveContext) {
  const { cards } = context;

  /** The active player looks at a face-down card of another player (HP-U-1, HP-U-2). */
  const investigate = rules.move({
    input: v.strictObject({ target: seatNumber, card: slot }),
    during: "choose",
    check: ({ view, seat, input: { target, card } }) => {
      const refused = refuseKind(context, view, seat, "investigate");
      if (refused) return refused;
      const scene = sceneOf(context, view);
      const isLegal = actionsOfKind(scene, "investigate").some(
        (action) => action.target === target && action.card === card,
      );
      return isLegal ? undefined : whyNotInvestigated(scene, seat, target, card);
    },
    choices: ({ view, seat }) =>
      refuseKind(context, view, seat, "investigate")
        ? []
        : actionsOfKind(sceneOf(context, view), "investigate").map(({ target, card }) => ({ target, card })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        announce(play, { kind: "investigate", ...input });
      });
    },
  });

  /** Takes a weapon that lies there and aims it (HP-U-4). */
  const equip = rules.move({
    input: v.strictObject({ weapon: v.pipe(v.string(), v.maxLength(100)), targets: targetList }),
    during: "choose",
    check: ({ view, seat, input: { weapon, targets } }) => {
      const refused = refuseKind(context, view, seat, "equip");
      if (refused) return refused;
      const scene = sceneOf(context, view);
      const isLegal = actionsOfKind(scene, "equip").some(
        (action) => action.weapon === weapon && sameAim(action.targets, targets),
      );
      return isLegal ? undefined : whyNotEquipped(scene, seat, weapon);
    },
    choices: ({ view, seat }) =>
      refuseKind(context, view, seat, "equip")
        ? []
        : actionsOfKind(sceneOf(context, view), "equip").map(({ weapon, targets }) => ({ weapon, targets })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        announce(play, { kind: "equip", ...input });
      });
    },
  });

  const plainAction = <Kind extends "draw" | "drop" | "heal">(kind: Kind, otherwise: () => Rejection) =>
    rules.move({
      during: "choose",
      check: ({ view, seat }) => {
        const refused = refuseKind(context, view, seat, kind);
        if (refused) return refused;
        return actionsOfKind(sceneOf(context, view), kind).length > 0 ? undefined : otherwise();
      },
      apply: (step) => {
        decide(context, step, (play) => {
          const [action] = actionsOfKind(play, kind);
          if (action) announce(play, action);
        });
      },
    });

  /** Draws the top program (HP-U-5). */
  const draw = plainAction("draw", () => rules.reject("HP-U-5"));
  /** Lets go of the weapon (HP-G-1). */
  const drop = plainAction("drop", () => rules.reject("HP-R-3"));
  /** Heals the target instead of shooting (HP-W-10). */
  const heal = plainAction("heal", () => rules.reject("HP-W-10"));

  /** Aims the weapon at another target (HP-G-2). */
  const aim = rules.move({
    input: v.strictObject({ targets: targetList }),
    during: "choose",
    check: ({ view, seat, input: { targets } }) => {
      const refused = refuseKind(context, view, seat, "aim");
      if (refused) return refused;
      const actions = actionsOfKind(sceneOf(context, view), "aim");
      return actions.some((action) => sameAim(action.targets, targets)) ? undefined : rules.reject("HP-G-2");
    },
    choices: ({ view, seat }) =>
      refuseKind(context, view, seat, "aim")
        ? []
        : actionsOfKind(sceneOf(context, view), "aim").map(({ targets }) => ({ targets })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        announce(play, { kind: "aim", ...input });
      });
    },
  });

  /** Fires the weapon (HP-G-3). `targets` are those it is aimed at, or the one that is named at the shot. */
  const shoot = rules.move({
    input: v.strictObject({ targets: targetList }),
    during: "choose",
    check: ({ view, seat, input: { targets } }) => {
      const refused = refuseKind(context, view, seat, "shoot");
      if (refused) return refused;
      const scene = sceneOf(context, view);
      const actions = actionsOfKind(scene, "shoot");
      if (actions.some((action) => sameAim(action.targets, targets))) return undefined;
      const held = view.weapons[weaponOf(scene, seat)];
      return rules.reject("HP-W-4", { targets: held ? cards.weapon(held.kind).targets : 0 });
    },
    choices: ({ view, seat }) =>
      refuseKind(context, view, seat, "shoot")
        ? []
        : actionsOfKind(sceneOf(context, view), "shoot").map(({ targets }) => ({ targets })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        announce(play, { kind: "shoot", ...input });
      });
    },
  });

  /** Uses the action that a face-up permanent program offers. */
  const activate = rules.move({
    input: v.strictObject({ position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)) }),
    during: "choose",
    check: ({ view, seat, input: { position } }) => {
      const refused = refuseKind(context, view, seat, "activate");
      if (refused) return refused;
      const actions = actionsOfKind(sceneOf(context, view), "activate");
      return actions.some((action) => action.position === position)
        ? undefined
        : rules.reject("HP-M-4", { why: "no target" });
    },
    choices: ({ view, seat }) =>
      refuseKind(context, view, seat, "activate")
        ? []
        : actionsOfKind(sceneOf(context, view), "activate").map(({ position }) => ({ position })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        announce(play, { kind: "activate", ...input });
      });
    },
  });

  /** Takes no action, where none is legal (HP-R-7). */
  const forgo = rules.move({
    during: "choose",
    check: ({ view, seat }) =>
      notAsked(context, view, seat) ??
      (hasAction(sceneOf(context, view)) ? rules.reject("HP-R-7") : undefined),
    apply: (step) => {
      decide(context, step, ({ table }) => {
        popTask(table.tasks);
      });
    },
  });

  return { investigate, equip, draw, drop, aim, shoot, heal, activate, forgo };
}
