import { Immer, isDraft, original } from "immer";

/** An instance of our own: what users set for theirs does not change ours. It leaves the freezing to us. */
const immer = /* @__PURE__ */ new Immer({ autoFreeze: false });

/** Freezes what is not as before, to the leaves. Immer would visit all that a changed list holds. */
function freezeNew(before: unknown, after: unknown): void {
  if (after === before || typeof after !== "object" || after === null || Object.isFrozen(after)) return;
  const old = (typeof before === "object" ? before : null) as Record<string, unknown> | null;
  Object.freeze(after);
  if (Array.isArray(after)) {
    const list = Array.isArray(old) ? (old as unknown[]) : [];
    for (let i = 0; i < after.length; i++) if (after[i] !== list[i]) freezeNew(list[i], after[i]);
    return;
  }
  for (const key in after) {
    const part = (after as Record<string, unknown>)[key];
    if (part !== old?.[key]) freezeNew(old?.[key], part);
  }
}

/** The state that a recipe makes of a frozen one by changing a draft of it. What did not change is the same object. */
export function changed(state: object, recipe: (draft: object) => void): object {
  const after = immer.produce(state, (draft: object) => {
    recipe(draft);
  });
  freezeNew(state, after);
  return after;
}

/** What a draft stands for; anything else is itself. */
export function whole(value: object): object {
  return isDraft(value) ? original(value) : value;
}
