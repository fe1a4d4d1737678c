import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { folder, inTerminal, run, terminals, type Terminal } from "./run.js";

vi.setConfig({ testTimeout: 60_000 });

/** In a terminal of its own, where this machine has something to make one with; else the test counts as skipped. */
const inPty = test.skipIf(!terminals.script && !terminals.python);

const args = ["--game", "totally-human", "--seed", "kitchen"];
const entered = "\u001b[?1049h";
const left = "\u001b[?1049l";

async function started(
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  cwd: string = folder(),
): Promise<Terminal> {
  const terminal = inTerminal([...args, ...more], { env, cwd });
  await terminal.sees("A number > ");
  return terminal;
}

/** Until the screen takes lines again after a change of hands. */
const later = (): Promise<void> => new Promise((done) => setTimeout(done, 1000));

/** The terminal is as it was: settings, picture, colors, cursor. */
function expectRestored(output: string): void {
  const [, before] = /BEFORE (\S+)/.exec(output) ?? [];
  const [, after] = /AFTER (\S+)/.exec(output) ?? [];
  expect(before).toMatch(/^[0-9a-f:]{20,}$/);
  expect(after).toBe(before);
  expect(output.split(entered).length).toBe(output.split(left).length);
  expect(output.lastIndexOf(left)).toBeGreaterThan(output.lastIndexOf(entered));
  expect(output.lastIndexOf("\u001b[?25l")).toBeLessThanOrEqual(output.lastIndexOf("\u001b[?25h"));
  expect(output.slice(output.lastIndexOf(left) + left.length)).not.toContain("\u001b");
}

function savedFile(output: string, cwd: string): string {
  const after = output.slice(output.lastIndexOf(left));
  const [, file = ""] = /--resume (\S+)/.exec(after) ?? [];
  return join(cwd, file);
}

const ends: readonly [string, (terminal: Terminal) => void, number][] = [
  ["Ctrl-C", (terminal) => terminal.type("\u0003"), 130],
  ["Ctrl-D, the end of the input", (terminal) => terminal.type("\u0004"), 0],
  ["q", (terminal) => terminal.type("q\r"), 0],
  ["SIGINT", (terminal) => process.kill(terminal.pid(), "SIGINT"), 130],
  ["SIGTERM", (terminal) => process.kill(terminal.pid(), "SIGTERM"), 143],
];
for (const [name, end, code] of ends)
  inPty(`${name} leaves the terminal as it was, saves the game, and --resume goes on with it`, async () => {
    const cwd = folder();
    const terminal = await started([], {}, cwd);
    terminal.type("1\r");
    await terminal.sees("The choices are opened");
    end(terminal);
    const output = await terminal.ended;
    expectRestored(output);
    expect(output).toContain(`CODE ${code}`);
    const file = savedFile(output, cwd);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = await run(["--resume", file]);
    expect(stdout).toContain("You are Red · Questions phase: discussion");
    expect(stdout).toContain("The choices are opened: Red: 1");
  });

inPty("Ctrl-C in the setup menu leaves the terminal as it was", async () => {
  const terminal = inTerminal([]);
  await terminal.sees("Which game?");
  terminal.type("1\r");
  await terminal.sees("how many play");
  terminal.type("\u0003");
  const output = await terminal.ended;
  expectRestored(output);
  expect(output).toContain("CODE 130");
  expect(output).not.toContain("--resume");
});

inPty("a terminal that goes away is left as it was", async () => {
  const terminal = await started();
  process.kill(terminal.pid(), "SIGHUP");
  const output = await terminal.ended;
  expectRestored(output);
  expect(output).toContain("CODE 129");
});

inPty("bad keys and pasted rubbish do no harm", async () => {
  const terminal = await started();
  const rubbish = [
    "\u001b",
    "\u001b[A\u001b[B\u001b[C\u001b[D",
    "\u001b[200~pasted\u001b[201~",
    "\t\t",
    "\u007f\u007f",
    "\u0000",
    "\u001a",
    "\u0019",
    "\u001f",
    "é🙂\u202e",
    "x".repeat(500),
    "\u0015",
    "\u001bOP\u001b[15~",
    "\u001b[99;99R",
  ];
  for (const keys of rubbish) {
    terminal.type(keys);
    await new Promise((done) => setTimeout(done, 60));
  }
  terminal.type("\u0015\r");
  const from = await terminal.sees("A number > ");
  terminal.type("1\r");
  await terminal.sees("1  Enough talk", from - 200);
  terminal.type("q\r");
  const output = await terminal.ended;
  expectRestored(output);
  expect(output).toContain("CODE 0");
});

inPty("another size of the window draws the same again, as wide and as high as it is", async () => {
  const terminal = await started();
  const from = terminal.output().length;
  execFileSync("stty", ["-F", terminal.tty(), "cols", "40", "rows", "20"]);
  process.kill(terminal.pid(), "SIGWINCH");
  await terminal.sees("A number > ", from);
  await new Promise((done) => setTimeout(done, 200));
  const drawn = terminal.output().slice(from);
  const picture = drawn.slice(drawn.lastIndexOf("\u001b[H"));
  // eslint-disable-next-line no-control-regex -- the colors have no width
  const lines = picture.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, "").split(/\r*\n/);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.length).toBeLessThanOrEqual(20);
  for (const line of lines.slice(0, -1)) expect(line.length).toBeLessThanOrEqual(40);
  for (let i = 0; i < 20; i++) process.kill(terminal.pid(), "SIGWINCH");
  terminal.type("1\r");
  await terminal.sees("1  Enough talk", from);
  terminal.type("\u0003");
  expectRestored(await terminal.ended);
});

inPty(
  "a hand-over clears the picture and what scrolled out of it before the next person is called",
  async () => {
    const shared = inTerminal([...args, "--people", "0,1"]);
    await shared.sees("Hand the keyboard to Red");
    await later();
    shared.type("\r");
    let from = await shared.sees("A number > ");
    expect(shared.output()).toContain("Red's identity cards: 3 cards: Plain");
    shared.type("1\r");
    await shared.sees("Hand the keyboard to Blue", from);
    // An Enter too many does not let Red see what Blue sees.
    shared.type("\r");
    await later();
    const between = shared.output().slice(from);
    expect(between).not.toContain("You are Blue");
    const wiped = between.lastIndexOf("\u001b[2J\u001b[3J");
    expect(wiped).toBeGreaterThan(0);
    expect(between.indexOf("Hand the keyboard to Blue")).toBeGreaterThan(wiped);
    expect(between.slice(wiped)).not.toMatch(/Plain|Alien|has chosen \d/);
    from = shared.output().length;
    // What Red typed cannot be called back: no history, no undo, nothing to yank.
    shared.type("\u001b[A\u0019\u001f\u001b[A");
    await new Promise((done) => setTimeout(done, 200));
    expect(shared.output().slice(from)).not.toMatch(/[1-5]/);
    shared.type("\r");
    await shared.sees("Blue's identity cards: 3 cards: ", from);
    expect(shared.output().slice(from)).not.toContain("Red's identity cards: 3 cards: Plain");
    shared.type("\u0003");
    expectRestored(await shared.ended);
  },
);

inPty("with NO_COLOR nothing is colored, and in a dumb terminal nothing is drawn", async () => {
  const colored = await started();
  colored.type("q\r");
  // eslint-disable-next-line no-control-regex -- colors
  expect(await colored.ended).toMatch(/\u001b\[[1-9][0-9;]*m/);

  const terminal = await started([], { NO_COLOR: "1" });
  terminal.type("q\r");
  // eslint-disable-next-line no-control-regex -- colors
  expect((await terminal.ended).replaceAll(left, "")).not.toMatch(/\u001b\[[1-9][0-9;]*m/);

  const dumb = inTerminal(args, { env: { TERM: "dumb" } });
  await dumb.sees("A number > ");
  dumb.type("1\r");
  await dumb.sees("The choices are opened");
  dumb.type("\u0003");
  const output = await dumb.ended;
  expect(output).not.toContain("\u001b");
  expect(output).toContain("--resume");
  expect(output).toContain("CODE 130");
});

inPty("how a game ended stays on the terminal, broken between words", async () => {
  const terminal = await started(["--options", '{"negotiationDeadline":600}']);
  for (let key = 0; key < 40 && !terminal.output().includes("The last standees"); key++) {
    terminal.type("1\r");
    await new Promise((done) => setTimeout(done, 300));
  }
  await terminal.sees("The last standees");
  terminal.type("t\r");
  await terminal.sees("What a host decides");
  terminal.type("1\r");
  await terminal.sees("· the end");
  terminal.type("\r");
  const output = await terminal.ended;
  expectRestored(output);
  const said = output.slice(output.lastIndexOf(left) + left.length, output.indexOf("The seed was kitchen"));
  const lines = said.split(/\r?\n/).map((line) => line.trimEnd());
  expect(said).toContain("Red ");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});
