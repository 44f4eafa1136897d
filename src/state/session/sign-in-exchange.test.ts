import { afterEach, expect, test, vi } from "vitest";
import { renewToken } from "./sign-in-exchange";

afterEach(() => vi.unstubAllGlobals());

test("a renewal whose answer is lost is tried again as the same one, another token's as another", async () => {
  const attempts: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    attempts.push(((await request.json()) as { attempt: unknown }).attempt);
    throw new TypeError("offline");
  });
  for (const token of ["first", "first", "second"]) {
    expect(await renewToken("https://house.test", token)).toBeUndefined();
  }
  const [one, other, ...more] = new Set(attempts);
  expect(attempts.length).toBeGreaterThanOrEqual(3);
  expect(more).toEqual([]);
  for (const attempt of [one, other]) expect(attempt).toMatch(/^[\w-]{43}$/);
  expect(attempts.indexOf(other)).toBeGreaterThan(1);
});
