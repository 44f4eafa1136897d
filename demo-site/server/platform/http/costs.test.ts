import { calls } from "martillo/contract/schemas";
import { describe, expect, it } from "vitest";
import { RateLimiter } from "../security/rate-limiter";
import { checkAddress } from "./check-limits";
import { DEFAULT_CONFIG } from "../call/config";
import { COSTS } from "./costs";

describe("the cost of a call", () => {
  it.each(Object.values(calls).map(({ name, access }) => [name, access] as const))(
    "is declared for %s (%s)",
    (name) => {
      const costs: Readonly<Record<string, number>> = COSTS;
      expect(costs[name]).toBeGreaterThanOrEqual(1);
      expect(costs[name]).toBeLessThanOrEqual(DEFAULT_CONFIG.callsPerAddress.burst);
    },
  );

  it("is what it takes of its address's allowance: ten searches a second, two hundred light calls", () => {
    const limiter = new RateLimiter(() => 0);
    const config = { ...DEFAULT_CONFIG, callsPerAddress: { perSecond: 200, burst: 200 } };
    const taken = (name: string, ip: string) => {
      for (let n = 0; ; n++) {
        try {
          checkAddress(name, ip, { config, limiter });
        } catch {
          return n;
        }
      }
    };
    expect(taken("product/search", "203.0.113.1")).toBe(10);
    expect(taken("commonFunction/getAllCities", "203.0.113.2")).toBe(10);
    expect(taken("product/singleProduct", "203.0.113.3")).toBe(200);
  });
});
