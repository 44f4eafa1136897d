import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const STATE = join(ROOT, "src/state");
const rooms = readdirSync(STATE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

interface Import {
  file: string;
  /** What it names, from `src/state`: `lots/lot-store`, or `lots` for the index. */
  target: string;
}

/** Every import of something of `src/state`, also of types and late ones; tests look where they like. */
function importsOfState(): Import[] {
  const files = ["src", "widgets", "docs", "demo-site/app", ".storybook"].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|suite|stories)\.|node_modules/.test(path))
      .map((path) => join(ROOT, folder, path)),
  );
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/(?:from|import\()\s*"(\.[^"]*)"/g)].flatMap(([, path = ""]) => {
      const target = relative(STATE, join(dirname(file), path));
      return target.startsWith("..") ? [] : [{ file: relative(STATE, file), target }];
    });
  });
}

const imports = importsOfState();

/** What the loader of the script tag carries: an index would bring its late imports along into that one file. */
const OF_LOADER = ["page/registry", "events/fact-bus"];
const LOADER = /^\.\.\/embed\/(loader|configure|prefetch)\.ts$|^events\/fact-bus\.ts$/;

function roomOf(path: string): string | undefined {
  const [first = ""] = path.split("/");
  return path.startsWith("..") || !rooms.includes(first) ? undefined : first;
}

test("every room says what it owns", () => {
  expect(rooms).toContain("bids");
  for (const room of rooms) {
    expect(readFileSync(join(STATE, room, "index.ts"), "utf8"), room).toMatch(/^\/\/ [A-Z].+[.]\n/);
  }
});

test("what is outside a room imports its index alone", () => {
  expect(imports.length).toBeGreaterThan(100);
  const around = imports.filter(({ file, target }) => {
    const room = roomOf(target);
    if (LOADER.test(file) && OF_LOADER.includes(target)) return false;
    return room !== undefined && room !== roomOf(file) && target !== room;
  });
  expect(around).toEqual([]);
});

test("no room needs, in however many steps, one that needs it", () => {
  const needs = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    // What stands on top of the rooms is one, too: a room that needs it needs them all.
    const from = roomOf(file) ?? (file.startsWith("..") ? undefined : file.replace(/\.tsx?$/, ""));
    const to = roomOf(target) ?? target;
    if (from === undefined || from === to) continue;
    needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  function findCycle(room: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(room)) return [...path, room];
    for (const next of needs.get(room) ?? []) {
      const cycle = findCycle(next, [...path, room]);
      if (cycle) return cycle;
    }
    return undefined;
  }
  for (const room of needs.keys()) expect(findCycle(room, [])).toBeUndefined();
});
