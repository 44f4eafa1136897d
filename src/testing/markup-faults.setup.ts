import { afterEach, expect } from "vitest";

/** As React says it in development: an element where HTML does not allow it, or children without keys or with the key of another. */
const FAULT =
  /cannot be a descendant of|cannot contain a nested|should have a unique "key"|with the same key/;

/** Files of tests share a page, and each of them runs this. */
const page = globalThis as { martilloMarkupFaults?: string[] };

if (!page.martilloMarkupFaults) {
  page.martilloMarkupFaults = [];
  const say = console.error;
  console.error = (...what: unknown[]) => {
    const text = what.map(String).join(" ");
    if (FAULT.test(text)) page.martilloMarkupFaults?.push(text.slice(0, 600));
    say(...what);
  };
}

afterEach(() => {
  const faults = page.martilloMarkupFaults?.splice(0) ?? [];
  expect(faults, "markup that browsers repair in their own way").toEqual([]);
});
