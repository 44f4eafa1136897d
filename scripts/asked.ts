// Which rules of `src/domain` the product asks. `asked.test.ts` holds that all are: a rule that nothing asks is written a second time in the
// place that decides, and its tests hold the copy that decides nothing.
import { posix } from "node:path";
import type { Sources } from "./rooms";

/** Something that a file of rules exports by value. */
export interface DomainRule {
  name: string;
  file: string;
}

const DOMAIN = "src/domain/";
/** The rules as the server and the site import them. */
const ENTRY = "martillo/domain";
const IMPORT = /\bimport\s+(type\s+)?\{([^}]*)\}\s*from\s*"([\w@./-]+)"/g;
const DECLARATION = /^(export )?(?:async )?(function|const|class|type|interface) (\w+)/m;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** They pass on what others say. */
const IS_INDEX = /\/index\.ts$/;
const IS_BENCH = /(^|\/)bench\//;

/**
 * Functions and constants of the rules that no other file of the product imports by value, and that nothing of their own file needs that is
 * imported, or is a type. Types, tests and stories ask nothing.
 */
export function unasked(sources: Sources): DomainRule[] {
  const product = [...sources].filter(([file]) => !IS_BENCH.test(file) && !isPassedOn(file));
  const imports = product.map(([file, text]) => ({ file, names: importedBy(file, text) }));
  return product
    .filter(([file]) => file.startsWith(DOMAIN))
    .flatMap(([file, text]) => {
      const others = imports.filter((one) => one.file !== file);
      const declared = declarationsOf(text);
      const roots = declared.filter(
        ({ name, isType }) => isType || others.some(({ names }) => names.has(name)),
      );
      const needed = neededBy(roots, declared);
      return declared
        .filter(({ name, isExported, isType }) => isExported && !isType && !needed.has(name))
        .map(({ name }) => ({ name, file }));
    });
}

function isPassedOn(file: string): boolean {
  return file.startsWith(DOMAIN) && IS_INDEX.test(file);
}

/** Names that a file imports by value from where rules are. */
function importedBy(file: string, text: string): ReadonlySet<string> {
  const lists = [...text.replace(COMMENT, "").matchAll(IMPORT)].map(
    ([, type, list = "", from = ""]) =>
      type === undefined && isOfRules(file, from) ? list.split(",") : [],
  );
  const names = lists.flat().map((part) => part.trim().replace(/ as .*$/, ""));
  return new Set(names.filter((name) => name !== "" && !name.startsWith("type ")));
}

/** The server and the site name the entry, the library the file. */
function isOfRules(file: string, from: string): boolean {
  if (!from.startsWith(".")) return from === ENTRY;
  return `${posix.join(posix.dirname(file), from)}/`.startsWith(DOMAIN);
}

interface Declaration {
  name: string;
  isExported: boolean;
  isType: boolean;
  /** All words of it. */
  words: ReadonlySet<string>;
}

/** What stands at the top of a file, each with what it says until the next. */
function declarationsOf(text: string): Declaration[] {
  return text
    .replace(COMMENT, "")
    .split(new RegExp(`(?=${DECLARATION.source})`, "m"))
    .flatMap((part) => {
      const [, exported, kind, name] = DECLARATION.exec(part) ?? [];
      if (kind === undefined || name === undefined) return [];
      const isType = kind === "type" || kind === "interface";
      const words = new Set(part.match(/\w+/g));
      return [{ name, isExported: exported !== undefined, isType, words }];
    });
}

function neededBy(
  roots: readonly Declaration[],
  declared: readonly Declaration[],
): ReadonlySet<string> {
  const needed = new Set<string>();
  const open = [...roots];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (needed.has(one.name)) continue;
    needed.add(one.name);
    const { words } = one;
    open.push(...declared.filter(({ name }) => words.has(name)));
  }
  return needed;
}
