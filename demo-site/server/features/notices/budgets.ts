/** How much a person is written to about lots in a day. Apart from codes and from what strangers can have sent to a person. */
import type { SendContext } from "../../platform/mail/send";
import { Counters } from "../../platform/security/counters";
import type { News } from "./what-is-true";

const DAY_SECONDS = 86_400;
/** A person who follows a hundred lots has asked for them; no person reads more than this. */
export const LETTERS_A_DAY = 100;

/** These are documents. */
const ALWAYS: ReadonlySet<News> = new Set(["won", "awaitingSeller"]);

/** Counts a letter to a person, in the transaction in which it is written. False where there is no room. */
export async function mayMail(ctx: SendContext, userId: number, news: News): Promise<boolean> {
  if (ALWAYS.has(news)) return true;
  const rule = { most: LETTERS_A_DAY, seconds: DAY_SECONDS };
  const counters = new Counters(ctx.db, ctx.config);
  return (await counters.take([{ key: `letters about lots to ${userId}`, rule }], ctx.db)) === 0;
}
