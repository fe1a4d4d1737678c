import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The folder of the benchmarks. */
export const here = fileURLToPath(new URL("..", import.meta.url));
/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
const built = join(root, ".cache", "bench");

/** Bundles a program given as text, as it would be deployed; gives the file to run. */
export async function bundle(name: string, contents: string): Promise<string> {
  const outfile = join(built, `${name}.mjs`);
  await build({
    stdin: { contents, resolveDir: here, sourcefile: `entry of ${name}.ts`, loader: "ts" },
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    conditions: ["@facedown/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  return outfile;
}
