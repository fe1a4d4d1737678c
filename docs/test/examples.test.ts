import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { globSync } from "tinyglobby";
import { beforeAll, describe, expect, test } from "vitest";

const docs = dirname(dirname(fileURLToPath(import.meta.url)));
const programs = globSync("examples/*.ts", { cwd: docs, absolute: true }).sort();
const expected = (program: string) => program.replace(/\.ts$/, ".out");
let built: string;

/** What lets packages of CommonJS ask for modules of Node inside a bundle of modules. */
const requireInModules =
  'import { createRequire as __requireIn } from "node:module"; const require = __requireIn(import.meta.url);';

/** What a program prints, errors too. */
async function printed(program: string): Promise<string> {
  const file = join(built, `${basename(program, ".ts")}.mjs`);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: docs });
  return stdout;
}

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), "facedown-programs-"));
  await build({
    entryPoints: programs,
    outdir: built,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@facedown/source"],
    external: ["vitest"],
    banner: { js: requireInModules },
  });
}, 120_000);

describe("programs that the pages show", { timeout: 120_000 }, () => {
  test("there are some, and each says beside it what it prints", () => {
    expect(programs.length).toBeGreaterThan(0);
    expect(programs.filter((program) => !existsSync(expected(program)))).toEqual([]);
  });

  test.each(programs.map((program) => [basename(program), program] as const))(
    "%s runs and prints what the file beside it says",
    async (_, program) => {
      expect(await printed(program)).toBe(readFileSync(expected(program), "utf8"));
    },
  );
});
