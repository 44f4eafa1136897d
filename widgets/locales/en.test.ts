import { expect, test } from "vitest";
import { TIMEOUT_FAILURE } from "../../src/client/failures";
import { NETWORK_FAILURE } from "../../src/client/network-failure";
import { ERRORS } from "../../src/contract";
import type { Messages } from "../../src/i18n";
import { NOT_RECEIVED, NOT_SENT } from "../../src/state/bid-failures";
import { UNANSWERED } from "../../src/state/use-action";
import { en } from "./en";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "../../src/**/*.{ts,tsx}", "!../../src/**/*.test.ts"],
  { query: "?raw", import: "default", eager: true },
);
const modules = import.meta.glob<Record<string, unknown>>(
  ["../*/*.messages.ts", "../*/extension-text.ts", "../../src/*/*.messages.ts"],
  { eager: true },
);

function isMessages(value: unknown): value is Messages<Readonly<Record<string, string>>> {
  return typeof value === "object" && value !== null && "root" in value && "texts" in value;
}

const spanish = new Map<string, string>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isMessages)
    .flatMap(({ root, texts }) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${root}.${key}`, text]),
    ),
);
for (const [code, { text, next }] of Object.entries(ERRORS)) {
  spanish.set(`error.${code}`, text).set(`error.${code}.next`, next);
}
for (const { message, next } of [
  NETWORK_FAILURE,
  TIMEOUT_FAILURE,
  NOT_RECEIVED,
  NOT_SENT,
  UNANSWERED,
]) {
  spanish.set(message, message);
  if (next !== undefined) spanish.set(next, next);
}

/** `{amount}` and what a plural counts; the branches are a language's own. */
function placeholders(text: string): string {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = ""]) => name))]
    .toSorted()
    .join();
}

test("every file with texts is looked at", () => {
  const withTexts = Object.entries(sources).filter(([, text]) => /= defineMessages\("/.test(text));
  expect(withTexts.map(([path]) => path).toSorted()).toEqual(Object.keys(modules).toSorted());
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
