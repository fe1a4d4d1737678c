import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { build } from "vite";

/** Where the browser is; `undefined` on a machine without one. */
export const browserPath: string | undefined = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && existsSync(path));

/** Whether a missing browser is a failure. */
export const isRequired = process.env["FACEDOWN_BROWSER"] === "required";

/** What to do about a missing browser. */
export const advice =
  "no Chromium here: `apt-get install -y --no-install-recommends chromium`, or its path in CHROMIUM";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

/** A built page, served at a loopback address, and a browser to look at it with. */
export interface Site {
  readonly url: string;
  /** A page of a browser that has never been here; it fails on what should not happen on any page. */
  readonly open: (options?: BrowserContextOptions) => Promise<Visit>;
  readonly close: () => Promise<void>;
}

/** A visit to the page, and what went wrong during it. */
export interface Visit {
  readonly page: Page;
  /** Errors on the page, and requests that left for another host. */
  readonly problems: string[];
  /** The files that were loaded, with their sizes in bytes when packed. */
  readonly loaded: Map<string, number>;
  readonly close: () => Promise<void>;
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? "/").split(/[?#]/)[0] ?? "/"));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(server);
    });
  });
}

/** Builds an example, serves it, and starts the browser. */
export async function openSite(root: string): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "facedown-site-"));
  // The test runner says "test", and React would come as it is for developers.
  process.env["NODE_ENV"] = "production";
  await build({
    root,
    mode: "production",
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true },
  });
  const site = await openFolder(folder);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Serves pages that are built, and starts the browser. */
export async function openFolder(folder: string): Promise<Site> {
  const server = await serve(folder);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser: Browser = await chromium.launch({ executablePath: browserPath ?? "", args: flags });
  return {
    url,
    open: async (options) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const problems: string[] = [];
      const loaded = new Map<string, number>();
      context.on("request", (request) => {
        const address = request.url();
        if (!address.startsWith(url) && !/^(data|blob):/.test(address)) problems.push(`request: ${address}`);
        const path = new URL(address).pathname;
        const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
        if (address.startsWith(url) && existsSync(file))
          loaded.set(path, gzipSync(readFileSync(file), { level: 9 }).length);
      });
      page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(`console: ${message.text()}`);
      });
      return { page, problems, loaded, close: () => context.close() };
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
