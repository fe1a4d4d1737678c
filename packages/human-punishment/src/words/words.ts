import type { EventView, InputOf, PlacesIn, Words, WordsContext } from "@facedown/core";
import type { Catalog } from "../catalog.js";
import type { Moves } from "../moves/moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import { openQuestion, type Question } from "../questions.js";
import type { Events, Facts, Phase, Rejections, rules, View } from "../state.js";
import { waitingTask } from "../waiting.js";

/** The sentences of one language. */
export type PunishmentWords = Words<
  View,
  { readonly [K in keyof Moves]: InputOf<Moves[K]> },
  { readonly [K in keyof Events]: Extract<EventView<Events>, { readonly type: K }> },
  Rejections,
  Phase,
  PlacesIn<typeof rules.visible>,
  Options,
  Outcome,
  Facts,
  "react" | "turn" | "decide"
>;

/** What a sentence may use. */
export type Context = WordsContext<View>;

/** The program at a place of the reader's own hand; `null` where the reader does not see it. */
export function ownProgram({ view, viewer }: Context, position: number): string | null {
  return viewer === "spectator" ? null : (view.players[viewer]?.hand[position] ?? null);
}

/** The weapon that the active player holds. */
export function activeWeapon({ view }: Context): View["weapons"][number] | undefined {
  return view.weapons.find(({ holder }) => holder === view.turn.active);
}

/** The kinds of weapons in the game, each once. */
export function weaponKinds({ weapons }: View): string[] {
  return [...new Set(weapons.map(({ kind }) => kind))];
}

/** The question that waits for an answer. */
export function waitingQuestion(cards: Catalog, view: View): Question | undefined {
  const scene = { cards, table: view };
  const task = waitingTask(scene, "effect");
  return task && openQuestion(scene, task);
}
