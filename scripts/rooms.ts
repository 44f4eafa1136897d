// Which folder may import which. `rooms.test.ts` holds it for every import, of types and of late code too.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { at } from "../build/entries.js";

/** An import from one room into another. */
export interface Crossing {
  from: string;
  to: string;
  /** `importing file -> imported file`. */
  files: string;
}

/**
 * What the rooms of the server may import beside themselves; `*` stands for any one folder. What is not said is forbidden. Tests, and
 * folders named `testing`, may import anything.
 */
export const ALLOWED: readonly { room: string; may: readonly string[] }[] = [
  { room: "platform/*", may: ["platform/*", "ports/*"] },
  { room: "ports/*", may: ["ports/*", "platform/*"] },
  { room: "ports", may: ["ports/*", "platform/*"] },
  { room: "features/*", may: ["features/*", "platform/*", "ports/*", "ports"] },
  { room: "_made", may: ["features/*", "platform/*", "ports/*"] },
  { room: "seed", may: ["features/*", "platform/*", "ports/*"] },
  { room: "node", may: ["_made", "features/*", "platform/*", "ports/*", "ports", "seed"] },
  {
    room: "server",
    may: ["_made", "features/*", "platform/*", "ports/*", "ports", "node", "seed"],
  },
];

const SERVER = "demo-site/server";
const IMPORT = /(?:from|import)\s*\(?\s*"(\.{1,2}(?:\/[^"]*)?)"/g;

function filesOf(folder: string): string[] {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === "testing" ? [] : filesOf(path);
    return entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

/** The room of a file of the server: its folder, and for the three large ones the folder inside. */
export function roomOf(path: string): string {
  const [first = "", second = "", third] = path.slice(SERVER.length + 1).split("/");
  if (second === "") return "server";
  const isLarge = ["platform", "ports", "features"].includes(first);
  return isLarge && third !== undefined ? `${first}/${second}` : first;
}

/** Every import of the server that leaves its room. */
export function crossings(): Crossing[] {
  const files = filesOf(SERVER);
  const known = new Set(files);
  return files.flatMap((file) =>
    [...readFileSync(at(file), "utf8").matchAll(IMPORT)].flatMap(([, specifier = ""]) => {
      const base = posix.join(posix.dirname(file), specifier);
      const target = [`${base}.ts`, `${base}/index.ts`].find((path) => known.has(path));
      if (target === undefined) return [];
      const [from, to] = [roomOf(file), roomOf(target)];
      return from === to ? [] : [{ from, to, files: `${file} -> ${target}` }];
    }),
  );
}

function fits(room: string, pattern: string): boolean {
  return pattern.endsWith("/*")
    ? room.startsWith(pattern.slice(0, -1)) && room !== pattern.slice(0, -2)
    : room === pattern;
}

/** Whether the table lets one room import another, and a feature by its index alone. */
export function isAllowed({ from, to, files }: Crossing): boolean {
  if (to.startsWith("features/") && from !== "_made" && !files.endsWith("/index.ts")) return false;
  const rule = ALLOWED.find(({ room }) => fits(from, room));
  return rule?.may.some((pattern) => fits(to, pattern)) ?? false;
}

/** Where Node may be used: everything else runs in a page, too. */
const NODE_PLACES =
  /^demo-site\/server\/(main\.ts|node\/|ports\/|platform\/(threads|db|realtime)\/)/;

/** Files that import Node and may not. */
export function strayNodeImports(): string[] {
  return filesOf(SERVER)
    .filter((file) => !NODE_PLACES.test(file))
    .filter((file) => /from "(node:|pg"|pino|ws")/.test(readFileSync(at(file), "utf8")));
}

/** Rooms that import each other, directly or through others, each with the imports between them. */
export function cycles(all: readonly Crossing[]): string[][] {
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
