import type { RateLimitName } from "martillo/contract";
import type { DescribedCall } from "martillo/contract/schemas";
import { isLoopback } from "../security/caller-address";
import { addressLimits, times, type Limit } from "../security/counters";
import { addressKeys, type LimiterKeys } from "../security/rate-limiter";
import type { CallOrigin, CallServices } from "./call-services";
import type { BucketSize, Viewer } from "../call/context";
import { ApiFault } from "../call/fault";

/** What guards secrets, letters or money counts for all processes together; the others keep a process from being overrun. */
const SHARED: ReadonlySet<RateLimitName> = new Set(["login", "register", "code", "check"]);

/** Accounts that may sit behind one address: an office, a family. */
const ACCOUNTS_PER_ADDRESS = 4;

type Services = Pick<CallServices, "config" | "limiter" | "counters">;

/** Before the database is asked anything. A proxy on this machine that the operator did not declare would be all visitors at once. */
export function checkAddress(
  { cost }: Pick<DescribedCall, "cost">,
  ip: string,
  { config, limiter }: Pick<Services, "config" | "limiter">,
) {
  if (isLoopback(ip)) return;
  // A house that allows very little still answers each call.
  const taken = Math.min(cost, config.callsPerAddress.burst);
  const wait = limiter.take(addressKeys("calls", ip), config.callsPerAddress, taken);
  if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
}

/** The limit that a call is declared with. A refusal by this process itself asks the database nothing. */
export async function checkRate(
  name: RateLimitName | undefined,
  viewer: Viewer | null,
  origin: CallOrigin,
  { config, limiter, counters }: Services,
) {
  if (!name) return;
  const size = config.rateLimits[name];
  const keys: LimiterKeys = viewer
    ? [`${name} by ${viewer.id}`, `${name} by accounts`]
    : addressKeys(name, origin.ip);
  const wait = limiter.take(keys, size);
  if (wait > 0) throw new ApiFault("RATE_LIMITED", { retry_after: wait });
  if (SHARED.has(name)) await counters.require(sharedLimits(name, viewer, origin.ip, size));
}

function sharedLimits(name: string, viewer: Viewer | null, ip: string, size: BucketSize): Limit[] {
  if (!viewer) return addressLimits(name, ip, size);
  return [
    { key: `${name} by ${viewer.id}`, rule: size },
    ...addressLimits(`${name} of accounts`, ip, times(size, ACCOUNTS_PER_ADDRESS)),
  ];
}
