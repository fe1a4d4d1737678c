#!/usr/bin/env node
import { run } from "./run.js";

void run(process.argv.slice(2)).then(({ code, lines }) => {
  (code <= 1 ? process.stdout : process.stderr).write(`${lines.join("\n").trimEnd()}\n`);
  process.exitCode = code;
});
