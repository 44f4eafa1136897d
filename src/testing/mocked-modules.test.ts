import { expect, it } from "vitest";
import { testsIn } from "./test-files";

it("is by name that a test in Node has a process of its own: others share the modules that they load", () => {
  const tests = testsIn(["src", "widgets", "demo-site", "docs", "scripts"]);
  const mocking = tests.filter(
    ({ file, text }) => /vi\.(do)?mock\(/i.test(text) && !file.includes(".browser."),
  );
  const own = mocking.map(({ file }) => file);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((file) => !/\.mocked\.test\.tsx?$/.test(file))).toEqual([]);
});
