import { FacedownError } from "./errors.js";
import { canonicalJson, copyJson, type Json } from "./json.js";
import { type Match } from "./match.js";
import type { Random } from "./random.js";
import type { AnyGame, Stock, StockCell, StateOf } from "./rules.js";
import { viewerBit, type Seats, type Viewer } from "./seats.js";
import { opened, type Secret } from "./secret.js";

/** How often `imagine` tries before it gives up. */
export const mostTries = 10_000;

/** The cells of a stock alone. */
export function stockCells(stock: Stock): Exclude<StockCell, string | null>[] {
  return stock.cells.filter((cell) => cell !== null && cell !== "empty");
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
                .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)),
            )
            .map(({ cell }) => cell);
  unseen.forEach((cell, i) => {
    opened(cell as Secret<unknown>).face = copyJson(faces[i]);
  });
}

/**
 * A full state that the viewer cannot tell from the real one (a determinization): every cell it does not see is drawn
 * anew within its stock, until all invariants hold; the real arrangement plays no part. Throws `bad-game` for a game
 * without stocks, `no-imagined-state` after 10,000 tries: such a game brings its own `imagine`.
 */
export function imagine<G extends AnyGame>(match: Match<G>, viewer: Viewer, random: Random): StateOf<G> {
  const bit = viewerBit(viewer, match.seats);
  const { stocks, invariants = {}, imagine: own } = match.game.inside.definition;
  if (!stocks)
    throw new FacedownError("bad-game", "stocks", undefined, "a game that says which cells are of one stock");
  const real = match.inside.state;
  for (let tries = 0; tries < mostTries; tries++) {
    const state = copyJson(real);
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
