import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../build/entries";

/** Folders whose name says it all: generated, or only for tests, or one migration a file. */
const TOLD_BY_NAME = /\/(_made|migrations|testing|types)$/;

function foldersBelow(folder: string): string[] {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? [`${folder}/${entry.name}`, ...foldersBelow(`${folder}/${entry.name}`)]
      : [],
  );
}

/** An index begins with what the folder holds; without an index, one of its files begins with `// This folder: …`. */
function saysWhatItOwns(folder: string): boolean {
  const files = readdirSync(at(folder)).filter((name) => /\.tsx?$/.test(name));
  const begins = (name: string, start: RegExp) =>
    start.test(readFileSync(at(`${folder}/${name}`), "utf8"));
  const index = files.find((name) => /^index\.tsx?$/.test(name));
  if (index) return begins(index, /^\/[/*]/);
  return files.length === 0 || files.some((name) => begins(name, /^\/\/ This folder: /));
}

test.each(["src", "widgets", "demo-site/server"])(
  "every folder of %s says what it owns",
  (root) => {
    const folders = foldersBelow(root).filter((folder) => !TOLD_BY_NAME.test(folder));
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.filter((folder) => !saysWhatItOwns(folder))).toEqual([]);
  },
);
