import type { Random } from "./random.js";
import type { AnyMove, Inside, Rejection } from "./rules.js";
import type { Actor, Seat } from "./seats.js";

/** A move inside the engines. */
export interface Step {
  readonly type: string;
  readonly input: object;
}

/** All that legality may depend on: what an actor sees, the phase and whether the game is over, which everybody sees. */
export interface Sight {
  readonly inside: Inside;
  readonly isOver: boolean;
  readonly phase: string | undefined;
  /** The view of a seat, or the spectator's for the table. */
  sightOf(actor: Actor): object;
}

function absent(sight: Sight, actor: Actor, type: string): Rejection | undefined {
  const { definition, during } = sight.inside;
  const move = definition.moves[type] as AnyMove;
  if (sight.isOver) return { code: "game-over", parameters: {} };
  if ((move.by === "table") !== (actor === "table")) return { code: "not-yours", parameters: { move: type } };
  const phases = during[type];
  const { phase } = sight;
  if (phases && (phase === undefined || !phases.includes(phase)))
    return { code: "not-now", parameters: { move: type, phase: phase ?? null } };
  return undefined;
}

const none: readonly object[] = Object.freeze([]);

function isAbsent(sight: Sight, actor: Actor, type: string): boolean {
  const phases = sight.inside.during[type];
  if (phases !== undefined && !phases.includes(sight.phase as string)) return true;
  const move = sight.inside.definition.moves[type] as AnyMove;
  return (move.by === "table") !== (actor === "table") || sight.isOver;
}

/** Why this actor may not make this move; `undefined` when it may. */
export function refuseMove(sight: Sight, actor: Actor, { type, input }: Step): Rejection | undefined {
  if (isAbsent(sight, actor, type)) return absent(sight, actor, type);
  const { check } = sight.inside.definition.moves[type] as AnyMove;
  return check?.({ view: sight.sightOf(actor) as never, seat: actor as Seat, input: input as never });
}

/** All legal inputs of a move, or `undefined` when they are not listed and `sample` must do. */
export function listChoices(sight: Sight, actor: Actor, type: string): readonly object[] | undefined {
  if (isAbsent(sight, actor, type)) return none;
  const move = sight.inside.definition.moves[type] as AnyMove;
  if (move.choices)
    return move.choices({ view: sight.sightOf(actor) as never, seat: actor as Seat }) as readonly object[];
  if (move.input) return undefined;
  return refuseMove(sight, actor, { type, input: {} }) ? none : [{}];
}

/** Some legal input, or `undefined` when there is none. */
export function sampleInput(sight: Sight, actor: Actor, type: string, random: Random): object | undefined {
  if (isAbsent(sight, actor, type)) return undefined;
  const move = sight.inside.definition.moves[type] as AnyMove;
  if (move.sample) {
    const view = sight.sightOf(actor) as never;
    return move.sample({ view, seat: actor as Seat, random }) as object | undefined;
  }
  const choices = listChoices(sight, actor, type) ?? [];
  return choices.length === 0 ? undefined : random.pick(choices);
}
