import ts from "typescript";

/** Stands for a value that the source does not say by itself. */
export const unknown = Symbol("unknown");

/** The constants of a file by name, wherever they are declared; a name that is declared twice is left out. */
export function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  const twice = new Set<string>();
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { text } = node.name;
      if (found.has(text)) twice.add(text);
      found.set(text, node.initializer);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  for (const name of twice) found.delete(name);
  return found;
}

function bare(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return bare(node.expression);
  return ts.isNonNullExpression(node) ? bare(node.expression) : node;
}

/** A value as a source writes it down: literals, lists, objects, templates, sums of texts, and constants made of them. */
export function valueOf(expression: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): unknown {
  const node = bare(expression);
  const inner = (part: ts.Expression): unknown => valueOf(part, constants);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll("_", ""));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isTemplateExpression(node)) return templateOf(node, constants);
  if (ts.isArrayLiteralExpression(node)) return listOf(node, inner);
  if (ts.isObjectLiteralExpression(node)) return recordOf(node, inner);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [inner(node.left), inner(node.right)];
    return typeof left === "string" && typeof right === "string" ? left + right : unknown;
  }
  if (!ts.isIdentifier(node)) return unknown;
  const constant = constants.get(node.text);
  // A constant that names itself would go round for ever.
  return constant ? valueOf(constant, without(constants, node.text)) : unknown;
}

function without<Value>(map: ReadonlyMap<string, Value>, name: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([key]) => key !== name));
}

function templateOf(node: ts.TemplateExpression, constants: ReadonlyMap<string, ts.Expression>): string {
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const value = valueOf(expression, constants);
    return `${typeof value === "string" || typeof value === "number" ? value : "…"}${literal.text}`;
  });
  return node.head.text + spans.join("");
}

function listOf(node: ts.ArrayLiteralExpression, inner: (part: ts.Expression) => unknown): unknown {
  const list: unknown[] = [];
  for (const element of node.elements) {
    if (!ts.isSpreadElement(element)) {
      list.push(inner(element));
      continue;
    }
    const spread = inner(element.expression);
    if (!Array.isArray(spread)) return unknown;
    list.push(...(spread as unknown[]));
  }
  return list;
}

function recordOf(node: ts.ObjectLiteralExpression, inner: (part: ts.Expression) => unknown): unknown {
  const record: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (ts.isShorthandPropertyAssignment(property)) record[property.name.text] = inner(property.name);
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) continue;
    record[property.name.text] = inner(property.initializer);
  }
  return record;
}
