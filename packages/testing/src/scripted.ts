import { sameJson, watching, type Json } from "@facedown/core";

/** What chance is to give, each list in the order in which the rules ask. A kind that is left out is left to chance. */
export interface Script {
  /**
   * For each shuffle of a zone the faces that are to be drawn first, from the top down; the other cards lie below in a
   * random order. A face that is an object may be given in part: `{ card: 3 }` for a card on either side.
   */
  readonly shuffles?: readonly (readonly Json[])[];
  /** The values of hidden draws. */
  readonly hidden?: readonly Json[];
  /** What dice show, from 1. */
  readonly dice?: readonly number[];
  /** What `random.int` gives, from 0. */
  readonly ints?: readonly number[];
  /** The places that `random.pick` and `random.weighted` take, from 0. */
  readonly picks?: readonly number[];
  /** The sides on which double-sided cards land in a shuffle, from the bottom up. */
  readonly sides?: readonly (0 | 1)[];
}

type Kind = keyof Script;

const kindOf: Readonly<Record<string, Kind>> = {
  int: "ints",
  die: "dice",
  pick: "picks",
  weighted: "picks",
  flip: "sides",
};

function fits(wanted: Json, face: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return sameJson(wanted, face);
  if (typeof face !== "object" || face === null) return false;
  const fields = face as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(
    ([key, value]) => Object.hasOwn(face, key) && sameJson(value, fields[key]),
  );
}

const faceOf = (cell: object | undefined): unknown => (cell as { readonly face?: unknown } | undefined)?.face;

/** Brings the faces that are wanted to the top of an order. */
function stack(
  order: readonly number[],
  cells: readonly object[],
  wanted: readonly Json[],
  name: string,
): number[] {
  const rest = [...order];
  const top: number[] = [];
  for (const face of wanted) {
    const at = rest.findLastIndex((index) => fits(face, faceOf(cells[index])));
    if (at < 0)
      throw new ScriptError(`${name}: no card ${JSON.stringify(face)} is left among ${cells.length}`);
    top.unshift(...rest.splice(at, 1));
  }
  return [...rest, ...top];
}

/** A script that does not fit what the rules ask for. */
class ScriptError extends Error {
  override readonly name = "ScriptError";
}

/** Runs something and throws a script's error as it was, however rules that broke have wrapped it. */
function unwrapping<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    for (let each = error; each instanceof Error; each = each.cause)
      if (each instanceof ScriptError) throw each;
    throw error;
  }
}

/**
 * Runs something synchronous in which chance gives what a test wants: cards by their faces, rolls by their numbers. Throws
 * when the rules ask for more of a kind than the script has, and at the end when something of it was not used.
 */
export function scripted<T>(script: Script, run: () => T): T {
  const used: Record<Kind, number> = { shuffles: 0, hidden: 0, dice: 0, ints: 0, picks: 0, sides: 0 };
  const next = <Value>(
    kind: Kind,
    list: readonly Value[],
  ): { readonly value: Value; readonly name: string } => {
    const at = used[kind]++;
    const name = `${kind}[${at}]`;
    if (at >= list.length)
      throw new ScriptError(
        `${name}: the script has ${list.length} of this kind, and the rules ask for more`,
      );
    return { value: list[at] as Value, name };
  };
  const result = unwrapping(() =>
    watching(
      {
        permutation: (order, cells) => {
          if (!script.shuffles) return order;
          const { value, name } = next("shuffles", script.shuffles);
          return stack(order, cells, value, name);
        },
        hidden: (index, values) => {
          if (!script.hidden) return index;
          const { value, name } = next("hidden", script.hidden);
          const at = values.findIndex((each) => fits(value, each));
          if (at < 0)
            throw new ScriptError(`${name}: ${JSON.stringify(value)} is none of ${JSON.stringify(values)}`);
          return at;
        },
        int: (drawn, bound, call) => {
          const kind = Object.hasOwn(kindOf, call) ? kindOf[call] : undefined;
          const list = kind && (script[kind] as readonly number[] | undefined);
          if (!kind || !list) return drawn;
          const { value, name } = next(kind, list);
          const result = kind === "dice" ? value - 1 : value;
          if (!Number.isInteger(result) || result < 0 || result >= bound)
            throw new ScriptError(`${name}: ${value} is none of the ${bound} values there are`);
          return result;
        },
      },
      run,
    ),
  );
  for (const kind of Object.keys(used) as Kind[]) {
    const length = script[kind]?.length ?? 0;
    if (used[kind] < length)
      throw new ScriptError(
        `${kind}: ${length - used[kind]} of ${length} were not used, from ${kind}[${used[kind]}] on`,
      );
  }
  return result;
}
