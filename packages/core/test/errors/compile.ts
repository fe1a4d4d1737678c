import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..", "..", "..");

/** What `tsc` prints for each of these programs, one text a program: its errors as `line: message`. */
export function errorsOf(programs: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const fileOf = (name: string): string => join(here, `${name.replaceAll(/[^a-z0-9]+/gi, "-")}.virtual.ts`);
  const texts = new Map(Object.entries(programs).map(([name, code]) => [fileOf(name), code]));
  const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  const program = ts.createProgram([...texts.keys()], options, host);
  return Object.fromEntries(
    Object.keys(programs).map((name) => {
      const source = program.getSourceFile(fileOf(name))!;
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      const lines = found.map(({ start, messageText }) => {
        const line = source.getLineAndCharacterOfPosition(start ?? 0).line + 1;
        return `${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      });
      return [name, lines.join("\n")];
    }),
  );
}
