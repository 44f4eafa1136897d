import { type CallName, calls } from "martillo/contract/schemas";
import { describe, expect, it } from "vitest";
import { RateLimiter } from "../security/rate-limiter";
import { checkAddress } from "./check-limits";
import { DEFAULT_CONFIG } from "../call/config";

describe("the cost of a call", () => {
  it.each(Object.values(calls).map(({ name, cost }) => [name, cost] as const))(
    "of %s is one that an address can pay: %d",
    (_name, cost) => {
      expect(cost).toBeGreaterThanOrEqual(1);
      expect(cost).toBeLessThanOrEqual(DEFAULT_CONFIG.callsPerAddress.burst);
    },
  );

  it("is what it takes of its address's allowance: ten searches a second, two hundred light calls", () => {
    const limiter = new RateLimiter(() => 0);
    const config = { ...DEFAULT_CONFIG, callsPerAddress: { perSecond: 200, burst: 200 } };
    const taken = (name: CallName, ip: string) => {
      for (let n = 0; ; n++) {
        try {
          checkAddress(calls[name], ip, { config, limiter });
        } catch {
          return n;
        }
      }
    };
    expect(taken("product/search", "203.0.113.1")).toBe(10);
    expect(taken("commonFunction/getAllCities", "203.0.113.2")).toBe(20);
    expect(taken("product/singleProduct", "203.0.113.3")).toBe(200);
  });
});
