import { spawn } from "node:child_process";
import { bundle } from "./bundle.js";
import type { Thoroughness } from "./interleave.js";

/** Runs an expression in a process of its own, with the garbage collector at hand, and gives its value. */
export async function once<T>(
  name: string,
  file: string,
  expression: string,
  clock: Thoroughness["clock"],
): Promise<T> {
  const program = `
    import { ${expression.replace(/\(.*/s, "")} } from "${file}";
    console.log(JSON.stringify(${expression}));`;
  const script = await bundle(name, program);
  const env = { ...process.env, NODE_ENV: "production", BENCH_CLOCK: clock, NODE_OPTIONS: "" };
  const child = spawn(process.execPath, ["--expose-gc", script], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  const code = await new Promise((done) => child.on("close", done));
  if (code !== 0) throw new Error(`${name} has broken off`);
  return JSON.parse(text) as T;
}
