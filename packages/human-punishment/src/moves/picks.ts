import { popTask, type Rejection, type Seat } from "@facedown/core";
import * as v from "valibot";
import { sameAim } from "../aims.js";
import { aimWeapon } from "../arms.js";
import { mostPlayers } from "../pack/types.js";
import { pickFor } from "../perform.js";
import type { Question } from "../questions.js";
import { retargetAims } from "../run.js";
import { rules, type View } from "../state.js";
import type { Picked } from "../tasks.js";
import { waitingTask } from "../waiting.js";
import { targetList } from "./announce.js";
import { questionFor } from "./answers.js";
import { decide, notAsked, sceneOf, type MoveContext } from "./context.js";
import { position } from "./programs.js";

const isRefusal = (found: Question | Rejection): found is Rejection => "code" in found;

/** What players pick for cards that are resolved, and the new targets of weapons. */
export function pickMoves(context: MoveContext) {
  const optionsOf = (view: View, seat: Seat, kind: Question["kind"]): readonly Picked[] | Rejection => {
    const question = questionFor(context, view, seat, kind);
    return isRefusal(question) ? question : question.options;
  };
  const refuse = (view: View, seat: Seat, kind: Question["kind"], picked: number) => {
    const options = optionsOf(view, seat, kind);
    if ("code" in options) return options;
    return options.includes(picked) ? undefined : rules.reject("HP-X-6");
  };
  const numbersOf = (view: View, seat: Seat, kind: Question["kind"]): number[] => {
    const options = optionsOf(view, seat, kind);
    return "code" in options ? [] : options.filter((option) => typeof option === "number");
  };

  /** Names the player whom a card is about. */
  const pickPlayer = rules.move({
    input: v.strictObject({
      player: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostPlayers - 1)),
    }),
    during: "pick",
    check: ({ view, seat, input }) => refuse(view, seat, "player", input.player),
    choices: ({ view, seat }) => numbersOf(view, seat, "player").map((player) => ({ player })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        pickFor(play, input.player);
      });
    },
  });

  /** Points at a face-down program of the player that was named. */
  const pickProgram = rules.move({
    input: v.strictObject({ position }),
    during: "pick",
    check: ({ view, seat, input }) => refuse(view, seat, "program", input.position),
    choices: ({ view, seat }) => numbersOf(view, seat, "program").map((at) => ({ position: at })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        pickFor(play, input.position);
      });
    },
  });

  /** Keeps one of the programs that were looked at; nobody else learns which. */
  const keep = rules.move({
    input: v.strictObject({ position }),
    during: "pick",
    secret: ["position"],
    check: ({ view, seat, input }) => refuse(view, seat, "keep", input.position),
    choices: ({ view, seat }) => numbersOf(view, seat, "keep").map((at) => ({ position: at })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        pickFor(play, input.position);
      });
    },
  });

  /** Points at a loyalty card, left or right. */
  const pickLoyalty = rules.move({
    input: v.strictObject({ card: v.picklist([0, 1]) }),
    during: "pick",
    check: ({ view, seat, input }) => refuse(view, seat, "loyalty", input.card),
    choices: ({ view, seat }) =>
      numbersOf(view, seat, "loyalty").map((card) => ({ card: card === 0 ? (0 as const) : (1 as const) })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        pickFor(play, input.card);
      });
    },
  });

  /** Chooses one of the effects that a card offers. */
  const pickEffect = rules.move({
    input: v.strictObject({ option: position }),
    during: "pick",
    check: ({ view, seat, input }) => refuse(view, seat, "option", input.option),
    choices: ({ view, seat }) => numbersOf(view, seat, "option").map((option) => ({ option })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        pickFor(play, input.option);
      });
    },
  });

  const aimsFor = (view: View, seat: Seat): readonly (readonly Seat[])[] | Rejection => {
    const refused = notAsked(context, view, seat);
    if (refused) return refused;
    const task = waitingTask(sceneOf(context, view), "retarget");
    if (task) return retargetAims(sceneOf(context, view), task.weapon);
    const question = questionFor(context, view, seat, "targets");
    return isRefusal(question) ? question : question.options;
  };

  /** Names the new targets of a weapon: for a card, or because its target was eliminated (HP-W-6). */
  const pickTargets = rules.move({
    input: v.strictObject({ targets: targetList }),
    during: ["pick", "retarget"],
    check: ({ view, seat, input: { targets } }) => {
      const aims = aimsFor(view, seat);
      if ("code" in aims) return aims;
      const isLegal = aims.some((aim) => sameAim(aim, targets));
      return isLegal ? undefined : rules.reject("HP-W-4", { targets: aims[0]?.length ?? 0 });
    },
    choices: ({ view, seat }) => {
      const aims = aimsFor(view, seat);
      return "code" in aims ? [] : aims.map((targets) => ({ targets }));
    },
    apply: ({ input: { targets }, ...step }) => {
      decide(context, step, (play) => {
        const task = waitingTask(play, "retarget");
        if (!task) {
          pickFor(play, targets);
          return;
        }
        popTask(play.table.tasks);
        aimWeapon(play, task.weapon, targets);
      });
    },
  });

  return { pickPlayer, pickProgram, keep, pickLoyalty, pickEffect, pickTargets };
}
