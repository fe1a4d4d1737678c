import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** A page that is being served. */
export interface Serving {
  /** Its loopback address. */
  readonly url: string;
  /** Ends it. */
  readonly close: () => Promise<void>;
}

/** Only who asks for a loopback name is answered: another site's name may point here, too. */
function isLoopback({ headers: { host = "" } }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] ?? "/");
  } catch {
    return undefined;
  }
}

function answer(request: IncomingMessage, response: ServerResponse, folder: string, code: string): void {
  const path = pathOf(request);
  const refuse = (status: number): void => {
    response.writeHead(status).end();
  };
  if (!isLoopback(request)) {
    refuse(403);
    return;
  }
  if (path === undefined || (request.method !== "GET" && request.method !== "HEAD")) {
    refuse(400);
    return;
  }
  const send = (type: string, body: string | Buffer): void => {
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  if (path === "/own/game.js") {
    send("text/javascript", code);
    return;
  }
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) refuse(404);
  else send(types[extname(file)] ?? "application/octet-stream", readFileSync(file));
}

/** Serves a built page and the code of a game beside it, on this machine alone. Rejects when the port is taken. */
export function servePage(folder: string, code: string, port: number): Promise<Serving> {
  const server = createServer((request, response) => {
    answer(request, response, normalize(folder), code);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
            server.closeAllConnections();
          }),
      });
    });
  });
}
