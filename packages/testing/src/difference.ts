import type { Seats } from "@facedown/core";
import { isMask, jsonInWords, maskInWords } from "./masks.js";

/** A value that is said in words. */
class Words {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The first place where two values of plain JSON differ. */
export interface Difference {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Finds the first place where two values of plain JSON differ, the order of keys included. */
export function firstDifference(one: unknown, other: unknown, path: string): Difference | undefined {
  if (one === other || Object.is(one, other)) return undefined;
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let i = 0; i < Math.min(one.length, other.length); i++) {
      const inner = firstDifference(one[i], other[i], `${path}[${i}]`);
      if (inner) return inner;
    }
    return one.length === other.length
      ? undefined
      : { path: `${path}.length`, one: one.length, other: other.length };
  }
  const plain =
    typeof one === "object" &&
    typeof other === "object" &&
    one !== null &&
    other !== null &&
    !Array.isArray(one);
  if (!plain || Array.isArray(other)) return { path, one, other };
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  for (const key of keys)
    if (Object.hasOwn(other, key)) {
      const inner = firstDifference((one as Fields)[key], (other as Fields)[key], `${path}.${key}`);
      if (inner) return isMask(one, key) ? masked(inner) : inner;
    }
  return keys.join() === others.join() ? undefined : { path: `${path} (its keys)`, one: keys, other: others };
}

function masked({ path, one, other }: Difference): Difference {
  const said = (value: unknown): unknown =>
    typeof value === "number" ? new Words(maskInWords(value as Seats)) : value;
  return { path, one: said(one), other: said(other) };
}

/** A value in at most 200 characters; sets of seats in words. */
export function short(value: unknown): string {
  if (value instanceof Words) return value.text;
  const text = value === undefined ? "nothing" : jsonInWords(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
