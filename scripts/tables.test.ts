import { expect, test } from "vitest";
import { readServer, strayStatements, writersOf } from "./tables";

const sources = readServer();

test("SQL stands in repositories alone", () => {
  expect(sources.size).toBeGreaterThan(800);
  expect(strayStatements(sources)).toEqual([]);
});

test.each(["await db.query<{ id: number }>(`select id from lots`)", 'await t.query("select 1")'])(
  "SQL elsewhere is found: %s",
  (text) => {
    expect(strayStatements(new Map([["features/lots/planted.ts", text]]))).toHaveLength(1);
    expect(strayStatements(new Map([["features/lots/planted-repository.ts", text]]))).toEqual([]);
  },
);

test("an argument of an address is no SQL", () => {
  expect(strayStatements(new Map([["node/pages.ts", 'c.req.query("to")']]))).toEqual([]);
});

test("each table is written by one folder", () => {
  const writers = writersOf(sources);
  expect(writers.size).toBeGreaterThan(100);
  const shared = [...writers].filter(([, rooms]) => rooms.size > 1);
  expect(Object.fromEntries(shared.map(([table, rooms]) => [table, [...rooms]]))).toEqual({});
});

test.each([
  "update lots set x = 1",
  "insert into lots (id) values (1)",
  "delete from lots where 1",
])("a second writer is found: %s", (sql) => {
  const planted = new Map([
    ["features/lots/lot-repository.ts", "update lots set y = 1"],
    ["features/sale/planted-repository.ts", sql],
  ]);
  expect(writersOf(planted).get("lots")?.size).toBe(2);
});
