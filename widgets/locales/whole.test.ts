import { describe, expect, test } from "vitest";
import type { Phrases } from "../../src/i18n";
import { placeholders } from "../../src/testing/placeholders";
import { modules, spanish } from "../../src/testing/spanish-texts";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../src/**/*.{ts,tsx}", "!../../src/**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);
test("every file with texts is looked at", () => {
  const withTexts = Object.entries(sources).filter(([, text]) => /= defineMessages\("/.test(text));
  const file = (path: string) => path.split("/").slice(-2).join("/");
  expect(withTexts.map(([path]) => file(path)).toSorted()).toEqual(
    Object.keys(modules).map(file).toSorted(),
  );
});

/** Languages of their own; those of one region, `es-AR`, have only what is said differently. */
const languages = import.meta.glob<Record<string, Phrases>>("./??.ts", { eager: true });

test("English is a language of its own", () => {
  expect(Object.keys(languages)).toContain("./en.ts");
});

describe.each(Object.entries(languages))("%s", (path, file) => {
  const table = file[path.slice(2, 4)] ?? {};

  test("has every text, and none that nobody shows", () => {
    expect(Object.keys(table).toSorted()).toEqual([...spanish.keys()].toSorted());
  });

  test("fills in what the Spanish texts do", () => {
    const different = [...spanish]
      .filter(([key, text]) => placeholders(text) !== placeholders(table[key] ?? ""))
      .map(([key]) => key);
    expect(different).toEqual([]);
  });
});
