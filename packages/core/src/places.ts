import type { Plan } from "./project.js";

type Fields = Record<string, unknown>;

/** Where something made of cells lies in a state, and how it is seen. */
export interface Found {
  readonly path: readonly string[];
  /** The path as one word: `players.2.hand`. */
  readonly name: string;
  readonly kind: "cells" | "count" | "hidden";
}

/** Every zone, sealed choice and cell of a state (and each list of them), in the order of the map. */
export function* placesOf(
  plan: Plan,
  value: unknown,
  path: readonly string[] = [],
): Generator<Omit<Found, "name"> & { readonly value: object }> {
  if (typeof value !== "object" || value === null || plan.kind === "public") return;
  if (plan.kind === "fields") {
    for (const [key, inner] of plan.fields) yield* placesOf(inner, (value as Fields)[key], [...path, key]);
  } else if (plan.kind === "each") {
    for (const key of Object.keys(value)) yield* placesOf(plan.plan, (value as Fields)[key], [...path, key]);
  } else if (Array.isArray(value)) {
    for (const key of value.keys()) yield* placesOf(plan, value[key], [...path, String(key)]);
  } else yield { path, kind: plan.kind, value };
}

/** The value at a path, or `undefined`. */
export function atPath(root: unknown, path: readonly string[]): unknown {
  let found = root;
  for (const key of path)
    found = typeof found === "object" && found !== null ? (found as Fields)[key] : undefined;
  return found;
}

/** The name of a place with every index or dictionary key as `*`: `players.*.hand`. */
export function pattern(
  plan: Plan,
  path: readonly string[],
): { readonly name: string; readonly keys: readonly string[] } {
  const parts: string[] = [];
  const keys: string[] = [];
  let at: Plan | undefined = plan;
  for (const key of path) {
    if (at?.kind === "fields") {
      parts.push(key);
      at = at.fields.find(([name]) => name === key)?.[1];
    } else {
      parts.push("*");
      keys.push(key);
      at = at?.kind === "each" ? at.plan : at;
    }
  }
  return { name: parts.join("."), keys };
}
