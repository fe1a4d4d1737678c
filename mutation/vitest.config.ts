import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "..");
const name = process.env["FACEDOWN_MUTATE"] ?? "core";
const conditions = ["@facedown/source", "module", "node", "development|production"];

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
}

/** Each entry point of each package by its source beside this file: what is mutated is a copy of the tree, while node_modules lead out of it. */
function sources(): { find: RegExp; replacement: string }[] {
  return readdirSync(join(root, "packages")).flatMap((folder) => {
    const manifest = JSON.parse(
      readFileSync(join(root, "packages", folder, "package.json"), "utf8"),
    ) as Manifest;
    return Object.entries(manifest.exports ?? {}).flatMap(([path, entry]) => {
      const source = typeof entry === "string" ? undefined : entry["@facedown/source"];
      if (typeof source !== "string") return [];
      return [
        {
          find: new RegExp(`^${manifest.name}${path.slice(1)}$`, "u"),
          replacement: join(root, "packages", folder, source),
        },
      ];
    });
  });
}

export default defineConfig({
  resolve: { conditions, alias: sources() },
  ssr: { resolve: { conditions } },
  test: {
    include: [`packages/${name}/test/**/*.test.ts`],
    exclude: ["**/node_modules/**", "**/*.browser.test.ts"],
    testTimeout: 60_000,
  },
});
