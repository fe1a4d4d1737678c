import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const docs = dirname(dirname(fileURLToPath(import.meta.url)));
const vitepress = join(docs, "node_modules", "vitepress", "bin", "vitepress.js");
// In the folder of the docs, so that its blocks find the packages.
const sites = join(docs, ".vitepress", "cache", "sites");

/** Builds a site of one page, read as the pages of the docs are; resolves to what went wrong, or to nothing. */
async function problemsOf(name: string, page: string): Promise<string> {
  const site = join(sites, name);
  mkdirSync(join(site, ".vitepress"), { recursive: true });
  writeFileSync(join(site, "index.md"), page);
  const config = 'import { markdown } from "../../../../markdown.js";\nexport default { markdown };\n';
  writeFileSync(join(site, ".vitepress", "config.ts"), config);
  try {
    await promisify(execFile)(process.execPath, [vitepress, "build", site], { cwd: docs });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return stdout + stderr;
  }
}

afterAll(() => {
  rmSync(sites, { recursive: true, force: true });
});

const block = (code: string) => `# Page\n\n\`\`\`ts twoslash\n${code}\n\`\`\`\n`;
const use = (seat: string) => `import { only } from "@facedown/core";\nconst mine = only(${seat});`;

test.each([
  ["right", block(use("4")), /^$/],
  ["wrong-type", block(use('"four"')), /'string' is not assignable to parameter of type 'number'/],
  ["dead-page", "# Page\n\n[gone](./gone)\n", /dead link/],
])("a page that is %s: the build says so", { timeout: 120_000 }, async (name, page, problem) => {
  expect(await problemsOf(name, page)).toMatch(problem);
});
