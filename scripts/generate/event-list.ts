// `src/state/events/widget-events.ts`: what the files `*.events.ts` beside the code declare, as one interface. It is written out, not
// imported, because the state of a page imports no widget, not by types either.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "@typescript/typescript6";
import { at } from "../../build/entries.js";

const ROOM = "src/state/events";
/** Where the room itself finds what others take from its index. */
const OWN_WORDS = "./event-words";

/** Every file that declares events, and the name of its interface. */
export function eventFiles(): { path: string; name: string }[] {
  return ["src/patterns", "widgets"].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(".events.ts"))
      .toSorted()
      .map((path) => {
        const name = /^export interface (\w+OwnEvents) \{/m.exec(
          readFileSync(at(path), "utf8"),
        )?.[1];
        if (!name) throw new Error(`${path} has no \`export interface …OwnEvents\``);
        return { path, name };
      }),
  );
}

/** The members of the interfaces as written, and the types that they name by module as the room sees it. */
function declared() {
  const imports = new Map<string, Set<string>>();
  const members = eventFiles().map(({ path }) => {
    const text = readFileSync(at(path), "utf8");
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
    return file.statements.map((node) => {
      if (ts.isInterfaceDeclaration(node)) return text.slice(node.members.pos, node.members.end);
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return "";
      const target = posix.join(posix.dirname(path), node.moduleSpecifier.text);
      const module = target === ROOM ? OWN_WORDS : posix.relative(ROOM, target);
      const names = node.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) return "";
      const used = imports.get(module) ?? new Set();
      for (const { name } of names.elements) used.add(name.text);
      imports.set(module, used);
      return "";
    });
  });
  return { imports, members: members.flat().join("") };
}

/** The list by path. */
export function eventList(): Record<string, string> {
  const { imports, members } = declared();
  const lines = [...imports]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([module, names]) => `import type { ${[...names].sort().join(", ")} } from "${module}";\n`,
    );
  return {
    [`${ROOM}/widget-events.ts`]: `// Written by \`npm run generate\` from the files \`*.events.ts\` of widgets and patterns.
${lines.join("")}
/** What one widget or one pattern tells. */
export interface WidgetEvents {${members}}
`,
  };
}
