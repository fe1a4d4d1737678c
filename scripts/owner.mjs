#!/usr/bin/env node
// Writes what follows from owner.json into manifests and .github. `--complete`: fails while something is a placeholder.
import { fillIn, openQuestions } from "./release/owner.mjs";

fillIn();
const open = openQuestions();
for (const question of open) console.log(`only the owner knows: ${question}`);
process.exitCode = open.length > 0 && process.argv.includes("--complete") ? 1 : 0;
