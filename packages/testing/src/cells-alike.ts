import { sameJson, type Match, type Viewer } from "@facedown/core";
import { eachCell, type Cell } from "./cells.js";
import { bitOf } from "./receiving.js";

/** Where a cell lies, whatever viewers can tell of it. */
export interface Standing {
  readonly cell: Cell;
  readonly place: string;
}

/** The cells of a position by place and index. */
export function cellsAt({ game, inside }: Match): Map<string, Standing> {
  const cells = new Map<string, Standing>();
  eachCell(game.inside.plan, inside.state, (cell, { place, index }) => {
    cells.set(`${place}[${index}]`, { cell, place });
  });
  return cells;
}

/** Whether a viewer sees a cell. */
export function isSeen({ shownTo }: Cell, viewer: Viewer): boolean {
  return (shownTo & bitOf(viewer)) !== 0;
}

/** Whether the same places hold cells in two positions, and one that a viewer sees in neither holds another face. */
export function differUnseen(one: Match, other: Match, viewer: Viewer): boolean {
  const [mine, its] = [cellsAt(one), cellsAt(other)];
  if (mine.size !== its.size) return false;
  let differs = false;
  for (const [name, { cell }] of mine) {
    const twin = its.get(name)?.cell;
    if (!twin) return false;
    if (!isSeen(cell, viewer) && !isSeen(twin, viewer) && !sameJson(cell.face, twin.face)) differs = true;
  }
  return differs;
}

/** What a viewer sees of all cells of a position, as JSON by place. */
export function seenCells(match: Match, viewer: Viewer): string {
  const seen: unknown[] = [];
  for (const [name, { cell }] of cellsAt(match)) if (isSeen(cell, viewer)) seen.push([name, cell.face]);
  return JSON.stringify(seen);
}
