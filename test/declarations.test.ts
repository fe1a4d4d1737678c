import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { declarationsFrom, forCommonJs } from "../scripts/declarations.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "declarations-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("an entry leads to the files that it names, and they to theirs, in circles too", () => {
  mkdirSync(join(folder, "words"));
  const files = {
    "index.d.ts": 'export { a } from "./a.js";\nexport type { Game } from "@facedown/core";\n',
    "a.d.ts": 'export declare const a: import("./words/b.js").B;\n',
    "words/b.d.ts": 'import type { a } from "../a.js";\nexport interface B { a: typeof a }\n',
    "internal.d.ts": "export {};\n",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  expect(declarationsFrom([join(folder, "index.d.ts")])).toEqual(
    ["a.d.ts", "index.d.ts", "words/b.d.ts"].map((name) => join(folder, name)),
  );
});

test("the declarations of CommonJS name the files beside them, and leave packages and texts alone", () => {
  const text = `import "./side.js";
import { type B } from "../words/b.js";
import { sha256 } from "@noble/hashes/sha2.js";
export declare const a: import("./b.js").B<"./not-a-file.js">;
`;
  expect(forCommonJs(text)).toBe(`import "./side.cjs";
import { type B } from "../words/b.cjs";
import { sha256 } from "@noble/hashes/sha2.js";
export declare const a: import("./b.cjs").B<"./not-a-file.js">;
`);
});
