import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { DefaultTheme } from "vitepress";
import { frontMatter } from "./front-matter.js";

type Item = DefaultTheme.SidebarItem;

/** The folders of the site and what they are called, in the order in which a reader meets them. */
export const sections = {
  start: "Start",
  concepts: "Concepts",
  write: "Write a game",
  test: "Test a game",
  games: "Games",
  more: "More",
  decisions: "Decisions",
} as const;

interface Sorted {
  readonly order: number;
  readonly name: string;
  readonly item: Item;
}

function pageOf(folder: string, route: string, name: string): Sorted {
  const { title, order } = frontMatter(join(folder, name));
  const page = name.replace(/\.md$/, "");
  const link = `${route}/${page === "index" ? "" : page}`;
  return { name: page, order: page === "index" ? -1 : order, item: { text: title, link } };
}

/** A folder in a section. With a page of its own it can be closed: a name that only opens a list would hold a button in a button. */
function groupOf(folder: string, route: string, name: string): Sorted {
  const inside = itemsOf(join(folder, name), `${route}/${name}`);
  const home = join(folder, name, "index.md");
  if (!existsSync(home)) return { name, order: Infinity, item: { text: name, items: inside } };
  const { title, order } = frontMatter(home);
  const link = `${route}/${name}/`;
  const items = inside.filter((item) => item.link !== link);
  return { name, order, item: { text: title, link, collapsed: true, items } };
}

/** The pages of a folder and of the folders in it, as their heads order them. */
export function itemsOf(folder: string, route: string): Item[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile() && entry.name.endsWith(".md")) return [pageOf(folder, route, entry.name)];
      if (!entry.isDirectory()) return [];
      const group = groupOf(folder, route, entry.name);
      return group.item.items?.length === 0 ? [] : [group];
    })
    .sort((a, b) => (a.order === b.order ? a.name.localeCompare(b.name) : a.order - b.order))
    .map(({ item }) => item);
}

/** The sidebar of every guide: all sections that have a page. */
export function guideSidebar(root: string): Item[] {
  return Object.entries(sections).flatMap(([name, text]): Item[] => {
    const items = itemsOf(join(root, name), `/${name}`);
    if (items.length === 0) return [];
    return name === "decisions" ? [groupOf(root, "", name).item] : [{ text, items }];
  });
}

/** The first page of a section, for the bar at the top; `undefined` while there is none. */
export function firstPage(root: string, name: keyof typeof sections): string | undefined {
  const first = itemsOf(join(root, name), `/${name}`)[0];
  return first?.link ?? first?.items?.[0]?.link;
}
