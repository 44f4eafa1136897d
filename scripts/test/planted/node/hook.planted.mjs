import { beforeAll, describe, test } from "vitest";

describe("a journey", () => {
  beforeAll(() => {
    throw new Error("no server came");
  });
  test("never begins", () => {});
});
