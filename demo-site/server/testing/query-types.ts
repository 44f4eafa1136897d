// What every `query<Row>(sql)` of the server asks for and what it takes the answer for, read from the sources.
import ts from "@typescript/typescript6";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SERVER = join(dirname(fileURLToPath(import.meta.url)), "..");
const ROOT = join(SERVER, "../..");

/** The statements that are described without being run; the rest begins and ends transactions. */
const STATEMENT = /^\s*(with|select|insert|update|delete)\b/i;

/** What a column may be in code; a driver returns one of these. */
export type Kind = "number" | "string" | "boolean" | "array" | "object";

/** One statement whose text stands in the sources. */
export interface Statement {
  /** `features/lots/lot-repository.ts:40` */
  place: string;
  sql: string;
  /** Members of the row type, where one is named, that must be there. */
  members: ReadonlyMap<string, Member>;
}

/** What code takes a column for. */
export interface Member {
  /** Empty: anything. */
  kinds: ReadonlySet<Kind>;
  takesNull: boolean;
  /** The texts that it may be, where the type names them. */
  texts: readonly string[] | null;
}

/** Statements that can be read; those that are put together while the server runs are left out. */
export function readStatements(): Statement[] {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = ts.sys
    .readDirectory(SERVER, [".ts"])
    .filter((path) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(path));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const statements: Statement[] = [];

  function visit(node: ts.Node, file: ts.SourceFile) {
    if (ts.isCallExpression(node) && isQuery(node.expression)) {
      const [row] = node.typeArguments ?? [];
      const [text] = node.arguments;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const place = `${file.fileName.slice(SERVER.length + 1)}:${line + 1}`;
      const sql = text && textOf(text, checker);
      const members = row ? membersOf(row, checker) : new Map<string, Member>();
      if (sql !== undefined && STATEMENT.test(sql)) statements.push({ place, sql, members });
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }
  for (const path of files) {
    const file = program.getSourceFile(path);
    if (file) visit(file, file);
  }
  return statements;
}

function isQuery(called: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(called) && called.name.text === "query";
}

function membersOf(row: ts.TypeNode, checker: ts.TypeChecker): Map<string, Member> {
  const type = checker.getTypeFromTypeNode(row);
  return new Map(
    type
      .getProperties()
      .filter((property) => !(property.flags & ts.SymbolFlags.Optional))
      .map((property) => [property.name, memberOf(checker.getTypeOfSymbol(property), checker)]),
  );
}

function memberOf(type: ts.Type, checker: ts.TypeChecker): Member {
  const kinds = kindsOf(type, checker);
  const parts = type.isUnion() ? type.types : [type];
  const filled = parts.filter((part) => !(part.flags & ts.TypeFlags.Null));
  const texts = filled.flatMap((part) => (part.isStringLiteral() ? part.value : []));
  return {
    kinds,
    takesNull: filled.length < parts.length || kinds.size === 0,
    texts: texts.length > 0 && texts.length === filled.length ? texts : null,
  };
}

function kindsOf(type: ts.Type, checker: ts.TypeChecker): Set<Kind> {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = parts.flatMap((part): (Kind | "any")[] => {
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
    if (part.flags & ts.TypeFlags.NumberLike) return ["number"];
    if (part.flags & ts.TypeFlags.StringLike) return ["string"];
    if (part.flags & ts.TypeFlags.BooleanLike) return ["boolean"];
    if (checker.isArrayLikeType(part)) return ["array"];
    if (part.flags & ts.TypeFlags.Object) return ["object"];
    return ["any"];
  });
  return new Set(kinds.some((kind) => kind === "any") ? [] : (kinds as Kind[]));
}

type Scope = ReadonlyMap<ts.Symbol, string>;

/**
 * A text that is the same whenever the code runs, or one of those that it may be: of a choice the first. Undefined for what is put together
 * from what is not known.
 */
function textOf(
  node: ts.Expression,
  checker: ts.TypeChecker,
  scope: Scope = new Map(),
): string | undefined {
  return fixedText(node, checker, scope) ?? oneOf(checker.getTypeAtLocation(node));
}

/** Of a type that names its texts the first; a number for a number. */
function oneOf(type: ts.Type): string | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const texts = parts.flatMap((part) => (part.isStringLiteral() ? part.value : []));
  if (texts.length === parts.length) return texts[0];
  return parts.every((part) => part.flags & ts.TypeFlags.NumberLike) ? "1" : undefined;
}

function fixedText(node: ts.Expression, checker: ts.TypeChecker, scope: Scope): string | undefined {
  const read = (part: ts.Expression) => textOf(part, checker, scope);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return read(node.expression);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => {
      const value = read(expression);
      return value === undefined ? undefined : value + literal.text;
    });
    return spans.includes(undefined) ? undefined : node.head.text + spans.join("");
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [read(node.left), read(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (ts.isConditionalExpression(node)) return read(node.whenTrue);
  if (ts.isElementAccessExpression(node)) return firstOf(node.expression, checker, scope);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node))
    return valueOf(node, checker, scope);
  return ts.isCallExpression(node) ? resultOf(node, checker, scope) : undefined;
}

/** The first value of a table such as `const LISTS = { open: "…", all: "true" }`. */
function firstOf(table: ts.Expression, checker: ts.TypeChecker, scope: Scope) {
  const declared = declarationOf(table, checker);
  let made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  while (made && (ts.isAsExpression(made) || ts.isSatisfiesExpression(made)))
    made = made.expression;
  if (!made || !ts.isObjectLiteralExpression(made)) return undefined;
  const first = made.properties.find((property) => ts.isPropertyAssignment(property));
  return first && textOf(first.initializer, checker, scope);
}

function declarationOf(node: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const real =
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real?.valueDeclaration;
}

function valueOf(node: ts.Expression, checker: ts.TypeChecker, scope: Scope): string | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const given = symbol && scope.get(symbol);
  if (given !== undefined) return given;
  const declared = declarationOf(node, checker);
  if (!declared) return undefined;
  const isConstant =
    ts.isVariableDeclaration(declared) &&
    ts.isVariableDeclarationList(declared.parent) &&
    (declared.parent.flags & ts.NodeFlags.Const) !== 0;
  if (!isConstant && !ts.isPropertyAssignment(declared)) return undefined;
  return declared.initializer && textOf(declared.initializer, checker, scope);
}

/** Of `ms("created_at")`: a function that returns one text made of texts, by the way of constants or not. */
function resultOf(node: ts.CallExpression, checker: ts.TypeChecker, scope: Scope) {
  const declared = declarationOf(node.expression, checker);
  const made =
    declared && ts.isVariableDeclaration(declared) && declared.initializer
      ? declared.initializer
      : declared;
  if (!made || !(ts.isFunctionDeclaration(made) || ts.isArrowFunction(made))) return undefined;
  const inner = new Map<ts.Symbol, string>();
  for (const [index, parameter] of made.parameters.entries()) {
    const argument = node.arguments[index] ?? parameter.initializer;
    const value = argument && textOf(argument, checker, scope);
    const symbol = checker.getSymbolAtLocation(parameter.name);
    if (value === undefined || !symbol) return undefined;
    inner.set(symbol, value);
  }
  if (!made.body) return undefined;
  if (!ts.isBlock(made.body)) return textOf(made.body, checker, inner);
  const last = made.body.statements.at(-1);
  const before = made.body.statements.slice(0, -1);
  if (!last || !before.every((statement) => ts.isVariableStatement(statement))) return undefined;
  if (!ts.isReturnStatement(last) || !last.expression) return undefined;
  return textOf(last.expression, checker, inner);
}
