import { describe, expect, it } from "vitest";
import { batchedRead } from "./batched-read";

function pause() {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

describe("batchedRead", () => {
  it("shares queries and still answers everybody with its own row", async () => {
    const queries: number[][] = [];
    const read = batchedRead(async (keys: number[]) => {
      queries.push(keys);
      await pause();
      return new Map(keys.filter((key) => key % 2 === 0).map((key) => [key, `row ${key}`]));
    });
    const numbers = Array.from({ length: 100 }, (_, n) => n);
    expect(await Promise.all(numbers.map((n) => read(n)))).toEqual(
      numbers.map((n) => (n % 2 === 0 ? `row ${n}` : undefined)),
    );
    expect(queries).toEqual([numbers]);
    await Promise.all([read(1), read(1), pause().then(() => read(1))]);
    expect(queries.slice(1)).toEqual([[1], [1]]);
  });

  it("never answers with a query that began before the question", async () => {
    let value = 0;
    const read = batchedRead(async (keys: string[]) => {
      const seen = value;
      await pause();
      return new Map(keys.map((key) => [key, seen]));
    });
    const early = read("a");
    await Promise.resolve();
    value = 1;
    const late = read("a");
    expect(await late).toBe(1);
    await early;
  });

  it("fails those who shared a failed query, and nobody after them", async () => {
    let fails = true;
    const read = batchedRead(async (keys: string[]) => {
      await pause();
      if (fails) throw new Error("no database");
      return new Map(keys.map((key) => [key, key]));
    });
    const results = await Promise.allSettled([read("a"), read("b")]);
    expect(results.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await read("a")).toBe("a");
  });
});
