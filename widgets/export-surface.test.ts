import { beforeAll, expect, test } from "vitest";
import { allElements } from "../scripts/generate/elements";
import { undocumented } from "../scripts/generate/docs-audit";
import { createProgram, type ENTRIES, type Program } from "../scripts/generate/program";
import { surfaceText } from "../scripts/generate/surface";
import { elements } from "./_made/docs";
import * as client from "../src/client";
import * as contract from "../src/contract";
import * as jsonLd from "../src/domain/lot-json-ld";
import * as root from "./index";

const WHAT_NOW = `The public surface is not what export-surface.txt says.
  Something new: fill in .github/API_REVIEW.md, add a minor changeset, and write the list anew with
    npx vitest run --project unit widgets/export-surface.test.ts --update
  Something gone or renamed: that breaks other people's pages. Keep the old name as an alias that still works, and add a major changeset.`;

let program: Program;
beforeAll(() => {
  program = createProgram();
});

test("the public surface is the one that was promised", async () => {
  await expect(surfaceText(program, allElements(elements)), WHAT_NOW).toMatchFileSnapshot(
    "export-surface.txt",
  );
});

test("every export says what it is for, and every option what it does", () => {
  expect(
    undocumented(program),
    "These need a doc comment: purpose, units, `@default`, what happens when it fails.",
  ).toEqual([]);
});

test.each(
  Object.entries({
    martillo: root,
    "martillo/client": client,
    "martillo/contract": contract,
    "martillo/json-ld": jsonLd,
  }) as [keyof typeof ENTRIES, object][],
)("what %s is said to export is there at run time", (entry, module) => {
  const said = program
    .exportsOf(entry)
    .filter(({ kind }) => kind === "value")
    .map(({ name }) => name);
  expect(said).toEqual(Object.keys(module).toSorted());
});
