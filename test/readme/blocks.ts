import ts from "typescript";

/** A `ts` or `tsx` code block of a README. */
export type Block = {
  /** The README, relative to the root. */
  readonly readme: string;
  /** The line of the README on which the code begins, from 1. */
  readonly line: number;
  readonly kind: "ts" | "tsx";
  readonly code: string;
  /** Whether the build of the docs compiles it: a block of a page that is fenced `ts twoslash`. */
  readonly isTwoslash: boolean;
};

/** A `console.log(…); // → text`: the text that the call on that line of the block should print. */
export type Expectation = { readonly line: number; readonly text: string; readonly call: number };

const fence = /^```(.*)\n([^]*?)^```$/gm;
/** Fences that `fence` does not see: indented, longer, of another kind. */
const otherFence = /^(?: +```|\t+```|````+|[ \t]*~~~+)[ \t]*([cm]?[jt]s|[jt]sx|typescript|javascript)\b.*$/gm;
const arrow = "// →";

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/**
 * The code blocks of a README, or of a page of the docs, that hold TypeScript. On a page a fence may also say `twoslash`,
 * and have the tab's name in brackets.
 * @throws Error when a fence has a name that would let it escape the check, as in `ts nocheck` or `jsx`
 */
export function blocksOf(readme: string, text: string): Block[] {
  const isPage = readme.startsWith("docs/");
  const refuse = (line: number, info: string): never => {
    throw new Error(`${readme}:${line}: code is fenced \`ts\` or \`tsx\`, not \`${info}\``);
  };
  for (const match of text.matchAll(otherFence)) refuse(lineAt(text, match.index), match[0]);
  return [...text.matchAll(fence)].flatMap((match) => {
    const [, info = "", code = ""] = match;
    const line = lineAt(text, match.index) + 1;
    const known = (isPage ? /^(tsx?)( twoslash)?( \[[^\]]+\])?$/ : /^(tsx?)$/).exec(info);
    if (known)
      return [{ readme, line, kind: known[1] as "ts" | "tsx", code, isTwoslash: known[2] !== undefined }];
    if (/^\s*([cm]?[jt]s|[jt]sx|typescript|javascript)\b/.test(info)) refuse(line - 1, info);
    return [];
  });
}

/**
 * What a block says that it prints, in the order of its lines. A text may go on over following lines that
 * begin with the arrow.
 */
export function expectationsOf(code: string): Expectation[] {
  const source = ts.createSourceFile("block.ts", code, ts.ScriptTarget.Latest, true);
  const found: Expectation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && isConsoleLog(node.expression)) {
      const text = textAfter(code.slice(node.end));
      if (text !== undefined) {
        const call = node.expression.getStart(source);
        found.push({ line: source.getLineAndCharacterOfPosition(call).line + 1, text, call });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isConsoleLog(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && /^console\s*\.\s*log$/.test(node.expression.getText());
}

function textAfter(rest: string): string | undefined {
  const [same = "", ...following] = rest.split("\n").map((line) => line.trim());
  if (same !== "" && !same.startsWith(arrow)) return undefined;
  const end = following.findIndex((line) => !line.startsWith(arrow));
  const lines = [same, ...following.slice(0, end < 0 ? undefined : end)].filter((line) => line !== "");
  if (lines.length === 0) return undefined;
  return lines.map((line) => line.slice(arrow.length).trim()).join("\n");
}

/** The mark with which an instrumented block begins a line of output that belongs to an expectation. */
export const mark = "\u0001printed ";

/** The block, changed so that the calls with an expectation say which line of the block they stand on. */
export function instrument(code: string): string {
  const prelude = `/** @jsxRuntime automatic */ import { format as __format } from "node:util"; const __printed = (line: number) => ({ log: (...values: unknown[]) => { console.log(${JSON.stringify(mark)} + JSON.stringify([line, __format(...values)])); } }); `;
  let out = code;
  for (const { call, line } of expectationsOf(code).toReversed()) {
    out = out.slice(0, call) + out.slice(call).replace(/^console/, `__printed(${line})`);
  }
  return prelude + out;
}
