import { expect, test } from "vitest";
import { unasked } from "./asked";
import { readSources } from "./rooms";

/** What only importers of the package ask, or only the documentation, each with the reason. No rule of money or of a sale that decides. */
const OFFERED: Readonly<Record<string, string>> = {
  verifyLines: "an auditor checks the lines of one account, as they were handed over",
  LEDGER_EVENTS: "the guide of the ledger lists them, and its test holds the list",
  ACCOUNT_KINDS: "the guide of the ledger lists them, and its test holds the list",
};

const sources = readSources();

test("every rule is asked by the product, or said to be for others", () => {
  const names = unasked(sources).map(({ name, file }) =>
    name in OFFERED ? name : `${file} ${name}`,
  );
  expect(names.toSorted()).toEqual(Object.keys(OFFERED).toSorted());
});

const PLANTED = "src/domain/planted.ts";

/** Names of the planted file that nothing asks. */
function unaskedOf(rules: string, others: Readonly<Record<string, string>> = {}): string[] {
  const planted = new Map([...sources, [PLANTED, rules], ...Object.entries(others)]);
  return unasked(planted)
    .filter(({ file }) => file === PLANTED)
    .map(({ name }) => name);
}

const RULE = "export function planted(): number {\n  return 1;\n}\n";

test.each([
  ["nothing", {}],
  [
    "the index of the rules",
    { "src/domain/sale/index.ts": 'export { planted } from "../planted";' },
  ],
  ["a type", { "src/state/planted.ts": 'import type { planted } from "../domain";' }],
  ["a type in a list", { "src/state/planted.ts": 'import { type planted } from "../domain";' }],
  ["another of this name", { "src/state/planted.ts": 'import { planted } from "./other";' }],
  ["a comment", { "src/state/planted.ts": '// import { planted } from "../domain";' }],
  ["a measurement", { "docs/bench/planted.ts": 'import { planted } from "martillo/domain";' }],
])("a rule that %s asks is found", (_what, others) => {
  expect(unaskedOf(RULE, others)).toEqual(["planted"]);
});

test.each([
  ["the server", "demo-site/server/features/sale/planted.ts", "martillo/domain"],
  ["the site", "demo-site/app/pages/planted.ts", "martillo/domain"],
  ["a widget, by the entry", "widgets/lot-card/planted.ts", "../../src/domain"],
  ["a widget, by the file", "widgets/lot-card/planted.ts", "../../src/domain/planted"],
  ["another rule", "src/domain/sale/planted.ts", "../planted"],
])("%s asks", (_what, file, from) => {
  expect(unaskedOf(RULE, { [file]: `import { planted } from "${from}";` })).toEqual([]);
  expect(unaskedOf(RULE, { [file]: `import { planted as x } from "${from}";` })).toEqual([]);
});

test("what a rule needs of its own file is asked with it, and a list whose members are a type", () => {
  const more = "export const MOST = 3;\nexport const mostOf = () => MOST;\n";
  const asks = 'import { mostOf } from "martillo/domain";';
  expect(unaskedOf(more)).toEqual(["MOST", "mostOf"]);
  expect(unaskedOf(more, { "demo-site/server/features/sale/planted.ts": asks })).toEqual([]);
  expect(
    unaskedOf("export const ALL = [1] as const;\nexport type One = (typeof ALL)[number];"),
  ).toEqual([]);
});
