import type { EventView, InputOf, PlacesIn, Words } from "@facedown/core";
import type { Moves } from "../moves.js";
import type { Options } from "../options.js";
import type { Outcome } from "../outcome.js";
import type { rules, Events, Phase, Rejections, View } from "../state.js";

/** The sentences of one language. Another language is another object of this type: what is missing does not compile. */
export type NightMarketWords = Words<
  View,
  { readonly [K in keyof Moves]: InputOf<Moves[K]> },
  { readonly [K in keyof Events]: Extract<EventView<Events>, { readonly type: K }> },
  Rejections,
  Phase,
  PlacesIn<typeof rules.visible>,
  Options,
  Outcome,
  {}
>;
