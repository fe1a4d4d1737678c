import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { run } from "../src/index.js";
import { runPlay, type Play } from "../src/play.js";

const folder = mkdtempSync(join(tmpdir(), "facedown-cli-play-"));
const page = join(folder, "page");
mkdirSync(page);
writeFileSync(join(page, "index.html"), "<h1>the page</h1>");
writeFileSync(join(folder, "secret.txt"), "not for the browser");
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const game = `{ name: "my-game", moveNames: [] as string[], inside: { definition: {} } }`;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let played: Play | undefined;
afterEach(async () => {
  await played?.serving?.close();
  played = undefined;
});
const play = async (...args: string[]): Promise<Play> => (played = await runPlay(args, page));

/** The status of a request whose path and host are sent as they are. */
function status(url: string, path: string, host: string): Promise<number | undefined> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}

describe("facedown play", () => {
  test("serves the page and the bundled game at a loopback address, and says where", async () => {
    const parts = file("parts.ts", `export const title: string = "of two files";`);
    const module = file(
      "game.ts",
      `import { title } from "./parts.js";\nexport { title };\nexport const mine = ${game};`,
    );
    expect(parts).toContain(folder);
    const { code, lines, serving } = await play(module, "--port", "0");
    expect([code, lines[0]]).toEqual([0, `my-game is at ${serving!.url}`]);
    expect(serving!.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await (await fetch(serving!.url)).text()).toBe("<h1>the page</h1>");
    const served = await fetch(`${serving!.url}own/game.js`);
    expect(served.headers.get("content-type")).toBe("text/javascript");
    const text = await served.text();
    expect(text).toContain("of two files");
    expect(text).not.toMatch(/^import /m);
  });

  test("serves nothing outside of the page, and nobody who asks for another name", async () => {
    const { serving } = await play(file("game.ts", `export const mine = ${game};`), "--port", "0");
    const { url } = serving!;
    const here = new URL(url).host;
    expect(await status(url, "/", here)).toBe(200);
    for (const path of ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/none.js"])
      expect(await status(url, path, here)).toBe(404);
    expect(await status(url, "/%", here)).toBe(400);
    expect(await status(url, "/own/game.js", "evil.example")).toBe(403);
  });

  test.each([
    ["none.ts", undefined, /none\.ts: there is no such file or folder/],
    ["empty.ts", "", /empty\.ts exports no game\. It exports nothing\. Right would be/],
    ["others.ts", "export const a = 1, b = {};", /others\.ts exports no game\. It exports a, b\./],
    ["broken.ts", "export const = 1;", /broken\.ts cannot be bundled for the browser: [^]*broken\.ts:1:13/],
    ["missing.ts", `import "no-such-package";`, /missing\.ts cannot be bundled[^]*no-such-package/],
    ["throws.ts", `throw new Error("my own mistake");`, /throws\.ts cannot be run: my own mistake/],
  ])("refuses %s with the reason", async (name, text, reason) => {
    const path = text === undefined ? join(folder, name) : file(name, text);
    const { code, lines, serving } = await play(path, "--port", "0");
    expect([code, serving]).toEqual([3, undefined]);
    expect(lines.join("\n")).toMatch(reason);
  });

  test("says what is wrong with the command, and that a port is taken", async () => {
    expect(await play()).toMatchObject({
      code: 2,
      lines: [expect.stringContaining("Give one module"), "", expect.anything()],
    });
    for (const port of ["70000", "x", "-1"])
      expect(await play("game.ts", `--port=${port}`)).toMatchObject({ code: 2 });
    expect(await play("game.ts", "--open")).toMatchObject({ code: 2 });
    expect((await run(["play", "--help"])).lines.join()).toContain("facedown play MODULE");
    const module = file("game.ts", `export const mine = ${game};`);
    const first = await runPlay([module, "--port", "0"], page);
    const { port } = new URL(first.serving!.url);
    const second = await play(module, "--port", port);
    expect([second.code, second.lines.join()]).toEqual([3, expect.stringContaining("EADDRINUSE")]);
    await first.serving!.close();
  });
});
