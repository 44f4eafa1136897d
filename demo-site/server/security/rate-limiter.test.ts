import { describe, expect, it } from "vitest";
import { RateLimiter } from "./rate-limiter";

const SIZE = { perSecond: 2, burst: 3 };

describe("RateLimiter", () => {
  it("allows a burst, then as many as are refilled", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const take = () => limiter.take("a", SIZE);
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
    limiter.take("a", slow);
    expect(limiter.take("a", slow)).toBe(30);
  });

  it("keeps callers apart", () => {
    const limiter = new RateLimiter(() => 0);
    for (let i = 0; i < 9; i++) limiter.take("a", SIZE);
    expect(limiter.take("b", SIZE)).toBe(0);
  });

  it("does not forget who is busy in a flood of others", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const slow = { perSecond: 1 / 1_000, burst: 1 };
    limiter.take("busy", slow);
    const waits: number[] = [];
    for (let i = 0; i < 30_000; i++) {
      now += 1;
      limiter.take(`address ${i}`, SIZE);
      if (i % 1_000 === 0) waits.push(limiter.take("busy", slow));
    }
    expect(Math.min(...waits)).toBeGreaterThan(0);
  });

  it("does not grow without end", () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    for (let i = 0; i < 100_000; i++) {
      now += 1;
      limiter.take(`address ${i}`, SIZE);
    }
    expect(limiter.size).toBeLessThanOrEqual(10_001);
  });
});
