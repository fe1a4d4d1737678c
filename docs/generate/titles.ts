import ts from "typescript";
import { constantsOf, unknown, valueOf } from "./static-values.js";

/** A test that runs, or several that a table makes. */
export interface Titled {
  /** The titles of what it stands in, from the outside in, and its own; what only running tells is "…". */
  readonly path: readonly string[];
  /** How many tests it is, where the source tells; else 1. */
  readonly cases: number;
}

const registering = new Set(["test", "it", "describe"]);
const resting = new Set(["skip", "todo", "skipIf", "runIf", "fails"]);

interface Registration {
  readonly kind: "test" | "describe";
  readonly rests: boolean;
  /** The rows of `.each` or `.for`, as an expression. */
  readonly table: ts.Expression | undefined;
}

/** What a call's callee registers: `test`, `describe.each(rows)`, `it.skip` …; `undefined` for any other function. */
function registrationOf(callee: ts.Expression): Registration | undefined {
  if (ts.isIdentifier(callee)) {
    if (!registering.has(callee.text)) return undefined;
    return { kind: callee.text === "describe" ? "describe" : "test", rests: false, table: undefined };
  }
  if (ts.isPropertyAccessExpression(callee)) {
    const inner = registrationOf(callee.expression);
    return inner && { ...inner, rests: inner.rests || resting.has(callee.name.text) };
  }
  if (!ts.isCallExpression(callee)) return undefined;
  const inner = registrationOf(callee.expression);
  const makes = ts.isPropertyAccessExpression(callee.expression) ? callee.expression.name.text : "";
  return (
    inner && { ...inner, table: makes === "each" || makes === "for" ? callee.arguments[0] : inner.table }
  );
}

function plain(value: unknown): string {
  if (value === unknown || value === undefined) return "…";
  if (typeof value === "string") return value;
  return JSON.stringify(value, (_, part: unknown) => (part === unknown ? "…" : part));
}

/** A title with a row of its table put in, as Vitest does it. */
function withRow(title: string, row: unknown): string {
  const values = (Array.isArray(row) ? row : [row]) as unknown[];
  let next = 0;
  return title
    .replace(/%[sdifjoOc#%]/g, (sign) => {
      if (sign === "%%") return "%";
      return sign === "%#" ? "…" : plain(values[next++]);
    })
    .replace(/\$(\w+)(?:\.\w+)*/g, (sign, name: string) => {
      if (typeof row !== "object" || row === null) return "…";
      return name in row ? plain((row as Record<string, unknown>)[name]) : Array.isArray(row) ? sign : "…";
    });
}

function titlesOf(title: string, rows: unknown): { readonly title: string; readonly cases: number }[] {
  if (!Array.isArray(rows)) return [{ title: withRow(title, unknown), cases: 1 }];
  const counted = new Map<string, number>();
  for (const row of rows as unknown[]) {
    const text = withRow(title, row);
    counted.set(text, (counted.get(text) ?? 0) + 1);
  }
  return [...counted].map(([text, cases]) => ({ title: text, cases }));
}

/** The tests that a source registers, without running it; none that is skipped, none without a body. */
export function titlesIn(file: string, text: string): Titled[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const constants = constantsOf(source);
  const found: Titled[] = [];
  const look = (node: ts.Node, above: readonly Titled[]): void => {
    const made = ts.isCallExpression(node) ? registrationOf(node.expression) : undefined;
    const [first, ...rest] = made ? (node as ts.CallExpression).arguments : [];
    if (!made || !first || rest.length === 0) {
      ts.forEachChild(node, (child) => {
        look(child, above);
      });
      return;
    }
    if (made.rests) return;
    const title = plain(valueOf(first, constants));
    const own = made.table ? titlesOf(title, valueOf(made.table, constants)) : [{ title, cases: 1 }];
    const all = above.flatMap(({ path, cases }) =>
      own.map((each) => ({ path: [...path, each.title], cases: cases * each.cases })),
    );
    if (made.kind === "test") found.push(...all);
    else
      for (const body of rest)
        ts.forEachChild(body, (child) => {
          look(child, all);
        });
  };
  look(source, [{ path: [], cases: 1 }]);
  return found;
}
