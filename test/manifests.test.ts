import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const packages = new URL("../packages/", import.meta.url);

interface Manifest {
  readonly license: string;
  readonly sideEffects: unknown;
  readonly type: string;
  readonly engines: unknown;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
}

const all = readdirSync(packages).map((name) => {
  const folder = new URL(`${name}/`, packages);
  const manifest = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as Manifest;
  return [name, folder, manifest] as const;
});

test.each(all)("packages/%s says what every package says", (_, folder, manifest) => {
  const { license, sideEffects, type, engines, files } = manifest;
  expect({ license, sideEffects, type, engines }).toEqual({
    license: "MIT",
    sideEffects: false,
    type: "module",
    engines: { node: ">=20.19" },
  });
  expect(files).toEqual(expect.arrayContaining(["dist", "src", "README.md", "CHANGELOG.md", "LICENSE"]));
  for (const name of ["README.md", "LICENSE"]) expect(existsSync(new URL(name, folder)), name).toBe(true);
});

test.each(all)("packages/%s is not packed without what was built of it", (_, _folder, { scripts }) => {
  expect(scripts).toMatchObject({ prepack: "node ../../scripts/prepack.mjs" });
});

test.each(all)(
  "packages/%s has each entry as source, ES module and CommonJS, with types",
  (_, folder, { exports }) => {
    for (const [entry, conditions] of Object.entries(exports)) {
      if (typeof conditions === "string") {
        expect(existsSync(new URL(conditions, folder)), conditions).toBe(true);
        continue;
      }
      const { "@facedown/source": source, ...built } = conditions as Readonly<Record<string, unknown>>;
      expect(existsSync(new URL(String(source), folder)), entry).toBe(true);
      const at = (end: string): string =>
        String(source)
          .replace("./src/", "./dist/")
          .replace(/\.tsx?$/, end);
      expect(built).toEqual({
        import: { types: at(".d.ts"), default: at(".js") },
        require: { types: at(".d.cts"), default: at(".cjs") },
      });
    }
  },
);
