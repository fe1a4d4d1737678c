import { shorten, wrap } from "./text.js";

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
  /** What may be chosen, numbered from 1. */
  readonly menu?: readonly string[];
  /** The heading above the menu. */
  readonly menuTitle?: string;
  /** The page of the menu, from 0, when it does not fit. */
  readonly page?: number;
  /** The keys that always work. */
  readonly keys?: readonly string[];
  readonly prompt: string;
}

export interface Size {
  readonly columns: number;
  /** Infinite where nothing needs to fit. */
  readonly rows: number;
}

/** A line and what it is, for a terminal with colors. */
export interface Line {
  readonly text: string;
  readonly style: "plain" | "title" | "heading" | "notice" | "keys";
}

const styled = (style: Line["style"], lines: readonly string[]): Line[] =>
  lines.map((text) => ({ text, style }));

function heading(text: string, columns: number): Line {
  return { text: `── ${text} `.padEnd(Math.min(columns, 60), "─").slice(0, columns), style: "heading" };
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

/** The first lines, or the last, and how many there are besides. */
function cut(lines: readonly string[], room: number, from: "start" | "end", more: string): string[] {
  if (lines.length <= room) return [...lines];
  const left = Math.max(0, room - 1);
  const note = `… ${lines.length - left} more lines: ${more}`;
  return from === "start" ? [...lines.slice(0, left), note] : [note, ...lines.slice(lines.length - left)];
}

/** The scene as lines that fit. The menu is always there, a page of it at least; table and log share what is left. */
export function layOut(scene: Scene, { columns, rows }: Size): Line[] {
  const broken = (lines: readonly string[] = []): string[] => lines.flatMap((line) => wrap(line, columns));
  const title = styled("title", wrap(scene.title, columns));
  const status = styled("plain", broken(scene.status));
  const notice = styled("notice", broken(scene.notice));
  const keys = styled("keys", broken(scene.keys));
  const fixed = title.length + status.length + notice.length + keys.length;
  const free = Math.max(6, rows - 2 - fixed);

  const menu = layOutMenu(scene, columns, Math.max(3, Math.floor(free * 0.6)), free);
  const own = broken(scene.own);
  const log = broken(scene.log);
  const share = Math.ceil((free - menu.length) / 2);
  const isTight = own.length + broken(scene.open).length > share;
  const table = [
    ...own,
    ...(isTight ? (scene.open ?? []).map((line) => shorten(line, columns)) : broken(scene.open)),
  ];
  const room = Math.max(0, free - menu.length - (table.length > 0 ? 1 : 0) - (log.length > 0 ? 1 : 0));
  const forLog = Math.min(log.length, Math.max(Math.ceil(room / 2), room - table.length));
  const forTable = Math.min(table.length, room - forLog);
  return [
    ...title,
    ...(table.length > 0
      ? [heading("The table", columns), ...styled("plain", cut(table, forTable, "start", "v"))]
      : []),
    ...(log.length > 0
      ? [heading("What happened", columns), ...styled("plain", cut(log, forLog, "end", "l"))]
      : []),
    ...notice,
    ...status,
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
  if (whole.length <= room)
    return [heading(scene.menuTitle ?? "You may", columns), ...styled("plain", whole)];
  const pages = pagesOf(all, room);
  const page = (scene.page ?? 0) % pages.length;
  const name = `${scene.menuTitle ?? "You may"}: page ${page + 1} of ${pages.length}, n for the next`;
  return [heading(name, columns), ...styled("plain", pages[page] ?? [])];
}
