import { english } from "./phrases-en.js";
import type { Phrases } from "./phrases.js";
import { columnsOf, shorten, wrap } from "./text.js";

/** What the terminal shows of a moment, from top to bottom. */
export interface Scene {
  readonly title: string;
  /** What this viewer alone sees on the table. */
  readonly own?: readonly string[];
  /** What else it sees there: shortened where it does not fit. */
  readonly open?: readonly string[];
  /** What has happened. */
  readonly log?: readonly string[];
  /** Whom the table waits for, timers. */
  readonly status?: readonly string[];
  /** What was said to the last input. */
  readonly notice?: readonly string[];
  /** What has to be answered or decided: directly above what may be chosen. */
  readonly pending?: readonly string[];
  /** What may be chosen, numbered from 1. */
  readonly menu?: readonly string[];
  /** The heading above the menu. */
  readonly menuTitle?: string;
  /** The page of the menu, from 0, when it does not fit. */
  readonly page?: number;
  /** The keys that work, the most important first; the last is always shown. */
  readonly keys?: readonly string[];
  readonly prompt: string;
  /** What the headings are called. Default: English. */
  readonly phrases?: Phrases;
}

export interface Size {
  readonly columns: number;
  /** Infinite where nothing needs to fit. */
  readonly rows: number;
}

/** A line and what it is, for a terminal with colors. */
export interface Line {
  readonly text: string;
  readonly style: "plain" | "title" | "heading" | "notice" | "pending" | "keys";
}

const styled = (style: Line["style"], lines: readonly string[]): Line[] =>
  lines.map((text) => ({ text, style }));

function heading(text: string, columns: number): Line {
  const start = `── ${text} `;
  const line = start + "─".repeat(Math.max(0, Math.min(columns, 60) - columnsOf(start)));
  return { text: shorten(line, columns), style: "heading" };
}

/** The menu, one entry for each choice, broken to the width. */
function entries(menu: readonly string[], columns: number): string[][] {
  const width = String(menu.length).length;
  return menu.map((text, at) =>
    wrap(`${String(at + 1).padStart(width)}  ${text}`, columns, " ".repeat(width + 2)),
  );
}

/** The entries cut into pages of at most so many lines. */
function pagesOf(all: readonly string[][], room: number): string[][] {
  const pages: string[][] = [];
  for (const entry of all) {
    const last = pages.at(-1);
    if (last && last.length + entry.length <= room) last.push(...entry);
    else pages.push([...entry]);
  }
  return pages;
}

/** As many keys as fit in one line, the last in any case. */
function keyLine(keys: readonly string[], columns: number): string[] {
  const last = keys.at(-1);
  if (last === undefined) return [];
  let line = "";
  for (const key of keys.slice(0, -1)) if (columnsOf(line + key + last) + 4 <= columns) line += `${key}, `;
  return [shorten(line + last, columns)];
}

/** What happened gets so much of the room when there is too little. */
const forLog = (room: number): number => Math.ceil(room * 0.6);

/** The latest entries that fit whole; of one that alone is too long, its beginning. */
function latest(entriesOfLog: readonly (readonly string[])[], room: number): string[] {
  const shown: string[] = [];
  for (const lines of entriesOfLog.toReversed()) {
    if (shown.length + lines.length > room) break;
    shown.unshift(...lines);
  }
  return shown.length > 0 ? shown : (entriesOfLog.at(-1) ?? []).slice(0, room);
}

/** A part of the scene under its heading, which says how to read what does not fit. */
function part(
  { more }: Phrases,
  name: string,
  shown: readonly string[],
  all: number,
  key: string,
  columns: number,
): Line[] {
  if (all === 0) return [];
  const left = all - shown.length;
  return [heading(left > 0 ? more(name, left, key) : name, columns), ...styled("plain", shown)];
}

/**
 * The scene as lines that fit. The menu is always there, a page of it at least, and above it what has to be decided; then
 * what this viewer alone sees; what else lies on the table and what happened share the rest.
 */
export function layOut(scene: Scene, { columns, rows }: Size): Line[] {
  const broken = (lines: readonly string[] = []): string[] => lines.flatMap((line) => wrap(line, columns));
  const title = styled("title", [shorten(scene.title, columns)]);
  const status = styled("plain", broken(scene.status));
  const notice = styled("notice", broken(scene.notice));
  const keys = styled("keys", keyLine(scene.keys ?? [], columns));
  const phrases = scene.phrases ?? english;
  const besides = title.length + status.length + notice.length + keys.length;
  const pending = styled("pending", broken(scene.pending).slice(0, Math.max(1, rows - 10 - besides)));
  const free = Math.max(6, rows - 2 - besides - pending.length);

  const ofMenu = scene.menuTitle === undefined ? 0.5 : 0.75;
  const menu = layOutMenu(scene, columns, Math.max(3, Math.floor(free * ofMenu)), free);
  const log = (scene.log ?? []).map((line) => wrap(line, columns));
  const logLength = log.flat().length;
  const room = Math.max(0, free - menu.length - 2);
  const own = broken(scene.own).slice(0, Math.ceil(room * 0.7));
  const rest = room - own.length;
  const whole = broken(scene.open);
  const isTight = whole.length > rest - Math.min(logLength, forLog(rest));
  const open = isTight ? (scene.open ?? []).map((line) => shorten(line, columns)) : whole;
  const told = latest(log, Math.max(forLog(rest), rest - open.length));
  const table = [...own, ...open.slice(0, rest - told.length)];
  const tableLength = broken(scene.own).length + open.length;
  return [
    ...title,
    ...part(phrases, phrases.table, table, tableLength, "v", columns),
    ...part(phrases, phrases.happened, told, logLength, "l", columns),
    ...notice,
    ...status,
    ...pending,
    ...menu,
    ...keys,
  ];
}

function layOutMenu(scene: Scene, columns: number, share: number, free: number): Line[] {
  if (!scene.menu || scene.menu.length === 0) return [];
  const all = entries(scene.menu, columns);
  const whole = all.flat();
  const used = [scene.own, scene.open, scene.log].reduce((sum, lines) => sum + (lines?.length ?? 0), 0);
  const room = Math.max(share, free - used - 2) - 1;
  const phrases = scene.phrases ?? english;
  const title = scene.menuTitle ?? phrases.youMay;
  if (whole.length <= room) return [heading(title, columns), ...styled("plain", whole)];
  const pages = pagesOf(all, room);
  const page = (scene.page ?? 0) % pages.length;
  return [
    heading(phrases.page(title, page + 1, pages.length), columns),
    ...styled("plain", pages[page] ?? []),
  ];
}
