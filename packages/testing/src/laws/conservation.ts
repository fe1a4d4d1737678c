import { canonicalJson, stockCells, type Match, type Stock } from "@facedown/core";
import type { Base } from "../base.js";
import { broken } from "../broken.js";
import { eachCell, placeName, type Lying } from "../cells.js";
import { short } from "../difference.js";
import type { LawDefinition } from "./definition.js";
import { positions, somePositions } from "./positions.js";

type Stocks = Readonly<Record<string, Stock>>;

const faceTexts = new WeakMap<object, string>();

/** A frozen face without the side that happens to be up. */
function faceText(face: unknown): string {
  if (typeof face !== "object" || face === null) return canonicalJson(face);
  const known = faceTexts.get(face);
  if (known !== undefined) return known;
  const text = canonicalJson("side" in face ? { ...face, side: 0 } : face);
  faceTexts.set(face, text);
  return text;
}

function stocksOf(match: Match): Stocks {
  const { stocks } = match.game.inside.definition;
  return stocks ? stocks({ state: match.inside.state as never }) : {};
}

function eachInOneStock(match: Match, stocks: Stocks): void {
  const owners = new Map<object, string>();
  for (const [name, stock] of Object.entries(stocks))
    for (const cell of stockCells(stock)) {
      const other = owners.get(cell);
      if (other !== undefined)
        broken({
          path: `stocks.${name}`,
          message: `a cell is in two stocks, ${other} and ${name}: ${short(cell)}`,
        });
      owners.set(cell, name);
    }
  eachCell(match.game.inside.plan, match.inside.state, (cell, lying: Lying) => {
    if (!owners.delete(cell))
      broken({ path: placeName(lying), message: `a cell is in no stock: ${short(cell)}` });
  });
  for (const [cell, name] of owners)
    broken({
      path: `stocks.${name}`,
      message: `a cell of this stock does not lie in the state: ${short(cell)}`,
    });
}

function fitsValues(name: string, stock: Stock): void {
  const allowed = new Set(stock.values?.map(faceText));
  for (const { face } of stockCells(stock))
    if (!allowed.has(faceText(face)))
      broken({ path: `stocks.${name}`, message: `${short(face)} is none of the values it may take` });
}

function countsOf(stock: Stock): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { face } of stockCells(stock)) {
    const text = faceText(face);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function sameCards(name: string, before: Stock, after: Stock): void {
  const [had, has] = [countsOf(before), countsOf(after)];
  for (const face of new Set([...had.keys(), ...has.keys()])) {
    const [one, other] = [had.get(face) ?? 0, has.get(face) ?? 0];
    if (one !== other)
      broken({
        path: `stocks.${name}`,
        message: `${face} was there ${one} times, and is there ${other} times`,
      });
  }
}

function holdsNoCells(match: Match): boolean {
  let count = 0;
  eachCell(match.game.inside.plan, match.inside.state, () => count++);
  return count === 0;
}

/** Whether a game says which cells are of one stock; breaks the law for one that has cells and does not. */
export function hasStocks(base: Base): boolean {
  if (base.game.inside.definition.stocks) return true;
  if (!positions(base).every(holdsNoCells))
    broken({ path: "stocks", message: "the game does not say which cells are of one stock" });
  return false;
}

function check(base: Base): void {
  if (!hasStocks(base)) return;
  const start = stocksOf(base.first);
  for (const match of somePositions(base, 20)) {
    const stocks = stocksOf(match);
    eachInOneStock(match, stocks);
    for (const [name, stock] of Object.entries(stocks)) {
      const before = start[name];
      if (stock.blank !== undefined) continue;
      if (stock.values) fitsValues(name, stock);
      else if (before) sameCards(name, before, stock);
      else broken({ path: `stocks.${name}`, message: "a stock that was not there at the start" });
    }
  }
}

/** Each stock holds the same cards for ever, and each cell is in exactly one stock. */
export const conservationLaw: LawDefinition = { hears: false, check };
