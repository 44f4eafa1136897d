// The lists of the contract: of each room the half of its calls that browsers know, and the three entries that name all rooms. A call is
// told once, in its room's schemas.
import { readdirSync, readFileSync } from "node:fs";
import ts from "@typescript/typescript6";
import { at } from "../../build/entries.js";

const CONTRACT = "src/contract";
const HEAD = "// Written by `npm run generate`; not by hand.\n";
const IS_SCHEMAS = /(?:^|-)schemas?\.ts$/;

/** Files of the contract's own folder, by what the entries give away of them. */
const ROOT = {
  values: ["call", "errors", "call-errors", "own-errors", "paths", "plain-text", "yes-or-no"],
  types: ["call-schemas", "envelope", "primitives", "realtime"],
  schemas: ["blanks", "envelope", "primitives", "realtime"],
};

/** What browsers know of a call; the other facts stay with servers, tests and reference pages. */
const FACTS: ReadonlySet<string> = new Set([
  "method",
  "alsoGet",
  "answersFile",
  "access",
  "scope",
  "personal",
  "renewsSession",
  "changesUser",
  "silent",
  "rateLimit",
]);

interface Module {
  /** Below the contract, without its ending: `search/schemas`. */
  name: string;
  source: ts.SourceFile;
}

function read(name: string): Module {
  const path = `${CONTRACT}/${name}.ts`;
  const text = readFileSync(at(path), "utf8");
  return { name, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

/** Modules of all rooms but those that are written here. */
function modulesOfRooms(): Module[] {
  return readdirSync(at(CONTRACT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: room }) =>
      readdirSync(at(`${CONTRACT}/${room}`))
        .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|(?:^|-)calls\.ts$/.test(file))
        .map((file) => read(`${room}/${file.replace(/\.ts$/, "")}`)),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function isSchemas({ name }: Module): boolean {
  return IS_SCHEMAS.test(`${name.split("/").at(-1)}.ts`);
}

function isInternal(statement: ts.Statement): boolean {
  return ts.getJSDocTags(statement).some(({ tagName }) => tagName.text === "internal");
}

function isExported(statement: ts.Statement): boolean {
  const isMarked =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return isMarked === true && !isInternal(statement);
}

/** What a module gives away: types that have no value of their name, and values. */
function exportsOf({ name, source }: Module): { types: string[]; values: string[] } {
  const types = new Set<string>();
  const values = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      throw new Error(`martillo: ${CONTRACT}/${name}.ts gives away what is another module's.`);
    }
    if (!isExported(statement)) continue;
    if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) values.add(one.name.getText());
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      if (statement.name) values.add(statement.name.text);
    } else if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
      types.add(statement.name.text);
    }
  }
  return { types: [...types].filter((type) => !values.has(type)), values: [...values] };
}

function exportLine(module: Module, { areTypes }: { areTypes: boolean }): string {
  const { types, values } = exportsOf(module);
  if (types.length + values.length === 0) return "";
  const names = areTypes
    ? [...types, ...values].toSorted()
    : [...values.toSorted(), ...types.toSorted().map((type) => `type ${type}`)];
  const line = `{ ${names.join(", ")} } from "./${module.name}";\n`;
  return areTypes ? `export type ${line}` : `export ${line}`;
}

/** A room's table of schemas, with its entries. */
interface Table {
  module: Module;
  /** `searchSchemas`. */
  name: string;
  /** `searchCalls`. */
  calls: string;
  /** `search/calls`. */
  file: string;
  entries: readonly Entry[];
}

interface Entry {
  wire: string;
  constant: string;
  doc: string;
  /** Facts as they stand in the source. */
  facts: readonly string[];
  /** The function that makes the form of a call with files; undefined for the others. */
  form: "formOf" | "nestedFormOf" | undefined;
  /** The plain call that it is made from, where it is one of templates. */
  made?: { table: string; wire: string };
}

/** A call of templates is told by the plain call that it is made from: `forTemplates(lotsSchemas["product/activeSorts"])`. */
const MAKER = "forTemplates";

/** Facts of a plain call that its call of templates has, too. */
const NOT_OF_TEMPLATES = /^(?:access|scope|alsoGet|method): /;

/** The entry of a call of templates, as its maker says it: the generator and `forTemplates` are held together by a test. */
function madeEntry(entry: Entry, tables: readonly Table[]): Entry {
  const { made, wire } = entry;
  if (!made) return entry;
  const plain = tables
    .find(({ name }) => name === made.table)
    ?.entries.find((each) => each.wire === made.wire);
  if (!plain || plain.made) throw new Error(`martillo: ${wire} is made from no call of its room.`);
  return {
    ...entry,
    doc: entry.doc || `/** The same as \`${plain.wire}\`, for those who write lots. */`,
    facts: [`access: "seller"`, ...plain.facts.filter((fact) => !NOT_OF_TEMPLATES.test(fact))],
    form: plain.form,
  };
}

function tableOf(module: Module): Table | undefined {
  for (const statement of module.source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer || !ts.isSatisfiesExpression(initializer)) continue;
      const { expression, type } = initializer;
      if (type.getText() !== "CallSchemas" || !ts.isObjectLiteralExpression(expression)) continue;
      return {
        module,
        name: name.getText(),
        calls: name.getText().replace(/Schemas$/, "Calls"),
        file: module.name.replace(/schemas$/, "calls"),
        entries: expression.properties.map((property) => entryOf(property, module)),
      };
    }
  }
  return undefined;
}

function entryOf(property: ts.ObjectLiteralElementLike, { name, source }: Module): Entry {
  const comments = ts.getLeadingCommentRanges(source.text, property.pos) ?? [];
  const doc = comments.map(({ pos, end }) => source.text.slice(pos, end)).join("\n");
  if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) throw unlike(name);
  const wire = property.name.text;
  const made = plainOf(property.initializer);
  if (made) {
    return { wire, constant: constantOf(wire), doc, facts: [], form: undefined, made };
  }
  if (!ts.isObjectLiteralExpression(property.initializer)) throw unlike(name);
  const told = new Map(
    property.initializer.properties
      .filter((fact) => ts.isPropertyAssignment(fact))
      .map((fact) => [fact.name.getText(), fact.initializer] as const),
  );
  const named = told.get("as");
  return {
    wire,
    constant: named && ts.isStringLiteral(named) ? named.text : constantOf(wire),
    doc,
    facts: [...told]
      .filter(([fact]) => FACTS.has(fact))
      .map(([fact, value]) => `${fact}: ${value.getText()}`),
    form: formNameOf(told.get("bringsFiles")),
  };
}

function formNameOf(bringsFiles: ts.Expression | undefined): Entry["form"] {
  if (!bringsFiles) return undefined;
  return ts.isStringLiteral(bringsFiles) ? "nestedFormOf" : "formOf";
}

function unlike(name: string): Error {
  return new Error(
    `martillo: ${CONTRACT}/${name}.ts: a call is an object under its wire name, or made by ${MAKER}.`,
  );
}

/** What a call of templates is made from; undefined for a call that is told itself. */
function plainOf(value: ts.Expression): Entry["made"] {
  if (!ts.isCallExpression(value) || value.expression.getText() !== MAKER) return undefined;
  const [plain] = value.arguments;
  if (!plain || !ts.isElementAccessExpression(plain)) return undefined;
  const { expression, argumentExpression: wire } = plain;
  return ts.isStringLiteral(wire) ? { table: expression.getText(), wire: wire.text } : undefined;
}

/** `product/search` as `productSearch`. */
export function constantOf(wire: string): string {
  return wire.replaceAll(/[/_](\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** Where the forms are made: the second is of calls about sales alone, whose code comes late. */
const FORMS = { formOf: "uploads/values", nestedFormOf: "files/nested-form" } as const;

function callsFile({ module, name, calls, entries }: Table): string {
  const schemas = module.name.split("/").at(-1);
  const [room] = module.name.split("/");
  const imports = Object.entries(FORMS)
    .filter(([form]) => entries.some((entry) => entry.form === form))
    .map(([form, file]) => `import { ${form} } from "../${file}";\n`.replace(`"../${room}/`, '"./'))
    .join("");
  const constants = entries.map(
    ({ wire, constant, doc, facts, form }) => `${doc}
export const ${constant}: Of<"${wire}"> = { ${[`name: "${wire}"`, ...facts, ...(form ? [`multipart: ${form}`] : [])].join(", ")} };
`,
  );
  return `${HEAD}import type { CallOf } from "../call-schemas";
${imports}import type { ${name} } from "./${schemas}";

type Of<Name extends keyof typeof ${name}> = CallOf<typeof ${name}, Name>;

${constants.join("\n")}
/** These calls, by wire name. */
export const ${calls} = { ${entries.map(({ wire, constant }) => `"${wire}": ${constant}`).join(", ")} };
`;
}

function allCallsFile(tables: readonly Table[]): string {
  const of = (what: "calls" | "name") => tables.map((table) => table[what]);
  const sum = (names: readonly string[]) => names.map((name) => `typeof ${name}`).join(" & ");
  const spread = (names: readonly string[]) => names.map((name) => `...${name}`).join(", ");
  return `${HEAD}import type { AnyCall } from "./call";
import type { CallSchema } from "./call-schemas";
${tables.map(({ calls, file, name, module }) => `import { ${calls} } from "./${file}";\nimport { ${name} } from "./${module.name}";\n`).join("")}
// By the names of the rooms: written out, the types of all calls are longer than the compiler puts into a declaration.
type Facts = ${sum(of("calls"))};

const facts: Facts = { ${spread(of("calls"))} };

type Schemas = ${sum(of("name"))};

const schemas: Schemas = { ${spread(of("name"))} };

/** Wire name of a call. */
export type CallName = keyof Schemas;

/** A call with all that is known of it. */
export type DescribedCall = AnyCall & CallSchema;

// Conditional, so that it is made name by name: of "one of all calls" the compiler would else build each fact with each schema, which it
// refuses from 317 calls on.
type DescribedAs<Name> = Name extends CallName ? Facts[Name] & Schemas[Name] : never;
type Described = { [Name in CallName]: DescribedAs<Name> };

// The compiler sees one call and one schema here: a spread of all calls with all schemas took it 25 seconds.
const schemaOf: Record<string, CallSchema> = schemas;

/**
 * Every call there is with its schemas, by wire name. The server mounts this table; tests and reference pages loop over it. Not for
 * pages of visitors.
 */
export const calls = Object.fromEntries(
  Object.entries<AnyCall>(facts).map(([name, call]) => [name, { ...call, ...schemaOf[name] }]),
) as unknown as Described;
`;
}

function indexFile(modules: readonly Module[], tables: readonly Table[]): string {
  const values = [...ROOT.values.map(read), ...modules.filter((module) => !isSchemas(module))];
  const types = [...ROOT.types.map(read), ...modules.filter(isSchemas)];
  return `/** What browsers import: every call as data, what both sides name alike, and all types. It holds no schema; those are in \`schemas.ts\`. */
${HEAD}${tables.map(({ file, entries, calls }) => `export { ${[...entries.map(({ constant }) => constant), calls].join(", ")} } from "./${file}";\n`).join("")}
${values.map((module) => exportLine(module, { areTypes: false })).join("")}
${types.map((module) => exportLine(module, { areTypes: true })).join("")}`;
}

function schemasFile(modules: readonly Module[]): string {
  const all = [...ROOT.schemas.map(read), ...modules.filter(isSchemas)];
  return `/** All schemas: for servers, tests, reference pages, and the check of answers in development. Not for pages of visitors. */
${HEAD}export { calls, type CallName, type DescribedCall } from "./all-calls";
${exportLine(read("call-schemas"), { areTypes: true })}export { DEAR } from "./costs";
${all.map((module) => exportLine(module, { areTypes: false })).join("")}`;
}

/** Makes all of it. */
export function contractLists(): Record<string, string> {
  const modules = modulesOfRooms();
  const told = modules.filter(isSchemas).flatMap((module) => tableOf(module) ?? []);
  const tables = told.map((table) => ({
    ...table,
    entries: table.entries.map((entry) => madeEntry(entry, told)),
  }));
  return {
    ...Object.fromEntries(
      tables.map((table) => [`${CONTRACT}/${table.file}.ts`, callsFile(table)]),
    ),
    [`${CONTRACT}/all-calls.ts`]: allCallsFile(tables),
    [`${CONTRACT}/index.ts`]: indexFile(modules, tables),
    [`${CONTRACT}/schemas.ts`]: schemasFile(modules),
  };
}
