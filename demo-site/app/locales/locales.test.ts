import type { Messages, Phrases } from "martillo";
import { NOTIFICATION_KINDS, SCOPES } from "martillo/contract";
import { describe, expect, test } from "vitest";
import { placeholders } from "../../../src/testing/placeholders";
import { en } from "./en";
import { esAR } from "./es-AR";
import { esUY } from "./es-UY";

const modules = import.meta.glob<Record<string, Messages<Record<string, string>>>>(
  ["../**/*.messages.ts", "../../../docs/practice/*.messages.ts"],
  { eager: true },
);
const spanish = new Map<string, string>(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap(({ root, texts }) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${root}.${key}`, text]),
    ),
);

/** The site's code without its comments and its texts. */
const sources = Object.values(
  import.meta.glob<string>(
    [
      "../**/*.{ts,tsx}",
      "../../../docs/practice/*Panel.tsx",
      "../../../docs/practice/{EventLog.tsx,journal.ts,practice.ts}",
      "!../**/*.messages.ts",
      "!../**/*.test.ts",
      "!./*.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
).map((source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ""));

function isUsed(key: string): boolean {
  if ([...SCOPES, ...NOTIFICATION_KINDS].some((word) => word === key)) return true;
  if (sources.some((source) => source.includes(`"${key}"`))) return true;
  // `find` and `findText` are asked for together.
  const [, base, part] = /^(.+)(Text|Done)$/.exec(key) ?? [];
  return base !== undefined && isUsed(base) && sources.some((code) => code.includes(`}${part}\``));
}

/** Tables by their files: of a language of its own, `./en.ts`, and of one region, `./es-AR.ts`. */
const tables = Object.entries(
  import.meta.glob<Record<string, Phrases>>(["./??.ts", "./??-??.ts"], { eager: true }),
).map(([path, file]): [string, Phrases] => {
  const locale = path.slice(2, -3);
  return [locale, file[locale.replace("-", "")] ?? {}];
});

test("the languages are read", () => {
  expect(spanish.size).toBeGreaterThan(300);
  expect(tables.map(([locale]) => locale)).toEqual(
    expect.arrayContaining(["en", "es-AR", "es-UY"]),
  );
});

test.each(tables.filter(([locale]) => locale.length === 2))(
  "%s has every text, and none that nobody shows",
  (_locale, table) => {
    expect(Object.keys(table).toSorted()).toEqual([...spanish.keys()].toSorted());
  },
);

test("every text is shown somewhere", () => {
  const unused = [...spanish.keys()].filter((key) => !isUsed(key.replace(/^\w+\./, "")));
  expect(unused).toEqual([]);
});

test("pages say nothing that is no phrase", () => {
  const literals = sources.flatMap((source) => source.match(/^.*[áéíóúñ¿¡«»].*$/gim) ?? []);
  expect(literals).toEqual([]);
});

test("no text was left in Spanish", () => {
  const names = new Set([
    "siteLinks.house",
    "siteLinks.legal",
    "siteLinks.cookies",
    "siteBankDetails.iban",
  ]);
  const same = [...spanish].filter(([key, text]) => en[key] === text && !names.has(key));
  expect(same).toEqual([]);
});

describe.each(tables)("%s", (_locale, table) => {
  test("fills in what the Spanish text does", () => {
    const different = Object.entries(table).filter(
      ([key, text]) => placeholders(text) !== placeholders(spanish.get(key) ?? ""),
    );
    expect(different).toEqual([]);
  });
});

/** Words that are said otherwise there, and the manner of speaking to the reader as usted. */
const OF_SPAIN =
  /\b(aquí|coches?|furgonetas?|puj\w+|postor|correo|usted|ustedes|verá|podrá|llevará|busque|pulse|puede cerrar|inicie|vuelva|fije|publique|elija|siga|paga el|le (?:avis|han|lleva))\b/i;

describe.each<[string, Phrases, RegExp]>([
  ["Argentina", esAR, /remate/i],
  ["Uruguay", esUY, /subasta/i],
])("%s", (_country, table, elsewhere) => {
  test("says other words for texts that there are", () => {
    for (const [key, text] of Object.entries(table)) {
      expect(spanish.has(key), key).toBe(true);
      expect(text, key).not.toBe(spanish.get(key));
    }
  });

  test("says no text as Spain or its neighbour does", () => {
    const foreign = [...spanish]
      .map(([key, text]) => [key, table[key] ?? text] as const)
      .filter(([, text]) => OF_SPAIN.test(text) || elsewhere.test(text));
    expect(foreign).toEqual([]);
  });
});
