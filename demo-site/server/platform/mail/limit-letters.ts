import type { CallContext } from "../call/context";
import { limitsTo } from "../security/limits-to";
import { hasSignedInFrom } from "../security/session-repository";

const DAY_SECONDS = 86_400;

/** Keeps strangers from filling a mailbox with what they have the house write: so many letters a day, of all kinds. Throws RATE_LIMITED. */
export async function limitLetters(
  {
    counters,
    config,
    db,
    ip,
    viewer,
  }: Pick<CallContext, "counters" | "config" | "db" | "ip" | "viewer">,
  to: string,
): Promise<void> {
  const rule = { most: config.codes.perDestination.burst, seconds: DAY_SECONDS };
  const isAtHome = await hasSignedInFrom(db, { email: to }, ip);
  const asker = { ip, userId: viewer?.id ?? null, isAtHome };
  await counters.require(limitsTo("letters", to, asker, rule), db);
}
