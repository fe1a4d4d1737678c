import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { globSync } from "tinyglobby";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { blocksOf, expectationsOf, instrument, mark, type Block } from "./blocks.js";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const cache = join(root, ".cache", "readme");
const readmes = globSync(
  ["README.md", "{packages,examples}/*/README.md", "bench/README.md", "docs/**/*.md"],
  {
    cwd: root,
    ignore: ["docs/{node_modules,api}/**"],
  },
);
const blocks = readmes.sort().flatMap((file) => blocksOf(file, readFileSync(join(root, file), "utf8")));

/** Blocks that are run: all, save those that the build of the docs compiles and that print nothing. */
const runs = blocks.filter(({ code, isTwoslash }) => !isTwoslash || expectationsOf(code).length > 0);
const compiled = blocks.filter(({ isTwoslash }) => !isTwoslash);

const fileOf = ({ readme, line, kind }: Block, use: "read" | "run") =>
  join(cache, `${readme.replaceAll(/[^a-z]+/gi, "-")}-${line}.${use}.${kind}`);

const builtOf = (block: Block) =>
  join(cache, "built", basename(fileOf(block, "run")).replace(/\.tsx?$/, ".mjs"));

/** What lets packages of CommonJS ask for modules of Node inside a bundle of modules. */
const requireInModules =
  'import { createRequire as __requireIn } from "node:module"; const require = __requireIn(import.meta.url);';

beforeAll(async () => {
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  for (const block of compiled) writeFileSync(fileOf(block, "read"), block.code);
  for (const block of runs) writeFileSync(fileOf(block, "run"), instrument(block.code));
  await build({
    entryPoints: runs.map((block) => fileOf(block, "run")),
    outdir: join(cache, "built"),
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
});

function typeErrors(): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const files = compiled.map((block) => fileOf(block, "read"));
  const program = ts.createProgram(files, { ...options, types: ["node"], jsx: ts.JsxEmit.ReactJSX });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const block = blocks.find((one) => file?.fileName === fileOf(one, "read"));
    const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
    const place = block ? `${block.readme}:${block.line + line}` : (file?.fileName ?? "");
    return `${place}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

/** Runs a block, bundled with the sources it uses; resolves to what its calls with an expectation printed, by line of the block. */
async function run(block: Block): Promise<[line: number, text: string][]> {
  const { stdout } = await promisify(execFile)(process.execPath, [builtOf(block)], { cwd: root });
  return stdout
    .split("\n")
    .filter((line) => line.startsWith(mark))
    .map((line) => JSON.parse(line.slice(mark.length)) as [number, string]);
}

const oneSpace = (text: string) => text.replaceAll(/\s+/g, " ").trim();

describe("code in READMEs", { timeout: 120_000 }, () => {
  test("compiles against the packages' sources", () => {
    expect(typeErrors()).toEqual([]);
  });

  for (const block of runs) {
    test(`${block.readme}:${block.line} runs and prints what it says`, async () => {
      const printed = await run(block);
      for (const { line, text } of expectationsOf(block.code)) {
        const texts = printed.filter(([at]) => at === line).map(([, got]) => oneSpace(got));
        expect(texts, `${block.readme}:${block.line + line - 1} prints nothing`).not.toEqual([]);
        expect(new Set(texts), `${block.readme}:${block.line + line - 1}`).toEqual(new Set([oneSpace(text)]));
      }
    });
  }
});
