import { includes, type Seat } from "@facedown/core";
import type { Catalog } from "../catalog.js";
import { goOn } from "../run.js";
import type { CustomEffect, Play, Scene } from "../scene.js";
import { rules, type State, type TableDealer, type View } from "../state.js";
import { waitedFor } from "../waiting.js";

/** What the moves of a game are made with. */
export interface MoveContext {
  readonly cards: Catalog;
  readonly custom: Readonly<Record<string, CustomEffect>>;
}

/** The table as a mover sees it. */
export function sceneOf({ cards }: MoveContext, view: View): Scene {
  return { cards, table: view };
}

/** Why it is not for this seat to decide; `undefined` when it is. */
export function notAsked({ cards }: MoveContext, view: View, seat: Seat) {
  const seats = waitedFor(cards, view);
  return includes(seats, seat) ? undefined : rules.reject("HP-R-1", { seats });
}

/** Changes the table by a decision, and goes on until the next one. */
export function decide(
  { cards, custom }: MoveContext,
  { state, dealer }: { readonly state: State; readonly dealer: TableDealer },
  change: (play: Play) => void,
): void {
  const play: Play = { cards, custom, dealer, table: state };
  change(play);
  goOn(play);
}
