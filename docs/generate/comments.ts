import ts from "typescript";
import type { SourceFile } from "./trace.js";

function commentOf(node: ts.Node): string | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).reverse();
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, " ").trim();
  return text === "" ? undefined : text;
}

function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) {
    const [declared] = node.declarationList.declarations;
    return declared && ts.isIdentifier(declared.name) ? declared.name.text : undefined;
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node)
  )
    return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
  return undefined;
}

function parsed({ file, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The comments before constants, functions and properties, by name; of several the first. */
export function commentsIn(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const look = (node: ts.Node): void => {
    const name = nameOf(node);
    const comment = name === undefined ? undefined : commentOf(node);
    if (name !== undefined && comment !== undefined && !found.has(name)) found.set(name, comment);
    ts.forEachChild(node, look);
  };
  for (const file of files) look(parsed(file));
  return found;
}

/** A member of an interface. */
export interface Member {
  readonly name: string;
  readonly type: string;
  readonly comment: string | undefined;
  /** Its own members, where its type is written out. */
  readonly members: readonly Member[];
}

function membersOf(node: ts.InterfaceDeclaration | ts.TypeLiteralNode): Member[] {
  return node.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(),
    type: (member.type?.getText() ?? "").replace(/\s+/g, " "),
    comment: commentOf(member),
    members: member.type && ts.isTypeLiteralNode(member.type) ? membersOf(member.type) : [],
  }));
}

/** The members of an interface that one of the files declares. Throws when none does. */
export function interfaceIn(files: readonly SourceFile[], name: string): Member[] {
  for (const file of files) {
    const found = parsed(file).statements.find(
      (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
    );
    if (found) return membersOf(found);
  }
  throw new Error(`no interface ${name}`);
}
