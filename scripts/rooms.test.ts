import { expect, test } from "vitest";
import { crossings, cycles, isAllowed, strayNodeImports } from "./rooms";

const all = crossings();

test("every room of the server imports what it may, and nothing else", () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((crossing) => !isAllowed(crossing)).map(({ files }) => files)).toEqual([]);
});

test("no rooms of the server import each other, not by types or late imports either", () => {
  expect(cycles(all)).toEqual([]);
});

test("what is not for Node alone runs in a page", () => {
  expect(strayNodeImports()).toEqual([]);
});

test("a circle is found through a third room", () => {
  const [one, two, three] = ["a -> b", "b -> c", "c -> a"].map((files) => {
    const [from = "", to = ""] = files.split(" -> ");
    return { from, to, files };
  });
  if (!one || !two || !three) throw new Error("three are made above");
  expect(cycles([one, two])).toEqual([]);
  expect(cycles([one, two, three])).toEqual([["a -> b", "b -> c", "c -> a"]]);
});
