import { expect, test } from "vitest";
import { usePlantedFiles } from "./planted/planted-files";

const { run } = usePlantedFiles();

test("a file that fails by chance is named and does not fail the run", async () => {
  const { status, closing } = await run(["good", "by-chance"]);
  expect(closing).toContain("1 passed at the second pass alone");
  expect(closing).toContain("node: node/by-chance.planted.mjs");
  expect(closing).toContain("lost a frame");
  expect(closing).toMatch(/\n2 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test("what fails twice, in a hook or while it is read too, fails the run with both messages", async () => {
  const { status, closing } = await run(["good", "twice", "hook", "unread"]);
  expect(closing).toContain("3 files failed:");
  expect(closing.match(/expected 'a cent' to be 'a euro'/g)).toHaveLength(2);
  expect(closing.match(/no server came/g)).toHaveLength(2);
  expect(closing.match(/this file cannot be read/g)).toHaveLength(2);
  expect(closing).toMatch(/\n1 passed, 3 failed\n$/);
  expect(status).toBe(1);
});
