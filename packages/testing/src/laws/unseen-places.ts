import { sameJson, type Match, type Viewer } from "@facedown/core";
import type { Base } from "../base.js";
import { cellsAt, isSeen } from "../cells-alike.js";
import { eachCell } from "../cells.js";
import { viewersOf } from "../receiving.js";
import type { Tally } from "../tally.js";

/** A place for all seats alike: `players.2.hand` is `players.*.hand`. */
function placesAlike(place: string): string {
  return place.replace(/\.\d+(?=\.|$)/g, ".*");
}

/** Counts the places of a game that held a cell which somebody did not see, as `unseen PLACE`, and those with shuffled cells. */
export function countUnseen({ game, first, last, shuffledPlaces }: Base, tally: Tally): void {
  const places = new Set<string>();
  for (const match of [first, last])
    eachCell(game.inside.plan, match.inside.state, (cell, { place }) => {
      if (viewersOf(match).some((viewer) => !isSeen(cell, viewer))) places.add(placesAlike(place));
    });
  for (const place of places) tally.add(`unseen ${place}`);
  for (const place of shuffledPlaces) tally.add(`shuffled ${placesAlike(place)}`);
}

/** The places with unseen cells that were never shuffled, and in which no twin held another face so far. */
export function unvaried(tally: Tally): string[] {
  return Object.keys(tally.all())
    .filter((name) => name.startsWith("unseen "))
    .map((name) => name.slice("unseen ".length))
    .filter((place) => tally.of(`varied ${place}`) + tally.of(`shuffled ${place}`) === 0);
}

/** Counts the places where a twin holds another face than the game, unseen by somebody who has not told them apart yet. */
export function countVaried(game: Match, twin: Match, unaware: readonly Viewer[], tally: Tally): void {
  const others = cellsAt(twin);
  for (const [name, { cell, place }] of cellsAt(game)) {
    const other = others.get(name)?.cell;
    if (!other || sameJson(cell.face, other.face)) continue;
    if (unaware.some((viewer) => !isSeen(cell, viewer) && !isSeen(other, viewer)))
      tally.add(`varied ${placesAlike(place)}`);
  }
}
