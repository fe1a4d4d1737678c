#!/usr/bin/env node
// Type-checks the sources of each package as its users compile them, then all else in two programs: whatever
// runs on Node or in a browser, and the scripts. (The projects beside the tests and examples are for editors:
// one program for each would check core and its types twenty times.) By the native compiler, ten times as fast;
// the linter and the type tests take the other one, so both have to agree.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { root } from "./pnpm.mjs";

const manifest = createRequire(join(root, "test/compilers/package.json")).resolve("ts7/package.json");
const chosen = process.argv.slice(2);
const projects = chosen.length
  ? chosen
  : ["tsconfig.tests.json", "tsconfig.json", ...globSync("packages/*/tsconfig.json", { cwd: root }).sort()];

let failed = 0;

async function worker(queue) {
  for (let project = queue.shift(); project; project = queue.shift()) {
    const child = spawn(
      process.execPath,
      [join(dirname(manifest), "bin", "tsc"), "-p", project, "--pretty", "false"],
      { cwd: root },
    );
    let text = "";
    child.stdout.on("data", (chunk) => (text += chunk));
    child.stderr.on("data", (chunk) => (text += chunk));
    const code = await new Promise((done) => child.on("close", done));
    if (code !== 0) {
      failed++;
      console.log(`${project}\n${text}`);
    }
  }
}

await worker([...projects]);
console.log(`${projects.length} projects, ${failed} with errors`);
process.exit(failed ? 1 : 0);
