import type { CallContext } from "../http/context";

/** Keeps strangers from filling a mailbox with what they have the house write. Throws RATE_LIMITED. */
export function limitLetters({ limit, config }: Pick<CallContext, "limit" | "config">, to: string) {
  limit(`letters-to:${to}`, config.codes.perDestination);
}
