#!/usr/bin/env node
// The public surface of each package, an entry a file: packages/*/api/*.api.md. `npm run api` writes the reports anew;
// with `--check` they are compared with what was built, and a difference is an error.
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "./packages.mjs";
import { root } from "./pnpm.mjs";

const isCheck = process.argv.includes("--check");
const none = { logLevel: ExtractorLogLevel.None };

/** All entries are read as one program, as a user would: without the condition that leads to the sources. */
const overrideTsconfig = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023", "DOM"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    types: ["node"],
    strict: true,
    skipLibCheck: true,
  },
};

/** The declarations of each entry of a package, by the name of its report. */
function entriesOf({ exports }) {
  const types = Object.values(exports).flatMap((entry) => entry.import?.types ?? []);
  const name = (path) => path.replace(/^\.\/dist\//, "").replace(/(\/index)?\.d\.ts$/, "");
  return types.map((path) => ({ report: name(path), path }));
}

function configure({ folder, manifest }, { report, path }) {
  return ExtractorConfig.prepare({
    configObjectFullPath: join(folder, "api-extractor.json"),
    packageJsonFullPath: join(folder, "package.json"),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, path),
      newlineKind: "lf",
      compiler: { overrideTsconfig },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: join(folder, "api"),
        reportTempFolder: join(root, "node_modules", ".api", manifest.name),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        // What an entry does not export of its own is in the report of another, or of no interest to users.
        extractorMessageReporting: { default: none },
        tsdocMessageReporting: { default: none },
      },
    },
  });
}

/** Writes or compares a report; says what is wrong. */
function isAsItWas(config, compilerState, name) {
  let problems = "";
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: !isCheck,
    compilerState,
    messageCallback: (message) => {
      message.handled = true;
      const isProblem = message.logLevel === "error" || message.logLevel === "warning";
      if (isProblem && !message.messageId.startsWith("console-api-report"))
        problems += `${message.formatMessageWithLocation(root)}\n`;
    },
  });
  if (problems) console.log(problems.trimEnd());
  if (apiReportChanged) console.log(`${name}: ${isCheck ? "the public surface is another" : "written"}`);
  return !problems && (!isCheck || !apiReportChanged);
}

let isRight = true;
const reports = [];
for (const entry of publicPackages()) {
  const entries = entriesOf(entry.manifest);
  const folder = join(entry.folder, "api");
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder).filter(
    (file) => !entries.some(({ report }) => file === `${report}.api.md`),
  );
  if (stale.length > 0) console.log(`packages/${entry.name}/api: ${stale.join(", ")} of no entry`);
  if (isCheck) isRight &&= stale.length === 0;
  else for (const file of stale) rmSync(join(folder, file));
  for (const each of entries) {
    if (!existsSync(join(entry.folder, each.path))) throw new Error(`packages/${entry.name} is not built`);
    reports.push({
      name: `packages/${entry.name}/api/${each.report}.api.md`,
      config: configure(entry, each),
    });
  }
}
const [first, ...others] = reports.map(({ config }) => config);
const state = CompilerState.create(first, {
  additionalEntryPoints: others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath),
});
for (const { name, config } of reports) isRight = isAsItWas(config, state, name) && isRight;
if (!isRight) {
  console.log(
    "`npm run api` writes the reports anew, after a build: look at the difference before you commit it.",
  );
  console.log("What users see of it has a changeset.");
  process.exitCode = 1;
}
