// Opens the playground: a development server at a loopback address, from source. `--demo` is the terminal's.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { root } from "./pnpm.mjs";

const args = process.argv.slice(3);

const help = `Opens the playground in the browser: every game of this repository, from source.

npm start                      prints the address
npm start -- --port 5173       another port
npm start -- --demo            one game of random players at the terminal, as plain text
npm run terminal               a table at the terminal (-- --help tells what else)
`;

/** The port that is asked for, or what the flags say wrong. */
function portOf() {
  const { values } = parseArgs({
    args,
    options: { port: { type: "string", default: "5173" }, help: { type: "boolean", default: false } },
  });
  if (values.help) return undefined;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(
      `--port: it says ${JSON.stringify(values.port)}; right would be a number from 0 to 65535.`,
    );
  return port;
}

async function serve(port) {
  const server = await createServer({
    root: join(root, "examples", "playground"),
    clearScreen: false,
    logLevel: "warn",
    server: { host: "127.0.0.1", port },
  });
  await server.listen();
  console.log(`The playground is at ${server.resolvedUrls?.local[0]}\nCtrl-C ends it.`);
  process.once("SIGINT", () => void server.close().finally(() => process.exit(130)));
}

if (args.includes("--demo")) await import("./terminal.mjs");
else {
  let port;
  try {
    port = portOf();
  } catch (error) {
    console.error(`${error.message}\n\n${help}`);
    process.exit(2);
  }
  if (port === undefined) console.log(help);
  else await serve(port);
}
