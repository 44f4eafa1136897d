import { describe, expect, it } from "vitest";
import { growsOn, slowest, steepGrowth } from "./growth";
import { filesThatMakePatterns, shippedPatterns } from "./shipped-patterns";
import { PATTERNS_MADE_OF, SLOW_PATTERNS } from "./slow-patterns";

const patterns = shippedPatterns();
const slow = new Map(SLOW_PATTERNS.map((one) => [String(one.pattern), one]));
/** Of the processor, for one text of a stranger. */
const MOST_MS = 20;

it("finds the patterns of the product", () => {
  expect(patterns.length).toBeGreaterThan(250);
});

it.each(SLOW_PATTERNS)("finds $pattern where it may be, and nowhere else", ({ pattern, paths }) => {
  const found = patterns.find((one) => String(one.pattern) === String(pattern));
  expect(found?.paths.toSorted()).toEqual(paths);
});

it("knows what patterns are made of that no file writes out", () => {
  expect(filesThatMakePatterns()).toEqual(Object.keys(PATTERNS_MADE_OF).toSorted());
});

describe("the time of a pattern", () => {
  it("grows no faster than the text, whatever that is", () => {
    const found = patterns
      .filter(({ pattern }) => !slow.has(String(pattern)))
      .flatMap(({ pattern, paths }) => {
        const steep = steepGrowth(pattern);
        return steep ? [{ pattern: String(pattern), paths, ...steep }] : [];
      });
    expect(found).toEqual([]);
  });

  it.each(SLOW_PATTERNS)("$pattern stays short, since it $why", ({ pattern, most }) => {
    expect(slowest(pattern, most)).toBeLessThan(MOST_MS);
  });
});

/** As they stood in the product. */
it.each([
  /<[^>]*>/g,
  /-(?=[\w-]*[A-Z\d])[\w-]{8}\.\w+$/,
  /^(\S+?)[\s,]+(asc|desc)$/i,
  /^\s*(\d{4}-\d{2}-\d{2}(\s*,\s*\d{4}-\d{2}-\d{2})*)?\s*$/,
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi,
  /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  /^\/+|\/+$/g,
  /^\d*[1-9]\d*$/,
  /\s*km\.?\s*$/i,
  /^(a+)+$/,
])("finds that %s does", (pattern) => {
  expect(steepGrowth(pattern)?.factor).toBeGreaterThan(2);
});

it.each([
  [/^(a+)+$/, "a"],
  [/\s*km\.?\s*$/i, " "],
])("sees on a text that is given that %s does", (pattern, pump) => {
  const given = { pumps: [{ prefix: "x", pump }], suffix: "\0" };
  expect(growsOn(pattern, { ...given, pumps: [{ prefix: "", pump }] })).toBe(true);
  expect(growsOn(/[6-9](?:\d{8}|(?:[\s.\-,]{1,3}\d){8})(?!\d)/g, given)).toBe(false);
});
