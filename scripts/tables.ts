// Where SQL stands, and which folder writes which table, read from the sources of the server. `tables.test.ts` holds the two rules.
import { readdirSync, readFileSync } from "node:fs";
import { at } from "../build/entries.js";

const SERVER = "demo-site/server";

/** Tests, what they run on, steps of the schema and generated lists. */
const IS_LEFT_OUT = /\/(testing|migrations|_made)\/|\.test\.ts$|\.suite\.ts$/;

/** The driver and what it is made of, the channel between processes, and what fills an empty database. */
const IS_LOWER = /^(platform\/(db|realtime)|seed)\//;

/** A statement that is sent; an argument of an address, `c.req.query(…)`, is none. */
const SENT = /(?<!\breq)\.query(<|\()/;

const WRITES = /\b(?:insert into|update|delete from|truncate)\s+(?:only\s+)?([a-z_]+)\b/g;
/** `for update of lots`, `do update set`, `for update skip locked`. */
const NO_TABLE = new Set(["of", "set", "skip", "nowait"]);

/** Sources of the server, by path from its folder. */
export function readServer(folder = SERVER): Map<string, string> {
  return new Map(
    readdirSync(at(folder), { withFileTypes: true }).flatMap((entry): [string, string][] => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return [...readServer(path)];
      if (!path.endsWith(".ts") || IS_LEFT_OUT.test(path)) return [];
      return [[path.slice(SERVER.length + 1), readFileSync(at(path), "utf8")]];
    }),
  );
}

/** Files that send SQL and are no repository. */
export function strayStatements(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(
      ([path, text]) =>
        !IS_LOWER.test(path) && !/(^|[/-])repository\.ts$/.test(path) && SENT.test(text),
    )
    .map(([path]) => path);
}

/** `features/sale`, `platform/mail`, `ports/vault`, `node`. */
function roomOf(path: string): string {
  const [group = "", name = ""] = path.split("/");
  return /^(features|platform|ports)$/.test(group) ? `${group}/${name}` : group;
}

/** The rooms that write a table, by its name; what fills an empty database is none of them. */
export function writersOf(sources: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>();
  for (const [path, text] of sources) {
    if (path.startsWith("seed/")) continue;
    for (const [, table = ""] of text.matchAll(WRITES)) {
      if (NO_TABLE.has(table)) continue;
      const rooms = writers.get(table) ?? new Set();
      writers.set(table, rooms.add(roomOf(path)));
    }
  }
  return writers;
}
