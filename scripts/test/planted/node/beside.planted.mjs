import { expect, test } from "vitest";

test("passes, and leaves something that fails later", async () => {
  setTimeout(() => {
    throw new Error("too late for its test");
  }, 10);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(1).toBe(1);
});
