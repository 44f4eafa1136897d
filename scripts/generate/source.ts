// What doc comments and types say in single source files, read without the checker, which would cost seconds.
import { readFileSync } from "node:fs";
import ts from "@typescript/typescript6";
import { at } from "../../build/entries.js";

/** One member of an interface or of an object type. */
export interface Member {
  name: string;
  isOptional: boolean;
  /** Its type as written. */
  type: string;
  doc: string;
  /** Text of `@default`. */
  default: string | undefined;
  /** Members of its own where the type is written out in place. */
  members: readonly Member[];
}

const parsed = new Map<string, ts.SourceFile>();

function sourceFile(path: string): ts.SourceFile {
  let file = parsed.get(path);
  if (!file) {
    file = ts.createSourceFile(path, readFileSync(at(path), "utf8"), ts.ScriptTarget.ES2022, true);
    parsed.set(path, file);
  }
  return file;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function docOf(node: ts.Node): { doc: string; default: string | undefined } {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const tag = comment?.tags?.find(({ tagName }) => tagName.text === "default");
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? "";
  const fallback = ts.getTextOfJSDocComment(tag?.comment);
  return { doc: oneLine(text), default: fallback && oneLine(fallback) };
}

function membersOfType(type: ts.TypeNode | undefined): Member[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return membersOf(type.members);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOfType);
  return [];
}

function membersOf(nodes: ts.NodeArray<ts.TypeElement>): Member[] {
  return nodes
    .filter((node) => ts.isPropertySignature(node) || ts.isMethodSignature(node))
    .map((node) => ({
      name: ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(),
      isOptional: node.questionToken !== undefined,
      type: oneLine(
        ts.isMethodSignature(node)
          ? `(${node.parameters.map((parameter) => parameter.getText()).join(", ")}) => ${node.type?.getText() ?? "void"}`
          : (node.type?.getText() ?? "unknown"),
      ),
      members: ts.isPropertySignature(node) ? membersOfType(node.type) : [],
      ...docOf(node),
    }));
}

/** Members of an interface. */
export function membersOfInterface(path: string, name: string): Member[] {
  for (const node of sourceFile(path).statements) {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) return membersOf(node.members);
  }
  throw new Error(`martillo: ${path} has no interface ${name}.`);
}

/** The literals of `type Theme = "auto" | "light"`; undefined for any other type. */
export function literalsOfType(path: string, name: string): string[] | undefined {
  for (const node of sourceFile(path).statements) {
    if (!ts.isTypeAliasDeclaration(node) || node.name.text !== name) continue;
    if (!ts.isUnionTypeNode(node.type)) return undefined;
    const texts = node.type.types.map((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
        ? type.literal.text
        : undefined,
    );
    return texts.every((text) => text !== undefined) ? texts : undefined;
  }
  return undefined;
}

/** Names of the types that a module exports. */
export function exportedTypes(path: string): string[] {
  return sourceFile(path).statements.flatMap((node) =>
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? [node.name.text]
      : [],
  );
}
