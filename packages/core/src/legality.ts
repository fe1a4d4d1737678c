import { FacedownError, isObject } from "./errors.js";
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

/** Whether there is a reason why the move does not exist now, before one is made up for it: most moves do not, most of the time. */
function isAbsent(sight: Sight, actor: Actor, type: string, move: AnyMove): boolean {
  const phases = sight.inside.during[type];
  if (phases !== undefined && !phases.includes(sight.phase as string)) return true;
  return (move.by === "table") !== (actor === "table") || sight.isOver;
}

function refuseInput(
  sight: Sight,
  actor: Actor,
  { type, input }: Step,
  move: AnyMove,
): Rejection | undefined {
  const found: unknown = move.check?.({
    view: sight.sightOf(actor) as never,
    seat: actor as Seat,
    input: input as never,
  });
  if (found === undefined) return undefined;
  if (isObject(found) && typeof found["code"] === "string" && isObject(found["parameters"]))
    return found as unknown as Rejection;
  const expected = 'undefined where the move is legal, or `rules.reject("a-code")`';
  throw new FacedownError("rules-broke", `moves.${type}.check`, found, expected);
}

/** Why this actor may not make this move; `undefined` when it may. */
export function refuseMove(sight: Sight, actor: Actor, step: Step): Rejection | undefined {
  const { type } = step;
  const move = sight.inside.definition.moves[type] as AnyMove;
  return isAbsent(sight, actor, type, move)
    ? absent(sight, actor, type)
    : refuseInput(sight, actor, step, move);
}

/** All legal inputs of a move, or `undefined` when they are not listed and `sample` must do. */
export function listChoices(sight: Sight, actor: Actor, type: string): readonly object[] | undefined {
  const move = sight.inside.definition.moves[type] as AnyMove;
  if (isAbsent(sight, actor, type, move)) return none;
  if (move.choices)
    return move.choices({ view: sight.sightOf(actor) as never, seat: actor as Seat }) as readonly object[];
  if (move.input) return undefined;
  return refuseInput(sight, actor, { type, input: {} }, move) ? none : [{}];
}

/** Some legal input, or `undefined` when there is none. */
export function sampleInput(sight: Sight, actor: Actor, type: string, random: Random): object | undefined {
  const move = sight.inside.definition.moves[type] as AnyMove;
  if (isAbsent(sight, actor, type, move)) return undefined;
  if (move.sample) {
    const view = sight.sightOf(actor) as never;
    return move.sample({ view, seat: actor as Seat, random }) as object | undefined;
  }
  const choices = listChoices(sight, actor, type) ?? [];
  return choices.length === 0 ? undefined : random.pick(choices);
}
