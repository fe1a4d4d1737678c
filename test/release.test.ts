import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../scripts/release/commands.mjs";
import { codeOwners, issueConfig, openQuestions, ownerFiles, withOwner } from "../scripts/release/owner.mjs";

const scripts = pathToFileURL(join(import.meta.dirname, "../scripts/release/")).href;

/** Whether a process of this id runs; one that ended and that nobody has asked for is no longer one. */
const lives = (id: number) =>
  /^[^Z\s]/.test(spawnSync("ps", ["-o", "stat=", "-p", String(id)]).stdout.toString());

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "release-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that has a workplace, a registry and a command that never ends, and says who they are. */
const program = (more: string, seconds = 100) => `
  import { mkdirSync } from "node:fs";
  import { run } from "${scripts}commands.mjs";
  import { startRegistry } from "${scripts}registry.mjs";
  import { makeWorkplace } from "${scripts}workplace.mjs";
  const { folder, atEnd } = makeWorkplace(${seconds});
  mkdirSync(folder + "/registry");
  const local = await startRegistry(folder + "/registry", ["@facedown/*"]);
  atEnd(local.stop);
  run([process.execPath, "-e", "require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)"],
    { cwd: folder }).catch(() => {});
  const { existsSync, readFileSync } = await import("node:fs");
  while (!existsSync(folder + "/pid") || readFileSync(folder + "/pid", "utf8") === "")
    await new Promise((done) => setTimeout(done, 20));
  console.log(JSON.stringify({ folder, url: local.url, pid: Number(readFileSync(folder + "/pid", "utf8")) }));
  ${more}
`;

interface Said {
  readonly folder: string;
  readonly url: string;
  readonly pid: number;
}

/** Starts it; calls `then` with what it said as soon as it has. */
function start(code: string, then: (said: Said, id: number) => void = () => undefined) {
  return new Promise<{ said: Said; code: number | null; stderr: string }>((done) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      env: { ...process.env, TMPDIR: folder, TEMP: folder },
      cwd: join(import.meta.dirname, ".."),
    });
    let text = "";
    let stderr = "";
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (stderr += chunk));
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (text.endsWith("\n")) then(JSON.parse(text) as Said, child.pid!);
    });
    child.on("close", (code) => done({ said: JSON.parse(text) as Said, code, stderr }));
  });
}

const answers = async (url: string) => {
  try {
    return (await fetch(`${url}-/ping`)).ok;
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === "win32")(
  "a rehearsal takes away all that it made",
  { timeout: 90_000 },
  () => {
    it("when it is told to end", async () => {
      let answered: Promise<boolean> | undefined;
      const { said, code } = await start(
        program("await new Promise(() => setInterval(() => {}, 1000))"),
        (is, id) => {
          answered = answers(is.url);
          void answered.then(() => process.kill(id, "SIGTERM"));
        },
      );
      expect(code).toBe(130);
      expect(await answered).toBe(true);
      expect(existsSync(said.folder)).toBe(false);
      expect(await answers(said.url)).toBe(false);
      expect(lives(said.pid)).toBe(false);
    });

    it("when it breaks", async () => {
      const { said, code, stderr } = await start(program('throw new Error("broken");'));
      expect(code).toBe(1);
      expect(stderr).toContain("broken");
      expect(existsSync(said.folder)).toBe(false);
      expect(await answers(said.url)).toBe(false);
      expect(lives(said.pid)).toBe(false);
    });

    it("when its time is over", async () => {
      const ticks = "setInterval(() => {}, 1000); await new Promise(() => {});";
      const { said, code, stderr } = await start(program(ticks, 10));
      expect(code).toBe(1);
      expect(stderr).toContain("stopped after 10 s");
      expect(existsSync(said.folder)).toBe(false);
      expect(lives(said.pid)).toBe(false);
    });

    it("when it is killed: the registry at once, the folder with the next rehearsal", async () => {
      const hang = "await new Promise(() => setInterval(() => {}, 1000))";
      const { said } = await start(program(hang), (_, id) => process.kill(id, "SIGKILL"));
      expect(existsSync(said.folder)).toBe(true);
      for (let tries = 0; tries < 100 && (await answers(said.url)); tries++)
        await new Promise((done) => setTimeout(done, 50));
      expect(await answers(said.url)).toBe(false);
      process.kill(said.pid, "SIGKILL");
      await start(program("process.exit(0)"));
      expect(readdirSync(folder)).toEqual([]);
    });
  },
);

describe("a command of a rehearsal", () => {
  it("gives what it wrote, or fails with all of it", async () => {
    expect(await run([process.execPath, "-p", "6 * 7"], { cwd: folder })).toBe("42\n");
    const broken = run(
      [process.execPath, "-e", "console.log('one'); console.error('two'); process.exit(3)"],
      {
        cwd: folder,
      },
    );
    await expect(broken).rejects.toThrow(/exit code 3\n(one\ntwo|two\none)/);
    await expect(run(["no-such-command-here"], { cwd: folder })).rejects.toThrow("no-such-command-here");
  });

  it("is stopped after its time", async () => {
    const hang = run([process.execPath, "-e", "setInterval(() => {}, 1000)"], { cwd: folder, seconds: 1 });
    await expect(hang).rejects.toThrow("stopped after 1 s");
  });
});

describe("what only the owner knows", () => {
  const known = {
    repository: "https://example.com/someone/facedown",
    homepage: "https://example.com/docs/",
    contact: "mail@example.com",
    owners: "@someone",
    npm: "someone",
  };
  const open = { ...known, repository: "PLACEHOLDER: address", homepage: "PLACEHOLDER: page" };
  const manifest = { name: "@facedown/core", description: "d", license: "MIT", type: "module" };

  it("is in the manifests, once it is known", () => {
    expect(Object.entries(withOwner(manifest, known, "packages/core"))).toEqual([
      ["name", "@facedown/core"],
      ["description", "d"],
      ["homepage", "https://example.com/docs/"],
      ["bugs", { url: "https://example.com/someone/facedown/issues" }],
      [
        "repository",
        { type: "git", url: "git+https://example.com/someone/facedown.git", directory: "packages/core" },
      ],
      ["license", "MIT"],
      ["type", "module"],
    ]);
    expect(withOwner(manifest, open, "packages/core")).toEqual(manifest);
    expect(withOwner(withOwner(manifest, known, "packages/core"), open, "packages/core")).toEqual(manifest);
  });

  it("says who reviews and where to report", () => {
    expect(codeOwners(known)).toContain("* @someone\n");
    expect(issueConfig(known)).toContain("https://example.com/someone/facedown/security/advisories/new");
    expect(issueConfig(open)).not.toContain("PLACEHOLDER");
  });

  it("is asked for while it is open", () => {
    expect(openQuestions(open)).toEqual(["repository, address", "homepage, page"]);
    expect(openQuestions(known)).toEqual([]);
  });

  it("is written where it belongs: `npm run owner` would change nothing", () => {
    const root = join(import.meta.dirname, "..");
    for (const [path, text] of ownerFiles())
      if (path.endsWith(".json"))
        expect(JSON.parse(readFileSync(join(root, path), "utf8")), path).toEqual(JSON.parse(text));
      else expect(readFileSync(join(root, path), "utf8"), path).toBe(text);
  });

  it("has its placeholders in owner.json alone", () => {
    const found = spawnSync(
      "git",
      ["grep", "-l", "--untracked", "PLACEHOLDER:", "--", ":!*.test.ts", ":!*.mjs"],
      {
        cwd: join(import.meta.dirname, ".."),
        encoding: "utf8",
      },
    );
    expect(found.stdout.trim()).toMatch(/^(owner\.json)?$/);
  });
});
