import { FacedownError } from "./errors.js";
import { canonicalJson, copyJson, type Json } from "./json.js";
import { assertMatch, type Match } from "./match.js";
import { placesOf } from "./places.js";
import { assertRandom, type Random } from "./random.js";
import type { AnyGame, Stock, StockCell, StateOf } from "./rules.js";
import { viewerBit, type Seats, type Viewer } from "./seats.js";
import { opened, type Secret } from "./secret.js";
import { cellsOf, type AnyZone } from "./zone.js";

/** How often `imagine` tries before it gives up. */
export const mostTries = 10_000;

/** The cells of a stock alone. */
export function stockCells(stock: Stock): Exclude<StockCell, string | null>[] {
  return stock.cells.filter((cell) => cell !== null && cell !== "empty");
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Draws the faces of a stock anew that a viewer does not see; what they were before does not matter, only which they are. */
function redraw(stock: Stock, bit: Seats, random: Random): void {
  const unseen = stockCells(stock).filter((cell) => (cell.shownTo & bit) === 0);
  const { blank } = stock;
  const faces: unknown[] =
    blank !== undefined
      ? unseen.map(() => blank)
      : stock.values
        ? unseen.map(() => random.pick(stock.values as readonly Json[]))
        : random
            .shuffle(
              unseen
                .map((cell) => ({ cell: cell.face, text: canonicalJson(cell.face) }))
                .sort((a, b) => compareTexts(a.text, b.text)),
            )
            .map(({ cell }) => cell);
  unseen.forEach((cell, i) => {
    opened(cell as Secret<unknown>).face = copyJson(faces[i]);
  });
}

/** Puts the cards of zones that are not seen card by card in any order: nobody was told where in them a card lies. */
function mixUnseenPlaces(match: Match, state: object, bit: Seats, random: Random): void {
  for (const { kind, value } of placesOf(match.game.inside.plan, state)) {
    if (kind === "cells" || !("cards" in value)) continue;
    const cards = value.cards as (Secret<unknown> | "empty")[];
    const taken = cards.flatMap((card, index) => (card === "empty" ? [] : [index]));
    const held = cellsOf(value as AnyZone<unknown>);
    const seen = held.filter(({ shownTo }) => (shownTo & bit) !== 0);
    if (seen.length === 0) continue;
    seen.sort((a, b) => compareTexts(canonicalJson(a.face), canonicalJson(b.face)));
    const unseen = held.filter(({ shownTo }) => (shownTo & bit) === 0);
    random.shuffle([...seen, ...unseen]).forEach((card, i) => (cards[taken[i] as number] = card));
  }
}

/**
 * A full state that the viewer cannot tell from the real one (a determinization): every cell it does not see is drawn
 * anew within its stock, and the order in zones of which it sees the count alone, until all invariants hold; the real arrangement plays no part. Throws `bad-game` for a game
 * without stocks, `no-imagined-state` after 10,000 tries: such a game brings its own `imagine`.
 */
export function imagine<G extends AnyGame>(match: Match<G>, viewer: Viewer, random: Random): StateOf<G> {
  assertMatch(match);
  assertRandom(random);
  const bit = viewerBit(viewer, match.seats);
  const { stocks, invariants = {}, imagine: own } = match.game.inside.definition;
  if (!stocks)
    throw new FacedownError("bad-game", "stocks", undefined, "a game that says which cells are of one stock");
  const real = match.inside.state;
  for (let tries = 0; tries < mostTries; tries++) {
    const state = copyJson(real);
    mixUnseenPlaces(match as never, state, bit, random);
    for (const stock of Object.values(stocks({ state: state as never }))) redraw(stock, bit, random);
    own?.({ state: state as never, viewer, random });
    if (Object.values(invariants).every((holds) => holds({ state: state as never }))) return state;
    if (own) break;
  }
  throw new FacedownError(
    "no-imagined-state",
    "invariants",
    Object.keys(invariants).join(", "),
    `a state within ${mostTries} tries`,
  );
}
