import type { Seat } from "@facedown/core";
import { aimsOf, otherAims } from "./aims.js";
import { isListAble, targetOf, targetsOf } from "./candidates.js";
import type { Effect } from "./pack/types.js";
import { cardAtPlace, countOf, isAlive, loyaltySlots, weaponOf, type Scene } from "./scene.js";
import type { CardPlace, EffectList, EffectTask, Picked } from "./tasks.js";

/**
 * What somebody picks for a card: a player, a face-down program of a player, a program to keep, a loyalty card of a
 * player, the targets of a weapon, one of several effects.
 */
export type Question = { readonly seat: Seat } & (
  | { readonly kind: "player"; readonly options: readonly Seat[] }
  | { readonly kind: "program"; readonly of: Seat; readonly options: readonly number[] }
  | { readonly kind: "keep"; readonly options: readonly number[] }
  | { readonly kind: "loyalty"; readonly of: Seat; readonly options: readonly (0 | 1)[] }
  | { readonly kind: "targets"; readonly weapon: number; readonly options: readonly (readonly Seat[])[] }
  | { readonly kind: "option"; readonly options: readonly number[] }
);

/** The list of effects of a card that lies face up at a place. */
export function listAt(scene: Scene, place: CardPlace, list: EffectList): readonly Effect[] {
  const id = cardAtPlace(scene, place);
  if (id === null) return [];
  if (place.at === "id") {
    const identity = scene.cards.identity(id);
    if (list === "reveal") return identity.reveal ?? [];
    return list === "fx" || list === "action" ? [] : (identity.on?.[list] ?? []);
  }
  const program = scene.cards.program(id);
  if (program.timing === "permanent") {
    if (list === "action") return program.action ?? [];
    return list === "fx" || list === "reveal" ? [] : (program.on?.[list] ?? []);
  }
  return list === "fx" && program.timing !== "secret" ? program.fx : [];
}

/** The effect of a task. */
export function effectOf(scene: Scene, { card, list, path }: EffectTask): Effect | undefined {
  const [first = 0, ...rest] = path;
  let effect = listAt(scene, card, list)[first];
  for (let i = 0; i < rest.length; i += 2)
    effect = effect?.kind === "oneOf" ? effect.of[rest[i]!]?.[rest[i + 1]!] : undefined;
  return effect;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Whether it is for somebody to say whom an effect is about. */
export function isChosen(effect: Effect): boolean {
  const target = targetOf(effect);
  return target !== undefined && !["self", "source", "neighbors", "allArmed"].includes(target);
}

type Asked = Omit<EffectTask, "kind" | "card" | "list" | "path" | "late">;

function playerQuestion(scene: Scene, effect: Effect, { owner, source }: Asked): Question {
  return { kind: "player", seat: owner, options: targetsOf(scene, effect, { owner, source }) };
}

function afterPlayer(scene: Scene, effect: Effect, { owner }: Asked, target: Seat): Question | undefined {
  const loyalty = (seat: Seat, isUp: boolean): Question => ({
    kind: "loyalty",
    seat,
    of: target,
    options: loyaltySlots(scene, target, isUp),
  });
  switch (effect.kind) {
    case "takeProgram":
      return {
        kind: "program",
        seat: owner,
        of: target,
        options: numbers(countOf(scene.table.players[target]!.hand)),
      };
    case "peekLoyalty":
      return effect.both ? undefined : loyalty(owner, false);
    case "reveal":
      return effect.what === "loyalty" ? loyalty(target, false) : undefined;
    case "cover":
      return loyalty(owner, true);
    case "takeWeapon":
    case "aim": {
      const weapon = weaponOf(scene, target);
      const { kind } = scene.table.weapons[weapon]!;
      const options = effect.kind === "aim" ? otherAims(scene, weapon) : aimsOf(scene, kind, owner);
      return { kind: "targets", seat: owner, weapon, options };
    }
    default:
      return undefined;
  }
}

function swapQuestion(scene: Scene, effect: Effect, asked: Asked): Question | undefined {
  const { owner, picks } = asked;
  const loyalty = (of: Seat): Question => ({
    kind: "loyalty",
    seat: owner,
    of,
    options: loyaltySlots(scene, of, false),
  });
  if (picks.length === 0) return loyalty(owner);
  if (picks.length === 1) return playerQuestion(scene, effect, asked);
  return picks.length === 2 ? loyalty(picks[1] as Seat) : undefined;
}

/** What is asked next for an effect; `undefined` when nothing is. */
export function nextQuestion(scene: Scene, effect: Effect, asked: Asked): Question | undefined {
  const { owner, source, picks } = asked;
  if (effect.kind === "oneOf") {
    const able = effect.of.flatMap((list, i) => (isListAble(scene, list, { owner, source }) ? [i] : []));
    return picks.length === 0 ? { kind: "option", seat: owner, options: able } : undefined;
  }
  if (effect.kind === "swapLoyalty") return swapQuestion(scene, effect, asked);
  if (effect.kind === "dig")
    return picks.length === 1 && countOf(scene.table.dug) > 0
      ? { kind: "keep", seat: owner, options: numbers(countOf(scene.table.dug)) }
      : undefined;
  if (!isChosen(effect)) return undefined;
  if (picks.length === 0) return playerQuestion(scene, effect, asked);
  return picks.length === 1 ? afterPlayer(scene, effect, asked, picks[0] as Seat) : undefined;
}

/** What is asked for an effect task; `undefined` when nothing is, or its owner does not live. */
export function questionOf(scene: Scene, task: EffectTask): Question | undefined {
  if (!task.late && !isAlive(scene, task.owner)) return undefined;
  const effect = effectOf(scene, task);
  return effect && nextQuestion(scene, effect, task);
}

/** What somebody has to pick where a question has more than one answer. */
export function openQuestion(scene: Scene, task: EffectTask): Question | undefined {
  const question = questionOf(scene, task);
  return question && question.options.length > 1 ? question : undefined;
}

/** The only answer to a question. */
export function onlyAnswer({ options }: Question): Picked | undefined {
  return options.length === 1 ? options[0] : undefined;
}
