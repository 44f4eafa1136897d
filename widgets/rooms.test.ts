import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { cycles } from "../scripts/rooms";

const WIDGETS = fileURLToPath(new URL(".", import.meta.url));

/** Folders inside widgets that hold what comes late: `bid-box/steps`. */
const rooms = readdirSync(WIDGETS, { withFileTypes: true }).flatMap((widget) =>
  widget.isDirectory()
    ? readdirSync(join(WIDGETS, widget.name), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [join(widget.name, entry.name)] : [],
      )
    : [],
);

/** What a widget's own files outside a room import of it; tests look where they like. */
function importsOf(room: string) {
  const widget = join(WIDGETS, dirname(room));
  return readdirSync(widget, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|suite|stories)\./.test(path))
    .filter((path) => !path.startsWith(`${basename(room)}/`))
    .flatMap((path) => {
      const source = readFileSync(join(widget, path), "utf8");
      return [...source.matchAll(/(import type [^;]*?from|from|import\()\s*"(\.[^"]*)"/g)].flatMap(
        ([, how = "", target = ""]) => {
          const named = relative(WIDGETS, join(widget, dirname(path), target));
          const isOfRoom = named === room || named.startsWith(`${room}/`);
          return isOfRoom && !how.startsWith("import type") ? [{ path, how, named }] : [];
        },
      );
    });
}

test.each(rooms)("%s says what it holds, and comes late as one chunk", (room) => {
  const index = join(WIDGETS, room, "index.ts");
  expect(existsSync(index)).toBe(true);
  expect(readFileSync(index, "utf8")).toMatch(/^\/\/ [A-Z].+\.\n/);
  expect(importsOf(room)).toEqual([{ path: expect.any(String), how: "import(", named: room }]);
});

test("a widget has three of these at most", () => {
  expect(rooms).toContain("bid-box/steps");
  for (const widget of new Set(rooms.map(dirname))) {
    expect(rooms.filter((room) => dirname(room) === widget).length).toBeLessThanOrEqual(3);
  }
});

/** Widgets by those that they import, types and late code included. */
function importsBetweenWidgets() {
  const names = readdirSync(WIDGETS, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !["_made", "locales"].includes(entry.name) ? [entry.name] : [],
  );
  return names.flatMap((from) =>
    readdirSync(join(WIDGETS, from), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !/\.(test|suite|stories|scenes)\./.test(path))
      .flatMap((path) =>
        [
          ...readFileSync(join(WIDGETS, from, path), "utf8").matchAll(
            /(?:from|import\()\s*"(\.[^"]*)"/g,
          ),
        ].flatMap(([, target = ""]) => {
          const to = relative(WIDGETS, join(WIDGETS, from, dirname(path), target)).split("/")[0];
          return to !== from && to !== undefined && names.includes(to)
            ? [{ from, to, files: `${from}/${path} -> ${target}` }]
            : [];
        }),
      ),
  );
}

test("no two widgets import each other, through others neither", () => {
  const all = importsBetweenWidgets();
  expect(all.length).toBeGreaterThan(20);
  expect(cycles(all)).toEqual([]);
});
