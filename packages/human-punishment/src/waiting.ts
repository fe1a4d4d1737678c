import { nobody, only, stillToChoose, topTask, type Seats } from "@facedown/core";
import type { Catalog } from "./catalog.js";
import { openQuestion } from "./questions.js";
import type { Scene } from "./scene.js";
import type { View } from "./state.js";
import type { Task } from "./tasks.js";

/** The task that waits, if it is of this kind. */
export function waitingTask<Kind extends Task["kind"]>(
  { table }: Scene,
  kind: Kind,
): Extract<Task, { readonly kind: Kind }> | undefined {
  const top = topTask(table.tasks as readonly Task[]);
  return top?.kind === kind ? (top as Extract<Task, { readonly kind: Kind }>) : undefined;
}

/** Whom the table waits for, as everybody may know. */
export function waitedFor(cards: Catalog, view: View): Seats {
  const scene = { cards, table: view };
  const top = topTask(view.tasks as readonly Task[]);
  switch (top?.kind) {
    case "choose":
    case "discard":
      return only(view.turn.active);
    case "window":
    case "brace":
      return stillToChoose(view.reactions.answers);
    case "answer":
    case "permit":
      return only(top.seat);
    case "effect": {
      const question = openQuestion(scene, top);
      return question ? only(question.seat) : nobody;
    }
    case "retarget": {
      const holder = view.weapons[top.weapon]?.holder ?? null;
      return holder === null ? nobody : only(holder);
    }
    default:
      return nobody;
  }
}
