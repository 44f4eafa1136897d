import { expect, it } from "vitest";
import { chance, fc, numbersFrom, SEED, seedOf } from "./seed";
import { testsIn } from "./test-files";

it("is a whole number, the same each time, or drawn", () => {
  expect(seedOf(undefined)).toBe(seedOf(""));
  expect(seedOf("7")).toBe(7);
  expect(seedOf("-7")).toBe(-7);
  expect(new Set([1, 2, 3].map(() => seedOf("random"))).size).toBeGreaterThan(1);
  expect(() => seedOf("seven")).toThrow(/MARTILLO_SEED/);
});

it("is what properties and samples begin with", () => {
  const drawn = (seed?: number) =>
    fc.sample(fc.integer(), seed === undefined ? 5 : { numRuns: 5, seed });
  expect(drawn()).toEqual(drawn(SEED));
  const told = () => fc.assert(fc.property(fc.integer(), () => false));
  expect(told).toThrow(`seed: ${SEED}`);
});

it("gives each row numbers of its own, the same each time", () => {
  const first = (next: () => number) => Array.from({ length: 5 }, next);
  expect(first(chance())).toEqual(first(chance()));
  expect(first(chance())).toEqual(first(numbersFrom(SEED)));
  expect(first(chance(1))).not.toEqual(first(chance(2)));
});

it("decides in all tests: none has a chance of its own", () => {
  const properties = testsIn(["src", "widgets", "demo-site", "docs", "scripts"]);
  expect(properties.length).toBeGreaterThan(100);
  const direct = properties.filter(({ text }) => /(from|import\() ?"fast-check"/.test(text));
  expect(direct.map(({ file }) => file)).toEqual([]);
  const sequences = testsIn(["src/domain", "src/state", "demo-site/server"]);
  const drawn = sequences.filter(({ text }) => /Math\.random\(|order by random\(/.test(text));
  expect(drawn.map(({ file }) => file)).toEqual([]);
});
