// A registry for a rehearsal: on the loopback address, for these names alone.
import { fork } from "node:child_process";
import { join } from "node:path";
import { root } from "../pnpm.mjs";

/** @typedef {{ url: string, scope: string, token: string, stop: () => void }} Registry */

/**
 * Starts the registry. It ends when this process does, or is killed.
 * @param {string} folder where it keeps what is published; exists and is empty
 * @param {readonly string[]} names what may be published: names or `@scope/*`
 * @returns {Promise<Registry>} its address; the line of an .npmrc that takes a scope from it, and the one that may publish
 */
export function startRegistry(folder, names) {
  return new Promise((done, fail) => {
    const child = fork(join(root, "scripts/release/registry-process.mjs"), [folder, ...names], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      execArgv: [],
    });
    let text = "";
    child.stderr?.setEncoding("utf8").on("data", (chunk) => (text += chunk));
    const late = setTimeout(() => {
      child.kill("SIGKILL");
      fail(new Error(`the registry did not start within 60 s\n${text}`));
    }, 60_000);
    child.on("error", fail);
    child.on("exit", (code) => fail(new Error(`the registry ended with ${code}\n${text}`)));
    child.on("message", (port) => {
      clearTimeout(late);
      const stop = () => {
        child.removeAllListeners("exit");
        child.kill("SIGKILL");
      };
      done({
        url: `http://127.0.0.1:${port}/`,
        scope: `@facedown:registry=http://127.0.0.1:${port}/\n`,
        token: `//127.0.0.1:${port}/:_authToken=rehearsal\n`,
        stop,
      });
    });
  });
}
