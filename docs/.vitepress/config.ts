import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type DefaultTheme } from "vitepress";
import { markdown } from "./markdown.js";
import { firstPage, guideSidebar, sections } from "./sidebar.js";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const apiSidebar = join(root, "api", "typedoc-sidebar.json");
const api = existsSync(apiSidebar)
  ? (JSON.parse(readFileSync(apiSidebar, "utf8")) as DefaultTheme.SidebarItem[])
  : [];

const bar = ["start", "concepts", "write", "games"] as const;

export default defineConfig({
  title: "Facedown",
  description: "A TypeScript framework for tabletop games in which players do not all see the same table.",
  lang: "en-US",
  // What is not a page: programs and live games beside them.
  srcExclude: ["examples/**", "live/**", "test/sites/**"],
  head: [["link", { rel: "icon", href: "data:," }]],
  markdown,
  themeConfig: {
    search: {
      provider: "local",
      options: {
        // A page is rendered once more to be searched: without compiling its blocks again.
        _render: (text, env, md) => md.render(text.replaceAll(/^```\w.*$/gm, "```text"), env),
      },
    },
    outline: [2, 3],
    nav: [
      ...bar.flatMap((name) => {
        const link = firstPage(root, name);
        return link === undefined ? [] : [{ text: sections[name], link, activeMatch: `^/${name}/` }];
      }),
      { text: "API", link: "/api/", activeMatch: "^/api/" },
    ],
    sidebar: { "/api/": [{ text: "API", link: "/api/", items: api }], "/": guideSidebar(root) },
    footer: {
      message:
        "MIT licensed. The games are independent implementations, not affiliated with their publishers.",
    },
  },
  vite: {
    resolve: { conditions: ["@facedown/source"] },
    ssr: { noExternal: [/^@facedown\//], resolve: { conditions: ["@facedown/source"] } },
    build: { chunkSizeWarningLimit: 1500 },
  },
});
