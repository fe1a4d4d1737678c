// Runs the terminal example from source in this very process: the terminal, Ctrl-C and the exit code are the
// program's own. The caller starts Node with `--conditions=@facedown/source`.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { register } from "tsx/esm/api";
import { root } from "./pnpm.mjs";

const main = join(root, "examples", "terminal", "src", "main.ts");

/** The terminal sends Ctrl-C to the program and to npm, and npm passes it on: makes one interrupt of the two. */
function joinDoubledInterrupts() {
  /** @type {(event: string | symbol, ...args: unknown[]) => boolean} */
  const emit = /** @type {any} */ (process.emit.bind(process));
  const swallow = () => undefined;
  let last = -Infinity;
  const joined = (event, ...args) => {
    if (event !== "SIGINT") return emit(event, ...args);
    const now = performance.now();
    const doubled = now - last < 250;
    last = now;
    if (doubled) return true;
    process.on("SIGINT", swallow);
    setTimeout(() => process.off("SIGINT", swallow), 250).unref();
    return emit(event, ...args);
  };
  process.emit = /** @type {typeof process.emit} */ (joined);
}

register();
joinDoubledInterrupts();
process.argv = [process.execPath, main, ...process.argv.slice(3)];
await import(pathToFileURL(main).href);
