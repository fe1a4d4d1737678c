import { expect, test } from "vitest";
import { blocksOf, expectationsOf, instrument } from "./blocks.js";

const readme = [
  "# Title",
  "",
  "```ts",
  "const a = 1;",
  "console.log(a); // → 1",
  "```",
  "",
  "```sh",
  "ls",
  "```",
  "",
];

test("finds the blocks that hold TypeScript, and where they begin", () => {
  expect(blocksOf("README.md", readme.join("\n"))).toEqual([
    {
      readme: "README.md",
      line: 4,
      kind: "ts",
      code: "const a = 1;\nconsole.log(a); // → 1\n",
      isTwoslash: false,
    },
  ]);
});

test.each(["ts nocheck", "typescript", "js", "jsx", "javascript", "mjs", "cts", "tsx twoslash"])(
  "a fence cannot opt out: %s",
  (fence) => {
    const text = `\`\`\`${fence}\nlet a: string = 1;\n\`\`\`\n`;
    expect(() => blocksOf("README.md", text)).toThrow("README.md:1");
  },
);

test.each(["  ```ts\nlet a;\n  ```\n", "````ts\nlet a;\n````\n", "~~~tsx\nlet a;\n~~~\n"])(
  "nor can another kind of fence: %j",
  (text) => {
    expect(() => blocksOf("docs/page.md", `# Title\n\n${text}`)).toThrow("docs/page.md:3");
  },
);

test("a page may have its blocks compiled by the build of the docs, and name their tabs", () => {
  const text = "```ts twoslash [Node]\nlet a;\n```\n```tsx [React]\n<p />;\n```\n```ts\n```\n";
  expect(blocksOf("docs/page.md", text)).toMatchObject([
    { kind: "ts", isTwoslash: true },
    { kind: "tsx", isTwoslash: false },
    { kind: "ts", isTwoslash: false },
  ]);
  for (const info of ["ts nocheck", "ts twoslash nocheck", "js", "ts twoslash {1} [a]"])
    expect(() => blocksOf("docs/page.md", `\`\`\`${info}\n\`\`\`\n`)).toThrow("docs/page.md:1");
});

test("a block of elements is told apart", () => {
  expect(blocksOf("README.md", "```tsx\n<p />;\n```\n")).toMatchObject([{ kind: "tsx", code: "<p />;\n" }]);
});

test("an expected text belongs to the call before it, and may take several lines", () => {
  const code = 'console.log("none");\nconsole.log(\n  "a\\nb",\n); // → a\n// → b\n// a remark\n';
  expect(expectationsOf(code)).toEqual([{ line: 2, text: "a\nb", call: code.indexOf("console", 3) }]);
});

test("an expected text may begin on the line after the call", () => {
  const code = 'console.log("a");\n// → a\n\nconsole.log("none");\n// a remark\n';
  expect(expectationsOf(code)).toEqual([{ line: 1, text: "a", call: 0 }]);
});

test("an instrumented block keeps its lines", () => {
  const lines = instrument("let a = 1;\nconsole.log(a); // → 1\n").split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("__printed(2).log(a); // → 1");
});
