#!/usr/bin/env node
// What the packages weigh in a page, against the budgets of sizes.json: all of a package, and a page that imports one
// thing of it. Fails above a budget, and where the one thing brings much of the rest along. Needs a build.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "./packages.mjs";
import { root } from "./pnpm.mjs";
import { measure, problemsOf } from "./sizes/measure.mjs";

const budgets = JSON.parse(readFileSync(join(root, "sizes.json"), "utf8"));
const measured = {};
for (const entry of publicPackages())
  measured[entry.manifest.name] = await measure(entry, budgets[entry.manifest.name]);
for (const [name, { all, one }] of Object.entries(measured)) {
  const alone = one === undefined ? "" : `, ${budgets[name]?.one?.name} alone ${one} B`;
  console.log(`${name.padEnd(34)} ${all} B${alone}`);
}
const problems = problemsOf(measured, budgets);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
