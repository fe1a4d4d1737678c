import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { deadLinks } from "../../scripts/docs/dead-links.mjs";

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "facedown-links-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const living = {
  "index.html": `<h1 id="top">Home</h1><a href="/start/first.html#cards">first</a> <a class="x" href="#top">top</a>
    <a href="start/">folder</a> <a href="https://elsewhere.invalid/a#b">outside</a> <link rel="icon" href="data:,">`,
  "start/index.html": `<a href="../index.html#top">home</a> <img alt="" src="/picture.png">`,
  "start/first.html": `<h2 class="a" id="cards">Cards</h2> <a href="./first#cards">no ending</a>`,
  "picture.png": "",
};

test("a site on which everything is there has no dead links", () => {
  expect(deadLinks(site(living))).toEqual({ pages: 3, dead: [] });
});

test.each([
  ["a page", `<a href="/start/second.html">x</a>`, "/page.html: /start/second.html"],
  ["a relative page", `<a title="t" href="start/second">x</a>`, "/page.html: start/second"],
  ["a folder", `<a href="/more/">x</a>`, "/page.html: /more/"],
  ["an anchor of another page", `<a href="start/first#hand">x</a>`, "/page.html: start/first#hand"],
  ["an anchor of its own", `<a href="#hand">x</a>`, "/page.html: #hand"],
  ["an anchor that differs in case", `<a href="start/first#Cards">x</a>`, "/page.html: start/first#Cards"],
  ["an image", `<img alt="" src="/other.png">`, "/page.html: /other.png"],
  ["a download", `<a href="/pack.json">x</a>`, "/page.html: /pack.json"],
  [
    "a script of another host",
    `<script src="https://a.invalid/x.js">`,
    "/page.html: loads https://a.invalid/x.js",
  ],
  ["a font of another host", `<link href="//a.invalid/x.css">`, "/page.html: loads //a.invalid/x.css"],
])("%s that is not there is found", (_, html, line) => {
  expect(deadLinks(site({ ...living, "page.html": html })).dead).toEqual([line]);
});

test("the command fails for a dead link, and for a folder without pages", () => {
  const script = fileURLToPath(new URL("../../scripts/docs/dead-links.mjs", import.meta.url));
  const run = (folder: string) => spawnSync(process.execPath, [script, folder], { encoding: "utf8" });
  expect(run(site(living))).toMatchObject({ status: 0, stdout: "3 pages, 0 dead links\n" });
  const dead = run(site({ ...living, "page.html": `<a href="/gone">x</a>` }));
  expect(dead).toMatchObject({ status: 1, stderr: "/page.html: /gone\n" });
  expect(run(site({ "a.txt": "" })).status).toBe(1);
});
