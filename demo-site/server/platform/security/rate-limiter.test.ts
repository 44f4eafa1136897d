import { describe, expect, it } from "vitest";
import { addressKeys, RateLimiter } from "./rate-limiter";

const SIZE = { perSecond: 2, burst: 3 };

describe("RateLimiter", () => {
  it("allows a burst, then as many as are refilled", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const take = () => limiter.take(["a", "all"], SIZE);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
    now = 499;
    expect(take()).toBe(1);
    now = 500;
    expect([take(), take()]).toEqual([0, 1]);
    now = 60_000;
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 1]);
  });

  it("says how long to wait in whole seconds", () => {
    const limiter = new RateLimiter(() => 0);
    const slow = { perSecond: 1 / 30, burst: 1 };
    limiter.take(["a", "all"], slow);
    expect(limiter.take(["a", "all"], slow)).toBe(30);
  });

  it("keeps callers apart", () => {
    const limiter = new RateLimiter(() => 0);
    for (let i = 0; i < 9; i++) limiter.take(["a", "all"], SIZE);
    expect(limiter.take(["b", "all"], SIZE)).toBe(0);
  });

  it("does not forget who is busy in a flood of others", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const slow = { perSecond: 1 / 1_000, burst: 1 };
    limiter.take(["busy", "all"], slow);
    const waits: number[] = [];
    for (let i = 0; i < 30_000; i++) {
      now += 1;
      limiter.take([`address ${i}`, "all"], SIZE);
      if (i % 1_000 === 0) waits.push(limiter.take(["busy", "all"], slow));
    }
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });

  it("does not let a limited caller go because others come, however many at once", () => {
    const limiter = new RateLimiter(() => 0);
    const own = addressKeys("calls", "203.0.113.9");
    for (let n = 0; n < 3; n++) limiter.take(own, SIZE);
    for (let n = 0; n < 30_000; n++) {
      const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      limiter.take(addressKeys("calls", address), SIZE);
    }
    expect(limiter.take(own, SIZE)).toBeGreaterThan(0);
  });

  it("counts by networks where there is no room for each address, and at last as one", () => {
    const limiter = new RateLimiter(() => 0);
    const slow = { perSecond: 1 / 1_000, burst: 3 };
    let taken = 0;
    const from = (address: string) => limiter.take(addressKeys("calls", address), slow);
    for (let n = 0; n < 10_000; n++) from(`10.0.${n >> 8}.${n & 255}`);
    for (let n = 0; n < 1_000; n++) if (from(`2001:db8:1:${n.toString(16)}::1`) === 0) taken += 1;
    expect(taken).toBe(3 * 16);
    for (let n = 0; n < 30_000; n++) {
      if (from(`2001:${n.toString(16)}:1::1`) === 0) taken += 1;
    }
    expect(limiter.size).toBeLessThanOrEqual(20_001);
    expect(taken).toBeLessThanOrEqual(10_000 + 3 * 16 * 16 + 3 * 16);
  });

  it("takes several at once, or none", () => {
    const limiter = new RateLimiter(() => 0);
    const takes = [2, 2, 1].map((amount) => limiter.take(["a", "all"], SIZE, amount));
    expect(takes).toEqual([0, 1, 0]);
  });

  it("does not grow without end", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    for (let i = 0; i < 100_000; i++) {
      now += 1;
      limiter.take([`address ${i}`, "all"], SIZE);
    }
    expect(limiter.size).toBeLessThanOrEqual(10_001);
  });
});
