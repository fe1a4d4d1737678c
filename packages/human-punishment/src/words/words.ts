import type { EventView, InputOf, Place, PlacesIn, Words, WordsContext } from "@facedown/core";
import type { Catalog } from "../catalog.js";
import type { Moves } from "../moves/moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import type { Effect } from "../pack/types.js";
import { effectOf, openQuestion, type Question } from "../questions.js";
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

/** What the option of this number does, where one of several effects is to be chosen. */
export function offeredEffects(cards: Catalog, view: View, option: number): readonly Effect[] | undefined {
  const scene = { cards, table: view };
  const task = waitingTask(scene, "effect");
  const effect = task && effectOf(scene, task);
  return effect?.kind === "oneOf" ? effect.of[option] : undefined;
}

/** The id of the face-up program that an action of the active player uses. */
export function usedProgram({ view }: Context, position: number): string | null {
  return view.players[view.turn.active]?.permanents[position] ?? null;
}

/** The kinds of weapons that nobody holds: those that anybody may take, and those that are locked. */
export function lyingKinds(cards: Catalog, { weapons }: View): { free: string[]; locked: string[] } {
  const kinds = weapons.filter(({ holder }) => holder === null).map(({ kind }) => kind);
  const isLocked = (kind: string): boolean => cards.weapon(kind).locked === true;
  return { free: kinds.filter((kind) => !isLocked(kind)), locked: kinds.filter(isLocked) };
}

/** Whether a card is moved because it is played or put back after that, which is told when it is played. */
export function isOfPlaying({
  from,
  to,
}: {
  readonly from: Place | null;
  readonly to: Place | null;
}): boolean {
  const [start, end] = [from?.zone ?? "", to?.zone ?? ""];
  return [start, end].includes("stage") || (start.endsWith(".hand") && end.endsWith(".permanents"));
}

/** The question that waits for an answer. */
export function waitingQuestion(cards: Catalog, view: View): Question | undefined {
  const scene = { cards, table: view };
  const task = waitingTask(scene, "effect");
  return task && openQuestion(scene, task);
}
