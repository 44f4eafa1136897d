import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../db/db";
import { bothEngines, type OpenEngine } from "../../testing/engines";
import { forgetCounters } from "./counter-repository";
import { addressLimits, Counters, type CountRule, type Limit } from "./counters";

const SECRET = { secret: "de la casa y de nadie más" };

describe.each(bothEngines)("counters on $name", ({ open: openEngine }) => {
  let open: OpenEngine;
  let db: Db;
  let counters: Counters;
  let named = 0;

  beforeAll(async () => {
    open = await openEngine();
    db = open.db;
    counters = new Counters(db, SECRET);
  }, 60_000);
  afterAll(() => open?.close());

  const limit = (rule: CountRule, key = `key ${named++}`): Limit => ({ key, rule });

  /** The waits in steps of five seconds: on a crowded machine a few go by between two takes. */
  async function takes(limits: Limit[], count: number): Promise<number[]> {
    const waits = [];
    for (let n = 0; n < count; n++) waits.push(Math.ceil((await counters.take(limits)) / 5) * 5);
    return waits;
  }

  /** As if everything had happened that long before. */
  const pass = (seconds: number) =>
    db.query(
      `update counters set since = since - make_interval(secs => $1),
         ends_at = ends_at - make_interval(secs => $1)`,
      [seconds],
    );

  it("let a bucket's burst through, and what it is refilled with", async () => {
    const bucket = [limit({ perSecond: 1 / 100, burst: 3 })];
    expect(await takes(bucket, 5)).toEqual([0, 0, 0, 100, 100]);
    await pass(101);
    expect(await takes(bucket, 2)).toEqual([0, expect.closeTo(99, -1)]);
  });

  it("count a window from its first until it ends", async () => {
    const window = [limit({ most: 2, seconds: 1_000 })];
    await counters.take(window);
    await pass(600);
    expect(await takes(window, 2)).toEqual([0, 400]);
    await pass(401);
    expect(await takes(window, 3)).toEqual([0, 0, 1_000]);
  });

  it("let a pause grow with each time, up to its longest, until all was quiet", async () => {
    const rule = { free: 2, firstSeconds: 10, longestSeconds: 35, quietSeconds: 1_000 };
    const pauses = [limit(rule)];
    expect(await takes(pauses, 3)).toEqual([0, 0, 10]);
    for (const longer of [20, 35, 35, 35]) {
      await pass(36);
      expect(await takes(pauses, 2)).toEqual([0, longer]);
    }
    await pass(1_001);
    expect(await takes(pauses, 3)).toEqual([0, 0, 10]);
  });

  it("go on growing for ever without an error", async () => {
    const rule = { free: 1, firstSeconds: 1, longestSeconds: 60, quietSeconds: 100 };
    const pauses = [limit(rule)];
    expect(await counters.take(pauses)).toBe(0);
    await db.query("update counters set used = 5000");
    expect(await counters.take(pauses)).toBe(60);
  });

  it("count in all or in none", async () => {
    const tight = limit({ most: 1, seconds: 100 });
    const loose = limit({ most: 10, seconds: 100 });
    expect(await takes([loose, tight], 8)).toEqual([0, ...Array(7).fill(100)]);
    expect(await takes([loose], 10)).toEqual([...Array(9).fill(0), 100]);
  });

  it("take back, and begin anew", async () => {
    const window = [limit({ most: 2, seconds: 100 })];
    expect(await takes(window, 3)).toEqual([0, 0, 100]);
    await counters.giveBack(window);
    expect(await takes(window, 2)).toEqual([0, 100]);
    await counters.clear(window);
    expect(await takes(window, 3)).toEqual([0, 0, 100]);
  });

  it("are the same for all processes, and are no more when all come at once", async () => {
    const other = new Counters(db, SECRET);
    for (const rule of [
      { most: 5, seconds: 500 },
      { burst: 5, perSecond: 1 / 500 },
      { free: 5, firstSeconds: 500, longestSeconds: 500, quietSeconds: 500 },
    ]) {
      const shared = limit(rule);
      const asked = Array.from({ length: 24 }, (_, n) =>
        (n % 2 === 0 ? counters : other).take([shared, limit({ most: 1, seconds: 9 })]),
      );
      const waits = await Promise.all(asked);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    }
  });

  it("do not lock each other up when many count the same in another order", async () => {
    const both = [limit({ most: 1_000, seconds: 9 }), limit({ most: 1_000, seconds: 9 })];
    const asked = Array.from({ length: 40 }, (_, n) =>
      counters.take(n % 2 === 0 ? both : both.toReversed()),
    );
    expect(await Promise.all(asked)).toEqual(Array(40).fill(0));
  });

  it("are gone with the transaction that did not happen", async () => {
    const once = [limit({ most: 1, seconds: 100 })];
    const failed = db.tx(async (t) => {
      await counters.require(once, t);
      throw new Error("no letter");
    });
    await expect(failed).rejects.toThrow("no letter");
    expect(await takes(once, 2)).toEqual([0, 100]);
    await expect(counters.require(once)).rejects.toMatchObject({
      code: "RATE_LIMITED",
      details: { retry_after: 100 },
    });
  });

  it("find the key of their hashes also where it is asked for first in a transaction", async () => {
    const own = new Counters(db, { secret: null });
    const once = [limit({ most: 1, seconds: 100 })];
    expect(await db.tx((t) => own.take(once, t))).toBe(0);
    expect(await own.take(once)).toBe(100);
  });

  it("are cleaned of what says nothing any more, and say nothing of whom they count", async () => {
    await db.query("delete from counters");
    const kept = [limit({ most: 1, seconds: 500 }, "ana@example.test")];
    await counters.take(kept);
    await counters.take([limit({ most: 1, seconds: 5 })]);
    await counters.take([limit({ burst: 1, perSecond: 1 })]);
    await pass(6);
    await forgetCounters(db);
    const rows = await db.query("select * from counters");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("ana");
    expect(await counters.take(kept)).toBeGreaterThan(400);
  });

  it("hold for an address, and wider for the network around it", async () => {
    const rule = { most: 2, seconds: 500 };
    const from = (ip: string) => counters.take(addressLimits("test", ip, rule));
    expect([await from("2001:db8:1:1::1"), await from("2001:db8:1:1::2")]).toEqual([0, 0]);
    expect(await from("2001:db8:1:1::3")).toBe(500);
    const others = [];
    for (let n = 2; n < 60; n++) others.push(await from(`2001:db8:1:${n.toString(16)}::1`));
    expect(others.filter((wait) => wait === 0)).toHaveLength(30);
    expect(await from("2001:db8:2:1::1")).toBe(0);
    expect(addressLimits("test", "127.0.0.1", rule)).toHaveLength(1);
  });
});
