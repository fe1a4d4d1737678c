import * as v from "valibot";
import { mostCards } from "./options.js";
import { rules, type View } from "./state.js";
import { endTurn } from "./turns.js";

const someIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostCards - 1));

/** Where cards lie face down. */
function faceDown({ table }: View): { readonly at: number }[] {
  const places: { readonly at: number }[] = [];
  table.forEach((card, at) => {
    if (card === null) places.push({ at });
  });
  return places;
}

/** Points at a card: the neighbor to the left, or the guesser who may choose (AH-7). */
export const point = rules.move({
  input: v.strictObject({ at: someIndex }),
  during: "point",
  final: true,
  check: ({ view, seat, input: { at } }) => {
    const pointer = view.pointer!;
    if (seat !== pointer) return rules.reject("AH-7", { why: "not you", pointer });
    const card = view.table[at];
    if (card === null) return undefined;
    return rules.reject("AH-7", { why: card === undefined ? "no card" : "open", pointer });
  },
  choices: ({ view, seat }) => (seat === view.pointer ? faceDown(view) : []),
  apply: ({ state, seat, input: { at }, dealer }) => {
    const guesser = state.sides[state.active]!.captain;
    state.pointed = at;
    state.phase = "guess";
    dealer.tell({ type: "pointed", seat, guesser, at });
  },
});

/** Leaves a bonus guess alone (AH-A10). */
export const decline = rules.move({
  during: "point",
  check: ({ view, seat }) => {
    const pointer = view.pointer!;
    if (seat !== pointer) return rules.reject("AH-7", { why: "not you", pointer });
    return view.bonus ? undefined : rules.reject("AH-14", { why: "no bonus" });
  },
  apply: ({ state, seat, dealer }) => {
    dealer.tell({ type: "bonusDeclined", seat });
    endTurn(state, dealer);
  },
});
