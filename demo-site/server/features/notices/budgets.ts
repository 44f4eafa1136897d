/** How much anybody is written to about lots in a day. Apart from codes and from what strangers can have sent to somebody. */
import { NOTICE_SMS, smsCounter } from "../accounts";
import { ApiFault } from "../../platform/call/fault";
import type { SendContext } from "../../platform/mail/send";
import { Counters } from "../../platform/security/counters";
import type { News } from "./what-is-true";

const DAY_SECONDS = 86_400;
/** Somebody who follows a hundred lots has asked for them; more than this nobody reads. */
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

/** The same for a text message to a number. */
export async function mayText(ctx: SendContext, number: string): Promise<boolean> {
  const count = await smsCounter(number, ctx, { purpose: NOTICE_SMS });
  try {
    // What was counted before the one that had no room is taken back.
    await ctx.db.tx(count);
    return true;
  } catch (error) {
    if (error instanceof ApiFault) return false;
    throw error;
  }
}
