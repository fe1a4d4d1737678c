import { everyone, includes, nobody, type Seats, type Viewer } from "./seats.js";
import { watch } from "./watch.js";

/**
 * A value and the viewers who may see it now. In a view it is its face, or `null` for those who may not see it; where
 * something shows even face down (a back that tells the deck), `B` says what, and the view holds that instead of `null`.
 * Cells are changed by the dealer's verbs alone, so that the laws hear every showing. `T` is never `null`.
 */
export interface Secret<T, B = never> {
  readonly face: T;
  readonly shownTo: Seats;
  readonly back?: B;
}

/** A new cell. Default: nobody sees it. */
export function secret<T>(face: T, shownTo?: Seats): Secret<T>;
export function secret<T, B>(face: T, shownTo: Seats, back: B): Secret<T, B>;
export function secret<T, B>(face: T, shownTo: Seats = nobody, back?: B): Secret<T, B> {
  const cell: Secret<T, B> = back === undefined ? { face, shownTo } : { face, shownTo, back };
  if (shownTo !== nobody) watch.making?.push(cell);
  watch.current?.shown?.(cell, shownTo);
  return cell;
}

/** Whether this viewer sees the cell. */
export function sees(cell: Secret<unknown, unknown>, viewer: Viewer): boolean {
  return includes(cell.shownTo, viewer);
}

/** Whether everyone, the spectator included, sees the cell. */
export function isPublic(cell: Secret<unknown, unknown>): boolean {
  return cell.shownTo === everyone;
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** A cell whose parts the primitives may change. */
export function opened<T, B>(cell: Secret<T, B>): Open<Secret<T, B>> {
  return cell;
}

/** Shows a cell to more viewers; tells whether any of them did not see it before. */
export function showCell(cell: Secret<unknown, unknown>, to: Seats): boolean {
  const newly = (to & ~cell.shownTo) as Seats;
  if (newly === nobody) return false;
  opened(cell).shownTo = (cell.shownTo | to) as Seats;
  watch.current?.shown?.(cell, newly);
  return true;
}

/** Hides a cell from viewers who saw it until now. */
export function concealCell(cell: Secret<unknown, unknown>, from: Seats): void {
  if ((cell.shownTo & from) !== 0) opened(cell).shownTo = (cell.shownTo & ~from) as Seats;
}
