#!/usr/bin/env node
import { run } from "./run.js";

const { code, lines } = run(process.argv.slice(2), { parent: process.cwd() });
(code === 0 ? process.stdout : process.stderr).write(`${lines.join("\n").trimEnd()}\n`);
process.exitCode = code;
