// The package's entries as the type checker sees them. Making it takes seconds: once per run.
import ts from "@typescript/typescript6";
import { at } from "../../build/entries.js";

/** Entries of the package by name, and the modules behind. */
export const ENTRIES = {
  martillo: "widgets/index.ts",
  "martillo/client": "src/client/index.ts",
  "martillo/contract": "src/contract/index.ts",
  "martillo/json-ld": "src/domain/lot-json-ld.ts",
  "martillo/data-layer": "src/state/events/data-layer.ts",
  "martillo/elements": "widgets/elements.ts",
  "martillo/dom": "src/types/dom.ts",
  "martillo/jsx": "src/types/jsx.ts",
} as const;

/** Files that are no entries but are described, too. */
const INSIDE = { schemas: "src/contract/schemas.ts" } as const;

/** An entry of the package, or what is described beside them. */
export type Described = keyof typeof ENTRIES | keyof typeof INSIDE;

/** An export of an entry. */
export interface Export {
  name: string;
  /** `type` is gone at run time. */
  kind: "value" | "type";
  symbol: ts.Symbol;
  doc: string;
  file: string;
}

const MODULES = { ...ENTRIES, ...INSIDE };

/** The checker and the exports of every entry. */
export interface Program {
  checker: ts.TypeChecker;
  exportsOf(entry: Described): readonly Export[];
}

/** Reads the sources of the entries. */
export function createProgram(): Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(at("tsconfig.json"), {}, host);
  if (!config) throw new Error("martillo: tsconfig.json cannot be read.");
  const program = ts.createProgram(Object.values(MODULES).map(at), config.options);
  const checker = program.getTypeChecker();

  function exportsAt(specifier: ts.Expression | undefined): readonly ts.Symbol[] {
    const module = specifier && checker.getSymbolAtLocation(specifier);
    return module ? checker.getExportsOfModule(module) : [];
  }

  /** What comes as a type alone, by `export type * from` or `export type { … } from`: values among it are not there at run time. */
  function typesAloneOf(file: ts.SourceFile): Set<string> {
    const declarations = file.statements.filter((one) => ts.isExportDeclaration(one));
    const names = (isTypeOnly: boolean) =>
      declarations
        .filter((one) => one.isTypeOnly === isTypeOnly)
        .flatMap(({ exportClause: clause, moduleSpecifier }) =>
          clause && ts.isNamedExports(clause)
            ? clause.elements.map(({ name }) => name.text)
            : exportsAt(moduleSpecifier).map(({ name }) => name),
        );
    const values = new Set(names(false));
    return new Set(names(true).filter((name) => !values.has(name)));
  }

  function exportOf(exported: ts.Symbol, typesAlone: ReadonlySet<string>): Export {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported;
    return {
      name: exported.name,
      kind:
        symbol.flags & ts.SymbolFlags.Value && !typesAlone.has(exported.name) ? "value" : "type",
      symbol,
      doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      file: symbol.declarations?.[0]?.getSourceFile().fileName ?? "",
    };
  }

  return {
    checker,
    exportsOf(entry) {
      const file = program.getSourceFile(at(MODULES[entry]));
      const module = file && checker.getSymbolAtLocation(file);
      if (!module) return [];
      const typesAlone = typesAloneOf(file);
      return checker
        .getExportsOfModule(module)
        .map((one) => exportOf(one, typesAlone))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    },
  };
}
