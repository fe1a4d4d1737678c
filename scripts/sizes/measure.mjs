// How large packages are in a page, and whether that is too much.
import { builtinModules } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "../pnpm.mjs";

/**
 * @typedef {{ all: number, one?: { name: string, size: number } }} Budget bytes that a package may have in all and with
 * one of its exports alone
 * @typedef {{ all: number, one?: number }} Size
 */

/** At most this part of a package, with what it depends on, may come along with one of its exports. */
const fairShare = 1 / 2;

/** What a page of these lines weighs: minified and as it is served, by Brotli. */
async function weigh(lines, folder, external) {
  const { outputFiles } = await build({
    stdin: { contents: lines, resolveDir: folder, loader: "js" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    mainFields: ["module", "main"],
    conditions: ["import"],
    external: [...builtinModules.flatMap((name) => [name, `node:${name}`]), ...external],
    write: false,
    logLevel: "error",
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? "").length;
}

/**
 * Weighs a built package.
 * @param {{ folder: string, manifest: any }} entry
 * @param {Budget | undefined} budget names the export that is weighed alone
 * @returns {Promise<Size>} all its entries without what it depends on; one export, with everything it needs but React
 */
export async function measure({ folder, manifest }, budget) {
  const entries = Object.values(manifest.exports).flatMap((entry) => entry.import?.default ?? []);
  const lines = entries.map((path, at) => `export * as e${at} from ${JSON.stringify(join(folder, path))};`);
  const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const all = await weigh(
    lines.join("\n"),
    folder,
    dependencies.flatMap((name) => [name, `${name}/*`]),
  );
  if (budget?.one === undefined) return { all };
  const line = `import { ${budget.one.name} } from ${JSON.stringify(manifest.name)}; globalThis.it = ${budget.one.name};`;
  return { all, one: await weigh(line, root, ["react"]) };
}

/**
 * What is wrong with these sizes, in words; nothing when all is well.
 * @param {Readonly<Record<string, Size>>} sizes
 * @param {Readonly<Record<string, Budget>>} budgets
 * @returns {string[]}
 */
export function problemsOf(sizes, budgets) {
  return Object.entries(sizes).flatMap(([name, { all, one }]) => {
    const budget = budgets[name];
    if (budget === undefined) return [`${name} has no budget in sizes.json`];
    const problems = [];
    if (all > budget.all) problems.push(`${name} has ${all} B, more than its budget of ${budget.all} B`);
    if (budget.one === undefined || one === undefined) return problems;
    const alone = `${budget.one.name} of ${name} alone`;
    if (one > budget.one.size)
      problems.push(`${alone} has ${one} B, more than its budget of ${budget.one.size} B`);
    if (one > all * fairShare)
      problems.push(`${alone} has ${one} B and brings much of the ${all} B in all along`);
    return problems;
  });
}
