import { LRUCache } from "lru-cache";
import { countryCode, type IpCountryPort } from ".";
import { callerKey, isLoopback } from "../../platform/security/caller-address";

export interface IpCountryLookup {
  /** Address of the service; `{ip}` stands for the caller's. */
  url: string;
  /** @default the global one */
  fetch?: typeof fetch;
  /** @default the process's own */
  now?: () => number;
}

/** A page waits for its words: a service that does not answer in time does not know. */
const LIMIT_MS = 700;
const DAY_MS = 86_400_000;
/** After a failure the service is left alone for a moment. */
const PAUSE_MS = 30_000;
const MOST_KNOWN = 10_000;
const MOST_BYTES = 4_096;

/** Asks a service over HTTP, once a day for each address. Takes `ES`, `{"country":"ES"}`, `{"countryCode":"ES"}` or `country_code`. */
export function countryByLookup({
  url,
  fetch: ask = fetch,
  now = () => performance.now(),
}: IpCountryLookup): IpCountryPort {
  const known = new LRUCache<string, Promise<string | null>>({
    max: MOST_KNOWN,
    ttl: DAY_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let pausedUntil = -Infinity;

  async function lookUp(ip: string): Promise<string | null> {
    const response = await ask(url.replaceAll("{ip}", encodeURIComponent(ip)), {
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { accept: "application/json, text/plain" },
      redirect: "error",
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return countryIn((await response.text()).slice(0, MOST_BYTES));
  }

  return {
    async countryOf({ ip }) {
      if (isLoopback(ip)) return null;
      const key = callerKey(ip);
      const before = known.get(key);
      if (before) return before;
      if (pausedUntil > now()) return null;
      const country = lookUp(ip).catch((error: unknown) => {
        known.delete(key);
        pausedUntil = now() + PAUSE_MS;
        throw error;
      });
      known.set(key, country);
      return country;
    },
  };
}

function countryIn(text: string): string | null {
  const plain = countryCode(text);
  if (plain) return plain;
  try {
    const {
      country,
      countryCode: code,
      country_code,
    } = JSON.parse(text) as Record<string, unknown>;
    for (const value of [code, country_code, country]) {
      const found = typeof value === "string" ? countryCode(value) : null;
      if (found) return found;
    }
  } catch {
    // No JSON either: the country is not known.
  }
  return null;
}
