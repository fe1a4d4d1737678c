#!/usr/bin/env node
// Fails when a built page points to a page, a heading or a file of the site that is not there, or to a page of another
// host's that it would load by itself: `node scripts/docs/dead-links.mjs FOLDER`.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { globSync } from "tinyglobby";

const here = "http://site.invalid";

const text = (escaped) =>
  escaped
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The values of an attribute, on elements of this name or of any. */
function* attributes(html, element, name) {
  for (const [, value = ""] of html.matchAll(new RegExp(`<${element}\\s[^>]*?\\b${name}="([^"]*)"`, "g")))
    yield text(value);
}

/** The file that a static server gives for a path, or `undefined`. */
function fileAt(folder, path) {
  const wanted = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return wanted.find((file) => /\.[^/]*$/.test(file) && existsSync(join(folder, file)));
}

/**
 * What is dead on the pages in a folder, a line each, such as `/more/x.html: ../start/y.html#z`. External links in the
 * text are the reader's to follow; anything that a page loads by itself has to come from the site.
 * @param {string} folder
 * @returns {{ pages: number, dead: string[] }}
 */
export function deadLinks(folder) {
  const pages = new Map(
    globSync("**/*.html", { cwd: folder }).map((file) => [
      `/${file.replaceAll("\\", "/")}`,
      readFileSync(join(folder, file), "utf8"),
    ]),
  );
  const ids = new Map([...pages].map(([page, html]) => [page, new Set(attributes(html, "[\\w-]+", "id"))]));
  const dead = [];
  for (const [page, html] of pages) {
    const links = new Set(attributes(html, "a", "href"));
    const loaded = new Set([
      ...attributes(html, "(?:img|script|source|video|iframe)", "src"),
      ...attributes(html, "link", "href"),
    ]);
    for (const href of new Set([...links, ...loaded])) {
      const url = URL.canParse(href, here + page) ? new URL(href, here + page) : undefined;
      if (url && url.origin !== here) {
        if (loaded.has(href) && url.protocol !== "data:") dead.push(`${page}: loads ${href}`);
        continue;
      }
      const file = url && fileAt(folder, decodeURIComponent(url.pathname));
      const heading = url ? decodeURIComponent(url.hash.slice(1)) : "";
      const isThere =
        file !== undefined && (heading === "" || !pages.has(file) || ids.get(file)?.has(heading));
      if (!isThere) dead.push(`${page}: ${href}`);
    }
  }
  return { pages: pages.size, dead };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { pages, dead } = deadLinks(process.argv[2] ?? "docs/.vitepress/dist");
  for (const line of dead) console.error(line);
  console.log(`${pages} pages, ${dead.length} dead links`);
  process.exit(pages > 0 && dead.length === 0 ? 0 : 1);
}
