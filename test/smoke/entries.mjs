// Loads each entry of each installed package in both formats: both give the same names, and some.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const installed = [
  ...readdirSync("node_modules/@facedown").map((name) => join("@facedown", name)),
  ...readdirSync("node_modules").filter((name) => name === "facedown"),
];
let entries = 0;
for (const name of installed) {
  const { exports } = JSON.parse(readFileSync(join("node_modules", name, "package.json"), "utf8"));
  for (const [path, conditions] of Object.entries(exports)) {
    const specifier = join(name, path).replaceAll("\\", "/");
    if (typeof conditions === "string") {
      if (require(specifier) === undefined) throw new Error(`${specifier} is empty`);
      continue;
    }
    const asModule = Object.keys(await import(specifier)).filter(
      (key) => !/^(default|module\.exports)$/.test(key),
    );
    const asCommonJs = Object.keys(require(specifier));
    if (asModule.length === 0 || asModule.sort().join() !== asCommonJs.sort().join())
      throw new Error(`${specifier} offers ${asModule.join()} as a module, ${asCommonJs.join()} as CommonJS`);
    entries++;
  }
}
console.log(`${entries} entries of ${installed.length} packages loaded in both formats`);
