import type { EventView, InputOf, PlacesIn, Words } from "@facedown/core";
import type { Moves } from "../moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import type { Events, Facts, Phase, Rejections, rules, View } from "../state.js";

/** The sentences of one language. */
export type StarsWords = Words<
  View,
  { readonly [K in keyof Moves]: InputOf<Moves[K]> },
  { readonly [K in keyof Events]: Extract<EventView<Events>, { readonly type: K }> },
  Rejections,
  Phase,
  PlacesIn<typeof rules.visible>,
  Options,
  Outcome,
  Facts
>;

/** The path of a place, its indices as stars: `sides.1.rolls` is `sides.*.rolls`. */
export function placeKind(place: string): string {
  return place.replaceAll(/\.\d+(?=\.|$)/g, ".*");
}

/** The number of a side in a place: 1 for `sides.1.rolls`. */
export function sideIn(place: string): number {
  return Number(place.split(".")[1] ?? 0);
}

/** The sign of a negative number as it is printed. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
