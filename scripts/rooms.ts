// Which folder may import which, and which packages: one table for the library, the widgets, the site and the server. `rooms.test.ts` holds it
// for every import, of types and of late code too, and shows that each rule finds who breaks it.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { at } from "../build/entries.js";

/** An import from one room into another, or of a package. */
export interface Crossing {
  from: string;
  /** A room, or `npm:` and the package as it is imported. */
  to: string;
  /** Whether only types come over. */
  isType: boolean;
  /** `importing file -> imported file`. */
  files: string;
}

/** What a room may import beside itself: rooms, or single files. `*` stands for any one folder. Any other import is forbidden. */
export interface Rule {
  room: string;
  may: readonly string[];
  /** Rooms and packages of which only types may come. */
  types?: readonly string[];
  /** Packages, as they are imported. */
  packages: RegExp;
}

const NONE = /^$/;
/** Everything but the library's own entries and what draws. */
const ON_THE_SERVER = /^(?!martillo|react|preact)|^martillo\/(contract|contract\/schemas|domain)$/;
const SCHEMAS = "src/contract/schemas";

/**
 * Schemas stay on the server: by value they would bring zod to every visitor. The client fetches them late, to check answers during
 * development.
 */
export const RULES: readonly Rule[] = [
  { room: "src/paths", may: [], packages: NONE },
  { room: "src/contract", may: ["src/paths"], types: [SCHEMAS, "npm:zod/mini"], packages: NONE },
  { room: SCHEMAS, may: ["src/contract", "src/domain"], packages: /^zod\/mini$/ },
  {
    room: "src/domain",
    may: ["src/contract", "src/paths"],
    types: [SCHEMAS, "npm:zod/mini"],
    packages: NONE,
  },
  { room: "src/client", may: ["src/contract", "src/domain", SCHEMAS], packages: /^ky$/ },
  { room: "src/i18n", may: [], packages: /^react$/ },
  { room: "src/late", may: [], packages: /^react$/ },
  { room: "src/theme", may: [], packages: NONE },
  {
    room: "src/state",
    may: ["src/client", "src/contract", "src/domain", "src/i18n", "src/late", "src/paths"],
    types: [SCHEMAS],
    packages: /^(react|swr|zustand(\/vanilla|\/react\/shallow)?)$/,
  },
  {
    room: "src/ui",
    may: ["src/domain", "src/i18n", "src/late", "src/theme"],
    types: ["src/contract", SCHEMAS],
    packages:
      /^(react|react-dom|@floating-ui\/react|@tanstack\/react-virtual|@tiptap\/(core|starter-kit))$/,
  },
  {
    room: "src/forms",
    may: ["src/contract", "src/domain", "src/i18n", "src/late", "src/ui"],
    types: [SCHEMAS],
    packages: /^react$/,
  },
  {
    room: "src/patterns",
    may: [
      "src/contract",
      "src/domain",
      "src/forms",
      "src/i18n",
      "src/late",
      "src/paths",
      "src/state",
      "src/ui",
    ],
    types: [SCHEMAS],
    packages: /^react$/,
  },
  {
    room: "src/element",
    may: ["src/i18n", "src/state", "src/theme", "src/ui/first-paint.css"],
    packages: /^(react|react-dom(\/client)?|@r2wc\/(core|react-to-web-component))$/,
  },
  { room: "src/embed", may: ["src/element", "src/state"], packages: /^preact(\/.*)?$/ },
  { room: "src/types", may: ["src/state"], types: ["npm:react"], packages: NONE },
  { room: "src", may: ["src/element", "src/i18n", "src/state"], packages: NONE },
  {
    room: "widgets/*",
    may: [
      "widgets/*",
      "src/contract",
      "src/domain",
      "src/element",
      "src/forms",
      "src/i18n",
      "src/late",
      "src/paths",
      "src/patterns",
      "src/state",
      "src/ui",
    ],
    types: [SCHEMAS],
    packages:
      /^(react|react-dom|zustand(\/vanilla)?|react-easy-crop(\/react-easy-crop\.css\?inline)?)$/,
  },
  {
    room: "widgets/_made",
    may: [
      "widgets/*",
      "widgets/locales",
      "src/contract",
      "src/element",
      "src/forms",
      "src/i18n",
      "src/patterns",
      "src/ui",
    ],
    packages: NONE,
  },
  { room: "widgets/locales", may: ["widgets/_made", "src/contract", "src/i18n"], packages: NONE },
  { room: "widgets", may: ["widgets/_made", "src", "src/element", "src/types"], packages: NONE },
  {
    room: "app/*",
    may: ["app", "app/*", "docs/practice"],
    packages:
      /^(react|react-dom(\/client)?|react-router(\/dom)?|lucide-react|uqr|virtual:martillo-(elements|practice-database)|martillo(\/(contract|domain|ui|ui\/data-table|styles\.css))?)$/,
  },
  {
    room: "app",
    may: ["app/*"],
    packages:
      /^(react|react-dom(\/client)?|react-router(\/dom)?|martillo(\/(contract|styles\.css))?)$/,
  },
  { room: "platform/*", may: ["platform/*", "ports/*"], packages: ON_THE_SERVER },
  { room: "ports/*", may: ["ports/*", "platform/*"], packages: ON_THE_SERVER },
  { room: "ports", may: ["ports/*", "platform/*"], packages: ON_THE_SERVER },
  {
    room: "features/*",
    may: ["features/*", "platform/*", "ports/*", "ports"],
    packages: ON_THE_SERVER,
  },
  { room: "_made", may: ["features/*", "platform/*", "ports/*"], packages: ON_THE_SERVER },
  { room: "seed", may: ["features/*", "platform/*", "ports/*"], packages: ON_THE_SERVER },
  { room: "memory", may: ["_made", "platform/*"], packages: ON_THE_SERVER },
  {
    room: "in-page",
    may: ["_made", "features/*", "platform/*", "ports/*", "ports", "seed", "server"],
    packages: /^martillo\/(client|contract|contract\/schemas|domain)$/,
  },
  {
    room: "docs/practice",
    may: [
      "in-page",
      "memory",
      "seed",
      "app/locales",
      "src/contract",
      "src/domain",
      "src/i18n",
      "src/patterns",
      "src/state",
      "src/types",
      "src/ui",
      "widgets",
      "widgets/_made",
    ],
    packages: /^(react|zustand(\/vanilla)?)$/,
  },
  {
    room: "node",
    may: ["_made", "features/*", "platform/*", "ports/*", "ports", "memory", "seed"],
    packages: ON_THE_SERVER,
  },
  {
    room: "server",
    may: ["_made", "features/*", "platform/*", "ports/*", "ports", "node", "seed"],
    packages: ON_THE_SERVER,
  },
];

/** Sources by path from the root. Tests, stories and their scenes, and folders named `testing`, may import anything. */
export type Sources = ReadonlyMap<string, string>;

const SERVER = "demo-site/server";
const APP = "demo-site/app";
const IMPORT =
  /(?:^|\s)(import|export)(\s+type)?\s[^"';]*?from\s*"([\w@./:?-]+)"|\bimport\s*\(?\s*"([\w@./:?-]+)"/g;
const IS_SOURCE = /\.tsx?$/;
/** Their examples import what does not exist. */
const DOCSTRING = /\/\*\*[\s\S]*?\*\//g;
const IS_OF_TESTS = /\.(test|suite|stories|scenes)\.tsx?$|\.d\.ts$/;

function pathsBelow(folder: string): string[] {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "testing" ? [] : pathsBelow(path);
    return IS_SOURCE.test(path) && !IS_OF_TESTS.test(path) ? [path] : [];
  });
}

export function readSources(): Sources {
  const paths = ["src", "widgets", APP, SERVER, "docs/practice"].flatMap(pathsBelow);
  return new Map(paths.map((path) => [path, readFileSync(at(path), "utf8")]));
}

const IS_SCHEMA =
  /^src\/contract\/((.*[/-])?schemas?|all-calls|blanks|envelope|primitives|realtime)\.ts$/;

/** The room of a file: its folder in `src`, `widgets` or the site; of the server the folder, and for its three large ones the one inside. */
export function roomOf(path: string): string {
  if (IS_SCHEMA.test(path)) return SCHEMAS;
  if (path.startsWith(`${SERVER}/`)) {
    const [first = "", second = "", third] = path.slice(SERVER.length + 1).split("/");
    if (second === "") return "server";
    const isLarge = ["platform", "ports", "features"].includes(first);
    return isLarge && third !== undefined ? `${first}/${second}` : first;
  }
  const [first = "", second, third] = path.replace(`${APP}/`, "app/").split("/");
  return third === undefined ? first : `${first}/${second}`;
}

/** What a file imports, as it is written there. */
function importsOf(text: string): { specifier: string; isType: boolean }[] {
  return [...text.replace(DOCSTRING, "").matchAll(IMPORT)].map(([, , type, one, other]) => ({
    specifier: one ?? other ?? "",
    isType: type !== undefined,
  }));
}

/** Every import that leaves its room, of all files or of some. */
export function crossings(sources: Sources, some: Sources = sources): Crossing[] {
  return [...some].flatMap(([file, text]) =>
    importsOf(text).flatMap(({ specifier, isType }) => {
      const from = roomOf(file);
      if (!specifier.startsWith(".")) {
        return [{ from, to: `npm:${specifier}`, isType, files: `${file} -> ${specifier}` }];
      }
      const target = targetOf(posix.join(posix.dirname(file), specifier), sources);
      const to = roomOf(target);
      return from === to ? [] : [{ from, to, isType, files: `${file} -> ${target}` }];
    }),
  );
}

/** Every import of one of these files by another, of types and of late code too. */
export function fileImports(sources: Sources): Omit<Crossing, "isType">[] {
  return [...sources].flatMap(([from, text]) =>
    importsOf(text).flatMap(({ specifier }) => {
      if (!specifier.startsWith(".")) return [];
      const path = posix.join(posix.dirname(from), specifier.replace(/\.js$/, ""));
      const to = targetOf(path, sources);
      return sources.has(to) ? [{ from, to, files: `${from} -> ${to}` }] : [];
    }),
  );
}

/** The file that is meant; one that is no source, as styles are, by its own name. */
function targetOf(base: string, sources: Sources): string {
  const names = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return names.find((path) => sources.has(path)) ?? base.replace(/\?.*$/, "");
}

function fits(room: string, pattern: string): boolean {
  return pattern.endsWith("/*")
    ? room.startsWith(pattern.slice(0, -1)) && room !== pattern.slice(0, -2)
    : room === pattern;
}

/** The rule of a room: its own before one with `*`. */
export function ruleOf(room: string): Rule | undefined {
  return RULES.find((rule) => rule.room === room) ?? RULES.find((rule) => fits(room, rule.room));
}

/** What of a widget others may import: the widget, and what is said of it. */
const DOORS_OF_A_WIDGET = /^widgets\/[a-z-]+\/(index|[a-z-]+\.docs)\.ts$/;

/** The index of a feature, and its words that letters of others share: `words.ts`, `words.en.ts`. */
const FEATURE_DOOR = /\/(?:index|words(?:\.[a-z]{2})?)\.ts$/;

/** Whether the table lets one room import another; a feature by its index and its shared words alone, and a widget by its doors. */
export function isAllowed({ from, to, isType, files }: Crossing): boolean {
  const target = files.split(" -> ")[1] ?? "";
  if (to.startsWith("features/") && from !== "_made" && !FEATURE_DOOR.test(target)) return false;
  const isWidget = /^widgets\/[a-z]/.test(to) && to !== "widgets/locales";
  if (isWidget && from !== "widgets/_made" && !DOORS_OF_A_WIDGET.test(target)) return false;
  const rule = ruleOf(from);
  if (rule === undefined) return false;
  if (isType && rule.types?.some((pattern) => fits(to, pattern))) return true;
  if (to.startsWith("npm:")) return rule.packages.test(to.slice("npm:".length));
  return rule.may.some((pattern) => fits(to, pattern) || pattern === target);
}

/** Where Node may be used: everything else runs in a page, too. */
const NODE_PLACES =
  /^demo-site\/server\/(main\.ts|node\/|ports\/|platform\/(threads|db|realtime)\/)/;

/** Files of the server that import Node and may not. */
export function strayNodeImports(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => file.startsWith(`${SERVER}/`) && !NODE_PLACES.test(file))
    .filter(([, text]) => /from "(node:|pg"|pino|ws")/.test(text))
    .map(([file]) => file);
}

/** Rooms that import each other, directly or through others, each with the imports between them. */
export function cycles(all: readonly Omit<Crossing, "isType">[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of all) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let room = open.pop(); room !== undefined; room = open.pop()) {
      if (seen.has(room)) continue;
      seen.add(room);
      open.push(...(next.get(room) ?? []));
    }
    return seen;
  };
  const reachable = new Map([...next.keys()].map((room) => [room, reaches(room)]));
  const isMutual = (one: string, other: string) =>
    reachable.get(one)?.has(other) === true && reachable.get(other)?.has(one) === true;
  const circles = new Set(
    [...next.keys()]
      .filter((room) => isMutual(room, room))
      .map((room) =>
        [...next.keys()]
          .filter((other) => isMutual(room, other))
          .toSorted()
          .join(),
      ),
  );
  return [...circles].map((circle) => {
    const rooms = new Set(circle.split(","));
    return all.filter(({ from, to }) => rooms.has(from) && rooms.has(to)).map(({ files }) => files);
  });
}
