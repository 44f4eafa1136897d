import { expect, test } from "vitest";
import { allElements } from "../../../../scripts/generate/elements";
import { readDescriptors } from "../../../../build/descriptors";
import { EXAMPLES, lineOf } from "./examples";

test("every element has an example with attributes that it takes, and no example is of an element that is gone", async () => {
  const elements = allElements(await readDescriptors());
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(elements.map(({ tag }) => tag).toSorted());
  for (const { tag, attributes } of elements) {
    const known = [...Object.keys(attributes), "theme"];
    for (const name of Object.keys(EXAMPLES[tag]?.attributes ?? {})) expect(known).toContain(name);
  }
});

test("a line is what somebody would write", () => {
  expect(lineOf("martillo-lot-card", { attributes: { lot: "next" } })).toBe(
    '<martillo-lot-card lot="next"></martillo-lot-card>',
  );
  expect(lineOf("martillo-lot-list", { attributes: { limit: "3", "hide-filters": "" } })).toBe(
    '<martillo-lot-list limit="3" hide-filters></martillo-lot-list>',
  );
});
