import { checkSync } from "recheck";
import { expect, it } from "vitest";
import { growsOn } from "./growth";
import { shippedPatterns } from "./shipped-patterns";
import { SLOW_PATTERNS } from "./slow-patterns";

/** For one pattern. It tells of none that it finds nothing about in that time. */
const SEARCH_MS = 20_000;
const LIMIT_MS = 10 * 60_000;

/** Searches for texts that `patterns.test.ts` does not try. */
it(
  "finds no text that takes a pattern longer than the text is long",
  () => {
    const slow = new Set(SLOW_PATTERNS.map(({ pattern }) => String(pattern)));
    const found = shippedPatterns().flatMap(({ pattern, paths }) => {
      if (slow.has(String(pattern))) return [];
      const said = checkSync(pattern.source, pattern.flags, { timeout: SEARCH_MS });
      // It counts steps, and takes a pattern that needs many for each character for one that needs more with each.
      if (said.status !== "vulnerable" || !growsOn(pattern, said.attack)) return [];
      return [{ pattern: String(pattern), paths, text: said.attack.pattern.slice(0, 200) }];
    });
    expect(found).toEqual([]);
  },
  LIMIT_MS,
);
