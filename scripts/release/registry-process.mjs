// A registry at a free port of the loopback address, as a process of its own that ends with whoever forked it:
// `registry-process.mjs FOLDER SCOPE`. It asks no other registry for anything.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "verdaccio";

const [folder = "", ...names] = process.argv.slice(2);
process.on("disconnect", () => process.exit());

const rights = "{ access: $all, publish: $anonymous $authenticated }";
const config = join(folder, "registry.yaml");
writeFileSync(
  config,
  `storage: ${JSON.stringify(join(folder, "storage"))}
auth: { htpasswd: { file: ${JSON.stringify(join(folder, "htpasswd"))}, max_users: 1 } }
uplinks: {}
packages:
${names.map((name) => `  ${JSON.stringify(name)}: ${rights}`).join("\n")}
max_body_size: 50mb
log: { type: stdout, format: pretty, level: error }
`,
);
const server = await runServer(config);
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
