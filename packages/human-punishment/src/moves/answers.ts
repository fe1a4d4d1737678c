import { popTask, type Rejection, type Seat } from "@facedown/core";
import * as v from "valibot";
import { handOver, readIdentity } from "../handling.js";
import { openQuestion, type Question } from "../questions.js";
import { facesOf, type Scene } from "../scene.js";
import { answerWithCard, answerWithDamage, showableSlots } from "../shots.js";
import { rules, type View } from "../state.js";
import { waitingTask } from "../waiting.js";
import { decide, notAsked, sceneOf, type MoveContext } from "./context.js";

/** The position of the program that may be handed over instead of the ID; −1 when the viewer has none. */
function legionProgram({ cards, table }: Scene, seat: Seat): number {
  return facesOf(table.players[seat]!.hand).findIndex((face) => {
    const program = face === null ? undefined : cards.program(face);
    return program?.timing === "secret" && program.team === "legion";
  });
}

/** What targets of a shot and owners of an ID say. */
export function answerMoves(context: MoveContext) {
  const slotsFor = (view: View) => {
    const scene = sceneOf(context, view);
    const task = waitingTask(scene, "answer");
    return task ? showableSlots(scene, task) : [];
  };

  /** A target turns a face-down card up and takes no damage (HP-W-9, HP-W-11). */
  const reveal = rules.move({
    input: v.strictObject({ card: v.picklist([0, 1, "id"]) }),
    during: "answer",
    check: ({ view, seat, input: { card } }) =>
      notAsked(context, view, seat) ?? (slotsFor(view).includes(card) ? undefined : rules.reject("HP-W-14")),
    choices: ({ view, seat }) =>
      notAsked(context, view, seat) ? [] : slotsFor(view).map((card) => ({ card })),
    apply: ({ input, ...step }) => {
      decide(context, step, (play) => {
        const task = popTask(play.table.tasks);
        if (task.kind === "answer") answerWithCard(play, task, input.card);
      });
    },
  });

  /** A target takes the damage (HP-W-9, HP-W-11). */
  const takeDamage = rules.move({
    during: "answer",
    check: ({ view, seat }) => notAsked(context, view, seat),
    apply: (step) => {
      decide(context, step, (play) => {
        const task = popTask(play.table.tasks);
        if (task.kind === "answer") answerWithDamage(play, task);
      });
    },
  });

  /** Lets another player look at the own ID: this once, or always without being asked (HP-U-3). */
  const allow = rules.move({
    input: v.strictObject({ always: v.boolean() }),
    during: "permit",
    check: ({ view, seat }) => notAsked(context, view, seat),
    choices: ({ view, seat }) => (notAsked(context, view, seat) ? [] : [{ always: false }, { always: true }]),
    apply: ({ input: { always }, ...step }) => {
      decide(context, step, (play) => {
        const task = popTask(play.table.tasks);
        if (task.kind !== "permit") return;
        if (always) play.table.players[task.seat]!.allows = true;
        play.dealer.tell({ type: "allowed", seat: task.seat, by: task.by, always });
        readIdentity(play, task.by, task.seat);
      });
    },
  });

  /** Hands the Legion program over instead: both are Legion from now on (HP-U-3). */
  const handOverLegion = rules.move({
    during: "permit",
    check: ({ view, seat }) =>
      notAsked(context, view, seat) ??
      (legionProgram(sceneOf(context, view), seat) < 0 ? rules.reject("HP-U-3") : undefined),
    apply: (step) => {
      decide(context, step, (play) => {
        const task = popTask(play.table.tasks);
        if (task.kind === "permit") handOver(play, task.seat, task.by, legionProgram(play, task.seat));
      });
    },
  });

  return { reveal, takeDamage, allow, handOver: handOverLegion };
}

/** The question that waits, if it is of this kind and for this seat. */
export function questionFor<Kind extends Question["kind"]>(
  context: MoveContext,
  view: View,
  seat: Seat,
  kind: Kind,
): Extract<Question, { readonly kind: Kind }> | Rejection {
  const refused = notAsked(context, view, seat);
  if (refused) return refused;
  const scene = sceneOf(context, view);
  const task = waitingTask(scene, "effect");
  const question = task && openQuestion(scene, task);
  return question?.kind === kind
    ? (question as Extract<Question, { readonly kind: Kind }>)
    : rules.reject("HP-X-6");
}
