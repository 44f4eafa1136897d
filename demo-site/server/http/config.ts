import type { RateLimitName } from "martillo/contract";

/** A token bucket: `burst` at once, refilled at `perSecond`. */
export interface BucketSize {
  perSecond: number;
  burst: number;
}

/** What the server can be told; node reads it from the environment, tests pass it. */
export interface ServerConfig {
  /** `demo` seeds an empty database; only `production` trusts its own output unchecked. */
  mode: "test" | "demo" | "production";
  /** Pages that may call the API from elsewhere; bearer tokens only, never cookies. */
  origins: "*" | readonly string[];
  bodyLimitBytes: number;
  rateLimits: Record<RateLimitName, BucketSize>;
  /** Life of a session in hours, without and with "remember me". */
  sessionHours: { short: number; remembered: number };
  /** The site is served over https, directly or behind a proxy. */
  https: boolean;
}

const DAY_HOURS = 24;

export const DEFAULT_CONFIG: ServerConfig = {
  mode: "test",
  origins: "*",
  bodyLimitBytes: 1_048_576,
  rateLimits: {
    bid: { perSecond: 20, burst: 40 },
    login: { perSecond: 1 / 6, burst: 10 },
    register: { perSecond: 1 / 60, burst: 10 },
  },
  sessionHours: { short: 12, remembered: 30 * DAY_HOURS },
  https: false,
};
