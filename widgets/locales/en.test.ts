import { expect, test } from "vitest";
import { en } from "./en";
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

test("English has every text, and none that nobody shows", () => {
  expect(Object.keys(en).toSorted()).toEqual([...spanish.keys()].toSorted());
});

test("every text fills in what the Spanish one does", () => {
  const different = [...spanish]
    .filter(([key, text]) => placeholders(text) !== placeholders(en[key] ?? ""))
    .map(([key]) => key);
  expect(different).toEqual([]);
});
