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
  const found = difference(one, other);
  return found && at(path, found);
}

function at(path: string, found: Difference): Difference {
  return { ...found, path: path + found.path };
}

/** The same with the path from here, which is put together on the way back: mostly there is no difference. */
function difference(one: unknown, other: unknown): Difference | undefined {
  if (one === other || Object.is(one, other)) return undefined;
  const isList = Array.isArray(one);
  if (!isObject(one) || !isObject(other) || isList !== Array.isArray(other)) return { path: "", one, other };
  return isList ? inLists(one, other as unknown as unknown[]) : inFields(one, other);
}

function inLists(one: readonly unknown[], other: readonly unknown[]): Difference | undefined {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    const inner = difference(one[i], other[i]);
    if (inner) return at(`[${i}]`, inner);
  }
  return one.length === other.length ? undefined : { path: ".length", one: one.length, other: other.length };
}

function inFields(one: Fields, other: Fields): Difference | undefined {
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  for (const key of keys)
    if (Object.hasOwn(other, key)) {
      const inner = difference(one[key], other[key]);
      if (inner) return at(`.${key}`, isMask(one, key) ? masked(inner) : inner);
    }
  const alike = keys.length === others.length && keys.every((key, i) => key === others[i]);
  return alike ? undefined : { path: " (its keys)", one: keys, other: others };
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
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
