import type { CallContext } from "../call/context";

const DAY_SECONDS = 86_400;

/** Keeps strangers from filling a mailbox with what they have the house write: so many letters a day, of all kinds. Throws RATE_LIMITED. */
export async function limitLetters(
  { counters, config, db }: Pick<CallContext, "counters" | "config" | "db">,
  to: string,
): Promise<void> {
  const rule = { most: config.codes.perDestination.burst, seconds: DAY_SECONDS };
  await counters.require([{ key: `letters to ${to}`, rule }], db);
}
