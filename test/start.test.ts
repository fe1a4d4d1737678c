import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs what `npm start` runs. */
function start(...args: string[]) {
  const node = ["--conditions=@facedown/source", "scripts/task.mjs", "start", ...args];
  const child = spawn(process.execPath, node, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended, text: () => text };
}

test("npm start prints a loopback address, serves the playground there, and ends with Ctrl-C", async () => {
  const { child, ended, text } = start("--port", "0");
  const found = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(text()) ?? [];
      if (url !== undefined) resolve(url);
    });
    child.on("close", () => reject(new Error(text())));
  });
  const page = await (await fetch(found)).text();
  expect(page).toContain("Facedown playground");
  expect((await fetch(`${found}src/main.tsx`)).ok).toBe(true);
  child.kill("SIGINT");
  expect(await ended).toBe(130);
}, 60_000);

test("a flag that cannot be followed is named", async () => {
  for (const args of [
    ["--port", "house"],
    ["--game", "memory"],
  ]) {
    const { ended, text } = start(...args);
    expect(await ended).toBe(2);
    expect(text()).toContain(args[0]);
    expect(text()).toContain("npm run terminal");
  }
}, 60_000);

test("npm start -- --demo is a game at the terminal, as text alone", async () => {
  const { ended, text } = start("--demo", "--game", "fixture-memory", "--seed", "kitchen");
  expect(await ended).toBe(0);
  expect(text()).toMatch(/^Fixture Memory, \d seats\n/);
}, 60_000);
