import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const skipped = ["node_modules", ".vitepress", "api"];

function pages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? skipped.includes(entry.name)
        ? []
        : pages(join(folder, entry.name))
      : entry.name.endsWith(".md")
        ? [join(folder, entry.name)]
        : [],
  );
}

/** What is wrong with a page's snippets: VitePress shows a sentence for a missing file, and all of a file for a missing region. */
function missing(text: string): string[] {
  return [...text.matchAll(/^<<< @\/([^\s#{]+)(?:#([\w-]+))?/gm)].flatMap(([, file = "", region]) => {
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} is not there`];
    if (region === undefined) return [];
    const lines = readFileSync(path, "utf8").split("\n");
    const marks = ["region", "endregion"].map(
      (mark) => new RegExp(`^\\s*(?://|#|<!--) ?#?${mark} ${region}( -->)?$`),
    );
    return marks.every((mark) => lines.some((line) => mark.test(line)))
      ? []
      : [`${file} has no region ${region}`];
  });
}

test("a page that shows a file, or a region of one, shows one that is there", () => {
  const found = pages(root).flatMap((page) =>
    missing(readFileSync(page, "utf8")).map((what) => `${page.slice(root.length)}: ${what}`),
  );
  expect(found).toEqual([]);
});

test("a missing file and a missing region are found", () => {
  expect(
    missing("<<< @/live/nothing.ts\n\n<<< @/live/peek.ts#nothing{ts}\n<<< @/live/peek.ts#moves{ts}"),
  ).toEqual(["live/nothing.ts is not there", "live/peek.ts has no region nothing"]);
});
