import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { at } from "../build/entries.js";

/** A comment that begins so hides its subject: "the visitor", "the fault", "the caller" can be read at once, and be searched. */
const HIDES_ITS_SUBJECT = /(?:^|\s)(?:\/\/|\/?\*\*?) (?:Whatever|Whose|Who|What (?:is|was|are)) /;

/** Words that leave the subject open, anywhere in a comment. */
const NAMES_NO_SUBJECT = /(?:^|\s)(?:\/\/|\/?\*\*?) .*\b(?:whoever|nobody|somebody)\b/i;

const FOLDERS = ["src", "widgets", "demo-site", "docs", "scripts", "build", "hosts", ".storybook"];
const IS_SOURCE = /\.(ts|tsx|mjs)$/;
/** Made by others, made from what is read here, or kept as texts to search for in sources. */
const ASIDE =
  /(^|\/)(node_modules|dist|_made|migrations|content|cache)$|^scripts\/mutants\/layers$|^hosts\/apps$/;

function sourcesBelow(folder: string): string[] {
  return readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ASIDE.test(path) ? [] : sourcesBelow(path);
    return IS_SOURCE.test(path) ? [path] : [];
  });
}

function hiddenSubjects(path: string, text: string): string[] {
  return text
    .split("\n")
    .flatMap((line, index) =>
      HIDES_ITS_SUBJECT.test(line) || NAMES_NO_SUBJECT.test(line)
        ? [`${path}:${index + 1}${line}`]
        : [],
    );
}

test("comments say subject, verb and object", () => {
  const found = FOLDERS.flatMap(sourcesBelow).flatMap((path) =>
    hiddenSubjects(path, readFileSync(join(at("."), path), "utf8")),
  );
  expect(found).toEqual([]);
});

test.each([
  ["//", "Who"],
  ["/**", "What is"],
  [" *", "Nobody"],
  ["  call(); //", "Somebody"],
  ["/**", "The lot of somebody"],
  ["  //", "Read before whoever"],
])("a comment %s %s is found", (mark, words) => {
  expect(hiddenSubjects("planted.ts", `${mark} ${words} wrong here.`)).toHaveLength(1);
});
