#!/usr/bin/env node
// Fails when a tracked file holds what looks like a token, a key or a password. Says where and of which kind, not what.
import { secretIn } from "./secret-patterns.mjs";
import { trackedLines } from "./tracked.mjs";

for (const { file, line, text } of trackedLines()) {
  const kind = secretIn(text);
  if (kind === undefined) continue;
  console.log(`${file}:${line}: ${kind}`);
  process.exitCode = 1;
}
