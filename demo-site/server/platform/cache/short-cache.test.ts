import { expect, it } from "vitest";
import { ShortCache } from "./short-cache";

it("keeps an answer for its time, and one load at a time", async () => {
  let now = 1;
  let loads = 0;
  const cache = new ShortCache(15, () => now);
  const get = () => cache.get("a", () => Promise.resolve(++loads));
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  now = 15_002;
  expect(await get()).toBe(2);
});

it("does not grow with what callers ask for, and keeps what is asked for often", async () => {
  let now = 1;
  const cache = new ShortCache(15, () => now);
  for (let i = 0; i < 5_000; i++) {
    await cache.get(`query ${i}`, () => Promise.resolve(i));
    expect(await cache.get("all", () => Promise.resolve(i))).toBe(0);
  }
  expect(cache.size).toBeLessThanOrEqual(200);
  now = 15_002;
  await cache.get("later", () => Promise.resolve(1));
  expect(cache.size).toBe(1);
});

it("forgets a failure", async () => {
  const cache = new ShortCache(15);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", () => Promise.resolve(1))).toBe(1);
});

it("keeps nothing where an answer must not be old at all", async () => {
  const cache = new ShortCache(0);
  let loads = 0;
  const get = () => cache.get("a", () => Promise.resolve(++loads));
  expect([await get(), await get(), cache.size]).toEqual([1, 2, 0]);
});

it("forgets what begins alike, and what is on its way there", async () => {
  const cache = new ShortCache(15);
  let loads = 0;
  const get = (key: string) => cache.get(key, () => Promise.resolve(++loads));
  const first = get("lots of spring");
  await get("settings");
  cache.drop("lots");
  expect([await first, await get("lots of spring"), await get("settings")]).toEqual([1, 3, 2]);
});
