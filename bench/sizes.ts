import { execFileSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { here, root } from "./measure/bundle.js";
import { peers } from "./measure/peers.js";

/** The bytes of a program, minified for browsers and gzipped; without the packages named. */
async function gzipped(contents: string, external: readonly string[] = [], from = here): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: from, sourcefile: "entry of sizes.ts", loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    platform: "browser",
    format: "esm",
    target: "es2022",
    conditions: ["@facedown/source"],
    external: [...external],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

const dependencies = ["immer", "@noble/hashes/*"];
const typical = 'export { defineRules, createTable } from "@facedown/core";';

/** Bytes, minified and gzipped. */
export async function bundles() {
  return {
    core: await gzipped('export * from "@facedown/core";', dependencies),
    coreAll: await gzipped('export * from "@facedown/core";'),
    typical: await gzipped(typical, dependencies),
    typicalAll: await gzipped(typical),
    totallyHumanAll: await gzipped('export * from "@facedown/totally-human";'),
    boardgameIo: await gzipped('export { Client } from "boardgame.io/client";', [], peers),
  };
}

function folderSize(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => {
    if (name === "node_modules") return sum;
    const path = join(folder, name);
    const stat = lstatSync(path);
    return sum + (stat.isDirectory() ? folderSize(path) : stat.isFile() ? stat.size : 0);
  }, 0);
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, "node_modules", name);
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) return undefined;
  }
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** All packages that a package needs, itself included: their real folders. */
function closure(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  for (const name of Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies })) {
    if (manifest.peerDependenciesMeta?.[name]?.optional) continue;
    const needed = findPackage(name, folder);
    if (needed) closure(needed, found);
  }
  return found;
}

/** What npm would pack of one of our packages, unpacked, in bytes. Needs a build. */
function packedSize(folder: string): number {
  const text = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const [packed] = JSON.parse(text) as { unpackedSize: number }[];
  if (!packed) throw new Error(`nothing to pack in ${folder}`);
  return packed.unpackedSize;
}

/** What lies in `node_modules` after an installation: how many packages, and their bytes. */
export interface Installed {
  readonly packages: number;
  readonly bytes: number;
}

/** Measures what is installed with a package, whether it is one of ours or a peer. */
function installed(folder: string): Installed {
  const folders = [...closure(realpathSync(folder))];
  const own = (path: string): boolean => dirname(path) === join(root, "packages");
  const bytes = folders.reduce((sum, path) => sum + (own(path) ? packedSize(path) : folderSize(path)), 0);
  return { packages: folders.length, bytes };
}

/** What is installed with our packages and with each peer. */
export function installations(): Readonly<Record<string, Installed>> {
  return {
    "@facedown/core": installed(join(root, "packages", "core")),
    "@facedown/totally-human": installed(join(root, "packages", "totally-human")),
    "boardgame.io": installed(join(peers, "node_modules", "boardgame.io")),
    "@gamepark/rules-api": installed(join(peers, "node_modules", "@gamepark", "rules-api")),
  };
}
