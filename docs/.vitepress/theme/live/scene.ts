import type { AnyGame, Describe, Json } from "@facedown/core";

/** A cell as one viewer has it: its face, nothing but that it is there, or an empty place. */
export interface Cell {
  readonly kind: "face" | "hidden" | "empty";
  /** What stands on it. */
  readonly label: string;
  /** All of it in words. */
  readonly text: string;
  /** Whether this viewer sees a face that the spectator does not. */
  readonly isOwn: boolean;
}

/** A place of the table as one viewer has it. */
export interface Place {
  readonly path: string;
  readonly name: string;
  /** How many cards lie there, where that is all that anybody is told. */
  readonly count: number | null;
  readonly cells: readonly Cell[];
}

type Words = Describe<AnyGame>;

interface Choice {
  readonly asked: boolean;
  readonly sealed: boolean;
  readonly choice: Json;
}

/** The value at a path such as `players.0.hand`. */
function at(view: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      view,
    );
}

function isChoice(value: unknown): value is Choice {
  return typeof value === "object" && value !== null && "sealed" in value && "asked" in value;
}

function isUnseen(value: unknown): boolean {
  return value === null || value === undefined;
}

function cellOf(value: unknown, seen: unknown, path: string, view: unknown, words: Words): Cell {
  const text = words.card((value ?? null) as Json, path, view);
  if (isUnseen(value)) return { kind: "hidden", label: "", text, isOwn: false };
  if (value === "empty") return { kind: "empty", label: "", text, isOwn: false };
  return { kind: "face", label: text, text, isOwn: isUnseen(seen) };
}

function choiceCell(
  choice: Choice,
  seen: unknown,
  name: string,
  path: string,
  view: unknown,
  words: Words,
): Cell {
  if (!choice.sealed) return { kind: "empty", label: name, text: `${name} has not chosen`, isOwn: false };
  const cell = cellOf(choice.choice, isChoice(seen) ? seen.choice : null, path, view, words);
  const label = cell.kind === "face" ? `${name}: ${cell.label}` : name;
  const text = cell.kind === "face" ? label : `${name}: chosen, not seen here`;
  return { ...cell, label, text };
}

function cellsOf(value: unknown, seen: unknown, path: string, view: unknown, words: Words): readonly Cell[] {
  if (!Array.isArray(value)) return [cellOf(value, seen, path, view, words)];
  return value.flatMap((each: unknown, index): readonly Cell[] => {
    const other: unknown = Array.isArray(seen) ? seen[index] : undefined;
    if (!isChoice(each)) return [cellOf(each, other, path, view, words)];
    if (!each.asked && !each.sealed) return [];
    return [choiceCell(each, other, words.seat(index, view), path, view, words)];
  });
}

/** All places of a view; `spectator` is what those see who hold no cards, for telling what is seen here alone. */
export function placesOf(words: Words, view: unknown, spectator: unknown): readonly Place[] {
  return words.places(view).map(({ path }) => {
    const value = at(view, path);
    const name = words.place(path, view);
    return typeof value === "number" && typeof at(spectator, path) === "number"
      ? { path, name, count: value, cells: [] }
      : { path, name, count: null, cells: cellsOf(value, at(spectator, path), path, view, words) };
  });
}

function inLine(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What the plain public fields say: in the game's own sentences if it has any, else as they are called. */
export function factsOf(words: Words, view: unknown): readonly string[] {
  const told = words.standing(view);
  if (told) return told;
  const places = words.places(view).map(({ path }) => path.split(".")[0]);
  return Object.entries(view as Readonly<Record<string, unknown>>)
    .filter(([name, value]) => name !== "phase" && !places.includes(name) && value !== undefined)
    .map(([name, value]) => `${name}: ${inLine(value)}`)
    .filter((fact) => fact.length <= 120);
}
