import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const packages = new URL("../packages/", import.meta.url);

interface Manifest {
  readonly description: string;
  readonly keywords: readonly string[];
  readonly publishConfig: unknown;
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

const license = readFileSync(new URL("../LICENSE", packages), "utf8");

test.each(all)("packages/%s can be found and may be used", (_, folder, manifest) => {
  const { description, keywords, publishConfig } = manifest;
  expect(description).toMatch(/^[A-Z].{20,}\.$/);
  expect(keywords).toEqual(expect.arrayContaining(["board-games", "card-games", "hidden-information"]));
  expect(new Set(keywords).size).toBe(keywords.length);
  expect(publishConfig).toEqual({ access: "public" });
  expect(readFileSync(new URL("LICENSE", folder), "utf8")).toBe(license);
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
