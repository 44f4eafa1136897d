import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../build/entries";
import { cycles, fileImports, type Sources } from "./rooms";

const FOLDERS = ["build", "demo-site", "docs", "scripts", "src", "widgets"];
const IS_SOURCE = /\.tsx?$/;
const IS_BUILT = /(^|\/)(node_modules|dist)\//;

/** All that is written in TypeScript, tests too. */
function readAll(): Sources {
  return new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(at(folder), { recursive: true, encoding: "utf8" })
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
        .filter((path) => IS_SOURCE.test(path) && !IS_BUILT.test(path))
        .map((path) => [path, readFileSync(at(path), "utf8")] as const),
    ),
  );
}

test("no file imports what imports it, by types and by late code neither", () => {
  const sources = readAll();
  expect(sources.size).toBeGreaterThan(3_000);
  expect(cycles(fileImports(sources))).toEqual([]);
});

test.each([
  ["a type", 'import type { B } from "./b";'],
  ["late code", 'const b = () => import("./b");'],
  ["the type of a module", 'export type B = typeof import("./b");'],
  ["what is passed on", 'export { b } from "./b";'],
])("a circle of two files is found: %s", (_what, text) => {
  const sources = new Map([
    ["src/a.ts", text],
    ["src/b.ts", 'import { c } from "./folder";'],
    ["src/folder/index.ts", 'import { a } from "../a.js";'],
  ]);
  expect(cycles(fileImports(sources)).flat()).toHaveLength(3);
});
