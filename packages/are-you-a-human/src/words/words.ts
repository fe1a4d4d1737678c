import type { EventView, InputOf, PlacesIn, Words } from "@facedown/core";
import type { Card } from "../cards.js";
import { positionName } from "../layout.js";
import type { Moves } from "../moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import type { rules, Events, Phase, Rejections, View } from "../state.js";

/** The sentences of one language. */
export type AreYouAHumanWords = Words<
  View,
  { readonly [K in keyof Moves]: InputOf<Moves[K]> },
  { readonly [K in keyof Events]: Extract<EventView<Events>, { readonly type: K }> },
  Rejections,
  Phase,
  PlacesIn<typeof rules.visible>,
  Options,
  Outcome,
  {},
  "memorizing"
>;

/** A row of the table: its number from 1, and each place with its card, `null` for one that lies face down. */
export interface Row {
  readonly number: number;
  readonly places: readonly { readonly name: string; readonly card: Card | null }[];
}

/** What a card's place is called. */
export function placeName(at: number, { settings }: Pick<View, "settings">): string {
  return positionName(settings.layout[at]!);
}

/** The rows of the table from the top, each from the left; rows without a card are left out. */
export function rowsOf(view: View): Row[] {
  const { layout } = view.settings;
  const rows = [...new Set(layout.map(({ y }) => y))].sort((a, b) => a - b);
  return rows.map((row) => ({
    number: row + 1,
    places: layout
      .map(({ x, y }, at) => ({ x, y, at }))
      .filter(({ y }) => y === row)
      .sort((a, b) => a.x - b.x)
      .map(({ at }) => ({ name: placeName(at, view), card: view.table[at] ?? null })),
  }));
}
