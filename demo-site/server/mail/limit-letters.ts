import type { CallContext } from "../http/context";

/** Keeps strangers from filling a mailbox with what they have the house write. Throws RATE_LIMITED. */
export async function limitLetters(
  { counters, config, db }: Pick<CallContext, "counters" | "config" | "db">,
  to: string,
): Promise<void> {
  await counters.require([{ key: `letters to ${to}`, rule: config.codes.perDestination }], db);
}
