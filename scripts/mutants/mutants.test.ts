import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import config from "../../vitest.config";
import { at } from "../../build/entries";
import { isAmong } from "./gate-files.mjs";
import { gateFindersOf, mutants, PROJECTS, type Mutant } from "./mutants.mjs";
import { matrixLines } from "./matrix.mjs";
import { withFault } from "./sources.mjs";

/** What the gate asks; of foreign pages it asks none. */
const GATE_PROJECTS = PROJECTS.filter((project) => project !== "hosts");

interface Files {
  name?: string;
  include?: string[];
  exclude?: string[];
}

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test as Files] : [],
);

function runsIn(project: string, file: string): boolean {
  // Storybook's own list, which its plugin brings.
  if (project === "stories") return file.endsWith(".stories.tsx");
  // In the gate these run a part of their files.
  if (["embed", "e2e", "hosts"].includes(project)) return file.includes(".test.ts");
  const { include = [], exclude = [] } = projects.find(({ name }) => name === project) ?? {};
  return isAmong(file, include) && !isAmong(file, exclude);
}

const named = mutants.map((mutant): [string, Mutant] => [mutant.name, mutant]);

test.each(named)("%s has its place once, and changes it", (_name, mutant) => {
  const source = readFileSync(at(mutant.file), "utf8");
  const faulty = withFault(source, mutant);
  expect(faulty, "write the mutant anew: its place is not there exactly once").toBeDefined();
  expect(faulty).not.toBe(source);
});

test.each(named)("%s is looked for by files that are there", (_name, { finders }) => {
  for (const [project, files] of Object.entries(finders)) {
    for (const file of files) {
      expect(readFileSync(at(file), "utf8")).not.toBe("");
      expect(runsIn(project, file), `${file} in ${project}`).toBe(true);
    }
  }
});

test.each(named)("%s is found by the gate, or says why not", (_name, mutant) => {
  const isFoundByGate = Object.keys(gateFindersOf(mutant)).length > 0;
  expect(isFoundByGate).toBe(mutant.why === undefined);
});

test("no two have one name", () => {
  const names = mutants.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(GATE_PROJECTS)("there is one that %s finds", (project) => {
  expect(mutants.some((mutant) => gateFindersOf(mutant)[project])).toBe(true);
});

test("a place that is missing, or there twice, takes no fault", () => {
  const edit = { find: "a < b", put: "a <= b" };
  expect(withFault("if (a < b)", edit)).toBe("if (a <= b)");
  expect(withFault("if (a > b)", edit)).toBeUndefined();
  expect(withFault("a < b, a < b", edit)).toBeUndefined();
});

test("what stands for something in a pattern is put as it is", () => {
  expect(withFault("x", { find: "x", put: "$&$1" })).toBe("$&$1");
});

test("the matrix says who found what, and which project finds nothing alone", () => {
  const [one, other] = mutants as [Mutant, Mutant];
  const lines = matrixLines([one, other], {
    [one.name]: { unit: { foundBy: "a test" }, server: { foundBy: "another test" } },
    [other.name]: { unit: { foundBy: "a test" }, e2e: { foundBy: null } },
  });
  const rowOf = ({ name }: Mutant) => lines.find((line) => line.startsWith(name))?.split(/\s+/);
  expect(rowOf(one)?.slice(1, 3)).toEqual(["found", "found"]);
  expect(rowOf(other)?.slice(1, 3)).toEqual(["found", "·"]);
  expect(rowOf(other)).toContain("missed");
  expect(lines).toContain("unit alone finds 1");
  expect(lines).toContain("server finds nothing alone");
});
