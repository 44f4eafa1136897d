import { callerKey } from "./caller-address";
import { times, type CountRule, type Limit } from "./counters";

/** The person who has something sent to an address that may be another person's. */
export interface Asker {
  ip: string;
  /** Null for guests. */
  userId: number | null;
  /** The account of the address has signed in from here. */
  isAtHome: boolean;
}

/** One asker never uses up what an address may be sent. */
const MOST_OF_ONE = 2 / 3;

/**
 * The limits of what is sent to an address because a person asked for it: so much for all strangers together, and for each of them a part
 * of that. Where the owner of the address has signed in before, it has the rule for itself: requests of strangers, from however many
 * places, fill no mailbox and do not keep the owner out.
 */
export function limitsTo(use: string, address: string, asker: Asker, rule: CountRule): Limit[] {
  const to = `${use} to ${address}`;
  if (asker.isAtHome) return [{ key: `${to} at home`, rule }];
  const who = asker.userId === null ? `from ${callerKey(asker.ip)}` : `by ${asker.userId}`;
  return [
    { key: `${to} asked ${who}`, rule: times(rule, MOST_OF_ONE) },
    { key: to, rule },
  ];
}
